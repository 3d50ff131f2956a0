# Run by cpack over the folder that is about to become the package: where Debian has things elsewhere than others do.
set(root ${CPACK_TEMPORARY_INSTALL_DIRECTORY}${CPACK_PACKAGING_INSTALL_PREFIX})
if(CPACK_GENERATOR STREQUAL DEB)
  file(RENAME ${root}/share/zsh/site-functions ${root}/share/zsh/vendor-completions)
  execute_process(COMMAND gzip -9n ${root}/share/man/man6/doorstring.6 ${root}/share/doc/doorstring/changelog
                  COMMAND_ERROR_IS_FATAL ANY)
endif()

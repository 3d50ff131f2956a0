// Holds nothing: the target of the precompiled standard headers needs a source.

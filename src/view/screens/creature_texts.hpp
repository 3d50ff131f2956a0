// What the field notes say of each creature: how it announces its attack, and how to answer it.
#pragma once

#include "base/message.hpp"
#include "config/creature_parts.hpp"

namespace doorstring {

struct CreatureTexts {
    CreatureKind kind;
    Message tell;
    Message answer;
};

inline constexpr auto creatureTexts = keyedTable<&CreatureTexts::kind, CreatureTexts>({
    {CreatureKind::Slime, msg("It lies flat and shows its teeth, then leaps at where you stand."),
     msg("Step across its line; strike where it lands. It splits into two small ones.")},
    {CreatureKind::SmallSlime, msg("It lies flat, but not for long, then leaps."),
     msg("Step across its line; strike where it lands.")},
    {CreatureKind::Bat, msg("It raises its wings, flutters about, and hangs still again."),
     msg("Keep away while it flutters; strike while it hangs.")},
    {CreatureKind::Skeleton, msg("It holds a bone above its head, then throws it."),
     msg("Step out of the way, or knock the bone down; then strike.")},
    {CreatureKind::Turret, msg("It opens its eye, and a barrel slides out to that side."),
     msg("Nothing hurts it. Walk past when it has shot; alone, it falls asleep.")},
    {CreatureKind::Charger, msg("It lowers its horns and scrapes up dust, then rushes."),
     msg("Step out of its line, and let it run into a wall; strike while it is dazed.")},
    {CreatureKind::Ghost, msg("It comes while you look away, and fades in with raised arms."),
     msg("Face it, or walk away from its grasp; strike when it is near.")},
    {CreatureKind::Mimic, msg("A chest that breathes. Beside it you see teeth, then it leaps."),
     msg("Strike a chest that you do not trust; step across its line.")},
    {CreatureKind::Bomber, msg("It holds a bomb overhead, its fuse lit, and throws it at you."),
     msg("Walk out of the ring. The blast hurts creatures, too.")},
    {CreatureKind::ShieldKnight, msg("He raises his sword behind his shield, then charges."),
     msg("Step across his line; strike from behind, or while his shield is down.")},
    {CreatureKind::Spiderling, msg("It lies flat, its fangs out, then leaps."),
     msg("Step across its line; strike where it lands.")},
    {CreatureKind::Knot, msg("It holds one of the Weaver's strings."),
     msg("Cut it: three blows, one arrow, or the hook.")},
    {CreatureKind::Thief, msg("It tiptoes up to you, crouches, and snatches your coins."),
     msg("Strike it before it snatches. Corner it, or stop it with what you throw.")},
    {CreatureKind::Singer, msg("It opens its mouth, and rings of light leave it."),
     msg("Watch who sings first after the pause; strike each in that order.")},
    {CreatureKind::KingSlime,
     msg("He crouches before three hops. He looks up before he leaps, and a ring shows where he "
         "lands."),
     msg("Leave the ring; strike while he rests. He swallows a bomb that lies in it.")},
    {CreatureKind::Porter,
     msg("He raps twice behind the door that he bursts out of. He swings his ring before keys "
         "fly."),
     msg("Strike while he is stuck, or from behind; an arrow into his eye opens his guard.")},
    {CreatureKind::Weaver,
     msg("She plucks a thread red before it snaps. Her strings tremble before she turns the room."),
     msg("Stand between the strings and cut the knots; strike while she lies on the ground.")},
    {CreatureKind::Founder,
     msg("He lifts his hammer over tiles that light up. He crouches behind his shield, then "
         "rushes."),
     msg("Strike from the side. Lead his rush into a pillar; the hook takes his shield.")},
    {CreatureKind::String,
     msg("It levels its needle along a thread, and pricks holes that the needle comes up from."),
     msg("Leave its row, and keep walking. Strike while the needle is stuck, then follow it.")},
});

}  // namespace doorstring

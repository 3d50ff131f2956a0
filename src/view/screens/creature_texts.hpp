// What the field notes say of each creature: how it announces its attack, and how to answer it.
#pragma once

#include "config/creature_parts.hpp"

#include <string_view>

namespace doorstring {

struct CreatureTexts {
    CreatureKind kind;
    std::string_view tell;
    std::string_view answer;
};

inline constexpr auto creatureTexts = keyedTable<&CreatureTexts::kind, CreatureTexts>({
    {CreatureKind::Slime, "It lies flat and shows its teeth, then leaps at where you stand.",
     "Step across its line; strike where it lands. It splits into two small ones."},
    {CreatureKind::SmallSlime, "It lies flat, but not for long, then leaps.",
     "Step across its line; strike where it lands."},
    {CreatureKind::Bat, "It raises its wings, flutters about, and hangs still again.",
     "Keep away while it flutters; strike while it hangs."},
    {CreatureKind::Skeleton, "It holds a bone above its head, then throws it.",
     "Step out of the way, or knock the bone down; then strike."},
    {CreatureKind::Turret, "It opens its eye, and a barrel slides out to that side.",
     "Nothing hurts it. Walk past when it has shot; alone, it falls asleep."},
    {CreatureKind::Charger, "It lowers its horns and scrapes up dust, then rushes.",
     "Step out of its line, and let it run into a wall; strike while it is dazed."},
    {CreatureKind::Ghost, "It comes while you look away, and fades in with raised arms.",
     "Face it, or walk away from its grasp; strike when it is near."},
    {CreatureKind::Mimic, "A chest that breathes. Beside it you see teeth, then it leaps.",
     "Strike a chest that you do not trust; step across its line."},
    {CreatureKind::Bomber, "It holds a bomb overhead, its fuse lit, and throws it at you.",
     "Walk out of the ring. The blast hurts creatures, too."},
    {CreatureKind::ShieldKnight, "He raises his sword behind his shield, then charges.",
     "Step across his line; strike from behind, or while his shield is down."},
    {CreatureKind::Spiderling, "It lies flat, its fangs out, then leaps.",
     "Step across its line; strike where it lands."},
    {CreatureKind::Knot, "It holds one of the Weaver's strings.",
     "Cut it: three blows, one arrow, or the hook."},
    {CreatureKind::Thief, "It tiptoes up to you, crouches, and snatches your coins.",
     "Strike it before it snatches. Corner it, or stop it with what you throw."},
    {CreatureKind::Singer, "It opens its mouth, and rings of light leave it.",
     "Watch who sings first after the pause; strike each in that order."},
    {CreatureKind::KingSlime,
     "He crouches before three hops. He looks up before he leaps, and a ring shows where he lands.",
     "Leave the ring; strike while he rests. He swallows a bomb that lies in it."},
    {CreatureKind::Porter,
     "He raps twice behind the door that he bursts out of. He swings his ring before keys fly.",
     "Strike while he is stuck, or from behind; an arrow into his eye opens his guard."},
    {CreatureKind::Weaver,
     "She plucks a thread red before it snaps. Her strings tremble before she turns the room.",
     "Stand between the strings and cut the knots; strike while she lies on the ground."},
    {CreatureKind::Founder,
     "He lifts his hammer over tiles that light up. He crouches behind his shield, then rushes.",
     "Strike from the side. Lead his rush into a pillar; the hook takes his shield."},
    {CreatureKind::String,
     "It levels its needle along a thread, and pricks holes that the needle comes up from.",
     "Leave its row, and keep walking. Strike while the needle is stuck, then follow it."},
});

}  // namespace doorstring

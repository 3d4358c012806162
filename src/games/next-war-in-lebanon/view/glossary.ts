/** The terms of the game, and what each chit is called. */
import type { Frozen, Term } from "#engine";
import type { Content } from "../content/types.ts";

const TERMS: readonly (readonly [term: string, text: string])[] = [
  [
    "Chit",
    "A Joint Ops chit, J-1 to J-4 (J-5 and J-6 by option): nearly everything a side does costs one. Played chits go back to the pool.",
  ],
  ["C2", "Command and control: how many chits a side holds, and how many units a stack or a task force may have."],
  [
    "Combat mode",
    "C on a counter. Such a unit moves by J-3 and fights with its first rating, but never fires at a dispersed unit.",
  ],
  [
    "Dispersed mode",
    "D on a counter. Such a unit does not move by J-3, fights with its second rating, and fires at units in either mode.",
  ],
  [
    "Disrupted",
    "X on a counter. The unit neither fires nor supports, leaves its task force, and a second disruption reduces it. Militia, Syrian units, rockets and missiles are eliminated instead.",
  ],
  [
    "Reduced",
    "R on a counter: an IDF unit on its weaker side. Reduced again, it is eliminated; Hezbollah units are eliminated at once, and can be built again by J-1.",
  ],
  [
    "Task force",
    "An HQ with the units in its box. One J-3 moves all of it; the enemy sees only its HQ, its size and its top unit.",
  ],
  ["Stack", "Loose units together, at most C2 of them. The enemy sees how many there are, and the top one."],
  [
    "Control",
    "A side controls a zone where it has an undisrupted unit and the enemy none. If both have one, it is contested.",
  ],
  [
    "Sanctuary",
    "Central Israel is the IDF's, Northern Lebanon the Insurgents', and so is Syria once it is in the war. The enemy cannot enter, except IDF SOF.",
  ],
  [
    "Ambush",
    "A J-3 against units that enter a zone: the ambusher attacks them, and they get neither J-4 support nor air support. That is their battle for the zone: no other follows.",
  ],
  [
    "Evade",
    "J-2 before a battle: for each J-2 a die says how many of the defender's units stay out of it until the end of the phase.",
  ],
  [
    "Tactical advantage",
    "Each side rolls a die before a battle; the defender adds 1, and 1 more in a city. The higher total fires first; on a tie the defender does.",
  ],
  [
    "Firefight",
    "A unit fires at a target: die and rating against die and rating in the firer's mode. The loser is disrupted, and reduced if their modes differ; a tie hits both and is collateral damage.",
  ],
  [
    "Collateral damage",
    "A tie in a battle, or a 6 rolled for rockets or a raid: one Cascading Effect, drawn once the battle is over, or at once after rockets and raids.",
  ],
  [
    "Cascading Effect",
    "A card of 52: help or trouble for one side, a shorter war, Syria, Iran, Hamas. One is drawn at the end of every turn, too.",
  ],
  ["CSU", "Combat support unit: artillery. It never fires, but adds its rating to one firer of its side in a battle."],
  [
    "SOF",
    "Special operations forces: they are never ambushed, may enter enemy sanctuaries (a Cascading Effect each time), and fight only if the IDF chooses to.",
  ],
  [
    "Close air support",
    "A J-3 in a battle: one firer of the IDF rolls four dice and keeps the best. The Insurgents may try to stop it with J-4.",
  ],
  [
    "Deep strike",
    "A J-3 of the IDF against a zone: half of the units there in one mode, or one unit. One J-4 stops all missions of a play on its zone.",
  ],
  [
    "SR, MR",
    "Short- and medium-range rockets: SR fire from the zones south of the first band, MR south of the second. Missiles fire from anywhere. Each 6 is 1 VP.",
  ],
  ["PGM", "Precision-guided munitions: a mission of a deep strike against one unit, which you can name if you see it."],
  ["Countervalue", "A strategy of the IDF: VP for enemy units out of play."],
  ["Counterforce", "A strategy of the IDF: VP for zones of Lebanon under its control."],
];

export const glossary = (content: Frozen<Content>): readonly Term[] => [
  ...TERMS.map(([term, text]) => ({ term, text })),
  ...Object.values(content.chits).map(({ type, name }) => ({ term: type, text: `${type}, ${name}. ${CHITS[type]}` })),
];

const CHITS: { readonly [type in keyof Content["chits"]]: string } = {
  "J-1":
    "Recovers a disrupted unit or readies rockets, rebuilds a reduced one, builds lost Hezbollah units, changes modes, brings reinforcements.",
  "J-2": "Shows the chits the enemy chose, or all units of a stack or task force; or lets units evade a battle.",
  "J-3":
    "Moves a task force or loose units, brings reinforcements, ambushes; fires rockets or raids (Insurgents); strikes or supports from the air (IDF).",
  "J-4": "Airmobile and strategic movement, +1 in a battle; as SAM it stops strikes or close air support (Insurgents).",
  "J-5": "Sets two chits aside; they join the next hand, above C2.",
  "J-6": "Takes a chit from the enemy's hand on a 5 or 6, adds to tactical advantage, or guards Syria against strikes.",
};

import { type Frozen, mustGet } from "../../../../engine/index.ts";
import type { Badge, Card, Hue, Pictogram } from "../../../../scene/index.ts";
import type { ChitType, ChitUse, Content, SeatId } from "../../content/types.ts";
import type { HeldChit, Origin } from "../../state.ts";

interface Look {
  readonly colour: Hue;
  readonly pictogram: Pictogram;
  readonly sky: NonNullable<Card["sky"]>;
}

const LOOKS: { readonly [type in ChitType]: Look } = {
  "J-1": { colour: "green", pictogram: "helmet", sky: "day" },
  "J-2": { colour: "purple", pictogram: "eye", sky: "night" },
  "J-3": { colour: "red", pictogram: "swords", sky: "dusk" },
  "J-4": { colour: "brown", pictogram: "supply", sky: "day" },
  "J-5": { colour: "teal", pictogram: "book", sky: "storm" },
  "J-6": { colour: "blue", pictogram: "mast", sky: "storm" },
};

/** What a chit does, in a few words. */
const USES: { readonly [use in ChitUse]: string } = {
  recover: "recover a unit or ready rockets",
  rebuild: "rebuild a reduced unit",
  build: "build Hezbollah units",
  mode: "change a unit's mode",
  "sanctuary-recover": "recover all in a sanctuary",
  "sanctuary-mode": "change modes in a sanctuary",
  reinforce: "bring a reinforcement",
  "examine-chits": "see enemy chits",
  inspect: "inspect a stack",
  evade: "evade a battle",
  move: "move",
  ambush: "ambush",
  rockets: "fire rockets",
  raid: "raid Nahariyya",
  "close-air-support": "close air support",
  "deep-strike": "deep strike",
  sam: "stop strikes (SAM)",
  airmobile: "airmobile move",
  "combat-support": "combat support",
  "strategic-movement": "strategic move",
  plan: "lay two chits aside",
  "information-warfare": "information warfare",
  "networked-operations": "networked operations",
  "syrian-air-defence": "shield Syria",
};

const TIMES = { phase: "Your phase", reaction: "Their phase", battle: "In battle" } as const;
const ORDER = ["phase", "reaction", "battle"] as const;

/** What chits of a type are good for: "Your phase: move. Their phase: ambush." */
export function usesOf({ chits }: Frozen<Content>, type: ChitType, seat: SeatId): string {
  const { uses } = mustGet(chits, type);
  return ORDER.flatMap((time) => {
    const what = uses.filter(({ when, seats }) => when === time && seats.includes(seat)).map(({ use }) => USES[use]);
    return what.length > 0 ? [`${TIMES[time]}: ${what.join(", ")}.`] : [];
  }).join(" ");
}

export const chitBadge = (type: ChitType): Badge => ({ shape: "pill", colour: LOOKS[type].colour, text: type });

const ORIGINS: { readonly [origin in Origin]: string } = {
  drawn: "drawn",
  selected: "chosen",
  planned: "planned",
  gained: "gained",
};

/** All chits of a type in a hand, as one card. `uses`: what they are good for, where there is room for that. */
export function chitCard(
  content: Frozen<Content>,
  held: readonly Frozen<HeldChit>[],
  type: ChitType,
  uses: string | null,
): Card {
  const { name } = mustGet(content.chits, type);
  const counts = Object.entries(ORIGINS).flatMap(([origin, words]) => {
    const n = held.filter((chit) => chit.origin === origin).length;
    return n > 0 ? [`${n} ${words}`] : [];
  });
  return {
    title: name,
    ...LOOKS[type],
    band: type,
    ...(uses === null ? {} : { body: uses }),
    value: `×${held.length}`,
    worth: `×${held.length}`,
    footer: { text: counts.join(" · "), minor: true },
  };
}

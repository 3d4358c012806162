/** The picture of a seat's hand: its chits, what each can be played for, and what only that seat knows. */
import { type Frozen, mustGet, type View } from "#engine";
import {
  type Badge,
  type Card,
  column,
  filling,
  type Hue,
  type Layout,
  type Note,
  type Notes,
  type Pictogram,
  page,
  type Scene,
  told,
} from "#scene";
import { CHIT_TYPES, type ChitType, type ChitUse, type Content, type Pool, type SeatId } from "../../content/types.ts";
import { chitWords, holds, poolOf, typesOf } from "../../rules/chits/hand.ts";
import { count, SEAT_NAMES } from "../../rules/pieces/words.ts";
import { enemyOf, type HeldChit, isSeat, type Lebanon, type Origin } from "../../state.ts";
import { ownForces } from "./own-forces.ts";
import { inSeatColours, sides } from "./side-style.ts";
import { moment } from "./situation.ts";
import { tracks } from "./tracks.ts";

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
function usesOf({ chits }: Frozen<Content>, type: ChitType, seat: SeatId): string {
  const { uses } = mustGet(chits, type);
  return ORDER.flatMap((time) => {
    const what = uses.filter(({ when, seats }) => when === time && seats.includes(seat)).map(({ use }) => USES[use]);
    return what.length > 0 ? [`${TIMES[time]}: ${what.join(", ")}.`] : [];
  }).join(" ");
}

const chitBadge = (type: ChitType): Badge => ({ shape: "pill", colour: LOOKS[type].colour, text: type });

const ORIGINS: { readonly [origin in Origin]: string } = {
  drawn: "drawn",
  selected: "chosen",
  planned: "planned",
  gained: "gained",
};

/** All chits of a type in a hand, as one card. `uses`: what they are good for, where there is room for that. */
function chitCard(
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

/** Before anything is set up and drawn. */
export const holdsNothing = ({ hand: { chits, groups, known } }: View<Lebanon>): boolean =>
  [chits, groups, known].every((held) => Object.keys(held).length === 0);

/**
 * What one seat holds: its chits by type with all that they can do, and what only it knows. With it its forces, and
 * the tracks. A seat without chits sees its forces first.
 */
export function hand(view: View<Lebanon>): Scene {
  const { table, seat, hand: own } = view;
  if (!isSeat(seat)) throw new Error(`${seat} is not a seat of this game`);
  const words = inWords(view, seat);
  const [forces, ...more] = ownForces(view, seat);
  if (own.chits.length === 0 && forces) return { ...forces, beside: [...more, tracks(view)], ...told(words) };
  return page({
    sides,
    heading: {
      ...inSeatColours(seat),
      title: `${SEAT_NAMES[seat]}: your hand`,
      sub: `${moment(table)} · ${count(own.chits.length, "chit")}`,
    },
    layout: column(held(view, seat), notes(view, seat)),
    beside: [...(forces ? [forces] : []), ...more, tracks(view)],
    words,
  });
}

/**
 * Up to this many cards are wide enough to say what their chits are good for; if there are more types, it is said
 * below.
 */
const ROOMY = 3;

function typesHeld({ hand: own }: View<Lebanon>): readonly ChitType[] {
  return CHIT_TYPES.filter((type) => holds(own, type) > 0);
}

const saysUses = (view: View<Lebanon>): boolean => typesHeld(view).length <= ROOMY;

function held(view: View<Lebanon>, seat: SeatId): Layout {
  const { content, hand: own } = view;
  const { chits } = own;
  if (chits.length === 0)
    return filling({ kind: "notes", size: "large", notes: [{ text: "You hold no chits.", bold: true }] });
  const cards = typesHeld(view).map((type): Card => {
    const same = chits.filter((chit) => chit.type === type);
    return chitCard(content, same, type, saysUses(view) ? usesOf(content, type, seat) : null);
  });
  return filling({ kind: "spread", cards });
}

const STRATEGIES = {
  countervalue: "Countervalue: VP for Hezbollah and Syrian units out of play.",
  counterforce: "Counterforce: VP for zones of Lebanon that you control at the end.",
} as const;

/** What is in the pool is the seat's own knowledge: the enemy does not know its hand. */
function facts(view: View<Lebanon>, seat: SeatId): readonly string[] {
  const { hand: own, table } = view;
  const enemy = enemyOf(seat);
  const chosen = own.selected.length > 0 ? ` You chose ${chitWords(own.selected)} last.` : "";
  const planned = table.planned[enemy] > 0 ? ` and have laid ${table.planned[enemy]} aside` : "";
  return [
    `Left in your pool: ${poolWords(poolOf(view, seat, own)) || "nothing"}.${chosen}`,
    `They hold ${count(table.held[enemy], "chit")}${planned}. ${own.strategy ? STRATEGIES[own.strategy] : ""}`.trim(),
  ];
}

const poolWords = (pool: Frozen<Pool>): string =>
  chitWords(typesOf(pool).flatMap((type) => Array.from({ length: pool[type] }, () => type)));

/** What the chits in hand are good for, and what else the seat knows. */
function notes(view: View<Lebanon>, seat: SeatId): Notes {
  const { content, hand: own } = view;
  const types = saysUses(view) ? [] : typesHeld(view);
  const uses = types.map((type): Note => ({ badge: chitBadge(type), text: usesOf(content, type, seat) }));
  const secret = [
    ...(own.planned.length > 0 ? [`Laid aside for you: ${chitWords(own.planned)}.`] : []),
    ...(own.seen.length > 0 ? [`Seen in their hand: ${chitWords(own.seen)}.`] : []),
  ].map((text): Note => ({ text, bold: true }));
  const rest = facts(view, seat).map((text): Note => ({ text }));
  const size = uses.length > 0 ? "small" : "body";
  return { kind: "notes", size, notes: [...uses, ...secret, ...rest] };
}

function inWords(view: View<Lebanon>, seat: SeatId): readonly string[] {
  const { hand: own } = view;
  return [
    `**Your chits**: ${chitWords(own.chits.map(({ type }) => type)) || "none"}`,
    ...(own.planned.length > 0 ? [`**Laid aside**: ${chitWords(own.planned)}`] : []),
    ...(own.seen.length > 0 ? [`**Seen in their hand**: ${chitWords(own.seen)}`] : []),
    ...typesHeld(view).map((type) => `**${type}**: ${usesOf(view.content, type, seat)}`),
    ...facts(view, seat),
  ];
}

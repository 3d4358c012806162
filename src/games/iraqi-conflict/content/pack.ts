/** Reads and checks the cards and scenarios of the pack. */
import { z } from "zod";
import {
  type Inventory,
  landFile,
  type Option,
  type PackFiles,
  parsePackFile,
  type Seat,
  wrongIfRepeated,
  wrongIn,
} from "#engine";
import { choosesSides, FACTIONS, faction, SCENARIOS } from "./factions.ts";
import { type Geography, geography } from "./geography.ts";
import { beneficiaries, canUse, SIDES, USE_NAMES, USES, type Use } from "./use.ts";

/** "air-supremacy": there is one copy of each card, so that its name is its identity. */
export type CardId = string;

export interface Card {
  readonly id: CardId;
  readonly name: string;
  readonly use: Use;
  readonly fv: number;
  readonly source: string;
}

/** The pack, and what follows from it, computed once. */
export interface Content {
  readonly cards: { readonly [id: CardId]: Card };
  /** By scenario (its number of seats): its deck (R-03, ruling A). */
  readonly decks: { readonly [seats: string]: readonly CardId[] };
  readonly map: Geography;
  /** By scenario and seat: how the cards look from there. */
  readonly seen: { readonly [seats: string]: { readonly [seat: Seat]: Outlook } };
}

/** The cards as one seat of one scenario looks at them. */
export interface Outlook {
  /** How menus list them. */
  readonly faces: { readonly [id: CardId]: Option };
  /** Their places in a hand: usable first, then by letter, strongest first. */
  readonly ranks: { readonly [id: CardId]: number };
}

/** counts by letter. */
const COUNTS: { readonly [use in Use]: number } = { U: 30, I: 15, M: 15, A: 15, E: 10, N: 5, H: 5, K: 5 };
/** what each faction can use. */
const USABLE = { cards: 45, force: 135 };

const cardsFile = z.strictObject({
  cards: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be words in small letters with hyphens between"),
      name: z.string().min(1).max(60),
      use: z.enum(USES),
      fv: z.int().min(1).max(5),
      source: z.string().min(1),
    }),
  ),
});

export function readPack(files: PackFiles): Content {
  const { cards } = parsePackFile(cardsFile, "cards", files);
  checkCards(cards);
  const map = geography(parsePackFile(landFile, "land", files));
  return {
    map,
    cards: Object.fromEntries(cards.map((card) => [card.id, card])),
    decks: Object.fromEntries(
      Object.entries(SCENARIOS).map(([n, { removed }]) => [
        n,
        cards.filter((card) => !removed.includes(card.use)).map((card) => card.id),
      ]),
    ),
    seen: Object.fromEntries(
      Object.entries(SCENARIOS).map(([n, { seats }]) => [
        n,
        Object.fromEntries(seats.map((seat) => [seat, outlook(cards, seats, seat)])),
      ]),
    ),
  };
}

export function inventory(content: Content): readonly Inventory[] {
  const cards = Object.values(content.cards);
  const rulebook = cards.filter((card) => card.source.startsWith("rulebook")).length;
  const { areas } = content.map;
  return [
    {
      counts: { cards: cards.length, areas: areas.length },
      rulebook,
      reconstruction: cards.length - rulebook + areas.length,
    },
  ];
}

/** how many cards each letter has, and how many count for each faction. */
function checkCards(cards: readonly Card[]): void {
  const wrong = wrongIn("cards");
  wrongIfRepeated(wrong, "cards", cards, ["id", "name"]);
  for (const use of USES) {
    const found = cards.filter((card) => card.use === use).length;
    if (found !== COUNTS[use]) wrong("cards", `${COUNTS[use]} cards must have the letter ${use}, ${found} have`);
  }
  for (const { id: seat } of FACTIONS) {
    const usable = cards.filter((card) => canUse(seat, card.use, null));
    const force = usable.reduce((sum, card) => sum + card.fv, 0);
    if (usable.length !== USABLE.cards || force !== USABLE.force)
      wrong("cards", `${faction(seat).the} must have 45 usable cards of 135 FV, not ${usable.length} of ${force}`);
  }
}

function outlook(cards: readonly Card[], seats: readonly Seat[], seat: Seat): Outlook {
  const faces = cards.map((card): [CardId, Option] => [card.id, face(card, seats, worth(seats, seat, card.use))]);
  const ranks = cards.map((card, at): [CardId, number] => {
    const useless = worth(seats, seat, card.use) === USELESS;
    return [card.id, (useless ? 100_000 : 0) + USES.indexOf(card.use) * 10_000 + (9 - card.fv) * 1_000 + at];
  });
  return { faces: Object.fromEntries(faces), ranks: Object.fromEntries(ranks) };
}

const face = ({ id, name, use, fv }: Card, seats: readonly Seat[], worth: string): Option => ({
  value: id,
  label: `${name} (${use} ${fv})`,
  group: `${use}${halfOf(use, fv)} · ${USE_NAMES[use]}, ${worth}`,
  description: `counts ${fv} for ${beneficiaries(seats, use)}`,
});

/** A menu holds 25 entries, and there are 30 cards of U: they make two groups. */
const halfOf = (use: Use, fv: number): string => (use !== "U" ? "" : fv <= 2 ? " 1–2" : " 3–5");

const USELESS = "not for you";

/** What the cards of a letter are to a seat. */
function worth(seats: readonly Seat[], seat: Seat, use: Use): string {
  if (canUse(seat, use, null)) return "count for you";
  const side = choosesSides(seats) ? SIDES.find((one) => canUse(seat, use, one)) : undefined;
  return side ? `count if you side with ${faction(side).the}` : USELESS;
}

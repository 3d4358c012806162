import { type Params, rulebook, type State } from "#engine";
import { EDITIONS, type EditionId } from "../../../src/games/fitna/content/sides.ts";
import { fitna } from "../../../src/games/fitna/index.ts";
import type { Fitna } from "../../../src/games/fitna/state.ts";
import { amount } from "../../amounts.ts";
import type { Subject, Variant } from "../../kit/index.ts";
import { changes } from "./changes.ts";
import { content } from "./packs.ts";
import { invariant } from "./playing.ts";
import { secretPositions } from "./secret-positions.ts";
import { shows } from "./shows.ts";
import { translated } from "./translated.ts";

/** Every card of the edition, wherever it is now. */
function cards(state: State<Fitna>): readonly string[] {
  const { table, hands, box } = state;
  const all = [
    ...Object.values(box.piles).flat(),
    ...Object.values(box.discards).flat(),
    ...box.highTension,
    ...Object.values(hands).flatMap((hand) => [...hand.cards, ...(hand.exchange === undefined ? [] : [hand.exchange])]),
    ...table.lasting.map(({ card }) => card),
    ...table.cardsOut,
    ...(table.event ? [table.event.card] : []),
  ];
  return all.map((card) => `card ${card}`);
}

/** D-06: what the other edition calls things. */
const FOREIGN: { readonly [edition in EditionId]: RegExp } = {
  "2020": /\b(ISIS|OPPs?|[Bb]ox(es)?|[Ss]wamps?|Galilea|marginal|operational|strategic victory)\b/,
  "2018": /\b(IS|OPs?|[Ss]paces?|[Mm]arsh(es)?|Galilee|minor|major|decisive)\b/,
};

const optionsOf = (edition: EditionId, scenario: string, more: Params = {}): Params => ({
  edition,
  scenario,
  ...(edition === "2018" ? { tension: "on" } : {}),
  victory: "levels",
  reactions: [],
  ...more,
});

const variant = (edition: EditionId, scenario: string, more: Partial<Variant> = {}): Variant => ({
  label: `scenario ${scenario}${edition === "2018" ? " of 2018" : ""}`,
  options: optionsOf(edition, scenario),
  ...more,
});

/** Of the long amount each plays its part. */
const share = 0.2;

/** Short ones, or a stretch of a longer one: of both editions, of coalitions, and with boxes off the map. */
const few: readonly Variant[] = [
  variant("2020", "1", { share }),
  variant("2018", "1", { share, acts: 30 }),
  variant("2018", "5", { share, acts: 40 }),
  variant("2018", "8", { share, acts: 40 }),
];

/** All other scenarios of both editions, and those in which a person has several seats. */
const more: readonly Variant[] = [
  ...EDITIONS.flatMap((edition) =>
    Object.keys(content.editions[edition].scenarios).map((scenario) => variant(edition, scenario, { share })),
  ).filter(({ label }) => !few.some((one) => one.label === label)),
  ...["10", "11"].map(
    (scenario): Variant => ({
      label: `scenario ${scenario}, two people`,
      options: optionsOf("2020", scenario, { people: "two" }),
      share,
    }),
  ),
];

/**
 * whoever chooses first cards has looked through the piles; cards laid aside for high tension are
 * named; few enough units of a side fly that their place tells which has landed. And most cards that go are shown.
 */
const known: Subject<Fitna>["known"] = ({ table, box }) => [
  ...["hand.offered", "box.highTension", "hand.landed"],
  ...(Object.values(box.discards).every((cards) => cards.every((card) => table.spent.includes(card)))
    ? ["box.discards"]
    : []),
];

export const subject: Subject<Fitna> = {
  name: "Fitna",
  book: rulebook(fitna, content, "0".repeat(64)),
  variants: few,
  more,
  games: 1,
  bound: 4000,
  pictures: { every: amount(80, 40), least: 10 },
  changes,
  pieces: cards,
  invariant,
  shows,
  positions: secretPositions,
  translated,
  known,
  foreign: ({ table }) => FOREIGN[table.edition],
};

/** What is not on the map: turn, tension, cards, Jokers, what is left of the plan, what lasts, and the score. */
import {
  type Cell,
  column,
  fittingNotes,
  type Layout,
  page,
  panel,
  type Row,
  row,
  type Scene,
  type Table,
  type Track,
} from "#scene";
import type { SeatId } from "../../content/sides.ts";
import { HIGH_TENSION } from "../../rules/cards/piles.ts";
import { count, list, spaceName } from "../../rules/pieces/words.ts";
import { truceWords } from "./lasting-marks.ts";
import type { Seen } from "./seen.ts";
import { calledIn, colourOf, lettersOf, sidesIn } from "./side-style.ts";
import { moment, now, seatOf, turnWords } from "./situation.ts";
import { courseOf, standingsOf } from "./standings.ts";

/** Where the great powers come: 6 and 10; at 5 the cards of High Tension. */
const LEVELS = [
  { at: HIGH_TENSION, colour: "warn" },
  { at: 6, colour: "warn" },
  { at: 10, colour: "bad" },
] as const;
const MOST_TENSION = 10;
/** With more seats the score has a picture of its own. */
const ROOMY = 3;

export function tracks(seen: Seen): readonly Scene[] {
  const above = [row(turns(seen), ...(seen.table.withoutTension ? [] : [tension(seen)])), panel(seats(seen))];
  const said = [seatWords(seen), pileWords(seen)];
  if (!isCrowded(seen)) return [sheet(seen, "Tracks", [...above, below(seen)], said.flat())];
  const [first = [], second = []] = said;
  return [sheet(seen, "Tracks", above, first), sheet(seen, "Score and cards", [below(seen)], second)];
}

const isCrowded = ({ table }: Seen): boolean => table.order.length > ROOMY;

const sheet = (seen: Seen, title: string, parts: readonly Layout[], words: readonly string[]): Scene =>
  page({
    sides: sidesIn(seen.table),
    heading: { title, sub: `${moment(seen)} · ${turnWords(seen)}` },
    layout: column(...parts),
    words: [`${title}.`, ...words],
  });

/** The score so far, and next to it the piles and what lasts. */
function below(seen: Seen): Layout {
  const lasting = lastingWords(seen);
  const course = courseOf(seen);
  const shown = column(piles(seen), ...(lasting.length === 0 ? [] : [fittingNotes(lasting)]));
  const room = { flex: 1 };
  if (!course) return { ...shown, room };
  const score = panel({ ...course, title: `${course.title}, at the end of each turn` }, { room: { flex: 1.9 } });
  return { ...row(score, { ...shown, room }), room };
}

const turns = ({ table, scenario, edition }: Seen): Track => ({
  kind: "track",
  title: `Turn (reshuffle in ${list(edition.parameters.reshuffle.filter((turn) => turn <= scenario.turns).map(String))})`,
  from: 1,
  to: scenario.turns,
  marks: edition.parameters.reshuffle
    .filter((turn) => turn <= scenario.turns)
    .map((at) => ({ at, colour: "green" as const })),
  pointers: table.turn > 0 ? [{ at: Math.min(table.turn, scenario.turns), colour: "ink", pictogram: "clock" }] : [],
});

const tension = ({ table }: Seen): Track => ({
  kind: "track",
  title: `Tension (High Tension ${table.reached.includes(HIGH_TENSION) ? "in play" : "at 5"}, powers at 6, 10)`,
  from: 0,
  to: MOST_TENSION,
  marks: LEVELS,
  pointers: [{ at: table.tension, ...before(table.news), colour: "bad", pictogram: "flame" }],
});

/** Where tension was when the phase began, if that was elsewhere. */
function before(news: Seen["table"]["news"]): { readonly was?: number } {
  const first = news.find((one) => one.kind === "tension");
  return first ? { was: first.from } : {};
}

/** A column of the table, and what it says of a seat. */
interface Said {
  readonly label: string;
  readonly flex: number;
  readonly isFigure?: true;
  readonly of: (seat: SeatId) => string;
}

const NONE = "–";

/** Read on a phone. */
const sizeOf = (seen: Seen): "large" | "body" => (isCrowded(seen) ? "large" : "body");

/** Columns in which nobody has anything are left out. */
function seats(seen: Seen): Table {
  const { table } = seen;
  const standing = standingsOf(seen);
  const all: readonly Said[] = [
    { label: "If it ended now", flex: 1.9, of: (seat) => standing(seat).short },
    { label: "Cards", flex: 0.7, isFigure: true, of: (seat) => String(table.held[seat] ?? 0) },
    { label: "Jokers", flex: 0.8, isFigure: true, of: (seat) => String(table.jokers[seat] ?? 0) },
    { label: "Special Jokers", flex: 3, of: (seat) => special(seen, seat) },
    { label: "Still to do", flex: 1.9, of: (seat) => left(seen, seat) },
  ];
  const said = all.filter(({ of }) => table.order.some((seat) => of(seat) !== NONE));
  return {
    kind: "table",
    size: sizeOf(seen),
    columns: [
      { label: "Order of play", flex: 3.2 },
      ...said.map(({ label, flex, isFigure }) => ({
        label,
        flex,
        ...(isFigure ? ({ align: "middle" } as const) : {}),
      })),
    ],
    rows: table.order.map((seat) => seatRow(seen, seat, said)),
  };
}

function seatRow(seen: Seen, seat: SeatId, said: readonly Said[]): Row {
  const name: Cell = {
    text: { text: seatOf(seen, seat), free: true },
    badge: { shape: "pill", colour: colourOf(seat), text: lettersOf(seen.table, seat) },
    bold: true,
  };
  const cells = [name, ...said.map(({ of }) => of(seat))];
  return { cells, ...(seen.table.active === seat ? { colour: colourOf(seat), shade: "tint" } : {}) };
}

const special = ({ table, edition }: Seen, seat: SeatId): string =>
  (table.specialJokers[seat] ?? []).map((id) => edition.specialJokers[id]?.name ?? id).join(", ") || NONE;

const left = ({ table }: Seen, seat: SeatId): string =>
  (table.active === seat && table.plan
    ? [
        ...(table.plan.moves > 0 ? [count(table.plan.moves, "move")] : []),
        ...(table.plan.offensives > 0 ? [count(table.plan.offensives, "attack")] : []),
      ].join(", ")
    : "") || NONE;

const piles = (seen: Seen): Table => pilesOf(seen, sizeOf(seen));

const pilesOf = ({ table, edition }: Seen, size: "large" | "body"): Table => ({
  kind: "table",
  size,
  columns: [
    { label: "Cards", flex: 1.6 },
    { label: "Pile", align: "middle", flex: 0.8 },
    { label: "Discarded", align: "middle", flex: 1 },
  ],
  rows: [
    { cells: ["Assets", String(table.piles.assets), String(table.discards.assets)] },
    { cells: ["Events", String(table.piles.events), String(table.discards.events)] },
    ...(table.isPool > 0 ? [{ cells: [`${edition.labels.is} counters`, String(table.isPool), NONE] }] : []),
  ],
});

/** cards that count until the turn ends, truces and blackouts. */
const lastingWords = (seen: Seen): readonly string[] => [
  ...seen.table.lasting.map(
    ({ seat, card }) =>
      `${calledIn(seen.table, seat)}: ${seen.edition.cards[card]?.name ?? card}, until the turn ends.`,
  ),
  ...truceWords(seen),
  ...(seen.table.blackouts.length > 0
    ? [`Blackout in ${list(seen.table.blackouts.map((space) => spaceName(seen, space)))}, until the turn ends.`]
    : []),
];

/** How each seat stands. */
function seatWords(seen: Seen): readonly string[] {
  const { table } = seen;
  const standing = standingsOf(seen);
  return [
    `${now(seen).join(". ")}.`,
    ...table.order.map((seat) => {
      const jokers = table.jokers[seat] ?? 0;
      const [specials, plan] = [special(seen, seat), left(seen, seat)];
      const parts = [
        `${standing(seat).won}${table.ending ? "" : " if it ended now"}`,
        count(table.held[seat] ?? 0, "card"),
        jokers === 0 ? "no Joker" : count(jokers, "Joker"),
        ...(specials === NONE ? [] : [`Special Jokers: ${specials}`]),
        ...(plan === NONE ? [] : [`still to do: ${plan}`]),
      ];
      return `${seatOf(seen, seat)}: ${parts.join(", ")}.`;
    }),
  ];
}

/** What lies in the piles, and what lasts. */
function pileWords(seen: Seen): readonly string[] {
  const { piles, discards, reached, withoutTension } = seen.table;
  return [
    `Assets in the pile: ${piles.assets}, discarded: ${discards.assets}. Events in the pile: ${piles.events}, discarded: ${discards.events}.`,
    ...(withoutTension
      ? []
      : [`High Tension cards are ${reached.includes(HIGH_TENSION) ? "in the piles" : "set aside"}.`]),
    ...lastingWords(seen),
  ];
}

import type { Cell, Layout, Row, Scene } from "../../../scene/index.ts";
import { HIGH_TENSION } from "../cards/piles.ts";
import type { SeatId } from "../content/sides.ts";
import { open } from "../now.ts";
import { count } from "../pieces/words.ts";
import { judge } from "../victory/finish.ts";
import { truceWords } from "./lasting-marks.ts";
import type { Seen } from "./seen.ts";
import { calledIn, colourOf, sidesIn } from "./side-style.ts";
import { moment, seatOf, spaceName, turnWords } from "./situation.ts";

/** Where the great powers come: 6 and 10 (R-146, R-147); at 5 the cards of High Tension (R-145). */
const LEVELS = [
  { at: HIGH_TENSION, colour: "warn" },
  { at: 6, colour: "warn" },
  { at: 10, colour: "bad" },
] as const;
const MOST_TENSION = 10;
/** With more seats the tracks stand side by side, where what lasts needs room below. */
const ROOMY = 3;

type PanelContent = (Layout & { kind: "panel" })["content"];

/** What is not on the map: turn, tension, order of play, cards, Jokers, and what the active seat has left. */
export function tracks(seen: Seen): Scene {
  const words = inWords(seen);
  const lasting = lastingWords(seen);
  const standing = standingIn(seen);
  const both: readonly Layout[] = [
    { kind: "panel", content: turns(seen) },
    { kind: "panel", content: tension(seen) },
  ];
  const children: Layout[] = [
    ...(lasting.length > 0 && seen.table.order.length > ROOMY ? [{ kind: "row", children: both } as const] : both),
    { kind: "panel", content: seats(seen, standing) },
    { kind: "panel", content: piles(seen) },
    ...(lasting.length > 0
      ? [{ kind: "panel", content: { kind: "notes", notes: lasting.map((text) => ({ text })) } } as const]
      : []),
  ];
  return {
    frame: "board",
    sides: sidesIn(seen.table),
    heading: { kind: "strip", title: "Tracks", sub: `${moment(seen)} · ${turnWords(seen)}` },
    layout: { kind: "column", children },
    alt: words.join(" "),
    text: words.join("\n"),
  };
}

const turns = ({ table, scenario, edition }: Seen): PanelContent => ({
  kind: "track",
  title: `Turn; reshuffle in ${edition.parameters.reshuffle.filter((turn) => turn <= scenario.turns).join(", ")}`,
  from: 1,
  to: scenario.turns,
  marks: edition.parameters.reshuffle
    .filter((turn) => turn <= scenario.turns)
    .map((at) => ({ at, colour: "green" as const })),
  pointers: table.turn > 0 ? [{ at: Math.min(table.turn, scenario.turns), colour: "ink", pictogram: "clock" }] : [],
});

const tension = ({ table }: Seen): PanelContent => ({
  kind: "track",
  title: `Tension; 5: High Tension cards${table.reached.includes(HIGH_TENSION) ? " (in)" : ""}, 6, 10: powers`,
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

/** R-200: how far a seat would have come, "major victory" or "14 points, major". */
function standingIn({ content, table }: Seen): (seat: SeatId) => string {
  const game = open({ content, table });
  const { levels, points } = table.ending ?? judge(game);
  return (seat) => {
    const level = levels[seat];
    const name = level ? game.edition.labels.levels[level].toLowerCase() : "";
    if (points) return `${points[seat] ?? 0} points${level ? `, ${name}` : ""}`;
    return level ? `${name} victory` : "no victory";
  };
}

const seats = (seen: Seen, standing: (seat: SeatId) => string): PanelContent => ({
  kind: "table",
  columns: [
    { label: "Order of play", flex: 3.2 },
    { label: "If it ended now", flex: 1.7 },
    { label: "Cards", align: "middle", flex: 0.7 },
    { label: "Jokers", align: "middle", flex: 0.8 },
    { label: "Special Jokers", flex: 3 },
    { label: "Left", flex: 1.7 },
  ],
  rows: seen.table.order.map((seat) => seatRow(seen, seat, standing)),
});

function seatRow(seen: Seen, seat: SeatId, standing: (seat: SeatId) => string): Row {
  const { table } = seen;
  const name: Cell = {
    text: { text: seatOf(seen, seat), free: true },
    badge: { shape: "pill", colour: colourOf(seat), text: seat },
    bold: true,
  };
  const cells = [
    name,
    standing(seat),
    String(table.held[seat] ?? 0),
    String(table.jokers[seat] ?? 0),
    special(seen, seat),
    left(seen, seat),
  ];
  return { cells, ...(table.active === seat ? { colour: colourOf(seat), shade: "tint" } : {}) };
}

const special = ({ table, edition }: Seen, seat: SeatId): string =>
  (table.specialJokers[seat] ?? []).map((id) => edition.specialJokers[id]?.name ?? id).join(", ") || "–";

const left = ({ table }: Seen, seat: SeatId): string =>
  table.active === seat && table.plan
    ? `${count(table.plan.moves, "move")}, ${count(table.plan.offensives, "attack")}`
    : "–";

const piles = ({ table }: Seen): PanelContent => ({
  kind: "figures",
  figures: [
    { label: "Assets", value: String(table.piles.assets) },
    { label: "discarded", value: String(table.discards.assets) },
    { label: "Events", value: String(table.piles.events) },
    { label: "discarded", value: String(table.discards.events) },
    ...(table.isPool > 0 ? [{ label: "IS pool", value: String(table.isPool) }] : []),
  ],
});

/** R-014: cards that count until the turn ends, truces and blackouts. */
const lastingWords = (seen: Seen): readonly string[] => [
  ...seen.table.lasting.map(
    ({ seat, card }) =>
      `${calledIn(seen.table, seat)}: ${seen.edition.cards[card]?.name ?? card}, until the turn ends.`,
  ),
  ...truceWords(seen),
  ...seen.table.blackouts.map((space) => `Blackout in ${spaceName(seen, space)}, until the turn ends.`),
];

function inWords(seen: Seen): readonly string[] {
  const { table } = seen;
  const isIn = table.reached.includes(HIGH_TENSION);
  const standing = standingIn(seen);
  return [
    `${moment(seen)}. ${turnWords(seen)}. Tension ${table.tension}.`,
    ...table.order.map((seat) => {
      const jokers = table.jokers[seat] ?? 0;
      const plan = left(seen, seat);
      const parts = [`${table.held[seat] ?? 0} cards`, `Jokers: ${jokers}`, `Special Jokers: ${special(seen, seat)}`];
      return `${seatOf(seen, seat)}: ${standing(seat)} if it ended now, ${[...parts, ...(plan === "–" ? [] : [`left: ${plan}`])].join(", ")}.`;
    }),
    `Assets ${table.piles.assets} (discarded ${table.discards.assets}), events ${table.piles.events} (discarded ${table.discards.events}).`,
    `High Tension cards are ${isIn ? "in the piles" : "set aside"}.`,
    ...lastingWords(seen),
  ];
}

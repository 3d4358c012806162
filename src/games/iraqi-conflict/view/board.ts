import { type Frozen, mustGet, type PictureFrame, type PublicView, type Seat, type View } from "#engine";
import { column, type Lanes, mapPanel, row, type Scene, type Strip } from "#scene";
import { conflicts, faction, scenario } from "../content/factions.ts";
import { phase } from "../rules/phase.ts";
import { standing } from "../rules/score.ts";
import { victories } from "../rules/victory.ts";
import type { Iraq, Table } from "../state.ts";
import { finale } from "./finale.ts";
import { ground } from "./map/ground.ts";
import { holdings } from "./map/holdings.ts";
import { type DrawnTrades, trades } from "./map/trades.ts";
import { standings } from "./queries.ts";
import { reports } from "./reports.ts";
import { badge, sides } from "./side-style.ts";

/** The most that a turn scores. */
const BEST = 5;

type Looked = View<Iraq> | PublicView<Iraq>;

/**
 * The picture of the table: the land with its factions, their hands, points and trades; beside it, when a turn is scored, the hands that it was scored by. At
 * the end who has won comes first.
 */
export function board(view: Looked, frame: PictureFrame): Scene {
  const { table, content } = view;
  const drawn = trades(content.map, table);
  const { undrawn } = drawn;
  const over = table.phase === "score" && table.turn === table.turns;
  const words = over ? position(table) : situation(table);
  const common = { frame: "board", sides: sides(table.seats), caption: frame.caption } as const;
  const main: Scene = {
    ...common,
    heading: heading(table, undrawn),
    alt: `${frame.caption}. ${words.join(" ")}`.replaceAll("**", ""),
    text: words.join("\n"),
    base: ground(content.map, ...table.seats),
    layout: column(map(view, frame.names, drawn), lanes(table)),
  };
  const beside = reports(view, frame.names, undrawn).map(
    (report): Scene => ({ ...common, heading: heading(table, 0), ...report }),
  );
  if (over) return { ...ending(table, frame), ...common, beside: [main, ...beside] };
  return beside.length > 0 ? { ...main, beside } : main;
}

/** R-11 Who has won, and how it came to that. */
const ending = (table: Frozen<Table>, { caption, names }: PictureFrame): Scene => ({
  heading: heading(table, 0),
  layout: row(...finale(table, names)),
  alt: [caption, ...standings(table)].join(" ").replaceAll("**", ""),
  text: standings(table).join("\n"),
});

function heading(table: Frozen<Table>, undrawn: number): Strip {
  const { name, turn, turns } = phase(table);
  const now = `Turn ${turn} of ${turns} · ${name}`;
  const first = turn === 1 && table.phase === "situation";
  const more = undrawn > 0 ? " · more trades in the table" : "";
  return {
    kind: "strip",
    title: "Iraqi Conflict",
    sub: first ? `${scenario(table.seats).name} · ${now}` : `${now}${more}`,
  };
}

const map = ({ content, table }: Looked, names: PictureFrame["names"], { arrows, numbers }: DrawnTrades) => ({
  ...mapPanel(content.map, [
    ...arrows,
    { kind: "part", part: "names" },
    ...numbers,
    ...holdings(content, table, names),
  ]),
  ground: { colour: "sea" } as const,
});

/** Victory points on one ruler, the conflicts on either side of it. */
function lanes(table: Frozen<Table>): Lanes {
  const { seats, turns, vp, phase } = table;
  const ahead = victories(table).flatMap((victory) => (victory.vp > 0 ? victory.seats : []));
  const runner = (seat: Seat) => ({
    ...badge(seat),
    at: standing(table, seat),
    ...(phase === "score" ? { was: mustGet(vp, seat).at(-2) ?? 0 } : {}),
    leads: ahead.includes(seat),
  });
  return {
    kind: "lanes",
    from: 0,
    to: turns * BEST,
    unit: "VP",
    lanes: conflicts(seats)
      .toReversed()
      .map(({ title, seats }) => ({ title, runners: seats.map(runner) })),
    figures: [
      { label: "Draw", value: String(table.draw) },
      { label: "Discards", value: String(table.discards.length + table.faceDown) },
    ],
  };
}

/** The board in words, for those who want no picture. */
const situation = (table: Frozen<Table>): string[] => [...position(table), ...standings(table)];

/** The same without the standing of the game. */
function position(table: Frozen<Table>): string[] {
  const { name, turn, turns } = phase(table);
  const sizes = table.seats.map((seat) => `${faction(seat).name} ${mustGet(table.sizes, seat)}`).join(", ");
  return [
    `Turn ${turn} of ${turns}, ${name}. Draw pile ${table.draw}, discards ${table.discards.length + table.faceDown}.`,
    ...(table.phase === "score" ? [] : [`Hands: ${sizes}.`]),
    ...table.trades.map(
      ({ from, to, gave, got }) => `${faction(from).name} gave ${gave}, ${faction(to).name} gave ${got}.`,
    ),
  ];
}

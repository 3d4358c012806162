/** The picture of the table, who has won when the game is over, and both in words. */
import { type Frozen, mustGet, type PictureFrame, type PublicView, type Seat, type View } from "#engine";
import { column, type Lanes, mapPanel, row, type Scene, type Strip, told } from "#scene";
import { bySeat, conflicts, faction, scenario, The } from "../content/factions.ts";
import { count } from "../rules/cards/faces.ts";
import { phase } from "../rules/phase.ts";
import { latest, standing } from "../rules/score.ts";
import { outcome, victories } from "../rules/victory.ts";
import type { Iraq, Table } from "../state.ts";
import { isOver } from "./contests.ts";
import { finale } from "./finale.ts";
import { ground } from "./map/ground.ts";
import { holdings } from "./map/holdings.ts";
import { type DrawnTrades, trades } from "./map/trades.ts";
import { standingNow, standings } from "./queries.ts";
import { reports, vpLines } from "./reports.ts";
import { badge, sides } from "./side-style.ts";

/** The most that a turn scores. */
const BEST = 5;

type Looked = View<Iraq> | PublicView<Iraq>;

/**
 * The picture of the table: the land with its factions, their hands, points and trades; with it, when a turn is scored, the hands that it was scored by. At
 * the end who has won comes first.
 */
export function board(view: Looked, frame: PictureFrame): Scene {
  const { table, content } = view;
  const drawn = trades(content.map, table);
  const { undrawn } = drawn;
  const over = isOver(table);
  const common = { frame: "board", sides: sides(table.seats), caption: frame.caption } as const;
  const main: Scene = {
    ...common,
    heading: heading(table, undrawn),
    ...(over ? told(position(table)) : inWords(table, frame.caption)),
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
  alt: told([won(table), ...vpLines(table)], caption).alt,
  text: [won(table), ...standings(table)].join("\n"),
});

const won = (table: Frozen<Table>): string => outcome(victories(table), latest(table.seats, table.vp));

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

/** The board in words; what the turns before have brought is told to those who read it, and drawn nowhere. */
const inWords = (table: Frozen<Table>, caption: string): Pick<Scene, "alt" | "text"> => ({
  alt: told([...position(table), ...standingNow(table)], caption).alt,
  text: [...position(table), ...standings(table)].join("\n"),
});

/** The same without the standing of the game. */
function position(table: Frozen<Table>): string[] {
  const { name, turn, turns } = phase(table);
  const discarded = table.discards.length + table.faceDown;
  return [
    `Turn ${turn} of ${turns}, ${name}. Cards in the draw pile: ${table.draw}; discarded: ${discarded}.`,
    ...(table.phase === "score" ? [] : [`Cards held: ${bySeat(table.seats, (seat) => mustGet(table.sizes, seat))}.`]),
    ...table.trades.map(
      ({ from, to, gave, got }) =>
        `${The(from)} gave ${faction(to).the} ${count(gave)} for ${got === 0 ? "none" : got}.`,
    ),
  ];
}

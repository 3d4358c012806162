import { type Frozen, mustGet, type PictureFrame, type PublicView, type Seat, type View } from "../../engine/index.ts";
import type { Arrow, Course, Hands, Lanes, Layout, MapPanel, Scene, Table as Sheet, Strip } from "../../scene/index.ts";
import { conflicts, scenario } from "./factions.ts";
import { finale } from "./finale.ts";
import { handsReport } from "./hands-table.ts";
import { ground } from "./map/ground.ts";
import { holdings } from "./map/holdings.ts";
import { trades } from "./map/trades.ts";
import { phase } from "./phase.ts";
import { standing } from "./score.ts";
import { badge, sides } from "./side-style.ts";
import { situation } from "./situation-report.ts";
import { vpCourse } from "./standings.ts";
import type { Iraq, Table } from "./state.ts";
import { tradesTable } from "./trades-table.ts";
import { victories } from "./victory.ts";

/** The most that a turn scores. */
const BEST = 5;

/** The picture of the table: the land with its factions, their hands and points; in the Ground phase the hands themselves, at the end who has won. */
export function board(view: View<Iraq> | PublicView<Iraq>, { caption, names }: PictureFrame): Scene {
  const { table, content } = view;
  const revealed = table.phase === "ground" && table.shown;
  const over = table.phase === "score" && table.turn === table.turns;
  const main = revealed ? handsReport(content, table, revealed, names) : over ? finale(table, names) : null;
  const [alt, text] = [`${caption}. ${situation(table).join(" ")}`, situation(table).join("\n")];
  const drawn = trades(content.map, table);
  const frame = {
    frame: "board",
    sides: sides(table.seats),
    heading: heading(table, main ? 0 : drawn.undrawn),
    caption,
    alt,
    text,
  } as const;
  if (main) return { ...frame, layout: column(main) };
  const beside = besides(view, names, drawn.undrawn).map((content) => ({
    ...frame,
    heading: heading(table, 0),
    layout: column(content),
  }));
  return {
    ...frame,
    base: ground(content.map, table.seats),
    layout: column(map(view, names, drawn.arrows), lanes(table)),
    ...(beside.length > 0 ? { beside } : {}),
  };
}

/** What a scored turn also shows: the hands that it was scored by, and the course of the game. In a busy market, who gave how much to whom. */
function besides(
  { content, table }: View<Iraq> | PublicView<Iraq>,
  names: PictureFrame["names"],
  undrawn: number,
): (Hands | Course | Sheet)[] {
  if (undrawn > 0) return [tradesTable(table)];
  if (table.phase !== "score" || !table.shown) return [];
  const hands = handsReport(content, table, table.shown, names);
  return table.turn > 1 ? [hands, vpCourse(table)] : [hands];
}

const column = (...contents: (Layout & { kind: "panel" })["content"][]): Layout => ({
  kind: "column",
  children: contents.map((content) => ({ kind: "panel", content })),
});

function heading(table: Frozen<Table>, undrawn: number): Strip {
  const { name, turn, turns } = phase(table);
  const now = `Turn ${turn} of ${turns} · ${name}`;
  const first = turn === 1 && table.phase === "situation";
  const more = undrawn > 0 ? " · more trades in the next picture" : "";
  return {
    kind: "strip",
    title: "Iraqi Conflict",
    sub: first ? `${scenario(table.seats).name} · ${now}` : `${now}${more}`,
  };
}

function map(
  { content, table }: View<Iraq> | PublicView<Iraq>,
  names: PictureFrame["names"],
  arrows: readonly Arrow[],
): MapPanel {
  const { width, height } = content.map;
  return {
    kind: "map",
    width,
    height,
    ground: { colour: "sea" },
    base: "scene",
    elements: [...arrows, { kind: "part", part: "names" }, ...holdings(content, table, names)],
  };
}

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

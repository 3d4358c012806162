import { type Frozen, of, type PictureFrame, type PublicView, type Seat, type View } from "../../engine/index.ts";
import type { Layout, MapElement, MapPanel, Notes, Scene, Strip, Track } from "../../scene/index.ts";
import { type Conflict, conflicts, faction, scenario } from "./factions.ts";
import { handsTable } from "./hands-table.ts";
import { badge, letter, sides } from "./livery.ts";
import type { Area } from "./map/geography.ts";
import { ground } from "./map/ground.ts";
import { phase } from "./phase.ts";
import { situation } from "./situation-report.ts";
import { hasGained, standingsTable, vpChart } from "./standings.ts";
import type { CardId, Iraq, Table } from "./state.ts";

/** The most that a turn scores. */
const BEST = 5;
/** So many trades are listed. */
const LATEST = 4;

/** The picture of the table: the map with its factions, the two conflicts, the course of the game; in the Ground phase the hands. */
export function board(view: View<Iraq> | PublicView<Iraq>, { caption, names }: PictureFrame): Scene {
  const { table, content } = view;
  const hands = table.phase === "ground" && table.shown;
  return {
    width: 1200,
    sides: sides(table.seats),
    ...(hands ? {} : { base: ground(content.map, table.seats) }),
    heading: heading(table),
    layout: hands ? reveal(view, hands, names) : overview(view, names),
    caption,
    alt: `${caption}. ${situation(table).join(" ")}`.slice(0, 1024),
    text: situation(table).join("\n"),
  };
}

function heading(table: Frozen<Table>): Strip {
  const { name, turn, turns } = phase(table);
  return {
    kind: "strip",
    title: "Iraqi Conflict",
    sub: `${scenario(table.seats).name} · ${name}`,
    figures: [
      { label: "turn", value: `${turn} / ${turns}` },
      { label: "draw pile", value: String(table.draw) },
      { label: "discards", value: String(table.discards.length + table.faceDown) },
    ],
  };
}

function overview({ content, table }: View<Iraq> | PublicView<Iraq>, names: PictureFrame["names"]): Layout {
  const { map } = content;
  const panel: MapPanel = {
    kind: "map",
    width: map.width,
    height: map.height,
    ground: { colour: "foreign" },
    base: "scene",
    elements: map.areas.filter(({ id }) => table.seats.includes(id)).map((area) => plaque(table, area, names[area.id])),
  };
  const side: Layout[] = [
    ...conflicts(table.seats).map(
      ({ title, seats }): Layout => ({ kind: "panel", content: track(table, title, seats) }),
    ),
    { kind: "panel", content: vpChart(table) },
    { kind: "panel", content: standingsTable(table) },
    ...(table.trades.length > 0 && table.phase !== "score" ? [{ kind: "panel", content: trades(table) } as const] : []),
  ];
  return {
    kind: "row",
    children: [
      { kind: "panel", room: { flex: 1.78 }, content: panel },
      { kind: "column", room: { flex: 1 }, children: side },
    ],
  };
}

function plaque(
  table: Frozen<Table>,
  { id, plaqueAt, pointsTo }: Frozen<Area>,
  player: string | undefined,
): MapElement {
  return {
    kind: "plaque",
    at: plaqueAt,
    width: 258,
    colour: `@${id}`,
    letter: letter(id),
    title: faction(id).name,
    ...(player === undefined ? {} : { sub: { text: player, free: true } }),
    figures: [
      { label: "VP", value: String(of(table.vp, id).at(-1) ?? 0), isNew: hasGained(table, id) },
      { label: "last total", value: String(of(table.totals, id).at(-1) ?? "–") },
    ],
    pointsTo,
  };
}

function track({ turns, vp }: Frozen<Table>, title: Conflict, seats: readonly Seat[]): Track {
  return {
    kind: "track",
    title: `${title}: VP`,
    from: 0,
    to: turns * BEST,
    pointers: seats.map((seat) => ({ ...badge(seat), at: of(vp, seat).at(-1) ?? 0, was: of(vp, seat).at(-2) ?? 0 })),
  };
}

/** The latest trades of the turn, as everyone saw them. */
function trades({ trades }: Frozen<Table>): Notes {
  const earlier = trades.length - LATEST;
  const notes = trades.slice(-LATEST).map(({ from, to, gave, got }) => ({
    text: `${faction(from).name} ⇄ ${faction(to).name}: ${gave} for ${got}`,
  }));
  return {
    kind: "notes",
    title: "Trades this turn",
    notes: earlier > 0 ? [...notes, { text: `and ${earlier} before` }] : notes,
  };
}

/** The Ground phase: all hands side by side, and where the conflicts stood before they are scored. */
function reveal(
  { content, table }: View<Iraq> | PublicView<Iraq>,
  shown: { readonly [seat: Seat]: readonly CardId[] },
  names: PictureFrame["names"],
): Layout {
  return {
    kind: "column",
    children: [
      { kind: "panel", content: handsTable(content, table, shown, names) },
      { kind: "row", children: tracks(table) },
    ],
  };
}

const tracks = (table: Frozen<Table>): Layout[] =>
  conflicts(table.seats).map(({ title, seats }) => ({ kind: "panel", content: track(table, title, seats) }));

import type { PictureFrame, PlanRow, PublicView, View } from "#engine";
import { mustGet } from "#engine";
import {
  type Arrow,
  type Content,
  type Layout,
  type MapElement,
  type Point,
  type Scene,
  type Space,
  told,
} from "#scene";
import { bandsOf, KINDS, named, type Raiders, zoneOf } from "./table.ts";

type Seen = Pick<View<Raiders> | PublicView<Raiders>, "content" | "table">;

const panel = (content: Content): Layout => ({ kind: "panel", content });

/** The zones with how many stand there, and what is drawn over the ways between them. */
function map({ content, table }: Seen, title: string, ways: readonly MapElement[], notes: readonly string[]): Scene {
  const spaces = Object.entries(content.zones).map(([zone, { at }]): Space => {
    const there = table.seats.flatMap((seat) => bandsOf(table, seat)).filter((band) => zoneOf(table, band) === zone);
    const [first] = there;
    const fill = first === undefined ? {} : { fill: { colour: `@${mustGet(table.bands, first).seat}` } as const };
    return { kind: "space", at, radius: 45, ...fill, value: `${there.length}`, label: named(zone) };
  });
  const where = Object.keys(table.bands)
    .sort()
    .map((band) => `${named(band)}: ${named(zoneOf(table, band))}`);
  return {
    sides: {
      red: { name: "Red", letter: "R", hue: "red" },
      blue: { name: "Blue", letter: "B", hue: "blue" },
    },
    heading: { kind: "strip", title: { text: title, minor: true, free: true } },
    layout: {
      kind: "column",
      children: [
        panel({ kind: "map", width: 1000, height: 520, elements: [...ways, ...spaces] }),
        ...(notes.length > 0 ? [panel({ kind: "notes", notes: notes.map((text) => ({ text })) })] : []),
      ],
    },
    ...told([title, ...where, ...notes]),
  };
}

export const board = (view: Seen, { caption }: PictureFrame): Scene => map(view, caption, [], []);

/** The marches of a sheet as arrows with the numbers of their rows, and what only its seat knows. */
export function draft(view: View<Raiders>, rows: readonly PlanRow[], { caption }: PictureFrame): Scene {
  const ways = new Map<string, number[]>();
  for (const { number, params } of rows) {
    const from = view.table.bands[String(params.band)]?.at;
    const key = `${from}>${String(params.to)}`;
    if (from !== undefined) ways.set(key, [...(ways.get(key) ?? []), number]);
  }
  const arrows = [...ways].flatMap(([way, numbers]) => arrow(view, way, numbers));
  const told = rows.flatMap(({ number, action, params }) =>
    action === "march" ? [`${number}. ${named(String(params.band))} to ${named(String(params.to))}`] : [],
  );
  const held = KINDS.map((kind) => `${named(kind)} ${view.hand[kind]}`).join(", ");
  const scene = map(view, caption, arrows, [`You hold: ${held}.`]);
  return { ...scene, text: [scene.text, ...told].join("\n") };
}

function arrow({ content, table, seat }: View<Raiders>, way: string, numbers: readonly number[]): Arrow[] {
  const [from, to] = way.split(">").map((zone) => content.zones[zone]?.at);
  if (!from || !to || table.seats.length === 0) return [];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  // on the left of its way, so that one that comes back has its own
  const along = (share: number): Point => [
    from[0] + dx * share + (dy / length) * 20,
    from[1] + dy * share - (dx / length) * 20,
  ];
  return [{ kind: "arrow", colour: `@${seat}`, points: [along(0.25), along(0.75)], label: numbers.join(", ") }];
}

import { type Frozen, of } from "../../../engine/index.ts";
import type { Badge, Colour, MapElement, Pictogram, Point } from "../../../scene/index.ts";
import { type Content, zoneValue } from "../content.ts";
import { letter } from "../livery.ts";
import type { Table, ZoneId } from "../state.ts";
import { controller, rivals } from "./control.ts";
import { occupants } from "./units.ts";
import type { Zone } from "./zones.ts";

/** Half the height of a chip. */
const CHIP = 16;
const LINE = 35;

/** Everything on the map that changes: who Controls, PP, units; where Combats wait; the Move under way. */
export function pieces(content: Frozen<Content>, table: Frozen<Table>): MapElement[] {
  return [
    ...content.zoneIds.flatMap((id) => rim(content, table, id)),
    { kind: "part", part: "water" },
    ...fight(content, table),
    ...ways(content, table),
    { kind: "part", part: "names" },
    ...content.zoneIds.flatMap((id) => [...signs(content, table, id), ...chips(content, table, id)]),
  ];
}

/** A band in the Controller's colour; two colours where several seats hold each other up. */
function rim(content: Frozen<Content>, table: Frozen<Table>, id: ZoneId): MapElement[] {
  const holder = controller(content, table, id);
  const [a, b] = rivals(content, table, id);
  if (holder) return [{ kind: "region", polygons: id, outline: "none", rim: `@${holder}`, rimWidth: 9 }];
  if (a && b) return [{ kind: "region", polygons: id, outline: "none", rim: [`@${a}`, `@${b}`], rimWidth: 9 }];
  return [];
}

/** The Zone where two seats fight now. */
function fight({ map }: Frozen<Content>, { combat }: Frozen<Table>): MapElement[] {
  const [outer] = combat ? (of(map.areas, combat.zone).polygons[0] ?? []) : [];
  return outer ? [{ kind: "highlight", polygon: outer, colour: "bad" }] : [];
}

/** a mandatory Combat waits here. */
const pending = (content: Frozen<Content>, table: Frozen<Table>, id: ZoneId): boolean =>
  table.phase === "combat" && !of(content.zones, id).sanctuary && rivals(content, table, id).length > 1;

/** The Moves since the picture before, and the one under way. */
function ways({ map }: Frozen<Content>, { move, news }: Frozen<Table>): MapElement[] {
  const now = move?.move && move.move.path.length > 1 ? [{ seat: move.seat, ...move.move }] : [];
  return [...news.moves, ...now].map(({ seat, mode, path }) => ({
    kind: "arrow",
    points: path.map((id) => of(map.areas, id).middle),
    colour: `@${seat}`,
    style: mode === "normal" ? "move" : "air",
  }));
}

const SIGNS: readonly (readonly ["airport" | "fortified" | "sanctuary", Pictogram])[] = [
  ["airport", "plane"],
  ["fortified", "fort"],
  ["sanctuary", "mosque"],
];

/** A Combat waits. */
export const CLASH: Badge = { shape: "square", colour: "bad", pictogram: "clash" };
/** Units or PP have changed since the picture before. */
export const CHANGED: Badge = { shape: "diamond", colour: "new", text: "!" };

/** Below the name: affiliation and PP value, symbols, and the PP that lie here. */
function signs(content: Frozen<Content>, table: Frozen<Table>, id: ZoneId): MapElement[] {
  const zone = of(content.zones, id);
  const { pp } = of(table.zones, id);
  const value: Badge = {
    shape: "pill",
    hollow: true,
    colour: colourOf(zone),
    text: `${zone.affiliation ? letter(zone.affiliation) : "–"} ${zoneValue(content, table.seats.length, id)}`,
  };
  const symbols = SIGNS.filter(([symbol]) => zone[symbol]).map(
    ([, pictogram]): Badge => ({ shape: "square", colour: "muted", pictogram }),
  );
  const money: Badge[] = pp > 0 ? [{ shape: "round", colour: "white", text: String(pp) }] : [];
  const clash = pending(content, table, id) ? [CLASH] : [];
  const changed = table.news.zones.includes(id) ? [CHANGED] : [];
  return inRow([value, ...symbols, ...money, ...clash, ...changed], below(content, id, 0), 42);
}

const colourOf = ({ affiliation }: Frozen<Zone>): Colour => (affiliation ? `@${affiliation}` : "grey");

/** Units as Security + Infrastructure, two chips a row. */
function chips(content: Frozen<Content>, table: Frozen<Table>, id: ZoneId): MapElement[] {
  const { units } = of(table.zones, id);
  const badges = occupants(table, id).map((seat): Badge => {
    const { security, infrastructure } = of(units, seat);
    return { shape: "pill", colour: `@${seat}`, text: `${letter(seat)} ${security}+${infrastructure}` };
  });
  const rows = Math.ceil(badges.length / 2);
  return Array.from({ length: rows }, (_, row) =>
    inRow(badges.slice(row * 2, row * 2 + 2), below(content, id, row + 1), 86),
  ).flat();
}

const below = ({ map }: Frozen<Content>, id: ZoneId, line: number): Point => {
  const [x, y] = of(map.areas, id).middle;
  return [x, y - 10 + line * LINE];
};

/** Badges side by side round a middle. */
const inRow = (badges: readonly Badge[], [x, y]: Point, apart: number): MapElement[] =>
  badges.map((badge, i) => ({
    kind: "marker",
    ...badge,
    at: [x + (i - (badges.length - 1) / 2) * apart, y],
    radius: CHIP,
  }));

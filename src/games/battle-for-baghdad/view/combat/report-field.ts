/** Where a Combat is fought, as its picture shows it: both sides' units, their losses and their totals. */
import { type Frozen, mustGet, type PictureFrame, type Seat } from "#engine";
import {
  BOARD,
  type MapElement,
  type MapPanel,
  type Piece,
  type Point,
  pieceSize,
  underTitle,
  viewportAround,
} from "#scene";
import { UNITS, type Unit, type Units } from "../../content/effects.ts";
import { factionName, verb } from "../../content/factions.ts";
import type { Content } from "../../content/pack.ts";
import type { Combat } from "../../rules/combat/types.ts";
import { commandValue } from "../../rules/combat/warfare.ts";
import { forces, size, unitsAt } from "../../rules/map/units.ts";
import type { Table } from "../../state.ts";
import { emblem } from "../faction-style.ts";
import { cityMap } from "../map/city.ts";

/** In pixels: as much of the picture as plans and result leave. */
const WIDTH = BOARD.width - 30;
const HEIGHT = 352;
const MIDDLE = { x: WIDTH / 2, y: 180 } as const;
/** Distances from the middle, and heights. */
const TOTAL = { out: 164, radius: 54, won: 70 } as const;
const PLATE = { out: 530, y: 60, width: 520, height: 96 } as const;
const PIECES = { out: 530, y: 210, size: 104, room: 520, gap: 12 } as const;
const WORDS = { y: 320 } as const;
/** How much is seen about the Zone, at least, in map units. */
const AROUND = { margin: 20, least: 700 } as const;

/** Where they fight, with both sides' units, which of them are lost, and their totals. */
export function field(
  content: Frozen<Content>,
  table: Frozen<Table>,
  combat: Frozen<Combat>,
  names: PictureFrame["names"],
): MapPanel {
  const { zone, attacker, defender } = combat;
  const window = viewportAround(mustGet(content.map.areas, zone).ring, content.map, {
    ...AROUND,
    ratio: WIDTH / HEIGHT,
  });
  const pixel = window.width / WIDTH;
  const ground: Ground = { pixel, at: (x, y) => [window.x + x * pixel, window.y + y * pixel] };
  const sides = [
    { seat: attacker, role: "attack", way: -1 },
    { seat: defender, role: "defend", way: 1 },
  ] as const;
  return cityMap(
    content,
    [
      { kind: "veil", except: [] },
      ...sides.map(({ seat, way }) => half(ground, seat, way)),
      ...sides.flatMap(({ seat, role, way }) => [
        plate(ground, seat, role, names[seat], way),
        ...troops(ground, table, combat, seat, way),
        ...total(ground, content, combat, seat, way),
      ]),
      { kind: "burst", at: ground.at(MIDDLE.x, MIDDLE.y), radius: 90 * pixel },
    ],
    window,
  );
}

/** From pixels to the part of the map that is seen. */
interface Ground {
  readonly pixel: number;
  readonly at: (x: number, y: number) => Point;
}

/** Left of the middle, or right. */
type Way = -1 | 1;

/** How far the front between the sides zigzags, and how often. */
const FRONT = { out: 16, parts: 9 } as const;

/** The ground of a side, in its colour. */
function half({ at }: Ground, seat: Seat, way: Way): MapElement {
  const outer = MIDDLE.x + way * (WIDTH / 2);
  const front = Array.from({ length: FRONT.parts + 1 }, (_, i) =>
    at(MIDDLE.x + (i % 2 === 0 ? FRONT.out : -FRONT.out), (HEIGHT * i) / FRONT.parts),
  );
  const polygon = [...front, at(outer, HEIGHT), at(outer, 0)];
  return { kind: "region", polygons: [[polygon]], wash: `@${seat}`, washStrength: 0.42, outline: "none" };
}

const plate = ({ at, pixel }: Ground, seat: Seat, role: string, player: string | undefined, way: Way): MapElement => ({
  kind: "plate",
  at: at(MIDDLE.x + way * PLATE.out, PLATE.y),
  width: PLATE.width * pixel,
  height: PLATE.height * pixel,
  colour: `@${seat}`,
  emblem: emblem(seat),
  title: `${factionName(seat)} ${verb(seat, role)}`,
  ...underTitle(player),
  value: "",
});

const FORMS = { security: "block", infrastructure: "house" } as const;

type Wood = Omit<Piece, "kind" | "at" | "size">;

/** Units that stand, then those that are lost. */
function troops(
  { at, pixel }: Ground,
  table: Frozen<Table>,
  combat: Frozen<Combat>,
  seat: Seat,
  way: Way,
): MapElement[] {
  const lost = combat.lost[seat];
  const look = { colour: `@${seat}`, emblem: emblem(seat) } as const;
  const standing = unitsAt(table, combat.zone, seat);
  const kindsIn = (units: Frozen<Units>): Unit[] => UNITS.filter((unit) => units[unit] > 0);
  const woods = [
    ...kindsIn(standing).map((unit): Wood => ({ ...look, form: FORMS[unit], count: String(standing[unit]) })),
    ...(lost ? kindsIn(lost).map((unit): Wood => ({ ...look, form: FORMS[unit], state: "beaten" })) : []),
  ];
  const wide = (share: number): number =>
    woods.reduce((sum, { form }) => sum + pieceSize(form, share).width + PIECES.gap, -PIECES.gap);
  const edge = Math.min(PIECES.size, (PIECES.size * PIECES.room) / wide(PIECES.size));
  let x = MIDDLE.x + way * PIECES.out - wide(edge) / 2;
  const pieces = woods.map((wood): MapElement => {
    const { width } = pieceSize(wood.form, edge);
    x += width + PIECES.gap;
    return { kind: "piece", ...wood, at: at(x - width / 2 - PIECES.gap, PIECES.y), size: edge * pixel };
  });
  return [
    ...pieces,
    {
      kind: "lettering",
      at: at(MIDDLE.x + way * PIECES.out, WORDS.y),
      text: outcome(combat, seat),
      style: "title",
      size: "body",
    },
  ];
}

/** What a side has lost. */
export function outcome({ lost, winner }: Frozen<Combat>, seat: Seat): string {
  const gone = lost[seat];
  if (gone && size(gone) > 0) return `loses ${forces(gone)}`;
  return winner === null ? "" : "no losses";
}

/** A side's total, large, and of what it is made; the winner's has a white edge. */
function total(
  { at, pixel }: Ground,
  content: Frozen<Content>,
  combat: Frozen<Combat>,
  seat: Seat,
  way: Way,
): MapElement[] {
  const { totals, winner } = combat;
  const x = MIDDLE.x + way * TOTAL.out;
  const place = at(x, MIDDLE.y);
  const text = winner === null ? "?" : String(mustGet(totals, seat));
  const colour = `@${seat}` as const;
  return [
    winner === seat
      ? { kind: "gain", at: place, radius: TOTAL.won * pixel, text, colour }
      : { kind: "marker", shape: "round", at: place, radius: TOTAL.radius * pixel, text, colour },
    ...sum(content, combat, seat).map(
      (text, i): MapElement => ({
        kind: "lettering",
        at: at(x, MIDDLE.y + TOTAL.won + 28 + i * 32),
        text,
        style: "title",
        size: "body",
      }),
    ),
  ];
}

/** "Command 4", "strength 3". */
function sum(content: Frozen<Content>, { plans, neutralized }: Frozen<Combat>, seat: Seat): string[] {
  const plan = mustGet(plans, seat);
  const counts = plan.command !== null && !neutralized.includes(seat);
  return [...(counts ? [`Command ${commandValue(content, plan)}`] : []), `${counts ? "+ " : ""}strength ${plan.die}`];
}

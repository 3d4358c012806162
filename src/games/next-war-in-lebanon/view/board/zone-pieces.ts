/** All stacks, boxes and marks of a zone, with a place for each. */

import type { Frozen } from "#engine";
import {
  type Counter,
  type Fit,
  type MapElement,
  type Placed,
  placeInCells,
  type Stack,
  squared,
  stackBox,
} from "#scene";
import { type Content, SEATS, type ZoneId } from "../../content/types.ts";
import { counterOf, emptyHq } from "./counters.ts";
import { cellsOf } from "./hexes.ts";
import { marksIn, type Standing } from "./marks.ts";
import { type AnyView, folded, type Pile, type PilesIn } from "./piles.ts";

/** Everything in a zone, and where. */
export interface ZonePieces {
  readonly elements: readonly MapElement[];
  readonly places: readonly Placed[];
}

/** The table as the viewer sees it, and what is on it. */
export type Seen = Pick<AnyView, "content" | "table"> & { readonly piles: PilesIn };

/** How large things are drawn: pixels of a counter's edge, the best first, and map units for each pixel. */
export interface Scale {
  readonly edges: readonly number[];
  readonly pixel: number;
}

export const ON_BOARD: Scale = { edges: [78, 72, 66, 61, 57], pixel: 1 };

/** How many stacks of a side have room in a hex of the board, at the very most. */
const MOST = 9;

/**
 * All stacks, boxes and marks of a zone. The viewer's own lie spread out, unit beside unit, as far as there is room; where
 * there is none for all piles, the longer row of them is folded (R-28: number and top are seen).
 */
export function zonePieces(
  { content, table, piles: pilesIn }: Seen,
  zone: ZoneId,
  { edges, pixel }: Scale,
): ZonePieces {
  const marks = marksIn(table, zone, { raidOn: content.raidOn, pixel });
  const all = { idf: pilesIn("idf", zone), insurgent: pilesIn("insurgent", zone) };
  const cells = cellsOf(content, zone);
  const sizes = edges.map((edge) => edge * pixel);
  const most = {
    idf: Math.min(all.idf.length, Math.ceil((MOST * cells.length) / squared(pixel))),
    insurgent: Math.min(all.insurgent.length, Math.ceil((MOST * cells.length) / squared(pixel))),
  };
  const shown = SEATS.flatMap((seat) => all[seat]);
  for (const spread of spreads(shown)) {
    const piles = shown.map((pile) => spread(pile) ?? standing(content, pile, pixel));
    const open = piles.map((pile) => ("side" in pile ? pile : spreadOut(content, pile, pixel)));
    const found = placeInCells([...open, ...marks], cells, sizes);
    if (found) return drawn(found);
  }
  for (;;) {
    const piles = SEATS.flatMap((seat) => folded(all[seat], most[seat]).map((pile) => standing(content, pile, pixel)));
    const found = placeInCells([...piles, ...marks], cells, sizes);
    if (found) return drawn(found);
    const longer = most.idf > most.insurgent ? "idf" : "insurgent";
    if (most[longer] <= 1) return drawn(placeInCells(piles, cells, sizes) ?? NOWHERE);
    most[longer] -= 1;
  }
}

/** A pile whose units lie beside each other, `across` of them in a row. */
interface Spread {
  readonly pile: Pile;
  readonly across: number;
}

/** Ways to spread piles of several units, the best first: all of them wide, all narrow, then without the largest ones. Single units beside them are as small. */
function spreads(piles: readonly Pile[]): readonly ((pile: Pile) => Spread | null)[] {
  const several = piles.filter(({ units }) => units.length > 1).toSorted((a, b) => a.units.length - b.units.length);
  return several.flatMap((_, less) => {
    const kept = new Set([
      ...several.slice(0, several.length - less),
      ...piles.filter(({ units }) => units.length === 1),
    ]);
    return [wide, narrow].map((across) => (pile: Pile) => (kept.has(pile) ? { pile, across: across(pile) } : null));
  });
}

const wide = ({ units }: Pile): number => (units.length <= 4 ? units.length : Math.ceil(units.length / 2));
const narrow = ({ units }: Pile): number => Math.ceil(Math.sqrt(units.length));

/** Edge of a counter that lies beside others, the gap between them, and what a pennant takes above them, in pixels. */
const BESIDE = { edge: 57, gap: 4, flag: 31, cross: 8 } as const;

function spreadOut(content: Frozen<Content>, { pile, across }: Spread, pixel: number): Standing {
  const { edge, gap, flag: pennant, cross } = BESIDE;
  const { units, seat } = pile;
  const flag = flagOf(content, pile);
  const over = flag ? pennant : units.some(({ disrupted }) => disrupted) ? cross : 0;
  const down = Math.ceil(units.length / across);
  const [width, height] = [across * (edge + gap) - gap, down * (edge + gap) - gap + over];
  return {
    side: seat === "idf" ? "left" : "right",
    extent: () => ({ width: width * pixel, height: height * pixel }),
    draw: ([x, y]) =>
      units.map((unit, i): Stack => {
        const [column, row] = [i % across, Math.floor(i / across)];
        const [dx, dy] = [
          column * (edge + gap) + edge / 2 - width / 2,
          over + row * (edge + gap) + edge / 2 - height / 2,
        ];
        const { name, ...unnamed } = small(counterOf(content, unit, edge));
        const isUnderFlag = i === 0 && flag !== "";
        return {
          kind: "stack",
          at: [x + dx * pixel, y + dy * pixel],
          size: edge * pixel,
          counters: [isUnderFlag || name === undefined ? unnamed : { ...unnamed, name }],
          ...(isUnderFlag ? { flag } : {}),
        };
      }),
  };
}

/** A disrupted counter is drawn smaller still: its figure is small, too. */
const small = ({ values = "", ...counter }: Counter): Counter => ({
  ...counter,
  values: counter.disrupted ? { ...(typeof values === "string" ? { text: values } : values), minor: true } : values,
});

const NOWHERE: Fit<Standing> = { size: 0, places: [] };

const drawn = ({ size, places }: Fit<Standing>): ZonePieces => ({
  elements: places.flatMap(({ item, place }) => item.draw(place.at, size)),
  places: places.map(({ place }) => place),
});

/** A pile as an item that knows its extent: that of the stack, and above it what its pennant or number takes. */
function standing(content: Frozen<Content>, pile: Pile, pixel: number): Standing {
  const sizes = new Map<number, ReturnType<typeof measure>>();
  const measured = (size: number): ReturnType<typeof measure> => {
    const known = sizes.get(size) ?? measure(stackOf(content, pile, size / pixel));
    sizes.set(size, known);
    return known;
  };
  return {
    side: pile.seat === "idf" ? "left" : "right",
    extent: (size) => {
      const { box, over } = measured(size);
      return { width: box.width * pixel, height: (box.height + over) * pixel };
    },
    draw: ([x, y], size) => {
      const { stack, box, over } = measured(size);
      const at = [x - box.at[0] * pixel, y + (over / 2 - box.at[1]) * pixel] as const;
      return [{ ...stack, at, size: stack.size * pixel }];
    },
  };
}

function measure(stack: Stack) {
  const box = stackBox(stack);
  return { stack, box, over: Math.max(0, reach(stack) - (box.height / 2 - box.at[1])) };
}

/** How far up from the middle of its counter a pennant, a number and the cross on a disrupted one reach, which do not become smaller with it. */
const reach = ({ size, height = 1, flag, counters: [{ disrupted }] }: Stack): number =>
  Math.max(
    flag === undefined ? 0 : 0.5 * size + 31,
    height > 1 ? 0.46 * size + 22 : 0,
    disrupted ? 0.5 * size + Math.max(0.12 * size, 10) : 0,
  );

/**
 * By the number of letters of a pennant, the edge of the counter that it needs beneath it: it and the number of the
 * pile share its upper side.
 */
const LEAST_UNDER_FLAG = [0, 57, 58, 67, 82] as const;
/** A disrupted counter is drawn tilted, and smaller. */
const LEAST_TILTED = 61;

/** Around 0, 0, in pixels. */
function stackOf(content: Frozen<Content>, pile: Pile, edge: number): Stack {
  const flag = flagOf(content, pile);
  const { group, hq } = pile;
  const size = Math.max(edge, LEAST_UNDER_FLAG[flag.length] ?? 0, group?.top.disrupted ? LEAST_TILTED : 0);
  const counter = group ? counterOf(content, group.top, size) : emptyHq(content, hq ?? "");
  const { name: _, ...unnamed } = counter;
  return {
    kind: "stack",
    at: [0, 0],
    size,
    counters: [flag ? unnamed : counter],
    height: group?.size ?? 1,
    ...(flag ? { flag } : {}),
  };
}

/** The number of a headquarters; with a "+" where several stacks stand together for want of room. */
function flagOf({ hqs }: Frozen<Content>, { hq, stacks }: Pile): string {
  const number = hq === null ? "" : (hqs[hq]?.short ?? "");
  return stacks > 1 ? `${number}+` : number;
}

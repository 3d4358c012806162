import {
  keepApart,
  type MapElement,
  type Piece,
  type Placed,
  type Point,
  pieceSize,
  type Space,
  type Stack,
  stackBox,
} from "../../../scene/index.ts";
import type { SpaceId } from "../content/map-types.ts";
import { counterOf, faceDown } from "./counters.ts";
import { isClosed, type Pile, type Seen } from "./seen.ts";
import { colourOf, styleOf } from "./side-style.ts";
import { placeOf, type Sight } from "./windows.ts";

/** What stands in a space, or its dot, with the room that it takes. */
export interface Thing {
  readonly space: SpaceId;
  readonly box: Placed;
  readonly elements: readonly MapElement[];
}

/** In pixels of the picture: heights of blocks, edges of counters, half the widths of dots. */
const BLOCK: { readonly [form in Piece["form"]]?: number } = { block: 38, house: 42 };
const USUAL = 46;
/** Edges of counters: the nearer, the larger. */
const COUNTER = { per: 54, least: 72, most: 96 } as const;
const DOT = { open: 11, closed: 7 } as const;
const GAP = 3;
/** What a wall or a ring around a stack takes beyond it, in shares of its edge. */
const AROUND = 0.24;
/** From so near on counters are shown, farther away blocks with their numbers. */
const COUNTERS_FROM = 1.25;

export const showsCounters = ({ zoom }: Sight): boolean => zoom >= COUNTERS_FROM;

const edgeOf = ({ zoom }: Sight): number => Math.max(COUNTER.least, Math.min(COUNTER.most, COUNTER.per * zoom));

/** All stacks that are seen, and the dots of other spaces: apart from each other, near to where they belong. */
export function thingsIn(seen: Seen, sight: Sight, spaces: readonly SpaceId[]): readonly Thing[] {
  const dots = spaces.filter((id) => !seen.piles.some(({ space }) => space === id)).map((id) => dot(seen, sight, id));
  const stacks = spaces.flatMap((id) => standing(seen, sight, id));
  const boxes = stacks.map(({ home }) => home);
  const apart = keepApart(
    boxes,
    GAP / sight.zoom,
    dots.map(({ box }) => box),
  );
  return [
    ...dots,
    ...stacks.flatMap(({ space, home, draw }, i): Thing[] => {
      const box = apart[i] ?? home;
      if (!isWhole(box, sight)) return [];
      return [{ space, box, elements: [draw([box.at[0] - home.at[0], box.at[1] - home.at[1]])] }];
    }),
  ];
}

/** What the edge of a region would cut belongs to the next one. */
const isWhole = ({ at: [x, y], width, height }: Placed, { window, zoom }: Sight): boolean =>
  zoom === 1 ||
  (x - width / 2 >= window.x &&
    y - height / 2 >= window.y &&
    x + width / 2 <= window.x + window.width &&
    y + height / 2 <= window.y + window.height);

interface Standing {
  readonly space: SpaceId;
  readonly home: Placed;
  /** Moved by so much. */
  readonly draw: (by: Point) => MapElement;
}

/** Friends in one space stand beside each other. */
function standing(seen: Seen, sight: Sight, space: SpaceId): readonly Standing[] {
  const piles = seen.piles.filter((pile) => pile.space === space);
  return piles.map((pile, i): Standing => {
    const [x, y] = placeOf(seen, space);
    const wide = (edgeOf(sight) * 0.8) / sight.zoom;
    const at: Point = [x + (i - (piles.length - 1) / 2) * wide, y];
    return showsCounters(sight) ? counters(seen, sight, pile, at) : block(seen, sight, pile, at);
  });
}

const isIsolated = ({ units }: Pile): boolean => units.some(({ isolated }) => isolated);

function block({ table }: Seen, { zoom }: Sight, pile: Pile, at: Point): Standing {
  const { form, emblem } = styleOf(pile.side);
  const size = (BLOCK[form] ?? USUAL) / zoom;
  const piece: Piece = {
    kind: "piece",
    form,
    colour: colourOf(pile.side),
    at,
    size,
    count: String(pile.size),
    ...(form === "block" ? { emblem } : {}),
    ...(table.entrenched.includes(pile.space) ? { entrenched: true } : {}),
    ...(isIsolated(pile) ? { isolated: true } : {}),
  };
  const around = piece.entrenched || piece.isolated ? AROUND * size : 0;
  const { width, height } = pieceSize(form, size);
  return {
    space: pile.space,
    home: { at, width: width + around, height: height + around },
    draw: ([dx, dy]) => ({ ...piece, at: [at[0] + dx, at[1] + dy] }),
  };
}

function counters(seen: Seen, sight: Sight, pile: Pile, at: Point): Standing {
  const size = edgeOf(sight) / sight.zoom;
  const [top] = pile.units;
  const counter = top && pile.side !== "IS" ? counterOf(seen, pile.side, top) : topOfIs(seen, pile);
  const isWalled = seen.table.entrenched.includes(pile.space);
  const stack: Stack = {
    kind: "stack",
    at,
    size,
    counters: [counter],
    height: pile.size,
    ...(isWalled ? { entrenched: true } : {}),
    ...(isIsolated(pile) ? { isolated: true } : {}),
  };
  const box = stackBox(stack);
  const around = isWalled || isIsolated(pile) ? AROUND * size : 0;
  const home = { ...box, width: box.width + around, height: box.height + around };
  return {
    space: pile.space,
    home,
    draw: ([dx, dy]) => ({ ...stack, at: [at[0] + dx, at[1] + dy] }),
  };
}

/** its leader lies face up, the others face down. */
function topOfIs(seen: Seen, { side, units: [leader] }: Pile) {
  return leader ? counterOf(seen, side, leader) : faceDown(seen);
}

function dot(seen: Seen, { zoom }: Sight, id: SpaceId): Thing {
  const at = placeOf(seen, id);
  const closed = isClosed(seen, id);
  const radius = (closed ? DOT.closed : DOT.open) / zoom;
  const side = closed ? undefined : seen.table.control[id];
  const space: Space = {
    kind: "space",
    at,
    radius,
    shape: closed ? "square" : side ? styleOf(side).dot : "circle",
    fill: side ? { colour: colourOf(side), shade: "full" } : { colour: closed ? "closed" : "panel" },
  };
  return { space: id, box: { at, width: 2.4 * radius, height: 2.4 * radius }, elements: [space] };
}

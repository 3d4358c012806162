/** What is in each space of a picture, as large and as clear of each other as there is room. */
import {
  isInside,
  keepApart,
  type Leader,
  lengthOf,
  type MapElement,
  moved,
  overlap,
  type Piece,
  type Placed,
  type Point,
  pieceSize,
  type Space,
  type Stack,
  square,
  stackBox,
  walls,
} from "#scene";
import type { SpaceId } from "../../content/board-types.ts";
import type { Holder } from "../../content/sides.ts";
import { counterOf, faceDown } from "./counters.ts";
import { placeOf, type Sight } from "./cut-outs.ts";
import { isClosed, type Pile, type Seen } from "./seen.ts";
import { colourOf, styleOf } from "./side-style.ts";

/** What is in a space, or its dot, with the room that it takes. */
export interface Thing {
  readonly space: SpaceId;
  /** Whose stack it is. */
  readonly side?: Holder;
  readonly box: Placed;
  /** How far from its middle its number reaches, in pixels of the picture. */
  readonly reach: number;
  readonly elements: readonly MapElement[];
  /** From a stack that is away from its space, for want of room, to that space. */
  readonly leader?: Leader;
  /** It is out of play: something may lie on it. */
  readonly isClosed?: true;
}

/** In pixels of the picture: heights of blocks, edges of counters, half the widths of dots. */
const BLOCK: { readonly [form in Piece["form"]]?: number } = { block: 38, house: 42 };
const USUAL = 46;
/** Numbers are in the middle, or aside of it. */
const NUMBER = { middle: 18, aside: 30 } as const;
/** Edges of counters: the nearer, the larger; largest where only a part of the map is shown. */
const COUNTER = { per: 54, least: 72, most: 96, ofPart: 118 } as const;
const DOT = { open: 11, closed: 7 } as const;
const GAP = 3;
/** Between what stands outermost and the edge of the whole map: rims, walls and bursts reach beyond their boxes. */
const EDGE = 18;
/** What a wall takes beyond a stack, and how wide a ring is, in shares of its edge. */
const WALL = { left: 0.15, right: 0.26, below: 0.36 } as const;
const RING = 1.66;
/** How far a stack has to be moved off its space to get a line to it, in pixels of the picture. */
const AWAY = 24;
/** From this scale on counters are shown, below it blocks with their numbers. */
const COUNTERS_FROM = 1.25;

export const showsCounters = ({ zoom, blocks }: Sight): boolean => zoom >= COUNTERS_FROM && !blocks;

const edgeOf = ({ zoom, whole }: Sight): number =>
  Math.max(COUNTER.least, Math.min(whole ? COUNTER.most : COUNTER.ofPart, COUNTER.per * zoom));

/** All stacks that are seen, and the dots of other spaces: apart from each other, near to where they belong. `clear`: what they leave free where they can. */
export function thingsIn(
  seen: Seen,
  sight: Sight,
  spaces: readonly SpaceId[],
  clear: readonly Placed[] = [],
): readonly Thing[] {
  const dots = spaces.filter((id) => !seen.piles.some(({ space }) => space === id)).map((id) => dot(seen, sight, id));
  const stacks = spaces.flatMap((id) => standing(seen, sight, id));
  const edges = sight.zoom > 1 && !sight.whole ? [] : walls(sight.window, EDGE / sight.zoom);
  const beside = keepApart(
    stacks.map(({ home }) => home),
    GAP / sight.zoom,
    [...dots.map(({ box }) => box), ...clear, ...edges],
  );
  // Where dots leave no room for all stacks, a stack may cover a dot, but never another stack.
  const apart = keepApart(beside, 0.5, edges);
  return [
    ...dots,
    ...stacks.flatMap(({ space, side, home, reach, draw }, i): Thing[] => {
      const box = apart[i] ?? home;
      if (!isWhole(box, sight)) return [];
      const by: Point = [box.at[0] - home.at[0], box.at[1] - home.at[1]];
      return [{ space, side, box, reach, elements: [draw(by)], ...leaderFrom(seen, sight, space, box, by) }];
    }),
  ];
}

/** A stack that lies on its space, or next to it among others of the space, needs none. */
function leaderFrom(seen: Seen, { zoom }: Sight, space: SpaceId, box: Placed, [dx, dy]: Point): Pick<Thing, "leader"> {
  const to = placeOf(seen, space);
  if (lengthOf(dx, dy) * zoom < AWAY || overlap(box, square(to))) return {};
  return { leader: { kind: "leader", from: box.at, to } };
}

/** What the edge of a region would cut belongs to the next one. */
const isWhole = (box: Placed, { window, zoom, whole }: Sight): boolean =>
  zoom === 1 || whole === true || isInside(box, window);

interface Standing {
  readonly space: SpaceId;
  readonly side: Holder;
  readonly home: Placed;
  readonly reach: number;
  /** Moved by this much. */
  readonly draw: (by: Point) => MapElement;
}

/** Friends in one space are next to each other. */
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
    framed: true,
    ...(form === "block" ? { emblem } : {}),
    ...(table.entrenched.includes(pile.space) ? { entrenched: true } : {}),
    ...(isIsolated(pile) ? { isolated: true } : {}),
  };
  const box: Placed = { at, ...pieceSize(form, size) };
  return {
    space: pile.space,
    side: pile.side,
    home: surrounded(box, at, { edge: size, wall: box.width, ...piece }),
    reach: form in BLOCK || piece.entrenched ? NUMBER.aside : NUMBER.middle,
    draw: (by) => ({ ...piece, at: moved(at, ...by) }),
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
  const home = surrounded(stackBox(stack), at, { edge: size, wall: size, ...stack });
  return {
    space: pile.space,
    side: pile.side,
    home,
    reach: size,
    draw: (by) => ({ ...stack, at: moved(at, ...by) }),
  };
}

/** A box with the wall around its foot, and the ring around all of it. */
function surrounded(
  box: Placed,
  at: Point,
  {
    edge,
    wall,
    entrenched,
    isolated,
  }: Pick<Stack, "entrenched" | "isolated"> & { readonly edge: number; readonly wall: number },
): Placed {
  const sides = (side: -1 | 1, axis: 0 | 1): number =>
    box.at[axis] + (side * (axis === 0 ? box.width : box.height)) / 2;
  const ring = isolated ? (edge * RING) / 2 : 0;
  const walled = entrenched ? wall : 0;
  const left = Math.min(sides(-1, 0), at[0] - ring, at[0] - walled * (0.5 + WALL.left));
  const right = Math.max(sides(1, 0), at[0] + ring, at[0] + walled * (0.5 + WALL.right));
  const top = Math.min(sides(-1, 1), at[1] - ring);
  const bottom = Math.max(sides(1, 1), at[1] + ring, at[1] + walled * (0.5 + WALL.below));
  return { at: [(left + right) / 2, (top + bottom) / 2], width: right - left, height: bottom - top };
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
  return {
    space: id,
    box: square(at, 2.4 * radius),
    reach: 0,
    elements: [space],
    ...(closed ? { isClosed: true } : {}),
  };
}

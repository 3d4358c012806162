/** Finds places for names in a crowd, where each can still be told to whom it belongs. */
import type { Frame } from "../plane.ts";
import type { Viewport } from "../viewport.ts";
import type { Point } from "../words.ts";
import { crosses, type Extent, edgeToward, isInside, overlap, type Placed } from "./boxes.ts";
import { gapBetween, namesAnother, sides } from "./names.ts";
import { Occupied } from "./occupied.ts";

/** A name in a crowd, and the thing that it names. */
export interface Crowding {
  /** The thing, around its middle. */
  readonly thing: Placed;
  /** The ways to write it. */
  readonly shapes: readonly Shape[];
  /** What is in the same place: any other thing it must not be taken to name. */
  readonly own: readonly Placed[];
  /** Rather no name than one far away. */
  readonly spare: boolean;
}

/** What a name takes if it is written in one way, and what counts against that, in pixels. */
export interface Shape extends Extent {
  readonly against: number;
}

/** Where a name stands. */
export interface Spot {
  readonly place: Placed;
  /** Which of its shapes it has. */
  readonly shape: number;
  /** Without a line to its thing it would not be found, or be taken for that of another. */
  readonly led: boolean;
}

export interface Crowd {
  readonly things: readonly Placed[];
  /** What no name may touch, the things themselves among it. */
  readonly taken: readonly Placed[];
  /** What would hide a line to a name. */
  readonly hiding: readonly Placed[];
  readonly room: Viewport;
  /** The edge of a pixel of the picture, in map units: everything else is in pixels. */
  readonly pixel: number;
}

/**
 * In pixels: the gap between a thing and a name beside it; how near nobody looks for another owner; beyond what a name
 * needs a line; how far it may be.
 */
export const NAMING = { beside: 3, near: 14, far: 45, most: 120, lost: 230 } as const;
/** How finely places are tried: away from the thing, and along its rim. */
const STEP = { away: 9, along: 12 } as const;
/**
 * What speaks against a place, counted in pixels: each rank among the sides, being taken for another's, a line, one
 * that runs under something; and each pixel farther than a name may be without a line.
 */
const COST = { rank: 0.5, another: 20, led: 20, under: 60, farther: 0.6 } as const;
/** No place at all. */
const NONE = { needed: 600, spare: 130 } as const;
/** What has room next to its thing makes way for others no farther than this. */
const AWAY = 22;
/** How many places are enough to choose from. */
const ENOUGH = 36;
const ROUNDS = 4;
/** No name moves for less. */
const LEAST_GAIN = 0.5;
/** How many names move, each for the one before it; for a name that must stand somewhere and finds no place in this way, more. */
const DEPTH = { usual: 1, needed: 3 } as const;
/** More than this make way for none, and only one does where no others move. */
const RIVALS = 2;
/** In pixels: the edge of the squares in which room is looked for, and what keeps two names apart. */
const SQUARE = 4;
const APART = 2;

interface Choice extends Spot {
  readonly cost: number;
  readonly line: Segment;
  /** Around the name and the line to it, a little wider than anything that they could touch. */
  readonly frame: Frame;
}

type Segment = readonly [Point, Point];

/**
 * Places for the names of a crowded map, near their things, and together: one name makes way for another where both come nearer. The earlier in the list go first.
 * Null for a name that has no room, or could only stand too far away.
 */
export function placeCrowded(names: readonly Crowding[], crowd: Crowd): readonly (Spot | null)[] {
  const { pixel } = crowd;
  const free = new Occupied(crowd.room, SQUARE * pixel, crowd.taken);
  const choices = names.map((name) => choicesOf(name, crowd, free));
  const lost = names.map(({ spare }) => (spare ? NONE.spare : NONE.needed));
  let chosen: Chosen = [];
  for (const all of choices)
    chosen = [...chosen, all.find((one) => rivalsOf(one, chosen, pixel, 0) === NOBODY) ?? null];
  for (let round = 0, moved = true; moved && round < ROUNDS; round += 1) {
    moved = false;
    for (const [i, { spare }] of names.entries()) {
      const now = chosen[i];
      const most = (now?.cost ?? lost[i] ?? 0) - LEAST_GAIN;
      const [search, without] = [{ choices, lost, pixel }, chosen.with(i, null)];
      const usual = placedWithin(i, without, search, { most, depth: DEPTH.usual, fixed: [] });
      const way =
        usual ?? (now || spare ? null : placedWithin(i, without, search, { most, depth: DEPTH.needed, fixed: [] }));
      if (way) [chosen, moved] = [way.chosen, true];
    }
  }
  return chosen;
}

/** Where each name stands; null: nowhere. */
type Chosen = readonly (Choice | null)[];

interface Search {
  readonly choices: readonly (readonly Choice[])[];
  /** What it costs if a name stands nowhere. */
  readonly lost: readonly number[];
  readonly pixel: number;
}

interface Bounds {
  /** It costs less than this. */
  readonly most: number;
  /** How many other names move, each for the one before it. */
  readonly depth: number;
  /** These stay where they have just been put. */
  readonly fixed: readonly number[];
}

/** The cheapest place for a name that stands nowhere, counting what it costs others to make way for it, and still others for those; null: none is cheap enough. */
function placedWithin(
  i: number,
  chosen: Chosen,
  search: Search,
  { most, depth, fixed }: Bounds,
): { readonly chosen: Chosen; readonly cost: number } | null {
  let best: { readonly chosen: Chosen; readonly cost: number } | null = null;
  for (const one of search.choices[i] ?? []) {
    const least = best?.cost ?? most;
    if (one.cost >= least) break;
    const rivals = rivalsOf(one, chosen, search.pixel, Math.min(depth, RIVALS));
    if (rivals === NOBODY) return { chosen: chosen.with(i, one), cost: one.cost };
    if (rivals === null || rivals.some((k) => fixed.includes(k))) continue;
    const way = cleared(rivals, chosen.with(i, one), search, { most: least - one.cost, depth, fixed: [...fixed, i] });
    if (way) best = { chosen: way.chosen, cost: one.cost + way.cost };
  }
  return best;
}

/** The same once some names have made way, and what that costs them: each stands somewhere else, or nowhere. */
function cleared(
  rivals: readonly number[],
  chosen: Chosen,
  search: Search,
  { most, depth, fixed }: Bounds,
): { readonly chosen: Chosen; readonly cost: number } | null {
  let all = chosen.map((one, k) => (rivals.includes(k) ? null : one));
  let cost = 0;
  for (const k of rivals) {
    const before = chosen[k]?.cost ?? 0;
    const lost = search.lost[k] ?? 0;
    const bound = Math.min(lost, most - cost + before);
    const way = placedWithin(k, all, search, { most: bound, depth: depth - 1, fixed });
    if (way) all = [...way.chosen];
    cost += (way?.cost ?? lost) - before;
    if (cost >= most) return null;
  }
  return { chosen: all, cost };
}

const NOBODY: readonly number[] = [];

/** Whose names block a place; null: those of too many. */
function rivalsOf(place: Choice, chosen: Chosen, pixel: number, most: number): readonly number[] | null {
  let rivals: number[] | null = null;
  for (let k = 0; k < chosen.length; k += 1) {
    const other = chosen[k];
    if (!other || !clash(place, other, pixel)) continue;
    rivals ??= [];
    if (rivals.length === most) return null;
    rivals.push(k);
  }
  return rivals ?? NOBODY;
}

/** Whether two names touch, or the line to one runs through the other or across its line. */
function clash(a: Choice, b: Choice, pixel: number): boolean {
  if (!meet(a.frame, b.frame)) return false; // asked some hundred thousand times a picture
  if (overlap(a.place, b.place, APART * pixel)) return true;
  if (a.led && crosses(a.line, b.place)) return true;
  if (b.led && crosses(b.line, a.place)) return true;
  return a.led && b.led && areCrossed(a.line, b.line);
}

const meet = (a: Frame, b: Frame): boolean => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

/** Around a name, and around the line to it where it is led. */
function frameOf({ at: [x, y], width, height }: Placed, [from, to]: Segment, led: boolean, gap: number): Frame {
  const [across, down] = [width / 2 + gap, height / 2 + gap];
  const own: Frame = [x - across, y - down, x + across, y + down];
  if (!led) return own;
  const [left, right] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  const [top, bottom] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
  return [
    Math.min(own[0], left - gap),
    Math.min(own[1], top - gap),
    Math.max(own[2], right + gap),
    Math.max(own[3], bottom + gap),
  ];
}

const areCrossed = ([a, b]: Segment, [c, d]: Segment): boolean =>
  sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0;

/** Above 0 on one side of the line from the first point to the second, below 0 on the other. */
const sideOf = ([x, y]: Point, [u, v]: Point, [p, q]: Point): number => (u - x) * (q - y) - (v - y) * (p - x);

/** Where a name has room, the best place first. */
function choicesOf(name: Crowding, crowd: Crowd, free: Occupied): readonly Choice[] {
  const { pixel } = crowd;
  const { thing } = name;
  const widest = Math.max(...name.shapes.map(({ width }) => width));
  const far = NAMING.most * pixel;
  const reach = { at: thing.at, width: thing.width + 2 * (widest + far), height: thing.height + 2 * far + 4 * widest };
  const near = (some: readonly Placed[]): readonly Placed[] => some.filter((one) => overlap(one, reach));
  const strangers = near(crowd.things).filter((one) => !name.own.includes(one));
  const around = { thing, strangers, over: [...strangers, ...near(crowd.hiding)], pixel };
  const found: Choice[] = [];
  const close = { at: thing.at, width: thing.width + 2 * widest + far / 4, height: thing.height + far };
  const taken = crowd.taken.filter((one) => overlap(one, close));
  name.shapes.forEach((shape, index) => {
    sides({ thing, ...shape }, NAMING.beside * pixel).forEach((place, rank) => {
      if (!isInside(place, crowd.room) || taken.some((one) => overlap(place, one))) return;
      found.push(choiceOf(place, index, around, rank * COST.rank + shape.against));
    });
  });
  const isClear = found.some(({ cost }) => cost < COST.another);
  const most = isClear ? AWAY : name.spare ? NAMING.most : NAMING.lost;
  for (let away = NAMING.beside + STEP.away; away <= most && found.length < ENOUGH; away += STEP.away) {
    name.shapes.forEach((shape, index) => {
      const { width, height, against } = shape;
      allAbout(thing, shape, away * pixel, STEP.along * pixel, (x, y) => {
        if (free.isFree(x, y, width, height))
          found.push(choiceOf({ at: [x, y], width, height }, index, around, against));
      });
    });
  }
  return found.sort((a, b) => a.cost - b.cost);
}

interface Surrounded {
  readonly thing: Placed;
  readonly strangers: readonly Placed[];
  /** What hides a line. */
  readonly over: readonly Placed[];
  readonly pixel: number;
}

/** A place, and what counts against it. */
function choiceOf(place: Placed, shape: number, { thing, strangers, over, pixel }: Surrounded, worse: number): Choice {
  const gap = gapBetween(place, thing) / pixel;
  const line = [edgeToward(place, thing.at), thing.at] as const;
  const isAmbiguous =
    strangers.some((one) => isNearer(place, one, gap * pixel)) || namesAnother(place, { thing, strangers });
  const led = gap > NAMING.far || (isAmbiguous && gap > NAMING.near);
  const against =
    worse +
    (isAmbiguous ? COST.another : 0) +
    (led ? COST.led : 0) +
    ((led || gap > NAMING.near) && over.some((one) => crosses(line, one)) ? COST.under : 0);
  const farther = Math.max(0, gap - NAMING.far) * COST.farther;
  const frame = frameOf(place, line, led, APART * pixel);
  return { place, shape, led, line, frame, cost: gap + farther + against };
}

function isNearer({ at, width, height }: Placed, one: Placed, gap: number): boolean {
  const across = Math.max(0, Math.abs(at[0] - one.at[0]) - (width + one.width) / 2);
  if (across >= gap) return false;
  const down = Math.max(0, Math.abs(at[1] - one.at[1]) - (height + one.height) / 2);
  return across * across + down * down < gap * gap;
}

/** All around a thing, at this distance from its rim: above and below it, then on either side. */
function allAbout(
  { at: [x, y], width: w, height: h }: Placed,
  { width, height }: Extent,
  away: number,
  step: number,
  look: (x: number, y: number) => void,
): void {
  const across = (w + width) / 2 + away;
  const down = (h + height) / 2 + away;
  const columns = Math.max(1, Math.ceil((2 * across) / step));
  const rows = Math.max(1, Math.ceil((2 * down) / step));
  for (let i = 0; i <= columns; i += 1) {
    const dx = ((2 * i) / columns - 1) * across;
    look(x + dx, y + down);
    look(x + dx, y - down);
  }
  for (let i = 1; i < rows; i += 1) {
    const dy = ((2 * i) / rows - 1) * down;
    look(x + across, y + dy);
    look(x - across, y + dy);
  }
}

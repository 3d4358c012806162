/** Moves things aside until none touches another, each as near as possible to where it belongs. */
import type { Point } from "../words.ts";
import type { Placed } from "./boxes.ts";

/** Steps until things are apart, and how much of the way home each takes in a step. */
const STEPS = 400;
const HOMEWARDS = 0.04;

/**
 * Things near the places where they belong, moved aside until none touches another: they push each other away, and are
 * drawn home. In the last quarter of the steps nothing draws them any more. What is fixed stays.
 */
export function keepApart(things: readonly Placed[], gap: number, fixed: readonly Placed[] = []): readonly Placed[] {
  const crowd = new Crowd([...things, ...fixed], gap, things.length);
  for (let step = 0; step < STEPS; step += 1) {
    const drawn = step < STEPS * 0.75;
    if (drawn) crowd.draw();
    const moved = crowd.push();
    crowd.relax();
    if (!moved && (!drawn || crowd.isHome())) break;
  }
  return things.map((thing, i) => ({ ...thing, at: crowd.at(i) ?? thing.at }));
}

/** Pairs farther apart than this are left out until one of them has gone half as far. */
const SKIN = 40;

/** A thing on the move: it is asked where it is some thousand times a picture. */
interface Body {
  readonly index: number;
  readonly homeX: number;
  readonly homeY: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
  x: number;
  y: number;
  /** Where it stood when the pairs were sought. */
  thenX: number;
  thenY: number;
  /** Those after it in the list that are near, in the order of the list. */
  near: readonly Body[];
}

/** Things on the move. Of all pairs only those near enough to touch soon are examined. */
class Crowd {
  readonly #gap: number;
  readonly #all: readonly Body[];
  readonly #movers: readonly Body[];
  readonly #fixed: readonly Body[];

  /** The first `movable` of them move, the others are fixed. */
  constructor(homes: readonly Placed[], gap: number, movable: number) {
    this.#gap = gap;
    this.#all = homes.map(bodyOf);
    this.#movers = this.#all.slice(0, movable);
    this.#fixed = this.#all.slice(movable);
    this.#seek();
  }

  at(i: number): Point | undefined {
    const body = this.#all[i];
    return body && [body.x, body.y];
  }

  isHome(): boolean {
    return this.#movers.every(({ x, y, homeX, homeY }) => x === homeX && y === homeY);
  }

  /** Each a little of its way home. */
  draw(): void {
    let isFar = false;
    for (const body of this.#movers) {
      body.x += (body.homeX - body.x) * HOMEWARDS;
      body.y += (body.homeY - body.y) * HOMEWARDS;
      isFar ||= hasGone(body);
    }
    if (isFar) this.#seek();
  }

  /** What is fixed goes back. */
  relax(): void {
    for (const body of this.#fixed) {
      body.x = body.homeX;
      body.y = body.homeY;
    }
  }

  /** Each two that touch step aside; only those that can move matter. Tells whether any did. */
  push(): boolean {
    let moved = false;
    for (const one of this.#movers) {
      let near = one.near;
      for (let k = 0; k < near.length; k += 1) {
        const other = near[k];
        if (!other || !stepAside(one, other, this.#gap)) continue;
        moved = true;
        if (!hasGone(one) && !hasGone(other)) continue;
        this.#seek();
        near = one.near;
        k = near.filter(({ index }) => index <= other.index).length - 1; // those before have had their turn
      }
    }
    return moved;
  }

  #seek(): void {
    for (const body of this.#all) {
      body.thenX = body.x;
      body.thenY = body.y;
    }
    for (const one of this.#movers) {
      const near: Body[] = [];
      for (let j = one.index + 1; j < this.#all.length; j += 1) {
        const other = this.#all[j];
        if (other && across(one, other, this.#gap) > -SKIN && down(one, other, this.#gap) > -SKIN) near.push(other);
      }
      one.near = near;
    }
  }
}

const bodyOf = ({ at: [x, y], width, height }: Placed, index: number): Body => ({
  index,
  homeX: x,
  homeY: y,
  halfWidth: width / 2,
  halfHeight: height / 2,
  x,
  y,
  thenX: x,
  thenY: y,
  near: [],
});

const hasGone = ({ x, y, thenX, thenY }: Body): boolean =>
  Math.abs(x - thenX) > SKIN / 2 || Math.abs(y - thenY) > SKIN / 2;

/** How far two lie in each other sideways, or below zero: apart. */
const across = (one: Body, other: Body, gap: number): number =>
  one.halfWidth + other.halfWidth + gap - Math.abs(one.x - other.x);

/** The same up and down. */
const down = (one: Body, other: Body, gap: number): number =>
  one.halfHeight + other.halfHeight + gap - Math.abs(one.y - other.y);

/** Two that touch step aside, half the way each, on the shorter way. Tells whether they did. */
function stepAside(one: Body, other: Body, gap: number): boolean {
  const sideways = across(one, other, gap);
  if (sideways <= 0.01) return false;
  const upright = down(one, other, gap);
  if (upright <= 0.01) return false;
  if (sideways < upright) {
    const way = (one.x < other.x ? -1 : 1) * (sideways / 2 + 0.01);
    one.x += way;
    other.x -= way;
  } else {
    const way = (one.y < other.y ? -1 : 1) * (upright / 2 + 0.01);
    one.y += way;
    other.y -= way;
  }
  return true;
}

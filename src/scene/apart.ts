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
    crowd.settle();
    if (!moved && (!drawn || crowd.isHome())) break;
  }
  return things.map((thing, i) => ({ ...thing, at: crowd.at(i) ?? thing.at }));
}

/** Pairs farther apart than this are left out until one of them has gone half as far. */
const SKIN = 40;

/** Things on the move. Of all pairs only those are looked at that are near enough to touch soon. */
class Crowd {
  readonly #homes: readonly Placed[];
  readonly #gap: number;
  readonly #movable: number;
  readonly #at: [number, number][];
  /** Where each stood when the pairs were sought. */
  #then: [number, number][] = [];
  /** For each that can move, who after it in the list is near, in the order of the list. */
  #near: number[][] = [];

  /** The first `movable` of them move, the others are fixed. */
  constructor(homes: readonly Placed[], gap: number, movable: number) {
    this.#homes = homes;
    this.#gap = gap;
    this.#movable = movable;
    this.#at = homes.map(({ at: [x, y] }) => [x, y]);
    this.#seek();
  }

  at(i: number): readonly [number, number] | undefined {
    return this.#at[i];
  }

  isHome(): boolean {
    return this.#homes.every(({ at: [x, y] }, i) => {
      const place = this.#at[i];
      return i >= this.#movable || (place?.[0] === x && place[1] === y);
    });
  }

  /** Each a little of its way home. */
  draw(): void {
    let isFar = false;
    for (let i = 0; i < this.#movable; i += 1) {
      const [home, place] = [this.#homes[i], this.#at[i]];
      if (!home || !place) continue;
      place[0] += (home.at[0] - place[0]) * HOMEWARDS;
      place[1] += (home.at[1] - place[1]) * HOMEWARDS;
      isFar ||= this.#hasGone(i);
    }
    if (isFar) this.#seek();
  }

  /** What is fixed goes back. */
  settle(): void {
    for (let i = this.#movable; i < this.#homes.length; i += 1) {
      const [home, place] = [this.#homes[i], this.#at[i]];
      if (home && place) [place[0], place[1]] = home.at;
    }
  }

  /** Each two that touch step aside; of those that can move alone anybody cares. Tells whether any did. */
  push(): boolean {
    let moved = false;
    for (let i = 0; i < this.#movable; i += 1) {
      let near = this.#near[i] ?? [];
      for (let k = 0; k < near.length; k += 1) {
        const j = near[k] ?? i;
        if (!this.#stepAside(i, j)) continue;
        moved = true;
        if (!this.#hasGone(i) && !this.#hasGone(j)) continue;
        this.#seek();
        near = this.#near[i] ?? [];
        k = near.filter((other) => other <= j).length - 1; // those before have had their turn
      }
    }
    return moved;
  }

  #hasGone(i: number): boolean {
    const [now, then] = [this.#at[i], this.#then[i]];
    if (!now || !then) return true;
    return Math.abs(now[0] - then[0]) > SKIN / 2 || Math.abs(now[1] - then[1]) > SKIN / 2;
  }

  #seek(): void {
    this.#then = this.#at.map(([x, y]) => [x, y]);
    this.#near = Array.from({ length: this.#movable }, (_, i) => {
      const near: number[] = [];
      for (let j = i + 1; j < this.#at.length; j += 1)
        if (this.#overlap(i, j, 0) > -SKIN && this.#overlap(i, j, 1) > -SKIN) near.push(j);
      return near;
    });
  }

  /** How far two lie in each other, or below zero: apart, sideways or up and down. */
  #overlap(i: number, j: number, axis: 0 | 1): number {
    const [a, b, one, other] = [this.#homes[i], this.#homes[j], this.#at[i], this.#at[j]];
    if (!a || !b || !one || !other) return Number.NEGATIVE_INFINITY;
    const size = axis === 0 ? a.width + b.width : a.height + b.height;
    return size / 2 + this.#gap - Math.abs(one[axis] - other[axis]);
  }

  /** Two that touch step aside, half the way each, on the shorter way. Tells whether they did. */
  #stepAside(i: number, j: number): boolean {
    const across = this.#overlap(i, j, 0);
    if (across <= 0.01) return false;
    const down = this.#overlap(i, j, 1);
    if (down <= 0.01) return false;
    const [one, other] = [this.#at[i], this.#at[j]];
    if (!one || !other) return false;
    const axis = across < down ? 0 : 1;
    const way = (one[axis] < other[axis] ? -1 : 1) * (Math.min(across, down) / 2 + 0.01);
    one[axis] += way;
    other[axis] -= way;
    return true;
  }
}

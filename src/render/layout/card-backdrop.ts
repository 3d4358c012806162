/** The landscape behind what a card shows, from towns and ruins to mountains, rivers and camps. */

import { sine } from "#scene";
import type { Place } from "../../scene/cards.ts";
import type { Point } from "../../scene/words.ts";
import { mix } from "../contrast.ts";
import type { Pen } from "../pen.ts";
import { type Box, circle, line, rect, rings } from "../primitives.ts";
import { SCENE_COLOURS } from "../style.ts";

/** Where the scene of a card is set, drawn as dark shapes before its sky: `far` and `near` are their colours. */
interface Backdrop {
  readonly pen: Pen;
  readonly box: Box;
  readonly far: string;
  readonly near: string;
  readonly water: string;
  /** The next of some numbers, 0..1: the same for a card each time. */
  readonly next: () => number;
}

/** `name`: each card has a backdrop of its own. */
export function drawBackdrop(
  pen: Pen,
  box: Box,
  sky: { readonly low: string; readonly town: string },
  place: Place,
  name: string,
): void {
  let seed = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const next = (): number => {
    seed = (seed * 137 + 71) % 9973;
    return seed / 9973;
  };
  const colours = { far: mix(sky.town, sky.low, 0.5), near: sky.town, water: mix(SCENE_COLOURS.water, sky.low, 0.35) };
  BACKDROPS[place]({ pen, box, next, ...colours });
}

/** Shares of the scene, from its upper left corner. */
const at = ({ x, y, width, height }: Box, across: number, down: number): Point => [
  x + width * across,
  y + height * down,
];

const block = ({ pen, box }: Backdrop, colour: string, [x, y]: Point, width: number, height: number): void =>
  pen.shape(
    rect({
      x: box.x + box.width * x,
      y: box.y + box.height * y,
      width: box.width * width,
      height: box.height * height,
    }),
    { fill: colour },
  );

/** Land up to a line of heights, given as shares of the scene from left to right. */
function land({ pen, box }: Backdrop, colour: string, heights: readonly number[]): void {
  const crest = heights.map((height, i) => at(box, i / (heights.length - 1), 1 - height));
  pen.shape(rings([at(box, 0, 1), ...crest, at(box, 1, 1)]), { fill: colour });
}

/** A rolling line: waves of that height on a level. */
const rolling = ({ next }: Backdrop, level: number, height: number): number[] => {
  const [turn, waves] = [next() * 6.3, 1 + next()];
  return Array.from({ length: 25 }, (_, i) => level + height * sine(turn + (i / 24) * 6.3 * waves));
};

/** Roofs, domes and minarets. */
function town(drop: Backdrop): void {
  const { pen, box, near, next } = drop;
  for (let x = 0; x < 1; ) {
    const [width, height] = [0.08 + next() * 0.12, 0.12 + next() * 0.2];
    block(drop, near, [x, 1 - height], width + 0.01, height);
    const kind = next();
    const [middle, roof] = at(box, x + width / 2, 1 - height);
    if (kind < 0.2) pen.shape(circle([middle, roof], width * box.width * 0.4), { fill: near });
    else if (kind < 0.34) block(drop, near, [x + width * 0.4, 1 - height * 1.9], width * 0.16, height);
    x += width;
  }
}

/** Broken walls, and smoke over them. */
function ruins(drop: Backdrop): void {
  const { pen, box, near, far, next } = drop;
  const fire = 0.12 + next() * 0.76;
  for (let i = 0; i < 6; i++) {
    const puff = at(box, fire + i * 0.035, 0.72 - i * 0.12);
    pen.shape(circle(puff, box.height * (0.05 + i * 0.022)), { fill: far, opacity: 0.6 });
  }
  for (let x = 0; x < 1; ) {
    const [width, height] = [0.1 + next() * 0.1, 0.14 + next() * 0.24];
    const torn = [0, 0.3, 0.45, 0.75, 1].map(
      (share): Point => at(box, x + width * share, 1 - height * (0.55 + next() * 0.45)),
    );
    pen.shape(rings([at(box, x, 1), ...torn, at(box, x + width, 1)]), { fill: near });
    x += width + next() * 0.05;
  }
  land(drop, near, rolling(drop, 0.08, 0.02));
}

function desert(drop: Backdrop): void {
  land(drop, mix(drop.far, drop.near, 0.15), rolling(drop, 0.26, 0.07));
  land(drop, drop.far, rolling(drop, 0.18, 0.06));
  land(drop, drop.near, rolling(drop, 0.1, 0.05));
}

function mountains(drop: Backdrop): void {
  const peaks = (least: number, most: number): number[] =>
    Array.from({ length: 9 }, (_, i) => least + (i % 2 === 0 ? 0 : (most - least) * (0.5 + drop.next() * 0.5)));
  land(drop, drop.far, peaks(0.2, 0.62));
  land(drop, mix(drop.far, drop.near, 0.6), peaks(0.12, 0.36));
  land(drop, drop.near, rolling(drop, 0.1, 0.03));
}

/** A river before a bank with palms. */
function river(drop: Backdrop): void {
  const { far, near, water, next } = drop;
  land(drop, far, rolling(drop, 0.34, 0.02));
  for (const x of [0.08, 0.2, 0.62, 0.78, 0.93])
    palm(drop, mix(far, near, 0.5), [x + next() * 0.06, 0.68], 0.24 + next() * 0.1);
  block(drop, water, [0, 0.7], 1, 0.3);
  for (let i = 0; i < 5; i++)
    block(drop, mix(water, SCENE_COLOURS.shine, 0.3), [next() * 0.8, 0.74 + i * 0.035], 0.08 + next() * 0.1, 0.008);
  land(drop, near, rolling(drop, 0.07, 0.03));
}

function palm({ pen, box }: Backdrop, colour: string, [x, foot]: Point, height: number): void {
  const top = at(box, x + 0.008, foot - height);
  const thick = box.height * 0.02;
  pen.stroke({ colour, width: thick }, at(box, x, foot + 0.03), top);
  const reach = box.height * 0.1;
  for (const [dx, dy] of [
    [-1, 0.35],
    [-0.8, -0.3],
    [0, -0.6],
    [0.8, -0.3],
    [1, 0.35],
  ] as const)
    pen.stroke({ colour, width: thick }, top, [top[0] + reach * dx, top[1] + reach * dy]);
}

/** Derricks, a tank, and a flare that burns. */
function oilfield(drop: Backdrop): void {
  const { pen, box, far, near, next } = drop;
  land(drop, far, rolling(drop, 0.14, 0.03));
  const [low, high] = [0.9, 0.42 + next() * 0.1];
  for (const [x, scale] of [
    [0.12 + next() * 0.1, 1],
    [0.84 + next() * 0.08, 0.8],
  ] as const) {
    const top = low - (low - high) * scale;
    const strokes = [{ colour: near, width: box.height * 0.018 }];
    const legs = [at(box, x - 0.07 * scale, low), at(box, x, top), at(box, x + 0.07 * scale, low)];
    pen.shape(line(legs), { strokes });
    for (const share of [0.3, 0.6, 0.85]) {
      const half = 0.07 * scale * share;
      const y = top + (low - top) * share;
      pen.shape(line([at(box, x - half, y), at(box, x + half, y)]), { strokes });
    }
  }
  const flare = 0.5 + next() * 0.16;
  block(drop, near, [flare, 0.5], 0.018, 0.4);
  pen.shape(circle(at(box, flare + 0.012, 0.46), box.height * 0.06), { fill: SCENE_COLOURS.flame });
  pen.shape(circle(at(box, flare + 0.012, 0.475), box.height * 0.032), { fill: SCENE_COLOURS.ember });
  block(drop, near, [flare - 0.24, 0.74], 0.16, 0.2);
  land(drop, near, rolling(drop, 0.09, 0.015));
}

/** A road to the horizon between poles. */
function road(drop: Backdrop): void {
  const { pen, box, far, near, next } = drop;
  land(drop, far, rolling(drop, 0.32, 0.02));
  const aim = 0.35 + next() * 0.3;
  pen.shape(
    rings([at(box, aim - 0.012, 0.68), at(box, aim + 0.012, 0.68), at(box, aim + 0.34, 1), at(box, aim - 0.22, 1)]),
    { fill: near },
  );
  for (const share of [0.2, 0.45, 0.8]) {
    const [x, foot] = [aim + 0.04 + 0.42 * share, 0.68 + 0.3 * share];
    block(drop, near, [x, foot - 0.5 * share], 0.012, 0.5 * share);
    block(drop, near, [x - 0.05 * share, foot - 0.47 * share], 0.1 * share + 0.012, 0.02);
  }
}

/** Blocks of concrete, with wire along their tops. */
function wall(drop: Backdrop): void {
  const { pen, box, far, near, next } = drop;
  const height = 0.34 + next() * 0.08;
  for (let i = 0; i < 9; i++) {
    block(drop, i % 2 === 0 ? far : mix(far, near, 0.25), [i / 9, 1 - height], 1 / 9 - 0.008, height);
    pen.shape(circle(at(box, (i + 0.5) / 9, 1 - height - 0.03), box.height * 0.045), {
      strokes: [{ colour: near, width: box.height * 0.012 }],
    });
  }
  block(drop, near, [0, 0.9], 1, 0.1);
}

/** Columns under a roof: where a state is run. */
function hall(drop: Backdrop): void {
  const { pen, box, far, near } = drop;
  pen.shape(rings([at(box, 0, 0.36), at(box, 0.5, 0.14), at(box, 1, 0.36)]), { fill: far });
  block(drop, mix(far, near, 0.3), [0, 0.36], 1, 0.07);
  for (let i = 0; i < 8; i++) block(drop, far, [0.03 + i * 0.125, 0.43], 0.065, 0.44);
  block(drop, mix(far, near, 0.5), [0, 0.84], 1, 0.06);
  block(drop, near, [0, 0.9], 1, 0.1);
}

/** Tents and a watchtower. */
function camp(drop: Backdrop): void {
  const { pen, box, far, near, next } = drop;
  land(drop, far, rolling(drop, 0.2, 0.04));
  const tower = 0.84 + next() * 0.08;
  block(drop, near, [tower - 0.05, 0.42], 0.1, 0.12);
  for (const side of [-0.04, 0.03]) block(drop, near, [tower + side, 0.5], 0.012, 0.42);
  for (const x of [0.04, 0.26, 0.5]) {
    const [left, high] = [x + next() * 0.05, 0.62 + next() * 0.06];
    pen.shape(rings([at(box, left, 0.94), at(box, left + 0.11, high), at(box, left + 0.22, 0.94)]), {
      fill: mix(far, near, 0.55),
    });
  }
  land(drop, near, rolling(drop, 0.08, 0.015));
}

const BACKDROPS: { readonly [place in Place]: (drop: Backdrop) => void } = {
  town,
  ruins,
  desert,
  mountains,
  river,
  oilfield,
  road,
  wall,
  hall,
  camp,
};

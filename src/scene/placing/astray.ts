import type { Viewport } from "../viewport.ts";
import { clearance, overlap, type Placed } from "./boxes.ts";
import { crosses, edgeToward } from "./crossing.ts";
import { gapBetween, isInside, type Naming, namesAnother } from "./names.ts";

/** How finely places are tried: away from the thing, and along its rim. */
const STEP = { away: 8, along: 10 } as const;
/** So much nearer may a place be that seems to name something else, whose line runs over something else, or over another name. */
const COST = { another: 20, over: 70, name: 40 } as const;
/** What speaks against a place from which no line, or a short one, leads to its thing counts so much. */
const SHORT = 0.3;

export interface Around {
  /** What no name may touch. */
  readonly taken: readonly Placed[];
  /** Names that have their places: no line runs through them where it can be helped. */
  readonly names: readonly Placed[];
  /** What would hide a line to it. */
  readonly hiding?: readonly Placed[];
  readonly room: Viewport;
  readonly gap: number;
  /** Farther from its thing a name needs a line: rather nearer, even where a line would be crossed. */
  readonly led: number;
  /** So far from its thing a name may stand at most. */
  readonly most: number;
}

/** A place for a name that has no room beside its thing: rather farther away than where it would seem to name another thing, or where the line to it is hidden. */
export function placeAstray(
  naming: Naming,
  { taken, names, hiding = [], room, gap, led, most }: Around,
): Placed | null {
  const { thing, width, height, strangers = [] } = naming;
  const reach = { at: thing.at, width: thing.width + 2 * (width + most), height: thing.height + 2 * (height + most) };
  const near = (some: readonly Placed[]): readonly Placed[] => some.filter((one) => overlap(one, reach, gap));
  const read = near(names);
  const among = { ...naming, strangers: near(strangers) };
  const over = [...among.strangers, ...near(hiding)];
  const isFull = closedBy(near(taken), naming, gap);
  let [best, least]: [Placed | null, number] = [null, Number.POSITIVE_INFINITY];
  const consider = (x: number, y: number): void => {
    if (isFull(x, y)) return;
    const place: Placed = { at: [x, y], width, height };
    const far = gapBetween(place, thing);
    if (far > most || far >= least || !isInside(place, room)) return;
    const cost = far + detriment(among, place, read, over) * (far <= led ? SHORT : 1);
    if (cost < least) [best, least] = [place, cost];
  };
  for (let away = gap; away <= most && away < least; away += STEP.away) allAbout(naming, away, consider);
  return best;
}

/** Whether a name with its middle there would touch one of these: asked some thousand times a picture. */
function closedBy(boxes: readonly Placed[], { width, height }: Naming, gap: number): (x: number, y: number) => boolean {
  const edges = new Float64Array(boxes.length * 4);
  boxes.forEach((box, i) => {
    edges.set([box.at[0], box.at[1], clearance(box.width, width, gap), clearance(box.height, height, gap)], i * 4);
  });
  return (x, y) => {
    for (let i = 0; i < edges.length; i += 4) {
      const isLevel = Math.abs(y - (edges[i + 1] ?? 0)) < (edges[i + 3] ?? 0);
      if (isLevel && Math.abs(x - (edges[i] ?? 0)) < (edges[i + 2] ?? 0)) return true;
    }
    return false;
  };
}

/** What speaks against a place, however near it is. */
function detriment(naming: Naming, place: Placed, names: readonly Placed[], over: readonly Placed[]): number {
  const line = [edgeToward(place, naming.thing.at), naming.thing.at] as const;
  return (
    (namesAnother(place, naming) ? COST.another : 0) +
    (over.some((one) => crosses(line, one)) ? COST.over : 0) +
    (names.some((one) => crosses(line, one)) ? COST.name : 0)
  );
}

/** All around a thing, so far from its rim: above and below it, then on either side. */
function allAbout({ thing, width, height }: Naming, away: number, look: (x: number, y: number) => void): void {
  const [x, y] = thing.at;
  const across = (thing.width + width) / 2 + away;
  const down = (thing.height + height) / 2 + away;
  const [columns, rows] = [stepsOver(across), stepsOver(down)];
  for (let i = 0; i <= columns; i += 1) {
    const dx = ((2 * i) / columns - 1) * across;
    look(x + dx, y + down);
    look(x + dx, y - down);
  }
  for (let i = 0; i <= rows; i += 1) {
    const dy = ((2 * i) / rows - 1) * down;
    look(x + across, y + dy);
    look(x - across, y + dy);
  }
}

/** From one end of a side to the other. */
const stepsOver = (half: number): number => Math.max(1, Math.ceil((2 * half) / STEP.along));

/** What came of fights, next to them on the map: the latest with its arithmetic, earlier ones in a word or two. */
import {
  type Callout,
  calloutSize,
  distance,
  type MapElement,
  nameWidth,
  type Placed,
  type Point,
  placeOne,
  spotsIn,
  walls,
} from "#scene";
import { differenceText, RESULTS, SHORT_RESULTS } from "../../rules/combat/words.ts";
import type { News } from "../../rules/news-types.ts";
import { spaceName } from "../../rules/pieces/words.ts";
import { aside, standsIn } from "./aside.ts";
import { placeOf, type Sight } from "./cut-outs.ts";
import { lastFight } from "./fight.ts";
import type { Seen } from "./seen.ts";
import { shortIn } from "./side-style.ts";
import type { Thing } from "./things.ts";

type Fought = Extract<News, { readonly kind: "fought" }>;

/** In pixels of the picture. */
const LETTERS = 27;
const TITLE = 36;
const PAD = 40;
const PILL = 23;
/** How far about what is seen a callout looks for room. */
const EDGE = 8;

export function fightMarks(
  seen: Seen,
  sight: Sight,
  fights: readonly Fought[],
  things: readonly Thing[],
  taken: Placed[],
): readonly MapElement[] {
  const latest = fights.at(-1);
  if (!latest) return [];
  const told = callout(seen, sight, latest, taken);
  const others = told ? fights.slice(0, -1) : fights;
  const pills = others.map((fight) => pill(seen, sight, fight, things, taken));
  return [...pills.flatMap(({ line }) => line), ...(told ? [told] : []), ...pills.map(({ mark }) => mark)];
}

function callout(seen: Seen, { window, zoom }: Sight, fight: Fought, taken: Placed[]): Callout | null {
  const pointsTo = placeOf(seen, fight.space);
  const { title, lines } = inWords(seen, fight);
  const wide = Math.max(nameWidth(title, TITLE), ...lines.map((line) => nameWidth(line, LETTERS) * SLIM));
  const what = { width: (wide + PAD) / zoom, title, lines };
  const size = calloutSize(what, LETTERS / zoom);
  const far = (at: Point): number => distance(at, pointsTo);
  const fixed = [...taken, ...walls(window, EDGE / zoom)];
  let box: Placed | null = null;
  for (const near of spotsIn(window, SPOTS.across, SPOTS.down).toSorted((a, b) => far(a) - far(b))) {
    if (box && far(near) - ASIDE > far(box.at)) break;
    const found = placeOne({ near, ...size }, { taken: fixed, gap: 4 / zoom });
    if (found && (!box || far(found.at) < far(box.at))) box = found;
  }
  if (!box) return null;
  taken.push(box);
  return { kind: "callout", at: box.at, ...what, colour: "bad", pointsTo };
}

/** Letters of lines are narrower than those of names. */
const SLIM = 0.86;

/** Where something may be said about the map, in shares of what is seen. */
const SPOTS = {
  across: [0.1, 0.22, 0.34, 0.46, 0.58, 0.7, 0.82, 0.92],
  down: [0.08, 0.25, 0.42, 0.59, 0.76, 0.93],
} as const;
/** How far from its spot it may be, in map units. */
const ASIDE = 120;

/** "Maarat al-Numan falls"; "Syria 14 − 9 = +5, die 5: DR", "defenders retreat". */
function inWords(seen: Seen, { side, space, result }: Fought): { readonly title: string; readonly lines: string[] } {
  const name = shortIn(seen.table, side);
  const fight = lastFight(seen);
  const same = fight?.target === space && fight.side === side ? fight : null;
  const title = same ? `${spaceName(seen, space)} ${same.isTaken ? "falls" : "holds"}` : spaceName(seen, space);
  const rolled = same?.rolled;
  return rolled
    ? { title, lines: [`${name}: ${differenceText(rolled.odds)}`, `Die ${rolled.die}, ${result}: ${RESULTS[result]}`] }
    : { title, lines: [`${name}: ${RESULTS[result]}`] };
}

function pill(
  seen: Seen,
  sight: Sight,
  { space, result }: Fought,
  things: readonly Thing[],
  taken: Placed[],
): { readonly mark: MapElement; readonly line: readonly MapElement[] } {
  const { zoom } = sight;
  const text = SHORT_RESULTS[result];
  const size = { width: (nameWidth(text, LETTERS) + 2 * PILL) / zoom, height: (2 * PILL) / zoom };
  const { at, line } = aside(sight, standsIn(seen, things, space), size, "bad", taken);
  return { mark: { kind: "marker", at, radius: PILL / zoom, shape: "pill", colour: "bad", text }, line };
}

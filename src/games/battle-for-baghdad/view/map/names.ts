/** How the names of Zones are written on the map: where, in which lines, how large. */

import { type Frozen, mustGet, once } from "#engine";
import {
  boundsOf,
  cosine,
  inRadians,
  type MapElement,
  type Placed,
  type Point,
  sine,
  squared,
  type TextSize,
} from "#scene";
import type { Content, ZoneId } from "../../content/pack.ts";
import { emblem } from "../faction-style.ts";

/** How a Zone's name is written: where its middle is, in which lines, how large. */
export interface Title {
  readonly at: Point;
  readonly lines: readonly string[];
  readonly size: TextSize;
  /** Map units for each unit on the board: less where a part of the map is drawn larger, and its letters are not. */
  readonly scale: number;
  /** As its land lies: degrees downhill, and how far its middle bows up. Level when left out. */
  readonly lie?: { readonly turn: number; readonly bow: number };
}

/** Lengths on the board. */
const LINE = 34;
const SHIELD = 36;

export const heightOf = ({ lines, scale }: Pick<Title, "lines" | "scale">): number => lines.length * LINE * scale;

/** Where the board has it. */
export function onBoard({ map }: Frozen<Content>, id: ZoneId): Title {
  const { name, nameAt, lie } = mustGet(map.areas, id);
  return { at: nameAt, lines: name, size: "name", scale: 1, lie };
}

/** In a part of the map, where names stand wherever there is room. */
export function level({ lie: _lie, ...title }: Title): Title {
  return title;
}

/** Widths of the heavy letters that names are written in, in hundredths of their size, as a scene knows no fonts; of all others: `CAPITAL`, `SMALL`. */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ["il' ", 31],
  ["fjt", 38],
  ["r", 43],
  ["dhnpuy", 62],
  ["mwMW", 95],
  ["AHKN", 77],
  ["JSZ", 60],
];
const CAPITAL = 68;
const SMALL = 56;
/** As large as they can be read on a phone. */
const LETTERS = 33;

/** About how wide a line of a name is. */
const widthOf = (line: string): number =>
  [...line].reduce((sum, letter) => {
    const known = WIDTHS.find(([letters]) => letters.includes(letter));
    return sum + ((known?.[1] ?? (letter < "a" ? CAPITAL : SMALL)) / 100) * LETTERS;
  }, 0);

/** A name, left of it the shield of those whose home the Zone is, and right of it what the Zone is besides. */
export function titleOf(content: Frozen<Content>, seats: number, id: ZoneId, title: Title): MapElement[] {
  return [
    ...title.lines.map((_, i) => lettering(title, i)),
    ...home(content, seats, id, title),
    ...mark(content, id, title),
  ];
}

/** How far beyond its ends the curve of a name runs, in half its widths. */
const BEYOND = 1.3;

function lettering(title: Title, i: number): MapElement {
  const { lines, lie, size } = title;
  const name = { kind: "lettering", at: placeOn(title, i, 0), text: lines[i] ?? "", style: "title", size } as const;
  if (!lie || (lie.turn === 0 && lie.bow === 0)) return name;
  return {
    ...name,
    along: [-BEYOND, -0.6, 0, 0.6, BEYOND].map((share) => placeOn(title, i, share * halfOf(title, i))),
  };
}

/** Letters on a curve stand a little apart. */
const APART = 1.03;

/** Half the width of a line, in map units. */
const halfOf = ({ lines, scale, lie }: Title, i: number): number =>
  (widthOf(lines[i] ?? "") / 2) * scale * (lie ? APART : 1);

/** How far from its middle a bow is as high as the line itself. */
const LEVEL = 2 / 3;
/** What is beside a name does not follow its bow all the way down. */
const LOWEST = 1.6;

/** The place on a line this far right of its middle. */
function placeOn(title: Title, i: number, right: number): Point {
  const { at, lines, scale, lie = { turn: 0, bow: 0 } } = title;
  const share = right / halfOf(title, i);
  const down =
    (i - (lines.length - 1) / 2) * LINE * scale - lie.bow * scale * (LEVEL - Math.min(LOWEST, squared(share)));
  const angle = inRadians(lie.turn);
  return [at[0] + right * cosine(angle) - down * sine(angle), at[1] + right * sine(angle) + down * cosine(angle)];
}

/** Left of the first line. Homes of those whom nobody plays are nobody's. */
function home(content: Frozen<Content>, seats: number, id: ZoneId, title: Title): MapElement[] {
  const { affiliation } = mustGet(content.zones, id);
  if (affiliation === null || !Object.hasOwn(mustGet(content.screens, String(seats)), affiliation)) return [];
  const { scale } = title;
  const [x, y] = placeOn(title, 0, -halfOf(title, 0) - SHIELD * 0.62 * scale);
  return [
    {
      kind: "emblem",
      at: [x, y + 2 * scale],
      size: SHIELD * scale,
      pictogram: emblem(affiliation),
      colour: `@${affiliation}`,
      shield: true,
    },
  ];
}

/** Right of the last line: a Sanctuary, an Airport. */
function mark(content: Frozen<Content>, id: ZoneId, title: Title): MapElement[] {
  const { sanctuary, airport } = mustGet(content.zones, id);
  if (!sanctuary && !airport) return [];
  const { scale, lines } = title;
  const last = lines.length - 1;
  return [
    {
      kind: "emblem",
      at: placeOn(title, last, halfOf(title, last) + SHIELD * 0.6 * scale),
      size: SHIELD * 0.86 * scale,
      pictogram: sanctuary ? "mosque" : "plane",
      halo: true,
    },
  ];
}

/** About as long is each box about a part of a name that runs uphill. */
const PART = 62;

/** What a name covers, shield and all: nothing else may be there. */
export function titleBoxes(content: Frozen<Content>, id: ZoneId, title: Title): Placed[] {
  const { sanctuary, airport, affiliation } = mustGet(content.zones, id);
  const marked = sanctuary || airport;
  const { scale, lines, lie } = title;
  return lines.flatMap((_, i) => {
    const left = -halfOf(title, i) - (i === 0 && affiliation !== null ? SHIELD * 1.2 * scale : 0);
    const right = halfOf(title, i) + (marked && i === lines.length - 1 ? SHIELD * 1.1 * scale : 0);
    const parts = lie ? Math.ceil((right - left) / (PART * scale)) : 1;
    return Array.from({ length: parts }, (_, k) => {
      const end = (share: number): Point => placeOn(title, i, left + ((right - left) * (k + share)) / parts);
      return boxAbout([end(0), end(0.5), end(1)], LINE * scale);
    });
  });
}

/** What the names of all Zones cover on the board. */
export const namesOnBoard = once((content: Frozen<Content>): readonly Placed[] =>
  content.zoneIds.flatMap((id) => titleBoxes(content, id, onBoard(content, id))),
);

/** Around letters of this height on a line through some places. */
function boxAbout(places: readonly Point[], height: number): Placed {
  const [left, top, right, bottom] = boundsOf(places);
  return { at: [(left + right) / 2, (top + bottom) / 2], width: right - left, height: bottom - top + height };
}

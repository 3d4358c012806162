import { type Frozen, mustGet } from "../../../engine/index.ts";
import type { MapElement, Placed, Point, TextSize } from "../../../scene/index.ts";
import type { Content, ZoneId } from "../content.ts";
import { emblem } from "../faction-style.ts";

/** How a Zone's name is written: where its middle is, in which lines, how large. */
export interface Title {
  readonly at: Point;
  readonly lines: readonly string[];
  readonly size: TextSize;
  /** Map units for each unit on the board: less where a part of the map is drawn larger, and its letters are not. */
  readonly scale: number;
}

/** Lengths on the board. */
const LINE = 34;
const SHIELD = 36;

export const heightOf = ({ lines, scale }: Pick<Title, "lines" | "scale">): number => lines.length * LINE * scale;

/** Where the board has it. */
export function onBoard({ map }: Frozen<Content>, id: ZoneId): Title {
  const { name, nameAt } = mustGet(map.areas, id);
  return { at: nameAt, lines: name, size: "body", scale: 1 };
}

/** About how wide a line of a name is: its letters by their kinds. */
const widthOf = (line: string): number =>
  [...line].reduce(
    (sum, letter) =>
      sum + ("il'jtfr ".includes(letter) ? 11.5 : "mwMWG".includes(letter) ? 26 : letter < "a" ? 21.5 : 17.6),
    0,
  );

/** A name, left of it the shield of those whose home the Zone is, and right of it what the Zone is besides. */
export function titleOf(content: Frozen<Content>, seats: number, id: ZoneId, title: Title): MapElement[] {
  return [
    ...title.lines.map(
      (text, i): MapElement => ({ kind: "lettering", at: lineAt(title, i), text, style: "title", size: title.size }),
    ),
    ...home(content, seats, id, title),
    ...mark(content, id, title),
  ];
}

const lineAt = ({ at: [x, y], lines, scale }: Title, i: number): Point => [
  x,
  y + (i - (lines.length - 1) / 2) * LINE * scale,
];

/** Left of the first line. Homes of those whom nobody plays are nobody's. */
function home(content: Frozen<Content>, seats: number, id: ZoneId, title: Title): MapElement[] {
  const { affiliation } = mustGet(content.zones, id);
  if (affiliation === null || !Object.hasOwn(mustGet(content.screens, String(seats)), affiliation)) return [];
  const { scale, lines } = title;
  const [x, y] = lineAt(title, 0);
  return [
    {
      kind: "emblem",
      at: [x - (widthOf(lines[0] ?? "") / 2 + SHIELD * 0.62) * scale, y + 2 * scale],
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
  const [x, y] = lineAt(title, lines.length - 1);
  const right = x + (widthOf(lines.at(-1) ?? "") / 2 + SHIELD * 0.6) * scale;
  return [
    {
      kind: "emblem",
      at: [right, y],
      size: SHIELD * 0.86 * scale,
      pictogram: sanctuary ? "mosque" : "plane",
      halo: true,
    },
  ];
}

/** What a name covers, shield and all: nothing else may stand there. */
export function titleBoxes(content: Frozen<Content>, id: ZoneId, title: Title): Placed[] {
  const marked = mustGet(content.zones, id).sanctuary || mustGet(content.zones, id).airport;
  const { scale, lines } = title;
  return lines.map((line, i) => {
    const [x, y] = lineAt(title, i);
    const left = i === 0 ? SHIELD * 1.2 : 0;
    const right = marked && i === lines.length - 1 ? SHIELD * 1.1 : 0;
    return {
      at: [x + ((right - left) / 2) * scale, y],
      width: (widthOf(line) + left + right) * scale,
      height: LINE * scale,
    };
  });
}

/** How each seat stands if the war ended now, in boxes on the map, and how the scores went turn by turn. */
import { type Frozen, once } from "#engine";
import {
  boundsOf,
  type Course,
  type InfoBox,
  inside,
  isIn,
  type MapElement,
  overlap,
  type Placed,
  type Point,
} from "#scene";
import type { SeatId } from "../../content/sides.ts";
import type { Content } from "../../content/types.ts";
import { LEVELS } from "../../content/victory-types.ts";
import { open } from "../../rules/now.ts";
import { capital, count, list } from "../../rules/pieces/words.ts";
import { pointsTogether, scoreOf } from "../../rules/victory/course.ts";
import type { Level, People } from "../../rules/victory/events.ts";
import { groupOf, judge, peopleOf, suppliedIn } from "../../rules/victory/finish.ts";
import type { Sight } from "./cut-outs.ts";
import type { Standing } from "./key.ts";
import { isClosed, type Seen } from "./seen.ts";
import { colourOf, shortIn, styleOf } from "./side-style.ts";

/** In pixels of the picture. */
const BOX = { width: 360, height: 157 } as const;
const GAP = 10;
const EDGE = 26;
/** How many heights are tried at either side, from the lower edge up. */
const HEIGHTS = 14;

/** Where a seat would be if the war ended now: what it has won, and what it counts for that. */
interface Score {
  readonly won: string;
  /** The same where there is little room. */
  readonly short: string;
  readonly count: number;
  /** The higher, the farther ahead: by points, else by levels. */
  readonly rank: number;
}

/** how far each seat would have come: "major victory", with points "14 points, major". */
export function standingsOf({ content, table }: Seen): (seat: SeatId) => Score {
  const game = open({ content, table });
  const { levels, points } = table.ending ?? judge(game);
  const counts = scoreOf(game, suppliedIn(game));
  return (seat) => {
    const level = levels[seat] ?? null;
    const own = level ? game.edition.labels.levels[level].toLowerCase() : null;
    if (!points) return byLevel(own, level, counts[seat] ?? 0);
    return byPoints(own, points[seat] ?? 0, pointsTogether(points, groupOf(game, seat)));
  };
}

/** `all`: those of the other seats of the same person added. */
function byPoints(name: string | null, points: number, all: number): Score {
  const level = name === null ? "" : `, ${name}`;
  const [short, won] = all === points ? [`${points}`, pointsOf(points)] : [`${points} of ${all}`, `${all} together`];
  return { short: `${short}${level}`, won: `${won}${level}`, count: points, rank: all };
}

function byLevel(name: string | null, level: Level | null, own: number): Score {
  if (name === null || level === null) return { short: NONE, won: NONE, count: own, rank: 0 };
  return { short: name, won: `${name} victory`, count: own, rank: LEVELS.indexOf(level) + 1 };
}

const NONE = "no victory";

/** "spaces", "point": what is counted, for `n` of it. */
function counted({ table, edition }: Seen, n: number): string {
  if (table.judged === "points") return n === 1 ? "point" : "points";
  return n === 1 ? edition.labels.space : edition.labels.spaces;
}

const pointsOf = (points = 0): string => count(points, "point");

/** The same for the key, where boxes have no room, shorter and shorter: "25, minor", "25"; of who has no seat nothing. */
export function standingLines(seen: Seen): readonly Standing[] {
  const standing = standingsOf(seen);
  const { seats } = seen.scenario;
  const told =
    (tell: (seat: SeatId) => string): Standing["of"] =>
    (side) => {
      const seat = seats.find((one) => one.seat === side)?.seat;
      return seat ? tell(seat) : "";
    };
  const figure = told((seat) => String(standing(seat).count));
  const full = told((seat) => {
    const { short, count: own } = standing(seat);
    if (seen.table.judged === "points") return short;
    return short === "no victory" ? String(own) : `${own}, ${short}`;
  });
  return [
    { of: full, below: true },
    { of: full, below: false },
    { of: figure, below: false },
  ];
}

/** A box for each seat at a side where the land that is not played on, or the sea, leaves room for all of them. It adds to what is taken. */
export function standingBoxes(seen: Seen, sight: Sight, taken: Placed[]): readonly MapElement[] {
  const { scenario, table } = seen;
  const { zoom } = sight;
  const [width, height, gap] = [BOX.width / zoom, BOX.height / zoom, GAP / zoom];
  const pitch = height + gap;
  const all = { width, height: scenario.seats.length * pitch - gap };
  const isFree = freeIn(seen);
  const place = spots(sight, all).find(
    (spot) => isOn(spot, isFree) && !taken.some((other) => overlap(spot, other, gap)),
  );
  if (!place) return [];
  taken.push(place);
  const [x, y] = place.at;
  const standing = standingsOf(seen);
  return scenario.seats.map(({ seat }, i): InfoBox => {
    const { won, count: own } = standing(seat);
    const cards = table.held[seat] ?? 0;
    const jokers = table.jokers[seat] ?? 0;
    return {
      kind: "plaque",
      at: [x, y - all.height / 2 + i * pitch + height / 2],
      width,
      colour: colourOf(seat),
      title: shortIn(table, seat),
      sub: `Now: ${won}`,
      figures: [
        { label: counted(seen, own), value: String(own) },
        { label: cards === 1 ? "card" : "cards", value: String(cards) },
        { label: jokers === 1 ? "Joker" : "Jokers", value: String(jokers) },
      ],
    };
  });
}

/** At the right side and then at the left one, from the lower edge up. */
function spots({ window, zoom }: Sight, size: Pick<Placed, "width" | "height">): readonly Placed[] {
  const edge = EDGE / zoom;
  const across = [window.x + window.width - edge - size.width / 2, window.x + edge + size.width / 2];
  const lowest = window.y + window.height - edge - size.height / 2;
  const highest = window.y + edge + size.height / 2;
  if (highest > lowest) return [];
  return across.flatMap((x) =>
    Array.from({ length: HEIGHTS }, (_, i): Placed => {
      const up = ((lowest - highest) * i) / (HEIGHTS - 1);
      return { at: [x, lowest - up], ...size };
    }),
  );
}

/** How far from its middle a box is looked at, as shares of its half: its rim may reach over a coast. */
const RIM = [-0.8, 0, 0.8] as const;

const isOn = ({ at: [x, y], width, height }: Placed, holds: (at: Point) => boolean): boolean =>
  RIM.every((across) => RIM.every((down) => holds([x + (width / 2) * across, y + (height / 2) * down])));

/** Whether a place is on no land that is played on. */
function freeIn(seen: Seen): (at: Point) => boolean {
  const played = framed(seen.content).filter(({ id }) => !isClosed(seen, id));
  return (at) => !played.some(({ frame, ring }) => isIn(at, frame) && inside(ring, at));
}

/** Land of each space with the box around it: most of it is far away. */
const framed = once((content: Frozen<Content>) =>
  content.land.areas.map(({ id, polygon: [ring = []] }) => {
    const [x, y, right, bottom] = boundsOf(ring);
    return { id, ring, frame: { x, y, width: right - x, height: bottom - y } };
  }),
);

/** How many spaces, or points, each seat has counted turn by turn; null: the war has not begun. */
export function courseOf(seen: Seen): (Course & { readonly title: string }) | null {
  const { edition, table, scenario } = seen;
  const { course = [], judged } = table;
  if (course.length === 0) return null;
  const turns = Math.max(scenario.turns, course.length - 1);
  return {
    kind: "course",
    title: judged === "points" ? "Points" : `${capital(edition.labels.spaces)} that count for victory`,
    unit: "Turn",
    steps: ["Start", ...Array.from({ length: turns }, (_, turn) => String(turn + 1))],
    lines: linesOf(seen).flatMap((seats) => {
      const [seat] = seats;
      if (seat === undefined) return [];
      return {
        colour: colourOf(seat),
        emblem: styleOf(seat).emblem,
        name: list(seats.map((one) => shortIn(table, one))),
        values: course.map((score) => pointsTogether(score, seats)),
      };
    }),
  };
}

/** Whose scores are compared: those of seats, or of people whose points are added. */
export function linesOf({ content, table, scenario }: Seen): People {
  return table.judged === "points" ? peopleOf(open({ content, table })) : scenario.seats.map(({ seat }) => [seat]);
}

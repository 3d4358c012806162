import {
  type Arrow,
  type Colour,
  type Content,
  type Gain,
  type Layout,
  type MapElement,
  type MapPanel,
  type Point,
  type Scene,
  verdictSize,
} from "#scene";

/** A mark of change in a picture: what it says, and what it speaks of. */
export interface Mark {
  /** As a violation calls it. */
  readonly text: string;
  /** Areas that it names. */
  readonly areas: readonly string[];
  /** Where it lies on the map, with what it points to. */
  readonly points: readonly Point[];
  /** Where it begins and ends, each with what a line leads from there to, if it leads somewhere: elsewhere it only passes. */
  readonly ends: readonly (readonly Point[])[];
  /** It says what came, and stays as long as that is there. */
  readonly stays?: boolean;
  /** In whose colour it leads somewhere. */
  readonly from?: Colour;
  /** It stands at the score of the side with this colour. */
  readonly score?: Colour;
  /** It stands at the hand of the side with this colour. */
  readonly hand?: Colour;
}

/** What a picture shows that can bear marks, and the marks in it. */
export interface Marking {
  readonly marks: readonly Mark[];
  /** Areas that lie clear while the rest lies under a veil; null: there is no veil. */
  readonly clear: readonly string[] | null;
  readonly hasMap: boolean;
  readonly scores: ReadonlySet<Colour>;
  readonly hands: ReadonlySet<Colour>;
}

/** The marks of change of a picture and of those beside it. */
export function markingOf({ beside = [], ...main }: Scene): Marking {
  const contents = [main, ...beside].flatMap(({ layout }) => contentsOf(layout));
  const maps = contents.filter((content): content is MapPanel => content.kind === "map" && !isGround(content));
  const elements = maps.flatMap((map) => map.elements);
  const veils = elements.flatMap((one) => (one.kind === "veil" ? [one.except.flatMap(named)] : []));
  return {
    marks: [...elements.flatMap((one) => onMap(one, elements)), ...contents.flatMap(onPanel)],
    clear: veils[0] ?? null,
    hasMap: maps.length > 0,
    scores: new Set(contents.flatMap(scored)),
    hands: new Set(elements.flatMap((one) => (one.kind === "fan" ? [one.colour] : []))),
  };
}

/** A part of the map that lies wholly under a veil is the ground of a report, which says what it says apart from what is new. */
const isGround = ({ viewport, elements }: MapPanel): boolean =>
  viewport !== undefined && elements.some((one) => one.kind === "veil" && one.except.length === 0);

const contentsOf = (layout: Layout): readonly Content[] =>
  layout.kind === "panel" ? [layout.content] : layout.children.flatMap(contentsOf);

const named = (area: readonly unknown[] | string): readonly string[] => (typeof area === "string" ? [area] : []);

const NOWHERE = { areas: [], points: [], ends: [] };

/** "+2", "−1": how many came or went. */
const isDifference = (words: unknown): boolean => typeof words === "string" && /^[+−-]\d/.test(words);

/** A quiet one is no news. */
function arrowMarks({ points: line, colour, quiet }: Arrow, all: readonly MapElement[]): readonly Mark[] {
  if (quiet) return [];
  const ends = [line[0], line.at(-1)].flatMap((point) => (point ? [[point, ...ledFrom([point], all)]] : []));
  return [{ ...NOWHERE, text: `an arrow of ${colour}`, points: [...line, ...ends.flat()], ends, from: colour }];
}

/** A number on a disc belongs to the arrow at whose tail it lies, unless it says how many came or went. */
function onMap(element: MapElement, all: readonly MapElement[]): readonly Mark[] {
  switch (element.kind) {
    case "arrow":
      return arrowMarks(element, all);
    case "halo":
      return [{ ...NOWHERE, text: "a halo", areas: element.areas.flatMap(named) }];
    case "burst":
      return [at("a burst", [element.at], all)];
    case "verdict": {
      const {
        at: [x, y],
      } = element;
      const half = verdictSize(element).width / 2;
      const points = [-half, -half / 2, 0, half / 2, half].map((aside): Point => [x + aside, y]);
      return [at("the result of a fight", points, all)];
    }
    case "callout":
      return element.pointsTo ? [at(`“${textOf(element.title)}”`, [element.pointsTo], all)] : [];
    case "emblem":
      return element.pictogram === "crosshair" || element.pictogram === "barrier"
        ? [{ ...at(`a ${element.pictogram}`, [element.at], all), stays: element.pictogram === "barrier" }]
        : [];
    case "gain":
      return isDifference(element.text) ? [at(`“${element.text}”`, [element.at, ...besideOwn(element, all)], all)] : [];
    case "marker":
      return isDifference(element.text) ? [at(`“${textOf(element.text ?? "")}”`, [element.at], all)] : [];
    case "plate":
      return isDifference(element.gain) ? [{ ...NOWHERE, text: `“${element.gain}”`, score: element.colour }] : [];
    case "fan": {
      const isNew = (element.newest ?? 0) > 0 || element.cards.some((card) => card.isNew);
      return isNew ? [{ ...NOWHERE, text: "a new card", hand: element.colour }] : [];
    }
    default:
      return [];
  }
}

/** How near to its end a line must be to what it leads away from, in map units. */
const AT_LINE = 100;
/** How near to the middle of a piece of its own colour a number must be to speak of it. */
const AT_PIECE = 70;

/** What stands apart from its place has a line to it. */
const at = (text: string, points: readonly Point[], all: readonly MapElement[]): Mark => ({
  ...NOWHERE,
  text,
  points: [...points, ...ledFrom(points, all)],
  ends: [],
});

/** Where pieces of its colour stand that it lies beside: one of several in a place stands off its middle. */
const besideOwn = ({ at, colour }: Gain, all: readonly MapElement[]): readonly Point[] =>
  all.flatMap((one) =>
    one.kind === "piece" && one.colour === colour && distance(one.at, at) < AT_PIECE ? [one.at] : [],
  );

/** The ends of lines that begin or end near some points. */
function ledFrom(points: readonly Point[], all: readonly MapElement[]): readonly Point[] {
  const lines = all.flatMap((one) =>
    one.kind === "leader"
      ? [[one.from, one.to]]
      : one.kind === "line" && one.style === "front" && one.points.length === 2
        ? [one.points]
        : [],
  );
  return lines.flatMap((line) =>
    line.some((end) => points.some((point) => distance(end, point) < AT_LINE)) ? line : [],
  );
}

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

const textOf = (words: string | { readonly text: string }): string => (typeof words === "string" ? words : words.text);

/** Trails of scores outside of the map. */
function onPanel(content: Content): readonly Mark[] {
  switch (content.kind) {
    case "scores":
      return content.scores.flatMap(({ colour, gained = 0 }) =>
        gained === 0 ? [] : [{ ...NOWHERE, text: `a gain of ${gained}`, score: colour }],
      );
    case "lanes":
      return content.lanes.flatMap(({ runners }) => runners.flatMap(trail));
    case "track":
      return content.pointers.flatMap(trail);
    default:
      return [];
  }
}

const trail = ({ colour, at, was = at }: { readonly colour: Colour; readonly at: number; readonly was?: number }) =>
  was === at ? [] : [{ ...NOWHERE, text: `a trail from ${was} to ${at}`, score: colour }];

/** Whose score a panel shows. */
function scored(content: Content): readonly Colour[] {
  switch (content.kind) {
    case "scores":
      return content.scores.map(({ colour }) => colour);
    case "lanes":
      return content.lanes.flatMap(({ runners }) => runners.map(({ colour }) => colour));
    case "track":
      return content.pointers.map(({ colour }) => colour);
    default:
      return [];
  }
}

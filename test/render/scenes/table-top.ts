import {
  type Card,
  type Content,
  type Course,
  type Fan,
  type Hands,
  HUES,
  type Lanes,
  type Layout,
  legendScene,
  type MapElement,
  type Mark,
  type Plate,
  type Scene,
  type Table,
} from "#scene";
import { numbers } from "../../../src/render/random.ts";

/**
 * A made-up card game of two to five seats: a board with hands and plates, and with it hands on the table, the course,
 * a table and a legend.
 */
const SEATS = HUES.slice(0, 5);
const NAMES = ["Reds", "Governorates", "Insurgents", "The Far North", "Kurds"];
const PLAYERS = [
  "Bea",
  "Marguerite de la Rochefoucauld-XI",
  "Zoë ✓ 12",
  "The Quartermaster of the 2nd Army",
  "W".repeat(32),
];
const TITLES = ["Anarchy", "Counter Insurgency Operations", "Refugees", "Government Controlled Media", "Al Queda"];
const PLACES = ["town", "ruins", "desert", "mountains", "river", "oilfield", "road", "wall", "hall", "camp"] as const;

type Next = () => number;

/** A whole number from `least` to `most`. */
const whole = (next: Next, least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
const few = <T>(next: Next, most: number, make: (i: number) => T, least = 0): T[] =>
  Array.from({ length: whole(next, least, most) }, (_, i) => make(i));
const nth = <T>(list: readonly [T, ...T[]] | readonly T[], i: number, other: T): T => list[i % list.length] ?? other;

const name = (i: number): string => nth(NAMES, i, "");
const colour = (i: number) => nth(SEATS, i, "red");
const player = (i: number) => ({ text: nth(PLAYERS, i, ""), free: true });

export function tableTop(seed: number): Scene {
  const next = numbers(seed * 7919);
  const seats = whole(next, 2, 5);
  const beside = [hands(next, seats), course(next, seats), given(next, seats), spread(next)].map(
    (content): Scene => alone(content),
  );
  return { ...alone(board(next, seats), foot(next, seats)), beside: [...beside, legend(next)] };
}

const alone = (...contents: Content[]): Scene => ({
  frame: "board",
  heading: { kind: "strip", title: "A made-up game", sub: "Turn 10 of 10 · Negotiations" },
  layout: { kind: "column", children: contents.map((content): Layout => ({ kind: "panel", content })) },
  alt: "",
  text: "",
});

/** Plates in two columns, each with a hand over it. */
function board(next: Next, seats: number): Content {
  const elements = Array.from({ length: seats }, (_, i): MapElement[] => {
    const [x, y] = [i % 2 === 0 ? 216 : 1424, 220 + Math.floor(i / 2) * 270];
    return [fan(next, i, [x + (x < 800 ? 8 : -84), y - 36]), plate(next, i, [x, y])];
  });
  return { kind: "map", width: 1650, height: 845, ground: { colour: "land" }, elements: elements.flat() };
}

function fan(next: Next, i: number, at: Fan["at"]): Fan {
  const open = next() < 0.5;
  const cards = few(next, 10, () => ({ letter: "M", value: String(whole(next, 1, 5)) }), 1);
  const hidden = whole(next, 1, 20);
  return {
    kind: "fan",
    at,
    size: 122,
    width: 400,
    colour: colour(i),
    cards: open ? cards : [],
    faceDown: hidden,
    newest: Math.min(5, hidden),
    sum: String(whole(next, 0, 48)),
    notes: few(next, 2, () => "last 33"),
    emblem: "star",
  };
}

const plate = (next: Next, i: number, at: Plate["at"]): Plate => ({
  kind: "plate",
  at,
  width: 372,
  height: 96,
  colour: colour(i),
  title: name(i === 3 ? 2 : i),
  sub: player(i + whole(next, 0, 4)),
  value: String(whole(next, 0, 50)),
  unit: "VP",
  ...(next() < 0.6 ? { gain: nth(["+5", "0", "✓"], whole(next, 0, 2), "0") } : {}),
  pointsTo: [800, 420],
});

const foot = (next: Next, seats: number): Lanes => ({
  kind: "lanes",
  from: 0,
  to: 50,
  unit: "VP",
  lanes: ["Insurgency", "Civil War"].slice(0, seats > 2 ? 2 : 1).map((title, lane) => ({
    title,
    runners: Array.from({ length: Math.ceil(seats / 2) }, (_, i) => {
      const at = whole(next, 0, 50);
      return {
        colour: colour(i * 2 + lane),
        text: "UINHK"[i * 2 + lane] ?? "U",
        shape: "pill",
        at,
        was: at - whole(next, 0, Math.min(5, at)),
        leads: i === 0,
      } as const;
    }),
  })),
  figures: [
    { label: "Draw", value: String(whole(next, 0, 99)) },
    { label: "Discards", value: String(whole(next, 0, 99)) },
  ],
});

function hands(next: Next, seats: number): Content {
  const laid = (i: number): Hands["hands"][number]["idle"][number] => ({
    letter: "M",
    value: "5",
    title: nth(TITLES, i, ""),
    colour: nth(HUES, i, "red"),
    art: "skull",
  });
  return {
    kind: "hands",
    hands: Array.from({ length: seats }, (_, i) => ({
      colour: colour(i),
      letter: "U",
      name: name(i === 3 ? 2 : i),
      player: player(i),
      total: String(whole(next, 0, 48)),
      note: "gave 12, got 10",
      counting: few(next, 10, laid),
      idle: few(next, 6, laid),
      best: i === 0,
    })),
  };
}

function course(next: Next, seats: number): Course {
  const turns = whole(next, 2, 10);
  return {
    kind: "course",
    title: "Victory points by turn",
    unit: "Turn",
    steps: Array.from({ length: 11 }, (_, step) => String(step)),
    lines: Array.from({ length: seats }, (_, i) => {
      let sum = 0;
      const values = [0, ...Array.from({ length: turns }, () => (sum += whole(next, 0, 5)))];
      return { colour: colour(i), letter: "U", name: name(i), values };
    }),
    turns: few(next, turns, (i) => ({ at: i + 1, text: `${name(i)} take the lead`, colour: colour(i) })),
  };
}

const given = (next: Next, seats: number): Table => ({
  kind: "table",
  title: "Cards given in trades this turn",
  size: "large",
  columns: [
    { label: "From, to", flex: 1.6 },
    ...NAMES.slice(0, seats).map((label) => ({ label, align: "middle", flex: 1.1 }) as const),
  ],
  rows: Array.from({ length: seats }, (_, i) => ({
    cells: [
      { badge: { colour: colour(i), text: "U" }, text: name(i) },
      ...few(next, seats, () => String(whole(next, 0, 12)), seats),
    ],
  })),
});

function spread(next: Next): Content {
  const card = (i: number): Card => ({
    title: nth(TITLES, i + whole(next, 0, 4), ""),
    colour: nth(HUES, i, "red"),
    value: "5",
    worth: "5",
    band: "E · Ethnic groups",
    pictogram: "star",
    art: "skull",
    sky: nth(["day", "dusk", "night", "storm"] as const, i, "day"),
    place: nth(PLACES, i + whole(next, 0, 9), "town"),
    facts: [
      { label: "Stronger", text: "15 of 85 unseen" },
      { label: "M cards", text: "15, 5 discarded" },
    ],
    footer: "for all but the US",
    ...(next() < 0.2 ? { state: "dimmed", isNew: true } : {}),
  });
  return { kind: "spread", cards: few(next, 14, card, 1) };
}

const legend = (next: Next): Scene => {
  const mark = (i: number): Mark => ({
    label: nth(TITLES, i, ""),
    note: "A hand that is hidden: how many cards it has, how many are new, and what it came to last turn.",
    sample: (at) => [{ kind: "gain", at, radius: 32, text: "+3" }],
  });
  return legendScene("A made-up game", few(next, 12, mark, 3), {});
};

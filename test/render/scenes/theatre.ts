import {
  type Callout,
  type Counter,
  calloutSize,
  type Frame,
  type Inset,
  keepApart,
  type MapElement,
  nameWidth,
  type Placed,
  type Point,
  pieceSize,
  placeNames,
  placeOne,
  type Scene,
  type Stack,
  stackBox,
  viewportAround,
} from "#scene";
import { numbers } from "../../../src/render/random.ts";
import { FORMS, type Node, sides, WORLD, type World, worldOf } from "./world.ts";

const BLOCK = 46;
const boxOf = (node: Node): Placed => ({ at: node.at, ...pieceSize(FORMS[node.side] ?? "cube", BLOCK) });
const heading = (sub: string) => ({ kind: "strip", title: "Made-up War", sub }) as const;
const FRAME: Frame = [8, 8, WORLD.width - 8, WORLD.height - 8];

/** Where something may be said about the map. */
const SPOTS: readonly Point[] = [
  [1400, 70],
  [1400, 185],
  [230, 770],
  [230, 890],
];

/** Letters of names on the whole map. */
const NAME = 27;
const movesOf = (ways: World["ways"]): World["ways"] =>
  ways.filter(([a, b]) => a.side !== b.side && a.units > 0 && b.units > 0).slice(0, 3);

/** Places that the whole map names: where something changed, then those that matter; the others have their names on the map of their region. */
export function situationNames({ nodes, ways }: World): { changed: readonly Node[]; matter: readonly Node[] } {
  const told = movesOf(ways);
  const changed = [...new Set(told.map(([, b]) => b))];
  const others = [...told.map(([a]) => a), ...nodes.filter((_, i) => i % 7 === 0)];
  return { changed, matter: [...new Set(others)].filter((node) => !changed.includes(node)) };
}

/** Point to point with 115 nodes: blocks, ways, names, moves, fights, and what is said about them. */
export function situation(seed: number): Scene {
  const world = worldOf(seed);
  const { nodes, ways, base } = world;
  const held = nodes.filter(({ units }) => units > 0);
  const told = movesOf(ways);
  const fights = told.map(([, b]) => b);
  const things = [
    ...nodes.map((node) => (node.units > 0 ? boxOf(node) : { at: node.at, width: 24, height: 24 })),
    ...fights.map(({ at }) => ({ at, width: 96, height: 96 })),
  ];
  const placed: Placed[] = [];
  const callouts = fights.flatMap((node): (Callout & { box: Placed })[] => {
    const what = { width: 370, lines: ["Beaten: one step lost"] };
    const far = ([x, y]: Point) => Math.hypot(x - node.at[0], y - node.at[1]);
    const room = { frame: FRAME, taken: [...things, ...placed], gap: 6 };
    const box = SPOTS.toSorted((a, b) => far(a) - far(b))
      .map((near) => placeOne({ near, ...calloutSize(what) }, room))
      .find((one) => one !== null);
    if (box) placed.push(box);
    return box
      ? [{ kind: "callout", at: box.at, ...what, colour: "bad", title: `${node.name} falls`, pointsTo: node.at, box }]
      : [];
  });
  const { changed, matter } = situationNames(world);
  const named = [...changed, ...matter];
  const places = placeNames(
    named.map((node) => ({
      thing: fights.includes(node)
        ? { at: node.at, width: 96, height: 96 }
        : node.units > 0
          ? boxOf(node)
          : { at: node.at, width: 24, height: 24 },
      width: nameWidth(node.name, NAME),
      height: NAME * 1.05,
    })),
    [...things, ...callouts.map(({ box }) => box)],
    { x: 4, y: 4, width: WORLD.width - 8, height: WORLD.height - 8 },
  );
  const names = named.flatMap((node, i): MapElement[] => {
    const place = places[i];
    return place ? [{ kind: "lettering", at: place.at, text: node.name, style: "title" }] : [];
  });
  return {
    frame: "board",
    sides,
    base,
    heading: heading("Turn 4 of 6 · Situation"),
    layout: {
      kind: "panel",
      content: {
        kind: "map",
        ...WORLD,
        base: "scene",
        elements: [
          ...nodes
            .filter(({ units }) => units === 0)
            .map(
              ({ at, side }): MapElement => ({
                kind: "space",
                at,
                radius: 10,
                fill: { colour: `@${side}`, shade: "full" },
              }),
            ),
          ...told.map(
            ([a, b]): MapElement => ({ kind: "arrow", colour: `@${a.side}`, points: [a.at, b.at], count: "" }),
          ),
          ...fights.map(({ at }): MapElement => ({ kind: "burst", at, radius: 48 })),
          ...names,
          ...held.map(
            (node): MapElement => ({
              kind: "piece",
              form: FORMS[node.side] ?? "cube",
              colour: `@${node.side}`,
              at: node.at,
              size: BLOCK,
              count: String(node.units),
            }),
          ),
          ...callouts.map(({ box: _box, ...callout }) => callout),
        ],
      },
    },
    alt: "Made up.",
    text: "Made up.",
  };
}

const SYMBOLS = ["infantry", "armour", "mechanised", "recon", "irregular", "launcher", "artillery"] as const;

/** A made-up counter. */
export function counterOf(colour: `@${string}`, dice: () => number, more: Partial<Counter> = {}): Counter {
  const symbol = SYMBOLS[Math.floor(dice() * SYMBOLS.length)] ?? "infantry";
  const digit = () => 1 + Math.floor(dice() * 6);
  return {
    colour,
    ...(dice() < 0.12 ? { branch: "SOF" } : { pictogram: symbol }),
    echelon: dice() < 0.5 ? "X" : "XX",
    values: `${digit()}-${digit()}-${digit()}`,
    ...(dice() < 0.2 ? { reduced: true } : {}),
    ...(dice() < 0.15 ? { dispersed: true, values: String(digit()) } : {}),
    ...(dice() < 0.15 ? { disrupted: true, values: String(digit()) } : {}),
    ...(dice() < 0.1 ? { spent: true } : {}),
    ...more,
  };
}

/** The place where it happened, larger: counters with stacks, names, the fight, and the whole map small in a corner. */
export function region(seed: number): Scene {
  const dice = numbers(seed + 1000);
  const { nodes, base, plain } = worldOf(seed);
  const fight = nodes[Math.floor(dice() * nodes.length)] as Node;
  const viewport = viewportAround([fight.at], WORLD, { margin: 200, least: 760 });
  const zoom = WORLD.width / viewport.width;
  const size = 86 / zoom;
  const unit = 27 / zoom;
  const { x, y } = viewport;
  const inset: Inset = {
    kind: "inset",
    at: [x + 8 + 90, y + viewport.height - 8 - 54],
    width: 180,
    height: 107,
    map: {
      kind: "map",
      ...WORLD,
      base: plain,
      elements: [
        {
          kind: "region",
          polygons: [
            [
              [
                [x, y],
                [x + viewport.width, y],
                [x + viewport.width, y + viewport.height],
                [x, y + viewport.height],
              ],
            ],
          ],
          outline: "bold",
          outlineColour: "bad",
        },
      ],
    },
  };
  const insetBox: Placed = { at: inset.at, width: inset.width + 8, height: inset.height + 8 };
  const isSeen = ({ at: [nx, ny] }: Node): boolean =>
    nx > x + size && ny > y + size && nx < x + viewport.width - size && ny < y + viewport.height - size;
  const far = (node: Node, box: Placed): boolean =>
    Math.abs(node.at[0] - box.at[0]) > (box.width + size * 1.6) / 2 ||
    Math.abs(node.at[1] - box.at[1]) > (box.height + size * 1.6) / 2;
  const seen = nodes.filter((node) => isSeen(node) && far(node, insetBox));
  const stacks = seen
    .filter((node) => node.units > 0 || node === fight)
    .map((node): Stack => {
      const hidden = node.side === "is" && node !== fight;
      const back: Counter = { colour: `@${node.side}`, faceDown: true, name: "IS" };
      const top = hidden ? back : counterOf(`@${node.side}`, dice);
      return {
        kind: "stack",
        at: node.at,
        size,
        counters: [top],
        height: 1 + Math.floor(dice() * 10),
        ...(dice() < 0.15 ? { entrenched: true } : {}),
        ...(dice() < 0.1 ? { isolated: true } : {}),
        ...(node === fight ? { isNew: true } : {}),
      };
    });
  const home = stacks.map((stack) => {
    const box = stackBox(stack);
    const more = stack.isolated || stack.entrenched ? size * 0.5 : 0;
    return { ...box, width: box.width + more, height: box.height + more };
  });
  const apart = keepApart(home, 5, [insetBox]);
  const moved = stacks.map((stack, i): Stack => {
    const [dx, dy] = [(apart[i]?.at[0] ?? 0) - (home[i]?.at[0] ?? 0), (apart[i]?.at[1] ?? 0) - (home[i]?.at[1] ?? 0)];
    return { ...stack, at: [stack.at[0] + dx, stack.at[1] + dy] };
  });
  const bare = seen.filter((node) => node.units === 0 && node !== fight);
  const shown = new Set(seen);
  const passed = nodes.filter((node) => !shown.has(node));
  const things = new Map<Node, Placed>([
    ...bare.map((node) => [node, { at: node.at, width: 26 / zoom, height: 26 / zoom }] as const),
    ...seen
      .filter((node) => node.units > 0 || node === fight)
      .map((node, i) => [node, apart[i] ?? { at: node.at, width: size, height: size }] as const),
  ]);
  const listed = things.get(fight);
  const callout: Callout = {
    kind: "callout",
    at: [0, 0],
    width: 400 / zoom,
    colour: "bad",
    title: fight.name,
    lines: ["Attack 9, defence 3"],
    pointsTo: listed?.at ?? fight.at,
  };
  const taken = [...things.values(), insetBox];
  const panel = placeOne(
    { near: [x + viewport.width / 2, y + viewport.height - 60], ...calloutSize(callout, unit) },
    {
      frame: [x, y, x + viewport.width, y + viewport.height],
      taken,
      gap: 3,
    },
  );
  const all = [...things.entries()];
  const places = placeNames(
    all.map(([node, thing]) => ({ thing, width: nameWidth(node.name, unit * 1.12), height: unit * 1.15 })),
    [...taken, ...(panel ? [panel] : [])],
    viewport,
    2,
  );
  return {
    frame: "board",
    sides,
    base,
    heading: heading(`${fight.name} · where it happened`),
    layout: {
      kind: "panel",
      content: {
        kind: "map",
        ...WORLD,
        viewport,
        base: "scene",
        elements: [
          ...[...bare, ...passed].map(
            ({ at, side }): MapElement => ({
              kind: "space",
              at,
              radius: 12 / zoom,
              fill: { colour: `@${side}`, shade: "full" },
            }),
          ),
          ...all.flatMap(([node], i): MapElement[] => {
            const place = places[i];
            return place ? [{ kind: "lettering", at: place.at, text: node.name, style: "title", size: "body" }] : [];
          }),
          ...moved,
          ...(panel ? [{ ...callout, at: panel.at }] : []),
          inset,
        ],
      },
    },
    alt: "Made up.",
    text: "Made up.",
  };
}

import type { Definition, State } from "#engine";
import { choice, game, integer, route, subset } from "#engine";
import { lines } from "../kit/games/scene.ts";
import { type Caravan, caravan } from "./caravan.ts";

const { action, form } = game<Caravan>();

/** Can be done at any time, and has every piece that an action may have. */
const scout = action("scout", "Scout", {
  total: () => 1,
  presets: () => [{ label: "Near", params: {} }],
  remarks: () => ["It is far."],
  whyNot: () => null,
  when: () => null,
})
  .param("road", "Which way?", {
    ...route(
      (_, path) => (path.length === 0 ? ["Kut", "Mosul"] : []),
      () => null,
      () => [["Kut"], ["Mosul"]],
    ),
    words: () => null,
  })
  .optional(
    "cards",
    "With which cards?",
    () => true,
    subset(({ hand }) => hand.cards, { max: 1 }),
    () => [],
  )
  .optional(
    "night",
    "By night?",
    () => false,
    choice(() => ["yes", "no"]),
  )
  .otherwise(() => null)
  .apply(({ seat, emit }) => emit({ kind: "said", text: `${seat} scouts.` }));

/** Caravan with every member that a definition may have. */
export const complete: Required<Definition<Caravan>> = {
  ...caravan,
  setup(setup) {
    const state = caravan.setup(setup);
    for (const seat of setup.seats) state.hands[seat] = { cards: [seat === "blue" ? "guard" : "map"] };
    return state;
  },
  actions: [...caravan.actions, scout],
  free: () => ["scout"],
  windows: [
    ...caravan.windows,
    { name: "storm", title: "a storm", mode: "standing-only", plays: ({ hand }) => hand.cards },
  ],
  orders: caravan.orders.map((order) => ({ asks: () => false, ...order })),
  leaving: "The goods stay where they are, and nobody loses any.",
  drawnFrom: [],
  describePrivate: (secret, content) =>
    secret.text.includes("3 gold") ? null : caravan.describePrivate(secret, content),
  knowledge: { from: ["said"], known: () => [] },
  planning: {
    world: ({ table, hand }) => ({ table, hands: { red: hand, blue: hand }, box: {} }) as unknown as State<Caravan>, // looked at only
    candidates: () => [],
    isAtHorizon: () => true,
    value: () => 0.5,
    light: () => null,
    keen: () => null,
  },
  describeLogged: ({ text }) => text,
  holdsNothing: () => false,
  replaced: [],
  byLot: () => false,
  groups: () => null,
  sharings: () => [],
  consequences: ({ current, picture }) => {
    if (current.table.phase === "bids") picture("The bids");
  },
  called: () => null,
  concern: () => null,
  readPublic: (stored) => stored as never,
  readPrivate: (stored) => stored as never,
  offering: {
    ...{ action: "scout", accept: "scout", decline: "scout", counter: "scout", param: "cards" },
    partners: { param: "cards", kind: "seats" },
    posts: { told: () => null, buttons: [] },
  },
  deals: () => [],
  places: () => [{ id: "oasis", name: "Oasis" }],
  contests: () => [],
  holders: () => ({ oasis: null }),
  powers: () => ({}),
  concealed: () => null,
  guide: {
    ...caravan.guide,
    welcome: () => ["Welcome."],
    brief: () => ["Welcome."],
    prompt: () => ({ question: "What now?", facts: [] }),
    counter: () => null,
    ending: () => null,
    forgone: () => null,
    mended: () => null,
    surplus: () => null,
    suggested: () => null,
    standings: () => ({ lead: "All are equal.", lines: ["red", "blue", "gold"] }),
    notice: () => ["A fair wind."],
    glossary: () => [{ term: "Crate", text: "Goods." }],
  },
  ownSteps: [], // the Caravan's Market is one question after the other of its main procedure: test/campaign/moves/own-steps.test.ts
  draft: () => lines("A plan"),
  reading: { cards: () => [{ value: "map" }], show: () => lines("A map") },
  closeUps: { zones: () => [{ value: "Kut" }], show: () => lines("Kut") },
  legend: () => lines("A legend"),
  ownScenarios: { add: (files) => files, ways: () => [{}], show: () => null, scene: () => lines("The start") },
  queries: [
    {
      name: "gold",
      title: "How much gold?",
      entries: form().param(
        "least",
        "At least?",
        integer(() => [0, 5]),
      ).entries,
      answer: () => "Five.",
    },
  ],
  orderPresets: [
    { name: "calm", title: "Stay calm", summary: () => "Nobody is stopped.", orders: () => ({ peace: {} }) },
  ],
  answeredByOrders: ["bid"],
  corrections: [],
  faults: () => [],
};

/** Which piece throws now: "guide.notice", "orders.toll.decide"; null: none. */
export interface Switch {
  failing: string | null;
  /** How often it has thrown. */
  thrown: number;
}

type Loose = Readonly<Record<string, unknown>>;
type Piece = (this: unknown, ...asked: unknown[]) => unknown;

/** The same object with functions that throw when they are the piece that fails; `paths`: those found. */
export function failingBy<T extends object>(whole: T, on: Switch, paths: Set<string>, path = ""): T {
  const copied: Record<string, unknown> = { ...(whole as Loose) };
  for (const [name, member] of Object.entries(whole as Loose))
    copied[name] = failingPiece(whole, member, on, paths, path + name);
  return copied as T; // the same members, that may throw
}

function failingPiece(whole: object, member: unknown, on: Switch, paths: Set<string>, path: string): unknown {
  if (typeof member === "function") {
    paths.add(path);
    return (...asked: unknown[]) => {
      if (on.failing !== path) return (member as Piece).apply(whole, asked);
      on.thrown++;
      throw new TypeError("Cannot read properties of undefined (reading 'seed')");
    };
  }
  if (Array.isArray(member))
    return member.map((one: unknown, i) => failingPiece(whole, one, on, paths, nameIn(path, one, i)));
  return isPlain(member) ? failingBy(member, on, paths, `${path}.`) : member;
}

/** Whether it is a piece of a definition, and no schema or form. */
const isPlain = (member: unknown): member is object =>
  typeof member === "object" && member !== null && Object.getPrototypeOf(member) === Object.prototype;

const nameIn = (path: string, one: unknown, at: number): string => {
  const name = typeof one === "object" && one !== null && "name" in one ? String(one.name) : String(at);
  return `${path}.${name}`;
};

import {
  anyMove,
  copy,
  type Decision,
  type Definition,
  integer,
  type Move,
  mustGet,
  plainGuide,
  reactions,
  rulebook,
  type Seat,
  type StandingOrder,
  type State,
  type View,
} from "#engine";
import type { Subject } from "../../index.ts";
import { PLAIN } from "../plain.ts";
import { lines } from "../scene.ts";
import { ambush, depot, endMarch, entry, fallBack, letThem, march, scout, take } from "./march.ts";
import { board, draft } from "./pictures.ts";
import { splits, supply } from "./supply.ts";
import { form, KINDS, named, POOL, procedure, type Raiders } from "./table.ts";

const main = procedure<null>("main")({
  supplies: ({ state: { table }, ask, end }) => {
    if (table.round > table.rounds) {
      const count = (seat: Seat): number => Object.values(table.bands).filter((band) => band.seat === seat).length;
      end({ victories: [], scores: Object.fromEntries(table.seats.map((seat) => [seat, count(seat)])) });
      return "done";
    }
    ask({ kind: "sealed", seats: table.seats, actions: ["supply"] });
    return "first";
  },
  first: ({ state: { table } }) => {
    table.marching = table.seats[0] ?? null;
    return "march";
  },
  march: ({ state: { table }, ask }) => {
    if (table.marching === null) return "supplies";
    ask({ kind: "turn", seats: [table.marching], actions: ["march", "scout", "end-march"] });
    return "march";
  },
});

const windows = [
  {
    name: "entry",
    title: "a band enters",
    mode: "standing-only",
    plays: ({ hand }: View<Raiders>) => Array.from({ length: hand.raids }, () => "Raid"),
  },
] as const;

/** "Ambush them", as long as there are raids. */
const ambushes: StandingOrder<Raiders> = {
  name: "ambushes",
  title: "When a band enters",
  form: form(),
  decide: ({ hand }, { window }) =>
    window === "entry" ? { action: hand.raids > 0 ? "ambush" : "let", params: {} } : null,
  ahead: {
    title: "When a band enters",
    until: "changed",
    windows: ["entry"],
    at: (_, { actions }) => actions.includes("supply"),
    choices: () => [
      { value: "let", label: "Let them", params: "none" },
      { value: "ask", label: "Ask me", params: "ask" },
      { value: "ambush", label: "Ambush them", params: {} },
    ],
  },
};

const defaultAnswer = ({ content, table, seat, hand }: View<Raiders>, { actions }: Decision): Move => {
  if (actions.includes("supply")) return { action: "supply", params: { scouts: 1, raids: 1, feints: 1 } };
  if (actions.includes("end-march")) return { action: "end-march", params: {} };
  if (actions.includes("let")) return { action: "let", params: {} };
  if (actions.includes("take"))
    return { action: "take", params: { kind: KINDS.find((kind) => hand[kind] < POOL) ?? "" } };
  const { at } = mustGet(table.bands, table.moved.at(-1) ?? "");
  const held = (zone: string): boolean =>
    Object.values(table.bands).some((band) => band.seat !== seat && band.at === zone);
  return { action: "fall", params: { to: mustGet(content.zones, at).next.find((zone) => !held(zone)) ?? "" } };
};

const raiders: Definition<Raiders> = {
  id: "raiders",
  name: "Raiders",
  summary: "Bands march, and lie in wait.",
  command: "raiders",
  ...PLAIN,
  readPack: () => content,
  options: form()
    .param(
      "rounds",
      "How many rounds?",
      integer(() => [2, 8]),
    )
    .param("reactions", "Which windows wait?", reactions(windows)),
  defaults: { rounds: 3, reactions: [] },
  roster: () => ["red", "blue"].map((id) => ({ id, name: named(id), summary: "Hold the zones." })),
  setup: ({ options, seats }) => ({
    table: {
      round: 1,
      rounds: Number(options.rounds),
      marching: null,
      seats: [...seats],
      bands: Object.fromEntries(
        seats.flatMap((seat) =>
          [1, 2, 3].map((n) => [`${seat}-${n}`, { seat, at: HOMES[`${seat}-${n}`] ?? "" }] as const),
        ),
      ),
      moved: [],
      closed: [],
      fallen: [],
      held: Object.fromEntries(seats.map((seat) => [seat, 0])),
    },
    hands: Object.fromEntries(seats.map((seat) => [seat, { scouts: 0, raids: 0, feints: 0 }])),
    box: {},
  }),
  main,
  procedures: [main, entry, depot],
  actions: [supply, march, scout, endMarch, ambush, letThem, fallBack, take],
  windows,
  free: () => [],
  offers: () => [],
  guide: {
    ...plainGuide(),
    label: (_, { action, params }) =>
      action === "march" ? `${named(String(params.band))} to ${named(String(params.to))}` : null,
  },
  phase: ({ round, rounds, marching }) => ({
    id: `${round}-${marching ?? "supplies"}`,
    name: marching === null ? "Supplies" : "March",
    turn: round,
    turns: rounds,
    talk: false,
  }),
  describePublic: ({ text }) => text,
  describePrivate: ({ text }) => text,
  board,
  draft,
  hand: ({ hand }) => lines("Yours", ...KINDS.map((kind) => `${named(kind)}: ${hand[kind]}`)),
  queries: [],
  orders: [ambushes],
  answeredByOrders: ["ambush"],
  defaultAnswer,
  bot: (view, decision, dice) => anyMove(book, view, decision, dice),
  possible: ({ table, hands }, viewer, dice) => ({
    table: copy(table) as Raiders["Table"], // a plain copy
    hands: Object.fromEntries(
      Object.entries(hands).map(([seat, hand]) => [
        seat,
        seat === viewer ? { ...hand } : dice.of(splits(mustGet(table.held, seat))),
      ]),
    ),
    box: {},
  }),
};

const HOMES: { readonly [band: string]: string } = {
  "red-1": "coast",
  "red-2": "coast",
  "red-3": "ford",
  "blue-1": "hills",
  "blue-2": "hills",
  "blue-3": "pass",
};

const content: Raiders["Content"] = {
  zones: {
    coast: { at: [120, 260], next: ["ford", "plain"] },
    ford: { at: [380, 110], next: ["coast", "pass", "plain"] },
    plain: { at: [380, 400], next: ["coast", "ford", "hills"] },
    pass: { at: [640, 110], next: ["ford", "hills"] },
    hills: { at: [860, 330], next: ["pass", "plain"] },
  },
};

const book = rulebook(raiders, content, "raiders");

const pieces = ({ table }: State<Raiders>): string[] => [...Object.keys(table.bands), ...table.fallen];

export const raidersSubject: Subject<Raiders> = {
  name: "raiders",
  book,
  pieces,
  games: 3,
  pictures: { every: 4, least: 10 },
};

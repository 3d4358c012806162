import {
  type Decision,
  type Definition,
  type Dice,
  game,
  integer,
  type Move,
  mustGet,
  PackError,
  plainGuide,
  type Seat,
  type State,
  type View,
} from "#engine";
import { told } from "#scene";

/*
 * Provinces: a game of as many regions as its pack says, made up to measure by. An act raises units in four provinces of
 * one region, about 1 kB of the state; at whatever else there is no rule looks.
 */

/** Provinces of a region. */
const PROVINCES = 16;
/** Provinces that an act touches. */
const TOUCHED = 4;
const ACTS_A_TURN = 100;

interface Province {
  readonly owner: Seat;
  readonly units: readonly number[];
  readonly supply: { readonly [kind: string]: number };
  readonly name: string;
}

export interface Provinces {
  /** It is over after this many acts. */
  Content: { readonly regions: number; readonly acts: number };
  Table: { acts: number; seats: Seat[]; regions: { [id: string]: { readonly [province: string]: Province } } };
  Hand: { cards: string[] };
  Box: { spent: number };
  Event: { readonly kind: "raised"; readonly region: string };
  Secret: { readonly kind: "none" };
}

const { action, form, procedure } = game<Provinces>();

const idOf = (kind: string, number: number): string => `${kind} ${String(number).padStart(2, "0")}`;

const raise = action("raise", "Raise units")
  .param(
    "region",
    "In which region?",
    integer(({ content }) => [1, content.regions]),
  )
  .param(
    "first",
    "From which province on?",
    integer(() => [1, PROVINCES - TOUCHED + 1]),
  )
  .apply(({ state: { table }, params, emit }) => {
    const region = idOf("region", params.region);
    const raised = { ...mustGet(table.regions, region) };
    for (let number = params.first; number < params.first + TOUCHED; number++) {
      const id = idOf("province", number);
      const { units, ...province } = mustGet(raised, id);
      const [first = 0, ...others] = units;
      raised[id] = { ...province, units: [...others, (first + 1) % 1000] };
    }
    table.regions[region] = raised;
    table.acts++;
    emit({ kind: "raised", region });
  });

/** An act somewhere. */
export const anywhere = (regions: number, dice: Dice): Move => ({
  action: "raise",
  params: { region: dice.die(regions), first: dice.die(PROVINCES - TOUCHED + 1) },
});

const main = procedure<null>("main")({
  turn: ({ content, state: { table }, ask, end }) => {
    if (table.acts >= content.acts) {
      end({ victories: [], scores: {} });
      return "done";
    }
    ask({ kind: "turn", seats: table.seats.slice(0, 1), actions: ["raise"] });
    return "turn";
  },
});

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);

const province = (owner: Seat, number: number): Province => ({
  owner,
  units: Array.from({ length: 24 }, (_, i) => 100 + ((number * 7 + i * 13) % 800)),
  supply: { ammunition: 120, food: 340, fuel: 56, medicine: 7 },
  name: `The province of the ${number}th river`,
});

export const provinces: Definition<Provinces> = {
  id: "provinces",
  name: "Provinces",
  summary: "Raise units.",
  command: "provinces",
  rules: "1",
  stateVersion: 1,
  readPack: ({ map }) => {
    const { regions, acts } = map as Provinces["Content"]; // written by whoever measures
    if (!(regions >= 1 && acts >= 1)) throw new PackError("map.json", "", "no region, or no act");
    return { regions, acts };
  },
  inventory: () => [],
  options: form(),
  defaults: {},
  roster: () => ["red", "blue"].map((id) => ({ id, name: id, summary: "" })),
  setup: ({ content, seats }) => {
    const region = (of: number): { [province: string]: Province } =>
      Object.fromEntries(
        numbers(PROVINCES).map((n) => [idOf("province", n), province(seats[n % seats.length] ?? "", of * n)]),
      );
    return {
      table: {
        acts: 0,
        seats: [...seats],
        regions: Object.fromEntries(numbers(content.regions).map((n) => [idOf("region", n), region(n)])),
      },
      hands: Object.fromEntries(seats.map((seat) => [seat, { cards: [] }])),
      box: { spent: 0 },
    };
  },
  replaced: ["regions"],
  main,
  procedures: [main],
  actions: [raise],
  windows: [],
  free: () => [],
  offers: () => [],
  phase: ({ acts }) => {
    const turn = 1 + Math.floor(acts / ACTS_A_TURN);
    return { id: String(turn), name: "Muster", turn, turns: null, talk: false };
  },
  guide: plainGuide(),
  describePublic: ({ region }) => `Units are raised in ${region}.`,
  describePrivate: () => null,
  board: (_, { caption }) => ({
    layout: { kind: "panel", content: { kind: "notes", notes: [] } },
    ...told([], caption),
  }),
  hand: () => ({
    layout: { kind: "panel", content: { kind: "notes", notes: [] } },
    ...told(["Nobody holds anything."]),
  }),
  queries: [],
  orders: [],
  defaultAnswer: () => ({ action: "raise", params: { region: 1, first: 1 } }),
  bot: ({ content }: View<Provinces>, _: Decision, dice) => anywhere(content.regions, dice),
  possible: ({ table, hands, box }) => structuredClone({ table, hands, box }) as State<Provinces>, // plain copies
  upgrade: () => {
    throw new Error("there is no older state");
  },
};

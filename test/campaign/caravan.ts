import {
  anyMove,
  choice,
  type Decision,
  type Definition,
  game,
  integer,
  type Move,
  mustGet,
  type Premise,
  plainGuide,
  type Refusal,
  reactions,
  rulebook,
  type Seat,
  type StandingOrder,
  type State,
  take,
  type Upcoming,
  type View,
} from "#engine";
import { PLAIN } from "../kit/games/plain.ts";
import { lines } from "../kit/games/scene.ts";

/*
 * Caravan: in the Market one seat after the other loads goods and then travels; whoever holds a guard may stop those who
 * travel. Then all bid at once, face down; a bid can be prepared in the Market. Sheets of steps that end, a window, a
 * sealed question, answers given ahead, in as few rules as that takes.
 */

const PLACES = ["Basra", "Kut", "Mosul"] as const;
const CARDS = ["guard", "map"] as const;

export interface Caravan {
  Content: { readonly places: readonly string[] };
  Table: {
    phase: "market" | "bids";
    turn: number;
    seats: Seat[];
    acting: number;
    step: "load" | "travel";
    gold: { [seat: Seat]: number };
    at: { [seat: Seat]: string };
    traveller: Seat | null;
    cards: { [seat: Seat]: number };
  };
  Hand: { cards: string[] };
  Box: { bids: { [seat: Seat]: number } };
  Event: { readonly kind: "said"; readonly text: string };
  Secret: { readonly kind: "said"; readonly text: string };
}

type CaravanView = View<Caravan>;
const { action, procedure, form } = game<Caravan>();
const said = (text: string): Caravan["Event"] => ({ kind: "said", text });
const POOR: Refusal = { code: "poor", text: "Goods cost 1 gold, and you have none.", rule: "R-02" };

/** R-02 */
const load = action("loadGoods", "Load goods", {
  menu: "Load",
  when: ({ table, seat }) => (mustGet(table.gold, seat) > 0 ? null : POOR),
})
  .param(
    "crates",
    "How many?",
    integer(({ table, seat }) => [1, mustGet(table.gold, seat)]),
  )
  .apply(({ state: { table }, seat, params, emit }) => {
    table.gold[seat] = mustGet(table.gold, seat) - params.crates;
    emit(said(`${seat} loads ${params.crates}.`), { [seat]: said(`You have ${table.gold[seat]} gold left.`) });
  });

const travel = action("travel", "Travel", { menu: "Travel" })
  .param(
    "to",
    "Where to?",
    choice(({ content, table, seat }) => content.places.filter((place) => place !== table.at[seat])),
  )
  .apply(({ state: { table }, seat, params, emit, call }) => {
    table.at[seat] = params.to;
    table.traveller = seat;
    emit(said(`${seat} travels to ${params.to}.`));
    call(toll, null);
  });

const search = action("search", "Search the road").apply(({ state: { table }, seat, dice, emit }) => {
  const found = dice.below(3);
  table.gold[seat] = mustGet(table.gold, seat) + found;
  emit(said(`${seat} finds ${found}.`));
});

const endLoad = action("endLoading", "End loading", { ends: true }).apply(({ state: { table } }) => {
  table.step = "travel";
});
const endTravel = action("endTravel", "End travelling", { ends: true }).apply(({ state: { table } }) => {
  table.step = "load";
  table.acting++;
});

const stop = action("stop", "Stop them", {
  when: ({ hand }) => (hand.cards.includes("guard") ? null : { code: "no-guard", text: "You hold no guard." }),
}).apply(({ state: { table, hands }, seat, emit }) => {
  take(mustGet(hands, seat).cards, "guard");
  table.cards[seat] = mustGet(hands, seat).cards.length;
  emit(said(`${seat} stops ${table.traveller}.`));
});
const pass = action("letThem", "Let them travel").apply(() => undefined);

const bid = action("bid", "Bid")
  .param(
    "gold",
    "How much?",
    integer(({ table, seat }) => [0, mustGet(table.gold, seat)]),
  )
  .apply(({ state, seat, params }) => {
    state.box.bids[seat] = params.gold;
  });

const toll = procedure<null>("toll")({
  ask: ({ state: { table }, ask }) => {
    const seats = table.seats.filter((seat) => seat !== table.traveller && mustGet(table.cards, seat) > 0);
    ask({ kind: "window", seats, actions: ["stop", "letThem"], pass: "letThem", window: "toll" });
    return "over";
  },
  over: ({ state: { table }, outcome }) => {
    if (outcome.length > 0 && table.traveller) table.gold[table.traveller] = 0;
    table.traveller = null;
    return "done";
  },
});

const main = procedure<null>("main")({
  market: ({ state: { table }, ask }) => {
    const seat = table.seats[table.acting];
    if (seat === undefined) return "bids";
    ask({
      kind: "turn",
      seats: [seat],
      actions: table.step === "load" ? ["loadGoods", "endLoading"] : ["travel", "search", "endTravel"],
    });
    return "market";
  },
  bids: ({ state: { table }, ask }) => {
    table.phase = "bids";
    ask({ kind: "sealed", seats: table.seats, actions: ["bid"] });
    return "opened";
  },
  opened: ({ state: { table, box }, emit, end }) => {
    emit(said(`Bids: ${table.seats.map((seat) => `${seat} ${box.bids[seat]}`).join(", ")}.`));
    box.bids = {};
    Object.assign(table, { phase: "market", acting: 0 });
    if (++table.turn <= 3) return "market";
    end({ victories: [], scores: { ...table.gold } });
    return "done";
  },
});

/** "Let them travel", whatever the hand holds. */
const peace: StandingOrder<Caravan> = {
  name: "peace",
  title: "Stop nobody",
  form: form(),
  decide: (_, { window }) => (window === "toll" ? { action: "letThem", params: {} } : null),
};

/** "Stop them", for a window that asks nobody. */
const tolls: StandingOrder<Caravan> = {
  name: "toll",
  title: "When somebody travels",
  form: form(),
  decide: ({ hand }, { window }) =>
    window === "toll" && hand.cards.includes("guard") ? { action: "stop", params: {} } : null,
  ahead: {
    title: "When somebody travels",
    until: "turn",
    windows: ["toll"],
    at: (_, { actions }) => actions.includes("loadGoods"),
    choices: () => [
      { value: "pass", label: "let them", params: "none" },
      { value: "ask", label: "ask me", params: "ask" },
      { value: "stop", label: "stop them if I can", params: {} },
    ],
  },
};

const bids: StandingOrder<Caravan> = {
  name: "bid",
  title: "Bid by myself",
  form: form().param(
    "gold",
    "How much?",
    integer(() => [0, 5]),
  ),
  decide: ({ table, seat }, { actions }, { gold }) =>
    actions.includes("bid") && Number(gold) <= mustGet(table.gold, seat)
      ? { action: "bid", params: { gold: Number(gold) } }
      : null,
  ahead: {
    title: "In the bids",
    until: "phase",
    windows: [],
    at: (_, { actions }) => actions.includes("bid"),
    choices: () => [0, 1, 2].map((gold) => ({ value: String(gold), label: `${gold}`, params: { gold } })),
  },
};

/** What a bid rests on. */
function premiseOf({ table, seat }: Pick<CaravanView, "table" | "seat">): Premise {
  const gold = mustGet(table.gold, seat);
  return { key: `bid.${table.turn}`, facts: [{ gold }], words: [`You have ${gold} gold.`] };
}

/** The bid to come, as long as it is not asked. */
function upcoming(view: CaravanView): readonly Upcoming<Caravan>[] {
  const { table, seat } = view;
  if (table.phase !== "market") return [];
  return [
    {
      ...premiseOf({ table, seat }),
      title: "Your bid",
      action: "bid",
      view,
      prompt: { question: "How much?", facts: [] },
    },
  ];
}

const answer = (_: CaravanView, { actions }: Decision): Move => {
  if (actions.includes("bid")) return { action: "bid", params: { gold: 0 } };
  const name = ["endLoading", "endTravel", "letThem"].find((one) => actions.includes(one));
  return { action: name ?? "", params: {} };
};

const windows = [
  {
    name: "toll",
    title: "a journey",
    mode: "standing-only",
    plays: ({ hand }: CaravanView) => hand.cards.filter((card) => card === "guard"),
  },
] as const;

export const caravan: Definition<Caravan> = {
  id: "caravan",
  name: "Caravan",
  summary: "Load, travel, bid.",
  command: "caravan",
  ...PLAIN,
  readPack: () => content,
  options: form().param("reactions", "Which windows wait?", reactions(windows)),
  defaults: { reactions: [] },
  roster: () => ["red", "blue", "gold"].map((id) => ({ id, name: `the ${id}s`, summary: "Trade." })),
  setup: ({ seats, dice }) => ({
    table: {
      phase: "market",
      turn: 1,
      seats: [...seats],
      acting: 0,
      step: "load",
      gold: Object.fromEntries(seats.map((seat) => [seat, 5])),
      at: Object.fromEntries(seats.map((seat) => [seat, "Basra"])),
      traveller: null,
      cards: Object.fromEntries(seats.map((seat) => [seat, 1])),
    },
    hands: Object.fromEntries(seats.map((seat) => [seat, { cards: [dice.of(CARDS)] }])),
    box: { bids: {} },
  }),
  main,
  procedures: [main, toll],
  actions: [load, endLoad, travel, search, endTravel, stop, pass, bid],
  windows,
  free: () => [],
  offers: () => [],
  guide: {
    ...plainGuide(),
    upcoming,
    prepared: (view, { actions }) => (actions.includes("bid") ? premiseOf(view) : null),
  },
  phase: ({ phase, turn }) => ({ id: `${turn}-${phase}`, name: phase, turn, turns: 3, talk: false }),
  describePublic: ({ text }) => text,
  describePrivate: ({ text }) => text,
  board: ({ table }, { caption }) => lines(caption, ...table.seats.map((seat) => `${seat} ${table.gold[seat]}`)),
  hand: ({ hand }) => lines(hand.cards.join(", ")),
  queries: [],
  orders: [peace, tolls, bids],
  answeredByOrders: ["bid"],
  defaultAnswer: answer,
  bot: (view, decision, dice) => anyMove(book, view, decision, dice),
  possible: ({ table, hands, box }) => ({ table, hands, box }) as State<Caravan>, // the same one is a possible one
};

const content: Caravan["Content"] = { places: PLACES };
const book = rulebook(caravan, content, "caravan");

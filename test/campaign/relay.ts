import {
  anyMove,
  choice,
  type Decision,
  type Definition,
  game,
  type Move,
  mustGet,
  offerId,
  plainGuide,
  rulebook,
  type Seat,
  type Shortcut,
  type State,
  type View,
} from "#engine";
import { PLAIN } from "../kit/games/plain.ts";
import { lines } from "../kit/games/scene.ts";

/*
 * Relay: a turn is Parley (all talk; offers are secret, proposals public), Plan (a card face down), Weather (nobody is asked), March
 * (one after the other) and Night (nobody is asked). Every kind of question and a phase without one, in as few rules as that takes.
 */

const CARDS = ["fast", "slow", "storm"] as const;
const PHASES = { parley: "Parley", plan: "Plan", weather: "Weather", march: "March", night: "Night" } as const;

export interface Relay {
  Content: { readonly cards: readonly string[] };
  Table: {
    phase: keyof typeof PHASES;
    turn: number;
    seats: Seat[];
    ready: Seat[];
    miles: { [seat: Seat]: number };
    marching: number;
    proposals: { id: string; from: Seat; to: Seat }[];
  };
  Hand: { cards: string[]; offers: { id: string; from: Seat; to: Seat }[] };
  Box: { plans: { [seat: Seat]: string } };
  Event: { readonly kind: "said"; readonly text: string; readonly ends?: string };
  Secret: { readonly kind: "said"; readonly text: string };
}

const { action, procedure, form } = game<Relay>();

const said = (text: string): Relay["Event"] => ({ kind: "said", text });

const ready = action("ready", "Ready").apply(({ state, seat, emit }) => {
  state.table.ready.push(seat);
  emit(said(`${seat} is ready.`));
});

const offer = action("offer", "Offer a secret deal")
  .param(
    "to",
    "To whom?",
    choice(({ table, seat }) => table.seats.filter((other) => other !== seat)),
  )
  .apply(({ state, seat, params, seq, emit }) => {
    const open = { id: offerId(seq), from: seat, to: params.to };
    for (const party of [seat, params.to]) mustGet(state.hands, party).offers.push(open);
    emit(null, { [params.to]: said(`${seat} offers you a deal.`) });
  });

const accept = action("accept", "Accept a deal")
  .param(
    "offer",
    "Which one?",
    choice(({ hand, seat }) => hand.offers.filter(({ to }) => to === seat).map(({ id }) => id)),
  )
  .apply(({ state, params, seat, emit, reopenQuestion }) => {
    const open = mustGet(state.hands, seat).offers.find(({ id }) => id === params.offer);
    if (!open) throw new Error("no such offer");
    for (const party of [open.from, open.to])
      mustGet(state.hands, party).offers = mustGet(state.hands, party).offers.filter(({ id }) => id !== open.id);
    const { table } = state;
    table.ready = table.ready.filter((other) => other !== open.from && other !== open.to);
    emit(said(`${open.from} and ${open.to} have a deal.`));
    reopenQuestion();
  });

const propose = action("propose", "Propose a race")
  .param(
    "to",
    "To whom?",
    choice(({ table, seat }) => table.seats.filter((other) => other !== seat)),
  )
  .apply(({ state, seat, params, seq, emit }) => {
    state.table.proposals.push({ id: offerId(seq), from: seat, to: params.to });
    emit(said(`${seat} proposes a race to ${params.to}.`));
  });

const proposal = choice(({ table, seat }: View<Relay>) =>
  table.proposals.filter(({ from, to }) => from === seat || to === seat).map(({ id }) => id),
);

const closing = (name: string, title: string, does: string) =>
  action(name, title)
    .param("offer", "Which one?", proposal)
    .apply(({ state: { table }, params, seat, emit }) => {
      table.proposals = table.proposals.filter(({ id }) => id !== params.offer);
      emit({ kind: "said", text: `${seat} ${does} the race.`, ends: params.offer });
    });

const agree = closing("agree", "Agree to a race", "agrees to");
const refuse = closing("refuse", "Refuse a race", "refuses");

const plan = action("plan", "Plan")
  .param(
    "card",
    "Which card?",
    choice(({ hand }) => hand.cards),
  )
  .apply(({ state, seat, params }) => {
    state.box.plans[seat] = params.card;
  });

const step = (name: string, title: string, miles: number) =>
  action(name, title).apply(({ state, seat, emit, picture }) => {
    state.table.miles[seat] = (state.table.miles[seat] ?? 0) + miles;
    emit(said(`${seat} ${miles === 0 ? "rests" : `marches ${miles}`}.`));
    if (miles > 0) picture(`${seat} on the road`);
  });

const main = procedure<null>("main")({
  parley: ({ state: { table }, ask }) => {
    table.phase = "parley";
    const seats = table.seats.filter((seat) => !table.ready.includes(seat));
    if (seats.length === 0) return "plan";
    ask({ kind: "turn", seats, actions: ["ready"], together: true });
    return "parley";
  },
  plan: ({ state: { table }, ask }) => {
    table.ready = [];
    table.proposals = [];
    table.phase = "plan";
    ask({ kind: "sealed", seats: table.seats, actions: ["plan"] });
    return "weather";
  },
  weather: ({ state: { table, box }, emit, picture }) => {
    emit(said(`Plans: ${table.seats.map((seat) => `${seat} ${box.plans[seat]}`).join(", ")}.`));
    table.phase = "weather";
    emit(said("It rains."), Object.fromEntries(table.seats.map((seat) => [seat, said(`${seat} alone sees the sun.`)])));
    picture("The weather");
    table.marching = 0;
    return "march";
  },
  march: ({ state: { table }, ask }) => {
    table.phase = "march";
    ask({ kind: "turn", seats: [table.seats[table.marching] ?? ""], actions: ["rest", "march"] });
    return "next";
  },
  next: ({ state: { table }, emit, end }) => {
    table.marching++;
    if (table.marching < table.seats.length) return "march";
    table.phase = "night";
    emit(said("Night falls."));
    table.turn++;
    if (table.turn <= 2) return "parley";
    const best = Math.max(...Object.values(table.miles));
    end({
      victories: [{ title: "The race", seats: table.seats.filter((seat) => table.miles[seat] === best) }],
      scores: { ...table.miles },
    });
    return "done";
  },
});

const shortcuts = ({ hand }: View<Relay>, { actions }: Decision): readonly Shortcut[] => {
  const move = (name: string): readonly Move[] => [{ action: name, params: {} }];
  if (actions.includes("ready")) return [{ label: "Ready", moves: move("ready"), open: true }];
  if (actions.includes("rest"))
    return ["Rest", "March", "Rest 2", "Rest 3"].map((label) => ({ label, moves: move("rest"), open: true }));
  const [card = ""] = hand.cards;
  return actions.includes("plan") ? [{ label: `Plan ${card}`, moves: [{ action: "plan", params: { card } }] }] : [];
};

const answer = ({ hand, seat }: View<Relay>, { actions, preset }: Decision): Move => {
  if (actions.includes("plan")) return { action: "plan", params: { card: hand.cards[0] ?? "" } };
  const name = actions.find((one) => one === "ready" || one === "rest");
  if (name) return { action: name, params: {} };
  return { action: actions[0] ?? seat, params: preset };
};

export const relay: Definition<Relay> = {
  id: "relay",
  name: "Relay",
  summary: "Talk, plan, march.",
  command: "relay",
  ...PLAIN,
  readPack: () => content,
  options: form(),
  defaults: {},
  roster: () => ["red", "blue", "gold"].map((id) => ({ id, name: `the ${id}s`, summary: "March." })),
  setup: ({ seats, dice }) => ({
    table: {
      phase: "weather",
      turn: 1,
      seats: [...seats],
      ready: [],
      miles: Object.fromEntries(seats.map((seat) => [seat, 0])),
      marching: 0,
      proposals: [],
    },
    hands: Object.fromEntries(seats.map((seat) => [seat, { cards: dice.shuffled(CARDS), offers: [] }])),
    box: { plans: {} },
  }),
  main,
  procedures: [main],
  actions: [ready, offer, accept, propose, agree, refuse, plan, step("rest", "Rest", 0), step("march", "March", 2)],
  windows: [],
  free: ({ table }) => (table.phase === "parley" ? ["offer", "propose"] : []),
  offers: ({ table, hand, seat }) => [
    ...(hand?.offers ?? []).map(({ id, from, to }) => ({
      id,
      seats: [from, to],
      from,
      awaits: [to],
      actions: to === seat ? ["accept"] : [],
      param: "offer",
      text: `${from} offers ${to} a deal`,
    })),
    ...table.proposals
      .filter(({ from, to }) => seat === null || from === seat || to === seat)
      .map(({ id, from, to }) => ({
        id,
        seats: [from, to],
        from,
        awaits: [to],
        actions: to === seat ? ["agree", "refuse"] : [],
        param: "offer",
        text: `${from} proposes a race to ${to}.`,
      })),
  ],
  offering: {
    ...{ action: "propose", accept: "agree", decline: "refuse", counter: "counter", param: "offer" },
    partners: { param: "to", kind: "seat" },
    posts: {
      told: ({ ends, text }) => (ends === undefined ? null : { id: ends, stage: null, result: text }),
      buttons: [
        { action: "agree", label: "Agree" },
        { action: "refuse", label: "Refuse" },
      ],
    },
  },
  guide: {
    ...plainGuide(),
    shortcuts,
    openShortcuts: (view, decision) => shortcuts(view, decision).filter(({ open }) => open),
    notice: ({ table }) => (table.phase === "march" ? ["The others march after them."] : []),
    standings: ({ table }) => {
      const ranked = Object.entries(table.miles).toSorted(([, a], [, b]) => b - a);
      const [[first, miles] = ["", 0]] = ranked;
      return {
        lead: miles > 0 ? `The ${first}s lead with ${miles}.` : "",
        lines: ranked.map(([seat, n]) => `The ${seat}s: ${n}`),
      };
    },
  },
  phase: ({ phase, turn }) => ({
    id: `${turn}-${phase}`,
    name: PHASES[phase],
    turn,
    turns: 2,
    talk: phase === "parley",
  }),
  describePublic: ({ text }) => text,
  describePrivate: ({ text }) => text,
  board: ({ table }, { caption }) =>
    lines(caption, table.seats.map((seat) => `${seat} ${table.miles[seat]}`).join(", ")),
  hand: ({ hand }) => lines(hand.cards.join(", ")),
  queries: [],
  orders: [],
  defaultAnswer: answer,
  bot: (view, decision, dice) => anyMove(book, view, decision, dice),
  possible: ({ table, hands, box }) => ({ table, hands, box }) as State<Relay>, // the same one is a possible one
};

const content: Relay["Content"] = { cards: CARDS };

export const book = rulebook(relay, content, "relay");

import { describe, expect, it } from "vitest";
import {
  type Advice,
  type Asking,
  choice,
  type Decision,
  Dice,
  decisionToCome,
  event,
  integer,
  type Menu,
  move,
  mustGet,
  offerId,
  openAsk,
  played,
  publicView,
  type Question,
  type ReactionWindow,
  type Seat,
  type Stage,
  type Suggestions,
  type View,
  viewOf,
} from "#engine";
import { QuestionTable } from "../../src/engine/plays.ts";
import { asking as guideOf } from "../../src/engine/question-guide.ts";
import { keyOf } from "../kit/index.ts";
import { action, define, form, type Lab, note, order, Play, procedure, question, told } from "./lab.ts";

const fleets: ReactionWindow<Lab> = { name: "fleets", title: "fleets", mode: "wait-all", plays: () => [] };

const bid = action("bid", "Bid")
  .param(
    "card",
    "Which?",
    choice(({ hand }) => hand.cards),
  )
  .label((_, { card }) => (card === undefined ? null : `Bid ${card}`))
  .apply(({ state, seat, params }) => {
    state.table.log.push(`${seat} bids ${params.card}`);
  });
const sit = note("sit");
const strike = note("strike");
const hold = note("hold");
const march = note("march");
const stay = note("stay");
const offering = action("offering", "Offer")
  .param(
    "to",
    "To whom?",
    choice(() => ["a", "b", "c"]),
  )
  .apply(({ state, seat, params, seq }) => {
    for (const party of [seat, params.to])
      mustGet(state.hands, party).cards.push(`${offerId(seq)} ${seat} ${params.to}`);
  });

interface Deal {
  readonly id: string;
  readonly from: Seat;
  readonly to: Seat;
}
const deals = ({ hand }: Pick<View<Lab>, "hand">): Deal[] =>
  hand.cards.flatMap((card) => {
    const [id = "", from, to] = card.split(" ");
    return from !== undefined && to !== undefined ? [{ id, from, to }] : [];
  });
const which = choice((view: View<Lab>) => deals(view).map(({ id }) => id));
const agree = action("agree", "Agree")
  .param("deal", "Which?", which)
  .apply(() => {});
const revoke = action("revoke", "Revoke")
  .param("deal", "Which?", which)
  .apply(() => {});

const asking = { prompt: () => ({ question: "?", facts: [] }), fallback: () => move(sit) };

const bidding = question.sealed("bidding", {
  actions: [bid, sit],
  about: ({ hand }) => (hand.cards.length > 0 ? { best: hand.cards[0] ?? "" } : null),
  prompt: (_, { best }) => ({ question: `More than ${best}?`, facts: [] }),
  answers: (_, { best }) => [{ moves: [move(bid, { card: best })] }],
  openAnswers: ({ table }) => [{ label: `Sit in ${table.phase}`, moves: [move(sit)] }],
  fallback: (_, { best }) => move(bid, { card: best }),
  ahead: {
    views: (view) => (view.table.rounds === 0 ? [{ ...view, hand: { cards: ["queen"] } }] : []),
    title: (_, { best }) => `Bid on ${best}`,
    premise: (_, { best }) => ({ key: `bid.${best}`, facts: [{ best }], words: [`The best is ${best}.`] }),
    facts: (_, { best }) => [`Without ${best} you sit.`],
    mended: (_, { best }, { params }) => (params.card === best ? null : move(bid, { card: best })),
  },
});
const marching = question.turn("marching", { ...asking, actions: [march], together: true });
const striking = question.window("striking", { ...asking, actions: [strike, sit], window: fleets, pass: sit });
const holding = question.reaction("holding", { ...asking, actions: [hold, sit], window: fleets, pass: sit });
const sailing = question.window("sailing", {
  ...asking,
  actions: [hold, march, stay],
  sometimes: [march],
  window: fleets,
  pass: stay,
  inTurn: true,
});
const toAgree = question.offer("to-agree", {
  actions: [agree],
  open: (view) => deals(view).filter(({ to }) => to === view.seat),
  offer: (_, { from, to }) => ({ from, seats: [from, to], awaits: [to], text: `${from} offers` }),
  param: "deal",
  prompt: (_, { from }) => ({ question: `Agree with ${from}?`, facts: [] }),
  counter: (_, { from }) => move(offering, { to: from as "a" }),
  fallback: (_, { id }) => move(agree, { deal: id }),
});
const own = question.offer("own", {
  actions: [revoke],
  open: (view) => deals(view).filter(({ from }) => from === view.seat),
  offer: (_, { from, to }) => ({ from, seats: [from, to], awaits: [to], text: "yours" }),
  param: "deal",
  prompt: () => ({ question: "Revoke it?", facts: [] }),
  fallback: (_, { id }) => move(revoke, { deal: id }),
});

const plays = [
  bidding,
  { free: [offering], when: ({ table }: View<Lab>) => table.phase === "1" },
  marching,
  striking,
  holding,
  toAgree,
  own,
  sailing,
] as const;

const orders = [
  order(
    "high",
    {
      title: "High",
      form: form().param(
        "card",
        "Which?",
        choice(() => ["king", "queen"]),
      ),
    },
    (answers) => [
      answers(bidding, ({ hand }, _, { card }) => (hand.cards.includes(card) ? move(bid, { card }) : null)),
      answers(toAgree, (_, { id }) => move(agree, { deal: id })),
    ],
  ),
  order(
    "shoot",
    {
      title: "Shoot",
      form: form(),
      ahead: {
        title: "At sea",
        until: "turn",
        under: [bidding, marching],
        unless: ({ table }) => table.banned.length > 0,
        choices: ({ seat, table }, own) => [{ value: "go", label: `${seat}, ${own} in ${table.phase}`, params: {} }],
      },
    },
    (answers) => [answers(striking, () => move(strike)), answers(holding, () => null)],
  ),
  order(
    "sail",
    {
      title: "Sail",
      form: form().param(
        "on",
        "On?",
        integer(() => [0, 1]),
      ),
      ahead: { title: "Off shore", until: "turn", windows: [], under: [bidding], choices: () => [] },
    },
    (answers) => [
      answers(
        sailing,
        () => move(hold),
        ({ table }, { on }) => on === 1 && table.banned.length > 0,
      ),
      answers(marching, null, () => true),
    ],
  ),
];

const won = event("won", {}, { was: ["gained"] });
const words = [told("won", { line: ({ kind }) => `${kind}!`, privately: () => null })];

const guide = { welcome: () => [], notice: () => [], standings: () => ({ lead: "", lines: [] }), glossary: () => [] };

const lab = (
  stages: Parameters<ReturnType<typeof procedure<null>>>[0],
  hands = {},
  suggestions: Suggestions<Lab, typeof plays> = {},
  menus: readonly Menu<Lab>[] = [],
) => {
  const main = procedure<null>("main")(stages);
  const advice: Advice<Lab, typeof plays> = {
    bidding: (_, { best }) => move(bid, { card: `bot ${best}` }),
    marching: "fallback",
    striking: () => "fallback",
    holding: () => move(hold),
    "to-agree": () => null,
    own: "fallback",
    sailing: "fallback",
  };
  const made = (bare: ReturnType<typeof define>) =>
    define(
      { ...bare, ...played(plays) },
      {
        plays,
        events: [{ won }],
        secrets: [{ won }],
        told: words,
        orders,
        advice,
        suggestions,
        menus,
        guide,
      },
    );
  return new Play({ main, actions: [], made, hands });
};

function put({ ask }: Stage<Lab, null>, ...of: [Question<Lab>, readonly Seat[], Asking?]): "first" {
  ask(...of);
  return "first";
}

/** A game in which the first stage asks this of a, b and c. */
const asked = (one: Question<Lab>, hands = {}, how?: Asking) =>
  lab({ first: (s) => put(s, one, ["a", "b", "c"], how) }, hands);

const CARDS = { a: ["king", "queen"], b: ["queen"], c: ["jack"] };
const decision = (game: Play, seat: Seat): Decision => {
  const [open] = game.asked(seat);
  if (!open) throw new Error(`${seat} is not asked`);
  return open;
};
const view = (game: Play, seat: Seat): View<Lab> => viewOf(game.book, game.env, seat);
const dice = new Dice({ key: keyOf("questions"), next: 0 });

describe("a declared question", () => {
  const seats = ["a", "b", "c"];
  const common = { id: 0, answered: [], seats };
  it.each([
    [bidding, { ...common, kind: "sealed", actions: ["bid", "sit"] }],
    [marching, { ...common, kind: "turn", actions: ["march"], together: true }],
    [striking, { ...common, kind: "window", actions: ["strike", "sit"], pass: "sit", window: "fleets" }],
    [holding, { ...common, kind: "reaction", actions: ["hold", "sit"], pass: "sit", window: "fleets" }],
  ] as const)("is put to the kernel as one by hand: $name", (one, frame) => {
    expect(openAsk(asked(one, CARDS).env)).toEqual(frame);
  });

  it("says what is asked, by what it is about", () => {
    const game = asked(bidding, CARDS);
    const { prompt } = game.book.definition.guide;
    expect(prompt(view(game, "a"), decision(game, "a")).question).toBe("More than king?");
    expect(prompt(view(game, "c"), decision(game, "c")).question).toBe("More than jack?");
  });

  it("names answers as their actions do, and puts those on the public post that follow from the table", () => {
    const game = asked(bidding, CARDS);
    const { shortcuts, openShortcuts, label } = game.book.definition.guide;
    const open = { label: "Sit in 1", moves: [{ action: "sit", params: {} }], open: true };
    expect(shortcuts(view(game, "a"), decision(game, "a"))).toEqual([
      { label: "Bid king", moves: [{ action: "bid", params: { card: "king" } }] },
      open,
    ]);
    expect(openShortcuts?.(view(game, "a"), decision(game, "a"))).toEqual([open]);
    expect(label(view(game, "a"), move(sit))).toBeNull();
    const long = label(view(game, "a"), move(bid, { card: "x".repeat(90) }));
    expect(long).toBe(`Bid ${"x".repeat(75)}…`);
  });

  it("answers with its fallback at a deadline, and for a computer player where advice says no more", () => {
    const game = asked(bidding, CARDS);
    const { defaultAnswer, bot } = game.book.definition;
    expect(defaultAnswer(view(game, "b"), decision(game, "b"))).toEqual(move(bid, { card: "queen" }));
    expect(bot(view(game, "b"), decision(game, "b"), dice)).toEqual(move(bid, { card: "bot queen" }));
    for (const [one, done] of [
      [marching, sit],
      [striking, sit],
      [holding, hold],
    ] as const) {
      const next = asked(one, CARDS);
      expect(bot(view(next, "a"), decision(next, "a"), dice)).toEqual(move(done));
    }
  });

  it("has what is suggested after its own answers, and the row that may come next", () => {
    const bidsNext: Suggestions<Lab, typeof plays> = {
      bidding: {
        answers: (_, { best }) => [{ label: "Suggested", moves: [move(bid, { card: `${best}!` })] }],
        next: (_, { best }) => (best === "king" ? move(sit) : null),
      },
    };
    const game = lab({ first: (s) => put(s, bidding, seats) }, CARDS, bidsNext);
    const { guide: asks } = game.book.definition;
    const labels = asks.shortcuts(view(game, "a"), decision(game, "a")).map(({ label }) => label);
    expect(labels).toEqual(["Bid king", "Suggested", "Sit in 1"]);
    const next = (seat: Seat) => asks.suggested?.(view(game, seat), decision(game, seat));
    expect([next("a"), next("b")]).toEqual([move(sit), null]);
    expect(asked(bidding, CARDS).book.definition.guide.suggested).toBeUndefined();
  });

  it("has forms that advice fills in; what a menu leaves out is as the action says", () => {
    const filled = (...menus: readonly Menu<Lab>[]) => {
      const game = lab({ first: (s) => put(s, bidding, seats) }, CARDS, {}, menus);
      const found = game.book.definition.actions.find(({ name }) => name === "bid");
      const [card] = found?.entries ?? [];
      const c = { ...view(game, "a"), params: {} };
      return [found?.presets(c), found?.remarks(c), card?.guess?.(c as never)];
    };
    const best = [{ label: "Best", params: { card: "queen" } }];
    expect(filled()).toEqual([[], [], undefined]);
    expect(filled({ action: bid, presets: () => best })).toEqual([best, [], undefined]);
    const told: Menu<Lab> = { action: bid, remarks: () => ["Beware"], guesses: { card: ({ hand }) => hand.cards[1] } };
    expect(filled(told)).toEqual([[], ["Beware"], "queen"]);
    expect(() => filled({ action: note("dig") })).toThrow("dig has a menu, and is no action of the game");
    expect(() => filled({ action: bid, guesses: { cart: () => 1 } })).toThrow("bid has no cart that could be guessed");
  });

  it("that is asked though nothing is open says nothing, and has no answer to give", () => {
    const game = asked(bidding);
    const { guide, defaultAnswer } = game.book.definition;
    expect(guide.prompt(view(game, "a"), decision(game, "a"))).toEqual({ question: "", facts: [] });
    expect(guide.shortcuts(view(game, "a"), decision(game, "a"))).toEqual([]);
    expect(() => defaultAnswer(view(game, "a"), decision(game, "a"))).toThrow("bidding is asked");
  });

  it("can be answered before it is asked, on the premise that it has when it comes", () => {
    const game = asked(marching, CARDS);
    const { guide } = game.book.definition;
    const [coming, ...more] = guide.upcoming(view(game, "a"));
    if (!coming) throw new Error("nothing is to come");
    expect(more).toEqual([]);
    expect(coming).toMatchObject({
      key: "bid.queen",
      title: "Bid on queen",
      action: "bid",
      facts: [{ best: "queen" }],
    });
    expect(coming.prompt).toEqual({ question: "More than queen?", facts: ["Without queen you sit."] });
    const early = decisionToCome(coming);
    expect(guide.prompt(coming.view, early)).toEqual({ question: "More than queen?", facts: [] });
    expect(guide.prepared(coming.view, early)).toEqual({
      key: "bid.queen",
      facts: [{ best: "queen" }],
      words: ["The best is queen."],
    });
    const now = asked(bidding, { ...CARDS, a: ["queen"] });
    expect(guide.prepared(view(now, "a"), decision(now, "a"))).toEqual(guide.prepared(coming.view, early));
    expect(guide.prepared(view(game, "a"), decision(game, "a"))).toBeNull();
    expect(guide.mended?.(view(now, "a"), decision(now, "a"), move(bid, { card: "king" }))).toEqual(
      move(bid, { card: "queen" }),
    );
  });

  it("can be answered ahead by another of its actions than the first, and list first what is on the public post", () => {
    const sitting = question.turn("sitting", {
      ...asking,
      actions: [march, sit],
      answers: () => [{ label: "March", moves: [move(march)] }],
      openAnswers: () => [{ label: "Sit", moves: [move(sit)] }],
      openFirst: true,
      ahead: {
        views: (seen) => [seen],
        title: () => "Sit",
        premise: () => ({ key: "sit", facts: [], words: [] }),
        action: sit,
      },
    });
    const chapter = guideOf<Lab>(new QuestionTable<Lab>([sitting]), [sitting], sitting.actions);
    const game = asked(marching);
    const [coming] = chapter.upcoming(view(game, "a"));
    if (!coming) throw new Error("nothing is to come");
    expect(coming).toMatchObject({ question: "sitting", action: "sit" });
    const labels = chapter.shortcuts(coming.view, decisionToCome(coming)).map(({ label }) => label);
    expect(labels).toEqual(["Sit", "March"]);
  });

  it("cannot let pass what is none of its actions", () => {
    expect(() => question.window("odd", { ...asking, actions: [strike], window: fleets, pass: sit })).toThrow(
      "sit passes",
    );
  });
});

describe("a question that is not always put in the same way", () => {
  const window = { kind: "window", pass: "stay", window: "fleets" };
  it.each<[Asking | undefined, object]>([
    [undefined, { ...window, actions: ["hold", "march", "stay"] }],
    [{ without: [march] }, { ...window, actions: ["hold", "stay"] }],
    [{ as: "turn" }, { kind: "turn", actions: ["hold", "march", "stay"] }],
    [
      { as: "turn", without: [march] },
      { kind: "turn", actions: ["hold", "stay"] },
    ],
  ])("is the same one: %j", (how, frame) => {
    const game = asked(sailing, {}, how);
    const { defaultAnswer, guide } = game.book.definition;
    expect(openAsk(game.env)).toEqual({ id: 0, answered: [], seats: ["a", "b", "c"], ...frame });
    expect(guide.prompt(view(game, "a"), decision(game, "a")).question).toBe("?");
    expect(defaultAnswer(view(game, "a"), decision(game, "a"))).toEqual(move(sit));
    expect(new QuestionTable<Lab>([sailing, striking]).find(decision(game, "a"))).toBe(sailing);
  });

  it("is never put without what is always there, nor as a turn where it is none", () => {
    expect(() => asked(sailing, {}, { without: [hold] })).toThrow("sailing is never asked without hold");
    expect(() => asked(striking, {}, { without: [strike] })).toThrow("striking is never asked without strike");
    expect(() => asked(striking, {}, { as: "turn" })).toThrow("striking is never asked as a turn");
    expect(() => asked(bidding, {}, { as: "turn" })).toThrow("bidding is never asked as a turn");
  });

  it("looks like no other question, however it is put", () => {
    const less = question.window("less", { ...asking, actions: [hold, stay], window: fleets, pass: stay });
    expect(() => new QuestionTable<Lab>([sailing, less])).toThrow("sailing and less cannot be told apart");
    const turn = question.turn("turn", { ...asking, actions: [hold, march, stay] });
    expect(() => new QuestionTable<Lab>([turn, sailing])).toThrow("turn and sailing cannot be told apart");
  });
});

describe("a declared offer", () => {
  const open = () => asked(marching).does("b: offering a", "a: offering b", "c: offering a");

  it("is asked of each of its seats in its own way, the oldest first", () => {
    const game = open();
    expect(game.asked("a").map(({ id, actions, invited, text }) => [id, actions.join(), invited, text])).toEqual(
      [
        ["1", "march", false, null],
        ["o1", "agree", true, "b offers"],
        ["o2", "revoke", false, "yours"],
        ["o3", "agree", true, "c offers"],
      ].map(([id, ...rest]) => [id === "1" ? game.id("a") : id, ...rest]),
    );
  });

  it("knows which one is meant, what counters it, and that a computer player may let it be", () => {
    const game = open();
    const [, first, mine, last] = game.asked("a");
    if (!first || !mine || !last) throw new Error("they are not open");
    const { guide, defaultAnswer, bot } = game.book.definition;
    const seen = view(game, "a");
    expect(guide.prompt(seen, last).question).toBe("Agree with c?");
    expect(guide.counter?.(seen, last)).toEqual(move(offering, { to: "c" }));
    expect(guide.counter?.(seen, mine)).toBeNull();
    expect(defaultAnswer(seen, first)).toEqual(move(agree, { deal: "o1" }));
    expect(bot(seen, first, dice)).toBeNull();
    expect(bot(seen, mine, dice)).toEqual(move(revoke, { deal: "o2" }));
  });

  it("is put to nobody by a stage", () => {
    expect(() => lab({ first: (s) => put(s, toAgree, ["a"]) })).toThrow("it lies open");
  });
});

describe("what is played", () => {
  it("has every action and window once, in the order of the rulebook", () => {
    const { actions, windows } = played<Lab>(plays);
    expect(actions.map(({ name }) => name).join(" ")).toBe("bid sit offering march strike hold agree revoke stay");
    expect(windows).toEqual([fleets]);
  });

  it("leaves free what is free now", () => {
    const game = asked(marching);
    const { free } = played<Lab>(plays);
    const seen = view(game, "a");
    expect(free(seen)).toEqual(["offering"]);
    expect(free({ ...seen, table: { ...seen.table, phase: "2" } })).toEqual([]);
  });

  it("has no two questions that nobody could tell apart", () => {
    const twin = question.sealed("twin", { ...asking, actions: [bid, sit] });
    expect(() => new QuestionTable([bidding, twin])).toThrow("bidding and twin cannot be told apart");
    const namesake = question.turn("bidding", { ...asking, actions: [march] });
    expect(() => new QuestionTable([bidding, namesake])).toThrow("bidding and bidding");
  });

  it("still knows a question that was put when it had fewer answers, and no other", () => {
    const table = new QuestionTable<Lab>([bidding, marching, striking, holding]);
    expect(table.of({ kind: "reaction", window: "fleets", actions: ["sit"] })).toBe(holding);
    expect(table.of({ kind: "sealed", window: null, actions: ["bid"] })).toBe(bidding);
    expect(() => table.of({ kind: "sealed", window: null, actions: ["bid", "march"] })).toThrow("no question asks for");
  });
});

describe("a declared standing order", () => {
  const orderOf = (game: Play, name: string) => {
    const found = game.book.definition.orders.find((one) => one.name === name);
    if (!found) throw new Error(`no order ${name}`);
    return found;
  };

  it("answers its own questions, with what it was given", () => {
    const game = asked(bidding, CARDS);
    const high = orderOf(game, "high");
    expect(high.decide(view(game, "a"), decision(game, "a"), { card: "queen" })).toEqual(move(bid, { card: "queen" }));
    expect(high.decide(view(game, "c"), decision(game, "c"), { card: "queen" })).toBeNull();
    expect(orderOf(game, "shoot").decide(view(game, "a"), decision(game, "a"), {})).toBeNull();
    const dealt = asked(marching).does("b: offering a");
    const [, offer] = dealt.asked("a");
    expect(offer && high.decide(view(dealt, "a"), offer, { card: "queen" })).toEqual(move(agree, { deal: "o1" }));
  });

  it("is offered under the questions that it names, for the windows that it answers in", () => {
    const game = asked(bidding, CARDS);
    const { ahead } = orderOf(game, "shoot");
    const seen = view(game, "a");
    expect(ahead?.windows).toEqual(["fleets"]);
    expect(orderOf(game, "sail").ahead?.windows).toEqual([]);
    expect(ahead?.at(seen, decision(game, "a"))).toBe(true);
    expect(ahead?.at({ ...seen, table: { ...seen.table, banned: ["a"] } }, decision(game, "a"))).toBe(false);
    const other = asked(striking);
    expect(ahead?.at(view(other, "a"), decision(other, "a"))).toBe(false);
    expect(ahead?.choices(seen).map(({ label }) => label)).toEqual(["null, a in 1"]);
  });

  it("leaves a question to its seat by what everyone sees, also one that it never answers", () => {
    const game = asked(sailing, {}, { without: [march] });
    const sail = orderOf(game, "sail");
    const seen = publicView(game.book, game.env);
    const banned = { ...seen, table: { ...seen.table, banned: ["a"] } };
    const open = decision(game, "a");
    expect(sail.decide(view(game, "a"), open, { on: 1 })).toEqual(move(hold));
    expect(sail.asks?.(banned, open, { on: 1 })).toBe(true);
    expect(sail.asks?.(seen, open, { on: 1 })).toBe(false);
    expect(sail.asks?.(banned, open, { on: 0 })).toBe(false);
    const other = asked(marching);
    expect(sail.decide(view(other, "a"), decision(other, "a"), { on: 1 })).toBeNull();
    expect(sail.asks?.(seen, decision(other, "a"), { on: 1 })).toBe(true);
    const third = asked(striking);
    expect(sail.asks?.(banned, decision(third, "a"), { on: 1 })).toBe(false);
    expect(orderOf(game, "high").asks).toBeUndefined();
  });

  it("counts among those that answer others' questions, but for what answers windows alone, offers, and passes", () => {
    expect(asked(marching).book.definition.answeredByOrders).toEqual(["bid", "sit", "hold", "march"]);
  });
});

describe("the words of an event", () => {
  it("are found by its kind", () => {
    const { describePublic, describePrivate } = asked(marching).book.definition;
    expect(describePublic({ kind: "won" }, {})).toBe("won!");
    expect(describePrivate({ kind: "won" }, {})).toBeNull();
    expect(() => describePublic({ kind: "lost" }, {})).toThrow("nobody has words for lost");
  });

  it("come with how it is read, also by what it was called before", () => {
    const { readPublic, readPrivate } = asked(marching).book.definition;
    for (const read of [readPublic, readPrivate]) {
      expect(read?.({ kind: "won" })).toEqual({ kind: "won" });
      expect(read?.({ kind: "gained" })).toEqual({ kind: "won" });
      expect(() => read?.({ kind: "lost" })).toThrow("event lost: these rules have none");
    }
  });
});

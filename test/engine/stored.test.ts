import { describe, expect, it } from "vitest";
import { z } from "zod";
import { choice, type Envelope, moveToday, readStored, rows, submit, Unreadable, viewOf } from "#engine";
import { action, form, type Lab, labBook, note, Play, procedure } from "./lab.ts";

const cards = () => choice(({ hand }: { readonly hand: { readonly cards: readonly string[] } }) => hand.cards);
const HANDS = { a: ["x", "y"], b: ["y", "z"] };
const SEATS = ["a", "b"];

/** A round in which both seats bid in secret, as an earlier release called it. */
const bid = action("bid", "Bid")
  .param("card", "Which?", cards())
  .apply(({ state, seat, params }) => {
    state.table.log.push(`${seat} ${params.card}`);
  });
const auction = procedure<{ lots: number }>("auction", { notes: z.strictObject({ lots: z.int() }) })({
  ask: ({ ask }) => {
    ask({ kind: "reaction", seats: SEATS, actions: ["bid", "fold"], pass: "fold", window: "W1" });
    return "over";
  },
  over: () => "done",
});
const main = procedure<null>("main")({
  round: ({ call }) => {
    call(auction, { lots: 2 });
    return "round";
  },
});
const stored = (): Envelope<Lab> => {
  const play = new Play({ main, procedures: [auction], actions: [bid, note("fold")], hands: HANDS, seats: SEATS });
  return play.does("b: bid z").env;
};

/** The same as a later release calls it. */
const offer = action("offer", "Offer", { was: ["bid"] })
  .param("what", "Which?", cards())
  .was("card")
  .apply(({ state, seat, params }) => {
    state.table.log.push(`${seat} offers ${params.what}`);
  });
const sale = procedure<{ lots: number }>("sale", { notes: z.strictObject({ lots: z.int() }), was: ["auction"] })({
  open: ({ ask }) => {
    ask({ kind: "reaction", seats: SEATS, actions: ["offer", "pass"], pass: "pass", window: "offers" });
    return "end";
  },
  end: { was: ["over"], run: () => "done" },
});
const letBe = { ...note("pass"), was: ["fold"] };
const mainLater = procedure<null>("main")({
  round: ({ call }) => {
    call(sale, { lots: 2 });
    return "round";
  },
});
const LATER = { main: mainLater, procedures: [sale], actions: [offer, letBe], hands: HANDS, seats: SEATS };
const later = labBook(LATER);
const book = {
  ...later,
  definition: {
    ...later.definition,
    windows: [{ name: "offers", was: ["W1"], title: "", mode: "wait-all", plays: () => [] } as const],
  },
};

describe("a stored state of an earlier release", () => {
  it("bears the names of today: procedure, stage, question, actions, params", () => {
    const { state, askedAgain } = readStored(book, stored());
    expect(state.frames.at(-1)).toMatchObject({
      procedure: "sale",
      stage: "end",
      data: { lots: 2 },
      ask: { actions: ["offer", "pass"], pass: "pass", window: "offers", answered: ["b"] },
    });
    expect(state.answers.b).toMatchObject([{ action: "offer", params: { what: "z" }, window: "offers" }]);
    expect(askedAgain).toEqual([]);
  });

  it("goes on under them, with the answers that were given in secret", () => {
    const { state } = readStored(book, stored());
    const after = submit(book, state, { seat: "a", decision: null, action: "pass", params: {} });
    expect(after.state.table.log).toEqual(["b offers z"]);
  });

  it("is read to itself where nothing has another name", () => {
    const { state } = readStored(book, stored());
    expect(readStored(book, state).state).toEqual(state);
  });

  it.each([
    ["whose action is gone", { actions: [note("offer2"), { ...letBe, was: ["fold", "bid2"] }] }],
    ["whose action asks for something else", { actions: [{ ...note("offer"), was: ["bid"] }, letBe] }],
  ])("asks a seat again for an answer %s", (_, change) => {
    const { state, askedAgain } = readStored(labBook({ ...LATER, ...change }), stored());
    expect([askedAgain, state.answers]).toEqual([["b"], {}]);
    expect(state.frames.at(-1)?.ask?.answered).toEqual([]);
  });

  it.each<[string, RegExp, Parameters<typeof labBook>[0]]>([
    ["a procedure is gone", /^procedure auction: these rules have none \(frames\.1\)$/, { ...LATER, procedures: [] }],
    [
      "notes have another shape",
      /^procedure sale: its notes do not fit \(frames\.1\.data\.lots: /,
      { ...LATER, procedures: [{ ...sale, notes: z.strictObject({ lots: z.array(z.string()) }) }] },
    ],
    ["nothing that is asked for is left", /^procedure sale: none of what it asks for/, { ...LATER, actions: [] }],
  ])("says which procedure cannot go on where %s", (_, why, setup) => {
    expect(() => readStored(labBook(setup), stored())).toThrow(Unreadable);
    expect(() => readStored(labBook(setup), stored())).toThrow(why);
  });
});

describe("a stored move of an earlier release", () => {
  const party = form()
    .param(
      "chief",
      "Who?",
      choice(() => ["x", "y"]),
    )
    .was("leader");
  const march = action("march", "March", { was: ["move"] })
    .param(
      "to",
      "Where to?",
      choice(() => ["hill", "ford"]),
    )
    .was("zone")
    .param(
      "parties",
      "Who goes?",
      rows(() => party),
    )
    .apply(() => {});
  const marching = labBook({ ...LATER, actions: [march] });
  const view = () => viewOf(marching, stored(), "a");

  it("bears the names of today down to its rows", () => {
    const move = { action: "move", params: { zone: "hill", parties: [{ leader: "x" }, { leader: "y" }] } };
    const today = { action: "march", params: { to: "hill", parties: [{ chief: "x" }, { chief: "y" }] } };
    expect(moveToday(marching, move, view)).toEqual(today);
    expect(moveToday(marching, today, view)).toEqual(today);
  });

  it("stays as it is where nothing ever bore its name", () => {
    const move = { action: "fly", params: { zone: "hill" } };
    expect(moveToday(marching, move, view)).toEqual(move);
  });
});

describe("former names", () => {
  it.each([
    ["two actions were called the same", { actions: [offer, { ...letBe, was: ["bid"] }] }],
    ["an action has the former name of another", { actions: [offer, note("bid")] }],
    ["a stage has the former name of another", { procedures: [{ ...sale, stages: { open: ["end"], end: [] } }] }],
  ])("are refused where %s", (_, change) => {
    expect(() => labBook({ ...LATER, ...change })).toThrow(/a name is used twice/);
  });
});

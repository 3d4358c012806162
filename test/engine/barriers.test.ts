import { describe, expect, it } from "vitest";
import { type Advance, isBarrier, type Seat, submit, type WindowMode } from "#engine";
import { action, type Lab, note, Play, procedure } from "./lab.ts";

/** "a" opens a window of this kind to these seats, and acts again when it is over. */
function opening(kind: "window" | "reaction", seats: readonly Seat[]): Play {
  const main = procedure<null>("main")({
    begin: ({ ask }) => {
      ask({ kind: "turn", seats: ["a"], actions: ["knock"] });
      return "street";
    },
    street: ({ ask }) => {
      ask({ kind, seats, actions: ["shout", "quiet"], pass: "quiet", window: "street" });
      return "begin";
    },
  });
  const quiet = action("quiet", "Be quiet").apply(() => undefined);
  return new Play({ main, actions: [note("knock"), note("shout"), quiet] });
}

/** What comes of an answer in a window that waits like this. */
const answering = ({ book, env }: Play, mode: WindowMode, seat: Seat, name = "quiet"): Advance<Lab> =>
  submit(book, env, { seat, decision: null, action: name, params: {} }, null, mode);

describe("the opening of a window", () => {
  it.each(["window", "reaction"] as const)(
    "is a barrier where others may react (%s), but reveals nothing yet",
    (kind) => {
      const { last } = opening(kind, ["a", "b"]).does("a: knock");
      expect(last).toMatchObject({ reveals: false, tells: false, asks: "orders" });
      expect(isBarrier(last)).toBe(true);
    },
  );

  it("is none where nobody else is asked", () => {
    const { last } = opening("window", ["a"]).does("a: knock");
    expect([last.asks, isBarrier(last)]).toEqual(["nobody", false]);
  });
});

describe("an answer in a window", () => {
  it.each([
    ["wait-all", false],
    ["standing-only", true],
    ["wait-holders", true],
  ] as const)("that waits like this reveals whether others are asked: %s, %s", (mode, reveals) => {
    const game = opening("window", ["a", "b", "c"]).does("a: knock");
    const advance = answering(game, mode, "b");
    expect([advance.reveals, isBarrier(advance)]).toEqual([reveals, reveals]);
  });

  it("of one's own reveals nothing", () => {
    expect(answering(opening("window", ["a"]).does("a: knock"), "wait-holders", "a").reveals).toBe(false);
  });

  it.each(["standing-only", "wait-holders"] as const)("in secret stays as it is: %s", (mode) => {
    const game = opening("reaction", ["a", "b", "c"]).does("a: knock");
    const { state } = answering(game, mode, "b");
    game.env = state;
    expect(() => answering(game, mode, "b", "shout")).toThrow("What you have answered stays");
    expect(answering(game, "wait-all", "b", "shout").state.answers.b).toHaveLength(1);
  });
});

describe("a question to others", () => {
  const main = procedure<null>("main")({
    begin: ({ ask }) => {
      ask({ kind: "turn", seats: ["a"], actions: ["knock"] });
      return "answer";
    },
    answer: ({ ask }) => {
      ask({ kind: "turn", seats: ["b"], actions: ["shout"] });
      return "begin";
    },
  });
  const asked = (answeredByOrders: readonly string[]): Advance<Lab> =>
    new Play({ main, actions: [note("knock"), note("shout")], answeredByOrders }).does("a: knock").last;

  it("is a barrier where their orders may answer it", () => {
    expect([asked(["shout"]).asks, isBarrier(asked(["shout"]))]).toEqual(["orders", true]);
    expect([asked(["knock"]).asks, isBarrier(asked(["knock"]))]).toEqual(["others", false]);
  });
});

describe("an event", () => {
  const secret = { kind: "secret" };
  const told = (secrets: { readonly [seat: Seat]: Lab["Secret"] }): Advance<Lab> => {
    const knock = action("knock", "Knock").apply(({ emit }) => emit({ kind: "knocked" }, secrets));
    const main = procedure<null>("main")({
      begin: ({ ask }) => {
        ask({ kind: "turn", seats: ["a"], actions: ["knock"] });
        return "begin";
      },
    });
    return new Play({ main, actions: [knock] }).does("a: knock").last;
  };

  it.each([
    ["that everyone is told", {}, false],
    ["with a part for the seat that acts", { a: secret }, false],
    ["with a part for another seat", { b: secret }, true],
    ["with a part for either", { a: secret, b: secret }, true],
  ])("of an action %s tells others: %s, %s", (_, secrets, tells) => {
    const advance = told(secrets);
    expect([advance.tells, advance.reveals, isBarrier(advance)]).toEqual([tells, false, tells]);
  });

  it("of a stage with a part for a seat reveals what no seat knew", () => {
    const main = procedure<null>("main")({
      begin: ({ ask }) => {
        ask({ kind: "turn", seats: ["a"], actions: ["knock"] });
        return "answer";
      },
      answer: ({ emit }) => {
        emit({ kind: "dealt" }, { a: secret });
        return "begin";
      },
    });
    const { last } = new Play({ main, actions: [note("knock")] }).does("a: knock");
    expect([last.tells, last.reveals, isBarrier(last)]).toEqual([false, true, true]);
  });
});

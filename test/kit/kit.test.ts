import { describe, expect, it } from "vitest";
import {
  type Action,
  type Advance,
  choice,
  type Definition,
  game,
  integer,
  type Option,
  refuse,
  rulebook,
  type Seat,
} from "../../src/engine/index.ts";
import { type Scouts, scoutsSubject } from "./games/scouts.ts";
import { type Summit, summitSubject } from "./games/summit/index.ts";
import { CLAIMS, replayLines, type Subject, uphold, Violation } from "./index.ts";
import type { Claim } from "./journey.ts";

const { action, procedure } = game<Scouts>();
const { definition } = scoutsSubject.book;
const content = { spaces: 7, ranks: [1, 2, 3, 4], mines: 2 };

/** Scouts with something wrong. */
function broken(change: Partial<Definition<Scouts>>, traits: Partial<Subject<Scouts>> = {}): Subject<Scouts> {
  const book = rulebook({ ...definition, ...change }, content, "broken");
  return { ...scoutsSubject, ...traits, book, games: 8 };
}

/** The actions, with one that does something more. */
const doing = (
  name: string,
  more: (a: Parameters<Action<Scouts>["apply"]>[0]) => void,
): Partial<Definition<Scouts>> => ({
  actions: definition.actions.map((original) =>
    original.name !== name
      ? original
      : {
          ...original,
          apply: (a) => {
            original.apply(a);
            more(a);
          },
        },
  ),
});

/** The actions, with another one in the place of `advance`. */
const advancing = (other: Action<Scouts>): Partial<Definition<Scouts>> => ({
  actions: [other, ...definition.actions.filter(({ name }) => name !== "advance")],
});

const variant = { label: "default options", options: definition.defaults };

/** What the kit says against a game. */
function found<T extends Scouts | Summit>(subject: Subject<T>, claim: () => Claim<T>): Violation {
  try {
    uphold(subject, { label: "default options", options: subject.book.definition.defaults }, claim());
  } catch (error) {
    if (error instanceof Violation) return error;
    throw error;
  }
  throw new Error("the kit found nothing");
}

const foeOf = (seat: Seat): Seat => (seat === "west" ? "east" : "west");
let flips = 0; // what a pure game must not have

describe("the kit finds", () => {
  it("nothing wrong with a sound game", () => {
    expect(() => uphold(scoutsSubject, variant, CLAIMS.keepsSecrets())).not.toThrow();
  });

  it("a secret that an event gives away", () => {
    const leak = doing("advance", ({ state, seat, emit }) => {
      const first = Object.values(state.hands[foeOf(seat)]?.own ?? {})[0] ?? "";
      emit({ kind: "mine", at: 0, fallen: first });
    });
    expect(found(broken(leak), CLAIMS.keepsSecrets).message).toMatch(/leak: what (west|east) is told of/);
  });

  it("a secret that lands on the table", () => {
    const leak = doing("advance", ({ state }) => {
      state.table.active = (state.box.mines[0] ?? 0) % 2;
    });
    expect(found(broken(leak), CLAIMS.keepsSecrets).message).toMatch(/leak: what (west|east) sees after/);
  });

  it("a secret that a refusal gives away", () => {
    const leak = doing("advance", ({ state }) => {
      if (state.box.mines.includes(3)) refuse("mined", "there is a mine in the middle");
    });
    expect(found(broken(leak), CLAIMS.keepsSecrets).message).toMatch(/depends on what cannot be known|mined/);
  });

  it("a secret in a whisper without a barrier", () => {
    const leak = doing("advance", ({ state, seat, emit }) => {
      emit(null, { [seat]: { kind: "saw", handle: "", name: `${state.box.mines}` } });
    });
    expect(found(broken(leak), CLAIMS.keepsSecrets).message).toContain("is told of");
  });

  it("a possible state in which the viewer sees something else, or in which a piece is missing", () => {
    const other: Definition<Scouts>["possible"] = (state, viewer, dice, pack) => {
      const dealt = definition.possible(state, viewer, dice, pack);
      return { ...dealt, hands: { ...dealt.hands, [viewer]: { own: {}, seen: {} } } };
    };
    expect(found(broken({ possible: other }), CLAIMS.keepsSecrets).message).toContain("possible: the hand of");
    const lost: Definition<Scouts>["possible"] = (...of) => ({
      ...definition.possible(...of),
      box: { mines: [], spent: 0 },
    });
    expect(found(broken({ possible: lost }), CLAIMS.keepsSecrets).message).toContain("possible: the list of pieces");
  });

  it("a possible state that is always the real one", () => {
    const same: Definition<Scouts>["possible"] = (state) =>
      structuredClone(state) as ReturnType<typeof definition.possible>;
    expect(found(broken({ possible: same }), CLAIMS.keepsSecrets).message).toContain("never gave another state");
  });

  it("a picture that writes to what it shows", () => {
    const board: Definition<Scouts>["board"] = (view, frame) => {
      (view.table.seats as Seat[]).reverse(); // the mistake: sorting in place
      return definition.board(view, frame);
    };
    expect(found(broken({ board }), CLAIMS.looksWithoutTouching).message).toContain("TypeError");
  });

  it("a picture that is not the same twice", () => {
    const board: Definition<Scouts>["board"] = (view) =>
      definition.board(view, { caption: String(flips++), names: {} });
    expect(found(broken({ board }), CLAIMS.looksWithoutTouching).message).toContain("the second look differs");
  });

  it("rules that do not give the same twice", () => {
    const chance = doing("advance", ({ state }) => {
      state.box.spent += flips++ % 7;
    });
    expect(found(broken(chance), CLAIMS.replaysTheSame).message).toContain("replay: the state after");
  });

  it("a state that JSON does not keep", () => {
    const unset = doing("advance", ({ state }) => {
      Object.assign(state.table, { note: undefined });
    });
    expect(found(broken(unset), CLAIMS.survivesJson).message).toContain("state.table.note");
    const map = doing("advance", ({ state }) => {
      Object.assign(state.box, { seen: new Map() });
    });
    expect(found(broken(map), CLAIMS.survivesJson).message).toContain("state.box.seen");
  });

  it("rules that go by the order of a record's keys", () => {
    const first = doing("advance", ({ state }) => {
      Object.assign(state.table, { first: Object.keys(state.table.pieces)[0] ?? "" });
    });
    expect(found(broken(first), CLAIMS.survivesJson).message).toContain("the state after the next action differs");
  });

  it("a lost piece", () => {
    const lost = doing("advance", ({ state }) => {
      state.table.fallen.pop();
    });
    expect(found(broken(lost), CLAIMS.keepsItsPieces).message).toContain("pieces: the sorted list of them differs");
  });

  it("a dead end", () => {
    const dead = action("advance", "Advance")
      .param(
        "piece",
        "Which?",
        choice(({ table }) => Object.keys(table.pieces)),
      )
      .param(
        "steps",
        "How far?",
        integer(({ params }) => [1, params.piece.endsWith("h1") ? 0 : 2]),
      )
      .apply(() => undefined);
    expect(found(broken(advancing(dead)), CLAIMS.offersWhatItAccepts).message).toContain(
      "dead end: nothing can be answered at steps",
    );
  });

  it("a choice that is offered and then refused", () => {
    const moody = doing("advance", () => refuse("no", "not today"));
    expect(found(broken(moody), CLAIMS.offersWhatItAccepts).message).toContain("was offered and fails");
  });

  it("a canonical form that is not accepted itself", () => {
    const fickle = game<Scouts>()
      .action("advance", "Advance")
      .param("list", "Which?", {
        kind: "subset",
        ask: (_, picked: readonly string[]) => {
          const left = picked.length === 0 ? ["a", "b"] : picked.length === 1 && picked[0] === "b" ? ["a"] : [];
          return left.length > 0 ? { kind: "pick", options: left.map((value) => ({ value })) } : null;
        },
        stop: () => null,
      })
      .apply(() => undefined);
    expect(found(broken(advancing(fickle)), CLAIMS.offersWhatItAccepts).message).toContain("too-many");
  });

  it("a question that accepts what it does not list", () => {
    class Lenient extends Array<Option> {
      override find(): Option | undefined {
        return this[0];
      }
    }
    const lenient = action("advance", "Advance")
      .param("steps", "How far?", {
        kind: "choice",
        ask: () => ({ kind: "pick", options: Lenient.from([{ value: "1" }]) }),
        stop: () => null,
      })
      .apply(() => undefined);
    expect(found(broken(advancing(lenient)), CLAIMS.refusesTheHostile).message).toContain("was accepted as");
  });

  it("a name that does not read back", () => {
    const shouting = { ...definition.actions[0], name: "ADVANCE" } as Action<Scouts>;
    const main = procedure<null>("main")({
      turn: ({ ask }) => {
        ask({ kind: "turn", seats: ["west"], actions: ["ADVANCE"] });
        return "turn";
      },
    });
    const loud = broken({ ...advancing(shouting), main, procedures: [main] });
    expect(found(loud, CLAIMS.readsWhatItPrints).message).toContain("does not read back");
  });

  it("a default answer, a bot or a standing order that is not legal", () => {
    const wrong = () => ({ action: "advance", params: { piece: "none", steps: 1 } });
    expect(found(broken({ defaultAnswer: wrong }), CLAIMS.decidesLegally).message).toContain("the default answer of");
    expect(found(broken({ bot: wrong }), CLAIMS.decidesLegally).message).toContain("the bot's move of");
    const order = { name: "go", title: "Go", form: { entries: [] }, decide: wrong };
    expect(found(broken({ orders: [order] }), CLAIMS.decidesLegally).message).toContain("the standing order go of");
  });

  it("a game that never ends, and a seat that is asked for what it cannot do", () => {
    const back = doing("advance", ({ state }) => {
      state.table.turn = 1;
      state.box.mines = [];
    });
    expect(found(broken(back, { bound: 5 }), CLAIMS.comesToAnEnd).message).toContain("no result after 5 actions");
    const never = action("advance", "Advance", { when: () => ({ code: "never", text: "never" }) }).apply(
      () => undefined,
    );
    const peekless = { ...advancing(never), procedures: definition.procedures };
    const main = procedure<null>("main")({
      turn: ({ ask }) => {
        ask({ kind: "turn", seats: ["west"], actions: ["advance"] });
        return "turn";
      },
    });
    const stuck = broken({ ...peekless, main, procedures: [main] });
    expect(found(stuck, CLAIMS.comesToAnEnd).message).toContain("west can answer with none of advance");
  });

  it("an offer that tells who made it a secret one", () => {
    const { book } = summitSubject;
    const gossip = book.definition.actions.map((a) =>
      a.name !== "propose"
        ? a
        : {
            ...a,
            apply: (desk: Parameters<typeof a.apply>[0]) => {
              a.apply(desk);
              desk.state.table.banned = Object.values(desk.state.hands)[0]?.cards[0] ?? null;
            },
          },
    );
    const subject = { ...summitSubject, book: { ...book, actions: new Map(gossip.map((a) => [a.name, a])) } };
    expect(found(subject, CLAIMS.keepsSecrets).message).toContain("leak");
  });
});

describe("a violation", () => {
  it("says how to get there, in lines that a test can play", () => {
    const lost = broken(
      doing("advance", ({ state }) => {
        state.table.fallen.pop();
      }),
    );
    const { message } = found(lost, CLAIMS.keepsItsPieces);
    const [, start = "", lines = ""] = /replayLines\(book, (.*), (\[[\s\S]*\])\);/.exec(message) ?? [];
    const list: string[] = JSON.parse(lines.replace(/,\s*\]/, "]"));
    const { advances } = replayLines(lost.book, JSON.parse(start), list);
    const census = ({ state }: Advance<Scouts>): number => lost.pieces(state).length;
    expect(list.length).toBeGreaterThan(2);
    expect(advances.slice(0, -1).every((advance) => census(advance) === 9)).toBe(true);
    expect(census(advances.at(-1) ?? refuse("none", "no advance"))).toBeLessThan(9);
  });
});

import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  type Action,
  type Advance,
  choice,
  type Definition,
  game,
  integer,
  type Option,
  refuse,
  type Seat,
  Unreadable,
} from "#engine";
import { action, advancing, broken, brokenRaiders, definition, doing, found, procedure } from "./broken.ts";
import { raidersSubject } from "./games/raiders/index.ts";
import { lines } from "./games/scene.ts";
import type { Scouts } from "./games/scouts.ts";
import { CLAIMS, replayLines } from "./index.ts";

let flips = 0; // what a pure game must not have

const { draft = () => lines("") } = raidersSubject.book.definition;

describe("the kit finds", () => {
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

  it("a picture that cannot be read, whoever's it is", () => {
    const hand: Definition<Scouts>["hand"] = (view) => {
      const scene = definition.hand(view);
      return view.seat === view.table.seats.at(-1) ? { ...scene, height: 2000 } : scene; // a column on a phone
    };
    expect(found(broken({ hand }), CLAIMS.drawsWell).message).toMatch(/the hand of \w+: shape/);
  });

  it("a picture that cannot be listened to: markup, a sentence without an end, one with two", () => {
    const said = (alt: string): string => {
      const hand: Definition<Scouts>["hand"] = (view) => ({ ...definition.hand(view), alt });
      return found(broken({ hand }), CLAIMS.drawsWell).message;
    };
    expect(said("You hold **three** cards.")).toMatch(/the hand of \w+: markup/);
    expect(said("Sunni 2, Shia 3 VP, level")).toMatch(/the hand of \w+: no end/);
    expect(said("The Shia win (34 to 21)..")).toMatch(/the hand of \w+: two ends of a sentence/);
    expect(said("")).toMatch(/the hand of \w+: there is none/);
  });

  it("one card of a hand that cannot be read alone", () => {
    const reading: Definition<Scouts>["reading"] = {
      cards: () => ["clear", "column"].map((value) => ({ value, label: `The ${value} one` })),
      show: (view, card) => ({ ...definition.hand(view), ...(card === "column" ? { height: 2000 } : {}) }),
    };
    expect(found(broken({ reading }), CLAIMS.drawsWell).message).toMatch(/the card The column one of \w+: shape/);
  });

  it("a plan of rows that cannot be read, or is not the same twice", () => {
    const tall = brokenRaiders({ draft: (...of) => ({ ...draft(...of), height: 2000 }) });
    expect(found(tall, CLAIMS.drawsWell).message).toMatch(/the plan of \w+: shape/);
    const moody = brokenRaiders({ draft: (...of) => ({ ...draft(...of), alt: String(flips++) }) });
    expect(found(moody, CLAIMS.looksWithoutTouching).message).toContain("the second look differs");
  });

  it("counts that do not add up to what their form says", () => {
    const actions = raidersSubject.book.definition.actions.map((one) =>
      one.name === "supply" ? { ...one, total: () => 4 } : one,
    );
    expect(found(brokenRaiders({ actions }), CLAIMS.fillsSheets).message).toContain("says that it adds up to 4");
  });

  it("that fewer pictures were looked at than ought to be", () => {
    const pictures = { every: 1_000_000, least: 1_000_000 };
    expect(found(broken({}, { pictures }), CLAIMS.drawsWell).message).toMatch(/\d were inspected, 1000000 ought to be/);
  });

  it("rules that do not give the same twice", () => {
    const chance = doing("advance", ({ state }) => {
      state.box.spent += flips++ % 7;
    });
    expect(found(broken(chance), CLAIMS.replaysTheSame).message).toContain("replay: the state after");
  });

  it("rules that remember by an object what has since been written to it", () => {
    const lengths = new WeakMap<object, number>();
    const stale = doing("advance", ({ state: { table } }) => {
      if (!("steps" in table)) Object.assign(table, { steps: [] });
      const { steps = [] } = table as { steps?: number[] };
      steps.push(steps.length);
      lengths.set(steps, lengths.get(steps) ?? steps.length);
      Object.assign(table, { known: lengths.get(steps) });
    });
    expect(found(broken(stale), CLAIMS.playsOutTheSame).message).toContain("the state played out in place");
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

  it("notes that are not what their procedure says of them", () => {
    const procedures = definition.procedures.map((one) => ({ ...one, notes: z.strictObject({}) }));
    expect(found(broken({ procedures }), CLAIMS.storesWhatItDeclares).message).toContain("its notes do not fit");
  });

  it("an event that cannot be read again, or is read as another", () => {
    const unread = () => {
      throw new Unreadable("event advanced", "it does not fit");
    };
    expect(found(broken({ readPublic: unread }), CLAIMS.storesWhatItTells).message).toContain("it does not fit");
    const other = () => ({ kind: "mine", at: 0, fallen: "" }) as const; // the mistake
    expect(found(broken({ readPublic: other }), CLAIMS.storesWhatItTells).message).toContain("what is read of");
  });

  it("a lost piece", () => {
    const lost = doing("advance", ({ state }) => {
      state.table.fallen.pop();
    });
    expect(found(broken(lost), CLAIMS.keepsItsPieces).message).toContain("pieces: the sorted list of them differs");
  });

  it("a question that has one answer, which says nothing, and everyone knows", () => {
    const never = () => ({ code: "never", text: "Never." });
    const goOn = action("advance", "Go on").apply(() => undefined);
    const actions = definition.actions.map((one) => (one.name === "advance" ? goOn : { ...one, when: never }));
    expect(found(broken({ actions }), CLAIMS.asksNothingEmpty).message).toContain("everyone knows what it must answer");
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
    const split = { ...definition.actions[0], name: "ad,vance" } as Action<Scouts>;
    const main = procedure<null>("main")({
      turn: ({ ask }) => {
        ask({ kind: "turn", seats: ["west"], actions: ["ad,vance"] });
        return "turn";
      },
    });
    const torn = broken({ ...advancing(split), main, procedures: [main] });
    expect(found(torn, CLAIMS.readsWhatItPrints).message).toContain("does not read back");
  });

  it("a default answer, a bot or a standing order that is not legal", () => {
    const wrong = () => ({ action: "advance", params: { piece: "none", steps: 1 } });
    expect(found(broken({ defaultAnswer: wrong }), CLAIMS.decidesLegally).message).toContain("the default answer of");
    expect(found(broken({ bot: wrong }), CLAIMS.decidesLegally).message).toContain("the bot's move of");
    const order = { name: "go", title: "Go", form: { entries: [] }, decide: wrong };
    expect(found(broken({ orders: [order] }), CLAIMS.decidesLegally).message).toContain("the standing order go of");
  });

  it("a computer that does more for a seat that it minds than answer", () => {
    const unasked = { bot: () => ({ action: "signal", params: {} }) };
    expect(found(broken(unasked), CLAIMS.mindsByAnswers).message).toContain(
      "the bot does not answer, but thinks of signal",
    );
    const offering = {
      partners: { param: "to", kind: "seat" },
      accept: "peek",
      decline: "peek",
      param: "offer",
    } as const;
    const dealing = { offering: { ...offering, action: "advance", counter: "advance" } };
    expect(found(broken(dealing), CLAIMS.mindsByAnswers).message).toContain("advance makes deals, and is not said to");
  });

  it("a standing order whose answers are not known as such", () => {
    const order = { name: "go", title: "Go", form: { entries: [] }, decide: definition.defaultAnswer };
    const said = /go answers with (advance|peek), which is not among answeredByOrders/;
    expect(found(broken({ orders: [order] }), CLAIMS.decidesLegally).message).toMatch(said);
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

import { describe, expect, it } from "vitest";
import { type Ahead, choice, type Definition, type Guide, integer, plainGuide, type StandingOrder } from "#engine";
import { action, advancing, broken, found, procedure } from "./broken.ts";
import type { Scouts } from "./games/scouts.ts";
import { CLAIMS } from "./index.ts";

const guided = (guide: Partial<Guide<Scouts>>, more: Partial<Definition<Scouts>> = {}) =>
  broken({ guide: { ...plainGuide<Scouts>(), ...guide }, ...more }, { words: true });

const ahead = (change: Partial<Ahead<Scouts>>): StandingOrder<Scouts> => ({
  name: "hold",
  title: "Hold",
  form: { entries: [] },
  decide: () => null,
  ahead: {
    title: "Hold",
    until: "turn",
    windows: [],
    at: () => true,
    choices: () => [{ value: "yes", label: "Yes", params: {} }],
    ...change,
  },
});

describe("the kit finds, in a guide,", () => {
  it("a shortcut that is not legal", () => {
    const shortcuts: Guide<Scouts>["shortcuts"] = () => [
      { label: "Go", moves: [{ action: "advance", params: { piece: "none", steps: 1 } }] },
    ];
    expect(found(guided({ shortcuts }), CLAIMS.shortcutsAreLegal).message).toContain("“Go”, move 1 of 1");
  });

  it("a shortcut whose second move is not legal after the first", () => {
    const shortcuts: Guide<Scouts>["shortcuts"] = ({ table, seat }) => {
      const piece = Object.keys(table.pieces).find((handle) => table.pieces[handle]?.seat === seat) ?? "";
      const move = { action: "advance", params: { piece, steps: 1 } };
      return [{ label: "Go twice", moves: [move, move] }];
    };
    expect(found(guided({ shortcuts }), CLAIMS.shortcutsAreLegal).message).toContain("move 2 of 2");
  });

  it("two shortcuts of one name, and one that says what cannot be said", () => {
    const concede = { label: "Give up", moves: [{ action: "concede", params: {} }] };
    expect(found(guided({ shortcuts: () => [concede, concede] }), CLAIMS.shortcutsAreLegal).message).toContain(
      "one label twice",
    );
    const saying = { ...concede, ahead: [{ order: "hold", value: "no" }] };
    const orders = [ahead({})];
    expect(found(guided({ shortcuts: () => [saying] }, { orders }), CLAIMS.shortcutsAreLegal).message).toContain(
      "none of its choices",
    );
  });

  it("a menu ahead whose choices its order refuses, or that is about no window", () => {
    const params = { steps: 1 };
    const choices = () => [{ value: "yes", label: "Yes", params }];
    expect(found(guided({}, { orders: [ahead({ choices })] }), CLAIMS.shortcutsAreLegal).message).toContain(
      "its own form refuses it",
    );
    expect(found(guided({}, { orders: [ahead({ windows: ["river"] })] }), CLAIMS.shortcutsAreLegal).message).toContain(
      "the window river",
    );
  });

  it("a public answer, or a menu ahead, that depends on a hand", () => {
    const shortcuts: Guide<Scouts>["shortcuts"] = ({ hand }) => [
      { label: `Show ${Object.values(hand.own)[0]}`, moves: [{ action: "concede", params: {} }], open: true },
    ];
    expect(found(guided({ shortcuts, openShortcuts: shortcuts }), CLAIMS.offersTheSameToAll).message).toContain(
      "is offered in public or ahead",
    );
    expect(found(guided({ shortcuts }), CLAIMS.offersTheSameToAll).message).toContain("is offered in public");
    const at: Ahead<Scouts>["at"] = ({ hand }) => Object.values(hand.own)[0]?.endsWith("1") === true;
    expect(found(guided({}, { orders: [ahead({ at })] }), CLAIMS.offersTheSameToAll).message).toContain(
      "is offered in public or ahead",
    );
  });

  it("a button of a sheet that sets what is refused, or what is not asked for", () => {
    const sheet = (params: { readonly [name: string]: number }) =>
      action("advance", "Advance", { presets: () => [{ label: "Far", params }] })
        .param(
          "steps",
          "How far?",
          integer(() => [1, 2]),
        )
        .optional(
          "speed",
          "How fast?",
          ({ params }) => params.steps > 2,
          integer(() => [1, 2]),
        )
        .apply(() => undefined);
    expect(found(broken(advancing(sheet({ steps: 9 }))), CLAIMS.fillsSheets).message).toContain("which is refused");
    expect(found(broken(advancing(sheet({ speed: 1 }))), CLAIMS.fillsSheets).message).toContain("for nothing");
  });

  it("a guess that leads nowhere", () => {
    const sheet = action("advance", "Advance")
      .param(
        "piece",
        "Which?",
        choice(() => ["a", "b"]),
        () => "b",
      )
      .param(
        "steps",
        "How far?",
        integer(({ params }) => [1, params.piece === "b" ? 0 : 2]),
      )
      .apply(() => undefined);
    expect(found(broken(advancing(sheet)), CLAIMS.fillsSheets).message).toContain("nothing can be answered at steps");
  });

  it.each<[string, Partial<Guide<Scouts>>, string]>([
    ["a name of the code", { notice: () => ["It is time to beginMove."] }, "says “beginMove”"],
    ["an offer's id", { welcome: () => ["Accept o12."] }, "says “o12”"],
    ["what is missing", { standings: () => ({ lead: "Ahead by undefined", lines: [] }) }, "says “undefined”"],
    ["a label too long", { label: () => "x".repeat(81) }, "has 81 characters"],
    ["a long welcome", { welcome: () => ["1", "2", "3", "4", "5", "6"] }, "has 6 lines"],
    ["an empty label", { shortcuts: () => [{ label: "", moves: [] }] }, "is empty"],
    [
      "an id of a piece",
      { prompt: () => ({ question: "Where does west-h0 go?", facts: [] }) },
      "says the id “west-h0”",
    ],
  ])("%s", (_, guide, message) => {
    expect(found(guided(guide, named), CLAIMS.speaksPlainly).message).toContain(message);
  });

  it("a choice without a name", () => {
    expect(found(guided({}), CLAIMS.speaksPlainly).message).toContain("has no name");
  });

  it("nothing wrong with names and words", () => {
    expect(() => found(guided({ notice: () => ["West leads."] }, named), CLAIMS.speaksPlainly)).toThrow(
      "found nothing",
    );
  });
});

/** Pieces have a name in menus. */
const piece = action("advance", "Advance")
  .param(
    "piece",
    "Which piece?",
    choice(({ table, seat }) =>
      ["none", ...Object.keys(table.pieces)].map((value) => ({ value, label: `For ${seat}` })),
    ),
  )
  .apply(() => undefined);
const main = procedure<null>("main")({
  turn: ({ state: { table }, ask, end }) => {
    if (table.turn++ > 20) end({ victories: [], scores: {} });
    ask({ kind: "turn", seats: ["west"], actions: ["advance"] });
    return "turn";
  },
});
const named: Partial<Definition<Scouts>> = {
  actions: [piece],
  main,
  procedures: [main],
  free: () => [],
  queries: [],
  defaultAnswer: () => ({ action: "advance", params: { piece: "none" } }),
  bot: () => null,
};

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Builder,
  canonical,
  check,
  choice,
  type Group,
  integer,
  labelOf,
  type Param,
  type Params,
  paramsOf,
  Refused,
  ranking,
  subset,
  text,
  viewOf,
  wholeAnswers,
} from "#engine";
import { decisionToCome } from "../../src/engine/guide.ts";
import { action, form, type Lab, Play, procedure } from "./lab.ts";

type Kind = "choice" | "integer" | "subset" | "ranking" | "sized";
interface Asked {
  readonly kind: Kind;
  readonly options: number;
  /** The last option of a list is refused. */
  readonly refused: boolean;
}

const LETTERS = ["a", "b", "c"];
const offered = ({ options, refused }: Asked) =>
  LETTERS.slice(0, options).map((value, i) =>
    refused && i === options - 1 ? { value, refused: { code: "no", text: "No." } } : { value },
  );

/** A form of one or two params, the second of which may depend on the first. */
const formOf = (asked: readonly Asked[]): Group<unknown> =>
  asked.reduce<Builder<unknown, Lab>>((built, one, i) => built.param(`p${i}`, "?", paramFor(one)), form());

function paramFor(one: Asked): Param<{ readonly params: unknown }, unknown> {
  const before = (c: { readonly params: unknown }): number => JSON.stringify(c.params).length % 2;
  switch (one.kind) {
    case "choice":
      return choice(() => offered(one));
    case "integer":
      return integer((c) => [before(c), one.options]);
    case "subset":
      return subset(() => offered(one));
    case "ranking":
      return ranking(() => offered(one));
    case "sized":
      return subset(
        () => offered(one),
        (c) => ({ min: before(c), max: 1 + before(c) }),
      );
  }
}

/** Every value that somebody might send. */
const raws = ({ kind }: Asked): readonly unknown[] =>
  kind === "choice"
    ? LETTERS
    : kind === "integer"
      ? [-1, 0, 1, 2, 3, 4]
      : kind === "ranking"
        ? rankings(LETTERS)
        : subsets(LETTERS);

const rankings = (list: readonly string[]): readonly (readonly string[])[] => [
  [],
  ...list.flatMap((first) => rankings(list.filter((one) => one !== first)).map((rest) => [first, ...rest])),
];

const subsets = (list: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: 2 ** list.length }, (_, bits) => list.filter((_one, i) => (bits >> i) & 1));

/** All canonical answers, found by trying everything. */
function bruteForce(group: Group<unknown>, asked: readonly Asked[]): Set<string> {
  const found = new Set<string>();
  const tried = asked.reduce<readonly { readonly [name: string]: unknown }[]>(
    (all, one, i) => all.flatMap((params) => raws(one).map((raw) => ({ ...params, [`p${i}`]: raw }))),
    [{}],
  );
  for (const raw of tried) {
    try {
      found.add(canonical(check(group, {}, raw)));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  return found;
}

const anyAsked = fc.array(
  fc.record<Asked>({
    kind: fc.constantFrom<Kind>("choice", "integer", "subset", "ranking", "sized"),
    options: fc.integer({ min: 1, max: 3 }),
    refused: fc.boolean(),
  }),
  { minLength: 1, maxLength: 2 },
);

describe("the complete answers to a question", () => {
  it("are all there are, each once; or none if there are too many", () => {
    fc.assert(
      fc.property(anyAsked, fc.integer({ min: 0, max: 70 }), (asked, most) => {
        const group = formOf(asked);
        const all = bruteForce(group, asked);
        const list = paramsOf(group, {}, {}, most);
        if (all.size > most) expect(list).toBeNull();
        else expect((list ?? []).map(canonical).toSorted()).toEqual([...all].toSorted());
      }),
    );
  });

  it("keep to what is given already", () => {
    const group = form()
      .param(
        "offer",
        "Which?",
        choice(() => ["o1", "o2"]),
      )
      .param(
        "cards",
        "Which cards?",
        subset(() => LETTERS, { min: 2, max: 2 }),
      );
    expect(paramsOf(group, {}, { offer: "o2" }, 5)).toEqual([
      { offer: "o2", cards: ["a", "b"] },
      { offer: "o2", cards: ["a", "c"] },
      { offer: "o2", cards: ["b", "c"] },
    ]);
  });

  it("count members of a list in whatever order once: five of six are six answers", () => {
    const cards = ["a", "b", "c", "d", "e", "f"];
    const group = form().param(
      "cards",
      "Which?",
      subset(() => cards, { min: 5, max: 5 }),
    );
    expect(paramsOf(group, {}, {}, 6)).toHaveLength(6);
    expect(paramsOf(group, {}, {}, 5)).toBeNull();
  });

  it("of a long list that is taken whole are one", () => {
    const group = form().param(
      "cards",
      "Which?",
      subset(() => ["a", "b", "c", "d", "e", "f"], { min: 6, max: 6 }),
    );
    expect(paramsOf(group, {}, {}, 2)).toEqual([{ cards: ["a", "b", "c", "d", "e", "f"] }]);
  });

  it("are not listed where a text is asked for, or a range is wide", () => {
    expect(paramsOf(form().param("t", "What?", text(3)), {}, {}, 25)).toBeNull();
    const wide = form().param(
      "n",
      "How many?",
      integer(() => [0, 1_000_000]),
    );
    expect(paramsOf(wide, {}, {}, 25)).toBeNull();
  });
});

describe("several actions", () => {
  const pass = action("pass", "Pass").apply(() => undefined);
  const never = action("never", "Never", { when: () => ({ code: "no", text: "No." }) }).apply(() => undefined);
  const bid = action("bid", "Bid")
    .param(
      "amount",
      "How much?",
      integer(() => [1, 3]),
    )
    .apply(() => undefined);
  const keep = action("keep", "Keep a card")
    .param(
      "card",
      "Which?",
      choice(() => [{ value: "bomb", label: "Car Bomb", detail: "Removes a block." }]),
    )
    .apply(() => undefined);
  const actions = [pass, never, bid, keep];
  const main = procedure<null>("main")({
    turn: ({ ask }) => {
      ask({ kind: "turn", seats: ["a"], actions: actions.map(({ name }) => name) });
      return "turn";
    },
  });
  const { book, env } = new Play({ main, actions });
  const view = viewOf(book, env, "a");
  const asked = { actions: actions.map(({ name }) => name), preset: {} };

  it("are listed together, those that are not possible left out", () => {
    expect(wholeAnswers(book, view, asked, 5)?.map(({ label }) => label)).toEqual([
      "Pass",
      "Bid: 1",
      "Bid: 2",
      "Bid: 3",
      "Keep a card: Car Bomb",
    ]);
    expect(wholeAnswers(book, view, asked, 4)).toBeNull();
  });

  it("come with what there is to read", () => {
    expect(wholeAnswers(book, view, { ...asked, actions: ["keep"] }, 5)?.[0]?.detail).toBe("Removes a block.");
  });

  it("are named by title and choices", () => {
    expect(labelOf(book, view, { action: "keep", params: { card: "bomb" } })).toBe("Keep a card: Car Bomb");
  });

  it("are named by their title alone where nothing is chosen yet, of lists and rows either", () => {
    const give = action("give", "Give cards")
      .param(
        "cards",
        "Which?",
        subset(() => ["bomb", "spy"]),
      )
      .apply(() => undefined);
    const giving = new Play({ main, actions: [...actions, give] });
    const named = (params: Params) => labelOf(giving.book, view, { action: "give", params });
    expect([named({}), named({ cards: ["spy"] })]).toEqual(["Give cards", "Give cards: spy"]);
  });

  it("to come are asked of their seat as its own turn, with no way to pass", () => {
    const prompt = { question: "Which card?", facts: [] };
    const coming = decisionToCome({
      key: "market",
      facts: [],
      words: [],
      title: "The market",
      action: "keep",
      view,
      prompt,
    });
    expect(coming).toEqual({
      id: "market",
      kind: "turn",
      seat: "a",
      actions: ["keep"],
      preset: {},
      owed: true,
      invited: false,
      window: null,
      pass: null,
      answered: null,
      text: null,
    });
  });
});

import { describe, expect, it } from "vitest";
import { type Definition, isBarrier, sceneOf, subset } from "#engine";
import type { Scene } from "#scene";
import { lines } from "../kit/games/scene.ts";
import { action, type Lab, note, Play, procedure } from "./lab.ts";

const roll = action("roll", "Roll").apply(({ dice, state }) => {
  state.table.log.push(`a ${dice.die()}`);
});
const reveal = action("reveal", "Reveal").apply(({ barrier }) => barrier());
const lift = action("lift", "Lift").apply(({ exposed }) => exposed("a"));
const topple = action("topple", "Topple").apply(({ exposed }) => exposed("b"));
const keep = action("keep", "Keep")
  .param(
    "cards",
    "Which?",
    subset(() => ["x", "y"]),
  )
  .apply(({ state, seat, params: { cards } }) => {
    const kept = cards as string[]; // a game that forgets that params are not its own
    state.hands[seat] = { cards: kept };
    kept.push("z");
  });
const show = action("show", "Show").apply(({ picture, state: { table } }) => {
  picture("before");
  table.log.push("after");
});
const finish = action("finish", "Finish").apply(({ state: { table } }) => {
  table.phase = "over";
});

const actions = [roll, reveal, lift, topple, keep, show, finish, note("wait")];
const main = procedure<null>("main")({
  turn: ({ ask }) => {
    ask({ kind: "turn", seats: ["a"], actions: actions.map(({ name }) => name) });
    return "next";
  },
  next: ({ state: { table }, end }) => {
    if (table.phase === "over") end({ victories: [], scores: {} });
    return "turn";
  },
});
const playing = (board?: Definition<Lab>["board"]) =>
  new Play({ main, actions, hands: { a: ["secret"] }, ...(board && { board }) });

describe("what an action did", () => {
  const finality = (...texts: readonly string[]) => {
    const { last } = playing().does(...texts);
    return { final: isBarrier(last), reveals: last.reveals };
  };

  it("is final when dice were rolled, and nobody may try it beforehand", () => {
    expect(finality("a: roll")).toEqual({ final: true, reveals: true });
  });

  it("is final when something was revealed, and nobody may try it beforehand", () => {
    expect(finality("a: reveal")).toEqual({ final: true, reveals: true });
  });

  it("is final when others were shown what its own seat knew, and may be tried beforehand", () => {
    expect(finality("a: lift")).toEqual({ final: true, reveals: false });
  });

  it("is final when it showed what another seat had hidden, and nobody may try it beforehand", () => {
    expect(finality("a: topple")).toEqual({ final: true, reveals: true });
  });

  it("is final when it ended the game, though it revealed nothing", () => {
    expect(finality("a: finish")).toEqual({ final: true, reveals: false });
  });

  it("is not final otherwise", () => {
    expect(finality("a: wait")).toEqual({ final: false, reveals: false });
  });

  it("is final by itself alone: earlier dice do not make what follows them so", () => {
    expect(finality("a: roll", "a: wait")).toEqual({ final: false, reveals: false });
  });

  it("is logged as it was asked for, whatever the rules do with its params", () => {
    const game = playing().does("a: keep x,y");
    expect(game.env.hands.a).toEqual({ cards: ["x", "y", "z"] });
    expect(game.last.params).toEqual({ cards: ["x", "y"] });
  });
});

describe("a public picture", () => {
  /** Rows that are the table's own list, as a careless board has them. */
  const careless = ({ log }: { readonly log: readonly string[] }): Scene => ({
    ...lines(""),
    layout: { kind: "panel", content: { kind: "table", columns: [], rows: [{ cells: log }] } },
  });
  const drawn = (board: Definition<Lab>["board"]): Scene | null => {
    const game = playing(board).does("a: show");
    const [picture] = game.last.happenings;
    game.does("a: wait");
    return picture?.kind === "picture" && picture.sketch ? sceneOf(game.book, picture.sketch) : null;
  };

  it("shows what everyone may see, whoever's action it is", () => {
    const seen: unknown[] = [];
    drawn(({ seat, hand }) => {
      seen.push(seat, hand);
      return lines("");
    });
    expect(seen).toEqual([null, null]);
  });

  it("shows the table as it was then, whatever has become of it", () => {
    expect(drawn(({ table }) => careless(table))).toEqual(careless({ log: [] }));
  });

  it("stops no move, whatever its game cannot draw", () => {
    const torn = (): never => {
      throw new Error("no ink");
    };
    expect(() => drawn(torn)).toThrow("no ink");
    expect(playing(torn).does("a: show").last.happenings).toMatchObject([{ kind: "picture", stays: false }]);
  });
});

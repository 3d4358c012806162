import { describe, expect, it } from "vitest";
import {
  anyMove,
  awaited,
  Dice,
  decisionsOf,
  type Envelope,
  namesOf,
  publicView,
  rulebook,
  type View,
  viewOf,
} from "#engine";
import { median } from "../../../src/cli/figures.ts";
import { playOut } from "../../../src/cli/play-out.ts";
import { nextWarInLebanon } from "../../../src/games/next-war-in-lebanon/index.ts";
import type { Lebanon } from "../../../src/games/next-war-in-lebanon/state.ts";
import { content } from "./packs.ts";

const book = rulebook(nextWarInLebanon, content, "0".repeat(64));
const EVERY = 20;
const FRAME = { caption: "A picture to measure by", names: {} };

/** All states of a random game. */
function played(game: number): readonly Envelope<Lebanon>[] {
  const states: Envelope<Lebanon>[] = [];
  const key = String(game).padStart(64, "0");
  const watch = ({ state }: { readonly state: unknown }): void => void states.push(state as Envelope<Lebanon>); // of this book's game
  playOut(book, { options: {}, key, player: () => "random", most: 5000, watch });
  return states;
}

/** The least ms of a few runs: other work on the machine makes them longer, never shorter. */
function least(measured: () => void): number {
  const times = Array.from({ length: 7 }, () => {
    const before = process.hrtime.bigint();
    measured();
    return Number(process.hrtime.bigint() - before) / 1e6;
  });
  return Math.min(...times);
}

/** What seats see that are waited for, now and then in a game, with the actions that they are asked for. */
const asked = played(1)
  .filter((_, i) => i % EVERY === 0)
  .flatMap((env) =>
    awaited(env).flatMap((seat) =>
      decisionsOf(book, env, seat).map(({ actions }) => ({ view: viewOf(book, env, seat), actions })),
    ),
  );

/** Asks all questions on the way to a random answer, with all their words. */
function walked(view: View<Lebanon>, name: string, dice: Dice): () => void {
  const action = book.actions.get(name);
  const move = anyMove(book, view, { actions: [name], preset: {} }, dice);
  return () => {
    if (action && move) namesOf(action, view, move.params);
  };
}

describe("figures of The Next War in Lebanon", () => {
  it("a state is never larger than 12 kB", () => {
    const sizes = [1, 2, 3].flatMap((game) =>
      played(game).map(({ table, hands }) => JSON.stringify({ table, hands }).length),
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(12_000);
    expect(Math.max(...sizes)).toBeGreaterThan(5000);
  });

  it("whether an action is possible takes at most 1 ms, all its choices together take at most 5 ms", () => {
    const dice = new Dice({ key: "1".padStart(64, "0"), next: 0 });
    const all = asked.flatMap(({ view, actions }) => actions.map((name) => ({ view, name })));
    const when = all.map(({ view, name }) => least(() => book.actions.get(name)?.when(view)));
    const choices = all.map(({ view, name }) => least(walked(view, name, dice)));
    expect(all.length).toBeGreaterThan(100);
    expect(Math.max(...when)).toBeLessThanOrEqual(1);
    expect(Math.max(...choices)).toBeLessThanOrEqual(5);
  });

  it("the scene of a usual board takes at most 10 ms", () => {
    const boards = played(2).filter((_, i) => i % EVERY === 0);
    const times = boards.map((env) => least(() => nextWarInLebanon.board(publicView(book, env), FRAME)));
    expect(median(times)).toBeLessThanOrEqual(10);
  });
});

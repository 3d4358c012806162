import { describe, expect, it } from "vitest";
import { begin, completed, Dice, submit } from "#engine";
import { computerInput, computerOnItsOwn } from "../../src/campaign/moves/computers.ts";
import { bookOf } from "../../src/cli/arguments.ts";
import { games } from "../../src/games/registry.ts";
import { remarkOn } from "../../src/proof/verify-acts.ts";
import { keyOf } from "../kit/subject.ts";

/** How many acts of each campaign, and how many campaigns. */
const [ACTS, CAMPAIGNS] = [150, 4];

/** The first that there is; what comes after it is not worked out. */
function firstOf<T, R>(all: readonly T[], found: (one: T) => R | null): R | null {
  for (const one of all) {
    const is = found(one);
    if (is !== null) return is;
  }
  return null;
}

describe.each(games)("what computers do in $id", ({ id }) => {
  it("is found to be their own in a file, whatever dice of theirs decided it, which are in none", () => {
    const book = bookOf(id);
    const { definition, content } = book;
    const options = completed(definition.options, { content }, {}, definition.defaults);
    const seats = definition.roster(options, content).map((seat) => seat.id);
    const controllers = Object.fromEntries(seats.map((seat, i) => [seat, `p${i + 1}`]));
    const doubted: string[] = [];
    for (let n = 0; n < CAMPAIGNS; n++) {
      const dice = new Dice({ key: keyOf(`computers ${n}`), next: 0 });
      let { state } = begin(book, { seats, controllers, options, key: keyOf(`campaign ${n}`) }, null);
      for (let acts = 0; acts < ACTS && !state.over; acts++) {
        const input = firstOf(state.seats, (seat) => computerInput(book, state, seat, { role: "plays" }, dice));
        if (!input) break;
        const { state: after, seat, action, params, seq } = submit(book, state, input, null);
        const row = { ...input, seq, seat, action, params, kind: "bot" } as unknown as Parameters<typeof remarkOn>[2];
        const remark = remarkOn(book, state, row, computerOnItsOwn);
        if (remark?.what !== "by itself" || !remark.asItWould)
          doubted.push(`${n}.${acts}: ${seat} ${action} ${JSON.stringify(params)}`);
        state = after;
      }
    }
    expect(doubted).toEqual([]);
  });
});

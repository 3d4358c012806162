import { describe, expect, it } from "vitest";
import { type Heard, type Seat, viewOf } from "#engine";
import { factionName } from "../../../../src/games/battle-for-baghdad/content/factions.ts";
import type { Baghdad } from "../../../../src/games/battle-for-baghdad/state.ts";
import { knowledge } from "../../../../src/games/battle-for-baghdad/view/knowledge.ts";
import { book, type Game } from "../builder.ts";
import { atRandom } from "../random.ts";
import { spying } from "../rules/cards/plotting.ts";

/** The Shiites show the Government these cards, and lose two of them to it. */
const spied = (): Game =>
  spying(["air-strike", "car-bomb", "network", "curfew"])
    .act("shiite", "pass")
    .act("government", "takeCards", { cards: [{ card: "air-strike" }, { card: "network" }] });

const known = (game: Game, seat: Seat, later: readonly Partial<Heard<Baghdad>>[] = []): readonly string[] => {
  const rows = later.map((row) => ({ turn: 2, phase: "Action", events: [], secrets: [], ...row }));
  return knowledge.known(viewOf(book, game.env, seat), [...game.heard(seat), ...rows]).map(({ text }) => text);
};

describe("what a seat knows of other hands", () => {
  it("R-85: is what Espionage showed it, without what it took; the other knows what went, and nobody else knows anything", () => {
    const game = spied();
    expect(known(game, "government")).toEqual(["The Shiites hold Car Bomb and Curfew."]);
    expect(known(game, "shiite")).toEqual(["The Government holds Air Strike and Network."]);
    expect(known(game, "sunni")).toEqual([]);
    const [one] = knowledge.known(viewOf(book, game.env, "government"), game.heard("government"));
    expect(one).toMatchObject({ turn: 1, phase: game.env.table.phase === "action" ? "Action" : expect.any(String) });
  });

  it("is not what has left the hand in sight since", () => {
    const discarded = { kind: "discarded", seat: "shiite", cards: ["car-bomb"] } as const;
    expect(known(spied(), "government", [{ events: [discarded] }])).toEqual(["The Shiites hold Curfew."]);
    const others = { ...discarded, seat: "sunni" };
    expect(known(spied(), "government", [{ events: [others] }])).toEqual(["The Shiites hold Car Bomb and Curfew."]);
    const played = { kind: "played", seat: "shiite", card: "curfew", target: null, zone: null } as const;
    expect(known(spied(), "government", [{ events: [discarded, played] }])).toEqual([]);
  });

  it("says that it is uncertain of what may have left the hand unseen, and knows nothing of an empty hand", () => {
    const took = { kind: "took", seat: "sunni", from: "shiite", cards: 1 } as const;
    expect(known(spied(), "government", [{ events: [took] }])).toEqual([
      "The Shiites hold Car Bomb and Curfew, unless one of these is the card that has left that hand unseen since.",
    ]);
    const game = spied();
    const { sides } = game.env.table;
    const emptied = { ...game.env.table, sides: { ...sides, shiite: { ...sides.shiite, cards: 0 } } };
    const view = { ...viewOf(book, game.env, "government"), table: emptied as typeof game.env.table };
    expect(knowledge.known(view, game.heard("government"))).toEqual([]);
  });

  it("is what offers have named, once", () => {
    const named = { kind: "named", from: "sunni", cards: ["curfew"] } as const;
    const game = spied();
    const sides = { ...game.env.table.sides, sunni: { ...game.env.table.sides.sunni, cards: 2 } };
    const view = {
      ...viewOf(book, game.env, "government"),
      table: { ...game.env.table, sides } as typeof game.env.table,
    };
    const row = { turn: 2, phase: "Coalition", events: [], secrets: [named] };
    const words = knowledge.known(view, [...game.heard("government"), row, row]).map(({ text }) => text);
    expect(words).toEqual(["The Shiites hold Car Bomb and Curfew.", "The Sunnis hold Curfew."]);
  });

  it.each([3, 6] as const)("is true in random games of %d, wherever it does not say that it is uncertain", (seats) => {
    const shown: { readonly at: number; readonly row: Heard<Baghdad> }[] = [];
    let certain = 0;
    let n = 0;
    atRandom(seats, 900, (game) => {
      const [own = "", ...others] = game.seats;
      const of = others[n % others.length] ?? "";
      const heard = game.heard(own);
      if (n++ % 40 === 0) {
        const secrets = [{ kind: "saw", seat: of, cards: [...game.cards(of)] }] as const;
        shown.push({ at: heard.length, row: { turn: game.table.turn, phase: "", events: [], secrets } });
      }
      if (n % 7 !== 0) return;
      const rows = heard.flatMap((row, i) => [...shown.filter(({ at }) => at === i).map((one) => one.row), row]);
      const words = knowledge.known(viewOf(book, game.env, own), [
        ...rows,
        ...shown.filter(({ at }) => at === heard.length).map((one) => one.row),
      ]);
      for (const { text } of words.filter((one) => !one.text.includes("unless"))) {
        certain++;
        expect(
          others.some((seat) => text.includes(factionName(seat)) && isHeld(game, seat, text)),
          text,
        ).toBe(true);
      }
    });
    expect(certain).toBeGreaterThan(20);
  });
});

/** Whether a hand holds all cards that a sentence names. */
const isHeld = (game: Game, seat: Seat, text: string): boolean => {
  const names = text
    .replace(/^.*? holds? /, "")
    .replace(/\.$/, "")
    .split(/, | and (?=\d × |[A-Z])/);
  return names.every((name) => {
    const [, copies = "1", called = ""] = /^(?:(\d) × )?(.*)$/.exec(name) ?? [];
    const held = game.cards(seat).filter((card) => book.content.arms[card]?.name === called);
    return held.length >= Number(copies);
  });
};

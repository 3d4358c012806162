import { describe, expect, it } from "vitest";
import { mustGet, type Seat, type View, viewOf } from "#engine";
import { WHEN } from "../../../../../src/games/battle-for-baghdad/rules/cards/words.ts";
import type { Baghdad } from "../../../../../src/games/battle-for-baghdad/state.ts";
import { reading } from "../../../../../src/games/battle-for-baghdad/view/cards/reading.ts";
import { inspect, misshapen } from "../../../../../src/render/inspect.ts";
import { layout } from "../../../../../src/render/layout/layout.ts";
import { baghdad, book, type Game } from "../../builder.ts";

const seen = (game: Game, seat: Seat): View<Baghdad> => viewOf(book, game.env, seat);
const KINDS = Object.keys(book.content.arms);

describe("the cards that a seat can read", () => {
  it("are its hand, the packet it drafts from and what it was shown, each once, and no others", () => {
    const game = baghdad({ seats: 6 }).change(({ hands }) => {
      Object.assign(mustGet(hands, "us"), {
        cards: ["curfew", "curfew", "infowar"],
        packet: ["jammers"],
        seen: ["network"],
      });
      Object.assign(mustGet(hands, "shiite"), { cards: ["air-strike"] });
    });
    const cards = reading.cards(seen(game, "us"));
    expect(cards.map(({ value }) => value)).toEqual(["curfew", "infowar", "jammers", "network"]);
    expect(cards.map(({ description = "" }) => description.replace(/.* · /, ""))).toEqual([
      "in your hand, 2 copies",
      "in your hand",
      "in the packet",
      "shown to you",
    ]);
    expect(reading.cards(seen(game, "shiite")).map(({ label }) => label)).toEqual(["Air Strike"]);
  });
});

describe("a card alone", () => {
  it.each([3, 6] as const)("can be read, whichever it is, with %i seats", (seats) => {
    const game = baghdad({ seats });
    const [seat = ""] = game.seats;
    game.change(({ hands }) => Object.assign(mustGet(hands, seat), { cards: KINDS }));
    const view = seen(game, seat);
    for (const id of KINDS) {
      const laidOut = layout(reading.show(view, id));
      expect([...inspect(laidOut), ...misshapen(laidOut, true)], id).toEqual([]);
      const [whole] = laidOut.ops.flatMap((op) => (op.op === "item" && op.kind === "plate" ? [op.box] : []));
      expect(whole && whole.width * whole.height, id).toBeGreaterThan(laidOut.width * laidOut.height * 0.5);
    }
  });

  it("says in words and in the picture what it does, when it is played, and what it makes with others", () => {
    const game = baghdad({ seats: 6 }).change(({ hands }) => Object.assign(mustGet(hands, "us"), { cards: KINDS }));
    const view = seen(game, "us");
    for (const id of KINDS) {
      const { text, timing, symbol } = mustGet(book.content.arms, id);
      const scene = reading.show(view, id);
      expect(scene.text).toContain(text);
      expect(scene.text.toLowerCase()).toContain(WHEN[timing].toLowerCase());
      const drawn = layout(scene)
        .ops.flatMap((op) => (op.op === "text" ? [op.text] : []))
        .join(" ");
      for (const { name, symbols } of Object.values(book.content.combos))
        if (symbol && symbols.includes(symbol)) {
          expect(scene.text).toContain(name);
          expect(drawn, id).toContain(name);
        }
    }
  });
});

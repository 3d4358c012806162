import { describe, expect, it } from "vitest";
import { begin, canonical, decisionsOf, mustGet, submit, viewOf } from "#engine";
import type { SeatId } from "../../../../../src/games/fitna/content/sides.ts";
import { rules } from "../../../../../src/games/fitna/definition.ts";
import { fitna } from "../../../../../src/games/fitna/index.ts";
import { keyOf } from "../../../../kit/index.ts";
import { Play } from "../../builder.ts";
import { content } from "../../packs.ts";
import { book } from "../../playing.ts";

/** Scenario 4 before the first hands: Iraq, Syria and Turkey, in an order of its own. */
function opening(scenario = "4") {
  const seats = mustGet(content.editions["2020"].scenarios, scenario).seats.map((one) => one.seat);
  const controllers = Object.fromEntries(seats.map((one) => [one, `person of ${one}`]));
  const options = { ...rules.defaults, edition: "2020", scenario };
  const play = new Play(begin(book, { seats, controllers, options, key: keyOf("first hands") }).state);
  const [first, second, third] = play.table.order;
  if (!first || !second || !third) throw new Error("fewer seats than three");
  return { play, first, second, third };
}
const take = (play: Play, seat: SeatId, cards: readonly number[]): Play =>
  play.act(seat, "take-hand", { cards: cards.map(String) });
/** What a seat can name, and what it reads. */
const shown = (play: Play, seat: SeatId): string => {
  const [decision] = decisionsOf(book, play.env, seat);
  return canonical([viewOf(book, play.env, seat), decision ? fitna.guide.prompt(play.view(seat), decision) : null]);
};
const hand = (play: Play, seat: SeatId) => mustGet(play.env.hands, seat).cards;

describe("R-011 Q-04 the first hands", () => {
  it("are chosen from the list of the whole deck, whatever others have taken, who see nothing of it", () => {
    const [one, other] = [opening(), opening()];
    const { first, second, third } = one;
    const whole = one.play.view(first).hand.offered;
    take(one.play, first, [1, 2, 54, 55]);
    take(other.play, first, [3, 4, 56, 57]); // as many of each pile
    expect(one.play.view(second).hand.offered).toEqual(whole);
    for (const seat of [second, third]) expect(shown(one.play, seat)).toEqual(shown(other.play, seat));
  });

  it("of later seats hold nothing that others have: that is refused by name, to them alone, the rest is kept, and others are chosen", () => {
    const { play, first, second, third } = opening();
    take(play, first, [1, 2, 54, 55]);
    const { table } = play.view(first);
    const done = submit(book, play.env, {
      ...{ seat: second, decision: null, action: "take-hand", params: { cards: ["2", "3", "54", "56"] } },
    });
    expect(done.happenings.filter((one) => one.kind === "event")).toEqual([
      expect.objectContaining({
        event: null,
        secrets: { [second]: expect.objectContaining({ cards: [2, 54], kept: [3, 56] }) },
      }),
    ]);
    play.env = done.state;
    expect([play.asked.seats, play.table.held[second]]).toEqual([[second], 0]);
    expect(play.view(first).table).toEqual(table); // nothing that others see has changed
    expect(play.prompt(second).question).toBe("Choose 2 more cards. What you named and do not have was taken already.");
    expect(play.refusal(second, "take-hand", { cards: ["2", "57"] }).text).toBe(
      "Close Air Support is not among the cards that you can still have.",
    );
    expect(play.refusal(second, "take-hand", { cards: ["4", "5", "57"] })).toBeDefined();
    take(play, second, [4, 57]);
    expect([hand(play, second), play.asked.seats]).toEqual([[3, 4, 56, 57], [third]]);
    expect(play.view(second).hand).not.toHaveProperty("chosen");
  });

  it("at a deadline are two assets and two events with the lowest numbers that nobody has, beside what was chosen", () => {
    const { play, first, second, third } = opening();
    take(play, first, [1, 2, 54, 55]);
    const late = (seat: SeatId): void => {
      const [decision] = decisionsOf(book, play.env, seat);
      if (!decision) throw new Error("nothing is asked");
      const { action, params } = fitna.defaultAnswer(viewOf(book, play.env, seat), decision);
      play.act(seat, action, params);
    };
    late(second);
    expect(hand(play, second)).toEqual([3, 4, 37, 38]);
    take(play, third, [1, 2, 3, 60]); // three of them are gone
    late(third);
    expect(hand(play, third)).toEqual([5, 6, 39, 60]);
  });
});

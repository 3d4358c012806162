import { describe, expect, it } from "vitest";
import { begin, type Envelope, type GameTypes, guardedBook, type Params, rulebook, type Seat, submit } from "#engine";
import { agreedIn, offersBetween, openOffers } from "../../../src/campaign/facts/offers.ts";
import { book, relay } from "../relay.ts";

const SEATS = ["red", "blue", "gold"];
const controllers = Object.fromEntries(SEATS.map((seat) => [seat, seat]));

/** The state, row by row, after "red: propose to blue" and the like. */
function played(...acts: readonly (readonly [seat: Seat, action: string, params: Params])[]) {
  let env: Envelope<GameTypes> = begin(book, { seats: SEATS, controllers, options: {}, key: "0".repeat(64) }, {}).state;
  const advances = acts.map(([seat, action, params]) => {
    const decision = typeof params.offer === "string" ? params.offer : null;
    const advance = submit(book, env, { seat, decision, action, params }, {});
    env = advance.state;
    return advance;
  });
  const rows = acts.map(([seat, action, params]) => ({ seat, action, params }));
  return { now: { book, env }, rows, advances };
}

const to = (seat: Seat) => ({ to: seat });
const ids = (offers: readonly { readonly id: string }[]): readonly string[] => offers.map(({ id }) => id);

describe("the offers of a campaign", () => {
  const { now } = played(["red", "offer", to("blue")], ["red", "propose", to("gold")]);

  it("are known to everyone where their terms are, and else to their seats", () => {
    expect([null, ...SEATS].map((seat) => ids(openOffers(now, seat)))).toEqual([["o2"], ["o1", "o2"], ["o1"], ["o2"]]);
  });

  it("are found by their seats", () => {
    expect(ids(offersBetween(now, ["blue", "red"]))).toEqual(["o1"]);
    expect(ids(offersBetween(now, ["blue", "gold"]))).toEqual([]);
  });

  it("are agreed where whoever accepts is the last to do so, and not where others end them", () => {
    const proposed = ["red", "propose", to("blue")] as const;
    const agreed = played(proposed, ["blue", "agree", { offer: "o1" }]);
    const refused = played(proposed, ["blue", "refuse", { offer: "o1" }]);
    expect([agreed, refused].map((play) => [...agreedIn(book, play)])).toEqual([["o1"], []]);
  });

  it("stay as everyone saw them while a game cannot say which are open, and no seat is shown those of another", () => {
    let fails = false;
    const offers: typeof relay.offers = (view) => {
      if (fails) throw new TypeError("broken");
      return relay.offers(view);
    };
    const guarded = guardedBook(rulebook({ ...relay, offers }, book.content, "relay"), () => {});
    const shown = () => [null, ...SEATS].map((seat) => ids(openOffers({ ...now, book: guarded }, seat)));
    shown();
    fails = true;
    expect(shown()).toEqual([["o2"], [], [], []]);
  });
});

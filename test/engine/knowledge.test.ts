import { describe, expect, it } from "vitest";
import { CardsSeen } from "#engine";

const EARLIER = { turn: 1, phase: "Trade" };
const LATER = { turn: 2, phase: "War" };
/** What is known of seat a, whose hand now has so many cards. */
const known = (seen: CardsSeen<string>, size: number) => seen.all(["a"], () => size);

describe("the cards that others are known to hold", () => {
  it("are all of a hand that was shown, for certain", () => {
    const seen = new CardsSeen<string>();
    seen.whole("a", ["king", "queen"], EARLIER);
    expect(known(seen, 2)).toEqual([{ seat: "a", ...EARLIER, cards: ["king", "queen"], unseen: 0 }]);
  });

  it("are uncertain once others have left unseen, until the hand is shown again", () => {
    const seen = new CardsSeen<string>();
    seen.whole("a", ["king", "queen"], EARLIER);
    seen.left("a", 1);
    expect(known(seen, 2)).toMatchObject([{ unseen: 1 }]);
    seen.whole("a", ["queen", "ten"], LATER);
    expect(known(seen, 2)).toEqual([{ seat: "a", ...LATER, cards: ["queen", "ten"], unseen: 0 }]);
  });

  it("are uncertain where the hand has fewer than were seen, and none where it is empty", () => {
    const seen = new CardsSeen<string>();
    seen.came("a", ["king", "queen"], EARLIER);
    expect(known(seen, 1)).toMatchObject([{ cards: ["king", "queen"], unseen: 1 }]);
    expect(known(seen, 0)).toEqual([]);
  });

  it("are told by when they were seen, and one that is seen again stays as old as it was", () => {
    const seen = new CardsSeen<string>();
    seen.came("a", ["king"], EARLIER);
    seen.has("a", ["king", "king", "ten"], LATER);
    expect(known(seen, 3)).toEqual([
      { seat: "a", ...EARLIER, cards: ["king"], unseen: 0 },
      { seat: "a", ...LATER, cards: ["king", "ten"], unseen: 0 },
    ]);
  });

  it("lose one of two alike that leaves in sight", () => {
    const seen = new CardsSeen<string>();
    seen.came("a", ["king", "king"], EARLIER);
    seen.gone("a", ["king", "ten"]);
    expect(known(seen, 1)).toMatchObject([{ cards: ["king"], unseen: 0 }]);
  });
});

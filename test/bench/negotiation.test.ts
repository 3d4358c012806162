import { expect, it } from "vitest";
import { benchNegotiation } from "../../scripts/bench/negotiation/negotiation.ts";

it("negotiating costs few taps, calls nobody but who is asked, and adds no post to the channel", async () => {
  const { taps, notifications, postsAddedPerTurn } = await benchNegotiation();
  expect(taps).toEqual({
    ...{ openTalk: 6, existingTalk: 2, offerInTalk: 3, offerFromPage: 4, accept: 1, counter: 4 },
    ...{ promise: 2, verdict: 1, ledger: 1, back: 2, recap: 1, log: 1 },
  });
  expect(notifications).toEqual({
    ...{ openTalk: 1, existingTalk: 0, offerInTalk: 1, offerFromPage: 1, accept: 0, counter: 1 },
    ...{ promise: 0, verdict: 0, ledger: 0, back: 0, recap: 0, log: 0 },
  });
  expect(postsAddedPerTurn).toBe(0);
});

import { expect, it } from "vitest";
import { canonical } from "#engine";
import { variant } from "./broken.ts";
import { type Scouts, scoutsSubject } from "./games/scouts.ts";
import { type Claim, watch } from "./play.ts";
import { startOf } from "./subject.ts";
import { violate } from "./violation.ts";

const start = startOf(scoutsSubject, variant, 0);

/** A claim that rolls its dice at what it sees; it finds something at its nth look. */
function looking(title: string, every: number, nth = Number.POSITIVE_INFINITY) {
  const seen: string[] = [];
  const claim: Claim<Scouts> = {
    title,
    every,
    at({ env, seat, dice }) {
      seen.push(canonical([env, seat, dice.below(1000)]));
      if (seen.length === nth) violate("found", "something");
    },
  };
  return { claim, seen };
}

it("a claim sees the same whoever else looks, also when another has found something", () => {
  const alone = looking("one", 1);
  watch(scoutsSubject, start, [alone.claim]);
  const [one, other] = [looking("one", 1), looking("other", 2, 2)];
  const found = watch(scoutsSubject, start, [other.claim, one.claim]);
  expect(one.seen).toEqual(alone.seen);
  expect(one.seen.length).toBeGreaterThan(2);
  expect([...found.keys()]).toEqual([other.claim]);
  expect(other.seen).toHaveLength(2);
});

/** All of a long list can be reached from whatever part of it is shown. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { AT_ONCE, MORE, spanAbout } from "../../src/replay/page/span.ts";

const place = fc.nat(5000).chain((all) => fc.tuple(fc.constant(all), fc.nat(Math.max(0, all - 1))));

it("what is near is shown, as much as is shown at once", () => {
  fc.assert(
    fc.property(place, ([all, at]) => {
      const { from, to } = spanAbout(all, at, { earlier: 0, later: 0 });
      expect(to - from).toBe(Math.min(all, AT_ONCE));
      expect(all === 0 || (from <= at && at < to)).toBe(true);
    }),
  );
});

it("whoever asks for more gets more on that side alone, until all is shown", () => {
  fc.assert(
    fc.property(place, ([all, at]) => {
      const first = spanAbout(all, at, { earlier: 0, later: 0 });
      const { from, to } = spanAbout(all, at, { earlier: 1, later: 0 });
      expect([from, to]).toEqual([Math.max(0, first.from - MORE), first.to]);
      const presses = Math.ceil(all / MORE);
      expect(spanAbout(all, at, { earlier: presses, later: presses })).toEqual({ from: 0, to: all });
    }),
  );
});

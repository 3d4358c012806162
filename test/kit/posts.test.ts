import { describe, expect, it } from "vitest";
import { plainGuide } from "#engine";
import { broken, found } from "./broken.ts";
import type { Scouts } from "./games/scouts.ts";
import { CLAIMS } from "./index.ts";

describe("the claim of one post for all", () => {
  it("finds a button that depends on a hand", () => {
    const shortcuts = ({ hand }: { readonly hand: Scouts["Hand"] }) => [
      { label: `Advance ${Object.values(hand.own)[0]}`, moves: [], open: true },
    ];
    const leak = { ...plainGuide<Scouts>(), shortcuts, openShortcuts: shortcuts };
    expect(found(broken({ guide: leak }), CLAIMS.showsOneFace).message).toContain("leak: the post of the phase");
  });

  it("finds nothing where the button is the seat's own", () => {
    const shortcuts = ({ hand }: { readonly hand: Scouts["Hand"] }) => [
      { label: `Advance ${Object.values(hand.own)[0]}`, moves: [] },
    ];
    const own = { ...plainGuide<Scouts>(), shortcuts };
    expect(() => found(broken({ guide: own }), CLAIMS.showsOneFace)).toThrow();
  });
});

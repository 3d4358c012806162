import { describe, expect, it } from "vitest";
import type { Contest, PublicView } from "#engine";
import { broken, found } from "./broken.ts";
import type { Scouts } from "./games/scouts.ts";
import { CLAIMS } from "./index.ts";

const race = ({ table: { seats, turn } }: PublicView<Scouts>, more: Partial<Contest> = {}): readonly Contest[] => [
  {
    name: "the race",
    course: {
      kind: "course",
      title: "The race",
      steps: ["Start"],
      unit: "Turn",
      lines: seats.map((seat) => ({ colour: "black", name: seat, values: [turn] })),
    },
    seats: seats.map((seat) => [seat]),
    counts: { one: "point", many: "points" },
    decides: true,
    reached: 0,
    ...more,
  },
];

describe("the claim of how a game goes", () => {
  it("finds a side that nobody plays", () => {
    const contests = (view: PublicView<Scouts>) => race(view, { ahead: [{ seat: "green", by: "with 1 point" }] });
    expect(found(broken({ contests }), CLAIMS.knowsHowItGoes).message).toContain("green has won or is ahead");
  });

  it("finds figures that are told though nobody can know them", () => {
    const contests = (view: PublicView<Scouts>) => race(view, { unknown: "It is a secret." });
    expect(found(broken({ contests }), CLAIMS.knowsHowItGoes).message).toContain("1 figures at step 0");
  });

  it("finds a game that is over with a contest that is not", () => {
    expect(found(broken({ contests: (view) => race(view) }), CLAIMS.knowsHowItGoes).message).toContain("has not ended");
  });

  it("finds a holder of what is no place", () => {
    const holders = () => ({ nowhere: null });
    expect(found(broken({ holders }), CLAIMS.knowsHowItGoes).message).toContain("nowhere is no place");
  });
});

/** Lines of a log, and boards with them, made for what a story tells of them. */
import type { Seat } from "#engine";
import { cardsIn } from "../../src/replay/story/cards.ts";
import { fightsOf } from "../../src/replay/story/fights.ts";
import type { Moment, ToldLine } from "../../src/replay/story/moments.ts";
import { Sides } from "../../src/replay/story/words.ts";

export const sides = new Sides(
  (["us", "sunni", "ngo"] as const).map((seat) => ({
    ...{ seat, name: seat, colour: "black", players: [] },
    inText: { us: "the US", sunni: "the Sunnis", ngo: "the NGO" }[seat],
  })),
);
export const placeName = (place: string): string => place.toUpperCase();

export const line = (about: Partial<ToldLine["about"]>, text = "A line."): ToldLine => ({
  text,
  about: { kind: "battles", weight: 2, seats: [], places: ["rusafa"], turn: 1, phase: "Combat", ...about },
});

export const units = (n: number) => ({ n, one: "unit", many: "units" });

export const fought = (winner: Seat | null, loser: Seat, n: number, place = "rusafa"): ToldLine =>
  line({
    ...{ settles: true, seats: [winner ?? "ngo", loser], places: [place], cost: units(n), losses: { [loser]: n } },
    ...(winner === null ? {} : { winner }),
  });

export const moment = (
  turn: number,
  lines: readonly ToldLine[],
  holders: Moment["holders"] = {},
  powers: Moment["powers"] = {},
): Moment => ({
  ...{ caption: "", phase: { turn, name: "Combat" }, lines, holders, powers, contests: [] },
  ...{ decided: [], overdue: [], handedOver: [] },
});

export const told = (moments: readonly Moment[]) => ({
  ...{ moments, fights: fightsOf(moments), cards: cardsIn(moments) },
  ...{ sides, placeName },
});

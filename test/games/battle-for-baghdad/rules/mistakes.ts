import { describe, expect, it } from "vitest";
import type { Params, Seat } from "#engine";
import { baghdad, type Game } from "../builder.ts";

/** What was tried: in which situation, by whom, what; and what is said, with the rule in brackets. */
export type Mistake = readonly [
  tried: string,
  game: () => Game,
  seat: Seat,
  action: string,
  params: Params,
  said: string,
];

type Hands = { readonly [seat: Seat]: readonly string[] };

export const HANDS = { shiite: ["network"], sunni: ["curfew"], government: ["jammers"] };

export const bazaar = (hands: Hands = HANDS): Game =>
  baghdad({ hands })
    .street("S01", "S02", "S03")
    .until(({ table }) => table.phase === "bazaar");

/** The offer that was made first. */
export const firstOffer = ({ table }: Game): string => table.coalition?.offers[0]?.id ?? "";

/** Declares a test for each mistake, and that no sentence answers two; `held`: except for the same reason. */
export function refuses(chapters: { readonly [chapter: string]: readonly Mistake[] }, held = ""): void {
  const all = Object.values(chapters).flat();
  describe.each(Object.entries(chapters))("what is refused, %s", (_, mistakes) => {
    it.each(mistakes)("%s", (_tried, start, seat, action, params, said) => {
      const game = start();
      const raw = action === "accept" ? { offer: firstOffer(game), ...params } : params;
      const { text, rule } = game.refusal(seat, action, raw);
      expect(rule === undefined ? text : `${text} (${rule})`).toBe(said);
    });
  });

  it("no two different mistakes are answered by the same sentence", () => {
    const sentences = all.map(([, , , , , said]) => said).filter((said) => said !== held);
    expect(sentences.filter((said, i) => sentences.indexOf(said) !== i)).toEqual([]);
  });

  it("nothing in the answers is a name of the code", () => {
    for (const [, , , , , said] of all) expect(said).not.toMatch(/\b(shiite|sunni|ngo|deployAll|readyUnless)\b/);
  });
}

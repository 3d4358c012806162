import type { Frozen, Option, Refusal, RulesContext, Seat, View } from "../../../../engine/index.ts";
import type { CommandId, ZoneId } from "../../content/pack.ts";
import type { Baghdad, Played, Plot, Table } from "../../state.ts";

/** What an effect does in a Recruit or Move Step. What it can be aimed at depends on what its player can see. */
export interface Power {
  /** Why it would come to nothing, whatever it is aimed at; null if it has an effect. */
  idle?(c: View<Baghdad>): Refusal | null;
  targets?(c: View<Baghdad>): readonly Option<Seat>[];
  /** Why another seat is no target: "hold no card". */
  noTarget?(c: View<Baghdad>, seat: Seat): string;
  /** `target`: the seat chosen, where an effect calls for one. */
  zones?(c: View<Baghdad>, target: Seat | undefined): readonly Option<ZoneId>[];
  /** Why a Zone is none of them: "no PP lie there". */
  noZone?(c: View<Baghdad>, zone: ZoneId, target: Seat | undefined): string;
  /** The highest number that can be chosen, from 1 on. */
  most?(c: View<Baghdad>): number;
  commands?(c: View<Baghdad>): { readonly options: readonly Option<CommandId>[]; readonly most: number };
  /** Works on what was chosen: all that the effect calls for is there. What is still to be decided is a procedure that it calls. */
  apply(s: RulesContext<Baghdad>, played: Played): void;
}

/** What was chosen of what an effect calls for. */
export function chosen<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("an effect was not aimed at anything");
  return value;
}

/** A reason for refusing a card that would do nothing. */
export const inVain = (text: string): Refusal => ({ code: "no-effect", text, rule: "R-11" });

/** The card or combination that is being played against a seat. */
export function plotOf(table: Table): Plot;
export function plotOf(table: Frozen<Table>): Frozen<Plot>;
export function plotOf({ plot }: Frozen<Table>): Frozen<Plot> {
  if (!plot) throw new Error("nothing is being played against anybody");
  return plot;
}

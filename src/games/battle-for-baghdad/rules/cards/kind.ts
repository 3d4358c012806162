/** How an effect of a card is declared: what it asks, what it can be aimed at, what it does. */
import { z } from "zod";
import { effectsIn, type Frozen, type Option, type Refusal, type RulesContext, type Seat, type View } from "#engine";
import type { OnCard } from "../../content/effects.ts";
import type { CommandId, ZoneId } from "../../content/pack.ts";
import type { Baghdad, Played, Plot, Street, Table } from "../../state.ts";

/** What an effect asks and does. What it can be aimed at depends on what its player can see. */
export interface Rule extends OnCard {
  /** Why it would come to nothing, whatever it is aimed at; null if it has an effect. */
  whyNot?(c: View<Baghdad>): Refusal | null;
  targets?(c: View<Baghdad>): readonly Option<Seat>[];
  /** Why another seat is no target: "hold no card". */
  noTarget?(c: View<Baghdad>, seat: Seat): string;
  /** `target`: the seat chosen, where an effect calls for one. */
  zones?(c: View<Baghdad>, target: Seat | undefined): readonly Option<ZoneId>[];
  /** Why a Zone cannot be chosen: "no PP lie there". */
  noZone?(c: View<Baghdad>, zone: ZoneId, target: Seat | undefined): string;
  /** The highest number that can be chosen, from 1 on. */
  most?(c: View<Baghdad>): number;
  commands?(c: View<Baghdad>): { readonly options: readonly Option<CommandId>[]; readonly most: number };
  /**
   * In a Recruit or Move Step, on what was chosen: all that the effect calls for is there. What is still to be decided is a
   * procedure that it calls.
   */
  does?(s: RulesContext<Baghdad>, played: Played): void;
  /** On an Arab Street card that is turned up. */
  onStreet?(s: RulesContext<Baghdad>, street: Street, brought: Brought): void;
}

/** What an Arab Street card has brought: PP in Zones, PP to seats. */
export interface Brought {
  readonly placed: { [zone: ZoneId]: number };
  readonly gained: { [seat: Seat]: number };
}

export const { effect, effects } = effectsIn<Rule>();
export const some = z.int().min(1);

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

/** A game together with the pack that it is played with: its actions and procedures by name. */
import type { Action } from "./action.ts";
import type { Definition } from "./definition.ts";
import type { GameTypes, View } from "./game-types.ts";
import type { Report } from "./guards.ts";
import type { Called } from "./matching.ts";
import type { AnyProcedure } from "./procedure.ts";
import { requireDistinct } from "./renamed.ts";
import type { Frozen } from "./values.ts";

export interface Rulebook<G extends GameTypes> {
  readonly definition: Definition<G>;
  readonly content: Frozen<G["Content"]>;
  /** SHA-256 of the pack. */
  readonly hash: string;
  readonly actions: ReadonlyMap<string, Action<G>>;
  readonly procedures: ReadonlyMap<string, AnyProcedure<G>>;
  /** Is told of what was caught; without guards it is thrown again. */
  readonly report: Report;
  /** The same without guards; left out where there are none. */
  readonly bare?: Rulebook<G>;
}

/** What words mean in a game as somebody sees it. */
export const calledIn =
  <G extends GameTypes>({ definition }: Rulebook<G>, view: View<G>): Called =>
  (word) =>
    definition.called?.(view, word) ?? null;

/** Throws if two actions or two procedures have the same name, or had. */
export function rulebook<G extends GameTypes>(
  definition: Definition<G>,
  content: G["Content"],
  hash: string,
): Rulebook<G> {
  const { actions, procedures, windows, orders, orderPresets = [], queries } = definition;
  for (const all of [actions, procedures, windows, orders, orderPresets, queries]) requireDistinct(all, definition.id);
  for (const { name, stages } of procedures)
    requireDistinct(
      Object.entries(stages).map(([stage, was]) => ({ name: stage, was })),
      `${definition.id}, ${name}`,
    );
  return {
    definition,
    content: content as Frozen<G["Content"]>, // nobody keeps the writable one
    hash,
    actions: byName(actions),
    procedures: byName(procedures),
    report: (_, error) => {
      throw error;
    },
  };
}

function byName<T extends { readonly name: string }>(list: readonly T[]): ReadonlyMap<string, T> {
  return new Map(list.map((x) => [x.name, x]));
}

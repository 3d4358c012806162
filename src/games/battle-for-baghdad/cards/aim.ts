import type { Option, Refusal, View } from "../../../engine/index.ts";
import type { Baghdad, CommandId, ZoneId } from "../state.ts";
import { inVain, type Power } from "./power.ts";

/**
 * What a card with several effects can be aimed at: whatever suits all of them. A question is null where no effect
 * calls for it.
 */

/** Zones that suit all effects. */
export function zones(c: View<Baghdad>, powers: readonly Power[]): readonly Option<ZoneId>[] | null {
  const lists = powers.flatMap((power) => (power.zones ? [power.zones(c)] : []));
  const [first, ...others] = lists;
  if (!first) return null;
  return first.filter(({ value }) => others.every((list) => list.some((option) => option.value === value)));
}

/** How many can be chosen at most. */
export function most(c: View<Baghdad>, powers: readonly Power[]): number | null {
  const bounds = powers.flatMap((power) => (power.most ? [power.most(c)] : []));
  return bounds.length > 0 ? Math.min(...bounds) : null;
}

/** Which Commands, and how many of them at most. */
export const commands = (
  c: View<Baghdad>,
  powers: readonly Power[],
): { readonly options: readonly Option<CommandId>[]; readonly most: number } | null =>
  powers.flatMap((power) => (power.commands ? [power.commands(c)] : []))[0] ?? null;

/** Why a card cannot be played now; null if it has a legal target, or needs none. */
export function idle(c: View<Baghdad>, powers: readonly Power[]): Refusal | null {
  for (const power of powers) {
    const why = power.idle?.(c);
    if (why) return why;
  }
  return zones(c, powers)?.every(({ refused }) => refused)
    ? inVain("There is no Zone that it could be played on.")
    : null;
}

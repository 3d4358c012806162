/** Who fights in the offensive on the table, and with which cards. */
import { mustGet } from "#engine";
import type { SpaceId } from "../../content/board-types.ts";
import type { Nation } from "../../content/sides.ts";
import type { Game } from "../../state.ts";
import type { OpenGame } from "../map/relations.ts";
import { type Standing, standing, unitOf } from "../pieces/units.ts";
import { resolveCards } from "./cards.ts";
import { type ResolvedCard, ROLES, type Role, type Shield } from "./played-cards.ts";
import type { Battle } from "./shifts.ts";
import type { Announced, Fighter, Offensive } from "./types.ts";

/** The offensive on the table, as the rules read it. */

export function offensiveOf({ offensive }: { readonly offensive: Offensive | null }): Offensive {
  if (!offensive) throw new Error("no offensive is being fought");
  return offensive;
}

export const shown = ({ id, side, reduced, isolated }: Standing): Fighter => ({
  id,
  side,
  ...(reduced ? { reduced } : {}),
  ...(isolated ? { isolated } : {}),
});

export const spaceOf = ({ from, target }: Offensive, role: Role): SpaceId => (role === "attacker" ? from : target);

/** Those of one role that are left. */
export function fightersOf(game: OpenGame, role: Role): readonly Standing[] {
  const offensive = offensiveOf(game.state.table);
  return asStanding(game, offensive.fighting[role], spaceOf(offensive, role));
}

export const asStanding = (
  game: Pick<Game, "edition">,
  fighters: readonly Fighter[],
  space: SpaceId,
): readonly Standing[] => fighters.map((one) => ({ ...one, unit: unitOf(game, one.id), space }));

export const nationsOf = (
  game: Pick<Game, "edition">,
  units: readonly { readonly id: string }[],
): readonly Nation[] => [...new Set(units.map(({ id }) => unitOf(game, id).nation))];

/** Reads off the map who is left, and how. */
export function countFighters(game: Game): void {
  const offensive = offensiveOf(game.state.table);
  const { from, target } = offensive;
  const onMap = standing(game, ({ space }) => space === from || space === target);
  const left = (role: Role): readonly Fighter[] =>
    offensive.fighting[role].flatMap(({ id }) => {
      const found = onMap.find((one) => one.id === id && one.space === spaceOf(offensive, role));
      return found ? [shown(found)] : [];
    });
  offensive.fighting = { attacker: left("attacker"), defender: left("defender") };
}

/** which cards count; `more`: announced in the same breath. */
export function resolvedCards(game: OpenGame, more: readonly Announced[] = []): readonly ResolvedCard[] {
  const { played, refused } = offensiveOf(game.state.table);
  return resolveCards(game.edition, [...played, ...more], shieldsOf(game)).map((one) =>
    one.stopped === null && refused.includes(one.card) ? { ...one, stopped: { kind: "refused", by: one.card } } : one,
  );
}

/** turn-long cards that lay before the seats whose units fight when the offensive began. */
function shieldsOf({ state: { table } }: OpenGame): readonly Shield[] {
  const { fighting, played } = offensiveOf(table);
  const before = table.lasting.filter(({ card }) => !played.some((one) => one.card === card));
  return before.flatMap(({ seat, card }) =>
    ROLES.filter((role) => fighting[role].some(({ side }) => side === seat)).map((of) => ({ card, of })),
  );
}

export function battleOf(game: OpenGame): Battle {
  const { table } = game.state;
  const { target } = offensiveOf(table);
  return {
    space: mustGet(game.edition.spaces, target),
    entrenched: table.entrenched.includes(target),
    attackers: fightersOf(game, "attacker"),
    defenders: fightersOf(game, "defender"),
    cards: resolvedCards(game),
  };
}

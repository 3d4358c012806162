/** Spaces and units as options of a movement's menus. */
import { entriesOf, matchName, type Option, once, type Refusal, type View, worded } from "#engine";
import type { SpaceId, UnitId } from "../../content/board-types.ts";
import type { Holder } from "../../content/sides.ts";
import type { Fitna, Game } from "../../state.ts";
import { areFriends, boxAt } from "../map/relations.ts";
import { type Standing, strengthOf } from "../pieces/units.ts";
import { count, counterName, shortName, spaceName, unitName } from "../pieces/words.ts";
import { countsForVictory } from "../victory/course.ts";

/** What a seat sees when it decides. */
export type Eyes = View<Fitna>;

/** A reason in the rules' own words. */
export const no = (text: string, rule: string, code = "not-possible"): Refusal => ({ code, text, rule });

/** Why none of these can be chosen; null: one can. */
export function noneOf(options: readonly Option[], otherwise: Refusal): Refusal | null {
  if (options.some(({ refused }) => !refused)) return null;
  return options[0]?.refused ?? otherwise;
}

const refusing = (refused: Refusal | null): { readonly refused?: Refusal } => (refused ? { refused } : {});

/** "Hama ★", if it counts for somebody's victory. */
export const starred = (game: Game, space: SpaceId): string =>
  countsForVictory(game).has(space) ? `${spaceName(game, space)} ${STAR}` : spaceName(game, space);

/** What the star at a name means. */
export const STAR = "★";

/** A space: "Hama", with whose it is and who is there. */
export const spaceOption = (
  c: Pick<Eyes, "terse">,
  game: Game,
  space: SpaceId,
  refused: Refusal | null = null,
  describe: () => string = () => whoIsThere(game, space),
): Option<SpaceId> => ({
  value: space,
  ...worded(c, () => ({ label: spaceName(game, space), description: `${mark(game, space)}${describe()}` })),
  ...refusing(refused),
});

const mark = (game: Game, space: SpaceId): string => (countsForVictory(game).has(space) ? `${STAR} ` : "");

/** An own unit: "11 Arm", with its values. */
export const unitOption = (
  c: Pick<Eyes, "terse">,
  game: Game,
  one: Standing,
  refused: Refusal | null = null,
): Option<UnitId> => ({
  value: one.id,
  ...worded(c, () => {
    const { attack, defence } = strengthOf(one.unit, one);
    return {
      label: counterName(game, one.id, one),
      description: `${attack}-${defence}-${one.unit.movement}, ${spaceName(game, one.space)}`,
    };
  }),
  ...refusing(refused),
});

/** "Syria's; 2 of Syria, top 11 Arm"; "Rebels', empty". */
export function whoIsThere(game: Game, space: SpaceId): string {
  if (boxAt(game, space)) return "off the map";
  const { control, stacks } = game.state.table;
  const holder = control[space];
  const there = entriesOf(stacks[space] ?? {}).map(([side, { top, size }]) => {
    const shown = top ? `, top ${unitName(game, top.unit)}` : "";
    const whose = side === holder ? "" : ` of ${shortName(game, side)}`;
    return `${count(size, "counter")}${whose}${shown}`;
  });
  const whose = holder === undefined ? "nobody's" : `held by ${shortName(game, holder)}`;
  return [whose, there.join("; ") || "empty"].join(": ");
}

/** R-046 Whose a space is for a side that comes: its own or a friend's, an enemy's, or of one who is neither. */
export function heldBy(game: Game, side: Holder, space: SpaceId): "us" | "enemies" | "others" {
  const holder = game.state.table.control[space];
  if (boxAt(game, space) || (holder !== undefined && areFriends(game.scenario, side, holder))) return "us";
  return holder !== undefined && playedBy(game.scenario).has(holder) ? "enemies" : "others";
}

const playedBy = once(
  ({ seats }: Game["scenario"]): ReadonlySet<Holder> => new Set(["IS", ...seats.map(({ seat }) => seat)]),
);

/** The space or unit that a word means, wherever it is. */
export const spaceCalled = ({ edition }: Pick<Game, "edition">, word: string): SpaceId | null =>
  matchName(Object.values(edition.spaces), ({ id, name }) => [id, name], word).meant?.id ?? null;

export const unitCalled = ({ edition }: Pick<Game, "edition">, word: string): UnitId | null =>
  matchName(Object.values(edition.units), ({ id, name }) => [id, name], word).meant?.id ?? null;

/** Who is whose friend or enemy, and which spaces and off-map boxes there are. */
import { mustGet, once } from "#engine";
import { neighbours } from "#graph";
import type { OffMapBox, SpaceId } from "../../content/board-types.ts";
import { record } from "../../content/read.ts";
import type { Scenario } from "../../content/scenario-types.ts";
import { type Country, FACTIONS, type Holder, isFaction, NATIONS, SEATS } from "../../content/sides.ts";
import type { Game, State } from "../../state.ts";

/** D-07: units are in a country's off-map box as in a space with this id. */
export const boxOf = (country: Country): SpaceId => `box-${country.toLowerCase()}`;

/** R-085 The off-map box with that id; null: it is a space of the map. */
export const boxAt = ({ edition }: Pick<Game, "edition">, space: SpaceId): OffMapBox | null =>
  boxesIn(edition).get(space) ?? null;

const boxesIn = once(
  ({ offMapBoxes }: Game["edition"]): ReadonlyMap<SpaceId, OffMapBox> =>
    new Map(offMapBoxes.map((box) => [boxOf(box.country), box])),
);

/** All spaces in the order of the map, then the boxes. */
export const everywhere = once(({ spaceIds, offMapBoxes }: Game["edition"]): readonly SpaceId[] => [
  ...spaceIds,
  ...offMapBoxes.map(({ country }) => boxOf(country)),
]);

/** What a unit can move to with one point: linked spaces, and boxes that are linked to this one. */
export function linkedTo(game: Pick<Game, "edition">, space: SpaceId): readonly SpaceId[] {
  const box = boxAt(game, space);
  if (box) return box.links;
  const boxes = game.edition.offMapBoxes.filter(({ links }) => links.includes(space));
  return [...neighbours(game.edition.ways, space), ...boxes.map(({ country }) => boxOf(country))];
}

/** What everyone sees of a game. */
export type OpenGame = Pick<Game, "edition" | "scenario"> & {
  readonly state: Pick<State, "table">;
  readonly current?: Pick<State, "table">;
};

/** `rivals`: Kurdish factions, which neither stack nor fight each other. */
export type Relation = "own" | "friends" | "peace" | "rivals" | "enemies";

/** who is neither friend, at peace nor rival is an enemy, whatever people agree on. */
export const relationOf = (scenario: Treaties, a: Holder, b: Holder): Relation => relationsIn(scenario)[a][b];

type Treaties = Pick<Scenario, "friends" | "peace" | "together">;

const HOLDERS: readonly Holder[] = [...SEATS, ...FACTIONS, "IS"];

const relationsIn = once((treaties: Treaties) =>
  record(HOLDERS, (a) => record(HOLDERS, (b) => relationBy(treaties, a, b))),
);

function relationBy({ friends, peace, together = [] }: Treaties, a: Holder, b: Holder): Relation {
  const isPair = ([one, other]: readonly [Holder, Holder]): boolean =>
    (one === a && other === b) || (one === b && other === a);
  if (a === b) return "own";
  if (friends.some(isPair) || together.some(isPair)) return "friends";
  if (peace.some(isPair)) return "peace";
  return isFaction(a) && isFaction(b) ? "rivals" : "enemies";
}

/** R-050 Whether units of one side may be where the other's are, and trace supply through its spaces. */
export function areFriends(scenario: Treaties, a: Holder, b: Holder): boolean {
  const relation = relationOf(scenario, a, b);
  return relation === "own" || relation === "friends";
}

/** whether one of two people has both of these sides. */
export const areOfOnePerson = ({ groups }: Pick<Scenario, "groups">, a: Holder, b: Holder): boolean =>
  groups.some((group) => [a, b].every((side) => group.some((seat) => seat === side)));

export function sideName({ edition, scenario }: Pick<Game, "edition" | "scenario">, side: Holder): string {
  const seat = scenario.seats.find((one) => one.seat === side);
  const nation = NATIONS.find((one) => one === side);
  return seat?.name ?? (nation ? edition.nations[nation].name : side);
}

type Special = Scenario["special"][number];

/** The scenario's own rules of one kind. */
export const specials = <K extends Special["kind"]>(
  { scenario }: Pick<Game, "scenario">,
  kind: K,
): readonly Extract<Special, { kind: K }>[] =>
  (specialsByKind(scenario).get(kind) ?? NONE) as readonly Extract<Special, { kind: K }>[];
// grouped by this kind

const NONE: readonly Special[] = [];

const specialsByKind = once(
  ({ special }: Pick<Scenario, "special">): ReadonlyMap<Special["kind"], readonly Special[]> =>
    new Map(special.map(({ kind }) => [kind, special.filter((one) => one.kind === kind)])),
);

/** countries and single spaces without a part in the scenario. */
export function isClosed({ edition, scenario }: Pick<Game, "edition" | "scenario">, space: SpaceId): boolean {
  const { countries, spaces } = scenario.closed;
  return spaces.includes(space) || countries.includes(mustGet(edition.spaces, space).country);
}

/** countries through which a side traces supply as long as nobody holds anything there. */
export const transitOf = ({ transit }: Scenario, side: Holder): readonly Country[] =>
  transit.filter(({ seat }) => seat === side).flatMap(({ through }) => through);

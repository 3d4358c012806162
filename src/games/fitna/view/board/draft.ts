/** A seat's map with its plan on it: a numbered arrow for each row that leads somewhere, and the rows in words. */
import type { Json, PictureFrame, PlanRow } from "#engine";
import { column, type MapElement, type Placed, page, type Scene, walls } from "#scene";
import type { SpaceId } from "../../content/board-types.ts";
import { SEATS, type SeatId } from "../../content/sides.ts";
import { attack } from "../../rules/combat/attack.ts";
import { airAssault, airMove } from "../../rules/movement/air.ts";
import { whyCrowded } from "../../rules/movement/crowding.ts";
import { move as moveUnits } from "../../rules/movement/move.ts";
import { strategicMove } from "../../rules/movement/strategic.ts";
import { seen as seenAs } from "../../rules/now.ts";
import { spaceName } from "../../rules/pieces/words.ts";
import { labels, type Way } from "./arrows.ts";
import { roomNear } from "./aside.ts";
import { openSight, placeOf, type Sight } from "./cut-outs.ts";
import { ground } from "./ground.ts";
import { mapOf } from "./map.ts";
import { type Seen, seenBy, type Viewer } from "./seen.ts";
import { inSideColours, sidesIn } from "./side-style.ts";
import { moment, turnWords } from "./situation.ts";

const EDGE = 8;
const CROSS = 22;
/** How many spaces the heading has room for. */
const NAMED = 2;

export function draft(viewer: Viewer, rows: readonly PlanRow[], { caption }: PictureFrame): Scene {
  const seen = seenBy(viewer);
  const sight: Sight = { ...openSight(seen), blocks: true };
  const seat = SEATS.find((one) => one === viewer.seat);
  if (!seat) throw new Error(`${viewer.seat} is not a seat of this game`);
  const crowds = crowdsIn(viewer, seat, rows);
  const ways = rows.flatMap((row): Way[] => {
    const way = wayOf(seen, seat, row);
    if (!way) return [];
    return way.kind !== "attack" && crowds.has(way.spaces.at(-1) ?? "") ? [{ ...way, isWrong: true }] : [way];
  });
  const words = [...ways.map((way) => inWords(seen, way)), ...crowds.values()];
  const content = mapOf(seen, sight, {
    overlay: {
      under: () => (crowds.size > 0 ? [{ kind: "halo", areas: [...crowds.keys()] }] : []),
      ways,
      over: (things, taken) => {
        taken.push(...walls(sight.window, EDGE / sight.zoom));
        return [...crosses(seen, sight, [...crowds.keys()], taken), ...labels(seen, sight, ways, things, taken)];
      },
      named: ways.flatMap(({ spaces }) => spaces.slice(-1)),
    },
  });
  return page({
    sides: sidesIn(seen.table),
    base: ground(seen.content),
    heading: {
      title: "Your plan",
      sub: crowds.size > 0 ? tooMany(seen, [...crowds.keys()]) : `${moment(seen)} · ${turnWords(seen)}`,
      ...inSideColours(seat),
    },
    layout: column(content),
    words,
    caption,
  });
}

/** R-040 to R-042: spaces where the units could not stay together once all rows are done, each with the reason. */
function crowdsIn(viewer: Viewer, seat: SeatId, rows: readonly PlanRow[]): ReadonlyMap<SpaceId, string> {
  const { hand } = viewer;
  if (!hand) return new Map();
  const game = seenAs({ ...viewer, seat, hand });
  const stacks = new Map(Object.entries(hand.stacks).map(([space, units]) => [space, [...units]]));
  for (const { action, params } of rows) {
    const units = (Array.isArray(params.units) ? params.units : [params.unit]).filter((id) => typeof id === "string");
    const to = action === moveUnits.name && Array.isArray(params.path) ? params.path.at(-1) : params.to;
    if (!MOVES.includes(action) || typeof to !== "string") continue;
    for (const [space, there] of stacks)
      stacks.set(
        space,
        there.filter((id) => !units.includes(id)),
      );
    stacks.set(to, [...(stacks.get(to) ?? []), ...units]);
  }
  return new Map(
    [...stacks].flatMap(([space, units]) => {
      const why = game.edition.spaces[space] ? whyCrowded(game, seat, space, units) : null;
      return why ? [[space, `${spaceName(game, space)}: ${why.text}`]] : [];
    }),
  );
}

const MOVES: readonly string[] = [moveUnits, airMove, airAssault, strategicMove].map(({ name }) => name);

/** "Too many units in Hama, Suwayda". */
const tooMany = (seen: Seen, ids: readonly SpaceId[]): string =>
  `Too many units in ${ids.length > NAMED ? `${ids.length} ${seen.edition.labels.spaces}` : ids.map((id) => spaceName(seen, id)).join(", ")}`;

/** Red is the colour of a side too: a cross says the same. */
const crosses = (seen: Seen, sight: Sight, ids: readonly SpaceId[], taken: Placed[]): readonly MapElement[] =>
  ids.map((id): MapElement => {
    const edge = (2 * CROSS) / sight.zoom;
    return {
      kind: "marker",
      at: roomNear(sight, placeOf(seen, id), { width: edge, height: edge }, taken),
      radius: CROSS / sight.zoom,
      shape: "round",
      colour: "bad",
      pictogram: "cross",
      hollow: true,
    };
  });

/** Where a row leads; null: nowhere on the map. */
function wayOf(seen: Seen, side: SeatId, { number, action, params }: PlanRow): Way | null {
  const way = (kind: Way["kind"], spaces: readonly (Json | undefined)[]): Way | null => {
    const known = spaces.filter((id): id is SpaceId => typeof id === "string" && id in seen.edition.spaces);
    return known.length === spaces.length && known.length > 1
      ? { side, spaces: known, kind, label: String(number) }
      : null;
  };
  switch (action) {
    case moveUnits.name:
      return way("move", [params.from, ...(Array.isArray(params.path) ? params.path : [])]);
    case airMove.name:
    case airAssault.name:
      return way("air", [spaceOf(seen, params.unit), params.to]);
    case strategicMove.name:
      return way("move", [spaceOf(seen, params.unit), params.to]);
    case attack.name:
      return way("attack", [params.from, params.target]);
    default:
      return null;
  }
}

const spaceOf = ({ hand }: Seen, unit: Json | undefined): SpaceId | undefined =>
  typeof unit === "string" ? hand?.units[unit]?.space : undefined;

const VERBS: { readonly [kind in Way["kind"]]: string } = { move: "to", air: "by air to", attack: "attacks" };

/** "2. Homs to Hama". */
function inWords(seen: Seen, { spaces, kind, label }: Way): string {
  const [from = "", to = ""] = [spaces[0], spaces.at(-1)];
  return `${label}. ${spaceName(seen, from)} ${VERBS[kind]} ${spaceName(seen, to)}.`;
}

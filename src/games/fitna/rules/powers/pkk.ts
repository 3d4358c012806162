/** The rebellion of the PKK: how its garrisons rise, where its mobile units go, when it is over. */
import { z } from "zod";
import { choice, game, move, type View } from "#engine";
import { type SpaceId, seat, type UnitId } from "../../content/board-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { type Fitna, type Game, seatIdOf, type Table } from "../../state.ts";
import { type At, type Now, open, playing, tell } from "../now.ts";
import { hold, place, poolOf, removeUnit, unpool } from "../pieces/placing.ts";
import { standing, unitOf } from "../pieces/units.ts";
import { unitName } from "../pieces/words.ts";
import { kurdishSide } from "./kurdish-raising.ts";
import { spaceOptions } from "./marching.ts";

const { action, procedure, question } = game<Fitna>();

interface Notes {
  /** Who plays the card. */
  readonly placer: SeatId;
}

/** garrisons rise wherever no other unit stands, then the placer says where the mobile units are. */
export const pkkRebellion = procedure<Notes>("pkk-rebellion", { notes: z.strictObject({ placer: seat }) })({
  rise: (s) => {
    const game = playing(s);
    const placer = placerOf(game, s.data.placer);
    const spaces = freeSpaces(game);
    const [garrisons, mobile] = gathered(game);
    const [side] = garrisons.map((id) => kurdishSide(game, id));
    if (!side) return "over";
    for (const [i, space] of spaces.entries()) {
      const id = garrisons[i];
      if (id === undefined) break;
      hold(game, space, side);
      place(game, side, space, [id]);
    }
    const left = spaces.length === 0 ? [...garrisons, ...mobile] : garrisons.slice(spaces.length);
    poolOf(game, side).destroyed.push(...left);
    s.state.table.rebellion = "on";
    tell(s, { chapter: "powers", kind: "rebellion", placer, spaces, left: left.length });
    return spaces.length === 0 ? "over" : askWhere(s, placer, spaces, mobile);
  },
  over: (s) => {
    delete s.state.table.mission;
    return "done";
  },
});

/** Where there is one space, both go there. */
function askWhere(s: At<Notes>, placer: SeatId, spaces: readonly SpaceId[], mobile: readonly UnitId[]): "over" {
  const [only, other] = spaces;
  if (only !== undefined && other === undefined)
    put(
      s,
      placer,
      mobile.map((unit) => ({ unit, space: only })),
    );
  else if (mobile.length > 0) {
    s.state.table.mission = { kind: "rebellion", units: mobile, spaces };
    s.ask(placingRebels, [placer]);
  }
  return "over";
}

/** D-52: the player of the card; or a seat hostile to Turkey, any but its own. */
export function placerOf({ edition, state }: Game, player: SeatId): SeatId {
  const { order } = state.table;
  if (edition.parameters.pkkPlacer === "player" || player !== "TUR") return player;
  return order[(order.indexOf(player) + 1) % order.length] ?? player;
}

const freeSpaces = ({ edition, state }: Game): readonly SpaceId[] =>
  edition.kurdish.PKK.filter((space) => state.table.stacks[space] === undefined);

/** All counters of the PKK that are not on the map: garrisons and mobile units. */
function gathered(game: Game): readonly [garrisons: readonly UnitId[], mobile: readonly UnitId[]] {
  const { removed } = game.state.table;
  const onMap = standing(game).map(({ id }) => id);
  const all = game.edition.nations.PKK.units.filter((id) => !onMap.includes(id) && !removed.includes(id));
  unpool(game, (id) => all.includes(id));
  const isGarrison = (id: UnitId): boolean => unitOf(game, id).type === "garrison";
  return [all.filter(isGarrison), all.filter((id) => !isGarrison(id))];
}

function rising({ mission }: { readonly mission?: Table["mission"] }) {
  if (mission?.kind !== "rebellion") throw new Error("nobody places the PKK");
  return mission;
}

type Eyes = View<Fitna>;

const risingIn = ({ table: { mission } }: Eyes) => rising(mission ? { mission } : {});

/** R-177 The two units that are no garrisons, on spaces of the PKK. */
export const placeRebels = action("place-rebels", "Place the mobile units of the PKK", {
  was: ["pkk-place"],
  help: "They stand where the rebels have risen.",
})
  .param(
    "first",
    "Where is the first one?",
    choice((c) => labelled(c, 0)),
  )
  .optional(
    "second",
    "Where is the second?",
    ({ table: { mission } }) => mission?.kind === "rebellion" && mission.units.length > 1,
    choice((c) => labelled(c, 1)),
  )
  .apply((a) => {
    const { first, second = first } = a.params;
    const { mission } = a.state.table;
    const { units } = rising(mission ? { mission } : {});
    put(
      a,
      seatIdOf(a.seat),
      units.map((unit, i) => ({ unit, space: i === 0 ? first : second })),
    );
  });

/** None while nobody places them: what an action takes can be asked for at any time. */
function labelled(c: Eyes, unit: number) {
  const { mission } = c.table;
  if (mission?.kind !== "rebellion") return [];
  const name = unitName(open(c), mission.units[unit] ?? "");
  return spaceOptions(c, open(c), mission.spaces).map((option) =>
    option.label === undefined ? option : { ...option, label: `${name}: ${option.label}` },
  );
}

/** R-177; at a deadline both go to the first space. */
export const placingRebels = question.turn("placing-rebels", {
  actions: [placeRebels],
  about: risingIn,
  prompt: () => ({
    question: "Where do the mobile units of the PKK appear?",
    facts: ["Where the rebellion has broken out."],
  }),
  fallback: (_, { units, spaces: [first = ""] }) =>
    move(placeRebels, units.length > 1 ? { first, second: first } : { first }),
});

function put(s: Now, placer: SeatId, units: readonly { readonly unit: UnitId; readonly space: SpaceId }[]): void {
  const game = playing(s);
  for (const { unit, space } of units) place(game, kurdishSide(game, unit), space, [unit]);
  tell(s, { chapter: "powers", kind: "rebels", placer, units });
}

/**
 * R-178, D-53: once Turkey has all five spaces again the PKK in Turkey leaves the game for good: no batch brings it
 * back either.
 */
export function endRebellion(s: Now): void {
  const { control, rebellion } = s.current.table;
  if (rebellion !== "on") return;
  const game = playing(s);
  if (!game.edition.kurdish.PKK.every((space) => control[space] === "TUR")) return;
  const { table } = s.state;
  const units = standing(game).filter(({ unit }) => unit.nation === "PKK");
  if (game.edition.parameters.pkkEnd === "last-unit" && units.length > 0) return;
  const inTurkey = units.filter(({ space }) => game.edition.spaces[space]?.country === "TUR").map(({ id }) => id);
  for (const id of inTurkey) removeUnit(game, id);
  const pooled = unpool(game, (id) => unitOf(game, id).nation === "PKK");
  table.removed.push(...pooled);
  table.rebellion = "over";
  tell(s, { chapter: "powers", kind: "rebellion-over", removed: [...inTurkey, ...pooled] });
}

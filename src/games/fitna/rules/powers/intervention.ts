/** What the United States and Russia bring when they come: units in two waves, cards, Jokers and strikes. */
import { z } from "zod";
import { game } from "#engine";
import { seat, type UnitId } from "../../content/board-types.ts";
import type { Nation, SeatId } from "../../content/sides.ts";
import type { Fitna, Game } from "../../state.ts";
import { strikeAtOnce } from "../effects/special-jokers.ts";
import { specials } from "../map/relations.ts";
import { type Now, playing, tell } from "../now.ts";
import { mark, updateControl } from "../pieces/placing.ts";
import { standing } from "../pieces/units.ts";
import { arrivals } from "../reinforcements/arrivals.ts";
import { bonusCards } from "./bonus-cards.ts";

const { procedure } = game<Fitna>();

/** What comes with a great power: at once, and in the seat's next turn. */
interface Waves {
  readonly now: readonly UnitId[];
  readonly next: readonly UnitId[];
}

/** six at once, five a turn later. */
export const AMERICANS: Waves = {
  now: ["us-75", "us-meu", "us-82", "us-101a", "us-101b", "us-3r"],
  next: ["us-meb1", "us-meb2", "us-3-1", "us-3-2", "us-3-3"],
};

/** three at once. */
export const RUSSIANS: Waves = {
  now: ["rus-22", "rus-56", "rus-810"],
  next: ["rus-205", "rus-6", "rus-7"],
};

/** Units of a nation that are neither on the map nor out of the game. */
function offTheMap(game: Game, nation: Nation): readonly UnitId[] {
  const onMap = standing(game).map(({ id }) => id);
  const { removed } = game.state.table;
  return game.edition.nations[nation].units.filter((id) => !onMap.includes(id) && !removed.includes(id));
}

/** The Special Joker of those who command a nation. */
const jokerOf = ({ edition }: Game, nation: Nation) =>
  Object.values(edition.specialJokers).find(({ holder }) => holder.kind === "commands" && holder.nation === nation);

/** one that the scenario has, and that was spent, comes back. */
function returnSpecialJoker(game: Game, seat: SeatId, nation: Nation): void {
  const id = jokerOf(game, nation)?.id;
  if (game.scenario.specialJokers.some(({ joker }) => joker === id)) giveSpecialJoker(game, seat, nation);
}

/** It goes to a seat, unless somebody has it. */
function giveSpecialJoker(game: Game, seat: SeatId, nation: Nation): void {
  const { specialJokers } = game.state.table;
  const joker = jokerOf(game, nation);
  const isHeld = Object.values(specialJokers).some((held) => joker && held.includes(joker.id));
  if (joker && !isHeld) specialJokers[seat] = [...(specialJokers[seat] ?? []), joker.id];
}

/** What one seat gets of an intervention. */
interface Share {
  readonly seat: SeatId;
  readonly cards: number;
  readonly jokers: boolean;
  readonly now: readonly UnitId[];
  readonly next: readonly UnitId[];
}

/** how many are drawn, from any piles. */
const CARDS = 2;

/** the United States come, once. `on`: what has brought them; they may be shared then. */
export const intervention = procedure<{ readonly seat: SeatId | null; readonly on: "trigger" | "tension" }>(
  "intervention",
  {
    notes: z.strictObject({ seat: seat.nullable(), on: z.enum(["trigger", "tension"]) }),
  },
)({
  come: (s) => {
    const { seat, on } = s.data;
    const { table } = s.state;
    const shares = sharesOf(playing(s), seat, on).filter((share) => table.order.includes(share.seat));
    if (table.intervened || shares.length === 0) return "done";
    table.intervened = true;
    tell(s, { chapter: "powers", kind: "intervention", seats: shares.map((share) => share.seat) });
    for (const share of shares) s.call(americanShare, share);
    return "done";
  },
});

/** The whole for the seat named, unless the scenario shares it. */
function sharesOf(game: Game, seat: SeatId | null, on: "trigger" | "tension"): readonly Share[] {
  const shared = on === "tension" ? specials(game, "shared-intervention").flatMap(({ shares }) => shares) : [];
  if (shared.length > 0) return shared;
  const named = seat ?? game.scenario.usa.find((one) => one.on === "tension")?.seat;
  return named ? [{ seat: named, cards: CARDS, jokers: true, ...AMERICANS }] : [];
}

/** cards, Jokers, strikes at once, then units; the others come in the seat's next turn. */
export const americanShare = procedure<Share>("american-share", {
  notes: z.strictObject({
    seat,
    cards: z.int(),
    jokers: z.boolean(),
    now: z.array(z.string()),
    next: z.array(z.string()),
  }),
})({
  cards: (s) => {
    const { seat, cards } = s.data;
    s.call(bonusCards, { seat, cards, why: "intervention" });
    return "strikes";
  },
  strikes: (s) => {
    const { seat, jokers } = s.data;
    if (!jokers) return "units";
    const { table } = s.state;
    table.jokers[seat] = (table.jokers[seat] ?? 0) + 1; // it is played like any other
    giveSpecialJoker(playing(s), seat, "USA");
    s.call(strikeAtOnce, { seat });
    return "units";
  },
  units: (s) => {
    const { seat, now, next } = s.data;
    const unused = offTheMap(playing(s), "USA");
    s.call(arrivals, { seat, units: now.filter((id) => unused.includes(id)) });
    const units = next.filter((id) => unused.includes(id));
    s.state.table.coming.push({ seat, turn: s.state.table.turn + 1, units });
    return "done";
  },
});

/** second waves come first in the seat's Events segment. */
export function bringSecondWaves(s: Now, seat: SeatId): void {
  const { coming, turn } = s.current.table;
  const isDue = (one: (typeof coming)[number]): boolean => one.seat === seat && one.turn <= turn;
  const due = coming.filter(isDue);
  if (due.length === 0) return;
  s.state.table.coming = coming.filter((one) => !isDue(one));
  const russians = playing(s).edition.nations.RUS.units;
  for (const { units } of due) {
    const isRussian = units.every((id) => russians.includes(id));
    s.call(arrivals, { seat, units, ...(isRussian ? { how: "russia-new" as const } : {}) });
  }
}

/** at tension 10 the Russians come, or those who are there are made up. */
export const russia = procedure<Record<string, never>>("russia", { notes: z.strictObject({}) })({
  cards: (s) => {
    const now = playing(s);
    const seat = now.scenario.russia;
    if (seat === null || !s.state.table.order.includes(seat)) return "done";
    const isNew = !areIn(now);
    tell(s, { chapter: "powers", kind: "russia", seat, isNew });
    // D-39: in 2020 Russia brings a card even if it was in already
    const cards = isNew ? 1 : now.edition.parameters.russia10.cards;
    if (cards > 0) s.call(bonusCards, { seat, cards, why: "tension" });
    return isNew ? "first" : "again";
  },
  first: (s) => {
    const now = playing(s);
    const { table } = s.state;
    const seat = now.scenario.russia;
    if (seat === null) return "done";
    table.jokers[seat] = (table.jokers[seat] ?? 0) + 1; // it is played like any other
    giveSpecialJoker(now, seat, "RUS");
    s.call(arrivals, { seat, units: RUSSIANS.now, how: "russia-new" });
    table.coming.push({ seat, turn: table.turn + 1, units: RUSSIANS.next });
    return "done";
  },
  again: (s) => {
    const now = playing(s);
    const seat = now.scenario.russia;
    if (seat === null) return "done";
    const restored = standing(now).filter(({ unit, reduced }) => unit.nation === "RUS" && reduced);
    for (const { id } of restored) mark(now, id, { reduced: false });
    for (const { space } of restored) updateControl(now, space); // whoever was restored may be the strongest now
    returnSpecialJoker(now, seat, "RUS");
    const units = offTheMap(now, "RUS");
    if (units.length > 0) s.call(arrivals, { seat, units, how: "russia-in" });
    return "done";
  },
});

/** on the map, in a Force Pool, or once there. */
function areIn(game: Game): boolean {
  const { pools, removed } = game.state.table;
  const all = game.edition.nations.RUS.units;
  const pooled = Object.values(pools).flatMap((pool) => [...pool.batches.flat(), ...pool.waiting, ...pool.destroyed]);
  const known = [...standing(game).map(({ id }) => id), ...pooled, ...removed];
  return all.some((id) => known.includes(id));
}

import { z } from "zod";
import { game } from "../../../../engine/index.ts";
import type { SeatId } from "../../content/sides.ts";
import type { UnitId } from "../../content/unit-types.ts";
import { seat } from "../../content/words.ts";
import type { Fitna, Game } from "../../state.ts";
import { strikeAtOnce } from "../effects/special-jokers.ts";
import { specials } from "../map/relations.ts";
import { type Now, playing, tell } from "../now.ts";
import { arrivals } from "../reinforcements/arrivals.ts";
import { bonusCards } from "./bonus-cards.ts";
import { AMERICANS, giveSpecialJoker, offTheMap } from "./waves.ts";

const { procedure } = game<Fitna>();

/** What one seat gets of an intervention. */
interface Share {
  readonly seat: SeatId;
  readonly cards: number;
  readonly jokers: boolean;
  readonly now: readonly UnitId[];
  readonly next: readonly UnitId[];
}

/** */
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
    table.jokers[seat] = (table.jokers[seat] ?? 0) + 1;
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

/** The effect that brings eliminated Hezbollah units back: who returns, and where. */
import { z } from "zod";
import { game, type Refusal, type Says } from "#engine";
import type { SeatId, UnitId, ZoneId } from "../../content/types.ts";
import { isSeat, type Lebanon } from "../../state.ts";
import { addNews } from "../news.ts";
import { sanctuaryOf } from "../pieces/entering.ts";
import { seatOfGroup } from "../pieces/groups.ts";
import { hasFixedMode, unitOf } from "../pieces/units.ts";
import { count, list, the, unitName, verb, zoneName } from "../pieces/words.ts";
import { type Arrival, arrivals, bringIn, type Placing } from "./arrivals.ts";
import { asking, type Board, effect, may, type Rules, seat, some } from "./kind.ts";

const { action, form, told } = game<Lebanon>();

const says = {
  seat,
  n: z.union([some, z.literal("all")]),
  /** `non-israeli`: outside Israel, without an IDF unit, not controlled by the IDF. */
  where: z.enum(["non-israeli", "non-israeli-lebanon-with-friend"]),
  may,
};
type Return = Says<typeof says>;
type Answer = { readonly how: "usual" } | { readonly how: "by-hand"; readonly arrivals: readonly Arrival[] };

/** How many units of a seat everyone sees in each zone. */
function sizes({ content, table }: Board, seat: SeatId): { readonly [zone: ZoneId]: number } {
  const all: { [zone: ZoneId]: number } = {};
  for (const { id, zone, size = 1 } of table.groups)
    if (seatOfGroup(content, id) === seat) all[zone] = (all[zone] ?? 0) + size;
  return all;
}

/** R-116, R-132: zones outside Israel without an IDF unit; Syria only if it is in the war. */
function zonesFor(board: Board, { where, seat }: Return): readonly ZoneId[] {
  const { content, table } = board;
  const [enemies, friends] = [sizes(board, "idf"), sizes(board, seat)];
  const lebanon = where === "non-israeli-lebanon-with-friend";
  return content.zoneIds.filter((zone) => {
    const { country } = content.zones[zone] ?? {};
    if (country === "israel" || enemies[zone] || table.control[zone] === "idf") return false;
    if (country === "syria" && sanctuaryOf(board, zone) === null) return false;
    return !lebanon || (country === "lebanon" && friends[zone] !== undefined);
  });
}

function placing(board: Board, effect: Return): Placing {
  const { content, table } = board;
  const units = content.unitIds.filter(
    (unit) => unitOf(content, unit).nation === "hezbollah" && table.eliminated.includes(unit),
  );
  const places = zonesFor(board, effect).map((id) => ({ id, label: zoneName(content, id), room: units.length }));
  return { units, n: effect.n === "all" ? units.length : Math.min(effect.n, units.length), places };
}

/** Who comes back first, and where: whatever is not said, or not possible, is as usual. */
interface Wish {
  readonly types: readonly string[];
  readonly zones: readonly ZoneId[];
}

/** Section 7: guerrillas first, where most of their own stand; they hide. */
const usualArrivals = (board: Board, effect: Return): readonly Arrival[] =>
  arrivalsBy(board, effect, { types: [], zones: [] });

function arrivalsBy(board: Board, effect: Return, { types, zones }: Wish): readonly Arrival[] {
  const { units, n, places } = placing(board, effect);
  const friends = sizes(board, effect.seat);
  const [most] = places.toSorted((a, b) => (friends[b.id] ?? 0) - (friends[a.id] ?? 0));
  const place = zones.flatMap((zone) => places.find(({ id }) => id === zone) ?? [])[0] ?? most;
  if (!place || n === 0) return [];
  const order = [...types, "guerrilla"];
  const rank = (unit: UnitId): number => {
    const at = order.indexOf(unitOf(board.content, unit).type);
    return at < 0 ? order.length : at;
  };
  return [{ place: place.id, units: units.toSorted((a, b) => rank(a) - rank(b)).slice(0, n), mode: "dispersed" }];
}

/** What a seat answers that wants these back first, and there; null: nobody comes back. */
export function returnsBy(board: Board, wish: Wish): Answer | null {
  const effect = asked(board);
  const all = effect ? arrivalsBy(board, effect, wish) : [];
  return all.length > 0 ? { how: "by-hand", arrivals: all.map((one) => fitting(board, one)) } : null;
}

/** Where all units of an arrival keep a mode of their own nobody is asked for one. */
const fitting = ({ content }: Board, { mode, ...arrival }: Arrival): Arrival =>
  mode === undefined || arrival.units.every((unit) => hasFixedMode(content, unit)) ? arrival : { ...arrival, mode };

/** R-116: eliminated units come back. */
export const returns = effect("unit.return", says, (effect) => ({
  words: () => {
    const { seat, n, where, may } = effect;
    return `${n === "all" ? "all eliminated Hezbollah units" : count(n, "eliminated Hezbollah unit")} ${may ? "may come" : n === 1 ? "comes" : "come"} back, where ${the(seat)} ${verb(seat, "wants", "want")}: ${where === "non-israeli" ? "outside Israel" : "in Lebanon, beside their own units"}, away from the IDF`;
  },
  asks: asking<Answer>({
    answer: ceReturn,
    seat: effect.seat,
    opens: (board) => isPossible(placing(board, effect)),
    mayPass: (board) => effect.may === true || !isPossible(placing(board, effect)),
    usual: (board) => (isPossible(placing(board, effect)) ? { how: "usual" } : null),
    carryOut: bringBack,
  }),
}));

const isPossible = ({ n, places }: Placing): boolean => n > 0 && places.length > 0;

function bringBack(s: Rules, seat: SeatId, answer: Answer): void {
  const { table } = s.state;
  const effect = asked({ content: s.content, table });
  if (!effect) return;
  const all = answer.how === "usual" ? usualArrivals({ content: s.content, table }, effect) : answer.arrivals;
  const units = all.flatMap((arrival) => arrival.units);
  table.eliminated = table.eliminated.filter((unit) => !units.includes(unit));
  bringIn(s, seat, (place) => place, all);
  const zones = [...new Set(all.map(({ place }) => place))].map((zone) => ({
    zone,
    units: all.filter(({ place }) => place === zone).reduce((sum, arrival) => sum + arrival.units.length, 0),
  }));
  for (const one of zones) addNews(table, { kind: "arrived", seat, ...one });
  s.emit({ chapter: "effects", kind: "returned", units, zones });
}

const asked = ({ table }: Board): Return | null => returns.as(table.effect?.does);

const NOT_ASKED: Refusal = { code: "not-asked", text: "No unit comes back now.", rule: "R-116" };
const NOTHING: Placing = { units: [], n: 0, places: [] };

export const ceReturn = action("return-units", "Bring units back", {
  was: ["ce-return"],
  help: "They arrive ready and undisrupted; no battle and no ambush now (R-116).",
  when: (view) => (asked(view) ? null : NOT_ASKED),
})
  .variants(
    "how",
    "Where do they come back?",
    (c) => {
      const effect = asked(c);
      const [usual] = effect ? usualArrivals(c, effect) : [];
      const where = usual
        ? `${count(usual.units.length, "unit")}, dispersed, in ${zoneName(c.content, usual.place)}`
        : "";
      return [
        { value: "usual", label: "Where most of them are", description: where },
        { value: "by-hand", label: "Place them yourself" },
      ];
    },
    {
      usual: form(),
      "by-hand": form().param(
        "arrivals",
        "Who comes back where?",
        arrivals((c) => {
          const effect = asked(c);
          return effect ? placing(c, effect) : NOTHING;
        }),
      ),
    },
  )
  .apply((a) => {
    if (isSeat(a.seat)) bringBack(a, a.seat, a.params);
  });

export const returned = told("returned", {
  about: { kind: "places", weight: 2 },
  line: (event, content) =>
    `${list(event.units.map((unit) => unitName(content, unit)))} ${event.units.length === 1 ? "comes" : "come"} back: ${list(event.zones.map((at) => `${at.units} in ${zoneName(content, at.zone)}`))}.`,
});

import {
  choice,
  type Frozen,
  game,
  integer,
  type Option,
  of,
  type Refusal,
  type Seat,
  type Stage,
  type View,
} from "../../../engine/index.ts";
import { UNITS, type Unit } from "../cards/effects.ts";
import { discard, drawCards, listed, receive, room } from "../cards/hands.ts";
import { keptOut } from "../coalition/bonds.ts";
import { screenOf, zone as zoneOf } from "../content.ts";
import { REACTIVATION } from "../limits.ts";
import { ability, affiliated, controlled } from "../map/control.ts";
import { place, unitsAt } from "../map/units.ts";
import type { Baghdad, RecruitStep, Table, ZoneId } from "../state.ts";
import { restore } from "./commands.ts";
import { atPrice, discounts, priceOf } from "./prices.ts";

const { action } = game<Baghdad>();
type Content = View<Baghdad>["content"];

/** what counts for spawning is how the Zones are now. */
export function openRecruitStep(s: Stage<Baghdad, unknown>, seat: Seat): void {
  const { table } = s.state;
  table.phase = "action";
  const spawn = {
    security: spawnZones(s.content, table, seat, "security"),
    infrastructure: spawnZones(s.content, table, seat, "infrastructure"),
  };
  table.recruit = { seat, spawn, discounted: {}, bought: 0 };
}

/** where such a unit of this seat could be recruited, as the Zones are now. */
export function spawnZones(content: Content, table: Frozen<Table>, seat: Seat, unit: Unit): ZoneId[] {
  const other = unit === "security" ? "infrastructure" : "security";
  const own = controlled(content, table, seat);
  const anywhere = unit === "infrastructure" && ability(content, table, seat, "spawnInfraWithSecurity") !== undefined;
  const always = [...affiliated(content, seat), ...screenOf(content, table.seats.length, seat).extraSpawn];
  return content.zoneIds.filter(
    (zone) => always.includes(zone) || ((anywhere || own.includes(zone)) && unitsAt(table, zone, seat)[other] > 0),
  );
}

/** Whether there is something to decide: public facts alone say so. */
export function askToRecruit(s: Stage<Baghdad, unknown>): boolean {
  const { table } = s.state;
  if (!table.recruit) return false;
  const { seat } = table.recruit;
  const { pp, cards } = of(table.sides, seat);
  const free = UNITS.some((unit) => unavailable(s.content, table, seat, unit) === null);
  if (pp === 0 && cards === 0 && !free) {
    table.recruit = null;
    return false;
  }
  s.ask({ kind: "turn", seats: [seat], actions: ["recruit", "buyCard", "reactivate", "play", "endRecruit"] });
  return true;
}

const step = ({ recruit: open }: Frozen<Table>): Frozen<RecruitStep> => {
  if (!open) throw new Error("there is no Recruit Step");
  return open;
};

const short = (rule: string): Refusal => ({ code: "too-dear", text: "You have not the PP for it.", rule });

/** how many units of a type the seat can pay for here, and its pool allows. */
function most(content: Content, table: Frozen<Table>, seat: Seat, unit: Unit, zone: ZoneId): number {
  const { pp, pool } = of(table.sides, seat);
  let count = 0;
  while (count < pool[unit] && priceOf(content, table, step(table), { unit, zone, count: count + 1 }) <= pp) count++;
  return count;
}

/** Why the seat cannot have such a unit in a Zone where it could spawn, or null. */
const hindrance = (content: Content, table: Frozen<Table>, seat: Seat, unit: Unit, zone: ZoneId): Refusal | null =>
  most(content, table, seat, unit, zone) > 0 ? keptOut(content, table, seat, zone) : short("R-32");

/** Why the seat cannot have such a unit anywhere, or null. */
function unavailable(content: Content, table: Frozen<Table>, seat: Seat, unit: Unit): Refusal | null {
  if (of(table.sides, seat).pool[unit] === 0)
    return { code: "no-units", text: "All your units of this type are on the map.", rule: "R-15" };
  const reasons = step(table).spawn[unit].map((zone) => hindrance(content, table, seat, unit, zone));
  if (reasons.includes(null)) return null;
  return reasons.find((reason) => reason?.code === "agreed") ?? short("R-32");
}

const units = ({ content, table, seat }: View<Baghdad>): Option<Unit>[] =>
  UNITS.map((unit) => {
    const refused = unavailable(content, table, seat, unit);
    return refused ? { value: unit, refused } : { value: unit };
  });

/** */
export const recruit = action("recruit", "Recruit units", {
  help: "Infrastructure costs 1 PP, Security 2.",
  common: true,
  when: (view) => (units(view).every(({ refused }) => refused) ? (units(view)[0]?.refused ?? null) : null),
})
  .param("unit", "Which units?", choice(units))
  .param(
    "zone",
    "In which Zone?",
    choice(({ content, table, seat, params: { unit } }) =>
      step(table).spawn[unit].map((zone) => {
        const refused = hindrance(content, table, seat, unit, zone);
        return { value: zone, label: zoneOf(content, zone).name, ...(refused ? { refused } : {}) };
      }),
    ),
  )
  .param(
    "count",
    "How many?",
    integer(({ content, table, seat, params: { unit, zone } }) => [1, most(content, table, seat, unit, zone)]),
  )
  .apply(({ state: { table }, content, seat, params, emit }) => {
    const { unit, zone, count } = params;
    const { recruit: open } = table;
    if (!open) throw new Error("there is no Recruit Step");
    const cost = priceOf(content, table, open, params);
    for (const [which, n] of Object.entries(discounts(content, table, open, params).taken))
      open.discounted[which] = (open.discounted[which] ?? 0) + n;
    of(table.sides, seat).pp -= cost;
    place(table, seat, zone, { [unit]: count });
    emit({ kind: "recruited", seat, unit, zone, count, cost });
  });

/** */
export const buyCard = action("buyCard", "Buy an Arms Bazaar card", {
  common: true,
  when: ({ content, table, seat }) => {
    if (table.bazaarDeck + table.discards.length === 0)
      return { code: "no-cards", text: "There is no card left to buy.", rule: "R-38" };
    return atPrice(content, table, step(table)) > of(table.sides, seat).pp ? short("R-38") : null;
  },
})
  .optional(
    "discard",
    "Your hand is full: which card do you discard?",
    ({ content, table, seat }) => room(content, table, seat) <= 0,
    choice((c) => listed(c, c.hand.cards)),
  )
  .apply((s) => {
    const { seat, params, content } = s;
    const { table } = s.state;
    const { recruit: open } = table;
    if (!open) throw new Error("there is no Recruit Step");
    const cost = atPrice(content, table, open);
    of(table.sides, seat).pp -= cost;
    open.bought++;
    if (params.discard !== undefined) discard(s, seat, [params.discard]);
    receive(s, seat, drawCards(s, 1));
    s.emit({ kind: "bought", seat, cost });
  });

/** Neutralized Commands; those that the seat cannot pay for are refused. */
function inNeed({ content, table, seat }: View<Baghdad>): Option[] {
  const { neutralized, pp } = of(table.sides, seat);
  return neutralized.map((value) => {
    const { name, value: worth } = of(content.commands, value);
    return { value, label: name, ...(REACTIVATION * worth > pp ? { refused: short("R-37") } : {}) };
  });
}

/** */
export const reactivate = action("reactivate", "Reactivate a Command", {
  common: true,
  when: (view) => {
    const options = inNeed(view);
    if (options.some(({ refused }) => !refused)) return null;
    const none = { code: "none-neutralized", text: "None of your Commands is Neutralized.", rule: "R-37" };
    return options[0]?.refused ?? none;
  },
})
  .param("command", "Which one?", choice(inNeed))
  .apply((s) => {
    const { command } = s.params;
    restore(s, s.seat, command, REACTIVATION * of(s.content.commands, command).value);
  });

export const endRecruit = action("endRecruit", "Recruit no more", { common: true }).apply(({ state: { table } }) => {
  table.recruit = null;
});

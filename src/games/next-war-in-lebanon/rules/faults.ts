/** Whether a game's state is sound: chits, pieces, control and scores that must add up after every action. */
import { type Envelope, mustGet } from "#engine";
import { CHIT_TYPES, type Pack, SEATS, type SeatId } from "../content/types.ts";
import { enemyOf, type GroupId, type Hand, type Lebanon } from "../state.ts";
import { poolOf } from "./chits/hand.ts";
import { sanctuaryOf, whyNoHqIn, whyNotIn } from "./pieces/entering.ts";
import { findGroup, isBox, seatOfGroup, unitsIn, zoneOfHq } from "./pieces/groups.ts";
import { isBrittle, isRocket, isSof, seatOf, unitOf } from "./pieces/units.ts";

type Env = Envelope<Lebanon>;
type Faults = Generator<string, undefined>;

/** Section 9 of the rules: what holds after every action; what does not, a few words each. */
export const faults = (env: Env, content: Pack): readonly string[] =>
  [chits, places, groups, marks, standing, control, shown, points].flatMap((check) => [...check(content, env)]);

function* unless(holds: boolean, what: string): Faults {
  if (!holds) yield what;
}

const handOf = (env: Env, seat: SeatId): Hand => mustGet(env.hands, seat);

/** Somebody has yet to set up, or has given the game up before that. */
export const isBeforeSetUp = ({ phase, turn }: Pick<Lebanon["Table"], "phase" | "turn">): boolean =>
  phase === "strategy" || phase.endsWith("set-up") || (phase === "over" && turn === 0);

/** 1: chits are neither made nor lost; what is played is back in the pool. */
function* chits(content: Pack, env: Env): Faults {
  for (const seat of SEATS) {
    const hand = handOf(env, seat);
    const pool = poolOf({ content, table: env.table }, seat, hand);
    for (const type of CHIT_TYPES) yield* unless(pool[type] >= 0, `${seat} has more ${type} than there are`);
    yield* unless(env.table.held[seat] === hand.chits.length, `the table does not know how many chits ${seat} holds`);
    yield* unless(
      env.table.planned[seat] === hand.planned.length,
      `the table does not know what ${seat} has laid aside`,
    );
  }
}

/** 2: every unit is in one place; those of a scenario never become more or fewer. */
function* places(content: Pack, env: Env): Faults {
  const { table } = env;
  const { pieces } = content.scenarios[table.scenario];
  const own = (["idf", "insurgent", "reinforcements", "syria"] as const).flatMap((part) => pieces[part].units);
  const found = [
    ...SEATS.flatMap((seat) => Object.keys(handOf(env, seat).units)),
    ...table.waiting.units,
    ...table.eliminated,
  ];
  if (isBeforeSetUp(table)) return;
  yield* unless(
    found.toSorted().join() === own.toSorted().join(),
    `units are missing or double: ${found.toSorted().join(" ")}`,
  );
  for (const seat of SEATS) {
    const { units, groups: own } = handOf(env, seat);
    const placed = own.flatMap((group) => group.units);
    yield* unless(
      placed.toSorted().join() === Object.keys(units).toSorted().join(),
      `units of ${seat} stand nowhere or twice`,
    );
    yield* unless(
      placed.every((unit) => seatOf(content, unit) === seat),
      `${seat} has units of the enemy`,
    );
  }
}

/** 3: boxes and stacks hold at most C2 units, boxes those of their nation in their zone, none disrupted. */
function* groups(content: Pack, env: Env): Faults {
  const { table } = env;
  for (const seat of SEATS) {
    const hand = handOf(env, seat);
    for (const { id, zone, units } of hand.groups) {
      yield* unless(seatOfGroup(content, id) === seat, `${id} is not ${seat}'s`);
      yield* unless(units.length > 0, `${id} is empty`);
      if (table.effect === null) yield* unless(units.length <= table.c2[seat], `${id} holds ${units.length}`);
      if (!isBox(content, id)) continue;
      yield* unless(zoneOfHq({ table, hand }, id) === zone, `${id} is not where its box is`);
      for (const unit of units) {
        yield* unless(
          unitOf(content, unit).nation === content.hqs[id]?.nation,
          `${unit} is in the box of another nation`,
        );
        yield* unless(table.battle !== null || !hand.units[unit]?.disrupted, `${unit} is disrupted in a box`);
      }
    }
  }
}

/** 4, 5: what is brittle is never disrupted, Hezbollah's and Syria's never reduced, fixed modes are kept. */
function* marks(content: Pack, env: Env): Faults {
  for (const seat of SEATS)
    for (const [unit, { mode, disrupted, reduced, fired }] of Object.entries(handOf(env, seat).units)) {
      const { nation, fixedMode } = unitOf(content, unit);
      yield* unless(!disrupted || !isBrittle(content, unit), `${unit} is disrupted`);
      yield* unless(!reduced || nation === "israel", `${unit} is reduced`);
      yield* unless(!fired || isRocket(content, unit), `${unit} has fired`);
      yield* unless(fixedMode === null || fixedMode === mode, `${unit} is in the wrong mode`);
    }
}

/** 6: nothing is where it may not be. */
function* standing(content: Pack, env: Env): Faults {
  const { table } = env;
  for (const seat of SEATS)
    for (const { zone, units } of handOf(env, seat).groups)
      for (const unit of units) {
        const closed = table.closed.includes(zone) && !isSof(content, unit);
        const why = whyNotIn({ content, table }, unit, zone);
        yield* unless(why === null || closed, `${unit} in ${zone}: ${why?.text}`);
        yield* unless(sanctuaryOf({ content, table }, zone) !== "idf" || seat === "idf", `${unit} in ${zone}`);
      }
  for (const [hq, zone] of Object.entries(table.hqs))
    if (!table.closed.includes(zone))
      yield* unless(whyNoHqIn({ content, table }, hq, zone) === null, `${hq} in ${zone}`);
}

/** 15: control is what R-26 says. */
function* control(content: Pack, env: Env): Faults {
  const { table } = env;
  if (isBeforeSetUp(table)) return;
  for (const zone of content.zoneIds) {
    const holding = SEATS.filter((seat) => {
      const hand = handOf(env, seat);
      return unitsIn(hand, zone).some((unit) => !hand.units[unit]?.disrupted);
    });
    const expected = holding.length > 1 ? "contested" : holding[0];
    yield* unless(table.control[zone] === expected, `${zone} is shown as ${table.control[zone]}, not ${expected}`);
  }
}

const idsOf = (groups: readonly { readonly id: GroupId }[]): readonly GroupId[] => groups.map(({ id }) => id);

/** 12: the table shows sizes and tops, the enemy's hand what it knows, as they are. */
function* shown(content: Pack, env: Env): Faults {
  const { table } = env;
  if (isBeforeSetUp(table)) return;
  for (const seat of SEATS) {
    const own = handOf(env, seat);
    for (const group of own.groups) {
      const { id } = group;
      const seen = findGroup(table.groups, id);
      const top = group.units[0] ?? "";
      yield* unless(seen?.zone === group.zone && (seen.size ?? 1) === group.units.length, `${id} is shown wrongly`);
      yield* unless(
        JSON.stringify(sorted(seen?.top)) === JSON.stringify(sorted({ unit: top, ...own.units[top] })),
        `the top of ${id}`,
      );
    }
    for (const [unit, { group, ...marks }] of Object.entries(handOf(env, enemyOf(seat)).known)) {
      yield* unless(findGroup(own.groups, group)?.units.includes(unit) === true, `${unit} is known in ${group}`);
      yield* unless(JSON.stringify(sorted(marks)) === JSON.stringify(sorted(own.units[unit])), `the marks of ${unit}`);
    }
    yield* evaders(content, env, seat);
  }
  const real = SEATS.flatMap((seat) => idsOf(handOf(env, seat).groups));
  yield* unless(idsOf(table.groups).join() === real.toSorted().join(), "groups that are none, double, or out of order");
}

/** Everyone sees how many evade in each zone at least. */
function* evaders(content: Pack, env: Env, seat: SeatId): Faults {
  const { groups: own, evading } = handOf(env, seat);
  const found: { [zone: string]: number } = {};
  for (const { zone, units } of Object.values(own))
    for (const unit of units) if (evading.includes(unit)) found[zone] = (found[zone] ?? 0) + 1;
  for (const zone of content.zoneIds)
    yield* unless((env.table.evading[zone]?.[seat] ?? 0) <= (found[zone] ?? 0), `evaders of ${seat} in ${zone}`);
}

const sorted = (marks: object | undefined): object => Object.fromEntries(Object.entries(marks ?? {}).toSorted());

/** 8, 10: C2 and the length of the game. */
function* points(content: Pack, { table }: Env): Faults {
  const { c2, turns } = content.scenarios[table.scenario];
  yield* unless(table.c2.idf === c2.idf, "the IDF's C2 never changes");
  yield* unless(table.c2.insurgent === c2.insurgent || table.c2.insurgent === c2.insurgent + 1, "C2 of the Insurgents");
  yield* unless((turns - table.length) % 2 === 0 && table.length <= turns, "the length of the game");
}

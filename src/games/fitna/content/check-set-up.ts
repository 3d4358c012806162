/** Checks the set-up of a scenario: who is where, who holds what, what waits. */
import { type EditionParts, isOf, isSeat, type Plan, spaceIn, unitIn } from "./edition-parts.ts";
import type { Stack } from "./scenario-types.ts";
import type { Side } from "./sides.ts";

/** Who is where at the start, and what waits. */
export function checkSetUp(plan: Plan, parts: EditionParts): void {
  checkStacks(plan, parts);
  checkOnce(plan);
  checkOwners(plan, parts);
  checkControl(plan, parts);
  checkIslamicState(plan, parts);
  checkEntrenched(plan, parts);
}

interface Placed extends Stack {
  readonly side: Side;
  readonly path: string;
}

const stacksOf = ({ scenario }: Plan): readonly Placed[] =>
  scenario.setUp.flatMap(({ side, stacks }, i) =>
    stacks.map((stack, k) => ({ ...stack, side, path: `setUp.${i}.stacks.${k}` })),
  );

function checkStacks(plan: Plan, parts: EditionParts): void {
  const { scenario, wrong, without } = plan;
  const { stacking } = parts.figures;
  const stacks = stacksOf(plan);
  for (const { space: id, side, path } of stacks) {
    const { name, country } = spaceIn(wrong, `${path}.space`, parts, id);
    if (scenario.closed.countries.includes(country))
      wrong(`${path}.space`, `${name} lies in ${country}, which is closed`);
    if (scenario.fewer?.closed.includes(country) && side !== scenario.fewer.absent)
      wrong(`${path}.space`, `${name} lies in ${country}, which is closed without ${scenario.fewer.absent}`);
    if (scenario.closed.spaces.includes(id)) wrong(`${path}.space`, `${name} is closed`);
    const there = stacks.filter(({ space }) => space === id);
    const enemy = there.find((other) => other.side !== side && !areFriends(plan, side, other.side));
    if (enemy) wrong(`${path}.space`, `${enemy.side} stands in ${name} (R-041)`);
    const units = there.flatMap((stack) => stack.units).filter((unit) => !without.includes(unit));
    const count = units.length + there.reduce((sum, { hidden }) => sum + hidden, 0);
    const most = side === "IS" ? stacking.is : stacking.side;
    if (count > most) wrong(path, `${count} units stand in ${name}, not at most ${most} (R-040)`);
    const corps = units.filter((unit) => parts.units[unit]?.size === "corps").length;
    if (corps > stacking.corps) wrong(path, `${corps} corps stand in ${name} (R-040)`);
  }
}

const areFriends = ({ scenario }: Plan, a: Side, b: Side): boolean =>
  scenario.friends.some((pair) => pair.some((seat) => seat === a) && pair.some((seat) => seat === b));

/** Every list of units in a scenario, with where it is written and whose they are. */
function listsOf(plan: Plan) {
  const { pools, coupPool, batches } = plan.scenario;
  return [
    ...stacksOf(plan).map(({ side, units, path }) => ({ side, units, path: `${path}.units` })),
    ...pools.map(({ side, units }, i) => ({ side, units, path: `pools.${i}.units` })),
    { side: null, units: coupPool, path: "coupPool" },
    ...batches.flatMap(({ seat: side, batches: lists }, i) =>
      lists.map((units, k) => ({ side, units, path: `batches.${i}.batches.${k}` })),
    ),
  ];
}

function checkOnce(plan: Plan): void {
  const seen = new Set<string>();
  for (const { units, path } of listsOf(plan)) {
    units.forEach((id, i) => {
      if (seen.has(id)) plan.wrong(`${path}.${i}`, `“${id}” is listed twice`);
      seen.add(id);
    });
  }
}

function checkOwners(plan: Plan, parts: EditionParts): void {
  const { scenario, wrong, without } = plan;
  const out = scenario.special.flatMap((rule) => (rule.kind === "out-of-game" ? rule.nations : []));
  for (const { side, units, path } of listsOf(plan)) {
    if (side !== null && side !== "IS" && side !== "KUR" && !isSeat(scenario, side))
      wrong(path, `${side} has no seat in this scenario`);
    units.forEach((id, i) => {
      const unit = unitIn(wrong, `${path}.${i}`, parts, id);
      if (without.includes(id)) return;
      if (out.includes(unit.nation)) wrong(`${path}.${i}`, `${unit.nation} is out of this game`);
      if (side === null && unit.nation !== "FSA" && unit.nation !== "FIA")
        wrong(`${path}.${i}`, `${unit.name} is of no Free Army (R-151)`);
      if (side !== null && !isOf(scenario, side, unit))
        wrong(`${path}.${i}`, `${side} does not command ${unit.nation}`);
    });
  }
}

/** a space is listed for one side, and not for another than the one that is there. */
function checkControl(plan: Plan, parts: EditionParts): void {
  const { scenario, wrong } = plan;
  const holders = new Map<string, Side>();
  scenario.control.forEach(({ side, countries, spaces }, i) => {
    if (side !== "IS" && side !== "KUR" && !isSeat(scenario, side))
      wrong(`control.${i}.side`, `${side} has no seat here`);
    for (const [kind, list] of Object.entries({ countries, spaces })) {
      list.forEach((id, k) => {
        if (kind === "spaces") spaceIn(wrong, `control.${i}.${kind}.${k}`, parts, id);
        if (holders.has(id)) wrong(`control.${i}.${kind}.${k}`, `“${id}” is ${holders.get(id)}'s already`);
        holders.set(id, side);
      });
    }
  });
  for (const { space, side, path } of stacksOf(plan)) {
    const holder = holders.get(space);
    if (holder !== undefined && holder !== side) wrong(`${path}.space`, `${space} is listed as ${holder}'s`);
  }
}

/** §25.1: where IS plays, all its face-down counters are somewhere, and so is Al Baghdadi. */
function checkIslamicState(plan: Plan, { units }: EditionParts): void {
  const lists = [...stacksOf(plan), ...plan.scenario.pools];
  const hidden = lists.reduce((sum, list) => sum + list.hidden, 0);
  const open = lists.flatMap((list) => list.units).filter((id) => units[id]?.nation === "IS");
  if (hidden === 0 && open.length === 0) return;
  const all = Object.values(units).filter(({ nation }) => nation === "IS");
  const leader = all.find(({ type }) => type === "leader")?.id;
  if (open.join() !== leader) plan.wrong("setUp", `of IS, ${leader} and no other is named (§25.1)`);
  const faceDown = all.length - 1;
  if (hidden !== faceDown) plan.wrong("pools", `${hidden} face-down IS counters are listed, not ${faceDown} (§25.1)`);
  stacksOf(plan).forEach((stack) => {
    if (stack.side !== "IS" && stack.hidden > 0)
      plan.wrong(`${stack.path}.hidden`, `${stack.side} has no such counters`);
  });
}

function checkEntrenched({ scenario, wrong }: Plan, parts: EditionParts): void {
  const { entrenched } = scenario;
  const { entrenchment } = parts.edition.markers;
  if (entrenched.length > entrenchment) wrong("entrenched", `there are only ${entrenchment} markers`);
  entrenched.forEach((id, i) => {
    spaceIn(wrong, `entrenched.${i}`, parts, id);
    if (entrenched.indexOf(id) < i) wrong(`entrenched.${i}`, `“${id}” is listed twice`);
  });
}

import { type Wrong, wrongIfRepeated, wrongIn } from "../../../engine/index.ts";
import { checkSetUp } from "./check-set-up.ts";
import { checkVictory } from "./check-victory.ts";
import { type Ground, type Plan, seatIn, spaceIn, unitIn } from "./ground.ts";
import type { Amendment } from "./scenario-types.ts";
import type { SeatId } from "./sides.ts";

/** A scenario names seats, spaces, units and cards that there are in its edition. */
export function checkScenario(plan: Plan, ground: Ground): void {
  const { scenario, wrong } = plan;
  wrongIfRepeated(wrong, "seats", scenario.seats, ["seat"]);
  checkSeats(plan);
  checkSetUp(plan, ground);
  scenario.closed.spaces.forEach((id, i) => {
    spaceIn(wrong, `closed.spaces.${i}`, ground, id);
  });
  checkCards(plan, ground);
  checkSpecial(plan, ground);
  scenario.seats.forEach(({ commands }, i) => {
    commands.forEach(({ units }, k) => {
      for (const unit of units) unitIn(wrong, `seats.${i}.commands.${k}.units`, ground, unit);
    });
  });
  wrongIfRepeated(wrong, "victory", scenario.victory, ["seat"]);
  scenario.victory.forEach((victory, i) => {
    checkVictory(wrong, `victory.${i}`, victory, ground);
  });
  if (scenario.victory.length < scenario.seats.length) wrong("victory", "there must be one of every seat");
}

function checkSeats({ scenario, wrong }: Plan): void {
  const { specialJokers, transit, friends, peace, batches, usa, russia, victory, groups, fewer } = scenario;
  for (const [part, list] of Object.entries({ specialJokers, transit, batches, usa, victory })) {
    list.forEach(({ seat }, i) => {
      seatIn(wrong, `${part}.${i}.seat`, scenario, seat);
    });
  }
  for (const [part, pairs] of Object.entries({ friends, peace })) {
    pairs.forEach((pair, i) => {
      for (const seat of pair) seatIn(wrong, `${part}.${i}`, scenario, seat);
    });
  }
  if (russia !== null) seatIn(wrong, "russia", scenario, russia);
  checkGroups(wrong, scenario, "groups", groups);
  scenario.sharings.forEach((all, i) => {
    checkGroups(wrong, scenario, `sharings.${i}`, all);
    if (scenario.sharings.findIndex((other) => other.length === all.length) < i)
      wrong(`sharings.${i}`, `how ${all.length} people share the seats is said twice`);
  });
  if (!fewer) return;
  seatIn(wrong, "fewer.absent", scenario, fewer.absent);
  const { seat, batch, units } = fewer.joins;
  const joined = batches.find((one) => one.seat === seat)?.batches[batch - 1];
  if (!joined) wrong("fewer.joins.batch", `${seat} has no batch ${batch}`);
  const left = [
    ...scenario.setUp
      .filter(({ side }) => side === fewer.absent)
      .flatMap(({ stacks }) => stacks.flatMap((s) => s.units)),
    ...batches.filter((one) => one.seat === fewer.absent).flatMap((one) => one.batches.flat()),
  ];
  const odd = units.find((id) => !left.includes(id));
  if (odd !== undefined) wrong("fewer.joins.units", `“${odd}” is not ${fewer.absent}'s`);
}

/** */
function checkGroups(
  wrong: Wrong,
  scenario: Plan["scenario"],
  path: string,
  groups: readonly (readonly SeatId[])[],
): void {
  groups.forEach((group, i) => {
    for (const seat of group) seatIn(wrong, `${path}.${i}`, scenario, seat);
  });
  const grouped = groups.flat();
  if (new Set(grouped).size < grouped.length || grouped.length < scenario.seats.length)
    wrong(path, "every seat is in one group");
}

/** */
function checkCards({ scenario, wrong }: Plan, { cards, specialJokers }: Ground): void {
  const { cardsRemoved } = scenario;
  cardsRemoved.forEach((number, i) => {
    if (!cards.some((card) => card.number === number)) wrong(`cardsRemoved.${i}`, `there is no card #${number}`);
    if (cardsRemoved.indexOf(number) < i) wrong(`cardsRemoved.${i}`, `#${number} is listed twice`);
  });
  scenario.specialJokers.forEach(({ joker }, i) => {
    if (!specialJokers.some(({ id }) => id === joker)) wrong(`specialJokers.${i}.joker`, `there is no “${joker}”`);
  });
}

function checkSpecial({ scenario, wrong }: Plan, ground: Ground): void {
  scenario.special.forEach((rule, i) => {
    const path = `special.${i}`;
    if ("seat" in rule) seatIn(wrong, `${path}.seat`, scenario, rule.seat);
    if (rule.kind === "no-western-source") for (const id of rule.spaces) spaceIn(wrong, `${path}.spaces`, ground, id);
    if (rule.kind === "set-up-coup") {
      seatIn(wrong, `${path}.rolledBy`, scenario, rule.rolledBy);
      seatIn(wrong, `${path}.replacementsTo`, scenario, rule.replacementsTo);
    }
    if (rule.kind !== "shared-intervention") return;
    rule.shares.forEach(({ seat, now, next }, k) => {
      seatIn(wrong, `${path}.shares.${k}.seat`, scenario, seat);
      for (const id of [...now, ...next]) unitIn(wrong, `${path}.shares.${k}`, ground, id);
    });
  });
}

/** What an edition changes is there to be changed, and what stands in its place is of the edition. */
export function checkAmendment(file: string, amendment: Amendment, listed: readonly string[], ground: Ground): void {
  const wrong = wrongIn(file);
  for (const [from, to] of Object.entries(amendment.moved)) {
    if (Object.hasOwn(ground.spaces, from)) wrong(`moved.${from}`, `the ${ground.edition.edition} edition has it`);
    spaceIn(wrong, `moved.${from}`, ground, to);
  }
  amendment.unused.forEach((id, i) => {
    if (!listed.includes(id)) wrong(`unused.${i}`, `“${id}” is not listed in this scenario`);
  });
  amendment.victory.forEach((victory, i) => {
    checkVictory(wrong, `victory.${i}`, victory, ground);
  });
}

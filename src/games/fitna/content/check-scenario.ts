/** Checks that a scenario names only what there is in its edition. */
import { type Wrong, wrongIfRepeated, wrongIn } from "#engine";
import { checkSetUp } from "./check-set-up.ts";
import { type EditionParts, type Plan, seatIn, spaceIn, unitIn } from "./edition-parts.ts";
import type { Amendment } from "./scenario-types.ts";
import type { SeatId } from "./sides.ts";
import { type Expression, LEVELS, type Victory } from "./victory-types.ts";

/** A scenario names seats, spaces, units and cards that there are in its edition. */
export function checkScenario(plan: Plan, parts: EditionParts): void {
  const { scenario, wrong } = plan;
  wrongIfRepeated(wrong, "seats", scenario.seats, ["seat"]);
  checkSeats(plan);
  checkSetUp(plan, parts);
  scenario.closed.spaces.forEach((id, i) => {
    spaceIn(wrong, `closed.spaces.${i}`, parts, id);
  });
  checkCards(plan, parts);
  checkSpecial(plan, parts);
  scenario.seats.forEach(({ commands }, i) => {
    commands.forEach(({ units }, k) => {
      for (const unit of units) unitIn(wrong, `seats.${i}.commands.${k}.units`, parts, unit);
    });
  });
  wrongIfRepeated(wrong, "victory", scenario.victory, ["seat"]);
  scenario.victory.forEach((victory, i) => {
    checkVictory(wrong, `victory.${i}`, victory, parts);
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

/** with two people each seat is held by one of them. */
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

/** what is taken out is a card of the edition. */
function checkCards({ scenario, wrong }: Plan, { cards, specialJokers }: EditionParts): void {
  const { cardsRemoved } = scenario;
  cardsRemoved.forEach((number, i) => {
    if (!cards.some((card) => card.number === number)) wrong(`cardsRemoved.${i}`, `there is no card #${number}`);
    if (cardsRemoved.indexOf(number) < i) wrong(`cardsRemoved.${i}`, `#${number} is listed twice`);
  });
  scenario.specialJokers.forEach(({ joker }, i) => {
    if (!specialJokers.some(({ id }) => id === joker)) wrong(`specialJokers.${i}.joker`, `there is no “${joker}”`);
  });
}

function checkSpecial({ scenario, wrong }: Plan, parts: EditionParts): void {
  scenario.special.forEach((rule, i) => {
    const path = `special.${i}`;
    if ("seat" in rule) seatIn(wrong, `${path}.seat`, scenario, rule.seat);
    if (rule.kind === "no-western-source") for (const id of rule.spaces) spaceIn(wrong, `${path}.spaces`, parts, id);
    if (rule.kind === "set-up-coup") {
      seatIn(wrong, `${path}.rolledBy`, scenario, rule.rolledBy);
      seatIn(wrong, `${path}.replacementsTo`, scenario, rule.replacementsTo);
    }
    if (rule.kind !== "shared-intervention") return;
    rule.shares.forEach(({ seat, now, next }, k) => {
      seatIn(wrong, `${path}.shares.${k}.seat`, scenario, seat);
      for (const id of [...now, ...next]) unitIn(wrong, `${path}.shares.${k}`, parts, id);
    });
  });
}

/** What an edition changes is there to be changed, and what replaces it belongs to the edition. */
export function checkAmendment(
  file: string,
  amendment: Amendment,
  listed: readonly string[],
  parts: EditionParts,
): void {
  const wrong = wrongIn(file);
  for (const [from, to] of Object.entries(amendment.moved)) {
    if (Object.hasOwn(parts.spaces, from)) wrong(`moved.${from}`, `the ${parts.edition.edition} edition has it`);
    spaceIn(wrong, `moved.${from}`, parts, to);
  }
  amendment.unused.forEach((id, i) => {
    if (!listed.includes(id)) wrong(`unused.${i}`, `“${id}” is not listed in this scenario`);
  });
  amendment.victory.forEach((victory, i) => {
    checkVictory(wrong, `victory.${i}`, victory, parts);
  });
}

/** conditions that can be met on the map of the edition. */
function checkVictory(wrong: Wrong, path: string, victory: Victory, parts: EditionParts): void {
  for (const level of LEVELS) checkExpression(wrong, `${path}.${level}`, victory[level], parts);
}

function checkExpression(wrong: Wrong, path: string, expression: Expression, parts: EditionParts): void {
  const inCountry = (country: string): number =>
    Object.values(parts.spaces).filter((space) => space.country === country).length;
  switch (expression.kind) {
    case "and":
    case "or":
      expression.of.forEach((part, i) => {
        checkExpression(wrong, `${path}.of.${i}`, part, parts);
      });
      return;
    case "any":
    case "fany":
      if (expression.least > expression.spaces.length)
        wrong(`${path}.least`, `there are only ${expression.spaces.length}`);
      checkSpaces(wrong, path, expression.spaces, parts);
      return;
    case "ctl":
    case "fctl":
    case "none":
      checkSpaces(wrong, path, expression.spaces, parts);
      return;
    case "cnt":
      checkMost(wrong, path, expression.least, inCountry(expression.country));
      return;
    case "out": {
      const { edition, units } = parts;
      const there = Object.values(units).filter(({ nation }) => nation === expression.nation);
      checkMost(wrong, path, expression.least, there.filter(({ id }) => !edition.absent.units.includes(id)).length);
      return;
    }
    case "kurd":
      checkMost(
        wrong,
        path,
        expression.least,
        Object.values(parts.spaces).filter(({ kurds }) => kurds !== null).length,
      );
      return;
    case "corr":
      if (expression.from === expression.to) wrong(path, "a corridor leads from one place to another");
      return;
    case "isIn":
    case "ten":
      return;
  }
}

function checkMost(wrong: Wrong, path: string, least: number, there: number): void {
  if (least > there) wrong(`${path}.least`, `there are only ${there}`);
}

function checkSpaces(wrong: Wrong, path: string, spaces: readonly string[], parts: EditionParts): void {
  spaces.forEach((id, i) => {
    spaceIn(wrong, `${path}.spaces.${i}`, parts, id);
  });
}

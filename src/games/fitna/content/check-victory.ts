import type { Wrong } from "../../../engine/index.ts";
import { type Ground, spaceIn } from "./ground.ts";
import { type Expression, LEVELS, type Victory } from "./victory-types.ts";

/** conditions that can be met on the map of the edition. */
export function checkVictory(wrong: Wrong, path: string, victory: Victory, ground: Ground): void {
  for (const level of LEVELS) checkExpression(wrong, `${path}.${level}`, victory[level], ground);
}

function checkExpression(wrong: Wrong, path: string, expression: Expression, ground: Ground): void {
  const inCountry = (country: string): number =>
    Object.values(ground.spaces).filter((space) => space.country === country).length;
  switch (expression.kind) {
    case "and":
    case "or":
      expression.of.forEach((part, i) => {
        checkExpression(wrong, `${path}.of.${i}`, part, ground);
      });
      return;
    case "any":
    case "fany":
      if (expression.least > expression.spaces.length)
        wrong(`${path}.least`, `there are only ${expression.spaces.length}`);
      checkSpaces(wrong, path, expression.spaces, ground);
      return;
    case "ctl":
    case "fctl":
    case "none":
      checkSpaces(wrong, path, expression.spaces, ground);
      return;
    case "cnt":
      checkMost(wrong, path, expression.least, inCountry(expression.country));
      return;
    case "out": {
      const { edition, units } = ground;
      const there = Object.values(units).filter(({ nation }) => nation === expression.nation);
      checkMost(wrong, path, expression.least, there.filter(({ id }) => !edition.absent.units.includes(id)).length);
      return;
    }
    case "kurd":
      checkMost(
        wrong,
        path,
        expression.least,
        Object.values(ground.spaces).filter(({ kurds }) => kurds !== null).length,
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

function checkSpaces(wrong: Wrong, path: string, spaces: readonly string[], ground: Ground): void {
  spaces.forEach((id, i) => {
    spaceIn(wrong, `${path}.spaces.${i}`, ground, id);
  });
}

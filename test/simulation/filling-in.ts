import type { Dice } from "#engine";
import { type Control, controlsOf, isMenu } from "../../src/cli/robot/controls.ts";
import type { Page } from "../../src/cli/robot/page.ts";
import { readPress } from "../../src/discord/screen/custom-id.ts";

/** How many menus are chosen from, at most. */
const MOST = 4;

/** Chooses from menus of what a page asks, and submits nothing. Whether anything was filled in. */
export async function fillInAlone(page: Page, dice: Dice): Promise<boolean> {
  let chosen = 0;
  for (let left = 1 + dice.below(MOST); left > 0; left--) {
    const menus = controlsOf(page.message).filter(isMenu).filter(fillsIn);
    if (menus.length === 0) break;
    const { custom_id, options, min_values: least = 1 } = dice.of(menus);
    const others = options.filter((option) => option.default !== true).map(({ value }) => value);
    const values = dice.shuffled(others).slice(0, Math.max(1, least));
    if (values.length < Math.max(1, least)) break;
    const { kind, name, step } = readPress(custom_id);
    await page.choose({ kind, name, step }, values);
    chosen += 1;
  }
  return chosen > 0;
}

/** Menus that begin a form or a row, or fill it in. */
function fillsIn({ custom_id, disabled }: Control): boolean {
  const { kind, step } = readPress(custom_id);
  if (disabled === true) return false;
  return (
    kind === "form" || (kind === "step" && step.startsWith("add.")) || (kind === "page" && step.startsWith("begin."))
  );
}

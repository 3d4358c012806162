import type { Dice } from "#engine";
import { controlsOf, isMenu, textOf } from "../../src/cli/robot/controls.ts";
import type { Page } from "../../src/cli/robot/page.ts";
import { readPress } from "../../src/discord/screen/custom-id.ts";

/** How many rows are chosen, at most. */
const MOST = 3;
const KEEP = { kind: "step", step: "send.0" } as const;
const CLOSE = { kind: "form", step: "close.0.0" } as const;
/** What a page says of a step to come. */
const TO_COME = "Before your turn:";
const BACK = { kind: "page", name: null, step: "prepare" } as const;

/** Fills in a step before its turn comes, by whatever its menus offer. Whether it was kept; else it is left again. */
export async function prepareStep(page: Page, key: string, dice: Dice): Promise<boolean> {
  const turn = { kind: "page", name: key, step: "prepare" } as const;
  if (!page.has(turn)) return false;
  await page.press(turn);
  for (let rows = 1 + dice.below(MOST); rows > 0; rows--) {
    const menus = controlsOf(page.message).filter(isMenu);
    const menu = menus.find(
      ({ custom_id }) => readPress(custom_id).kind === "step" && readPress(custom_id).step.startsWith("add."),
    );
    if (!menu) break;
    const { value } = dice.of(menu.options);
    await page.choose({ kind: "step", step: readPress(menu.custom_id).step, offers: value }, [value]);
  }
  if (page.has(CLOSE)) await page.press(CLOSE);
  const keeps = page.has(KEEP);
  if (keeps || page.has(BACK)) await page.press(keeps ? KEEP : BACK);
  return keeps;
}

/** Turns a page back that was left at a step to come, even with a row half filled in. */
export async function backToNow(page: Page): Promise<void> {
  if (textOf(page.message).includes(TO_COME) && page.has(CLOSE)) await page.press(CLOSE);
  if (page.has(BACK)) await page.press(BACK);
}

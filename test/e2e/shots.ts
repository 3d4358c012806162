import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

const FOLDER = fileURLToPath(new URL("../../test-output/page/", import.meta.url));

/** Whether people want to look at what the tests see: to draw it costs more than to assert anything. */
export const SHOTS_WANTED = process.env.UMPIRE_SHOTS === "1";

/** What a page shows, for people to look at, where they want to. */
export async function shot(page: Page, name: string): Promise<void> {
  if (SHOTS_WANTED) await shotOf(page, name);
}

/** The same in any case: of what has failed. */
export async function shotOf(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await page.bringToFront();
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "playwright-core";

const ARGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export interface Browser {
  readonly context: BrowserContext;
  close(): Promise<void>;
}

const DESKTOP = { viewport: { width: 1280, height: 800 } };
/** A phone held upright, used by thumb. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** A browser that knows nothing yet. */
export async function openBrowser(executablePath: string, device: "desktop" | "phone" = "desktop"): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), "umpire-browser-"));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: ARGS,
    ...(device === "phone" ? PHONE : DESKTOP),
    colorScheme: "dark",
    reducedMotion: "reduce", // what moves for ever is painted for ever
    locale: "en-US",
  });
  return {
    context,
    async close() {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

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

/** Whether pictures are made of what people see, to be looked at: they cost more than all that is asserted. */
export const SHOTS_WANTED = process.env.UMPIRE_SHOTS === "1";

const DESKTOP = { viewport: { width: 1280, height: 800 } };
/** A phone held upright, used by thumb; as sharp as a real one only where somebody looks at it. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: SHOTS_WANTED ? 2 : 1,
};

/** A browser that knows nothing yet. */
export async function openBrowser(executablePath: string, device: "desktop" | "phone" = "desktop"): Promise<Browser> {
  const browser = await chromium.launch({ executablePath, args: ARGS });
  const context = await browser.newContext({
    ...(device === "phone" ? PHONE : DESKTOP),
    colorScheme: "dark",
    reducedMotion: "reduce", // what moves for ever is painted for ever
    locale: "en-US",
  });
  return { context, close: () => browser.close() };
}

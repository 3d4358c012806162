import { type BrowserContext, chromium, type Browser as Program } from "playwright-core";
import { count } from "../costs/count.mjs";
import { SHOTS_WANTED } from "./shots.ts";

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
/** A phone held upright, used by thumb; as sharp as a real one only where somebody looks at it. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: SHOTS_WANTED ? 2 : 1,
};

/** The browser of this process: started once for all its test files, it ends with it. */
let program: Promise<Program> | null = null;

/** A browser that knows nothing yet: the one of this process, with a profile of its own. */
export async function openBrowser(executablePath: string, device: "desktop" | "phone" = "desktop"): Promise<Browser> {
  program ??= chromium.launch({ executablePath, args: ARGS });
  const context = await (await program).newContext({
    ...(device === "phone" ? PHONE : DESKTOP),
    colorScheme: "dark",
    reducedMotion: "reduce", // what moves for ever is painted for ever
    locale: "en-US",
  });
  context.on("page", () => count("browser pages"));
  return { context, close: () => context.close() };
}

import { existsSync } from "node:fs";

const { UMPIRE_CHROMIUM } = process.env;
const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** An installed Chromium; null if there is none. */
export const installedChromium =
  (UMPIRE_CHROMIUM === undefined ? PLACES : [UMPIRE_CHROMIUM]).find((path) => path !== "" && existsSync(path)) ?? null;

import { readPackFiles } from "../../../src/campaign/packs.ts";
import { readPack } from "../../../src/games/fitna/content/read.ts";

/** The pack of the game. */
export const files = readPackFiles(new URL("../../../data/fitna", import.meta.url).pathname);
export const content = readPack(files);

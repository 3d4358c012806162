import { games } from "../../src/games/registry.ts";
import { marked } from "../discord/secrecy/marks.ts";

/** All games, with the mark of its seat on all words that are made from what only that seat may see or is told. */
export const markedGames = games.map(marked);

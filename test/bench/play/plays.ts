import { benchPlay } from "../../../scripts/bench/turns.ts";

/** How campaigns of a game trouble those who play them; a process of its own plays faster than a test's loader. */
const [game = ""] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await benchPlay(game)));

import { benchPlay } from "./src/cli/bench/turns.ts";
console.log(JSON.stringify(await benchPlay("fitna")));

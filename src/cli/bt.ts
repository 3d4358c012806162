import { benchTurns } from "./bench/turns.ts";

console.log(JSON.stringify(await benchTurns(process.argv[2] ?? ""), null, 1));

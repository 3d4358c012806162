import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  PLAYERS,
  median,
  playOut,
  rounded
} from "./chunk-VCXORO5Y.js";
import {
  atLeast,
  bookOf,
  chosenOptions,
  printJson,
  randomSeed,
  seed,
  setting
} from "./chunk-AABNBFIG.js";
import "./chunk-KLHXMCDA.js";
import "./chunk-IUAYHR45.js";
import {
  Command,
  Option
} from "./chunk-27Y5C5C4.js";
import "./chunk-Z3K52CNU.js";
import {
  refuse
} from "./chunk-Q6LHD3MV.js";
import "./chunk-Z6ZNBKAO.js";
import "./chunk-LXFBX2PP.js";

// src/cli/selfplay.ts
import { createHash } from "node:crypto";
var LONG = 8;
var MOST_ACTIONS = 1e5;
function selfplayCommand() {
  return new Command("selfplay").description("play games between computer players, without Discord, and print one JSON line of figures").requiredOption("--game <id>", "which game").option("--games <n>", "how many", atLeast(1), 100).option("--seats <n>", "number of seats; the game's default otherwise", atLeast(1)).option("--set <option=value>", "an option of the game; may be given again", setting, {}).option("--seed <hex>", "makes the games repeatable", seed, randomSeed()).addOption(new Option("--players <kind>", "who plays").choices(PLAYERS).default("random")).option(
    "--seat <seat=kind>",
    "who plays this seat, if somebody else than the others; may be given again",
    setting,
    {}
  ).action(selfplay);
}
function playersOf(book, options, { players, seat: by }) {
  const { definition, content } = book;
  const seats = definition.roster({ ...definition.defaults, ...options }, content).map(({ id }) => id);
  const kinds = Object.entries(by).map(([seat, word]) => {
    if (!seats.includes(seat))
      return refuse("unknown-seat", `There is no seat \u201C${seat}\u201D; there are: ${seats.join(", ")}.`);
    const kind = PLAYERS.find((one) => one === word);
    return kind ? [seat, kind] : refuse("unknown-player", `\u201C${word}\u201D is no player; there are: ${PLAYERS.join(", ")}.`);
  });
  const named = new Map(kinds);
  return (seat) => named.get(seat) ?? players;
}
function selfplay(flags) {
  const { game, games, seed: first } = flags;
  const book = bookOf(game);
  const wins = {};
  const options = chosenOptions(book, flags);
  const player = playersOf(book, options, flags);
  let actions = 0;
  let finished = 0;
  let time = 0n;
  const turns = [];
  for (let i = 0; i < games; i++) {
    const key = createHash("sha256").update(`${first} ${i}`).digest("hex");
    const played = playOut(book, { options, key, player, most: MOST_ACTIONS });
    actions += played.actions;
    time += played.time;
    if (!played.result) continue;
    finished++;
    turns.push(book.definition.phase(played.env.table).turn);
    for (const { title, seats: winners } of played.result.victories) {
      const row = wins[title] ?? {};
      for (const seat of winners) row[seat] = (row[seat] ?? 0) + 1;
      wins[title] = row;
    }
  }
  const seconds = Number(time) / 1e9;
  const length = { median: median(turns), long: rounded(turns.filter((turn) => turn >= LONG).length / turns.length) };
  const speed = { actions, seconds, actionsPerSecond: Math.round(actions / seconds) };
  printJson({ game, games, ...speed, finished, turns: length, wins });
}
export {
  selfplayCommand
};

import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  verify
} from "./chunk-UGEOMOCU.js";
import {
  isMenu,
  mailboxes,
  mannerOf,
  openCampaign,
  piecesOf,
  playCampaign,
  startCampaign
} from "./chunk-DBDBD2KO.js";
import {
  Clock,
  MessageFlags,
  startSandbox
} from "./chunk-HCQUSKB7.js";
import {
  require_cli_progress,
  startUmpire
} from "./chunk-DVDNNTKH.js";
import "./chunk-S6OPBATL.js";
import "./chunk-L2K75C2T.js";
import "./chunk-YZ4D4Y3V.js";
import "./chunk-3A2CJI4L.js";
import "./chunk-XBF6EGNQ.js";
import "./chunk-LVZ2MTIL.js";
import "./chunk-6UY64SCZ.js";
import "./chunk-UQVAUGZD.js";
import "./chunk-GCRBFDXC.js";
import "./chunk-65DZ7QLO.js";
import "./chunk-NS7TBYEJ.js";
import "./chunk-YQHLEX5K.js";
import "./chunk-OKC5QI2S.js";
import "./chunk-5BQA6T4B.js";
import "./chunk-NG7VQ2BD.js";
import "./chunk-2DHQLNE6.js";
import "./chunk-TIB24QDT.js";
import "./chunk-6CBDAX2X.js";
import "./chunk-IJQUSZ4G.js";
import {
  atLeast,
  bookOf,
  chosenOptions,
  randomSeed,
  seed,
  setting
} from "./chunk-AABNBFIG.js";
import {
  games
} from "./chunk-KLHXMCDA.js";
import "./chunk-IUAYHR45.js";
import {
  Command
} from "./chunk-27Y5C5C4.js";
import "./chunk-Z3K52CNU.js";
import {
  Dice,
  completed
} from "./chunk-Q6LHD3MV.js";
import "./chunk-Z6ZNBKAO.js";
import {
  __toESM
} from "./chunk-LXFBX2PP.js";

// src/cli/demo.ts
var import_cli_progress = __toESM(require_cli_progress(), 1);
import { mkdirSync as mkdirSync2, rmSync, writeFileSync as writeFileSync2 } from "node:fs";
import { join as join2, resolve } from "node:path";
import { pino } from "pino";

// src/cli/demo/diary.ts
var Diary = class {
  #people;
  #sent = /* @__PURE__ */ new Map();
  #ends = [];
  constructor(people) {
    this.#people = people;
  }
  /** Begins to write down. */
  watch() {
    for (const person of this.#people)
      this.#ends.push(
        person.watch(({ t, d }) => {
          if (t === "MESSAGE_CREATE") this.#note(person, d);
        })
      );
  }
  #note(person, message) {
    const isAnswer = ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
    if (isAnswer || !mailboxes(person).includes(message.channel_id)) return;
    this.#sent.set(person.id, [...this.of(person), message]);
  }
  of(person) {
    return this.#sent.get(person.id) ?? [];
  }
  end() {
    for (const end of this.#ends) end();
  }
};

// src/cli/demo/transcript.ts
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
var MOST_ENTRIES = 6;
async function writeTranscript(folder, people, channel, diary) {
  const album = new Album(folder);
  const [first] = people;
  if (!first) return 0;
  const places = first.channels().filter((c) => c.id === channel || "parent_id" in c && c.parent_id === channel);
  const parts = ["# The channel and its threads"];
  for (const place of places) {
    const text = await pageOf(album, `channel-${place.id.slice(-4)}`, standing(first, place.id));
    if (text !== "") parts.push(`## ${"name" in place && place.name ? place.name : place.id}`, text);
  }
  writeFileSync(join(folder, "transcript.md"), parts.join("\n\n"));
  for (const person of people) {
    const name = person.name.toLowerCase();
    const came = await pageOf(null, name, diary.of(person));
    const last = await pageOf(album, name, standing(person, person.dm().id));
    const text = [`# Direct messages to ${person.name}, as they came`, came, "# What stands in the end", last];
    writeFileSync(join(folder, `messages-to-${name}.md`), text.join("\n\n"));
  }
  return album.size;
}
var Album = class {
  #folder;
  size = 0;
  constructor(folder) {
    this.#folder = folder;
    mkdirSync(join(folder, "pictures"), { recursive: true });
  }
  /** Keeps a picture; gives where it lies. */
  async keep(name, url) {
    const file = `pictures/${name}-${String(++this.size).padStart(3, "0")}.png`;
    writeFileSync(join(this.#folder, file), Buffer.from(await (await fetch(url)).arrayBuffer()));
    return file;
  }
};
var standing = (reader, place) => reader.messages(place).filter((m) => ((m.flags ?? 0) & MessageFlags.Ephemeral) === 0);
async function pageOf(album, name, messages) {
  const texts = [];
  for (const message of messages) texts.push(await textOf(album, name, message));
  return texts.filter((text) => text !== "").join("\n\n---\n\n");
}
async function textOf(album, name, message) {
  const said = message.author.bot === true ? "" : `> **${message.author.username}:** `;
  const lines = [];
  for (const piece of piecesOf(message)) lines.push(await lineOf(album, name, piece));
  const text = lines.filter((line) => line !== "").join("\n\n");
  return text === "" ? "" : `${said}${text}`;
}
async function lineOf(album, name, piece) {
  switch (piece.kind) {
    case "text":
      return piece.text.replaceAll(/^-# (.*)$/gm, "<sub>$1</sub>").replaceAll("\n", "  \n");
    case "section":
      return `${piece.text.replaceAll("\n", "  \n")}${piece.control ? `  
${controlText(piece.control)}` : ""}`;
    case "controls":
      return piece.controls.map(controlText).join(" ");
    case "rule":
      return "\xB7 \xB7 \xB7";
    case "pictures": {
      const shown = [];
      for (const { url, words } of piece.pictures) {
        const plain = words.replaceAll(/[\n[\]]+/g, " ");
        shown.push(album ? `![${plain}](${await album.keep(name, url)})` : `*Picture: ${plain}*`);
      }
      return shown.join("\n");
    }
  }
}
function controlText(control) {
  if (!isMenu(control)) return `[${control.label ?? ""}]`;
  const names = control.options.slice(0, MOST_ENTRIES).map(({ label, default: is }) => is ? `\u2039${label}\u203A` : label);
  const more = control.options.length - names.length;
  return `[${control.placeholder ?? ""} \u25BE ${names.join(" | ")}${more > 0 ? ` | ${more} more` : ""}]`;
}

// src/cli/demo.ts
var PEOPLE = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"];
function demoCommand() {
  return new Command("demo").description(
    "let computer players play a whole campaign on the sandbox; pictures and transcript are written to a folder"
  ).requiredOption("--game <id>", "which game").option("--seats <n>", "number of seats; the game's default otherwise", atLeast(1)).option("--set <option=value>", "an option of the game; may be given again", setting, {}).option("--seed <hex>", "makes the players' choices repeatable (the dice are drawn anew)", seed, randomSeed()).requiredOption("--out <dir>", "where pictures, transcript, database and the game's file go").action(demo);
}
async function demo(flags) {
  const folder = resolve(flags.out);
  const { umpire, close, ...stage } = await openStage(flags, folder);
  const bar = new import_cli_progress.SingleBar({
    format: "{bar} {percentage}% \xB7 {moves} answers \xB7 {duration_formatted}",
    noTTYOutput: false
  });
  let moves = 0;
  try {
    bar.start(100, 0, { moves });
    const campaign = {
      ...stage,
      umpire,
      async done({ phase }) {
        const { turn, turns } = phase ?? { turn: 1, turns: null };
        bar.update(Math.floor(100 * (turn - 1) / (turns ?? Math.max(turn, 12))), { moves: ++moves });
      }
    };
    const diary = new Diary(campaign.people);
    diary.watch();
    const id = await openCampaign(campaign, flags.game);
    await startCampaign(campaign);
    await playCampaign(campaign, id);
    bar.stop();
    const pictures = await writeTranscript(folder, campaign.people, campaign.sandbox.channelId, diary);
    process.stdout.write(
      `${moves} answers, ${pictures} pictures in ${folder}/pictures, transcript in ${folder}/transcript.md
`
    );
    await writeGame(umpire, id, folder);
  } finally {
    bar.stop();
    await close();
  }
}
async function openStage({ game, seed: key, ...flags }, folder) {
  const book = bookOf(game);
  const options = chosenOptions(book, flags);
  const { definition, content } = book;
  const chosen = completed(definition.options, { content }, options, definition.defaults);
  const count = definition.roster(chosen, content).length;
  const people = PEOPLE.slice(0, count);
  mkdirSync2(folder, { recursive: true });
  const database = join2(folder, "umpire.sqlite");
  for (const suffix of ["", "-wal", "-shm"]) rmSync(database + suffix, { force: true });
  const clock = new Clock();
  const sandbox = await startSandbox({ people, guild: { name: "Demo" }, clock });
  const log = pino.destination({ dest: join2(folder, "bot.log"), append: false, sync: true });
  const umpire = await startUmpire({
    database,
    packs: null,
    botDelay: 0,
    backupHours: 0,
    token: sandbox.token,
    api: `${sandbox.url}/api`,
    logger: pino({ level: "debug" }, log),
    clock
  });
  return {
    sandbox,
    umpire,
    clock,
    people: people.map((name) => sandbox.person(name)),
    options,
    dice: new Dice({ key, next: 0 }),
    manner: mannerOf(game),
    async close() {
      await umpire.stop();
      await sandbox.close();
    }
  };
}
async function writeGame({ campaigns }, id, folder) {
  const file = JSON.stringify(await campaigns.export(id), null, 1);
  writeFileSync2(join2(folder, "game.json"), file);
  const { verdict, lines } = verify(JSON.parse(file), games);
  process.stdout.write(`The game's file is ${verdict}. ${lines.at(-1) ?? ""}
`);
  if (verdict !== "proved") process.exitCode = 1;
}
export {
  demoCommand
};

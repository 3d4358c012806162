import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  encoded,
  layout,
  painted
} from "./chunk-VWL2YIGX.js";
import {
  controlsOf,
  mailboxes,
  mannerOf,
  openCampaign,
  playCampaign,
  startCampaign
} from "./chunk-DBDBD2KO.js";
import {
  Clock,
  MessageFlags,
  MessageType,
  startSandbox
} from "./chunk-HCQUSKB7.js";
import {
  Campaigns,
  Core,
  Rulebooks,
  checkRunning,
  startUmpire
} from "./chunk-DVDNNTKH.js";
import {
  createRenderer
} from "./chunk-S6OPBATL.js";
import "./chunk-L2K75C2T.js";
import {
  sqliteRepository
} from "./chunk-YZ4D4Y3V.js";
import {
  allOf,
  answersTo,
  fill
} from "./chunk-3A2CJI4L.js";
import "./chunk-XBF6EGNQ.js";
import "./chunk-LVZ2MTIL.js";
import {
  replay,
  replayRow
} from "./chunk-6UY64SCZ.js";
import "./chunk-UQVAUGZD.js";
import {
  openDatabase
} from "./chunk-GCRBFDXC.js";
import "./chunk-65DZ7QLO.js";
import "./chunk-NS7TBYEJ.js";
import "./chunk-YQHLEX5K.js";
import "./chunk-OKC5QI2S.js";
import "./chunk-5BQA6T4B.js";
import {
  KEPT,
  cleanUp
} from "./chunk-NG7VQ2BD.js";
import {
  registerFonts
} from "./chunk-2DHQLNE6.js";
import "./chunk-TIB24QDT.js";
import "./chunk-6CBDAX2X.js";
import "./chunk-IJQUSZ4G.js";
import {
  median,
  now,
  percentile,
  playOut,
  rounded
} from "./chunk-VCXORO5Y.js";
import {
  atLeast,
  bookOf,
  randomSeed
} from "./chunk-AABNBFIG.js";
import {
  games
} from "./chunk-KLHXMCDA.js";
import {
  openShipped
} from "./chunk-IUAYHR45.js";
import {
  Command
} from "./chunk-27Y5C5C4.js";
import "./chunk-Z3K52CNU.js";
import {
  Dice,
  PackError,
  Refused,
  anyMove,
  begin,
  canonical,
  commitment,
  completed,
  decisionsOf,
  diceKey,
  game,
  integer,
  mustGet,
  paramsOf,
  plainGuide,
  publicView,
  submit,
  viewOf,
  wholeAnswers
} from "./chunk-Q6LHD3MV.js";
import {
  external_exports
} from "./chunk-Z6ZNBKAO.js";
import "./chunk-LXFBX2PP.js";

// src/cli/bench/memory.ts
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { pino } from "pino";
async function benchMemory(game2, count) {
  const database = openDatabase(":memory:");
  const repository = sqliteRepository(database);
  const books = await Rulebooks.open(repository, games, null);
  const clock2 = { now: () => Date.now() };
  const logger2 = pino({ level: "silent" });
  const campaigns = new Campaigns({ repository, books, clock: clock2, logger: logger2, botDelay: 6e4 });
  const person = { id: "1", name: "Host" };
  const ids = [];
  for (let i = 0; i < count; i++) {
    const { id } = await campaigns.create({
      game: game2,
      name: "",
      options: {},
      host: person,
      guild: null,
      channel: "1",
      pace: null,
      interaction: null
    });
    for (const { id: seat } of (await campaigns.status(id)).seats)
      await campaigns.join({ game: id, person, seat, word: null, interaction: null });
    await campaigns.start(id, person, false, null);
    ids.push(id);
  }
  const fresh = new Core(repository, books, clock2, logger2);
  const before = heap();
  for (const id of ids) await fresh.begun(await fresh.record(id));
  const kept = heap() - before;
  await fresh.record(ids[0] ?? "");
  const text = (await repository.snapshot(ids[0] ?? ""))?.state ?? "null";
  const alone = heap();
  const parsed = ids.map(() => JSON.parse(text));
  const plain = heap() - alone;
  database.close();
  return { games: count, kBPerGame: rounded(kept / count / 1024), stateKB: rounded(plain / parsed.length / 1024) };
}
function heap() {
  setFlagsFromString("--expose_gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}

// src/cli/bench/pictures.ts
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
function benchPictures(scenes, times) {
  registerFonts();
  const figures = scenes.map((scene) => {
    const whole = [];
    const encoding = [];
    for (let i = -3; i < times; i++) {
      const start2 = now();
      encoded(painted(layout(scene)));
      const drawn = now();
      const canvas = painted(layout(scene));
      const before = now();
      encoded(canvas);
      if (i < 0) continue;
      encoding.push(now() - before);
      whole.push(drawn - start2);
    }
    return { pictureMs: median(whole), encodingMs: median(encoding), ratio: median(whole) / median(encoding) };
  });
  const worst = figures.reduce((a, b) => a.ratio > b.ratio ? a : b);
  return { pictureMs: rounded(worst.pictureMs), encodingMs: rounded(worst.encodingMs), ratio: rounded(worst.ratio) };
}
async function benchLoop(scenes, pictures) {
  const renderer = createRenderer();
  try {
    await Promise.all(scenes.map((scene) => renderer.png(scene)));
    const start2 = now();
    const busy = await delayDuring(async () => {
      const list = Array.from({ length: pictures }, (_, i) => scenes[i % scenes.length]).filter((s) => s !== void 0);
      await Promise.all(list.map((scene) => renderer.png(scene)));
    });
    const took = now() - start2;
    const idle = await delayDuring(() => sleep(took));
    return {
      pictures,
      delayP99Ms: rounded(busy.percentile(99) / 1e6),
      delayMaxMs: rounded(busy.max / 1e6),
      idleP99Ms: rounded(idle.percentile(99) / 1e6)
    };
  } finally {
    await renderer.close();
  }
}
async function delayDuring(work) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await work();
  delay.disable();
  return delay;
}

// src/cli/bench/presses.ts
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep2 } from "node:timers/promises";
import { fileURLToPath } from "node:url";
var IS_SOURCE = import.meta.url.endsWith(".ts");
var ROOT = fileURLToPath(new URL(IS_SOURCE ? "../../.." : "../..", import.meta.url));
var PROGRAM = IS_SOURCE ? ["--import", "tsx", "src/main.ts"] : [process.argv[1] ?? "", "start"];
async function benchPresses(game2, perSecond, seconds) {
  const folder = mkdtempSync(join(tmpdir(), "umpire-presses-"));
  const { definition, content } = bookOf(game2);
  const names = definition.roster(definition.defaults, content).map(({ name }) => `Player of ${name}`);
  const sandbox = await startSandbox({ people: names });
  const people = names.map((name) => sandbox.person(name));
  const bot = await startBot(sandbox, join(folder, "umpire.sqlite"));
  try {
    const buttons = await campaignButtons(sandbox, people, game2);
    const bare = await pressAll(sandbox, people, [{ customId: "leave", message: buttons.lobby }], 25, 2);
    const timed2 = await pressAll(sandbox, people, buttons.act, perSecond, seconds);
    const times = timed2.filter((t) => t !== null);
    return {
      presses: timed2.length,
      perSecond,
      acknowledgedP50Ms: rounded(percentile(times, 0.5)),
      acknowledgedP99Ms: rounded(percentile(times, 0.99)),
      over3s: times.filter((t) => t > 3e3).length,
      lost: timed2.length - times.length,
      bareP50Ms: rounded(
        percentile(
          bare.filter((t) => t !== null),
          0.5
        )
      )
    };
  } finally {
    bot.kill();
    await once(bot, "exit");
    await sandbox.close();
    rmSync(folder, { recursive: true });
  }
}
async function startBot(sandbox, database) {
  const env = {
    ...process.env,
    DISCORD_TOKEN: sandbox.token,
    UMPIRE_DISCORD_API: `${sandbox.url}/api`,
    UMPIRE_DATABASE: database,
    LOG_LEVEL: "info"
  };
  const bot = spawn(process.execPath, PROGRAM, { env, cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] });
  await new Promise((resolve, reject) => {
    bot.stdout?.on("data", (chunk) => chunk.includes('"msg":"ready"') && resolve());
    bot.once("exit", (code) => reject(new Error(`the bot ended with ${code}`)));
  });
  bot.removeAllListeners("exit");
  return bot;
}
async function campaignButtons(sandbox, people, game2) {
  const channel = sandbox.channelId;
  const [host] = people;
  if (!host) throw new Error("nobody is there");
  await host.slash({ channel, command: "game create", options: { game: game2, pace: 0 } }).reply();
  for (const person of people)
    await person.slash({ channel, command: "game join", options: { word: person.id } }).reply();
  await host.slash({ channel, command: "game start", options: {} }).reply();
  const find = (kind) => host.messages(channel).flatMap((message) => controlsOf(message).map((c) => ({ message, customId: c.custom_id }))).findLast((b) => b.customId.startsWith(`1:${kind}:`));
  for (let tries = 0; tries < 500; tries++) {
    const act = find("act");
    const map = find("map");
    const [lobby] = host.messages(channel);
    if (act && map && lobby) return { lobby, act: [act, act, act, map] };
    await sleep2(20);
  }
  throw new Error("the campaign was not posted");
}
async function pressAll(sandbox, people, buttons, perSecond, seconds) {
  const all = [];
  const start2 = now();
  for (let i = 0; i < perSecond * seconds; i++) {
    await sleep2(Math.max(0, start2 + i * 1e3 / perSecond - now()));
    const button = buttons[i % buttons.length];
    const person = people[i % people.length];
    if (button && person) all.push(press(sandbox, person, button));
  }
  return await Promise.all(all);
}
async function press(sandbox, person, { message, customId }) {
  const before = now();
  const use = message && customId && customId !== "leave" ? person.press({ message, customId }) : person.slash({ channel: sandbox.channelId, command: "game leave", options: {} });
  const seen = await Promise.race([use.acknowledged(), sleep2(1e4, null, { ref: false })]);
  return seen === null || seen.kind === "failed" ? null : now() - before;
}

// src/cli/bench/rules.ts
import { createHash } from "node:crypto";
var WARM_UP = 20;
function benchRules(game2, games2, warmUp = WARM_UP) {
  const book = bookOf(game2);
  let actions = 0;
  let time = 0n;
  for (let i = -warmUp; i < games2; i++) {
    const key = createHash("sha256").update(`bench ${i}`).digest("hex");
    const played = playOut(book, { options: {}, key, player: () => "random", most: 1e5 });
    if (i < 0) continue;
    actions += played.actions;
    time += played.time;
  }
  return {
    games: games2,
    actions,
    actionsPerSecond: Math.round(actions / (Number(time) / 1e9)),
    baselinePerSecond: rounded(baseline())
  };
}
var fibonacci = (n) => n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
var arithmetic = () => fibonacci(15);
function baseline() {
  const before = process.hrtime.bigint();
  let runs = 0;
  while (process.hrtime.bigint() - before < 200000000n) {
    arithmetic();
    runs++;
  }
  return runs / 0.2;
}

// src/cli/bench/scenes.ts
var FRAME = { caption: "A picture to measure by", names: {} };
function scenesOf(book) {
  const key = "1".padStart(64, "0");
  const play2 = (most) => playOut(book, { options: {}, key, player: () => "random", most }).env;
  const whole = play2(1e5);
  const half = play2(new Dice({ key, next: 0 }).below(20) + 15);
  const seat = half.seats[0] ?? "";
  const { board, hand } = book.definition;
  return [
    board.call(book.definition, publicView(book, whole), FRAME),
    board.call(book.definition, publicView(book, half), FRAME),
    hand.call(book.definition, viewOf(book, half, seat))
  ];
}

// src/cli/bench/start.ts
import { mkdtempSync as mkdtempSync2, rmSync as rmSync2 } from "node:fs";
import { tmpdir as tmpdir2 } from "node:os";
import { join as join2 } from "node:path";
import { setTimeout as sleep3 } from "node:timers/promises";
import { pino as pino2 } from "pino";

// src/cli/bench/campaign.ts
async function startCampaign2(campaigns, game2, players) {
  const [host = { id: "1", name: "Host" }] = players;
  const where = { guild: null, channel: "1", host };
  const wish = { game: game2, name: "bench", options: {}, pace: 24, interaction: null };
  const { id } = await campaigns.create({ ...wish, ...where });
  for (const [i, { id: seat }] of (await campaigns.status(id)).seats.entries()) {
    const person = players[i % players.length] ?? host;
    await campaigns.join({ game: id, person, seat, word: null, interaction: null });
  }
  await campaigns.start(id, host, false, null);
  return id;
}
async function nextMove(campaigns, id, dice) {
  const { seats, awaited, members } = await campaigns.status(id);
  const seat = awaited[0] ?? seats[0]?.id ?? "";
  const person = members.find((member) => member.seat === seat)?.person ?? "";
  const { view, decisions, book, record } = await campaigns.seatView(id, person, seat);
  const decision = decisions.find((d) => d.owed);
  const move2 = decision ? anyMove(book, view, decision, dice) : null;
  if (!decision || !move2) throw new Error(`${record.game}: nobody can move`);
  return { person, seat, decision: decision.id, ...move2 };
}
async function sendAll({ deliveries }) {
  for (let rows = await deliveries.heads(); rows.length > 0; rows = await deliveries.heads())
    for (const row of rows) {
      await deliveries.sending(row);
      await deliveries.sent(row, `m${row.id}`);
      if (row.payload.kind !== "seats") continue;
      const person = row.destination.replace("person:", "");
      const wait = (await deliveries.seatMessage(row.game, person))?.wait ?? null;
      if (wait !== null) await deliveries.notified(row.game, person, wait);
    }
}

// src/cli/bench/start.ts
var SEED = "5701".padEnd(64, "0");
var ACTS = 20;
var EVERY = 20;
var HOST = { id: "1", name: "Host" };
var OF_GAMES = [
  "members",
  "seats",
  "log",
  "snapshots",
  "checks",
  "clocks",
  "live_posts",
  "notified",
  "news"
];
async function benchStart(game2, count) {
  return await withPlayedGame(game2, async (database, id, dice) => {
    const alone = await start(database, id, dice);
    await sendAll(alone.campaigns);
    copyGame(database, id, count - 1);
    const all = await start(database, id, dice);
    return { games: count, startMs: rounded(all.took), aloneMs: rounded(alone.took) };
  });
}
async function benchResume(game2, count) {
  return await withPlayedGame(game2, async (database, id, dice) => {
    const campaigns = await open(database);
    await sendAll(campaigns);
    copyGame(database, id, count);
    const before = now();
    const resumed = campaigns.resume();
    const acts = await actUntil(resumed, campaigns, (n) => `copy ${1 + n % count}`, dice);
    return { games: count, resumeMs: rounded(now() - before), actP99Ms: rounded(percentile(acts, 0.99)) };
  });
}
async function withPlayedGame(game2, measure) {
  const folder = mkdtempSync2(join2(tmpdir2(), "umpire-start-"));
  const database = openDatabase(join2(folder, "umpire.sqlite"));
  const dice = new Dice({ key: SEED, next: 0 });
  try {
    return await measure(database, await playedGame(database, game2, dice), dice);
  } finally {
    database.close();
    rmSync2(folder, { recursive: true });
  }
}
var clock = { now: () => Date.now() };
var logger = pino2({ level: "silent" });
async function open(database) {
  const repository = sqliteRepository(database);
  const books = await Rulebooks.open(repository, games, null);
  await checkRunning(repository, books, clock, logger);
  const secrets = () => ({ secret: SEED, commitment: commitment(SEED) });
  return new Campaigns({ repository, books, clock, logger, botDelay: 0, secrets });
}
async function playedGame(database, game2, dice) {
  const campaigns = await open(database);
  const id = await startCampaign2(campaigns, game2, [HOST]);
  for (let act = 0; act < ACTS; act++) await actIn(campaigns, id, dice);
  return id;
}
async function actIn(campaigns, game2, dice) {
  await campaigns.submit({ game: game2, ...await nextMove(campaigns, game2, dice), interaction: null });
}
async function start(database, game2, dice) {
  const before = now();
  const campaigns = await open(database);
  await actIn(campaigns, game2, dice);
  return { campaigns, took: now() - before };
}
function copyGame({ sqlite }, id, times) {
  const columnsOf = sqlite.prepare("SELECT name FROM pragma_table_info(?)").pluck();
  const copy = (table, key) => {
    const columns = columnsOf.all(table).filter((name) => table !== "members" || name !== "id");
    const values = columns.map((name) => name === key ? "'copy ' || n" : name).join(", ");
    sqlite.prepare(`
        WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < :times)
        INSERT INTO ${table} (${columns.join(", ")})
        SELECT ${values} FROM ${table}, numbers WHERE ${table}.${key} = :id`).run({ id, times });
  };
  sqlite.transaction(() => {
    copy("games", "id");
    for (const table of OF_GAMES) copy(table, "game");
  })();
}
async function actUntil(over, campaigns, gameOf, dice) {
  const took = [];
  let going = true;
  const ended = over.finally(() => {
    going = false;
  });
  while (going) {
    const due = now() + EVERY;
    await sleep3(EVERY);
    await actIn(campaigns, gameOf(took.length), dice);
    took.push(now() - due);
  }
  await ended;
  return took;
}

// src/cli/bench/storage.ts
import { mkdtempSync as mkdtempSync3, rmSync as rmSync3 } from "node:fs";
import { tmpdir as tmpdir3 } from "node:os";
import { join as join3 } from "node:path";
import { pino as pino3 } from "pino";
var DAY = 24 * 36e5;
var ACTS_A_DAY = 40;
var SEED2 = "5701".padEnd(64, "0");
async function benchStorage(game2, days) {
  const folder = mkdtempSync3(join3(tmpdir3(), "umpire-storage-"));
  const database = openDatabase(join3(folder, "umpire.sqlite"));
  try {
    database.sqlite.pragma("synchronous = OFF");
    const repository = sqliteRepository(database);
    const books = await Rulebooks.open(repository, games, null);
    let at = Date.UTC(2026, 0, 1);
    const clock2 = { now: () => at };
    const logger2 = pino3({ level: "silent" });
    const secrets = () => ({ secret: SEED2, commitment: commitment(SEED2) });
    const campaigns = new Campaigns({ repository, books, clock: clock2, logger: logger2, botDelay: 0, secrets });
    const dice = new Dice({ key: SEED2, next: 0 });
    const players = Array.from({ length: 6 }, (_, i) => ({ id: `${i + 1}`, name: `Player ${i + 1}` }));
    const empty = used(database);
    const acts = days * ACTS_A_DAY;
    let id = await startCampaign2(campaigns, game2, players);
    for (let act = 1; act <= acts; act++) {
      if ((await campaigns.record(id)).status !== "running") id = await startCampaign2(campaigns, game2, players);
      await campaigns.submit({ game: id, ...await nextMove(campaigns, id, dice), interaction: `press ${act}` });
      await sendAll(campaigns);
      at += DAY / ACTS_A_DAY;
      if (act % ACTS_A_DAY === 0) await cleanUp(database, KEPT, at);
    }
    const played = used(database);
    at += (KEPT.posts + 1) * DAY;
    await cleanUp(database, KEPT, at);
    return {
      days,
      acts,
      bytesPerAct: Math.round((played - empty) / acts),
      bytesPerActAfterCleanUp: Math.round((used(database) - empty) / acts),
      logBytesPerAct: Math.round(logBytes(database) / acts)
    };
  } finally {
    database.close();
    rmSync3(folder, { recursive: true });
  }
}
function used({ sqlite }) {
  const [pages, free, size] = ["page_count", "freelist_count", "page_size"].map(
    (name) => Number(sqlite.pragma(name, { simple: true }))
  );
  return ((pages ?? 0) - (free ?? 0)) * (size ?? 0);
}
function logBytes({ sqlite }) {
  const columns = sqlite.prepare("SELECT name FROM pragma_table_info('log')").pluck().all();
  const length = columns.map((name) => `coalesce(length(${name}), 0)`).join(" + ");
  return Number(sqlite.prepare(`SELECT sum(${length}) FROM log`).pluck().get());
}

// src/cli/bench/submit.ts
import { mkdtempSync as mkdtempSync4, rmSync as rmSync4 } from "node:fs";
import { tmpdir as tmpdir4 } from "node:os";
import { join as join4 } from "node:path";
import { pino as pino4 } from "pino";
async function benchSubmit(game2, submits) {
  const folder = mkdtempSync4(join4(tmpdir4(), "umpire-bench-"));
  const database = openDatabase(join4(folder, "umpire.sqlite"));
  const all = 2 * submits;
  try {
    const repository = sqliteRepository(database);
    const books = await Rulebooks.open(repository, games, null);
    const clock2 = { now: () => Date.now() };
    const campaigns = new Campaigns({ repository, books, clock: clock2, logger: pino4({ level: "silent" }), botDelay: 0 });
    const ends = endsReader(database);
    const bare = bareWriter(database.sqlite, join4(folder, "bare.sqlite"));
    const durable = [];
    const plain = [];
    const dice = new Dice({ key: randomSeed(), next: 0 });
    while (durable.length < all) {
      const id = await startCampaign2(campaigns, game2, [HOST2]);
      while ((await campaigns.record(id)).status === "running" && durable.length < all) {
        const move2 = await nextMove(campaigns, id, dice);
        const last = ends(id);
        const interaction = `${id}-${durable.length}`;
        const before = now();
        await campaigns.submit({
          game: id,
          ...move2,
          interaction
        });
        durable.push(now() - before);
        const write = bare(id, interaction, last);
        if ((await campaigns.record(id)).status === "running") await nextMove(campaigns, id, dice);
        plain.push(write());
      }
    }
    durable.splice(0, submits);
    plain.splice(0, submits);
    return {
      submits,
      submitMs: rounded(median(durable)),
      submitP99Ms: rounded(percentile(durable, 0.99)),
      bareMs: rounded(median(plain)),
      bareP99Ms: rounded(percentile(plain, 0.99)),
      ratio: rounded(total(durable) / total(plain)),
      medianRatio: rounded(median(durable) / median(plain))
    };
  } finally {
    database.close();
    rmSync4(folder, { recursive: true });
  }
}
var total = (times) => times.reduce((sum, time) => sum + time, 0);
function endsReader({ sqlite }) {
  const row = sqlite.prepare("SELECT seq FROM snapshots WHERE game = ?").pluck();
  const post = sqlite.prepare("SELECT coalesce(max(id), 0) FROM outbox").pluck();
  return (game2) => ({ row: row.get(game2) ?? 0, post: post.get() ?? 0 });
}
var HOST2 = { id: "1", name: "Host" };
function bareWriter(source, file) {
  const target = openDatabase(file).sqlite;
  target.pragma("foreign_keys = OFF");
  const read = {
    rows: source.prepare("SELECT * FROM log WHERE game = ? AND seq >= ?").raw(),
    state: source.prepare("SELECT game, seq, state, hash, chain FROM snapshots WHERE game = ?").raw(),
    posts: source.prepare("SELECT * FROM outbox WHERE id > ?").raw(),
    clocks: source.prepare("SELECT * FROM clocks WHERE game = ?").raw()
  };
  const places = (n) => Array.from({ length: n }, () => "?").join(", ");
  const insert = target.prepare(`INSERT INTO log VALUES (${places(read.rows.columns().length)})`);
  const upsert = target.prepare(`INSERT INTO snapshots VALUES (${places(5)}) ON CONFLICT (game) DO UPDATE
    SET seq = excluded.seq, state = excluded.state, hash = excluded.hash, chain = excluded.chain`);
  const handle = target.prepare("INSERT INTO handled_interactions VALUES (?, ?)");
  const send = source.prepare("UPDATE outbox SET status = 'sent' WHERE id > ?");
  const post = target.prepare(`INSERT INTO outbox VALUES (${places(read.posts.columns().length)})`);
  const sendToo = target.prepare("UPDATE outbox SET status = 'sent' WHERE id > ?");
  const stop = target.prepare("DELETE FROM clocks WHERE game = ?");
  const wind = target.prepare(`INSERT INTO clocks VALUES (${places(read.clocks.columns().length)})`);
  const write = target.transaction(
    (game2, interaction, rows, state, posts, clocks) => {
      handle.run(interaction, 0);
      for (const row of rows) insert.run(row);
      upsert.run(state);
      for (const one of posts) post.run(one);
      if (clocks) stop.run(game2);
      for (const clock2 of clocks ?? []) wind.run(clock2);
    }
  );
  let wound = "";
  return (game2, interaction, last) => {
    const rows = read.rows.all(game2, last.row);
    const state = read.state.get(game2);
    const posts = read.posts.all(last.post);
    const clocks = read.clocks.all(game2);
    const rewound = clocks.join() !== wound;
    wound = clocks.join();
    return () => {
      const before = now();
      write(game2, interaction, rows, state, posts, rewound ? clocks : null);
      const took = now() - before;
      send.run(last.post);
      sendToo.run(last.post);
      return took;
    };
  };
}

// src/cli/bench/touched.ts
import { mkdirSync, mkdtempSync as mkdtempSync5, rmSync as rmSync5, writeFileSync } from "node:fs";
import { tmpdir as tmpdir5 } from "node:os";
import { join as join5 } from "node:path";
import { pino as pino5 } from "pino";

// src/cli/bench/provinces.ts
var PROVINCES = 16;
var TOUCHED = 4;
var ACTS_A_TURN = 100;
var { action, form, procedure } = game();
var idOf = (kind, number) => `${kind} ${String(number).padStart(2, "0")}`;
var raise = action("raise", "Raise units").param(
  "region",
  "In which region?",
  integer(({ content }) => [1, content.regions])
).param(
  "first",
  "From which province on?",
  integer(() => [1, PROVINCES - TOUCHED + 1])
).apply(({ state: { table }, params, emit }) => {
  const region = idOf("region", params.region);
  for (let number = params.first; number < params.first + TOUCHED; number++) {
    const { units } = mustGet(mustGet(table.regions, region), idOf("province", number));
    const strength = (units.shift() ?? 0) + 1;
    units.push(strength % 1e3);
  }
  table.acts++;
  emit({ kind: "raised", region });
});
var anywhere = (regions, dice) => ({
  action: "raise",
  params: { region: dice.die(regions), first: dice.die(PROVINCES - TOUCHED + 1) }
});
var main = procedure("main")({
  turn: ({ content, state: { table }, ask, end }) => {
    if (table.acts >= content.acts) {
      end({ victories: [], scores: {} });
      return "done";
    }
    ask({ kind: "turn", seats: table.seats.slice(0, 1), actions: ["raise"] });
    return "turn";
  }
});
var numbers = (count) => Array.from({ length: count }, (_, i) => i + 1);
var province = (owner, number) => ({
  owner,
  units: Array.from({ length: 24 }, (_, i) => 100 + (number * 7 + i * 13) % 800),
  supply: { ammunition: 120, food: 340, fuel: 56, medicine: 7 },
  name: `The province of the ${number}th river`
});
var provinces = {
  id: "provinces",
  name: "Provinces",
  summary: "Raise units.",
  command: "provinces",
  rules: "1",
  stateVersion: 1,
  readPack: ({ map }) => {
    const { regions, acts } = map;
    if (!(regions >= 1 && acts >= 1)) throw new PackError("map.json", "", "no region, or no act");
    return { regions, acts };
  },
  inventory: () => [],
  options: form(),
  defaults: {},
  roster: () => ["red", "blue"].map((id) => ({ id, name: id, summary: "" })),
  setup: ({ content, seats }) => {
    const region = (of) => Object.fromEntries(
      numbers(PROVINCES).map((n) => [idOf("province", n), province(seats[n % seats.length] ?? "", of * n)])
    );
    return {
      table: {
        acts: 0,
        seats: [...seats],
        regions: Object.fromEntries(numbers(content.regions).map((n) => [idOf("region", n), region(n)]))
      },
      hands: Object.fromEntries(seats.map((seat) => [seat, { cards: [] }])),
      box: { spent: 0 }
    };
  },
  main,
  procedures: [main],
  actions: [raise],
  windows: [],
  free: () => [],
  offers: () => [],
  phase: ({ acts }) => {
    const turn = 1 + Math.floor(acts / ACTS_A_TURN);
    return { id: String(turn), name: "Muster", turn, turns: null, talk: false };
  },
  guide: plainGuide(),
  describePublic: ({ region }) => `Units are raised in ${region}.`,
  describePrivate: () => null,
  board: (_, { caption }) => ({
    layout: { kind: "panel", content: { kind: "notes", notes: [] } },
    alt: caption,
    text: ""
  }),
  hand: () => ({ layout: { kind: "panel", content: { kind: "notes", notes: [] } }, alt: "", text: "" }),
  queries: [],
  orders: [],
  defaultAnswer: () => ({ action: "raise", params: { region: 1, first: 1 } }),
  bot: ({ content }, _, dice) => anywhere(content.regions, dice),
  possible: ({ table, hands, box }) => structuredClone({ table, hands, box }),
  // plain copies
  upgrade: () => {
    throw new Error("there is no older state");
  }
};

// src/cli/bench/touched.ts
var SIZES = { small: 1, large: 10 };
var KEY = "5701".padEnd(64, "0");
var MORE = 10;
var AT_ONCE = 20;
async function benchTouched(submits) {
  const folder = mkdtempSync5(join5(tmpdir5(), "umpire-touched-"));
  try {
    const [small, large] = [packOf(folder, SIZES.small), packOf(folder, SIZES.large)];
    const books = [openShipped(provinces, small), openShipped(provinces, large)];
    const [smallKB, largeKB] = books.map((book) => rounded(canonical(opened(book)).length / 1024));
    const rules = await beside(MORE * submits, AT_ONCE, playing(books[0]), playing(books[1]));
    const tables = [await openTable(folder, small), await openTable(folder, large)];
    const durable = await beside(submits, 1, tables[0].play, tables[1].play);
    for (const { close } of tables) close();
    return { smallKB: smallKB ?? 0, largeKB: largeKB ?? 0, rules, durable };
  } finally {
    rmSync5(folder, { recursive: true });
  }
}
async function beside(submits, atOnce, small, large) {
  const times = { small: [], large: [] };
  for (let i = -submits; i < submits; i += atOnce) {
    for (const [size, play2] of [
      ["small", small],
      ["large", large]
    ]) {
      const before = now();
      await play2(atOnce);
      if (i >= 0) times[size].push((now() - before) / atOnce);
    }
  }
  const [smallMs, largeMs] = [median(times.small), median(times.large)];
  return { smallMs: rounded(smallMs), largeMs: rounded(largeMs), ratio: rounded(largeMs / smallMs) };
}
function packOf(folder, count) {
  const packs = join5(folder, `packs-${count}`);
  mkdirSync(join5(packs, provinces.id), { recursive: true });
  writeFileSync(join5(packs, provinces.id, "map.json"), JSON.stringify({ regions: count, acts: 1e6 }));
  return packs;
}
function opened(book) {
  const seats = ["red", "blue"];
  return begin(book, { seats, controllers: { red: "1", blue: "2" }, options: {}, key: KEY }).state;
}
function playing(book) {
  const dice = new Dice({ key: KEY, next: 0 });
  let env = opened(book);
  return (times) => {
    for (let i = 0; i < times; i++)
      env = submit(book, env, { seat: "red", decision: null, ...anywhere(book.content.regions, dice) }).state;
  };
}
async function openTable(folder, packs) {
  const database = openDatabase(join5(packs, "umpire.sqlite"));
  const repository = sqliteRepository(database);
  const books = await Rulebooks.open(repository, [provinces], packs, () => folder);
  const clock2 = { now: () => Date.now() };
  const campaigns = new Campaigns({ repository, books, clock: clock2, logger: pino5({ level: "silent" }), botDelay: 0 });
  const person = { id: "1", name: "Host" };
  const game2 = await startCampaign2(campaigns, provinces.id, [person]);
  const dice = new Dice({ key: KEY, next: 0 });
  const { regions } = openShipped(provinces, packs).content;
  let presses = 0;
  return {
    async play(times) {
      for (let i = 0; i < times; i++)
        await campaigns.submit({
          game: game2,
          person: person.id,
          seat: "red",
          decision: null,
          ...anywhere(regions, dice),
          interaction: `press ${presses++}`
        });
    },
    close: () => database.close()
  };
}

// src/cli/demo/gauge.ts
var Seen = external_exports.object({
  channel_id: external_exports.string(),
  author: external_exports.object({ id: external_exports.string() }),
  type: external_exports.number(),
  flags: external_exports.number().optional()
});
var Tally = class {
  #counts = /* @__PURE__ */ new Map();
  add(key) {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }
  of(keys) {
    return keys.map((key) => this.#counts.get(key) ?? 0);
  }
};
var Gauge = class {
  #campaigns;
  #game;
  #bot;
  #people;
  #stops = new Tally();
  #posts = new Tally();
  #calls = new Tally();
  #ends = [];
  #waiting = /* @__PURE__ */ new Set();
  #turn = 1;
  constructor(campaigns, game2, bot, people) {
    this.#campaigns = campaigns;
    this.#game = game2;
    this.#bot = bot;
    this.#people = people;
  }
  /** Begins to count. */
  watch(channel) {
    for (const [i, person] of this.#people.entries()) {
      const end = person.watch(({ t, d }) => {
        const seen = t === "MESSAGE_CREATE" ? Seen.safeParse(d) : null;
        if (!seen?.success || !this.#isOwn(seen.data)) return;
        const { channel_id: place } = seen.data;
        if (place === channel && i === 0) this.#posts.add(`${this.#turn}`);
        if (mailboxes(person).includes(place)) this.#calls.add(`${this.#turn} ${person.id}`);
      });
      this.#ends.push(end);
    }
  }
  #isOwn({ author, type, flags = 0 }) {
    return author.id === this.#bot && type === MessageType.Default && (flags & MessageFlags.Ephemeral) === 0;
  }
  /** Notes for whom the game newly waits; to be called after everything that anybody has done. */
  async observe() {
    const waiting = /* @__PURE__ */ new Set();
    const { members, record } = await this.#campaigns.status(this.#game);
    for (const { person, seat } of record.status === "running" ? members : []) {
      if (seat === null) continue;
      const { awaited, phase } = await this.#campaigns.seatView(this.#game, person, seat);
      this.#turn = phase.turn;
      if (!awaited) continue;
      waiting.add(seat);
      if (!this.#waiting.has(seat)) this.#stops.add(`${phase.turn} ${person}`);
    }
    this.#waiting = waiting;
  }
  end() {
    for (const end of this.#ends) end();
  }
  get stops() {
    return this.#stops.of(this.#each());
  }
  get notifications() {
    return this.#calls.of(this.#each());
  }
  get posts() {
    return this.#posts.of(this.#turns().map(String));
  }
  #each() {
    return this.#turns().flatMap((turn) => this.#people.map(({ id }) => `${turn} ${id}`));
  }
  #turns() {
    return Array.from({ length: this.#turn }, (_, i) => i + 1);
  }
};

// src/cli/bench/empty-acts.ts
function emptyActs(book, rows, secret) {
  const acts = /* @__PURE__ */ new Map();
  let env = null;
  for (const row of rows) {
    if (env && row.kind === "act" && row.seat !== null) {
      const act = `${row.input} ${row.seat}`;
      acts.set(act, (acts.get(act) ?? true) && isEmpty(book, env, row.seat, row.decision));
    }
    env = replayRow(book, env, row, secret);
  }
  return rounded([...acts.values()].filter((empty) => empty).length / acts.size);
}
function isEmpty(book, env, seat, answered) {
  const decision = decisionsOf(book, env, seat).find(({ id }) => id === answered);
  if (!decision) return false;
  const view = viewOf(book, env, seat);
  const named = book.definition.guide.shortcuts(view, decision).map(({ moves, ahead = [] }) => canonical([moves, ahead]));
  const isOnly = new Set(named).size <= 1 && wholeAnswers(book, view, decision, 1)?.length === 1;
  if (!isOnly) return false;
  if (!book.definition.phase(env.table).talk) return true;
  return wholeAnswers(book, view, { actions: book.definition.free(view), preset: {} }, 0) !== null;
}

// src/cli/bench/table.ts
import { pino as pino6 } from "pino";
var SECRET = (process.env.SEED ?? "be9c4").padEnd(64, "0");
var PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64"
);
var blank = { png: () => Promise.resolve(PIXEL), close: () => Promise.resolve() };
async function openTable2(game2) {
  const { definition, content } = bookOf(game2);
  const names = definition.roster(definition.defaults, content).map(({ name }) => `Player of ${name}`);
  const clock2 = new Clock();
  const sandbox = await startSandbox({ people: names, clock: clock2 });
  const umpire = await startUmpire({
    database: ":memory:",
    // nothing is measured that a disk takes time for
    packs: null,
    botDelay: 0,
    backupHours: 0,
    token: sandbox.token,
    api: `${sandbox.url}/api`,
    logger: pino6({ level: "silent" }),
    clock: clock2,
    renderer: blank,
    secrets: () => ({ secret: SECRET, commitment: commitment(SECRET) })
  });
  return {
    sandbox,
    umpire,
    clock: clock2,
    people: names.map((name) => sandbox.person(name)),
    options: {},
    dice: new Dice({ key: diceKey(SECRET, "choices"), next: 0 }),
    manner: mannerOf(game2),
    async close() {
      await umpire.stop();
      await sandbox.close();
    }
  };
}

// src/cli/bench/taps/scene.ts
var ScenePlay = class {
  manner;
  #left;
  constructor(manner, scenes) {
    this.#left = new Set(scenes);
    this.manner = {
      ...manner,
      wants: async (situation) => await this.#next(situation) ?? await manner.wants(situation)
    };
  }
  /** Names of the scenes that have not been possible yet. */
  get left() {
    return [...this.#left].map(({ name }) => name);
  }
  async #next(situation) {
    for (const scene of this.#left) {
      const wanted = await scene.wants(situation);
      if (!wanted) continue;
      this.#left.delete(scene);
      return { ...wanted, scene: scene.name };
    }
    return null;
  }
};
var asked = (action2, wants) => (at) => at.decision.actions.includes(action2) ? wants(at) : null;
function byButton({ seatView, decision }, label) {
  const found = allOf(answersTo(seatView, decision)).find((answer) => label.test(answer.label));
  return found ? { moves: found.moves, say: found.ahead ?? [] } : null;
}
function onOffer(at, label, fits = () => true) {
  const offer2 = offers(at).find(fits);
  return offer2 ? byButton({ ...at, decision: offer2 }, label) : null;
}
var offers = ({ seatView }) => seatView.decisions.filter(({ kind, invited }) => kind === "offer" && invited);
async function asRow({ eyes }, move2) {
  const { rows } = await eyes.trial([move2]);
  const state = rows[0]?.state;
  return state === "possible" || state === "stops" ? { moves: [move2], end: false } : null;
}

// src/cli/bench/taps/baghdad.ts
var bidding = (label) => (at) => at.decision.window === "W1" || at.decision.actions.includes("bid") ? byButton(at, label) : null;
var baghdadScenes = [
  { name: "deploymentByDefault", wants: asked("deployAll", (at) => byButton(at, /^Default/)) },
  { name: "pass", wants: bidding(/^Pass$/) },
  { name: "bid", wants: bidding(/^(Up to|Bid) /) },
  { name: "keepCard", wants: asked("take", keepFirst) },
  { name: "keepNone", wants: asked("decline", only("decline")) },
  { name: "accept", wants: (at) => onOffer(at, /^Accept$/) },
  { name: "decline", wants: (at) => onOffer(at, /^Decline$/) },
  { name: "agreementFromTemplate", wants: asked("ready", (at) => offer(at, 0, truceForPP)) },
  { name: "agreementOfTwoClauses", wants: asked("ready", (at) => offer(at, 1, noAttackForPP)) },
  { name: "ready", wants: asked("ready", readyAtLast) },
  { name: "recruitOfOneLot", wants: asked("recruit", recruitOfTwo) },
  { name: "moveOfOneStack", wants: asked("move", (at) => move(at, 0)) },
  { name: "moveOfAPart", wants: asked("move", (at) => move(at, 1)) },
  { name: "plan", wants: asked("plan", otherPlan) }
];
function readyAtLast(at) {
  return offers(at).length === 0 ? byButton(at, /^Ready$/) : null;
}
function only(action2) {
  return () => ({ moves: [{ action: action2, params: {} }] });
}
var ways = ({ seatView }, action2) => {
  const form2 = seatView.book.actions.get(action2);
  return form2 && !form2.when(seatView.view) && paramsOf(form2, seatView.view, {}, MOST_WAYS) || [];
};
var MOST_WAYS = 500;
var first = (action2, params) => params ? { moves: [{ action: action2, params }] } : null;
function keepFirst(at) {
  const plain = ways(at, "take").find(({ discard }) => discard === void 0);
  return first("take", plain);
}
function offer(at, partner2, clauses) {
  const { view, book } = at.seatView;
  if (book.actions.get("propose")?.when(view) !== null) return null;
  const others = book.definition.roster(at.seatView.record.options, book.content).map(({ id }) => id).filter((id) => id !== view.seat);
  const other = others[partner2];
  return other === void 0 ? null : { moves: [{ action: "propose", params: { parties: [other], clauses: clauses(view.seat, other) } }] };
}
var truceForPP = (from, to) => [{ kind: "truce" }, { kind: "pay", from, to, amount: 1 }];
var noAttackForPP = (from, to) => [
  { kind: "spare", seat: to, other: from },
  { kind: "payLater", from, to, amount: 1, when: "civicEnd" }
];
async function recruitOfTwo(at) {
  const params = ways(at, "recruit").find(({ count }) => count === 2);
  return params ? await asRow(at, { action: "recruit", params }) : null;
}
async function move(at, staying) {
  const most = /* @__PURE__ */ new Map();
  const all = ways(at, "move");
  for (const { from, count } of all) most.set(from, Math.max(most.get(from) ?? 0, Number(count)));
  const params = all.find(({ from, count }) => Number(count) === (most.get(from) ?? 0) - staying);
  return params ? await asRow(at, { action: "move", params }) : null;
}
function otherPlan(at) {
  const { seatView, decision } = at;
  const form2 = seatView.book.actions.get("plan");
  if (!form2) return null;
  const filledIn = (values) => fill(form2, seatView.view, decision.preset, { values, building: null }).params;
  const guess = filledIn({}) ?? {};
  const other = ways(at, "plan").find(({ command, commit }) => command !== guess.command && commit !== guess.commit);
  return other ? first("plan", filledIn({ command: other.command ?? "", commit: other.commit ?? 0 }) ?? void 0) : null;
}

// src/cli/bench/taps/fitna.ts
var likeliest = (action2) => async (at) => {
  const { book } = at.seatView;
  const view = at.seatView.view;
  const form2 = book.actions.get(action2);
  if (!form2 || form2.when(view)) return null;
  const [preset] = form2.presets({ ...view, params: {} });
  if (!preset) return null;
  try {
    return await asRow(at, { action: action2, params: completed(form2, view, preset.params, {}) });
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
};
var fitnaScenes = [
  { name: "suggestedFirstHand", wants: asked("take-hand", (at) => byButton(at, /^Suggested/)) },
  { name: "suggestedPlan", wants: asked("plan", (at) => byButton(at, /to move, \d+ to attack$/)) },
  { name: "moveOfAStack", wants: asked("end-movement", likeliest("move")) },
  { name: "attack", wants: asked("end-offensives", likeliest("attack")) }
];

// src/cli/bench/taps/iraq.ts
var viewOf2 = ({ seatView }) => seatView.view;
var acceptForTwo = (at) => onOffer(at, /^Accept/, ({ preset }) => {
  const offer2 = viewOf2(at).hand.proposals.find(({ id }) => id === preset.offer);
  return offer2?.price.kind === "count" && offer2.price.count === 2;
});
function partner(at, cards) {
  const { table, seat } = viewOf2(at);
  return table.seats.find((other) => other !== seat && mustGet(table.sizes, other) >= cards);
}
function twoForTwo(at) {
  const to = partner(at, 2);
  const give = viewOf2(at).hand.cards.slice(-2);
  if (!mayOffer(at) || to === void 0 || give.length < 2) return null;
  return { moves: [{ action: "propose", params: { to, give, want: "count", count: 2 } }] };
}
function forANamedCard(at) {
  const { content, hand } = viewOf2(at);
  const to = partner(at, 1);
  const [give] = hand.cards;
  const wanted = Object.values(content.cards).find(({ id }) => !hand.cards.includes(id));
  if (!mayOffer(at) || to === void 0 || give === void 0 || !wanted) return null;
  return { moves: [{ action: "propose", params: { to, give: [give], want: "cards", cards: [wanted.id] } }] };
}
var mayOffer = ({ decision, seatView }) => decision.actions.includes("ready") && seatView.book.actions.get("propose")?.when(seatView.view) === null;
var iraqScenes = [
  { name: "discardWhatDoesNotCount", wants: (at) => byButton(at, /^Discard/) },
  { name: "keepAll", wants: (at) => byButton(at, /^Keep all$/) },
  { name: "acceptForTwoCards", wants: acceptForTwo },
  { name: "accept", wants: (at) => onOffer(at, /^Accept/) },
  { name: "decline", wants: (at) => onOffer(at, /^Decline$/) },
  { name: "offerTwoCardsForTwo", wants: twoForTwo },
  { name: "offerForANamedCard", wants: forANamedCard },
  { name: "ready", wants: (at) => offers(at).length === 0 ? byButton(at, /^Ready$/) : null }
];

// src/cli/bench/taps/lebanon.ts
var viewOf3 = ({ seatView }) => seatView.view;
async function threeChanges(at) {
  const zones = viewOf3(at).content.zoneIds.filter(
    (zone) => Object.values(viewOf3(at).hand.groups).some((group) => group.zone === zone && group.units.length > 2)
  );
  const moves = zones.slice(0, 3).flatMap((from) => inFull(at, "deploy-move", { from, pieces: [unitIn(at, from)] }));
  const { rows } = await at.eyes.trial(moves);
  return rows.length === 3 && rows.every(({ state }) => state === "possible") ? { moves, end: true } : null;
}
var unitIn = (at, zone) => Object.values(viewOf3(at).hand.groups).find((group) => group.zone === zone)?.units.at(-1) ?? "";
function inFull({ seatView }, action2, said) {
  const form2 = seatView.book.actions.get(action2);
  try {
    return form2 ? [{ action: action2, params: completed(form2, seatView.view, said, {}) }] : [];
  } catch (error) {
    if (error instanceof Refused) return [];
    throw error;
  }
}
function otherChits(at) {
  const [move2] = inFull(at, "select-chits", {});
  return move2 ? { moves: [move2] } : null;
}
var play = (action2) => async (at) => {
  const { book, view } = at.seatView;
  const form2 = book.actions.get(action2);
  if (!form2 || form2.when(view)) return null;
  const [preset] = form2.presets({ ...view, params: {} });
  const [move2] = inFull(at, action2, preset?.params ?? {});
  return move2 ? await asRow(at, move2) : null;
};
var inPhase = (action2) => asked("end-phase", play(action2));
var lebanonScenes = [
  { name: "strategyAndDeployment", wants: asked("choose-strategy", (at) => byButton(at, /default deployment$/)) },
  { name: "deploymentOfThreeChanges", wants: asked("deploy", threeChanges) },
  { name: "suggestedChits", wants: asked("select-chits", (at) => byButton(at, /suggested/)) },
  { name: "chitsByHand", wants: asked("select-chits", otherChits) },
  { name: "moveOfATaskForce", wants: inPhase("move-hq") },
  { name: "moveOfLooseUnits", wants: inPhase("move-units") },
  { name: "strike", wants: inPhase("j3-strike") },
  { name: "changeOfMode", wants: inPhase("j1-mode") },
  { name: "examineChits", wants: inPhase("j2-chits") },
  { name: "rockets", wants: inPhase("j3-rockets") },
  { name: "endOfPhase", wants: asked("end-phase", () => ({ moves: [], end: true })) }
];

// src/cli/bench/taps.ts
var SCENES = {
  "battle-for-baghdad": baghdadScenes,
  fitna: fitnaScenes,
  "iraqi-conflict": iraqScenes,
  "next-war-in-lebanon": lebanonScenes
};
async function benchTaps(game2) {
  const table = await openTable2(game2);
  try {
    const play2 = new ScenePlay(table.manner, SCENES[game2] ?? []);
    const taps = {};
    const campaign = {
      ...table,
      manner: play2.manner,
      async done(_, __, { scene, taps: count }) {
        if (scene !== null) taps[scene] = count;
      }
    };
    const id = await openCampaign(campaign, game2);
    await startCampaign(campaign);
    await playCampaign(campaign, id, () => play2.left.length === 0);
    if (play2.left.length > 0) throw new Error(`the campaign never came to: ${play2.left.join(", ")}`);
    return taps;
  } finally {
    await table.close();
  }
}

// src/cli/bench/turns.ts
async function benchPlay(game2) {
  const turns = await benchTurns(game2);
  return { taps: { ...await benchTaps(game2), usualTurn: turns.tapsPerTurn }, ...turns };
}
async function benchTurns(game2) {
  const table = await openTable2(game2);
  const { umpire, sandbox, people } = table;
  try {
    const id = await openCampaign(table, game2);
    const gauge = new Gauge(umpire.campaigns, id, umpire.discord.user, people);
    gauge.watch(sandbox.channelId);
    const deeds = await playMeasured(table, id, gauge);
    gauge.end();
    return {
      tapsPerTurn: median(tapsByTurn(deeds)),
      stopsPerPersonPerTurn: spread(gauge.stops),
      postsPerTurn: spread(gauge.posts),
      notificationsPerPersonPerTurn: spread(gauge.notifications),
      turns: gauge.posts.length,
      emptyActs: emptyActs(bookOf(game2), await sqliteRepository(umpire.database).log(id), SECRET)
    };
  } finally {
    await table.close();
  }
}
async function playMeasured(table, id, gauge) {
  const deeds = [];
  const campaign = {
    ...table,
    async done(_, seat, deed) {
      deeds.push({ ...deed, seat });
      await gauge.observe();
    }
  };
  await startCampaign(campaign);
  await gauge.observe();
  await playCampaign(campaign, id);
  return deeds;
}
function tapsByTurn(deeds) {
  const taps = /* @__PURE__ */ new Map();
  for (const { turn, seat, taps: count } of deeds) {
    const key = `${turn} ${seat}`;
    if (turn > 0) taps.set(key, (taps.get(key) ?? 0) + count);
  }
  return [...taps.values()];
}
var spread = (values) => ({
  median: median(values),
  mean: rounded(values.reduce((sum, value) => sum + value, 0) / values.length)
});

// src/cli/bench/undo.ts
import { mkdtempSync as mkdtempSync6, rmSync as rmSync6 } from "node:fs";
import { tmpdir as tmpdir6 } from "node:os";
import { join as join6 } from "node:path";
import { pino as pino7 } from "pino";
var SEED3 = "5701".padEnd(64, "0");
var DOUBTS = 50;
async function benchUndo(game2, rows, undos) {
  const folder = mkdtempSync6(join6(tmpdir6(), "umpire-undo-"));
  const database = openDatabase(join6(folder, "umpire.sqlite"));
  try {
    const repository = sqliteRepository(database);
    const books = await Rulebooks.open(repository, games, null);
    const secrets = () => ({ secret: SEED3, commitment: commitment(SEED3) });
    const clock2 = { now: () => Date.now() };
    const logger2 = pino7({ level: "silent" });
    const campaigns = new Campaigns({ repository, books, clock: clock2, logger: logger2, botDelay: 0, secrets });
    const id = await startCampaign2(campaigns, game2, [HOST3]);
    const doubter = doubts(campaigns, id);
    database.sqlite.pragma("synchronous = OFF");
    while (((await repository.snapshot(id))?.seq ?? 0) < rows) await doubter();
    database.sqlite.pragma("synchronous = FULL");
    const took = [];
    while (took.length < undos) took.push(await doubter());
    const log = await repository.log(id);
    const replays = [1, 2, 3].map(() => timed(() => replay(books.shipped(game2), log, SEED3)));
    return {
      rows: log.length,
      undoMs: rounded(median(took)),
      undoP99Ms: rounded(percentile(took, 0.99)),
      replayMs: rounded(median(replays)),
      ratio: rounded(median(took) / median(replays))
    };
  } finally {
    database.close();
    rmSync6(folder, { recursive: true });
  }
}
var HOST3 = { id: "1", name: "Host" };
function doubts(campaigns, game2) {
  const dice = new Dice({ key: SEED3, next: 0 });
  let acts = 0;
  let undoable = 0;
  return async () => {
    for (; ; ) {
      const interaction = `act ${++acts}`;
      const { row } = await campaigns.submit({ game: game2, ...await nextMove(campaigns, game2, dice), interaction });
      if (row === null || ++undoable % DOUBTS === 0) continue;
      const before = now();
      await campaigns.undo({ game: game2, person: HOST3.id, row, interaction: `undo of ${interaction}` });
      return now() - before;
    }
  };
}
function timed(work) {
  const before = now();
  work();
  return now() - before;
}

// src/cli/bench.ts
var PRESSES_PER_SECOND = 50;
var RUNNING = 1e4;
var ROWS = 3e3;
var DAYS = 30;
function benchCommand() {
  return new Command("bench").description("measure rules, durable submits, starts, pictures and presses; one JSON object").option("--game <id>", "which game", "iraqi-conflict").option("--games <n>", "games for the rules, loaded games for memory", atLeast(1), 1e3).option("--submits <n>", "durable submits", atLeast(10), 1500).option("--seconds <n>", "how long buttons are pressed", atLeast(1), 20).action(bench);
}
async function bench({ game: game2, games: games2, submits, seconds }) {
  const scenes = scenesOf(bookOf(game2));
  const step = (name) => {
    process.stderr.write(`${name} \u2026
`);
  };
  step("rules");
  const rules = benchRules(game2, Math.min(games2, 300));
  step("memory");
  const memory = await benchMemory(game2, games2);
  step("durable submits");
  const submit2 = await benchSubmit(game2, submits);
  step("submits of a small and of a large state");
  const touched = await benchTouched(submits);
  step(`storage, ${DAYS} days of play`);
  const storage = await benchStorage(game2, DAYS);
  step(`a start with ${RUNNING} running games`);
  const start2 = await benchStart(game2, RUNNING);
  const resume = await benchResume(game2, RUNNING / 10);
  step(`undo in ${ROWS} rows`);
  const undo = await benchUndo(game2, ROWS, 50);
  step("pictures");
  const picture = benchPictures(scenes, 30);
  const loop = await benchLoop(scenes, 20);
  step(`presses, ${seconds} s`);
  const presses = await benchPresses(game2, PRESSES_PER_SECOND, seconds);
  step("two campaigns by thumb");
  const play2 = await benchPlay(game2);
  process.stdout.write(
    `${JSON.stringify({ game: game2, rules, memory, submit: submit2, touched, storage, start: start2, resume, undo, picture, loop, presses, play: play2 }, null, 2)}
`
  );
}
export {
  benchCommand
};

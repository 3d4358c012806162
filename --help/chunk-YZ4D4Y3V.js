import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  wholeLog
} from "./chunk-UQVAUGZD.js";
import {
  Column,
  and,
  asc,
  bases,
  desc,
  eq,
  games,
  gt,
  gte,
  guilds,
  handledInteractions,
  inArray,
  is,
  isNotNull,
  like,
  log,
  mailboxes,
  members,
  news,
  notified,
  obstacles,
  outbox,
  packs,
  pictures,
  preferences,
  prepared,
  results,
  schema_exports,
  seats,
  sheets,
  snapshots,
  sql,
  standingOrders,
  threads
} from "./chunk-GCRBFDXC.js";
import {
  GAME_STATUSES
} from "./chunk-65DZ7QLO.js";
import {
  Damaged
} from "./chunk-TIB24QDT.js";
import {
  packHash
} from "./chunk-IUAYHR45.js";
import {
  refuse
} from "./chunk-Q6LHD3MV.js";
import {
  external_exports
} from "./chunk-Z6ZNBKAO.js";

// src/campaign/stored-packs.ts
var OVER = "+";
var over = external_exports.strictObject({ base: external_exports.string(), files: external_exports.record(external_exports.string(), external_exports.unknown()) });
async function keepPackOver(repository, game, pack, base) {
  const more = Object.entries(pack.files).filter(([name, file]) => base.files[name] !== file);
  await repository.keepPack(pack.hash, game, { [OVER]: { base: base.hash, files: Object.fromEntries(more) } });
}
async function packIn(repository, hash2) {
  const files = await repository.pack(hash2);
  const parts = over.safeParse(files?.[OVER]);
  if (!parts.success) return files;
  const base = await repository.pack(parts.data.base);
  return base && { ...base, ...parts.data.files };
}
async function storedPack(repository, hash2) {
  try {
    const files = await packIn(repository, hash2);
    return files && packHash(files) === hash2 ? files : null;
  } catch (error) {
    if (error instanceof Damaged) return null;
    throw error;
  }
}

// src/campaign/game-file.ts
async function gameFile(repository, id) {
  const record = await repository.game(id) ?? refuse("no-game", `There is no campaign \u201C${id.slice(0, 40)}\u201D.`);
  const [pack, rows] = await Promise.all([packIn(repository, record.content), wholeLog(repository, id)]);
  if (!pack) throw new Error(`the pack of ${id} is missing`);
  return {
    format: "umpire-game",
    version: 1,
    id: record.id,
    game: record.game,
    content: record.content,
    pack,
    commitment: record.commitment,
    secret: record.secret,
    options: record.options,
    complete: record.status === "over" || record.status === "abandoned",
    rows: rows.map(({ seq, kind, seat, action, params, decision, regardless, rules, state, hash: hash2, at }) => ({
      seq,
      kind,
      seat,
      action,
      params,
      decision,
      regardless,
      rules,
      state,
      hash: hash2,
      at
    }))
  };
}

// ../../../work/main/node_modules/drizzle-orm/sql/functions/aggregate.js
function count(expression) {
  return sql`count(${expression || sql.raw("*")})`.mapWith(Number);
}
function min(expression) {
  return sql`min(${expression})`.mapWith(is(expression, Column) ? expression : String);
}

// src/store/checkpoints.ts
var EVERY = 25;
var KEPT = 4;
function sqliteCheckpoints({ sqlite }) {
  const newest = sqlite.prepare(
    "SELECT seq, state FROM checkpoints WHERE game = ? AND seq <= ? ORDER BY seq DESC LIMIT 1"
  );
  return { checkpoint: async (game, seq) => newest.get(game, seq) ?? null };
}
function checkpointWriter({ sqlite }) {
  const drop = sqlite.prepare("DELETE FROM checkpoints WHERE game = ? AND seq > ?");
  const keep = sqlite.prepare("INSERT OR REPLACE INTO checkpoints (game, seq, state) VALUES (?, ?, ?)");
  const prune = sqlite.prepare(`
    DELETE FROM checkpoints WHERE game = :game
    AND seq NOT IN (SELECT seq FROM checkpoints WHERE game = :game ORDER BY seq DESC LIMIT ${KEPT})`);
  return ({ game, state, dropCheckpoints }) => {
    if (dropCheckpoints !== void 0) drop.run(game, dropCheckpoints);
    if (!state || state.from === null) return;
    const { from, to } = state;
    if (Math.floor(from / EVERY) === Math.floor(to.seq / EVERY)) return;
    keep.run(game, to.seq, to.state);
    prune.run({ game });
  };
}

// src/store/readable.ts
var readable = ({ all, keys, part }) => orDamaged(all) ?? keys().flatMap((key) => orDamaged(() => part(key)) ?? []);
function orDamaged(read) {
  try {
    return read();
  } catch (error) {
    if (error instanceof Damaged) return null;
    throw error;
  }
}

// src/store/games.ts
function sqliteGames({ orm }) {
  const order = [asc(games.created), asc(games.id)];
  const byId = orm.select().from(games).where(eq(games.id, sql.placeholder("id"))).prepare();
  const one = (id) => {
    const record = byId.get({ id });
    return record && wholeRecord(record);
  };
  const found = (where) => {
    const all = orm.select().from(games).where(where);
    return all.orderBy(...order).all().map(wholeRecord);
  };
  const heads = (where) => {
    const { id, name, host, status } = games;
    const all = orm.select({ id, name, host, status }).from(games).where(where);
    return all.orderBy(...order).all();
  };
  function matching({ channel, guild, person, host, status }) {
    const { games: games2, members: members2 } = schema_exports;
    const mine = orm.select({ id: members2.game }).from(members2);
    return and(
      channel === void 0 ? void 0 : eq(games2.channel, channel),
      guild === void 0 ? void 0 : eq(games2.guild, guild),
      host === void 0 ? void 0 : eq(games2.host, host),
      status === void 0 ? void 0 : inArray(games2.status, [...status]),
      person === void 0 ? void 0 : inArray(games2.id, mine.where(eq(members2.person, person)))
    );
  }
  return {
    game: async (id) => one(id) ?? null,
    async games(filter) {
      const where = matching(filter);
      return readable({
        all: () => found(where),
        keys: () => heads(where),
        part: ({ id }) => [one(id)].flatMap((record) => record ?? [])
      });
    },
    async unreadable() {
      if (orDamaged(() => found(void 0))) return [];
      return heads(void 0).filter(({ id }) => orDamaged(() => one(id)) === null);
    }
  };
}
function wholeRecord(record) {
  const { status, created, pace, started, ended } = record;
  const numbers = [created, pace ?? 0, started ?? 0, ended ?? 0];
  if (GAME_STATUSES.includes(status) && numbers.every(Number.isSafeInteger)) return record;
  throw new Damaged("its record cannot be read");
}

// src/store/bases.ts
import { hash } from "node:crypto";
var texts = /* @__PURE__ */ new WeakMap();
function withoutBase(payload) {
  if (payload.kind !== "post" || !payload.post.scene?.base) return { payload: JSON.stringify(payload), base: null };
  const { scene, base } = apart(payload.post.scene);
  return { payload: JSON.stringify({ ...payload, post: { ...payload.post, scene } }), base };
}
function apart({ base, ...scene }) {
  return { scene, base: base ? stored(base) : null };
}
function stored(base) {
  const known = texts.get(base);
  if (known) return known;
  const text = JSON.stringify(base);
  const made = { digest: hash("sha256", text), text };
  texts.set(base, made);
  return made;
}
function baseReader({ orm }) {
  const read = /* @__PURE__ */ new Map();
  return (scene, digest) => {
    if (digest === null) return scene;
    const stored2 = () => orm.select().from(bases).where(eq(bases.digest, digest)).get();
    const base = read.get(digest) ?? orDamaged(stored2)?.base;
    if (!base) return scene;
    read.set(digest, base);
    return { ...scene, base };
  };
}
function payloadReader(database) {
  const withBase = baseReader(database);
  return (payload, digest) => payload.kind === "post" && payload.post.scene ? { ...payload, post: { ...payload.post, scene: withBase(payload.post.scene, digest) } } : payload;
}

// src/store/outbox.ts
var columns = {
  id: outbox.id,
  game: outbox.game,
  destination: outbox.destination,
  slot: outbox.slot,
  payload: outbox.payload,
  base: outbox.base,
  status: outbox.status,
  attempts: outbox.attempts,
  message: outbox.message,
  created: outbox.created
};
function sqliteOutbox(database) {
  const { orm, write } = database;
  const withBase = payloadReader(database);
  const whole = ({ base, payload, ...row }) => ({
    ...row,
    payload: withBase(payload, base)
  });
  const { heads, due, sending, sent, slot, anywhere, newest } = hotStatements(database);
  const add = (game, draft, created) => {
    const fresh = { status: "waiting", attempts: 0, due: 0, created };
    orm.insert(outbox).values({ game, ...draft, ...fresh }).run();
  };
  const park = ({ game, destination, row }, reason, notice, at) => {
    const rows = row === null ? and(eq(outbox.game, game), eq(outbox.destination, destination), eq(outbox.status, "waiting")) : eq(outbox.id, row);
    orm.update(outbox).set({ status: "parked", error: reason }).where(rows).run();
    const first = orm.insert(obstacles).values({ game, destination, reason, at }).onConflictDoNothing().run();
    if (first.changes === 0) return false;
    add(game, notice, at);
    return true;
  };
  return {
    heads: async (now, latest) => heads.all({ now, latest }).map(whole),
    nextDue: async () => due.get()?.due ?? null,
    async hasten(now, by) {
      const later = and(eq(outbox.status, "waiting"), gt(outbox.due, now));
      const sooner = orm.update(outbox).set({ due: sql`${outbox.due} - ${by}` }).where(later);
      await write(() => sooner.run());
    },
    async inFlight() {
      const rows = orm.select(columns).from(outbox).where(eq(outbox.status, "sending"));
      return rows.orderBy(asc(outbox.id)).all().map(whole);
    },
    async sending(id) {
      await write(() => sending.run({ id }));
    },
    async sent(id, message) {
      await write(() => sent.run({ id, message }));
    },
    async retry(id, due2, error) {
      const attempts = sql`${outbox.attempts} + 1`;
      const again = orm.update(outbox).set({ status: "waiting", due: due2, error, attempts }).where(eq(outbox.id, id));
      await write(() => again.run());
    },
    discard: ({ id, game }, notice, at) => write(() => {
      orm.update(outbox).set({ status: "damaged", error: "it cannot be read" }).where(eq(outbox.id, id)).run();
      if (notice) add(game, notice, at);
    }),
    park: (what, reason, notice, at) => write(() => park(what, reason, notice, at)),
    messageOf: async (game, name, destination) => (destination === null ? anywhere.get({ game, slot: name }) : slot.get({ game, slot: name, destination }))?.message ?? null,
    async payloadOf(game, name) {
      const row = newest.get({ game, slot: name });
      return row ? whole(row).payload : null;
    },
    async parked(game) {
      const where = and(eq(outbox.game, game), eq(outbox.status, "parked"));
      return orm.select({ n: count() }).from(outbox).where(where).get()?.n ?? 0;
    },
    async pending() {
      return orm.select({ n: count() }).from(outbox).where(inArray(outbox.status, ["waiting", "sending"])).get()?.n ?? 0;
    }
  };
}
function hotStatements({ orm }) {
  const { id, destination, status, due, message, game, slot } = outbox;
  const first = orm.select({ id: min(id) }).from(outbox).where(inArray(status, ["waiting", "sending"])).groupBy(destination);
  const head = and(inArray(id, first), eq(status, "waiting"));
  const theRow = eq(id, sql.placeholder("id"));
  const named = and(eq(game, sql.placeholder("game")), eq(slot, sql.placeholder("slot")));
  const theSlot = and(named, eq(destination, sql.placeholder("destination")));
  const messageIn = (where) => orm.select({ message }).from(outbox).where(and(where, eq(status, "sent"), isNotNull(message))).orderBy(desc(id)).limit(1).prepare();
  return {
    heads: orm.select(columns).from(outbox).where(and(head, sql`(${due} <= ${sql.placeholder("now")} OR ${due} > ${sql.placeholder("latest")})`)).orderBy(asc(id)).prepare(),
    due: orm.select({ due: min(due) }).from(outbox).where(head).prepare(),
    sending: orm.update(outbox).set({ status: "sending" }).where(theRow).prepare(),
    sent: orm.update(outbox).set({ status: "sent", message: sql`${sql.placeholder("message")}`, error: null }).where(theRow).prepare(),
    slot: messageIn(theSlot),
    anywhere: messageIn(named),
    newest: orm.select(columns).from(outbox).where(named).orderBy(desc(id)).limit(1).prepare()
  };
}
function outboxRepair({ orm }) {
  return ({ game, repair, redirect, silence }) => {
    if (silence !== void 0) {
      const waiting = and(eq(outbox.game, game), eq(outbox.status, "waiting"));
      orm.update(outbox).set({ status: "parked", error: silence }).where(waiting).run();
    }
    if (redirect) {
      const unsent = inArray(outbox.status, ["waiting", "parked"]);
      orm.update(outbox).set({ destination: redirect.to }).where(and(eq(outbox.game, game), eq(outbox.destination, redirect.from), unsent)).run();
    }
    if (!repair) return;
    const parked = and(eq(outbox.game, game), eq(outbox.status, "parked"));
    const newer = sql`EXISTS (SELECT 1 FROM outbox newer WHERE newer.game = ${outbox.game} AND newer.slot = ${outbox.slot}
      AND newer.destination = ${outbox.destination} AND newer.id > ${outbox.id})`;
    orm.update(outbox).set({ status: "replaced" }).where(and(parked, newer)).run();
    const attempts = sql`min(${outbox.attempts}, 1)`;
    orm.update(outbox).set({ status: "waiting", due: 0, attempts, error: null }).where(parked).run();
    orm.delete(obstacles).where(eq(obstacles.game, game)).run();
    orm.update(threads).set({ open: false }).where(eq(threads.game, game)).run();
  };
}

// src/store/posts.ts
function sqlitePosts(database) {
  const { orm } = database;
  const withBase = baseReader(database);
  return {
    async livePost(game, number) {
      const { livePosts } = schema_exports;
      const one = number === null ? void 0 : eq(livePosts.number, number);
      const found = orm.select().from(livePosts).where(and(eq(livePosts.game, game), one));
      return found.orderBy(desc(livePosts.number)).limit(1).get() ?? null;
    },
    async pictures(game, number) {
      const { pictures: pictures2 } = schema_exports;
      const ofPost = and(eq(pictures2.game, game), eq(pictures2.number, number));
      const keys = orm.select({ id: pictures2.id }).from(pictures2).where(ofPost);
      const rows = readable({
        all: () => orm.select().from(pictures2).where(ofPost).orderBy(asc(pictures2.id)).all(),
        keys: () => keys.orderBy(asc(pictures2.id)).all(),
        part: ({ id }) => orm.select().from(pictures2).where(eq(pictures2.id, id)).all()
      });
      return rows.map(({ id, seq, caption, scene, base }) => ({ id, seq, caption, scene: withBase(scene, base) }));
    },
    async news(game) {
      const rows = orm.select().from(news).where(eq(news.game, game)).all();
      return Object.fromEntries(rows.map(({ seat, lines }) => [seat, lines]));
    },
    async notified(game, person) {
      const where = and(eq(notified.game, game), eq(notified.person, person));
      return orm.select().from(notified).where(where).get()?.wait ?? null;
    },
    async keepNotified(game, person, wait) {
      const row = orm.insert(notified).values({ game, person, wait });
      const target = [notified.game, notified.person];
      await database.write(() => row.onConflictDoUpdate({ target, set: { wait } }).run());
    }
  };
}
function postWriter({ sqlite }) {
  const setPost = sqlite.prepare(`
    INSERT INTO live_posts (game, number, phase, title, chain, lines, open) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (game, number) DO UPDATE
    SET phase = excluded.phase, title = excluded.title, chain = excluded.chain, lines = excluded.lines, open = excluded.open`);
  const addPicture = sqlite.prepare(
    "INSERT INTO pictures (game, number, seq, caption, scene, base) VALUES (?, ?, ?, ?, ?, ?)"
  );
  const dropPictures = sqlite.prepare("DELETE FROM pictures WHERE game = ? AND seq >= ?");
  const keepBase = sqlite.prepare("INSERT INTO bases (digest, base) VALUES (?, ?) ON CONFLICT DO NOTHING");
  const setNews = sqlite.prepare(`
    INSERT INTO news (game, seat, lines) VALUES (?, ?, ?)
    ON CONFLICT (game, seat) DO UPDATE SET lines = excluded.lines`);
  return ({ game, posts = [], pictures: pictures2 = [], dropPictures: gone, news: news2 = {} }) => {
    for (const { number, phase, title, chain, lines, open } of posts)
      setPost.run(game, number, phase, title, chain, JSON.stringify(lines), open ? 1 : 0);
    if (gone !== void 0) dropPictures.run(game, gone);
    for (const { number, seq, caption, scene } of pictures2) {
      const { scene: bare, base } = apart(scene);
      if (base) keepBase.run(base.digest, base.text);
      addPicture.run(game, number, seq, caption, JSON.stringify(bare), base?.digest ?? null);
    }
    for (const [seat, lines] of Object.entries(news2)) setNews.run(game, seat, JSON.stringify(lines));
  };
}

// src/store/privacy.ts
var box = (person) => `person:${person}`;
function sqlitePrivacy({ orm, write }) {
  return {
    async traces(person) {
      const { members: members2, games: games2, outbox: outbox2 } = schema_exports;
      const mine = orm.select({ game: members2.game, seat: members2.seat }).from(members2).where(eq(members2.person, person)).all();
      const inGames = mine.map((m) => m.game);
      const seated = (rows) => rows.filter((row) => mine.some((m) => m.game === row.game && m.seat === row.seat));
      const ofSeats = (table) => {
        const inThese = (ids) => orm.select().from(table).where(inArray(table.game, [...ids])).all();
        return seated(readable({ all: () => inThese(inGames), keys: () => inGames, part: (id) => inThese([id]) }));
      };
      return {
        memberships: orm.select({
          game: members2.game,
          campaign: games2.name,
          status: games2.status,
          seat: members2.seat,
          name: members2.name,
          word: members2.word,
          joined: members2.joined
        }).from(members2).innerJoin(games2, eq(games2.id, members2.game)).where(eq(members2.person, person)).orderBy(asc(members2.joined)).all(),
        hosted: orm.select({ game: games2.id, campaign: games2.name, status: games2.status }).from(games2).where(eq(games2.host, person)).all(),
        acts: orm.select({ game: log.game, rows: count() }).from(log).where(eq(log.person, person)).groupBy(log.game).all(),
        sheets: ofSeats(sheets),
        standingOrders: ofSeats(standingOrders),
        prepared: ofSeats(prepared),
        news: ofSeats(news),
        privateThreads: orm.select({ game: mailboxes.game, thread: mailboxes.thread }).from(mailboxes).where(eq(mailboxes.person, person)).all(),
        messages: orm.select({ game: outbox2.game, status: outbox2.status, created: outbox2.created, payload: outbox2.payload }).from(outbox2).where(eq(outbox2.destination, box(person))).orderBy(asc(outbox2.id)).all(),
        mentions: orm.select({ n: count() }).from(outbox2).where(like(outbox2.payload, `%"${person}"%`)).get()?.n ?? 0,
        preferences: orDamaged(() => orm.select().from(preferences).where(eq(preferences.person, person)).get())?.settings ?? null
      };
    },
    async forgetPerson(person) {
      await write(() => {
        orm.delete(preferences).where(eq(preferences.person, person)).run();
        orm.delete(notified).where(eq(notified.person, person)).run();
        for (const table of [outbox, obstacles])
          orm.delete(table).where(eq(table.destination, box(person))).run();
        orm.delete(mailboxes).where(eq(mailboxes.person, person)).run();
      });
    }
  };
}
function forgetting({ orm }) {
  return ({ game, forget }) => {
    if (!forget) return;
    const { person, as, seats: seats2 } = forget;
    orm.update(log).set({ person: as }).where(and(eq(log.game, game), eq(log.person, person))).run();
    for (const table of [standingOrders, prepared, sheets, news])
      orm.delete(table).where(and(eq(table.game, game), inArray(table.seat, [...seats2]))).run();
    orm.delete(notified).where(and(eq(notified.game, game), eq(notified.person, person))).run();
    orm.delete(outbox).where(and(eq(outbox.game, game), eq(outbox.destination, box(person)))).run();
    orm.delete(pictures).where(eq(pictures.game, game)).run();
    const done = and(eq(outbox.game, game), inArray(outbox.status, ["sent", "replaced"]));
    orm.update(outbox).set({ payload: EMPTY }).where(done).run();
    const named = sql`replace(${outbox.payload}, ${`"${person}"`}, ${`"${as}"`})`;
    orm.update(outbox).set({ payload: named }).where(eq(outbox.game, game)).run();
  };
}
var EMPTY = {
  kind: "post",
  post: { title: "", text: [], scene: null, controls: [], ping: [], thread: null }
};

// src/store/seats.ts
function sqliteSeats({ orm, write }) {
  const game = sql.placeholder("game");
  const now = sql.placeholder("now");
  const { standingOrders: standingOrders2, prepared: prepared2, clocks, sheets: sheets2 } = schema_exports;
  const ofGame = {
    orders: orm.select().from(standingOrders2).where(eq(standingOrders2.game, game)).orderBy(asc(standingOrders2.at), asc(standingOrders2.name)).prepare(),
    prepared: orm.select().from(prepared2).where(eq(prepared2.game, game)).orderBy(asc(prepared2.at), asc(prepared2.key)).prepare(),
    clocks: orm.select().from(clocks).where(eq(clocks.game, game)).prepare()
  };
  const due = orm.select().from(clocks).where(sql`${clocks.deadline} <= ${now} OR ${clocks.remind} <= ${now}`);
  const dueNow = due.orderBy(asc(clocks.deadline), asc(clocks.game), asc(clocks.seat)).prepare();
  const theSheet = (id, { seat, decision }) => and(eq(sheets2.game, id), eq(sheets2.seat, seat), eq(sheets2.decision, decision));
  return {
    orders: async (id) => ofGame.orders.all({ game: id }).map(({ game: _, at, ...order }) => order),
    prepared: async (id) => ofGame.prepared.all({ game: id }).map(({ game: _, at, ...answer }) => answer),
    clocks: async (id) => ofGame.clocks.all({ game: id }),
    dueClocks: async (at) => dueNow.all({ now: at }),
    sheet: async (id, key) => orDamaged(() => orm.select().from(sheets2).where(theSheet(id, key)).get())?.sheet ?? null,
    async keepSheet(id, key, sheet, at) {
      const drop = orm.delete(sheets2).where(theSheet(id, key));
      const row = orm.insert(sheets2).values({ game: id, ...key, sheet, at });
      const target = [sheets2.game, sheets2.seat, sheets2.decision];
      await write(() => (sheet === null ? drop : row.onConflictDoUpdate({ target, set: { sheet, at } })).run());
    }
  };
}
function seatWriter(database) {
  const parts = [clockWriter(database), orderWriter(database), answerWriter(database), sheetWriter(database)];
  return (change) => {
    for (const write of parts) write(change);
  };
}
function clockWriter({ sqlite }) {
  const stop = sqlite.prepare("DELETE FROM clocks WHERE game = ?");
  const set = sqlite.prepare(
    "INSERT INTO clocks (game, seat, phase, left, deadline, remind) VALUES (?, ?, ?, ?, ?, ?)"
  );
  return ({ game, clocks }) => {
    if (!clocks) return;
    stop.run(game);
    for (const { seat, phase, left, deadline, remind } of clocks) set.run(game, seat, phase, left, deadline, remind);
  };
}
function orderWriter({ sqlite }) {
  const drop = sqlite.prepare("DELETE FROM standing_orders WHERE game = ? AND seat = ? AND name = ?");
  const put = sqlite.prepare(`
    INSERT INTO standing_orders (game, seat, name, params, ask, phase, turn, given, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (game, seat, name) DO UPDATE
    SET params = excluded.params, ask = excluded.ask, phase = excluded.phase, turn = excluded.turn,
      given = excluded.given, at = excluded.at`);
  return ({ game, orders, at }) => {
    for (const { seat, name } of orders?.clear ?? []) drop.run(game, seat, name);
    for (const { seat, name, params, ask, phase, turn, given } of orders?.set ?? [])
      put.run(game, seat, name, JSON.stringify(params), ask ? 1 : 0, phase, turn, given, at);
  };
}
function answerWriter({ sqlite }) {
  const drop = sqlite.prepare("DELETE FROM prepared WHERE game = ? AND seat = ? AND key = ?");
  const put = sqlite.prepare(`
    INSERT INTO prepared (game, seat, key, moves, facts, at) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (game, seat, key) DO UPDATE SET moves = excluded.moves, facts = excluded.facts, at = excluded.at`);
  return ({ game, prepared: prepared2, at }) => {
    for (const { seat, key } of prepared2?.clear ?? []) drop.run(game, seat, key);
    for (const { seat, key, moves, facts } of prepared2?.set ?? [])
      put.run(game, seat, key, JSON.stringify(moves), JSON.stringify(facts), at);
  };
}
function sheetWriter({ sqlite }) {
  const dropOthers = sqlite.prepare(
    "DELETE FROM sheets WHERE game = ? AND decision NOT IN (SELECT value FROM json_each(?))"
  );
  const drop = sqlite.prepare("DELETE FROM sheets WHERE game = ? AND seat = ? AND decision = ?");
  const put = sqlite.prepare(`
    INSERT INTO sheets (game, seat, decision, sheet, at) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (game, seat, decision) DO UPDATE SET sheet = excluded.sheet, at = excluded.at`);
  return ({ game, sheetsFor, sheets: sheets2 = [], at }) => {
    for (const { seat, decision, left } of sheets2) {
      if (left === null) drop.run(game, seat, decision);
      else put.run(game, seat, decision, JSON.stringify(left), at);
    }
    if (sheetsFor) dropOthers.run(game, JSON.stringify(sheetsFor));
  };
}

// src/store/starts.ts
var ONE = 1;
function sqliteStarts({ orm, write }) {
  const { awake, checks, games: games2 } = schema_exports;
  return {
    awake: async () => orm.select().from(awake).where(eq(awake.id, ONE)).get()?.at ?? null,
    async keepAwake(at) {
      const row = orm.insert(awake).values({ id: ONE, at });
      await write(() => row.onConflictDoUpdate({ target: awake.id, set: { at } }).run());
    },
    async unchecked(codes) {
      const known = { id: games2.id, game: games2.game, status: games2.status, code: checks.code };
      const rows = orm.select(known).from(games2).leftJoin(checks, eq(checks.game, games2.id));
      const going = rows.where(inArray(games2.status, ["running", "damaged"]));
      const all = going.orderBy(asc(games2.created), asc(games2.id)).all();
      return all.flatMap(
        ({ id, game, status, code }) => status === "damaged" || code === null || code !== codes.get(game) ? [id] : []
      );
    },
    async keepChecked(checked) {
      const values = Object.entries(checked).map(([game, code]) => ({ game, code }));
      if (values.length === 0) return;
      const rows = orm.insert(checks).values(values);
      await write(() => rows.onConflictDoUpdate({ target: checks.game, set: { code: sql`excluded.code` } }).run());
    }
  };
}

// src/store/threads.ts
function sqliteThreads({ orm, write }) {
  const ofPhase = (game, phase) => and(eq(threads.game, game), eq(threads.phase, phase));
  return {
    async threadOf(game, phase) {
      return orm.select().from(threads).where(ofPhase(game, phase)).get() ?? null;
    },
    async keepThread(game, phase, thread) {
      const row = orm.insert(threads).values({ game, phase, thread, open: true });
      const target = [threads.game, threads.phase];
      await write(() => row.onConflictDoUpdate({ target, set: { thread, open: true } }).run());
    },
    async closedThread(game, phase) {
      await write(() => orm.update(threads).set({ open: false }).where(ofPhase(game, phase)).run());
    },
    async mailbox(game, person) {
      const where = and(eq(mailboxes.game, game), eq(mailboxes.person, person));
      return orm.select().from(mailboxes).where(where).get()?.thread ?? null;
    },
    async keepMailbox(game, person, thread) {
      const row = orm.insert(mailboxes).values({ game, person, thread });
      const target = [mailboxes.game, mailboxes.person];
      await write(() => row.onConflictDoUpdate({ target, set: { thread } }).run());
    },
    async lostThread(thread) {
      await write(() => {
        orm.update(threads).set({ open: false }).where(eq(threads.thread, thread)).run();
        orm.delete(mailboxes).where(eq(mailboxes.thread, thread)).run();
      });
    },
    async gameOfThread(thread) {
      const talk = orm.select().from(threads).where(eq(threads.thread, thread)).get();
      return (talk ?? orm.select().from(mailboxes).where(eq(mailboxes.thread, thread)).get())?.game ?? null;
    }
  };
}

// src/store/repository.ts
var StaleState = class extends Error {
  constructor(game) {
    super(`game ${game} is no longer in the state that this change was made from`);
    this.name = "StaleState";
  }
};

// src/store/writer.ts
function changeWriter(database) {
  const { sqlite } = database;
  const lobby = lobbyWriter(database);
  const game = gameWriter(database);
  const checkpoints = checkpointWriter(database);
  const repair = outboxRepair(database);
  const forget = forgetting(database);
  const posts = postWriter(database);
  const seats2 = seatWriter(database);
  const send = outboxWriter(database);
  const handle = sqlite.prepare("INSERT INTO handled_interactions (id, at) VALUES (?, ?) ON CONFLICT DO NOTHING");
  const put = (change) => {
    const { interaction, at } = change;
    if (interaction && handle.run(interaction, at).changes === 0) return "repeated";
    lobby(change);
    game(change);
    checkpoints(change);
    posts(change);
    seats2(change);
    repair(change);
    forget(change);
    send(change);
    return "written";
  };
  return (change) => database.write(() => put(change));
}
function lobbyWriter({ orm }) {
  return ({ game, create, set, members: members2, seats: seats2 }) => {
    if (create) orm.insert(games).values(create).run();
    if (set) orm.update(games).set(set).where(eq(games.id, game)).run();
    if (members2) {
      orm.delete(members).where(eq(members.game, game)).run();
      for (const member of members2)
        orm.insert(members).values({ game, ...member, id: void 0 }).run();
    }
    seats2?.forEach((seat, position) => {
      orm.insert(seats).values({ game, position, ...seat }).run();
    });
  };
}
function gameWriter({ orm, sqlite }) {
  const addRow = sqlite.prepare(`
    INSERT INTO log (game, seq, kind, seat, action, params, decision, regardless, rules, state, hash, at, person, told,
      input, final)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const addSnapshot = sqlite.prepare(`
    INSERT INTO snapshots (seq, state, hash, chain, game) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`);
  const setSnapshot = sqlite.prepare(
    "UPDATE snapshots SET seq = ?, state = ?, hash = ?, chain = ? WHERE game = ? AND seq = ?"
  );
  const keepChecked = sqlite.prepare(
    "INSERT INTO checks (game, code) VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET code = excluded.code"
  );
  return ({ game, rows = [], state, result, checked, at }) => {
    if (state) {
      const { from, to } = state;
      const row = [to.seq, to.state, to.hash, to.chain, game];
      const { changes } = from === null ? addSnapshot.run(...row) : setSnapshot.run(...row, from);
      if (changes !== 1) throw new StaleState(game);
    }
    for (const row of rows) {
      const { seq, kind, seat, action, params, decision, regardless, rules, hash: hash2, person } = row;
      const texts2 = [JSON.stringify(params), decision, regardless ? 1 : 0, rules, row.state, hash2];
      const beside = [person, JSON.stringify(row.told), row.input, row.final ? 1 : 0];
      addRow.run(game, seq, kind, seat, action, ...texts2, row.at, ...beside);
    }
    if (checked !== void 0) keepChecked.run(game, checked);
    if (result) orm.insert(results).values({ game, result, at }).onConflictDoNothing().run();
  };
}
function outboxWriter({ sqlite }) {
  const post = sqlite.prepare(`
    INSERT INTO outbox (game, destination, slot, payload, base, status, attempts, due, created)
    VALUES (?, ?, ?, ?, ?, 'waiting', 0, 0, ?)`);
  const keepBase = sqlite.prepare("INSERT INTO bases (digest, base) VALUES (?, ?) ON CONFLICT DO NOTHING");
  const replace = sqlite.prepare(
    // one that was tried may have arrived: it is found or sent first, or its message would stand there for ever
    "UPDATE outbox SET status = 'replaced' WHERE game = ? AND slot = ? AND destination = ? AND status = 'waiting' AND attempts = 0"
  );
  return ({ game, outbox: outbox2 = [], at }) => {
    for (const { destination, slot, payload } of outbox2) {
      if (slot !== null) replace.run(game, slot, destination);
      const { payload: text, base } = withoutBase(payload);
      if (base) keepBase.run(base.digest, base.text);
      post.run(game, destination, slot, text, base?.digest ?? null, at);
    }
  };
}

// src/store/sqlite.ts
function sqliteRepository(database) {
  const { orm } = database;
  const read = hotReads(database);
  const writer = changeWriter(database);
  const rows = logReader(database);
  const told = newsReader(database);
  const acted = actedReader(database);
  return {
    write: writer,
    handled: async (id) => read.handled.get({ id }) !== void 0,
    members: async (game) => read.members.all({ game }),
    snapshot: async (game) => read.snapshot.get({ game }) ?? null,
    log: async (game, part = { from: 0 }) => rows(game, part),
    async told(game, last) {
      const { told: told2, at, seq } = log;
      const found = orm.select({ told: told2, at }).from(log).where(and(eq(log.game, game), sql`${told2} <> '[]'`));
      return found.orderBy(desc(seq)).limit(last).all().reverse();
    },
    toldSince: async (game, seats2) => new Map(seats2.map((seat) => [seat, told(game, seat)])),
    acted: async (game) => acted(game),
    actors: async (game) => read.actors.all({ game }).flatMap(({ person }) => person ?? []),
    result: async (game) => orm.select().from(results).where(eq(results.game, game)).get()?.result ?? null,
    pack: async (hash2) => orm.select().from(packs).where(eq(packs.hash, hash2)).get()?.files ?? null,
    async keepPack(hash2, game, files) {
      await database.write(
        () => orm.insert(packs).values({ hash: hash2, game, files }).onConflictDoUpdate({ target: packs.hash, set: { files } }).run()
      );
    },
    ...sqliteGames(database),
    ...sqliteSeats(database),
    ...sqliteStarts(database),
    ...sqliteCheckpoints(database),
    ...sqlitePosts(database),
    ...sqliteThreads(database),
    ...sqlitePrivacy(database),
    guildSettings: async (guild) => orm.select().from(guilds).where(eq(guilds.id, guild)).get()?.settings ?? null,
    async keepGuildSettings(id, settings) {
      const row = orm.insert(guilds).values({ id, settings });
      await database.write(() => row.onConflictDoUpdate({ target: guilds.id, set: { settings } }).run());
    },
    outbox: sqliteOutbox(database)
  };
}
function hotReads({ orm }) {
  const game = sql.placeholder("game");
  const id = sql.placeholder("id");
  const { members: members2 } = schema_exports;
  return {
    handled: orm.select().from(handledInteractions).where(eq(handledInteractions.id, id)).prepare(),
    members: orm.select().from(members2).where(eq(members2.game, game)).orderBy(asc(members2.id)).prepare(),
    actors: orm.selectDistinct({ person: log.person }).from(log).where(eq(log.game, game)).prepare(),
    snapshot: orm.select().from(snapshots).where(eq(snapshots.game, game)).prepare()
  };
}
function logReader({ orm }) {
  return (game, part) => {
    const from = "from" in part ? gte(log.seq, part.from) : void 0;
    const found = orm.select().from(log).where(and(eq(log.game, game), from));
    const rows = "from" in part ? found.orderBy(asc(log.seq)).limit(part.most ?? -1) : found.orderBy(desc(log.seq)).limit(part.last);
    const read = rows.all();
    return "from" in part ? read : read.reverse();
  };
}
function newsReader({ sqlite }) {
  const lastAct = sqlite.prepare(
    "SELECT seq FROM log WHERE game = ? AND seat = ? AND kind = 'act' ORDER BY seq DESC LIMIT 1"
  ).pluck();
  const news2 = sqlite.prepare(
    "SELECT seq, seat, kind, told, CASE WHEN kind = 'rewind' AND json_valid(params) THEN json_extract(params, '$.to') END AS back FROM log WHERE game = ? AND seq >= ? AND told <> '[]' ORDER BY seq"
  );
  return (game, seat) => news2.all(game, lastAct.get(game, seat) ?? 0).map((row) => ({ ...row, told: linesIn(row.told) }));
}
function linesIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Damaged("log.told cannot be read");
  }
}
function actedReader({ sqlite }) {
  const seats2 = sqlite.prepare("SELECT DISTINCT seat FROM log WHERE game = ? AND kind = 'act' ORDER BY seat").pluck();
  return (game) => seats2.all(game);
}

export {
  StaleState,
  keepPackOver,
  storedPack,
  gameFile,
  sqliteRepository
};

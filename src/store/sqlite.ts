import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Result, Seat } from "../engine/index.ts";
import { withoutBase } from "./bases.ts";
import type { Database } from "./database.ts";
import { outboxRepair, sqliteOutbox } from "./outbox.ts";
import { forgetting, sqlitePrivacy } from "./privacy.ts";
import type { ClockRecord, Draft, GameRecord, LogRow, Member, Snapshot } from "./records.ts";
import { type Change, type Repository, StaleState } from "./repository.ts";
import * as t from "./schema.ts";
import { sqliteThreads } from "./threads.ts";

/** The store on SQLite: everything in one file, one writer. */
export function sqliteRepository(database: Database): Repository {
  const { orm } = database;
  const read = hotReads(database);
  const writer = changeWriter(database);
  const told = newsReader(database);
  const ofDraft = (game: string, key: Omit<Draft, "answers">) =>
    and(
      eq(t.drafts.game, game),
      eq(t.drafts.seat, key.seat),
      eq(t.drafts.person, key.person),
      eq(t.drafts.decision, key.decision),
      eq(t.drafts.action, key.action),
    );

  return {
    write: async (change) => writer(change),
    handled: async (id) => read.handled.get({ id }) !== undefined,

    game: async (id) => read.game.get({ id }) ?? null,
    async games({ channel, guild, person, host, status }) {
      const mine =
        person === undefined
          ? undefined
          : inArray(t.games.id, orm.select({ id: t.members.game }).from(t.members).where(eq(t.members.person, person)));
      const where = and(
        channel === undefined ? undefined : eq(t.games.channel, channel),
        guild === undefined ? undefined : eq(t.games.guild, guild),
        host === undefined ? undefined : eq(t.games.host, host),
        status === undefined ? undefined : inArray(t.games.status, [...status]),
        mine,
      );
      return orm
        .select()
        .from(t.games)
        .where(where)
        .orderBy(asc(t.games.created), asc(t.games.id))
        .all() satisfies GameRecord[];
    },
    members: async (game) => read.members.all({ game }) satisfies Member[],
    snapshot: async (game): Promise<Snapshot | null> => read.snapshot.get({ game }) ?? null,
    async log(game, last) {
      const rows = orm.select().from(t.log).where(eq(t.log.game, game));
      if (last === undefined) return rows.orderBy(asc(t.log.seq)).all() as LogRow[]; // params were canonical JSON when written
      return (rows.orderBy(desc(t.log.seq)).limit(last).all() as LogRow[]).reverse();
    },
    toldSince: async (game, seats) => new Map(seats.map((seat) => [seat, told(game, seat)])),
    result: async (game): Promise<Result | null> =>
      orm.select().from(t.results).where(eq(t.results.game, game)).get()?.result ?? null,

    pack: async (hash) => orm.select().from(t.packs).where(eq(t.packs.hash, hash)).get()?.files ?? null,
    async keepPack(hash, game, files) {
      orm.insert(t.packs).values({ hash, game, files }).onConflictDoNothing().run();
    },

    orders: async (game) => read.orders.all({ game }),
    dueClocks: async (now): Promise<readonly ClockRecord[]> => read.due.all({ now }),
    clock: async (game) => read.clock.get({ game }) ?? null,

    async draft(game, key) {
      const row = orm.select().from(t.drafts).where(ofDraft(game, key)).get();
      return row ? ({ ...key, answers: row.answers } as Draft) : null; // answers were JSON when written
    },
    async keepDraft(game, draft, at) {
      const { answers } = draft;
      orm
        .insert(t.drafts)
        .values({ game, ...draft, at })
        .onConflictDoUpdate({
          target: [t.drafts.game, t.drafts.seat, t.drafts.person, t.drafts.decision, t.drafts.action],
          set: { answers, at },
        })
        .run();
    },
    async dropDraft(game, key) {
      orm.delete(t.drafts).where(ofDraft(game, key)).run();
    },

    ...sqliteThreads(database),
    ...sqlitePrivacy(database),

    guildSettings: async (guild) => orm.select().from(t.guilds).where(eq(t.guilds.id, guild)).get()?.settings ?? null,
    async keepGuildSettings(id, settings) {
      orm
        .insert(t.guilds)
        .values({ id, settings })
        .onConflictDoUpdate({ target: t.guilds.id, set: { settings } })
        .run();
    },

    outbox: sqliteOutbox(database),
  };
}

/** Reads that come with every press or tick: built and prepared once. */
function hotReads({ orm }: Database) {
  const game = sql.placeholder("game");
  const id = sql.placeholder("id");
  const now = sql.placeholder("now");
  const { members, standingOrders: orders, clocks } = t;
  return {
    handled: orm.select().from(t.handledInteractions).where(eq(t.handledInteractions.id, id)).prepare(),
    game: orm.select().from(t.games).where(eq(t.games.id, id)).prepare(),
    members: orm.select().from(members).where(eq(members.game, game)).orderBy(asc(members.id)).prepare(),
    snapshot: orm.select().from(t.snapshots).where(eq(t.snapshots.game, game)).prepare(),
    orders: orm.select().from(orders).where(eq(orders.game, game)).orderBy(asc(orders.at), asc(orders.name)).prepare(),
    clock: orm.select().from(clocks).where(eq(clocks.game, game)).prepare(),
    due: orm.select().from(clocks).where(sql`${clocks.deadline} <= ${now} OR ${clocks.remind} <= ${now}`).prepare(),
  };
}

/** What the public was told from a seat's last own act on. Asked with every question, so its statements are prepared once. */
function newsReader({ sqlite }: Database): (game: string, seat: Seat) => readonly string[] {
  const lastAct = sqlite
    .prepare<[string, Seat], number>(
      "SELECT seq FROM log WHERE game = ? AND seat = ? AND kind = 'act' ORDER BY seq DESC LIMIT 1",
    )
    .pluck();
  const news = sqlite
    .prepare<[string, number], string>("SELECT told FROM log WHERE game = ? AND seq >= ? AND told <> '[]' ORDER BY seq")
    .pluck();
  return (game, seat) => news.all(game, lastAct.get(game, seat) ?? 0).flatMap((lines) => JSON.parse(lines) as string[]); // as the writer put it
}

/** One transaction for one change, with the statements of the hot path prepared once. */
function changeWriter(database: Database): (change: Change) => "written" | "repeated" {
  const { orm, sqlite } = database;
  const repair = outboxRepair(database);
  const forget = forgetting(database);
  const handle = sqlite.prepare("INSERT INTO handled_interactions (id, at) VALUES (?, ?) ON CONFLICT DO NOTHING");
  const addRow = sqlite.prepare(`
    INSERT INTO log (game, seq, kind, seat, action, params, decision, regardless, rules, state, hash, at, person, told)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const addSnapshot = sqlite.prepare(`
    INSERT INTO snapshots (seq, state, hash, chain, game) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`);
  const setSnapshot = sqlite.prepare(
    "UPDATE snapshots SET seq = ?, state = ?, hash = ?, chain = ? WHERE game = ? AND seq = ?",
  );
  const post = sqlite.prepare(`
    INSERT INTO outbox (game, destination, slot, payload, base, status, attempts, due, created)
    VALUES (?, ?, ?, ?, ?, 'waiting', 0, 0, ?)`);
  const keepBase = sqlite.prepare("INSERT INTO bases (digest, base) VALUES (?, ?) ON CONFLICT DO NOTHING");
  const replace = sqlite.prepare(
    // one that was tried may have arrived: it is found or sent first, or its message would stand there for ever
    "UPDATE outbox SET status = 'replaced' WHERE game = ? AND slot = ? AND destination = ? AND status = 'waiting' AND attempts = 0",
  );
  const stopClock = sqlite.prepare("DELETE FROM clocks WHERE game = ?");
  const setClock = sqlite.prepare(`
    INSERT INTO clocks (game, decision, deadline, remind) VALUES (?, ?, ?, ?)
    ON CONFLICT (game) DO UPDATE SET decision = excluded.decision, deadline = excluded.deadline, remind = excluded.remind`);
  const dropDrafts = sqlite.prepare(
    "DELETE FROM drafts WHERE game = ? AND decision NOT IN (SELECT value FROM json_each(?))",
  );

  function state(change: Change): void {
    if (!change.state) return;
    const { from, to } = change.state;
    const row = [to.seq, to.state, to.hash, to.chain, change.game] as const;
    const { changes } = from === null ? addSnapshot.run(...row) : setSnapshot.run(...row, from);
    if (changes !== 1) throw new StaleState(change.game);
  }

  function lobby(change: Change): void {
    const { game, create, set, members, seats } = change;
    if (create) orm.insert(t.games).values(create).run();
    if (set) orm.update(t.games).set(set).where(eq(t.games.id, game)).run();
    if (members) {
      orm.delete(t.members).where(eq(t.members.game, game)).run();
      for (const member of members)
        orm
          .insert(t.members)
          .values({ game, ...member, id: undefined })
          .run();
    }
    seats?.forEach((seat, position) => {
      orm
        .insert(t.seats)
        .values({ game, position, ...seat })
        .run();
    });
  }

  function services(change: Change): void {
    const { game, clock, order, reminded, draftsFor, result, at } = change;
    if (reminded) orm.update(t.clocks).set({ remind: null }).where(eq(t.clocks.game, game)).run();
    if (clock === null) stopClock.run(game);
    else if (clock) setClock.run(game, clock.decision, clock.deadline, clock.remind);
    if (order && "set" in order) {
      const { params } = order.set;
      orm
        .insert(t.standingOrders)
        .values({ game, ...order.set, at })
        .onConflictDoUpdate({
          target: [t.standingOrders.game, t.standingOrders.seat, t.standingOrders.name],
          set: { params, at },
        })
        .run();
    } else if (order) {
      orm
        .delete(t.standingOrders)
        .where(
          and(
            eq(t.standingOrders.game, game),
            eq(t.standingOrders.seat, order.clear.seat),
            eq(t.standingOrders.name, order.clear.name),
          ),
        )
        .run();
    }
    if (draftsFor) dropDrafts.run(game, JSON.stringify(draftsFor));
    if (result) orm.insert(t.results).values({ game, result, at }).onConflictDoNothing().run();
  }

  const run = sqlite.transaction((change: Change): "written" | "repeated" => {
    const { game, interaction, rows = [], outbox = [], at } = change;
    if (interaction && handle.run(interaction, at).changes === 0) return "repeated";
    lobby(change);
    for (const row of rows) {
      const { seq, kind, seat, action, params, decision, regardless, rules, state, hash, person, told } = row;
      const texts = [JSON.stringify(params), decision, regardless ? 1 : 0, rules, state, hash] as const;
      addRow.run(game, seq, kind, seat, action, ...texts, row.at, person, JSON.stringify(told));
    }
    state(change);
    repair(change);
    forget(change);
    for (const { destination, slot, payload } of outbox) {
      if (slot !== null) replace.run(game, slot, destination);
      const { payload: text, base } = withoutBase(payload);
      if (base) keepBase.run(base.digest, base.text);
      post.run(game, destination, slot, text, base?.digest ?? null, at);
    }
    services(change);
    return "written";
  });
  return (change) => run.immediate(change);
}

/** One transaction for one change, with the statements of the hot path prepared once. */
import { eq } from "drizzle-orm";
import type { Change } from "../change.ts";
import { IdTaken, StaleState } from "../problems.ts";
import type { LogRow, OutboxDraft } from "../records.ts";
import type { Repository } from "../repository.ts";
import { ballotWriter } from "./ballots.ts";
import { checkpointWriter } from "./checkpoints.ts";
import { councilWriter } from "./councils.ts";
import type { Database } from "./database.ts";
import { dueWriter } from "./due.ts";
import { playedWriter } from "./idleness.ts";
import { lessonWriter } from "./lessons.ts";
import { motionWriter } from "./motions.ts";
import { negotiationWriter } from "./negotiation.ts";
import { outboxRepair } from "./outbox.ts";
import { postWriter } from "./posts.ts";
import { forgetting, renaming } from "./privacy.ts";
import { privateLineWriter } from "./private-lines.ts";
import { replayWriter } from "./replays.ts";
import * as t from "./schema.ts";
import { seatWriter } from "./seats.ts";
import { checkWriter } from "./starts.ts";
import { mailboxWriter } from "./threads.ts";

export function changeWriter(database: Database): Repository["write"] {
  const { sqlite } = database;
  const lobby = lobbyWriter(database);
  const ballots = ballotWriter(database);
  const councils = councilWriter(database);
  const mailboxes = mailboxWriter(database);
  const motions = motionWriter(database);
  const negotiation = negotiationWriter(database);
  const game = gameWriter(database);
  const played = playedWriter(database);
  const checkpoints = checkpointWriter(database);
  const repair = outboxRepair(database);
  const forget = forgetting(database);
  const rename = renaming(database);
  const posts = postWriter(database);
  const alone = privateLineWriter(database);
  const seats = seatWriter(database);
  const replay = replayWriter(database);
  const lesson = lessonWriter(database);
  const send = outboxWriter(database);
  const due = dueWriter(database);
  const handle = sqlite.prepare("INSERT INTO handled_interactions (id, at) VALUES (?, ?) ON CONFLICT DO NOTHING");
  const countUp = sqlite.prepare("UPDATE games SET version = version + 1 WHERE id = ? AND version = ?");
  const put = (change: Change, from: number | null): "written" | "repeated" => {
    const { game: id, interaction, at } = change;
    if (interaction && handle.run(interaction, at).changes === 0) return "repeated";
    if (!change.create && countUp.run(id, from).changes === 0) throw new StaleState(id);
    lobby(change);
    ballots(change);
    councils(change);
    mailboxes(change);
    motions(change);
    negotiation(change);
    game(change);
    played(change);
    checkpoints(change);
    posts(change);
    alone(change);
    seats(change);
    repair(change);
    replay(change);
    lesson(change);
    forget(change);
    rename(change);
    send(change);
    due(change);
    return "written";
  };
  return (change, from) => database.write(() => put(change, from));
}

/** The game's record, its members and its seats. */
function lobbyWriter({ orm, sqlite }: Database): (change: Change) => void {
  const see = sightWriter(sqlite);
  const miss = sqlite.prepare(
    "UPDATE members SET waited = waited + ? WHERE game = ? AND seat = ? AND NOT bot AND stand_in IS NOT 'orders'",
  );
  return ({ game, create, set, members, seen, missed, seats, left = [], offerSeats, endSeatOffers = [] }) => {
    if (create && orm.insert(t.games).values(create).onConflictDoNothing().run().changes === 0) throw new IdTaken(game);
    if (set) orm.update(t.games).set(set).where(eq(t.games.id, game)).run();
    if (members) {
      orm.delete(t.members).where(eq(t.members.game, game)).run();
      for (const member of members)
        orm
          .insert(t.members)
          .values({ game, ...member, id: undefined })
          .run();
    }
    if (seen) see(game, seen);
    if (missed) miss.run(missed.by, game, missed.seat);
    for (const holder of left)
      orm
        .insert(t.formerHolders)
        .values({ game, ...holder })
        .run();
    for (const id of endSeatOffers) orm.update(t.seatOffers).set({ open: false }).where(eq(t.seatOffers.id, id)).run();
    if (offerSeats)
      orm
        .insert(t.seatOffers)
        .values({ game, ...offerSeats, open: true })
        .run();
    seats?.forEach((seat, position) => {
      orm
        .insert(t.seats)
        .values({ game, position, ...seat })
        .run();
    });
  };
}

/** For whoever was seen, and those with whom they hold a seat as a council, waiting starts afresh. */
function sightWriter(sqlite: Database["sqlite"]): (game: string, seen: NonNullable<Change["seen"]>) => void {
  const see = sqlite.prepare("UPDATE members SET seen = ?, excused = 0, waited = 0 WHERE game = ? AND person = ?");
  const fellows = sqlite.prepare(
    "UPDATE members SET waited = 0 WHERE game = ? AND seat = ? AND waited > 0 AND NOT bot",
  );
  return (game, { person, at, councils }) => {
    see.run(at, game, person);
    for (const seat of councils) fellows.run(game, seat);
  };
}

/** Log rows, the state that they lead to, and the result. */
function gameWriter(database: Database): (change: Change) => void {
  const { orm, sqlite } = database;
  const addRow = sqlite.prepare(`
    INSERT INTO log (game, seq, kind, seat, action, params, decision, regardless, rules, state, format, events, hash, at,
      person, told, about, input, final)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const addSnapshot = sqlite.prepare(`
    INSERT INTO snapshots (seq, state, hash, chain, game) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`);
  const setSnapshot = sqlite.prepare(
    "UPDATE snapshots SET seq = ?, state = ?, hash = ?, chain = ? WHERE game = ? AND seq = ?",
  );
  const keepChecked = checkWriter(database);
  return ({ game, rows = [], state, result, checked, at }) => {
    if (state) {
      const { from, to } = state;
      const row = [to.seq, to.state, to.hash, to.chain, game] as const;
      const { changes } = from === null ? addSnapshot.run(...row) : setSnapshot.run(...row, from);
      if (changes !== 1) throw new StaleState(game);
    }
    for (const row of rows) {
      const { seq, kind, seat, action, params, decision, regardless, rules, format, events, hash, person } = row;
      const proof = [row.state, format, events, hash] as const;
      const texts = [JSON.stringify(params), decision, regardless ? 1 : 0, rules, ...proof] as const;
      const beside = [person, ...tellingOf(row), row.input, row.final ? 1 : 0] as const;
      addRow.run(game, seq, kind, seat, action, ...texts, row.at, ...beside);
    }
    if (checked !== undefined) keepChecked(game, checked);
    if (result) orm.insert(t.results).values({ game, result, at }).onConflictDoNothing().run();
  };
}

const tellingOf = ({ told, about }: LogRow): readonly [string, string | null] => [
  JSON.stringify(told),
  about ? JSON.stringify(about) : null,
];

/** Puts messages in line; one of a slot takes the place of one that was never tried. */
function outboxWriter({ sqlite }: Database): (change: Change) => void {
  const post = sqlite.prepare(`
    INSERT INTO outbox (game, destination, slot, payload, status, attempts, due, created)
    VALUES (?, ?, ?, ?, 'waiting', 0, ?, ?)`);
  const last = sqlite
    .prepare<[string, string], number | null>(
      "SELECT max(max(due, created)) FROM outbox WHERE game = ? AND slot = ? AND status <> 'replaced'",
    )
    .pluck();
  const replace = sqlite.prepare(
    // One that was tried may have arrived: it is found or sent first, or its message would be there for ever. Few wait
    // for a destination, but all that a campaign has ever sent to a slot are found by that.
    `UPDATE outbox INDEXED BY outbox_waiting SET payload = ?
    WHERE status = 'waiting' AND destination = ? AND game = ? AND slot = ? AND attempts = 0`,
  );
  // an edit that is held back has not arrived
  const overtake = sqlite.prepare(
    "UPDATE outbox SET status = 'replaced' WHERE status = 'held' AND destination = ? AND game = ? AND slot = ? AND message IS NULL",
  );
  const overtakeAll = (game: string, drafts: readonly OutboxDraft[]): void => {
    for (const { destination, slot } of drafts) if (slot !== null) overtake.run(destination, game, slot);
  };
  /** Whether any row is held, and whether any waits: mostly none is or does, and many are written. */
  const unsent = sqlite
    .prepare<[], number>(`
      SELECT EXISTS (SELECT 1 FROM outbox WHERE status = 'held') + 2 * EXISTS (SELECT 1 FROM outbox WHERE status = 'waiting')`)
    .pluck();
  const put = (game: string, { destination, slot, payload, apart = 0 }: OutboxDraft, mayWait: boolean, at: number) => {
    const text = JSON.stringify(payload);
    if (mayWait && slot !== null && replace.run(text, destination, game, slot).changes > 0) return;
    const before = apart > 0 && slot !== null ? (last.get(game, slot) ?? null) : null;
    post.run(game, destination, slot, text, before === null ? 0 : before + apart, at);
  };
  return ({ game, outbox = [], at }) => {
    if (outbox.length === 0) return;
    const found = unsent.get() ?? 0;
    if (found % 2 === 1) overtakeAll(game, outbox);
    const fresh = new Set<string | null>();
    for (const draft of outbox) {
      put(game, draft, found >= 2 || fresh.has(draft.slot), at);
      fresh.add(draft.slot);
    }
  };
}

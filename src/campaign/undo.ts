import { setImmediate as breathe } from "node:timers/promises";
import { type Advance, type Envelope, type GameTypes, refuse, rewound, type Seat, submit } from "../engine/index.ts";
import type { LogRow } from "../store/records.ts";
import { announce, blank, channelOf, newQuestions, seatName } from "./announce.ts";
import type { Core } from "./core.ts";
import { clockFor, HOUR } from "./deadline.ts";
import { effective, replayed, sinceOrigin } from "./history.ts";
import { holders, type Live, openDecisions, openForms, written } from "./live.ts";
import type { Undo, Undone } from "./service.ts";

/** Undo turns back no clock, but leaves whoever took back the time to think again, ms. */
const LEAST_TIME = 10 * 60_000;
/** So many rows are played again before others get their turn. */
const BREATH = 50;

/**
 * Takes back a person's last act: a new row that leads to the state before it. Refused once anybody has acted since, or
 * dice were rolled, or somebody was shown what was hidden: nobody may try out what comes and then choose.
 */
export function undo(core: Core, { game, person, row: meant, interaction }: Undo): Promise<Undone> {
  return core.queued(game, async (record) => {
    const live = await core.load(record);
    const rows = await core.repository.log(game);
    const last = effective(sinceOrigin(rows)).at(-1);
    const mine = (seat: Seat): boolean => holders(live.members, seat).some((member) => member.person === person);
    if (!live.env.seats.some(mine)) refuse("no-seat", "You hold no seat in this campaign.");
    if (meant !== null && last?.seq !== meant) {
      if (await core.isHandled(interaction)) return { line: "", seat: null, repeated: true };
      refuse(
        "stale",
        "That cannot be taken back any more: it has been taken back already, or something came after it.",
      );
    }
    const { seat } = last ?? { seat: null };
    if (last?.kind !== "act" || seat === null || !mine(seat))
      return refuse("acted-since", "There is nothing of yours to take back: others have acted since your last act.");
    const before = await stateBefore(live, rows, last.seq);
    const { decision, action, params, regardless } = last;
    if (submit(live.book, before, { seat, decision, action, params, regardless }).barrier)
      refuse("revealed", "That cannot be taken back: dice were rolled, or something hidden was shown.");
    return await goBack(core, live, { seat, to: last.seq, before, person, interaction, rows });
  });
}

/** The state that a row was written on. Long games are played again piece by piece, so that others are not kept waiting. */
async function stateBefore(live: Live, rows: readonly LogRow[], seq: number): Promise<Envelope<GameTypes>> {
  const walk = replayed(live.book, sinceOrigin(rows), live.record.secret);
  for (let done = 1; ; done++) {
    const { value } = walk.next();
    if (!value) throw new Error(`the log of ${live.record.id} does not lead to row ${seq}`);
    if (value.state.seq === seq) return value.state;
    if (done % BREATH === 0) await breathe();
  }
}

interface WayBack {
  readonly seat: Seat;
  /** The row that is taken back. */
  readonly to: number;
  readonly before: Envelope<GameTypes>;
  readonly person: string;
  readonly interaction: string | null;
  readonly rows: readonly LogRow[];
}

async function goBack(core: Core, live: Live, way: WayBack): Promise<Undone> {
  const { record, book, members, env, chain } = live;
  const { seat, to, person, interaction } = way;
  const at = core.clock.now();
  const state = rewound(env, way.before);
  const line = `${seatName(record, book, seat)} took its last act back.`;
  const did = { seat, action: "rewind", params: { to }, happenings: [], barrier: true, reveals: true };
  const advance: Advance<GameTypes> = { ...did, state, seq: env.seq };
  const head = { kind: "rewind", decision: null, regardless: false, person, at } as const;
  const { row, snapshot } = written(book, advance, { env, chain }, head);
  const clock = clockOf(live, state, way.rows, at);
  const open = openDecisions(book, state);
  const asked = new Map([...newQuestions(book, env, open)].filter(([other]) => other !== seat)); // who took back is here
  const deadline = clock === undefined ? (live.clock?.deadline ?? null) : (clock?.deadline ?? null);
  const told = announce({
    record,
    book,
    members,
    before: env,
    after: state,
    advances: [],
    deadline,
    asked,
    since: new Map(),
    back: true,
  });
  const post = { ...blank, title: record.name, text: [line] };
  const outcome = await core.write(
    {
      game: record.id,
      interaction,
      rows: [{ ...row, told: [line] }],
      state: { from: env.seq, to: snapshot },
      outbox: [{ destination: channelOf(record), slot: null, payload: { kind: "post", post } }, ...told],
      ...(clock === undefined ? {} : { clock }),
      draftsFor: openForms(open),
      at,
    },
    {
      ...live,
      env: state,
      chain: snapshot.chain,
      clock: clock === undefined ? live.clock : clock && { ...clock, game: record.id },
    },
  );
  core.logger.info({ game: record.id, interaction, seat }, "an act was taken back");
  return { line, seat, repeated: outcome === "repeated" };
}

/** The clock of the question that is open again runs since it was first put. */
function clockOf(
  { record, clock }: Live,
  state: Envelope<GameTypes>,
  rows: readonly LogRow[],
  now: number,
): ReturnType<typeof clockFor> {
  const fresh = clockFor(record.pace, state, clock, now);
  const put = rows.find((row) => String(row.seq) === fresh?.decision)?.at;
  if (!fresh || put === undefined || record.pace === null) return fresh;
  const deadline = Math.max(put + record.pace * HOUR, now + LEAST_TIME);
  return { ...fresh, deadline, remind: Math.min(fresh.remind ?? deadline, deadline) };
}

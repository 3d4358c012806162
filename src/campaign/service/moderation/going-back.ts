/** How a moderator goes back to before an earlier act, with a preview of what would be undone. */
import { type GameTypes, publicView, type Rulebook, refuse, type Sketch, sketch } from "#engine";
import { effective, sinceOrigin } from "../../../proof/history.ts";
import type { LogRow } from "../../../store/records.ts";
import type { Asked } from "../../contract/game.ts";
import { type Live, namesOf } from "../../facts/live.ts";
import { phaseOf, phaseTitle, seatName } from "../../facts/names.ts";
import { wordsIn } from "../../facts/words.ts";
import { stateBefore } from "../../record/earlier-state.ts";
import { wholeLog } from "../../record/log-pieces.ts";
import type { Core } from "../core.ts";
import { reasonOf } from "../reason.ts";
import { goBack } from "../requests/undo.ts";
import { moderated, said } from "./looking-on.ts";

/** The part of the whole time that everybody has at least when they are asked again. */
const TIME = 0.5;
/** How many of the last acts are listed at once. */
const LISTED = 25;
/** The most lines that tell what goes. */
const LINES = 5;

/** An act that a moderator can go back before. */
export interface PastAct {
  readonly row: number;
  readonly seat: string;
  readonly at: number;
  readonly line: string;
}

/** What going back before an act would do. */
export interface WayBackPreview {
  readonly act: PastAct;
  /** How many rows go, and what the last of them were, newest last. */
  readonly rows: number;
  readonly lines: readonly string[];
  /** How many dice or cards were drawn since: they will be drawn afresh. */
  readonly drawn: number;
  /** Whether somebody was shown or told something since: that stays. */
  readonly shown: boolean;
  /** The rows of the acts before and after it; null: there is none. */
  readonly earlier: number | null;
  readonly later: number | null;
  readonly board: Sketch;
}

interface Log {
  readonly live: Live;
  readonly rows: readonly LogRow[];
  /** Those that count. */
  readonly counting: readonly LogRow[];
}

async function logOf(core: Core, game: string, person: string): Promise<Log> {
  const live = await moderated(core, game, person);
  const rows = sinceOrigin(await wholeLog(core.repository, game));
  return { live, rows, counting: effective(rows) };
}

/** The first rows of what seats did and were answered for, oldest first. */
const actsIn = ({ counting }: Log): readonly LogRow[] =>
  counting.filter(({ seat, seq, input, kind }) => seat !== null && seq === input && kind !== "handover");

const actOf = ({ record, book }: Live, { seq, seat, at, told, action }: LogRow): PastAct => ({
  row: seq,
  seat: seat === null ? "" : seatName(record, book, seat),
  at,
  line: wordsIn(book, told)[0] ?? book.actions.get(action)?.title ?? action,
});

/** The last acts of a campaign, newest first. */
export async function pastActs(core: Core, game: string, person: string): Promise<readonly PastAct[]> {
  const log = await logOf(core, game, person);
  return actsIn(log)
    .slice(-LISTED)
    .toReversed()
    .map((row) => actOf(log.live, row));
}

/** What it would be like before an act. Refused with "stale" if that row does not count, or is no act. */
export async function previewBack(core: Core, game: string, row: number, person: string): Promise<WayBackPreview> {
  const log = await logOf(core, game, person);
  const { live, counting } = log;
  const { acts, at } = placeOf(log, row);
  const gone = counting.filter(({ seq }) => seq >= row);
  const before = await stateBefore(live, { before: null, rows: log.rows }, row);
  const caption = phaseTitle(phaseOf(live.book, before));
  const act = acts[at];
  if (!act) throw new Error("the act was found");
  return {
    act: actOf(live, act),
    rows: gone.length,
    lines: gone.flatMap(({ told }) => wordsIn(live.book, told)).slice(-LINES),
    drawn: live.env.random.next - before.random.next,
    shown: gone.some(({ final }) => final),
    earlier: acts[at - 1]?.seq ?? null,
    later: acts[at + 1]?.seq ?? null,
    board: boardBefore(live.book, live, before, caption),
  };
}

function placeOf(log: Log, row: number): { readonly acts: readonly LogRow[]; readonly at: number } {
  const acts = actsIn(log);
  const at = acts.findIndex(({ seq }) => seq === row);
  return at < 0 ? refuse("stale", "That act does not count any more: choose another one.") : { acts, at };
}

const boardBefore = (book: Rulebook<GameTypes>, { members }: Live, env: Live["env"], caption: string): Sketch =>
  sketch(book, { kind: "board", caption, names: namesOf(members) }, publicView(book, env));

/** Goes back before an act, whatever came after it: dice are drawn afresh, what was seen stays seen. */
export async function rewindGame(
  core: Core,
  game: string,
  { row, reason }: { readonly row: number; readonly reason: string },
  { person, interaction }: Asked,
): Promise<void> {
  const why = reasonOf(reason);
  await core.once(game, { person, interaction }, async () => {
    const log = await logOf(core, game, person.id);
    placeOf(log, row);
    const before = await stateBefore(log.live, { before: null, rows: log.rows }, row);
    const what = `goes back before row ${row}; dice are rolled anew, what was seen stays seen. Reason`;
    const more = { outbox: [said(log.live, what, why)] };
    const line = `Moderator: back to before row ${row}.`;
    const back = { seat: null, to: row, before, person: person.id, interaction, why: line, least: TIME };
    await goBack(core, log.live, back, more);
  });
}

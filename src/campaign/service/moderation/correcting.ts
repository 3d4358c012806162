/**
 * A moderator sets something right in a campaign. Who may is checked in looking-on.ts; whether it can be, and leaves the
 * game sound, by `correct` in src/engine/kernel.ts with the `faults.ts` of the game.
 */
import { type Correction, correct, type GameTypes, onlooking, type Params, refuse } from "#engine";
import type { Asked } from "../../contract/game.ts";
import { recentRows, toLogRow } from "../../facts/live.ts";
import { clocksNow, pageUpdates } from "../../facts/standstill.ts";
import { dropObsolete } from "../../moves/prepared-answers.ts";
import { openSheets } from "../../moves/sheets.ts";
import { announce } from "../../telling/announce.ts";
import type { Core } from "../core.ts";
import { announcement } from "../outcome.ts";
import { reasonOf } from "../reason.ts";
import { moderated, said } from "./looking-on.ts";

/** What can be set right in a campaign, and what its questions look at. */
export interface Corrections {
  readonly list: readonly Correction<GameTypes>[];
  readonly view: object;
}

export async function correctionsOf(core: Core, game: string, person: string): Promise<Corrections> {
  const { book, env } = await moderated(core, game, person);
  return { list: book.definition.corrections ?? [], view: onlooking(book, env) };
}

/** A correction, as a moderator wishes it. */
export interface CorrectionRequest {
  readonly name: string;
  readonly params: Params;
  readonly reason: string;
}

/**
 * Sets something right: a row of its own in the log, told to everyone with its reason. Refused if it cannot be, or would
 * break what holds for every state of the game. Returns the line that everyone reads.
 */
export async function correctGame(
  core: Core,
  game: string,
  { name, params, reason }: CorrectionRequest,
  { person, interaction }: Asked,
): Promise<string> {
  const why = reasonOf(reason);
  let told = "";
  await core.once(game, { person, interaction }, async () => {
    const live = await moderated(core, game, person.id);
    const { record, book, env, chain } = live;
    const at = core.clock.now();
    const done = correct(book, env, { action: name, params }, live.names);
    const head = { kind: "adjust", decision: null, regardless: false, person: person.id, input: env.seq, at } as const;
    const { row, snapshot } = toLogRow(book, done, { env, chain }, head);
    told = done.line;
    const rows = [{ ...row, told: [`Moderator: ${told}`, ...row.told] }];
    const stood = { ...live, env: done.state, chain: snapshot.chain, recent: recentRows(live.recent, rows) };
    const { live: moved, dropped, notices } = dropObsolete({ ...stood, clocks: clocksNow(stood, at) }, at);
    const news = announce(announcement(live, moved, { advances: [done], rows, notices }));
    const over = done.state.over;
    const outbox = [said(live, `has set something right. ${told} Reason`, why), ...news.outbox, ...pageUpdates(live)];
    const change = {
      game: record.id,
      interaction,
      rows,
      state: { from: env.seq, to: snapshot },
      env: done.state,
      ...news,
      outbox: distinct(outbox),
      clocks: moved.clocks,
      prepared: { clear: dropped },
      ...(over ? { set: { status: "over" as const, ended: at }, result: over } : {}),
      sheetsFor: () => openSheets(book, done.state),
      at,
    };
    await core.write(change, live);
    core.logger.info({ game, interaction, correction: name }, "the moderator has set something right");
  });
  return told === "" ? refuse("repeated", "This has been done already.") : told;
}

/** Of rows that would show the same, the first. */
const distinct = <T extends { readonly destination: string; readonly slot: string | null }>(rows: readonly T[]): T[] =>
  rows.filter(
    ({ destination, slot }, i) =>
      slot === null || rows.findIndex((other) => other.destination === destination && other.slot === slot) === i,
  );

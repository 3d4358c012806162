/** What people read of campaigns: what a seat sees and is asked, how a campaign stands, what has been told. */
import type { Seat } from "#engine";
import type { GameRecord } from "../../../store/records.ts";
import type { GameFile } from "../../contract/game.ts";
import type { OwnReplaySource, PostedSource } from "../../contract/replay.ts";
import type { SeatView } from "../../contract/views.ts";
import type { Live } from "../../facts/live.ts";
import { othersTurn } from "../../facts/on-duty.ts";
import { seatsOf } from "../../facts/permissions.ts";
import { wordsIn } from "../../facts/words.ts";
import { gameFile } from "../../record/game-file.ts";
import { isOpened } from "../../record/opened.ts";
import { replaySource } from "../../record/replay-source.ts";
import { voteViewOf } from "../../votes/vote-view.ts";
import type { Turns } from "../acting/turns.ts";
import { bound } from "../bound.ts";
import type { Core } from "../core.ts";
import { lessonView } from "../lessons/lessons.ts";
import { withBars } from "../showing/bar-lines.ts";
import { knownTo, knownWords } from "../showing/known.ts";
import { type LogLines, type LogStretch, logLines } from "../showing/log-lines.ts";
import { postedSource } from "../showing/posted.ts";
import { lookedBefore, seatViewOf, seenBefore } from "../showing/seat-view.ts";
import { statusOf } from "../showing/status.ts";
import { type BoardView, boardAt, type StepView, stepAt } from "../showing/steps.ts";
import { todoOf } from "../showing/todo.ts";
import { tryOutView } from "../try-outs/try-outs.ts";

export type Showing = ReturnType<typeof showing>;

/** Which campaigns: of a channel or thread, of a server, or of a person, host or moderator; not the ended ones unless asked. */
export interface Search {
  readonly channel?: string;
  readonly guild?: string;
  readonly person?: string;
  readonly host?: string;
  readonly moderator?: string;
  readonly ended?: boolean;
}

export function showing(core: Core, turns: Turns) {
  return {
    /** Refused with "no-game" if there is none. */
    record: (game: string): Promise<GameRecord> => core.record(game),
    async find({ channel, ended = false, ...rest }: Search): Promise<readonly GameRecord[]> {
      const { repository } = core;
      const filter = ended ? rest : { ...rest, status: ["lobby", "running", "damaged"] as const };
      if (channel === undefined) return repository.games(filter);
      const game = await repository.gameOfThread(channel);
      const ofThread = game === null ? null : await repository.game(game);
      return ofThread ? [ofThread] : repository.games({ ...filter, channel });
    },
    /** Seats that this person holds in a running game. */
    seatsOf: async (game: string, person: string): Promise<readonly Seat[]> =>
      seatsOf({ record: await core.record(game), members: await core.repository.members(game) }, person),
    /** Refused unless the person holds the seat. `looks`: they are there and see it. */
    async seatView(game: string, person: string, seat: Seat, looks = true): Promise<SeatView> {
      const live = await core.seated({ id: game }, person, seat, "look");
      if (!looks) return freshView(core, live, seat, person);
      const looked = lookedBefore(live, person);
      await turns.presence.looked(live, person);
      const now = await core.seated({ id: game }, person, seat, "look");
      return { ...(await freshView(core, now, seat, person, looked)), seen: seenBefore(live, seat, person) };
    },
    ...bound(core, {
      status: statusOf,
      /** What this person has to decide in all games, what others wait for first. */
      todo: todoOf,
    }),
    /** What the public was told, in words, oldest first. */
    async chronicle(
      game: string,
      last: number,
    ): Promise<readonly { readonly told: readonly string[]; readonly at: number }[]> {
      const record = await core.record(game);
      const rows = await core.reading(record.id, () => core.repository.told(record.id, last)); // numbers would count secret acts
      const book = await core.pinned(record);
      return rows.map(({ told, at }) => ({ told: wordsIn(book, told), at }));
    },
    /**
     * What the public was told, with what each line is about: for recaps, and for whoever looks something up. All of
     * it, or a part; for a `person`, with what only their seats were told.
     */
    async lines(game: string, part?: LogStretch, person?: string): Promise<LogLines> {
      const record = await core.record(game);
      return await core.reading(record.id, () => logLines(core, record, part, person).then(withBars));
    },
    /** A part of it step by step: the board after the step with this number, from 0, or the last if there are fewer. Null: no board is kept. */
    async step(game: string, part: LogStretch, at: number): Promise<StepView | null> {
      const record = await core.record(game);
      return await core.reading(record.id, () => stepAt(core, record, part, at));
    },
    /** Everything in the channel, board by board: the one with this number, from 0, or the last if there are fewer. Null: there is none. */
    async board(game: string, at: number): Promise<BoardView | null> {
      const record = await core.record(game);
      return await core.reading(record.id, () => boardAt(core, record, at));
    },
    /** The file anyone can check after the end; before, only the operator gets it. */
    export: (game: string): Promise<GameFile> => gameFile(core.repository, game),
    ...replaying(core),
  };
}

/** What pages are made of that show a campaign again. */
function replaying(core: Core) {
  const open = (record: GameRecord): Promise<OwnReplaySource> =>
    core.reading(record.id, async () => ({
      ...(await replaySource(core.repository, record.id, record.name)),
      instead: await postedSource(core, record),
    }));
  const posted = (record: GameRecord): Promise<PostedSource> =>
    core.reading(record.id, () => postedSource(core, record));
  return {
    /** With the whole log: nobody but the operator gets it before the end, nor after one at which secrets are kept. */
    replay: async (game: string): Promise<OwnReplaySource> => await open(await core.record(game)),
    /** Without log: what everybody sees who sees the campaign's channel. */
    posted: async (game: string): Promise<PostedSource> => await posted(await core.record(game)),
    /** What everybody may have who sees the campaign: with its log only where that is opened. */
    async replayForAll(game: string): Promise<OwnReplaySource | PostedSource> {
      const record = await core.record(game);
      return isOpened(record) ? await open(record) : await posted(record);
    },
  };
}

/** What a seat sees and is asked; `looked`: what was told since then is new to this person; null: since the seat last acted. */
export async function freshView(
  core: Core,
  live: Live,
  seat: Seat,
  person: string,
  looked: number | null = null,
): Promise<SeatView> {
  const { repository, clock } = core;
  const { id } = live.record;
  const news = async () =>
    looked === null ? (await repository.toldSince(id, [seat])).get(seat) : await repository.toldAfter(id, looked);
  const [since, known] = await Promise.all([news(), knownTo(core, live, seat)]);
  const now = clock.now();
  const member = live.members.find((one) => one.seat === seat && one.person === person);
  const own = {
    vote: voteViewOf(live, seat, person, now),
    othersTurn: othersTurn(live, seat, person, now),
    away: member?.away ?? null,
    seen: seenBefore(live, seat, person),
    known: known.map(knownWords),
    lesson: lessonView(core, live),
    tryOut: tryOutView(live),
  };
  return seatViewOf(live, seat, since ?? [], own, looked);
}

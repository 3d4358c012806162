/** The pages that the ends of campaigns owe their channels: which are wanted, and how far each has come. */
import type { ReplayRecord } from "../../../store/records.ts";
import { channelOf, RESULT, replayRow } from "../../facts/posting.ts";
import type { Core } from "../core.ts";

/** A page that has failed this often is not tried again: each start of the bot is one try. */
const MOST_FAILURES = 5;

/** The last post of a campaign, where it lies. */
export interface LastPost extends Pick<ReplayRecord, "post"> {
  readonly channel: string;
  /** Null: it was not sent yet. */
  readonly message: string | null;
}

export interface Replays {
  /** Runs `listener` with a campaign whose page may be wanted, for the first time or again. Returns what ends that. */
  onWanted(listener: (game: string) => void): () => void;
  /** Campaigns that have ended and whose page is still to be made, or remade. */
  wanted(): Promise<readonly string[]>;
  /** Null: it began before there were pages, and owes none. */
  record(game: string): Promise<ReplayRecord | null>;
  /** It is kept now: the last post is to show it. False: another was wanted meanwhile. */
  made(record: ReplayRecord): Promise<boolean>;
  /** It cannot be made: what the last post may show of an earlier one goes. */
  failed(record: ReplayRecord): Promise<void>;
  /** What the page is put under; null: there is no such post. */
  lastPost(game: string): Promise<LastPost | null>;
  /** The message that shows it. */
  shown(game: string, message: string): Promise<void>;
}

export function replays(core: Core): Replays {
  const { repository } = core;
  const put = async (game: string): Promise<void> => {
    await core.noted(() => repository.outbox.offer(game, replayRow(game), core.clock.now()));
    for (const listener of core.waiting) listener();
  };
  return {
    onWanted(listener) {
      const told: Parameters<typeof core.written.add>[0] = ({ game, replay, forget, renamed }) => {
        if ((replay && replay !== "promised") || forget || renamed !== undefined) listener(game);
      };
      core.written.add(told);
      return () => core.written.delete(told);
    },
    wanted: () => repository.replaysWanted(MOST_FAILURES),
    record: (game) => repository.replay(game),
    async made(record) {
      const isStill = await core.noted(() => repository.replayMade(record));
      if (isStill) await put(record.game);
      return isStill;
    },
    async failed({ game, message }) {
      await core.noted(() => repository.replayFailed(game));
      if (message !== null) await put(game);
    },
    async lastPost(game) {
      const kept = await repository.replay(game);
      if (!kept?.post) return null;
      const { channel } = await core.record(game);
      const sent = kept.message ?? (await repository.outbox.messageOf(game, RESULT, channelOf({ channel })));
      return { post: kept.post, channel, message: sent };
    },
    shown: (game, message) => core.noted(() => repository.replayShown(game, message)),
  };
}

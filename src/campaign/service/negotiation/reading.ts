/** Who may read a private talk once its campaign has ended. */
import { refuse, type Seat } from "#engine";
import type { GameRecord, TalkRecord } from "../../../store/records.ts";
import type { Asked } from "../../contract/game.ts";
import type { Live } from "../../facts/live.ts";
import { mayWith, seatsOf } from "../../facts/permissions.ts";
import { isOpenToAll } from "../../talks/names.ts";
import { talkRow, withoutPlace } from "../../talks/talk-rows.ts";
import type { Core } from "../core.ts";

/** A private talk as anybody may know of it once its campaign has ended. */
export interface EndedTalk {
  readonly id: string;
  readonly seats: readonly Seat[];
  /** Whether all of them have let everyone read it. */
  readonly isOpen: boolean;
  /** Those that have. */
  readonly opened: readonly Seat[];
  /** Whether whoever looks can let everyone read it, for a seat that has not. */
  readonly mayOpen: boolean;
  /** Its thread, for whoever can read it; null: they cannot, or not yet. */
  readonly thread: string | null;
}

export const hasEnded = ({ status }: Pick<GameRecord, "status">): boolean =>
  status === "over" || status === "abandoned";

/** Who has talked with whom, which everyone may know once the campaign has ended. */
export function endedTalks(
  live: Live,
  talks: readonly TalkRecord[],
  person: string,
  now: number,
): readonly EndedTalk[] {
  if (!hasEnded(live.record)) return [];
  return talks.map((talk) => ({
    ...{ id: talk.id, seats: talk.seats, opened: talk.opened, isOpen: isOpenToAll(talk) },
    mayOpen: speakingFor(live, talk, person, now).some((seat) => !talk.opened.includes(seat)),
    thread: talk.inside.includes(person) ? talk.thread : null,
  }));
}

/** The seats of a talk that somebody speaks for. */
const speakingFor = (live: Live, { seats }: TalkRecord, person: string, now: number): readonly Seat[] =>
  seats.filter((seat) => seatsOf(live, person).includes(seat) && mayWith(live, { person, seat, now }, "speak"));

const NO_TALK = "There is no such talk, or its campaign has not ended.";

/** After the end somebody lets everyone read a talk, for the seats that they speak for: it opens once all have. */
export function letRead(core: Core, game: string, id: string, { person, interaction }: Asked): Promise<void> {
  return core.once(game, { person, interaction }, async (record) => {
    const live = await core.begun(record);
    const talk = (await core.repository.talks(game)).find((one) => one.id === id);
    if (!talk || !hasEnded(record)) return refuse("stale", NO_TALK);
    const own = speakingFor(live, talk, person.id, core.clock.now());
    if (own.length === 0) return refuse("not-yours", "Only its sides can let everyone read a talk.");
    const after = withoutPlace({ ...talk, opened: [...new Set([...talk.opened, ...own])] });
    await core.write({ game, interaction, talks: [after], outbox: [talkRow(game, id)], at: core.clock.now() }, record);
    core.logger.info({ game, open: isOpenToAll(after) }, "a talk may be read");
  });
}

/** Lets somebody into a talk that everyone may read; nothing of it is copied. */
export function readTalk(core: Core, game: string, id: string, { person, interaction }: Asked): Promise<void> {
  return core.once(game, { person, interaction }, async (record) => {
    const talk = (await core.repository.talks(game)).find((one) => one.id === id);
    if (!talk || !hasEnded(record)) return refuse("stale", NO_TALK);
    if (!isOpenToAll(talk)) return refuse("closed", "Not all of its sides have let everyone read this talk.");
    if (talk.thread === null) return refuse("gone", "The thread of this talk is gone.");
    const readers = [...new Set([...talk.readers, person.id])];
    const after = withoutPlace({ ...talk, readers });
    await core.write({ game, interaction, talks: [after], outbox: [talkRow(game, id)], at: core.clock.now() }, record);
  });
}

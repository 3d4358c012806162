/**
 * Gives a campaign another timetable, which is its host's business: at once before it starts, and later where that leaves
 * nobody less time. Questions that are open keep their deadlines.
 */
import type { Change } from "../../../store/change.ts";
import type { Rich } from "../../../store/records.ts";
import type { Timetable } from "../../../store/timetable.ts";
import type { Asked } from "../../contract/game.ts";
import type { Live } from "../../facts/live.ts";
import { requireOffice } from "../../facts/permissions.ts";
import { blank, channelOf, single } from "../../facts/posting.ts";
import { clocksNow, pageUpdates } from "../../facts/standstill.ts";
import { lobbyPost } from "../../telling/lobby-post.ts";
import { asMuch, clockChanges } from "../../time/clocks.ts";
import { isNoShorter } from "../../time/time-compared.ts";
import { timetableLines } from "../../time/timetable-words.ts";
import { type Pace, timetableOf } from "../../time/timetables.ts";
import type { Core } from "../core.ts";

/** Whether another timetable counts at once, or the others must agree to it first. */
export type Retimed = "done" | "asks-others";

export async function retime(core: Core, game: string, pace: Pace, { person, interaction }: Asked): Promise<Retimed> {
  const timetable = timetableOf(pace);
  let done: Retimed = "done";
  await core.once(game, { person, interaction }, async (record) => {
    requireOffice(record, { person: person.id }, "time");
    const at = core.clock.now();
    if (record.status === "lobby") {
      const members = await core.repository.members(game);
      const outbox = [lobbyPost({ ...record, timetable }, await core.pinned(record), members)];
      await core.write({ game, interaction, set: { timetable }, outbox, at }, record);
      return;
    }
    const live = await core.load(record);
    if (needsNobody(record.timetable, timetable, at)) {
      const who: Rich = ["The host, ", { person: person.id }, ", has changed that."];
      await keepTime(core, live, timetable, who, { game, interaction, at });
    } else done = "asks-others";
  });
  return done;
}

/** Whether nobody has less time, and nothing else comes at the limit. */
const needsNobody = (before: Timetable | null, after: Timetable | null, now: number): boolean =>
  isNoShorter(before, after, now) && (after === null || after.atLimit === before?.atLimit);

/** From the next question on time is kept so; whoever has time left for an earlier one has it until the same moment at least. */
export async function keepTime(
  core: Core,
  live: Live,
  timetable: Timetable | null,
  who: Rich,
  written: Change,
): Promise<void> {
  const before = live.record.timetable;
  const record = { ...live.record, timetable };
  const left =
    before && timetable ? live.clocks.map((clock) => asMuch(clock, before, timetable, written.at)) : live.clocks;
  const clocks = clocksNow({ ...live, record, clocks: left }, written.at);
  const after: Live = { ...live, record, clocks };
  const text = [`From the next question on: ${timetableLines(timetable).join(" ")} `, ...who];
  const post = single(channelOf(record), { ...blank, title: `${record.name}: time`, text });
  const outbox = [...(written.outbox ?? []), post, ...pageUpdates(after)];
  await core.write(
    { ...written, played: true, set: { timetable }, clockChanges: clockChanges(live.clocks, clocks), outbox },
    live,
  );
}

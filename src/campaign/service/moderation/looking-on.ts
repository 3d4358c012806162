/** How a moderator looks at a seat's hand or gives more time, with what the channel is told of it and why. */
import { refuse, type Seat, type Sketch } from "#engine";
import type { OutboxDraft, Rich } from "../../../store/records.ts";
import type { Asked } from "../../contract/game.ts";
import { clockContext } from "../../facts/clock-context.ts";
import type { Live } from "../../facts/live.ts";
import { seatInText } from "../../facts/names.ts";
import { requireRole } from "../../facts/permissions.ts";
import { blank, channelOf, single } from "../../facts/posting.ts";
import { pageUpdates } from "../../facts/standstill.ts";
import { clockChanges, longer, withTimeGiven } from "../../time/clocks.ts";
import type { Core } from "../core.ts";
import { LOOKED, whoOf } from "../people/handover.ts";
import { reasonOf } from "../reason.ts";
import { handOf } from "../showing/looking.ts";

const HOUR = 3_600_000;
/** The most hours that can be given at once. */
export const MOST_HOURS = 24 * 14;

/** A running campaign, for its moderator; refused for everyone else. */
export async function moderated(core: Core, game: string, person: string): Promise<Live> {
  const live = await core.load(await core.record(game));
  requireRole(live, { person }, "moderate");
  return live;
}

/** What everyone reads in the channel of what the moderator does, by name. */
export const told = ({ record }: Pick<Live, "record">, what: Rich): OutboxDraft => {
  const who: Rich =
    record.moderator === null ? ["**The moderator** "] : ["**The moderator**, ", { person: record.moderator }, ", "];
  return single(channelOf(record), { ...blank, title: record.name, text: [...who, ...what] });
};

/** The same of what is done for a reason, which everyone reads, too. */
export const said = (live: Pick<Live, "record">, what: string, reason: string): OutboxDraft =>
  told(live, [`${what}: `, { literal: reason }]);

/** A seat's hand, for its moderator: the channel is told before it is shown, and whoever has looked takes no other seat. */
export async function lookAt(
  core: Core,
  game: string,
  { seat, reason }: { readonly seat: Seat; readonly reason: string },
  { person, interaction }: Asked,
): Promise<Sketch> {
  const why = reasonOf(reason);
  await core.once(game, { person, interaction }, async () => {
    const live = await moderated(core, game, person.id);
    if (!live.env.seats.includes(seat)) refuse("no-seat", "There is no such seat.");
    const at = core.clock.now();
    const left = [{ seat, who: whoOf(live.record, person.id), token: LOOKED, left: at }];
    const outbox = [said(live, `looked at the hand of ${seatInText(live.record, live.book, seat)}`, why)];
    await core.write({ game, interaction, left, outbox, at }, live.record);
    core.logger.info({ game, interaction, seat }, "the moderator looked at a hand");
  });
  return handOf(await moderated(core, game, person.id), seat);
}

/** Gives everyone who is waited for this many hours more. */
export function giveTime(core: Core, game: string, hours: number, { person, interaction }: Asked): Promise<void> {
  return core.once(game, { person, interaction }, async () => {
    const live = await moderated(core, game, person.id);
    if (!(Number.isSafeInteger(hours) && hours >= 1 && hours <= MOST_HOURS))
      refuse("bad-hours", `Time is given in whole hours, 1 to ${MOST_HOURS}.`);
    const { timetable } = live.record;
    const at = core.clock.now();
    if (timetable === null || live.clocks.length === 0) return refuse("no-clock", "No clock runs in this campaign.");
    const clocks = withTimeGiven(live.clocks, clockContext(live, at), (clock) =>
      longer(clock, timetable, hours * HOUR, at),
    ).map((clock) => ({ ...clock, game }));
    const after: Live = { ...live, clocks };
    const first = Math.min(...clocks.flatMap(({ deadline }) => deadline ?? []));
    const more = `gives everyone ${hours === 1 ? "an hour" : `${hours} hours`} more`;
    const next = Number.isFinite(first) ? `: the next deadline is <t:${Math.floor(first / 1000)}:f>.` : ".";
    const change = { game, interaction, outbox: [told(live, [`${more}${next}`]), ...pageUpdates(after)], at };
    await core.write({ ...change, clockChanges: clockChanges(live.clocks, clocks) }, live);
  });
}

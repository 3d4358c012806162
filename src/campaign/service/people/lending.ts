/**
 * A seat that is lent changes hands like one that is passed on: whoever plays it has everything, and whoever has lent it
 * sees and presses nothing of it until they take it back. Then it changes hands once more.
 */
import { refuse, type Seat } from "#engine";
import type { GameRecord, Member, Rich } from "../../../store/records.ts";
import type { Asked } from "../../contract/game.ts";
import { type Live, people } from "../../facts/live.ts";
import { namedInText } from "../../facts/names.ts";
import { forbid, may, requireUnstopped, rolesOf, seatState } from "../../facts/permissions.ts";
import { blank, channelOf, single } from "../../facts/posting.ts";
import type { Core } from "../core.ts";
import type { Handover } from "./handover.ts";
import { type EndedOffers, pass } from "./passing-on.ts";

/** What somebody plays for another one. */
export const lentTo = ({ members }: Pick<Live, "members">, person: string): readonly Member[] =>
  members.filter((member) => member.person === person && member.lender !== null && !member.bot);

/** The seats that somebody has lent. */
const lentBy = (live: Live, person: string): readonly Seat[] =>
  live.env.seats.filter((seat) => may(rolesOf(live, { person }, seat), "reclaim", seatState(live.members, seat)));

/** Somebody plays for another one from now on. */
export async function lend(
  core: Core,
  live: Live,
  giver: string,
  handover: Handover & { readonly to: { readonly person: { readonly id: string } } },
  ended: EndedOffers,
): Promise<void> {
  const { until = null } = handover;
  const { record } = live;
  const lender = live.members.find(({ person }) => person === giver);
  if (!lender) return refuse("stale", "Whoever offered this seat no longer holds it.");
  const what = namedInText(live, handover.seats);
  const text: Rich = [
    { person: handover.to.person.id },
    ` plays ${what} for `,
    { person: giver },
    ...(until === null ? [] : [` until <t:${Math.floor(until / 1000)}:D>`]),
    ", who can take it back at any time.",
  ];
  const controls = [{ kind: "reclaim", label: "Take it back" }] as const;
  const post = single(channelOf(record), { ...blank, title: record.name, text, controls });
  await pass(core, live, { ...handover, lender: { person: giver, name: lender.name } }, [post], ended);
}

/** Whoever has lent seats plays them again. Refused if there are none. */
export async function takeBack(core: Core, record: GameRecord, { person, interaction }: Asked): Promise<void> {
  const live = await core.load(record);
  const seats = lentBy(live, person.id);
  if (seats.length === 0) forbid("reclaim");
  requireUnstopped(record, { person: person.id }, "reclaim");
  const text: Rich = [{ person: person.id }, ` plays ${namedInText(live, seats)} again.`];
  const post = single(channelOf(record), { ...blank, title: record.name, text });
  const at = core.clock.now();
  await pass(core, live, { seats, to: { person }, by: person.id, at, interaction }, [post]);
}

/**
 * Whoever plays for another one gives the seats back. `how`: what is told of it, up to who plays again; `calls`: whom it
 * calls besides them.
 */
export async function giveBack(
  core: Core,
  live: Live,
  { person, interaction }: Asked,
  how: Rich | null = null,
  calls: readonly string[] = [],
): Promise<void> {
  const { record } = live;
  const own = lentTo(live, person.id);
  const lender = own[0]?.lender ?? forbid("leave");
  const seats = own.flatMap(({ seat }) => seat ?? []);
  const given: Rich = how ?? [{ person: person.id }, ` has given ${namedInText(live, seats)} back: `];
  const text: Rich = [...given, { person: lender.person }, " plays again."];
  const ping = [lender.person, ...calls];
  const asks = { words: ["the lent seat has gone back"], opens: "/hand" };
  const post = single(channelOf(record), { ...blank, title: record.name, text, asks, ping });
  const at = core.clock.now();
  const to = { person: { id: lender.person, name: lender.name } };
  await pass(core, live, { seats, to, by: person.id, at, interaction }, [post]);
}

/** Seats that were lent until a date go back on it. */
export async function loansOver(core: Core, record: GameRecord, now: number): Promise<void> {
  for (const id of people(await core.load(record))) {
    const live = await core.load(record);
    const own = lentTo(live, id).filter(({ lentUntil }) => lentUntil !== null && lentUntil <= now);
    const [first] = own;
    if (!first) continue;
    const name = namedInText(
      live,
      own.flatMap(({ seat }) => seat ?? []),
    );
    const how: Rich = [{ person: id }, ` has played ${name} until the date that was agreed: `];
    await giveBack(core, live, { person: { id, name: first.name }, interaction: null }, how, [id]);
  }
}

/** Whether somebody has lent a seat of this campaign. */
export const hasLent = (live: Live, person: string): boolean => lentBy(live, person).length > 0;

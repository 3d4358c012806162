/**
 * How seats of a running campaign change hands: by leaving, taking a free one, offers, the computer or the moderator. What
 * goes with a seat then, handover.ts says.
 */
import { refuse, type Seat } from "#engine";
import type { Change } from "../../../store/change.ts";
import type { FormerHolder, GameRecord, Member, OutboxDraft, Rich, SeatOffer } from "../../../store/records.ts";
import type { Asked, Person } from "../../contract/game.ts";
import { isInCouncil } from "../../facts/council.ts";
import { holders, type Live, silentSeats, vacantSeats } from "../../facts/live.ts";
import { namedInText, seatName } from "../../facts/names.ts";
import {
  forbid,
  may,
  type Role,
  requireMay,
  requireRole,
  requireUnstopped,
  rolesOf,
  seatsOf,
} from "../../facts/permissions.ts";
import { placesOf, placeWith } from "../../facts/places.ts";
import { blank, channelOf, single } from "../../facts/posting.ts";
import { voicesOf } from "../../facts/voices.ts";
import { ONLY_ANSWERS } from "../../moves/computers.ts";
import type { Core } from "../core.ts";
import { brokenOff } from "./breaking-off.ts";
import { freeSeats, plays, whoOf } from "./handover.ts";
import { giveBack, lend, lentTo } from "./lending.ts";
import { membersChanged, withoutMember } from "./membership.ts";
import { pass } from "./passing-on.ts";

const DAY = 24 * 3_600_000;
/** So many people may be asked in a day to take the same seats over. */
const MOST_OFFERS = 3;

/** Whom somebody asks to take their seats, for good or until they take them back. */
export interface SeatWish {
  readonly taker: Person;
  readonly lends: boolean;
  /** When a seat that is lent goes back by itself, ms since 1970; left out: when it is taken back. */
  readonly until?: number;
}

/** The answer to an offer of seats: its number in the campaign, and yes or no. */
export interface SeatAnswer {
  readonly number: number;
  readonly takes: boolean;
}

/** What becomes of a campaign when somebody leaves it. */
export type AfterLeaving = "computer" | "waits" | "ends" | "council" | "returns";

/**
 * A council plays on; a seat that was lent goes back; with two parties a seat waits for somebody to take it; with more a computer plays on; with one the
 * campaign ends.
 */
export function afterLeaving(live: Live, person: string): AfterLeaving {
  if (isInCouncil(live, person)) return "council";
  if (lentTo(live, person).length > 0) return "returns";
  const others = live.members.filter((member) => member.seat !== null && member.person !== person);
  if (others.every(({ bot }) => bot)) return "ends";
  return voicesOf(
    live,
    Number.POSITIVE_INFINITY,
    others.map((other) => other.person),
  ).length === 1
    ? "waits"
    : "computer";
}

/** How somebody leaves a campaign: of their own will, with its server, where they may come back, or by two weeks' silence. */
export type Way = "campaign" | "server" | "silence";

/** What everyone reads of it after their name: of a council, of the campaign, and whether they can come back to it. */
const HOW: { readonly [W in Way]: { readonly council: string; readonly alone: string; readonly back: string } } = {
  campaign: { council: " has left the council of", alone: " has left.", back: "" },
  server: {
    council: " has left the server, and with it the council of",
    alone: " has left the server.",
    back: " Should they come back first, they play on.",
  },
  silence: {
    council: " has not been seen here for two weeks, and has left the council of",
    alone: " has not been seen here for two weeks, and holds no seat any more.",
    back: "",
  },
};

/** Somebody leaves a running campaign. */
export async function leaveRunning(
  core: Core,
  record: GameRecord,
  { person, interaction }: Asked,
  way: Way = "campaign",
): Promise<void> {
  const live = await core.load(record);
  const seats = seatsOf(live, person.id);
  requireRole(live, { person: person.id }, "leave");
  const at = core.clock.now();
  const then = afterLeaving(live, person.id);
  if (then === "council") {
    const text: Rich = [{ person: person.id }, `${HOW[way].council} ${namedInText(live, seats)}.`];
    const written = { game: record.id, interaction, at };
    return await membersChanged(core, live, withoutMember(live, person.id), { seats, text, written });
  }
  if (then === "returns") return await giveBack(core, live, { person, interaction });
  if (then === "ends") {
    const why = [
      { person: person.id },
      `${HOW[way].alone} Nobody is left to play this campaign: it ends without a result. `,
    ];
    await core.write({ interaction, ...(await brokenOff(core, record, person.id, why)) });
    return;
  }
  const offers = await core.repository.seatOffers(record.id);
  const mine = offers.filter(({ giver, open }) => open && giver === person.id);
  const to = then === "computer" ? "computer" : null;
  const name = namedInText(live, seats);
  const next =
    to === null
      ? `The campaign waits until somebody takes ${name}.`
      : `The computer plays ${name} in full until somebody takes over.`;
  const text: Rich = [{ person: person.id }, `${HOW[way].alone} ${next}${HOW[way].back}`];
  await pass(core, live, { seats, to, by: person.id, at, interaction }, [leavePost(record, text, to === null)], {
    endSeatOffers: mine.map(({ id }) => id),
    closed: mine.map((offer) => offerPost(live, offers, offer, "It is withdrawn.")),
  });
}

/** What the others can do about it stands under it where the campaign waits. */
export const leavePost = (record: GameRecord, text: Rich, waits: boolean): OutboxDraft =>
  single(channelOf(record), {
    ...blank,
    title: record.name,
    text,
    controls: [
      { kind: "join", label: "Take the seat" },
      ...(waits ? [{ kind: "fill", label: "Let the computer play" } as const] : []),
    ],
  });

/** Refuses whoever has held another seat here: they know what its hand holds. */
export function checkTaker(live: Live, former: readonly FormerHolder[], person: string, seats: readonly Seat[]): void {
  const why = whyNotTake(live, former, person, seats);
  if (why) refuse(why.code, why.text);
}

const PLAYS = { code: "already-in", text: "Somebody who plays in this campaign cannot take another seat." };
const HAS_SEEN = {
  code: "has-seen",
  text: "Somebody who has held another seat in this campaign has seen its hand, and cannot take this one.",
};

export function whyNotTake(
  live: Live,
  former: readonly FormerHolder[],
  person: string,
  seats: readonly Seat[],
): typeof PLAYS | null {
  const who = whoOf(live.record, person);
  const hasSeen = former.some((one) => one.who === who && !seats.includes(one.seat));
  const roles: readonly Role[] = [...rolesOf(live, { person }), ...(hasSeen ? ["former" as const] : [])];
  if (may(roles, "take", "vacant")) return null;
  if (roles.includes("player")) return PLAYS;
  return hasSeen ? HAS_SEEN : forbid("take");
}

/** The seats of a running campaign that this person could take. Refused if there are none for them. */
export async function seatsFor(core: Core, record: GameRecord, person: string): Promise<readonly (readonly Seat[])[]> {
  const live = await core.load(record);
  const former = await core.repository.formerHolders(record.id);
  const free = await someFree(core, live);
  const open = free.filter((seats) => whyNotTake(live, former, person, seats) === null);
  if (open.length === 0) checkTaker(live, former, person, free[0] ?? []);
  return open;
}

async function someFree(core: Core, live: Live): Promise<readonly (readonly Seat[])[]> {
  const free = await takeable(core, live);
  return free.length > 0 ? free : refuse("full", "This campaign has already started, and no seat of it is free.");
}

/** Seats that can be taken in a running campaign, as one person would take them. */
export async function takeable(core: Core, live: Live): Promise<readonly (readonly Seat[])[]> {
  const free = freeSeats(live.members, await core.repository.formerHolders(live.record.id));
  const places = placesOf(live.book, live.record);
  return places.map(({ seats }) => seats.filter((seat) => free.includes(seat))).filter((seats) => seats.length > 0);
}

/** Somebody takes a free seat of a running campaign; null: the only one. */
export async function takeSeat(
  core: Core,
  record: GameRecord,
  seat: Seat | null,
  { person, interaction }: Asked,
): Promise<void> {
  const live = await core.load(record);
  const free = seat === null ? await seatsFor(core, record, person.id) : await someFree(core, live);
  const place = placeWith(placesOf(live.book, record), seat);
  const seats = seat === null && free.length === 1 ? free[0] : free.find((one) => place?.seats.includes(one[0] ?? ""));
  if (!seats) {
    const names = free.map((one) => one.map((id) => seatName(record, live.book, id)).join(" and "));
    return refuse("no-seat", `That seat is not free; free: ${names.join(", ")}.`);
  }
  checkTaker(live, await core.repository.formerHolders(record.id), person.id, seats);
  requireUnstopped(record, { person: person.id }, "take");
  const at = core.clock.now();
  const post = single(channelOf(record), { ...blank, title: record.name, text: plays(live, person.id, seats) });
  await pass(core, live, { seats, to: { person }, by: person.id, at, interaction }, [post]);
}

/** The computer plays seats that nobody plays: for one who plays in the campaign, or its host. */
export async function fillSeats(core: Core, record: GameRecord, { person, interaction }: Asked): Promise<void> {
  const live = await core.load(record);
  requireMay(rolesOf(live, { person: person.id }), "fill", "vacant");
  requireUnstopped(record, { person: person.id }, "fill");
  const at = core.clock.now();
  const seats = vacantSeats(live);
  const silent = silentSeats(live);
  if (seats.length === 0 && silent.length > 0) return await standIn(core, live, silent, at, { person, interaction });
  if (seats.length === 0) refuse("full", "Every seat is taken already.");
  const text = [
    { person: person.id },
    ` lets the computer play ${namedInText(live, seats)} in full until somebody takes over.`,
  ];
  const post = single(channelOf(record), { ...blank, title: record.name, text });
  await pass(core, live, { seats, to: "computer", by: person.id, at, interaction }, [post]);
}

/** The computer minds the seats of those who have fallen silent, until they come back. */
async function standIn(
  core: Core,
  live: Live,
  seats: readonly Seat[],
  at: number,
  { person, interaction }: Asked,
): Promise<void> {
  const { record } = live;
  const members = live.members.map(
    (member): Member =>
      member.seat !== null && seats.includes(member.seat) ? { ...member, standIn: "computer" } : member,
  );
  const text: Rich = [
    { person: person.id },
    ` lets the computer mind ${namedInText(live, seats)} until whoever holds it comes back: ${ONLY_ANSWERS}.`,
  ];
  const outbox = [single(channelOf(record), { ...blank, title: record.name, text })];
  await core.write({ game: record.id, interaction, members, outbox, at }, live);
}

/** Somebody asks another person to take their seats over; that is for the other to accept. */
export async function offerSeats(
  core: Core,
  record: GameRecord,
  { taker, lends, until }: SeatWish,
  { person, interaction }: Asked,
): Promise<void> {
  const live = await core.load(record);
  requireRole(live, { person: person.id }, "leave");
  if (lentTo(live, person.id).length > 0)
    refuse("lent", "You play that seat for somebody else: it is theirs to pass on. `/game leave` gives it back.");
  const at = core.clock.now();
  if (until !== undefined && until <= at) refuse("bad-days", "That day is not after today.");
  const offer = { giver: person.id, by: null, taker: taker.id, lends, until: lends ? (until ?? null) : null };
  await offerFor(core, live, offer, { game: record.id, interaction, at });
}

/** A moderator asks somebody to take a seat over from its holder, with whatever else they hold; or gives it to the computer. */
export async function replaceHolder(
  core: Core,
  record: GameRecord,
  { seat, to }: { readonly seat: Seat; readonly to: Person | "computer" },
  { person, interaction }: Asked,
): Promise<void> {
  const live = await core.load(record);
  requireRole(live, { person: person.id }, "moderate");
  const giver = holders(live.members, seat)[0]?.person ?? refuse("no-holder", "Nobody holds that seat.");
  const written = { game: record.id, interaction, at: core.clock.now() };
  if (to !== "computer")
    return await offerFor(core, live, { giver, by: person.id, taker: to.id, ...FOR_GOOD }, written);
  const seats = seatsOf(live, giver);
  const text: Rich = [
    "The moderator, ",
    { person: person.id },
    `, has the computer play ${namedInText(live, seats)} in full until somebody takes over.`,
  ];
  const post = single(channelOf(record), { ...blank, title: record.name, text });
  await pass(core, live, { seats, to, by: person.id, at: core.clock.now(), interaction }, [post]);
}

/** Refused where somebody cannot be asked to take over all that another one holds. */
export async function requireOfferable(
  core: Core,
  live: Live,
  { giver, taker }: Pick<SeatOffer, "giver" | "taker">,
  at: number,
): Promise<void> {
  const { record } = live;
  if (isInCouncil(live, giver))
    refuse(
      "council",
      "A place in a council cannot be passed on: whoever leaves makes room, and the council lets people in.",
    );
  if (taker === giver) refuse("same", "That person holds the seat already: name somebody else.");
  const [former, offers] = await Promise.all([
    core.repository.formerHolders(record.id),
    core.repository.seatOffers(record.id),
  ]);
  checkTaker(live, former, taker, seatsOf(live, giver));
  if (offers.filter((one) => one.giver === giver && one.at > at - DAY).length >= MOST_OFFERS)
    refuse("too-many", `${MOST_OFFERS} people were asked within a day: wait for one of them, or until tomorrow.`);
}

/** Of an offer after which the seat is never theirs again. */
export const FOR_GOOD = { lends: false, until: null } as const;

/** Asks somebody to take over all that another one holds, with whatever else is written. */
export async function offerFor(
  core: Core,
  live: Live,
  { giver, by, taker, lends, until }: Pick<SeatOffer, "giver" | "by" | "taker" | "lends" | "until">,
  written: Change,
): Promise<void> {
  const { record } = live;
  const { at } = written;
  await requireOfferable(core, live, { giver, taker }, at);
  const offers = await core.repository.seatOffers(record.id);
  const open = offers.filter((one) => one.giver === giver && one.open);
  const fresh = { giver, by, taker, lends, until, at };
  const all = [...offers, { ...fresh, id: 0, open: true }];
  await core.write({
    ...written,
    offerSeats: fresh,
    endSeatOffers: open.map(({ id }) => id),
    outbox: [
      ...(written.outbox ?? []),
      ...open.map((one) => offerPost(live, offers, one, "It is withdrawn.")),
      offerPost(live, all, all.at(-1), null),
    ],
  });
}

const lentInWords = (what: string, until: number | null): string =>
  `to play ${what} for them until ${until === null ? "" : `<t:${Math.floor(until / 1000)}:D>, or until `}they take it back. ` +
  "Whoever accepts sees their hand, and can play no other side here.";

/** The post of an offer, edited once it is answered; its number is that of the campaign's offers so far. */
function offerPost(
  live: Live,
  offers: readonly SeatOffer[],
  offer: SeatOffer | undefined,
  result: string | null,
): OutboxDraft {
  if (!offer) throw new Error("there is no such offer");
  const { record } = live;
  const number = offers.indexOf(offer) + 1;
  const what = namedInText(live, seatsOf(live, offer.giver));
  const deed = offer.lends ? lentInWords(what, offer.until) : `to take over ${what}.`;
  const asks: Rich = [{ person: offer.by ?? offer.giver }, ` asks `, { person: offer.taker }, ` ${deed}`];
  const open = result === null;
  return {
    destination: channelOf(record),
    slot: `handover:${number}`,
    payload: {
      kind: "post",
      post: {
        ...blank,
        title: record.name,
        text: open ? asks : [...asks, ` ${result}`],
        ping: open ? [offer.taker] : [],
        asks: { words: [`somebody ${offer.lends ? "asks you to play" : "offers you"} ${what}`] },
        controls: open
          ? [
              { kind: "handover", offer: number, takes: true, label: offer.lends ? "Play for them" : "Take the seat" },
              { kind: "handover", offer: number, takes: false, label: "No, thanks" },
            ]
          : [],
      },
    },
  };
}

/** The answer of whoever was asked; who has asked may withdraw it. */
export async function answerSeatOffer(
  core: Core,
  record: GameRecord,
  { number, takes }: SeatAnswer,
  { person, interaction }: Asked,
): Promise<void> {
  const live = await core.load(record);
  const offers = await core.repository.seatOffers(record.id);
  const offer = offers[number - 1];
  if (!offer?.open) return refuse("stale", "This offer no longer stands.");
  const withdraws = [offer.giver, offer.by].includes(person.id) && !takes;
  if (person.id !== offer.taker && !withdraws) refuse("not-asked", "Somebody else was asked, not you.");
  const at = core.clock.now();
  const ends = { endSeatOffers: [offer.id] };
  if (!takes) {
    const result = withdraws ? "It is withdrawn." : "The answer is no.";
    const outbox = [offerPost(live, offers, offer, result)];
    await core.write({ game: record.id, interaction, outbox, ...ends, at });
    return;
  }
  if (offer.by === null) requireUnstopped(record, { person: person.id }, "take"); // else the moderator has asked them
  const seats = seatsOf(live, offer.giver);
  if (seats.length === 0) refuse("stale", "Whoever offered this seat no longer holds it.");
  if (offer.until !== null && offer.until <= at)
    refuse("stale", "The time for which that seat was to be lent is over.");
  checkTaker(live, await core.repository.formerHolders(record.id), person.id, seats);
  const closed = [offerPost(live, offers, offer, "The answer is yes.")];
  const handover = { seats, to: { person }, until: offer.until, by: person.id, at, interaction };
  if (offer.lends) return await lend(core, live, offer.giver, handover, { ...ends, closed });
  const post = single(channelOf(record), { ...blank, title: record.name, text: plays(live, person.id, seats) });
  await pass(core, live, handover, [post], { ...ends, closed });
}

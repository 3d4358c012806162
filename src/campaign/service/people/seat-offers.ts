/** Seats offered to somebody: for good or on loan, by their holder or by a moderator. What goes with a seat then, handover.ts says. */
import { refuse, type Seat } from "#engine";
import type { Change } from "../../../store/change.ts";
import type { GameRecord, OutboxDraft, Rich, SeatOffer } from "../../../store/records.ts";
import type { Asked, Person } from "../../contract/game.ts";
import { isInCouncil } from "../../facts/council.ts";
import { holders, type Live } from "../../facts/live.ts";
import { namedInText } from "../../facts/names.ts";
import { requireRole, requireUnstopped, seatsOf } from "../../facts/permissions.ts";
import { blank, channelOf, single } from "../../facts/posting.ts";
import type { Core } from "../core.ts";
import { plays } from "./handover.ts";
import { lend, lentTo } from "./lending.ts";
import { pass } from "./passing-on.ts";
import { checkTaker } from "./taking.ts";

const DAY = 24 * 3_600_000;

/** How many people may be asked in a day to take over the same seats. */
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

/** For an offer after which the seat is never theirs again. */
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
  const outbox = [
    ...(written.outbox ?? []),
    ...open.map((one) => offerPost(live, offers, one, "It is withdrawn.")),
    offerPost(live, all, all.at(-1), null),
  ];
  await core.write({ ...written, offerSeats: fresh, endSeatOffers: open.map(({ id }) => id), outbox }, record);
}

const lentInWords = (what: string, until: number | null): string =>
  `to play ${what} for them until ${until === null ? "" : `<t:${Math.floor(until / 1000)}:D>, or until `}they take it back. ` +
  "Whoever accepts sees their hand, and can play no other side here.";

/** The post of an offer, edited once it is answered; its number is that of the campaign's offers so far. */
export function offerPost(
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
    await core.write({ game: record.id, interaction, outbox, ...ends, at }, live.record);
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

/** How somebody leaves a running campaign, and what becomes of it then. */
import type { GameRecord, OutboxDraft, Rich } from "../../../store/records.ts";
import type { Asked } from "../../contract/game.ts";
import { isInCouncil } from "../../facts/council.ts";
import type { Live } from "../../facts/live.ts";
import { namedInText } from "../../facts/names.ts";
import { requireRole, seatsOf } from "../../facts/permissions.ts";
import { blank, channelOf, single } from "../../facts/posting.ts";
import { voicesOf } from "../../facts/voices.ts";
import type { Core } from "../core.ts";
import { brokenOff } from "./breaking-off.ts";
import { giveBack, lentTo } from "./lending.ts";
import { membersChanged, withoutMember } from "./membership.ts";
import { pass } from "./passing-on.ts";
import { offerPost } from "./seat-offers.ts";

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
    await core.write({ interaction, ...(await brokenOff(core, record, person.id, why)) }, record);
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

/** What the others can do about it is said below, where the campaign waits. */
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

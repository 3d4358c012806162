/** Why a seat has declined an offer: who may say so, and where it is shown. */
import { refuse, type Seat } from "#engine";
import type { LogRow, OutboxDraft, ReasonRecord, Rich } from "../../../store/records.ts";
import type { Asked } from "../../contract/game.ts";
import { holders, type Live } from "../../facts/live.ts";
import { typedLine } from "../../facts/lobby.ts";
import { phaseOf } from "../../facts/names.ts";
import { answeredBy, openOffer } from "../../facts/offers.ts";
import { shownTo } from "../../facts/posting.ts";
import type { Play } from "../../moves/play.ts";
import { whereSaid } from "../../talks/offered.ts";
import { isNegotiated, othersThan } from "../../talks/parties.ts";
import { reasonLines } from "../../talks/reasons.ts";
import type { Core } from "../core.ts";
import { rowsOfOffer } from "./promise-rows.ts";

/** Why an offer is declined, to be chosen; anything else is typed. */
export const REASONS = [
  "Too little for us.",
  "You ask too much.",
  "Not now, perhaps later.",
  "We have given our word elsewhere.",
  "We do not trust this.",
] as const;
/** The most letters of a typed reason. */
export const LONGEST_REASON = 200;

/** The offers that a seat has declined in a play: whoever did may say why, which nobody has yet. */
export function declinedIn(
  { live, rows, advances, phase }: Play,
  { person, seat }: { readonly person: string; readonly seat: Seat },
): readonly ReasonRecord[] {
  const { book, env } = live;
  return rows.flatMap((row, i): readonly ReasonRecord[] => {
    const id = declinedBy(book, row, seat);
    if (id === null || !isNegotiated(live)) return [];
    const offer = openOffer({ book, env: advances[i - 1]?.state ?? env }, id, seat);
    if (!offer || !othersThan(live, seat).some((other) => offer.seats.includes(other))) return [];
    const { from, seats } = offer;
    return [
      {
        ...{ offer: offer.id, seat, person, maker: from, phase: phase.id, text: "" },
        ...whereSaid(live, seats, person),
      },
    ];
  });
}

/** The offer that an act of a seat declines; null: it declines none. */
const declinedBy = (
  book: Live["book"],
  row: Pick<LogRow, "kind" | "seat" | "action" | "params">,
  seat: Seat,
): string | null => (row.kind === "act" && row.seat === seat ? answeredBy(book, row, "decline") : null);

/** The offer that a seat has declined with its last act, for which nobody has said why; null: none. */
export function unexplained({ book, env, recent, reasons }: Live, seat: Seat): string | null {
  const last = recent.findLast((row) => row.kind === "act" && row.seat === seat);
  const id = last && !env.over ? declinedBy(book, last, seat) : null;
  return reasons.find((one) => one.offer === id && one.seat === seat && one.text === "")?.offer ?? null;
}

/** Somebody says why their seat has declined an offer: once, where the offer stands. */
export function giveReason(
  core: Core,
  game: string,
  { offer, seat, text }: { readonly offer: string; readonly seat: Seat; readonly text: string },
  { person, interaction }: Asked,
): Promise<void> {
  return core.once(game, { person, interaction }, async (record) => {
    const live = await core.seated(record, person.id, seat, "act");
    core.allow.words(record, person.id, seat);
    const reason = live.reasons.find((one) => one.offer === offer && one.seat === seat);
    if (reason?.text !== "" || openOffer(live, offer, seat))
      return refuse("stale", "There is nothing to explain about that offer any more.");
    const sentence = typedLine(text, LONGEST_REASON, "The reason") || refuse("empty", "Say why you have declined.");
    const given = { ...reason, person: person.id, text: sentence };
    const outbox = await shownReason(core, live, given);
    await core.write({ game, interaction, reasons: [given], outbox, at: core.clock.now() }, live);
    core.logger.info({ game, offer }, "a reason for declining");
  });
}

/** What shows a reason, to be sent as it is then: the offer's message, or the page of whoever had made the offer. */
export async function shownReason(
  core: Core,
  live: Pick<Live, "record" | "members">,
  reason: ReasonRecord,
): Promise<readonly OutboxDraft[]> {
  const { among, talk, maker } = reason;
  if (among === null || talk !== null) return await rowsOfOffer(core, live.record, reason);
  return shownTo(
    live,
    holders(live.members, maker).map(({ person }) => person),
  );
}

/** The same for offers of a seat that have no message: they are on its page as long as the phase lasts. */
export function refusals(live: Live, seat: Seat): readonly Rich[] {
  const { id } = phaseOf(live.book, live.env);
  const own = live.reasons.filter(
    ({ among, talk, maker, phase }) => among !== null && talk === null && maker === seat && phase === id,
  );
  return [...new Set(own.map(({ offer }) => offer))]
    .flatMap((offer) => reasonLines(live, offer, [seat]))
    .map((line): Rich => ["Your offer was declined. ", ...line]);
}

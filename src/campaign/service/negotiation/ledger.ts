/** All deals, open offers and promises of a campaign, for whoever looks. */
import { publicView, type Seat, viewOf } from "#engine";
import type { PromiseRecord, Rich } from "../../../store/records.ts";
import type { Live } from "../../facts/live.ts";
import { namedInText, phaseOf } from "../../facts/names.ts";
import { openOffers } from "../../facts/offers.ts";
import { mayWith, seatsOf } from "../../facts/permissions.ts";
import { isKnownTo, isOpenToAll } from "../../talks/names.ts";
import { openWords, promiseWith } from "../../talks/offered.ts";
import { requireNegotiated } from "../../talks/parties.ts";
import { endWords, quotedText, receiversText, verdictLines } from "../../talks/promise-post.ts";
import type { Core } from "../core.ts";
import { type EndedTalk, endedTalks, hasEnded } from "./reading.ts";

/** What a ledger shows: one's own part, or what everyone sees. */
export interface LedgerWish {
  /** Null: the present one. */
  readonly turn: number | null;
  readonly everyone: boolean;
}

/** A promise in a ledger. */
export interface SaidLine {
  readonly id: string;
  readonly text: Rich;
  /** Whether whoever looks may say whether it was kept. */
  readonly judges: boolean;
  /** "The Shiites: “Nobody of ours …”", for a menu. */
  readonly label: string;
}

/** What binds, what is open and what was only said, for whoever looks. */
export interface Ledger {
  readonly turn: number;
  /** The present one. */
  readonly now: number;
  /** Whose part it is: "Sunnis"; null: what everyone sees. */
  readonly whose: string | null;
  /** Whether whoever looks has a part of their own. */
  readonly plays: boolean;
  /** Null: it is of an earlier turn, and only the present is known. */
  readonly binding: readonly string[] | null;
  readonly open: readonly Rich[] | null;
  readonly said: readonly SaidLine[];
  /** Private talks, once the campaign has ended. */
  readonly talks: readonly (EndedTalk & { readonly title: string })[];
  /** Earlier turns in which something was promised, the latest first. */
  readonly turns: readonly number[];
}

/** What somebody may know of the deals and promises of a campaign that has begun. */
export async function ledgerOf(core: Core, game: string, person: string, wish: LedgerWish): Promise<Ledger> {
  const live = await core.begun(await core.record(game));
  requireNegotiated(live);
  const mine = seatsOf(live, person);
  const seats = wish.everyone ? [] : mine;
  const talks = await core.repository.talks(game);
  const read = new Set(talks.filter((talk) => hasEnded(live.record) && isOpenToAll(talk)).map(({ id }) => id));
  const promises = (await core.repository.promises(game)).filter(
    ({ among, state, talk }) =>
      (state === "given" || state === "taken back") && (isKnownTo(among, seats) || (talk !== null && read.has(talk))),
  );
  const own = seats.length === 0 ? promises : promises.filter((one) => concerns(one, seats));
  const now = phaseOf(live.book, live.env).turn;
  const turn = wish.turn ?? now;
  const isNow = turn === now;
  const said = own.filter((one) => one.turn <= turn && (one.until === null || turn <= one.until));
  const at = core.clock.now();
  return {
    ...{ turn, now, plays: mine.length > 0 },
    whose: seats.length === 0 ? null : seats.map((seat) => namedInText(live, [seat])).join(", "),
    binding: isNow ? bindingLines(live, seats) : null,
    open: isNow ? offerLines(live, seats) : null,
    said: said.map((one) => ({
      ...{ id: one.id, text: saidText(live, one) },
      judges:
        one.state === "given" &&
        one.text !== null &&
        one.to.some((seat) => mayWith(live, { person, seat, now: at }, "speak")),
      label: `${namedInText(live, [one.seat])}: ${one.text ?? ""}`,
    })),
    talks: endedTalks(live, talks, person, at).map((talk) => ({ ...talk, title: namedInText(live, talk.seats) })),
    turns: [...new Set(own.map((one) => one.turn))].filter((other) => other < now).sort((a, b) => b - a),
  };
}

const concerns = ({ seat, to, among }: PromiseRecord, seats: readonly Seat[]): boolean =>
  [seat, ...to, ...(among ?? [])].some((one) => seats.includes(one));

/** "Truce between the Shiites and the Sunnis, to the last Move Step" */
function bindingLines({ record, book, env }: Live, seats: readonly Seat[]): readonly string[] {
  const { definition } = book;
  if (!definition.deals || env.over) return [];
  const views = seats.length === 0 ? [publicView(book, env)] : seats.map((seat) => viewOf(book, env, seat));
  const all = views.flatMap((view) => definition.deals?.(view) ?? []);
  const mine = all.filter((deal) => seats.length === 0 || deal.seats.some((seat) => seats.includes(seat)));
  const lines = mine.map(({ seats: of, text, until }) => {
    const end = until === "" ? "" : `, ${until}`;
    return `${namedInText({ record, book }, of)}: ${text}${end}`;
  });
  return [...new Set(lines)];
}

/** Offers that wait for an answer, with what is only said: what everyone sees of them, or what these seats do. */
function offerLines(live: Live, seats: readonly Seat[]): readonly Rich[] {
  const shown = (seats.length === 0 ? [null] : seats).flatMap((seat) => openOffers(live, seat));
  const texts = new Map(shown.map((offer) => [offer.id, offer.text]));
  return [...texts].map(([id, text]): Rich => {
    const promise = promiseWith(live, id, seats);
    return [{ literal: text }, ...(promise ? [" ", ...openWords(live, promise)] : [])];
  });
}

function saidText(live: Live, promise: PromiseRecord): Rich {
  const { seat, to, text, until, state } = promise;
  const by = namedInText(live, [seat]);
  const whom = `${by.charAt(0).toUpperCase()}${by.slice(1)} to ${receiversText(live, seat, to)}: `;
  const end = state === "taken back" ? "taken back" : endWords(until);
  const verdicts = verdictLines(live, promise).map((line) => `\n  ${line}`);
  return [whom, ...quotedText(text), ` · ${end}`, ...verdicts];
}

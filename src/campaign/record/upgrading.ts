/** Takes a stored campaign up with the rules of today, and tells those whom that concerns. */
import { copy, type Envelope, type GameTypes, type Params, type Rulebook, type Seat } from "#engine";
import { upgradedState } from "../../proof/origin.ts";
import type { GameRecord, OutboxDraft, Post, PrivateRow, Rich, Snapshot } from "../../store/records.ts";
import type { Repository } from "../../store/repository.ts";
import { holders, ownStep, toLogRow } from "../facts/live.ts";
import { blank, channelOf, personalBox, single } from "../facts/posting.ts";
import { saidToday } from "./said-ahead.ts";
import type { Caretaker } from "./set-aside.ts";

/**
 * Makes the stored state of a campaign an origin that the rules of today go on from, with all that seats have said ahead,
 * and tells whom it concerns. `alone`: what seats were told alone before. Throws `Unreadable`.
 */
export async function upgrade(
  { repository, clock, logger }: Caretaker,
  record: GameRecord,
  book: Rulebook<GameTypes>,
  stored: Envelope<GameTypes>,
  { snapshot: { chain }, alone }: { readonly snapshot: Snapshot; readonly alone: readonly PrivateRow[] },
): Promise<void> {
  const { rules } = book.definition;
  const { seq } = stored;
  const at = clock.now();
  const { state, askedAgain } = upgradedState(book, stored);
  if (askedAgain.length > 0)
    logger.warn({ game: record.id, seats: askedAgain }, "seats are asked again after an upgrade");
  const params = copy(state) as unknown as Params; // an origin holds its whole state
  const advance = ownStep({ state, seq, seat: null, action: "upgraded", params });
  const head = { kind: "upgraded", decision: null, regardless: false, person: null, input: seq, at } as const;
  const { row, snapshot } = toLogRow(book, advance, { env: stored, chain }, head);
  const change = { game: record.id, set: { rules }, rows: [row], state: { from: seq, to: snapshot }, alone, at };
  const said = await saidToday(repository, book, state, record.id);
  const outbox = [...notices(record, book, stored), ...(await requests(repository, record, askedAgain))];
  await repository.write({ ...change, dropCheckpoints: 0, ...said, outbox }, record.version);
}

/**
 * Everyone hears of corrected rules; where they are corrected silently, only the host does, who may be asked about
 * them.
 */
function notices(
  record: GameRecord,
  { definition: { name, rules, stateVersion } }: Rulebook<GameTypes>,
  stored: Envelope<GameTypes>,
): OutboxDraft[] {
  const title = `${record.name}: new rules`;
  const kept = "Nothing that has happened in this campaign changes; from now on the corrected rules apply.";
  const post = (text: string): Post => ({ ...blank, title, text: [text, kept] });
  const host = personalBox(record.host);
  if (record.rules !== rules) {
    const text = `The rules of ${name} were corrected in this release (now version ${rules}). `;
    return [channelOf(record), host].map((destination) => single(destination, post(text)));
  }
  if (stored.stateVersion !== stateVersion) return [];
  return [
    single(
      host,
      post(`This release plays ${name} differently in some cases, though its rules are still version ${rules}. `),
    ),
  ];
}

const AGAIN = { words: ["the rules were corrected, please answer again"], opens: "/hand" };

/** Whose answer in secret has fallen is asked for another one. */
async function requests(
  repository: Repository,
  record: GameRecord,
  seats: readonly Seat[],
): Promise<readonly OutboxDraft[]> {
  if (seats.length === 0) return [];
  const members = await repository.members(record.id);
  const text: Rich = [
    "What you had answered is no longer possible under the rules of this release: please answer again.",
  ];
  return seats
    .flatMap((seat) => holders(members, seat))
    .map(({ person }) => single(personalBox(person), { ...blank, title: record.name, text, asks: AGAIN }));
}

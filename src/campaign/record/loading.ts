/** Loads a campaign from the store into memory. */
import { type GameTypes, type Rulebook, refuse } from "#engine";
import { readState } from "../../proof/state-text.ts";
import { Damaged } from "../../store/problems.ts";
import type { Repository } from "../../store/repository.ts";
import type { Whole } from "../../store/whole.ts";
import { withoutGivenSince } from "../facts/asked-first.ts";
import { isOpen, type Live, namesOf, recentRows, rowToday } from "../facts/live.ts";
import { formerAnswersOf } from "./former-answers.ts";
import { requireState } from "./wholeness.ts";

/** A campaign that was read from the store; of its log the last rows. Refused if it has not begun. Throws `Damaged`. */
export async function loadLive(
  repository: Pick<Repository, "log">,
  book: Rulebook<GameTypes>,
  whole: Whole,
): Promise<Live> {
  const { record, rows, orders, prepared, clocks, votes, motions, members } = whole;
  const { lesson, councils, talks, promises, reasons, post, news, acted } = whole;
  if (record.started === null) return refuse("not-started", "This campaign has not started yet.");
  const snapshot = requireState(whole.snapshot, rows.at(-1));
  const env = readState(snapshot.state, record.rules);
  const seated = [...orders, ...prepared, ...clocks, ...votes, ...motions].every(({ seat }) =>
    env.seats.includes(seat),
  );
  if (!seated) throw new Damaged("it holds something of a seat that it does not have");
  const recent = rows.map((row) => rowToday(book, env, row));
  const former = withoutGivenSince(await formerAnswersOf(repository, record.id, rows), rows, orders);
  const ballots = whole.ballots.filter(isOpen);
  const kept = {
    talks,
    promises,
    reasons,
    orders,
    prepared,
    clocks,
    ballots,
    post,
    news,
    acted,
    former,
    recent: recentRows([], recent),
  };
  return {
    record,
    book,
    members,
    lesson,
    councils,
    votes,
    motions,
    names: namesOf(members),
    ...kept,
    env,
    chain: snapshot.chain,
  };
}

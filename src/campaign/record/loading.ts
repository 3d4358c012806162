/** Loads a campaign from the store into memory. */
import { type GameTypes, type Rulebook, refuse } from "#engine";
import { readState } from "../../proof/state-text.ts";
import { Damaged } from "../../store/problems.ts";
import type { GameRecord } from "../../store/records.ts";
import type { Repository } from "../../store/repository.ts";
import { withoutGivenSince } from "../facts/asked-first.ts";
import { isOpen, type Live, namesOf, RECENT, recentRows, rowToday } from "../facts/live.ts";
import { formerAnswersOf } from "./former-answers.ts";
import { requireState } from "./wholeness.ts";

/** Reads a game. Refused if it has not begun. */
export async function loadLive(repository: Repository, book: Rulebook<GameTypes>, record: GameRecord): Promise<Live> {
  const { id } = record;
  const [snapshot, members, lesson, councils, votes, motions, talks, promises, reasons, ...others] = await Promise.all([
    repository.snapshot(id),
    repository.members(id),
    record.status === "lesson" ? repository.lesson(id) : null,
    record.council === null ? [] : repository.councils(id),
    record.council === null ? [] : repository.votes(id),
    record.council === null ? [] : repository.motions(id),
    repository.talks(id),
    repository.promises(id),
    repository.reasons(id),
    repository.orders(id),
    repository.prepared(id),
    repository.clocks(id),
    repository.ballots(id),
    repository.livePost(id, null),
    repository.news(id),
    repository.acted(id),
    repository.log(id, { last: RECENT }),
  ]);
  const [orders, prepared, clocks, asked, post, news, acted, rows] = others;
  if (record.started === null) return refuse("not-started", "This campaign has not started yet.");
  const whole = requireState(snapshot, rows.at(-1));
  const env = readState(whole.state, record.rules);
  const seated = [...orders, ...prepared, ...clocks, ...votes, ...motions].every(({ seat }) =>
    env.seats.includes(seat),
  );
  if (!seated) throw new Damaged("it holds something of a seat that it does not have");
  const recent = rows.map((row) => rowToday(book, env, row));
  const former = withoutGivenSince(await formerAnswersOf(repository, id, rows), rows, orders);
  const ballots = asked.filter(isOpen);
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
    chain: whole.chain,
  };
}

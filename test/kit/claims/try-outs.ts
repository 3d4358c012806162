import { canonical, type GameTypes, outlookOf, type Rulebook, viewOf } from "#engine";
import { BEGUN, type Live } from "../../../src/campaign/facts/live.ts";
import { answersNext } from "../../../src/campaign/lessons/course.ts";
import { Play } from "../../../src/campaign/moves/play.ts";
import { openedTryOut } from "../../../src/campaign/try-outs/opening.ts";
import { readState } from "../../../src/proof/state-text.ts";
import type { GameRecord } from "../../../src/store/records.ts";
import { freeze } from "../freeze.ts";
import type { Claim, Watched } from "../play.ts";
import { same } from "../violation.ts";
import { twinOf } from "./twins.ts";

/** How many answers are tried out. */
const ANSWERS = 4;

/** A try-out begun from two states that its seat cannot tell apart is the same at every step: all that is written, and its board. */
export const triesOutBlindly = <G extends GameTypes>(): Claim<G> => ({
  title: "tries out by what a seat knows alone",
  every: 20,
  at(position) {
    const { book, env, seat } = position;
    if (!book.definition.planning || env.over) return;
    const twin = twinOf(position, seat);
    if (!twin) return;
    const [one, other] = [triedOut(position), triedOut({ ...position, ...twin })];
    for (const [step, seen] of one.entries())
      same("try-outs", `step ${step} of what ${seat} tries out`, canonical(seen), canonical(other[step]));
  },
});

/** What is written of it at its beginning, then its state and board after each answer of whoever is asked. */
function triedOut<G extends GameTypes>(position: Watched<G>): readonly unknown[] {
  const { env, seat } = position;
  const book = position.book as unknown as Rulebook<GameTypes>; // a game of any types is a game
  const { definition } = book;
  const of = { id: "abcde", name: "War", game: definition.id, options: definition.defaults, rules: definition.rules };
  const begun = openedTryOut(book, freeze(outlookOf(env, seat)), {
    game: "T2345",
    person: { id: "p", name: "Ann" },
    channel: "c",
    of: of as unknown as GameRecord, // nothing else of it is looked at
    at: 0,
  });
  const { create: record, members = [], lesson = null, state } = begun;
  if (!record || !state) throw new Error("a try-out has a record and a state");
  const start = { ...BEGUN, record, book, members, lesson, names: null, chain: state.to.chain };
  const live: Live = { ...start, env: freeze(readState(state.to.state, record.rules)) };
  const play = new Play(live, 0);
  const steps: unknown[] = [begun];
  for (let answers = 0; answers < ANSWERS && !play.env.over && answersNext(play, seat); answers++)
    steps.push([
      play.env,
      play.rows.at(-1),
      definition.board(viewOf(book, play.env, seat), { caption: "", names: {} }),
    ]);
  return steps;
}

/** How a lesson begins: a campaign of one person, whose other seats are computers', brought to the lesson's first stop. */
import { begin, canonical, commitment, type GameTypes, PackError, type Params, type Rulebook } from "#engine";
import { gameKey, type StartParams } from "../../proof/history.ts";
import { startIn } from "../../proof/reading-file.ts";
import { textHash } from "../../proof/state-text.ts";
import type { GameRecord, Member } from "../../store/records.ts";
import type { Person } from "../contract/game.ts";
import { BEGUN, namesOf, toLogRow } from "../facts/live.ts";
import { HERE, readOptions, shownName } from "../facts/lobby.ts";
import { Play } from "../moves/play.ts";
import { leadIn, OffCourse } from "./course.ts";
import type { Lesson } from "./shelf.ts";

/** What a lesson's first row did, and the play that went on from there. */
export interface Opened {
  readonly play: Play;
  readonly first: ReturnType<typeof toLogRow>;
}

/** Who begins it, and as what. */
export interface Begun {
  /** What it is played as. */
  readonly game: string;
  readonly learner: Person;
  /** Where they have asked for it. */
  readonly channel: string;
  readonly at: number;
}

/** Begins a lesson for somebody; `at`: ms since 1970. Throws `PackError` where its file asks for what is not possible. */
export function opened(book: Rulebook<GameTypes>, lesson: Lesson, { game, learner, channel, at }: Begun): Opened {
  const { file, id, path, version } = lesson;
  const record = recordOf(book, lesson, { game, learner, channel, at });
  const roster = book.definition.roster(record.options, book.content);
  const seats = roster.map((seat) => seat.id);
  const campaign = file.start.campaign?.start;
  if (campaign && !isSeatedBy(seats, campaign))
    throw new PackError(path, "start.campaign.start", `it must seat ${seats.join(", ")}, each played by somebody`);
  const members = seated(seats, file.start.seat, learner, at, campaign?.controllers);
  if (!members.some(({ bot }) => !bot))
    throw new PackError(path, "start.seat", `there is no seat “${file.start.seat}”: ${seats.join(", ")}`);
  const names = namesOf(members);
  const controllers = Object.fromEntries(members.flatMap(({ seat, token }) => (seat === null ? [] : [[seat, token]])));
  const entries = members.map(({ token, seat }) => ({ token, wish: seat, word: null }));
  const start: StartParams = campaign
    ? startIn({ ...campaign, options: record.options })
    : { options: record.options, seats, controllers, entries, dice: "by purpose" };
  const { dice = "by counter" } = start;
  const begun = begin(book, { ...start, dice, key: gameKey(record.secret, start) }, names);
  const advance = { ...begun, params: start as unknown as Params }; // plain JSON throughout
  const head = { kind: "start", decision: null, regardless: false, person: learner.id, input: 0, at } as const;
  const first = toLogRow(book, advance, null, head);
  const progress = { game, person: learner.id, lesson: id, version, stop: 0, answer: null };
  const live = {
    ...BEGUN,
    record,
    book,
    members,
    lesson: progress,
    names,
    env: begun.state,
    chain: first.snapshot.chain,
  };
  const play = new Play(live, at);
  try {
    leadIn(play, file);
  } catch (error) {
    if (error instanceof OffCourse) throw new PackError(path, error.path, error.message);
    throw error;
  }
  return { play, first };
}

const isSeatedBy = (seats: readonly string[], campaign: Pick<StartParams, "seats" | "controllers">): boolean =>
  canonical(seats.toSorted()) === canonical(campaign.seats.toSorted()) &&
  seats.every((seat) => campaign.controllers[seat] !== undefined);

function recordOf(
  book: Rulebook<GameTypes>,
  { file: { title, start } }: Lesson,
  { game, learner, channel, at }: Begun,
): GameRecord {
  const secret = start.campaign?.secret ?? textHash(`lesson ${start.seed}`);
  return {
    ...{ id: game, version: 1, game: book.definition.id, name: title, host: learner.id, status: "lesson" },
    ...{ guild: null, channel, options: readOptions(book, start.options), content: book.hash },
    ...{ rules: book.definition.rules, secret, commitment: commitment(secret), timetable: null },
    ...{
      created: at,
      started: at,
      ended: null,
      paused: null,
      cutOff: null,
      bars: [],
      level: "easy",
      help: "none",
      several: false,
      moderator: null,
    },
    ...{
      silentSeat: null,
      leaveDays: null,
      talks: "none",
      talkTime: "any",
      atEnd: null,
      council: null,
      rematchOf: null,
    },
  };
}

/** The learner in their seat, computers in all others. */
const seated = (
  seats: readonly string[],
  own: string,
  learner: Person,
  joined: number,
  tokens: { readonly [seat: string]: string } = {},
): readonly Member[] =>
  seats.map((seat, i) => {
    const isOwn = seat === own;
    const person = isOwn ? learner.id : `computer ${i + 1}`;
    const name = isOwn ? shownName(learner) : "Computer";
    return { person, name, token: tokens[seat] ?? `p${i + 1}`, seat, word: null, bot: !isOwn, joined, ...HERE };
  });

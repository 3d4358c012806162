/** How a try-out begins: a campaign of one person who holds all seats, whose first row is the imagined state. */
import { commitment, copy, type GameTypes, type Outlook, type Params, type Rulebook } from "#engine";
import type { Change } from "../../store/change.ts";
import type { GameRecord, Member } from "../../store/records.ts";
import type { Person } from "../contract/game.ts";
import { ownStep, toLogRow } from "../facts/live.ts";
import { HERE, shownName } from "../facts/lobby.ts";
import { knowledgeOf, worldFor } from "./imagining.ts";
import { tryOutRecord } from "./try-out.ts";

/** Who begins it, and as what. */
interface Begun {
  /** What it is played as. */
  readonly game: string;
  readonly person: Person;
  /** Where they have asked for it. */
  readonly channel: string;
  /** The campaign that it goes on from. */
  readonly of: GameRecord;
  readonly at: number;
}

/** The change that begins it. The true state has no part in it: `outlook` is all that is taken from there. */
export function openedTryOut(
  book: Rulebook<GameTypes>,
  outlook: Outlook<GameTypes>,
  { game, person, channel, of, at }: Begun,
): Change {
  const knowledge = knowledgeOf(outlook);
  const world = worldFor(book, outlook, knowledge);
  const state = { ...world, seq: world.seq + 1 };
  const params = copy(state) as unknown as Params; // an origin holds its whole state
  const advance = ownStep({ state, seq: world.seq, seat: null, action: "imagined", params });
  const head = { kind: "upgraded", decision: null, regardless: false, person: null, input: world.seq, at } as const;
  const { row, snapshot } = toLogRow(book, advance, null, head);
  const seats = book.definition.roster(of.options, book.content);
  return {
    ...{ game, interaction: null, at },
    create: recordOf(of, { game, person, channel, at }, knowledge),
    members: state.seats.map((seat) => memberOf(person, seat, state.controllers[seat] ?? "p1", at)),
    seats: seats.map(({ id, name }) => ({ seat: id, name })),
    rows: [row],
    state: { from: null, to: snapshot },
    lesson: tryOutRecord(game, person.id, { of: of.id, seat: outlook.seat, knowledge }),
  };
}

function recordOf(of: GameRecord, { game, person, channel, at }: Omit<Begun, "of">, secret: string): GameRecord {
  const { options, content, rules } = of;
  return {
    ...{ id: game, version: 1, game: of.game, name: `Try-out: ${of.name}`, host: person.id, status: "lesson" },
    ...{ guild: null, channel, options, content, rules, secret, commitment: commitment(secret), timetable: null },
    ...{
      created: at,
      started: at,
      ended: null,
      paused: null,
      cutOff: null,
      bars: [],
      level: "easy",
      help: "none",
      several: true,
    },
    ...{ moderator: null, silentSeat: null, leaveDays: null, talks: "none", talkTime: "any", atEnd: null },
    ...{ council: null, rematchOf: null },
  };
}

/** The rules call the players what they call them in the campaign; all of them are whoever tries something out. */
const memberOf = (person: Person, seat: string, token: string, joined: number): Member => ({
  ...{ person: person.id, name: shownName(person), token, seat, word: null, bot: false, joined, ...HERE },
});

/** A campaign that has ended is played once more: same settings, same people, the next seats. */
import { type GameTypes, Refused, type Rulebook, refuse } from "#engine";
import type { GameRecord, Member, OutboxDraft, Rich } from "../../../store/records.ts";
import type { Person, Rank } from "../../contract/game.ts";
import { LONGEST_NAME, readOptions } from "../../facts/lobby.ts";
import { placesOf, placeWith } from "../../facts/places.ts";
import { blank, channelOf, single } from "../../facts/posting.ts";
import type { Core } from "../core.ts";
import { createGame } from "./enrolment.ts";

export interface Rematch {
  readonly game: string;
  /** Who wants that, and is the host of the new one. */
  readonly person: Person;
  /** Each of those who played is to take the next seat; else as they like. */
  readonly turned: boolean;
  readonly guild: string;
  readonly channel: string;
  readonly rank: Rank;
  readonly interaction: string | null;
}

/**
 * Opens a lobby with the same game and settings, and calls those who played. Nobody is in it before they join. Refused while
 * another one is open or played: whoever presses second is sent there.
 */
export function rematch(core: Core, wish: Rematch): Promise<GameRecord> {
  const { game, person, turned, interaction, ...place } = wish;
  return core.queued(game, async () => {
    const { record, members } = await playedBefore(core, game, person.id);
    const book = core.books.shipped(record.game);
    const { options, timetable, several, talks, talkTime, council, silentSeat, leaveDays, atEnd, level, help } = record;
    const fresh = {
      ...{ game: record.game, name: nextName(record.name), options, host: person, ...place, interaction },
      ...(atEnd === null ? {} : { atEnd }),
      ...{ level, help },
      ...{ pace: timetable, several, council, talks: { talks, talkTime }, absence: { silentSeat, leaveDays } },
    };
    const below = (fresh: GameRecord) => invitation(fresh, record.name, book, members, turned);
    return await createGame(core, fresh, { rematchOf: game, below });
  });
}

/** Whether everybody can take the next seat: there are seats for one person each, and none is drawn by lot. */
export async function canTurn(core: Core, game: string, person: string): Promise<boolean> {
  const { record, members } = await playedBefore(core, game, person);
  return turnedSeats(record, core.books.shipped(record.game), members).length > 1;
}

/** Refused unless it has ended, this person has played it or was its host, and the shipped rules know its options. */
async function playedBefore(core: Core, game: string, person: string) {
  const record = await core.record(game);
  const members = (await core.repository.members(game)).filter(({ bot }) => !bot);
  if ((record.status !== "over" && record.status !== "abandoned") || record.started === null)
    refuse("not-over", "Only a campaign that was played and has ended can be played again.");
  if (record.host !== person && !members.some((member) => member.person === person))
    refuse("not-in", "Those who played it can begin it again. `/game create` opens another campaign.");
  const [open] = await core.repository.games({ rematchOf: game, status: ["lobby", "running"] });
  if (open) {
    const place = `“${open.name}” in <#${open.channel}>`;
    const how = open.status === "lobby" ? `${place} is open: press **Join** there.` : `${place} is under way.`;
    refuse("open", `Somebody has begun it again already: ${how}`);
  }
  try {
    readOptions(core.books.shipped(record.game), record.options);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    refuse(
      "own-scenario",
      "It was played with a scenario of its host's own: attach its file to `/game create` once more.",
    );
  }
  return { record, members };
}

/** "Tigris 2" after "Tigris". */
export function nextName(name: string): string {
  const [, stem = name, number = "1"] = /^(.*?)(?: (\d{1,3}))?$/s.exec(name) ?? [];
  const next = ` ${Number(number) + 1}`;
  return [...stem].slice(0, LONGEST_NAME - next.length).join("") + next;
}

function invitation(
  fresh: GameRecord,
  before: string,
  book: Rulebook<GameTypes>,
  members: readonly Member[],
  turned: boolean,
): OutboxDraft {
  const persons = [...new Set(members.map(({ person }) => person))];
  const called = persons.filter((person) => person !== fresh.host);
  const seats = turned ? turnedSeats(fresh, book, members) : [];
  const text: Rich = [
    { person: fresh.host },
    " asks you to play ",
    { literal: before },
    " once more, with the same settings. Who plays presses **Join**; then the host presses **Start**.",
    ...(seats.length > 0 ? ["\nSeats turned by one, if you agree:"] : []),
    ...seats.flatMap(({ person, name }): Rich => ["\n• ", { person }, ` – ${name}`]),
  ];
  const asks = { words: [`do you play ${before} once more?`], opens: "/game join" };
  const post = { ...blank, title: fresh.name, text, ping: called, asks };
  return single(channelOf(fresh), { ...post, controls: [{ kind: "join", label: "Join" }] });
}

/** Who takes which place when everybody takes that of the next person in seating order; nobody where that makes no sense. */
function turnedSeats(
  record: Pick<GameRecord, "options" | "council">,
  book: Rulebook<GameTypes>,
  members: readonly Member[],
): readonly { readonly person: string; readonly name: string }[] {
  if (record.council !== null || book.definition.byLot?.(record.options)) return [];
  const places = placesOf(book, record);
  const holds = places.flatMap((place) => {
    const holder = members.find(({ seat }) => placeWith(places, seat) === place);
    return holder ? [{ person: holder.person, name: place.name }] : [];
  });
  if (new Set(holds.map(({ person }) => person)).size < 2) return [];
  return holds.map(({ person }, i) => ({ person, name: holds[(i + 1) % holds.length]?.name ?? "" }));
}

/** What is told of each turn: what weighed most in it, its fights with their cost, and what changed hands. */
import { listed, type Seat } from "#engine";
import type { ShownTurn } from "../show.ts";
import { explained, takenAt } from "./deeds.ts";
import { type Fight, fightInWords, fightings, inShort } from "./fights.ts";
import type { Moment, ToldLine } from "./moments.ts";
import type { Sides } from "./words.ts";

/** So many lines tell a turn, with those that put together what is left. */
export const LINES = 8;
/** So many places are named of those that a side took. */
const PLACES = 5;

interface Told {
  readonly moments: readonly Moment[];
  readonly fights: readonly Fight[];
  readonly sides: Sides;
  readonly placeName: (place: string) => string;
}

/** Something that can be told of a turn; the greater its weight, the sooner. */
interface Item {
  readonly moment: number;
  /** Its place among the lines of its moment. */
  readonly at: number;
  readonly text: string;
  readonly weight: number;
  readonly fight?: Fight;
}

/** Every turn of which there is anything to tell. */
export function turnsOf(told: Told): readonly ShownTurn[] {
  const turns = [...new Set(told.moments.map(({ phase }) => phase.turn))];
  return turns.flatMap((turn): ShownTurn[] => {
    const lines = linesOf(told, turn);
    const step = told.moments.findLastIndex(({ phase }) => phase.turn === turn);
    return lines.length > 0 ? [{ turn, step, lines }] : [];
  });
}

function linesOf(told: Told, turn: number): readonly string[] {
  const fights = fightings(told.fights.filter((fight) => fight.turn === turn));
  const items = [...newsOf(told, turn, fights), ...fights.map((fight) => itemOf(told, fight))];
  const taken = changes(told, turn);
  const isTooMuch = items.length + taken.length > LINES;
  if (items.length + taken.length === 0) return turn < 1 ? [] : [quiet(told)];
  const most = LINES - taken.length - (isTooMuch ? 1 : 0);
  const chosen = items.toSorted((a, b) => b.weight - a.weight).slice(0, most);
  const left = items.filter((item) => !chosen.includes(item));
  return [
    ...chosen.toSorted((a, b) => a.moment - b.moment || a.at - b.at).map(({ text }) => text),
    ...rest(told, left),
    ...taken,
  ];
}

/** A turn in which nothing was fought out, or taken for good. */
const quiet = ({ moments }: Told): string =>
  moments.some(({ holders }) => Object.keys(holders).length > 0)
    ? "Quiet: no fight was decided, and no place had changed hands by the end."
    : "Quiet: nothing that weighed.";

const itemOf = ({ moments, sides, placeName }: Told, fight: Fight): Item => ({
  moment: fight.moment,
  at: moments[fight.moment]?.lines.findLastIndex(({ about }) => about.places.includes(fight.place)) ?? 0,
  text: fightInWords(fight, sides, placeName),
  weight: 2 + fight.cost.n / 5,
  fight,
});

/** Lines of the log that are worth telling, but for what the fights say and what moved where. */
function newsOf({ moments, placeName }: Told, turn: number, fights: readonly Fight[]): readonly Item[] {
  const places = new Set(fights.map(({ place }) => place));
  const isOfFight = ({ about }: ToldLine): boolean =>
    about.kind === "battles" && (about.settles === true || about.places.some((one) => places.has(one)));
  const all = moments.flatMap(({ phase, lines }, moment) =>
    phase.turn === turn ? lines.map((line, at) => ({ line, moment, at })) : [],
  );
  const worth = all.filter(({ line }) => line.about.weight > 1 && !line.about.warns && !isOfFight(line));
  const found = worth.length > 0 || turn > 0 ? worth : all.filter(({ line }) => !line.about.warns); // a set-up is told
  return found.map(({ line, moment, at }) => ({
    ...{ moment, at },
    text: explained({ placeName }, line),
    weight: weightOf(line),
  }));
}

/** What gives up or decides comes first, then what sides did for themselves, then deals; moves come last. */
function weightOf({ about: { weight, givesUp, deeds, kind } }: ToldLine): number {
  if (givesUp) return 100;
  if (weight > 2) return 50;
  if (deeds) return 4;
  return { deals: 3, points: 3, cards: 2.5, battles: 2, places: 1, other: 2 }[kind];
}

/** What is left over, in a line: fights by who won them, and how much else. */
function rest({ sides, placeName }: Told, left: readonly Item[]): readonly string[] {
  if (left.length === 0) return [];
  const fights = left.flatMap(({ fight }) => fight ?? []);
  const n = left.length - fights.length;
  const more = n > 0 ? [`${n} more ${n === 1 ? "line" : "lines"} in the log.`] : [];
  return [[...(fights.length > 0 ? [`Other fights: ${inShort(fights, sides, placeName)}`] : []), ...more].join(" ")];
}

/** Which places the turn brought to whom, from its beginning to its end. */
function changes({ moments, sides, placeName }: Told, turn: number): readonly string[] {
  if (turn < 1) return [];
  const last = moments.findLastIndex(({ phase }) => phase.turn === turn);
  const first = moments.findIndex(({ phase }) => phase.turn === turn);
  const [before, after] = [moments[first - 1], moments[last]];
  if (!before || !after) return [];
  const taken = takenAt([before, after], 1);
  const seats = [...new Set(taken.map(({ to }) => to))];
  const parts = seats.map(
    (seat, i) => `${sides.the(seat)} ${i === 0 ? "had taken " : ""}${few(own(taken, seat).map(placeName))}`,
  );
  return parts.length > 0 ? [`By the end of the turn ${parts.join("; ")}.`] : [];
}

const own = (taken: ReturnType<typeof takenAt>, seat: Seat): readonly string[] =>
  taken.filter(({ to }) => to === seat).map(({ place }) => place);

const few = (names: readonly string[]): string =>
  names.length <= PLACES + 1 ? listed(names) : `${names.slice(0, PLACES).join(", ")} and ${names.length - PLACES} more`;

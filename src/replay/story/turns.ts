/** What is told of each turn: what weighed most in it, its fights with their cost, and what changed hands. */
import { listed } from "#engine";
import type { ShownTurn } from "../show.ts";
import { byLine, cardInWords, type PlayedCard } from "./cards.ts";
import { takenAt } from "./deeds.ts";
import { type Fight, type Fighting, fightInWords, fightings, inShort } from "./fights.ts";
import { holderOf, type Moment, type ToldLine } from "./moments.ts";
import { explained, type Sides } from "./words.ts";

/** The most lines that tell a turn, with those that sum up what is left. */
export const LINES = 8;

interface Told {
  readonly moments: readonly Moment[];
  readonly fights: readonly Fight[];
  readonly cards: readonly PlayedCard[];
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
  readonly fight?: Fighting;
}

/** Every turn with anything to tell. */
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

const itemOf = ({ moments, sides, placeName }: Told, fight: Fighting): Item => ({
  moment: fight.moment,
  at: moments[fight.moment]?.lines.findLastIndex(({ about }) => about.places.includes(fight.place)) ?? 0,
  text: fightInWords(fight, sides, placeName),
  weight: 2 + fight.cost.n / 5 + fight.notes.length * 2,
  fight,
});

/**
 * Lines of the log that are worth telling, except for what the fights say and what moved where. What a card did is told
 * with it, where anything of it is.
 */
function newsOf({ moments, placeName, cards }: Told, turn: number, fights: readonly Fight[]): readonly Item[] {
  const places = new Set(fights.map(({ place }) => place));
  const ofCards = byLine(cards);
  const isOfFight = (line: ToldLine): boolean =>
    line.about.kind === "battles" &&
    (line.about.settles === true || (!ofCards.has(line) && line.about.places.some((one) => places.has(one))));
  const all = moments.flatMap(({ phase, lines }, moment) =>
    phase.turn === turn ? lines.map((line, at) => ({ line, moment, at })) : [],
  );
  const worth = all.filter(({ line }) => line.about.weight > 1 && !line.about.warns && !isOfFight(line));
  const found = worth.length > 0 || turn > 0 ? worth : all.filter(({ line }) => !line.about.warns); // a set-up is told
  const items = found.map(({ line, moment, at }): Item & { readonly card: PlayedCard | undefined } => {
    const card = ofCards.get(line);
    const text = card ? cardInWords(card, placeName, true) : explained({ placeName }, line);
    return { moment, at, text, weight: weightOf(line), card };
  });
  return items.filter(({ card, weight }, i) => {
    const others = items.filter((one) => card !== undefined && one.card === card);
    return others.every((one) => one.weight < weight || (one.weight === weight && items.indexOf(one) >= i));
  });
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

/** Which places the turn brought to whom, from its beginning to its end, and which changed hands in between. */
function changes({ moments, sides, placeName }: Told, turn: number): readonly string[] {
  if (turn < 1) return [];
  const first = moments.findIndex(({ phase }) => phase.turn === turn);
  const last = moments.findLastIndex(({ phase }) => phase.turn === turn);
  const [before, after] = [moments[Math.max(0, first - 1)], moments[last]];
  if (!before || !after) return [];
  const taken = takenAt([before, after], 1);
  const seats = [...new Set(taken.map(({ to }) => to))];
  const parts = seats.map(
    (seat, i) => `${sides.the(seat)} ${i === 0 ? "had taken " : ""}${listed(own(taken, seat).map(placeName))}`,
  );
  const gone = lostToNobody(before, after);
  const losers = [...new Set(gone.map(({ from }) => from))].map(
    (seat, i) =>
      `${sides.the(seat)} ${i === 0 ? "had lost " : ""}${listed(gone.filter(({ from }) => from === seat).map(({ place }) => placeName(place)))}`,
  );
  const nobodys = losers.length > 0 ? [`${losers.join(", ")}, which nobody held any more`] : [];
  const between = passings(moments, first, last).filter(
    ({ place, to }) => to.length > 1 || (to.length === 1 && holderOf(after, place) !== to[0]),
  );
  const passed = between.map((one) => `${placeName(one.place)} ${passing(one, after, sides)}`);
  return [
    ...(parts.length + nobodys.length > 0 ? [`By the end of the turn ${[...parts, ...nobodys].join("; ")}.`] : []),
    ...(passed.length > 0 ? [`Within the turn ${passed.join("; ")}.`] : []),
  ];
}

/** Places that a side held before, and nobody does now. */
const lostToNobody = (before: Moment, after: Moment): readonly { readonly place: string; readonly from: string }[] =>
  Object.keys({ ...before.holders, ...before.powers }).flatMap((place) => {
    const from = holderOf(before, place);
    return from !== null && holderOf(after, place) === null ? [{ place, from }] : [];
  });

/** A place that went from one side to another in a turn: from whom, and to whom one after the other. */
interface Passing {
  readonly place: string;
  readonly from: string;
  readonly to: readonly string[];
}

/** Counted as the story counts them: a place that was nobody's in between went from the side that held it before. */
function passings(moments: readonly Moment[], first: number, last: number): readonly Passing[] {
  const begun = Math.max(0, moments.findIndex(({ phase }) => phase.turn > 0) - 1);
  const places = new Set(moments.flatMap(({ holders, powers }) => Object.keys({ ...holders, ...powers })));
  return [...places].flatMap((place): Passing[] => {
    const held = (from: number, to: number): readonly string[] =>
      moments.slice(from, to).flatMap((moment) => holderOf(moment, place) ?? []);
    const [start] = [held(begun, first).at(-1), ...held(first, last + 1)].flatMap((party) => party ?? []);
    if (start === undefined) return [];
    const row = [start, ...held(first, last + 1)];
    const to = row.filter((seat, i) => i > 0 && seat !== row[i - 1]);
    return to.length > 0 ? [{ place, from: start, to }] : [];
  });
}

/** "went to the Rebels and back to Syria"; "went to the Insurgents, and was nobody's at the end" */
function passing({ place, from, to }: Passing, after: Moment, sides: Sides): string {
  const ways = to.map((seat, i) => `${seat === (to[i - 2] ?? from) && i > 0 ? "back " : ""}to ${sides.the(seat)}`);
  return `went ${listed(ways)}${holderOf(after, place) === null ? ", and was nobody's at the end" : ""}`;
}

const own = (taken: ReturnType<typeof takenAt>, seat: string): readonly string[] =>
  taken.filter(({ to }) => to === seat).map(({ place }) => place);

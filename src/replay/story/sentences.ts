/** The result of a campaign, and its story in three sentences: who led when, where it was fought, and what else there was. */

import { type Contest, listed, type Seat, type Sum, type Victor } from "#engine";
import type { PlacedPromise } from "../../campaign/log/replay-about.ts";
import type { ShownPlace } from "../show.ts";
import type { Figures } from "./figures.ts";
import type { Moment } from "./moments.ts";
import { contested, drivenOut, fightings } from "./places.ts";
import { capital, counted, momentOf, type Sides, times } from "./words.ts";

/** What sentences are told from. */
export interface Told {
  readonly moments: readonly Moment[];
  readonly sides: Sides;
  readonly contests: readonly Figures[];
  readonly places: readonly ShownPlace[];
  readonly promises: readonly PlacedPromise[];
  readonly placeName: (place: string) => string;
  /** Whether it goes on. */
  readonly isRunning: boolean;
}

const lastTurn = ({ moments }: Told): number => moments.at(-1)?.phase.turn ?? 0;

/** Who has won and by what; while it runs, where it stands. */
export function resultOf(told: Told): string {
  const ended = told.contests.flatMap(({ contest }) => (contest.ended ? [{ contest, ended: contest.ended }] : []));
  if (ended.length === 0 || told.isRunning) return standingNow(told);
  const won = ended.map(({ contest, ended: { won } }) => wonBy(told, contest, won));
  const reasons = ended.flatMap(({ ended: { why } }) => why ?? []);
  return [`${capital(won.join(", and "))}.`, ...reasons].join(" ");
}

/** "the US (Ben) won the battle for Baghdad in turn 7 with 128 points" */
function wonBy(told: Told, { name }: Contest, won: readonly Victor[]): string {
  const groups = [...new Set(won.map(({ by }) => by))].map((by) => {
    const own = won.filter((one) => one.by === by);
    return { by, isShared: own.length > 1, who: listed(own.map(({ seat }) => told.sides.played(seat))) };
  });
  const [first, ...more] = groups;
  const turn = `in turn ${lastTurn(told)}`;
  if (!first) return `nobody won ${name}: it ended ${turn}`;
  const how = ({ by, isShared }: (typeof groups)[number]): string => (isShared ? `, each ${by}` : ` ${by}`);
  return [`${first.who} won ${name} ${turn}${how(first)}`, ...more.map((group) => `${group.who}${how(group)}`)].join(
    ", ",
  );
}

function standingNow(told: Told): string {
  const { contests, sides, isRunning } = told;
  const turn = lastTurn(told);
  const begun = isRunning
    ? `As of ${momentOf(told.moments.at(-1)?.phase)}, the campaign goes on.`
    : `The campaign was ended in turn ${turn}, before anybody had won.`;
  const stands = contests.flatMap(({ contest }) => {
    const { ahead = [], unknown, decides, name } = contest;
    if (unknown !== undefined) return [unknown];
    const [first] = ahead;
    if (!first || turn < 1) return [];
    const who = sides.together(ahead.map(({ seat }) => seat));
    return decides
      ? [`In ${name} ${who} led ${first.by}.`]
      : [`If it ended like this, ${listed(byGroups(sides, ahead))} would win ${name}.`];
  });
  return [begun, ...stands].join(" ");
}

/** "Syria and Russia with a major victory" */
const byGroups = (sides: Sides, all: readonly Victor[]): readonly string[] =>
  [...new Set(all.map(({ by }) => by))].map(
    (by) => `${sides.together(all.filter((one) => one.by === by).map(({ seat }) => seat))} ${by}`,
  );

/** At most three sentences. */
export function storyIn(told: Told): readonly string[] {
  const sentences = [course(told), fighting(told), rest(told)].filter((said) => said !== "");
  return sentences.length < 3 ? [...sentences, widest(told)].filter((said) => said !== "") : sentences;
}

/** The turn that moved a contest most, where little else is to be told. */
function widest({ contests, sides, isRunning }: Told): string {
  const parts = contests.flatMap((figures) => {
    const { decides, name, counts } = figures.contest;
    const [most] = figures.swings().toSorted((a, b) => b.by - a.by);
    if (!decides || !most || most.by <= 0) return [];
    const by = counted(Math.round(most.by), counts).replace(/^(\d+) /, "$1 more ");
    const others = figures.lines.length > 2 ? "the others on average" : "the other side";
    return [
      `${isRunning ? "so far " : ""}no turn moved ${name} more than turn ${most.turn}, which brought ${sides.together(figures.seatsOf(most.line))} ${by} than ${others}`,
    ];
  });
  return sentence(parts.slice(0, 1));
}

function course(told: Told): string {
  const parts = told.contests.flatMap((figures) => {
    const { contest } = figures;
    if (contest.unknown !== undefined) return [];
    return [contest.decides ? leads(told, figures) : outlooks(told, figures)];
  });
  return sentence(parts);
}

/** So many changes of the lead are told one by one. */
const FEW_LEADS = 5;

function leads(told: Told, figures: Figures): string {
  const { sides } = told;
  const { name, counts } = figures.contest;
  const who = (line: number): string => sides.together(figures.seatsOf(line));
  if (told.isRunning && figures.known < 2) return ""; // nobody has scored yet
  const all = figures.leaders();
  const [first, ...more] = all;
  const last = all.at(-1);
  if (!first || !last) return `nobody ${told.isRunning ? "has so far led" : "ever led"} ${name} alone`;
  const level = figures.leadAt(lastTurn(told));
  const end =
    level.length > 1 ? `; ${told.isRunning ? "by then" : "in the end"} ${listed(level.map(who))} were level` : "";
  if (more.length === 0) {
    const since = first.turn <= 1 ? "from the first turn" : `from turn ${first.turn}`;
    return `${who(first.line)} led ${name} ${since} on${end}`;
  }
  const went =
    more.length <= FEW_LEADS
      ? `the lead in ${name} went from ${who(first.line)} to ${listed(more.map(({ turn, line }) => `${who(line)} in turn ${turn}`))}`
      : `the lead in ${name} changed ${times(more.length)}, the last time in turn ${last.turn}, to ${who(last.line)}`;
  const half = halfOf(told);
  const ahead = half < 1 ? [] : figures.leadAt(half);
  const [line] = ahead;
  if (line === undefined) return `${went}${end}`;
  const value = counted(figures.valuesAt(figures.turns.findLastIndex((turn) => turn <= half))[line] ?? 0, counts);
  const led = ahead.length > 1 ? `${listed(ahead.map(who))} were level` : `${who(line)} led`;
  return `${went}; halfway, after turn ${half}, ${led} with ${value}${end}`;
}

/** Nobody knows the half of what goes on. */
const halfOf = (told: Told): number => (told.isRunning ? 0 : Math.floor(lastTurn(told) / 2));

/** Where conditions decide: who would have won halfway, and since when the winners' were met. */
function outlooks(told: Told, { contest }: Figures): string {
  const { moments, sides } = told;
  const half = halfOf(told);
  const then = moments.findLast(({ phase }) => phase.turn <= half)?.contests.find(({ name }) => name === contest.name);
  const halfway =
    half < 1 || !then?.ahead
      ? []
      : [
          then.ahead.length > 0
            ? `halfway, after turn ${half}, ${contest.name} would have been won by ${listed(byGroups(sides, then.ahead))}`
            : `halfway, after turn ${half}, nobody would have won ${contest.name}`,
        ];
  const since = (contest.ended?.won ?? []).flatMap(({ seat }) => {
    const missing = moments.findLastIndex(
      ({ contests }) => !contests.find(({ name }) => name === contest.name)?.ahead?.some((one) => one.seat === seat),
    );
    const met = moments[missing + 1];
    if (!met) return [];
    return [{ seat, turn: missing < 0 ? 0 : met.phase.turn }];
  });
  const turns = [...new Set(since.map(({ turn }) => turn))].toSorted((a, b) => a - b);
  const from = turns.map((turn) => {
    const who = sides.together(since.filter((one) => one.turn === turn).map(({ seat }) => seat));
    return `by ${who} ${turn < 1 ? "from the start" : `from turn ${turn} on`}`;
  });
  return [...halfway, ...(from.length > 0 ? [`what victory asks for was held ${listed(from)}`] : [])].join("; ");
}

/** How that compares with the place that comes next. */
function oftener(changes: number, next: number): string {
  if (changes < 2) return "";
  return changes > next ? ", more often than any other place" : ", and none did so more often";
}

function fighting(told: Told): string {
  const { moments, sides, places, placeName } = told;
  const [dearest] = fightings(moments);
  const [most, next] = contested(moments, places);
  if (!dearest) return trades(told);
  const soFar = told.isRunning ? " so far" : "";
  const won = dearest.winner === null ? "" : `, and ${sides.the(dearest.winner)} won the last fight there`;
  const cost = `the costliest fighting${soFar} was for ${placeName(dearest.place)} in turn ${dearest.turn}: ${counted(dearest.cost.n, dearest.cost)}${won}`;
  return sentence([
    cost,
    ...(most
      ? [
          `${most.place.name} went from one side to another ${times(most.changes)}${oftener(most.changes, next?.changes ?? 0)}`,
        ]
      : []),
  ]);
}

/** Where nobody fights for places: who dealt with whom most. */
function trades({ moments, sides, isRunning }: Told): string {
  const pairs = new Map<string, { readonly seats: readonly Seat[]; n: number }>();
  let sum: Sum | undefined;
  for (const { about } of moments.flatMap(({ lines }) => lines)) {
    if (about.kind !== "deals" || !about.sum) continue;
    sum = { ...about.sum, n: (sum?.n ?? 0) + about.sum.n };
    const key = about.seats.toSorted().join();
    const pair = pairs.get(key) ?? { seats: about.seats, n: 0 };
    pairs.set(key, { ...pair, n: pair.n + about.sum.n });
  }
  const [most, next] = [...pairs.values()].toSorted((a, b) => b.n - a.n);
  if (!sum || !most) return "";
  const between =
    most.n > (next?.n ?? 0) && pairs.size > 1 ? `, ${most.n} of them between ${sides.together(most.seats)}` : "";
  return sentence([`there were ${counted(sum.n, sum)}${isRunning ? " so far" : ""}${between}`]);
}

/** Who came close, gave up, was driven out or broke a promise, and whose side somebody else took over. */
function rest(told: Told): string {
  return sentence(
    [...gaveUp(told), ...broken(told), ...close(told), ...driven(told), ...takenOver(told)].slice(0, MOST_PARTS),
  );
}

const MOST_PARTS = 4;

const gaveUp = ({ moments, sides }: Told): readonly string[] =>
  moments.flatMap(({ lines, phase }) =>
    lines.flatMap(({ about }) =>
      about.givesUp ? [`${sides.together(about.seats)} gave up in turn ${phase.turn}`] : [],
    ),
  );

const broken = ({ promises, sides }: Told): readonly string[] =>
  promises
    .filter(({ verdict }) => verdict?.kind === "broken")
    .slice(0, 2)
    .map(({ by, to, text, verdict }) => {
      const callers = verdict ? sides.together(verdict.by) : "";
      return `${callers} called a promise of ${sides.the(by)} to ${to.length > 1 ? sides.together(to) : "them"} broken: “${text}”`;
    });

function close(told: Told): readonly string[] {
  const { contests, sides } = told;
  if (told.isRunning) return [];
  return contests.flatMap((figures) => {
    const {
      ended,
      course: { goal },
      counts,
      decides,
      name,
      seats,
    } = figures.contest;
    if (!ended) return [];
    const winners = ended.won.map(({ seat }) => seat);
    if (!decides) return missed(told, figures);
    const next = seats.length > 2 || goal !== undefined ? figures.closest(winners) : null;
    if (!next || winners.length === 0) return [];
    const who = sides.together(next.lines.flatMap((line) => figures.seatsOf(line)));
    const of =
      goal === undefined ? counted(next.value, counts) : `${next.value} of the ${counted(goal, counts)} needed`;
    const when = next.lines.length > 1 ? "" : ` after turn ${next.turn}`;
    return [`${who} came closest of the others in ${name}, with ${of}${when}`];
  });
}

/** Where conditions decide: those who had what victory asks for at the end of a turn, and not when it counted. */
function missed({ moments, sides }: Told, { contest }: Figures): readonly string[] {
  const winners = contest.ended?.won.map(({ seat }) => seat) ?? [];
  const ends = moments.filter(({ phase }, i) => phase.turn > 0 && moments[i + 1]?.phase.turn !== phase.turn);
  const had = ends.flatMap(({ contests, phase }) =>
    (contests.find(({ name }) => name === contest.name)?.ahead ?? []).map((victor) => ({
      ...victor,
      turn: phase.turn,
    })),
  );
  const lost = had.filter(({ seat }) => !winners.includes(seat));
  return [...new Set(lost.map(({ seat }) => seat))].flatMap((seat) => {
    const last = lost.findLast((one) => one.seat === seat);
    return last ? [`${sides.the(seat)} would have won ${last.by} after turn ${last.turn}, but lost that again`] : [];
  });
}

const driven = ({ moments, sides, contests }: Told): readonly string[] => {
  const seats = sides.all.map(({ seat }) => seat);
  const winners = contests.flatMap(({ contest }) => contest.ended?.won ?? []).map(({ seat }) => seat);
  return drivenOut(moments, seats)
    .filter(({ seat }) => !winners.includes(seat))
    .map(({ seat, turn }) => `${sides.the(seat)} controlled no place from turn ${turn} on`);
};

const takenOver = ({ moments, sides }: Told): readonly string[] =>
  moments.flatMap(({ handedOver, phase }) =>
    handedOver.map((seat) => `somebody else took ${sides.the(seat)} over in turn ${phase.turn}`),
  );

const sentence = (parts: readonly string[]): string => {
  const said = parts.filter((part) => part !== "").join("; ");
  return said === "" ? "" : `${capital(said)}${/[.!?”]$/.test(said) ? "" : "."}`;
};

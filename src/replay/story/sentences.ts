/** The story of a campaign in three sentences: who led when, where it was fought, and what else there was. */
import { listed, type Seat, type Sum } from "#engine";
import { close } from "./close.ts";
import { costsAsMuch, dearest, type Fight, type Fighting, fightings, lost } from "./fights.ts";
import type { Figures } from "./figures.ts";
import { powersIn } from "./moments.ts";
import { contested, drivenOut, emptyHanded } from "./places.ts";
import { byGroups } from "./result.ts";
import { halfOf, lastTurn, type Told } from "./told.ts";
import { capital, counted, times } from "./words.ts";

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

/** The most changes of the lead that are told one by one. */
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
  const drawn = levelSince(figures, lastTurn(told));
  const since = drawn < lastTurn(told) ? `from turn ${drawn} on` : told.isRunning ? "by then" : "in the end";
  const end = level.length > 1 ? `; ${since} ${listed(level.map(who))} were level` : "";
  const upTo = ({ turn, line }: (typeof all)[number]): string =>
    `${who(line)}${figures.leadAt(turn - 1).length > 1 ? ", level until then," : ""} in turn ${turn}`;
  if (more.length === 0) {
    const from = first.turn <= 1 ? "from the first turn" : `from turn ${first.turn}`;
    return `${who(first.line)} led ${name} ${from}${end === "" ? " on" : ""}${end}`;
  }
  const went =
    more.length <= FEW_LEADS
      ? `the lead in ${name} went from ${who(first.line)} to ${listed(more.map(upTo))}`
      : `the lead in ${name} changed ${times(more.length)}, the last time in turn ${last.turn}, to ${who(last.line)}`;
  const half = halfOf(told);
  const ahead = half < 1 ? [] : figures.leadAt(half);
  const [line] = ahead;
  if (line === undefined) return `${went}${end}`;
  const value = counted(figures.valuesAt(figures.turns.findLastIndex((turn) => turn <= half))[line] ?? 0, counts);
  const led = ahead.length > 1 ? `${listed(ahead.map(who))} were level` : `${who(line)} led`;
  return `${went}; halfway, after turn ${half}, ${led} with ${value}${end}`;
}

/** The turn since which several have been level without a break. */
function levelSince(figures: Figures, last: number): number {
  let turn = last;
  while (turn > 1 && figures.leadAt(turn - 1).length > 1) turn--;
  return turn;
}

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
  const since = (contest.ended?.won ?? []).flatMap(({ seat, by }) => {
    const missing = moments.findLastIndex(
      ({ contests }) =>
        !contests.find(({ name }) => name === contest.name)?.ahead?.some((one) => one.seat === seat && one.by === by),
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
  return [...halfway, ...(from.length > 0 ? [`what that victory asks for was held ${listed(from)}`] : [])].join("; ");
}

/** From this many level places or fights on, they are counted, not named. */
const FEW = 4;

function fighting(told: Told): string {
  const { moments, places } = told;
  const [most, ...others] = dearest(fightings(told.fights));
  if (!most) return trades(told);
  const level = others.filter((one) => costsAsMuch(one, most));
  return sentence([
    costliest(told, [most, ...level]),
    widelyCostly(told, most, others),
    wandering(told, contested(moments, places)),
  ]);
}

/**
 * The fighting that cost most, and the dearest single fight where that was a sum; several that were level are only
 * named.
 */
function costliest(told: Told, [first, ...level]: readonly Fighting[]): string {
  if (!first) return "";
  const { sides, isRunning } = told;
  const soFar = isRunning ? " so far" : "";
  const n = first.parts.length;
  const sum = n > 1 ? `, ${n} fights together` : "";
  const one = `the costliest fighting${soFar} was for ${whereWhen(told, first)}${sum}: ${lost(first, sides)}`;
  if (level.length >= FEW) return `${one}; ${level.length} others cost as much`;
  const others = listed(level.map((fight) => whereWhen(told, fight)));
  const isSame = level.every(({ cost }) => cost.n === first.cost.n);
  if (level.length > 0)
    return `${one}, as ${isSame ? "much as" : `many ${first.gone?.how ?? ""} as in`} that for ${others}`;
  const won = first.winner === null ? "" : `, and ${sides.the(first.winner)} won ${n > 1 ? "the last fight" : "it"}`;
  return `${one}${won}${n > 1 ? dearestOne(told) : ""}`;
}

/** The fighting that cost more than the costliest, where units are counted that were not lost for good. */
function widelyCostly(told: Told, most: Fighting, others: readonly Fighting[]): string {
  const { others: rest } = most.gone ?? {};
  const [widest] = others.toSorted((a, b) => b.cost.n - a.cost.n);
  if (rest === undefined || !widest || widest.cost.n <= most.cost.n) return "";
  return `counting units ${rest} as well, it was that for ${whereWhen(told, widest)}: ${lost(widest, told.sides)}`;
}

/** The single fight that cost most, if there is just one. */
function dearestOne(told: Told): string {
  const [most, next] = dearest(told.fights);
  if (!most || (next && costsAsMuch(most, next))) return "";
  return `; the costliest single fight was for ${whereWhen(told, most)}: ${lost(most, told.sides)}`;
}

const whereWhen = ({ placeName }: Told, { place, turn }: Fight): string => `${placeName(place)} in turn ${turn}`;

/** Which place changed hands most; several that were level are named. */
function wandering({ isRunning }: Told, all: ReturnType<typeof contested>): string {
  const [most, ...others] = all;
  if (!most) return "";
  const level = others.filter(({ changes }) => changes === most.changes);
  const soFar = isRunning ? " so far" : "";
  const went = (who: string): string => `${who} went from one side to another ${times(most.changes)}${soFar}`;
  if (level.length >= FEW) return `no place went from one side to another more than ${times(most.changes)}${soFar}`;
  if (level.length > 0)
    return `${went(listed([most, ...level].map(({ place }) => place.name)))} each, more often than any other place`;
  return `${went(most.place.name)}${others.length > 0 ? ", more often than any other place" : ""}`;
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
  const parts = [...gaveUp(told), ...broken(told), ...close(told), ...driven(told), ...takenOver(told)];
  const last = stayed(told);
  return sentence([...parts.slice(0, MOST_PARTS - last.length), ...last]);
}

const MOST_PARTS = 6;

/** That nobody dropped out, where that is so. */
function stayed(told: Told): readonly string[] {
  const { moments, sides, isRunning, contests } = told;
  const isOver = contests.some(({ contest }) => contest.ended);
  if (isRunning || !isOver || gaveUp(told).length > 0) return [];
  const seats = sides.all.map(({ seat }) => seat);
  const hasPlaces = moments.some(({ holders }) => Object.values(holders).some((seat) => seat !== null));
  const nobody = powersIn(moments).length > 0 ? "no side" : "nobody"; // what happened to powers is told by itself
  if (!hasPlaces) return ["nobody gave up"];
  return [emptyHanded(moments, seats).length === 0 ? `${nobody} gave up or was driven out` : `${nobody} gave up`];
}

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

const driven = ({ moments, sides, contests, isRunning }: Told): readonly string[] => {
  const seats = [...sides.all.map(({ seat }) => seat), ...powersIn(moments)];
  const winners = contests.flatMap(({ contest }) => contest.ended?.won ?? []).map(({ seat }) => seat);
  const out = drivenOut(moments, seats).filter(({ seat }) => !winners.includes(seat));
  const late = isRunning ? [] : emptyHanded(moments, seats).filter((seat) => out.every((one) => one.seat !== seat));
  return [
    ...out.map(({ seat, turn }) => `${sides.the(seat)} controlled no place from turn ${turn} on`),
    ...(late.length > 0 ? [`${sides.together(late)} controlled no place any more when it ended`] : []),
  ];
};

const takenOver = ({ moments, sides }: Told): readonly string[] =>
  moments.flatMap(({ handedOver, phase }) =>
    handedOver.map((seat) => `somebody else took ${sides.the(seat)} over in turn ${phase.turn}`),
  );

const sentence = (parts: readonly string[]): string => {
  const said = parts.filter((part) => part !== "").join("; ");
  return said === "" ? "" : `${capital(said)}${/[.!?”]$/.test(said) ? "" : "."}`;
};

/** The moments that turned a campaign: each with the act that did it, by contest, and the line that explains it. */
import type { Seat } from "#engine";
import type { TurningPoint } from "../show.ts";
import { type Deed, deedsAt, type Teller } from "./deeds.ts";
import { aheadAt, type Figures, type Swing, standingAt } from "./figures.ts";
import { capital, explained, plain } from "./words.ts";

/** The most that are told, and the fewest, where as much has happened. */
export const MOST = 9;
export const FEWEST = 5;
/** A swing of less than this share of a contest's range does not count. */
export const SHARE = 0.1;
/** How many sides of a contest have a card of one turn. */
const A_TURN = 2;

/** A moment that may be told; the greater its weight, the sooner. */
interface Candidate {
  readonly deed: Deed;
  readonly weight: number;
  /** Told in any case: the act that won. */
  readonly won?: true;
}

export interface Turns extends Teller {
  readonly contests: readonly Figures[];
  /** What is worth a card besides the contests. */
  readonly others: readonly { readonly deed: Deed; readonly weight: number }[];
}

export function turningPoints(turns: Turns): readonly TurningPoint[] {
  const won = turns.contests.flatMap((figures) => winningActs(turns, figures));
  const told: readonly Candidate[] = [
    ...won,
    ...turns.contests.flatMap((figures) => [
      ...ofSwings(turns, figures),
      ...ofLeads(turns, figures),
      ...ofOutlooks(turns, figures),
    ]),
    ...weighty(turns),
    ...turns.others,
  ];
  const sorted = told.toSorted((a, b) => Number(b.won ?? false) - Number(a.won ?? false) || b.weight - a.weight);
  const chosen = distinct(turns, sorted).slice(0, MOST);
  const more = chosen.length < FEWEST ? distinct(turns, [...chosen, ...costly(turns)]).slice(0, FEWEST) : chosen;
  return more
    .toSorted((a, b) => a.deed.moment - b.deed.moment)
    .map(({ deed: { moment, title, line, seat } }) => ({
      ...{ step: moment, title, seat },
      line: isSaid(title, line) ? elseAt(turns, moment, title) : withCause(turns, moment, { title, line }),
    }));
}

/** Where a line goes on from its title: only that, and what else of weight was told with it: the cause. */
function withCause({ moments, ...turns }: Turns, at: number, { title, line }: Pick<Deed, "title" | "line">): string {
  if (!line.startsWith(`${title}.`)) return line;
  const more = (moments[at]?.lines ?? []).find(
    (one) => one.about.weight > 1 && one.about.kind === "cards" && !plain(one.text).startsWith(title),
  );
  return [line.slice(title.length + 1).trim(), ...(more ? [explained(turns, more)] : [])].join(" ").trim();
}

const isSaid = (title: string, line: string): boolean => line.replace(/\.$/, "") === title.replace(/\.$/, "");

/**
 * What else was told there, for a card whose title is all that its own line says: a card that brought it about, the
 * weightiest of the rest, else what the board shows.
 */
function elseAt(turns: Turns, at: number, title: string): string {
  const moment = turns.moments[at];
  const others = (moment?.lines ?? []).filter(({ text, about }) => !isSaid(title, plain(about.short ?? text)));
  const isCause = ({ about }: (typeof others)[number]): boolean => about.kind === "cards" && about.weight > 1;
  const [first] = others.toSorted((a, b) => Number(isCause(b)) - Number(isCause(a)) || b.about.weight - a.about.weight);
  return first ? explained(turns, first) : (moment?.caption ?? "");
}

/** None twice for one act, and with two sides one a turn. */
function distinct({ moments, sides }: Turns, candidates: readonly Candidate[]): readonly Candidate[] {
  const kept: Candidate[] = [];
  const turnOf = ({ deed }: Candidate): number => moments[deed.moment]?.phase.turn ?? 0;
  for (const one of candidates) {
    const isTold = kept.some(
      ({ deed }) => deed.moment === one.deed.moment || deed.title === one.deed.title || deed.line === one.deed.line,
    );
    const isTwice = sides.all.length <= 2 && kept.some((other) => turnOf(other) === turnOf(one));
    if (!isTold && !isTwice) kept.push(one);
  }
  return kept;
}

/** What brought a side forward (`up`), or threw it back, between two moments, both included; null: nothing that anybody was told. */
function deedFor(
  turns: Turns,
  figures: Figures,
  { line, up, from, to }: { readonly line: number; readonly up: boolean; readonly from: number; readonly to: number },
): Deed | null {
  const own = figures.seatsOf(line);
  const found = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i).flatMap((at) => {
    const moved = movedAt(turns, figures, line, at) * (up ? 1 : -1);
    if (moved < 0) return [];
    const share = figures.range > 0 ? moved / figures.range : 0;
    return deedsAt(turns, at)
      .filter((deed) => (up ? isOf(deed, own) : deed.against.some((seat) => own.includes(seat))))
      .map((deed) => ({ deed, worth: deed.worth + 10 * share }));
  });
  return found.toSorted((a, b) => b.worth - a.worth)[0]?.deed ?? null;
}

const isOf = ({ seat }: Deed, own: readonly Seat[]): boolean => seat !== null && own.includes(seat);

/** How far a line moved since the moment before; 0: nobody could say. */
function movedAt({ moments }: Turns, { contest }: Figures, line: number, at: number): number {
  const [before, now] = [moments[at - 1], moments[at]].map((one) => one && standingAt(one, contest.name));
  return before && now ? (now[line] ?? 0) - (before[line] ?? 0) : 0;
}

/** The first and the last moment of a turn. */
function spanOf({ moments }: Turns, turn: number): { readonly from: number; readonly to: number } {
  const from = moments.findIndex(({ phase }) => phase.turn === turn);
  return { from, to: from < 0 ? -1 : moments.findLastIndex(({ phase }) => phase.turn === turn) };
}

/** For each turn, those that it brought forward or threw back most. */
function ofSwings(turns: Turns, figures: Figures): readonly Candidate[] {
  const swings = figures.swings().filter(({ by }) => Math.abs(by) >= figures.range * SHARE && by !== 0);
  const most = figures.lines.length <= 2 ? 1 : A_TURN;
  return [...new Set(swings.map(({ turn }) => turn))].flatMap((turn) =>
    swings
      .filter((one) => one.turn === turn)
      .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by) || b.by - a.by)
      .slice(0, most)
      .flatMap((swing) => cardOf(turns, figures, swing)),
  );
}

function cardOf(turns: Turns, figures: Figures, { turn, line, by }: Swing): readonly Candidate[] {
  const deed = deedFor(turns, figures, { line, up: by > 0, ...spanOf(turns, turn) });
  return deed ? [{ deed, weight: (2 * Math.abs(by)) / figures.range }] : [];
}

/** What put another side in the sole lead. */
function ofLeads(turns: Turns, figures: Figures): readonly Candidate[] {
  if (!figures.contest.decides) return [];
  return figures
    .leaders()
    .slice(1)
    .flatMap(({ turn, line }, i) => {
      const before = figures.leaders()[i]?.line ?? line;
      const span = spanOf(turns, turn);
      const deed =
        deedFor(turns, figures, { line, up: true, ...span }) ??
        deedFor(turns, figures, { line: before, up: false, ...span });
      return deed ? [{ deed, weight: 3 + i / 10 }] : [];
    });
}

/** Where conditions decide: what brought a side to where it would have won, and what took that away. */
function ofOutlooks(turns: Turns, { contest }: Figures): readonly Candidate[] {
  if (contest.decides) return [];
  const { moments } = turns;
  return moments.flatMap((moment, at): Candidate[] => {
    const [before, now] = [moments[at - 1], moment].map((one) => (one ? aheadAt(one, contest.name) : null));
    if (!before || !now || moment.phase.turn < 1) return [];
    const [won, lost] = [now.filter((seat) => !before.includes(seat)), before.filter((seat) => !now.includes(seat))];
    const isLasting = (seat: Seat, holds: boolean): boolean =>
      endsOfTurn(turns, at).every((end) => (aheadAt(end, contest.name) ?? []).includes(seat) === holds);
    const deeds = deedsAt(turns, at);
    return [
      ...won.filter((seat) => isLasting(seat, true)).map((seat) => deeds.find((deed) => isOf(deed, [seat]))),
      ...lost
        .filter((seat) => isLasting(seat, false))
        .map((seat) => deeds.find(({ against }) => against.includes(seat))),
    ].flatMap((deed) => (deed ? [{ deed, weight: 2.5 }] : []));
  });
}

/** The last board of the turn of a moment: what is taken back within the turn turned nothing. */
function endsOfTurn({ moments }: Turns, at: number): Turns["moments"] {
  const turn = moments[at]?.phase.turn;
  return moments.filter(({ phase }) => phase.turn === turn).slice(-1);
}

/** For each side that has won a contest, the act after which nothing took that away. */
function winningActs(turns: Turns, figures: Figures): readonly Candidate[] {
  const { contest } = figures;
  const last = turns.moments.length - 1;
  return (contest.ended?.won ?? []).flatMap(({ seat }): Candidate[] => {
    const line = figures.lineOf(seat);
    const behind = turns.moments.findLastIndex((moment) => !hasWon(figures, moment, seat));
    const from = behind < 0 || behind === last ? 0 : behind + 1;
    const turn = turns.moments[from]?.phase.turn ?? 0;
    const spans = [{ from, to: from }, { from, to: spanOf(turns, turn).to }, spanOf(turns, turn), { from, to: last }];
    const tried = from === 0 ? [] : spans.map((span) => deedFor(turns, figures, { line, up: true, ...span }));
    const deed = tried.find((one) => one !== null) ?? lastDeed(turns, figures, line) ?? theEnd(turns, figures);
    return deed ? [{ deed, weight: 10, won: true }] : [];
  });
}

/** Whether a side is where it has to be to win: at the goal, and level with nobody who has not won. */
function hasWon({ contest }: Figures, moment: Turns["moments"][number], seat: Seat): boolean {
  const {
    name,
    decides,
    ended,
    course: { goal },
  } = contest;
  const ahead = aheadAt(moment, name) ?? [];
  const winners = ended?.won.map((one) => one.seat) ?? [];
  if (!ahead.includes(seat) || (decides && ahead.some((one) => !winners.includes(one)))) return false;
  const value = standingAt(moment, name)?.[contest.seats.findIndex((seats) => seats.includes(seat))] ?? 0;
  return goal === undefined || value >= goal || value === 0;
}

/** The last act that brought a side forward in any turn that did. */
function lastDeed(turns: Turns, figures: Figures, line: number): Deed | null {
  const rises = figures.swings().filter((swing) => swing.line === line && swing.by > 0);
  for (const { turn } of rises.toReversed()) {
    const deed = deedFor(turns, figures, { line, up: true, ...spanOf(turns, turn) });
    if (deed) return deed;
  }
  return null;
}

/** Where no act is known that made a side win: that it has, with the line that says so. */
function theEnd(turns: Turns, { contest: { name, ended } }: Figures): Deed | null {
  const last = turns.moments.length - 1;
  const lines = turns.moments[last]?.lines ?? [];
  const line = lines.findLast(({ about }) => about.weight > 2 && !about.warns);
  const winners = ended?.won.map(({ seat }) => seat) ?? [];
  if (!line) return null;
  const title = `${capital(turns.sides.together(winners))} won ${name}`;
  return {
    moment: last,
    title,
    line: explained(turns, line),
    seat: winners[0] ?? null,
    against: [],
    places: [],
    worth: 0,
  };
}

/** What decides the game, or nearly, by what the game itself says; its end is told by those who have won. */
const weighty = (turns: Turns): readonly Candidate[] =>
  turns.moments
    .slice(0, -1)
    .flatMap((_, at) => deedsAt(turns, at).flatMap((deed) => (deed.isWeighty ? [{ deed, weight: 1.5 }] : [])));

/** The fights and conquests that cost most, where little else turned anything. */
function costly(turns: Turns): readonly Candidate[] {
  return turns.moments
    .flatMap((_, at) => deedsAt(turns, at))
    .filter(({ against, worth }) => against.length > 0 || worth > 1.2)
    .map((deed) => ({ deed, weight: deed.worth }))
    .toSorted((a, b) => b.weight - a.weight);
}

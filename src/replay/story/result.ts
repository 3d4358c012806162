/** The result of a campaign: who has won and by what, or where it stands. */
import { type Contest, listed, type Victor } from "#engine";
import { lastTurn, type Told } from "./told.ts";
import { capital, momentOf, type Sides } from "./words.ts";

/** Who has won and by what; while it runs, where it stands. */
export function resultOf(told: Told): string {
  const ended = told.contests.flatMap(({ contest }) => (contest.ended ? [{ contest, ended: contest.ended }] : []));
  if (ended.length === 0 || told.isRunning) return standingNow(told);
  const won = ended.map(({ contest, ended: { won } }) => wonBy(told, contest, won));
  return `${capital(won.join(", and "))}.`;
}

/** What decided it; empty while it runs, and where the result says it all. */
export const reasonOf = ({ contests, isRunning }: Told): string =>
  isRunning ? "" : contests.flatMap(({ contest }) => contest.ended?.why ?? []).join(" ");

/** "the US (Ben) won the battle for Baghdad in turn 7 with 128 points" */
function wonBy(told: Told, { name }: Contest, won: readonly Victor[]): string {
  const groups = [...new Set(won.map(({ by }) => by))].map((by) => {
    const own = won.filter((one) => one.by === by);
    return { by, isShared: own.length > 1, who: told.sides.playedTogether(own.map(({ seat }) => seat)) };
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

/** "Syria with a major victory and the Rebels with a minor victory"; empty: nobody. */
export const winnersInWords = (sides: Sides, all: readonly Victor[]): string =>
  all.length > 0 ? listed(byGroups(sides, all)) : "";

/** "Syria and Russia with a major victory" */
export const byGroups = (sides: Sides, all: readonly Victor[]): readonly string[] =>
  [...new Set(all.map(({ by }) => by))].map(
    (by) => `${sides.together(all.filter((one) => one.by === by).map(({ seat }) => seat))} ${by}`,
  );

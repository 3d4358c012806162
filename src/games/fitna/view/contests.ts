/** How the war goes, as everyone sees it: what each side counts, who would win now, who has won, and who holds which space. */
import type { Contest, Ended, Holders, Powers, PublicView, Victor } from "#engine";
import type { SpaceId } from "../content/board-types.ts";
import type { Holder, SeatId } from "../content/sides.ts";
import { open } from "../rules/now.ts";
import { capital, count, inText, list, partyOf } from "../rules/pieces/words.ts";
import { pointsTogether, scoreOf } from "../rules/victory/course.ts";
import type { Ending, Levels } from "../rules/victory/events.ts";
import { judge, suppliedIn } from "../rules/victory/finish.ts";
import type { Fitna } from "../state.ts";
import { conditionMet, finale } from "./board/finale.ts";
import { isClosed, type Seen, seenBy } from "./board/seen.ts";
import { shortIn } from "./board/side-style.ts";
import { courseOf, linesOf } from "./board/standings.ts";

export function contests(view: PublicView<Fitna>): readonly Contest[] {
  const seen = seenBy(view);
  const course = courseOf(seen);
  if (!course) return [];
  const { table, edition } = seen;
  const { ending } = table;
  const byPoints = table.judged === "points";
  const { space, spaces } = edition.labels;
  const lines = linesOf(seen);
  const { levels } = ending ?? judge(open(seen));
  return [
    {
      name: "the war",
      course: (ending && finale(seen, {})) ?? course,
      seats: lines,
      counts: byPoints
        ? { one: "point", many: "points" }
        : { one: `${space} that counts for victory`, many: `${spaces} that count for victory` },
      decides: byPoints,
      reached: (table.course?.length ?? 0) - 1,
      now: nowOf(seen, lines),
      ahead: victors(seen, levels, lines.flat()), // in the order of the lines: levels have none
      ...(ending ? { ended: ended(seen, ending) } : {}),
    },
  ];
}

/** what each line counts. */
function nowOf({ content, table }: Seen, lines: ReturnType<typeof linesOf>): readonly number[] {
  const game = open({ content, table });
  const score = scoreOf(game, suppliedIn(game));
  return lines.map((seats) => pointsTogether(score, seats));
}

const victors = (seen: Seen, levels: Levels, seats: readonly SeatId[]): readonly Victor[] =>
  seats.flatMap((seat) => {
    const level = levels[seat];
    return level ? [{ seat, by: `with ${article(seen.edition.labels.levels[level])} victory` }] : [];
  });

const article = (name: string): string => `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name.toLowerCase()}`;

/** who has won, and the conditions that were met. */
function ended(seen: Seen, ending: Ending): Ended {
  const { why, levels, points, winners } = ending;
  const conceded = why === "conceded";
  const won = conceded ? winners.map((seat) => ({ seat, by: "by concession" })) : victors(seen, levels, winners);
  const met = winners.flatMap((seat) => {
    const condition = seen.table.judged === "levels" && !conceded ? conditionMet(seen, ending, seat) : null;
    return condition ? [`${capital(inText(seen, seat))} held what that victory asks for: ${condition}`] : [];
  });
  const none = winners.length === 0 ? [noneWon(seen)] : [];
  const counted = points ? [`${list(linesOf(seen).map((seats) => pointsOf(seen, points, seats)))}.`] : [];
  const { turn, turns } = seen.table;
  const when = why === "turns" ? "" : ` in turn ${turn} of ${turns}`;
  return { won, why: [`${WHY[why]}${when}.`, ...met.map((one) => `${one}.`), ...counted, ...none].join(" ") };
}

const WHY: { readonly [why in Ending["why"]]: string } = {
  turns: "The last turn was over",
  "united-nations": "The United Nations ended the war",
  conceded: "The game was conceded",
};

/** "Syria had 45 points" */
const pointsOf = (seen: Seen, points: NonNullable<Ending["points"]>, seats: readonly SeatId[]): string =>
  `${list(seats.map((seat) => shortIn(seen.table, seat)))} had ${count(pointsTogether(points, seats), "point")}`;

const noneWon = (seen: Seen): string =>
  seen.table.judged === "points"
    ? "Nobody was far enough ahead."
    : `${list(linesOf(seen).flatMap((seats) => seats.map((seat) => shortIn(seen.table, seat))))} all missed their victory conditions.`;

/** Who controls each space that is played on. Kurds and the Islamic State have no seat everywhere. */
export function holders(view: PublicView<Fitna>): Holders {
  const seen = seenBy(view);
  return Object.fromEntries(
    playedOn(seen).map((space) => {
      const holder = seen.table.control[space];
      return [space, holder !== undefined && hasSeat(seen, holder) ? holder : null];
    }),
  );
}

/** The spaces that Kurds or the Islamic State control without a seat. */
export function powers(view: PublicView<Fitna>): Powers {
  const seen = seenBy(view);
  return Object.fromEntries(
    playedOn(seen).flatMap((space) => {
      const holder = seen.table.control[space];
      return holder === undefined || hasSeat(seen, holder) ? [] : [[space, partyOf(seen, holder)]];
    }),
  );
}

const playedOn = (seen: Seen): readonly SpaceId[] => seen.edition.spaceIds.filter((space) => !isClosed(seen, space));

const hasSeat = ({ scenario }: Seen, holder: Holder): boolean => scenario.seats.some(({ seat }) => seat === holder);

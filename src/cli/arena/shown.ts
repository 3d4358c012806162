/** The figures of an arena as people read them in a terminal. */
import type { Estimate } from "./figures.ts";
import type { Duel, Notes, SeatTable } from "./rounds.ts";

const PLACES = 1;

const margin = ({ margin: half }: Estimate): string => (half === null ? "" : ` ± ${half.toFixed(PLACES)}`);
const plain = (one: Estimate): string => `${one.mean.toFixed(PLACES)}${margin(one)}`;
const signed = (one: Estimate): string => `${one.mean >= 0 ? "+" : ""}${plain(one)}`;

export function duelShown(
  { seat, pairs, points, share, gain }: Duel,
  [first, second]: readonly [string, string],
): string {
  const [own, other] = points.map((one) => one.toFixed(PLACES));
  return [
    `${seat}, ${pairs} pairs: ${first} ${own} points, ${second} ${other} (share ${share.toFixed(2)})`,
    `gain ${signed(gain)} points of a hundred games`,
  ].join("\n");
}

const HEADS = ["seat", "player", "points of 100", "Elo", "games"] as const;

/** A row for each player in each seat. */
export function tablesShown(tables: readonly SeatTable[]): string {
  const rows = tables.flatMap(({ seat, games, standings }) =>
    standings.map(({ player, points, elo }) => [
      ...[seat ?? "all seats", player, plain(points)],
      ...[
        standings.length < 2
          ? "–"
          : `${elo.mean.toFixed(0)}${elo.margin === null ? "" : ` ± ${elo.margin.toFixed(0)}`}`,
      ],
      String(games),
    ]),
  );
  const widths = HEADS.map((head, i) => Math.max(head.length, ...rows.map((row) => row[i]?.length ?? 0)));
  return [HEADS, ...rows]
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** What is to be known besides, a line each. */
export function notesShown({ faults, gone, met, unavoidable }: Notes, ban: string | null): readonly string[] {
  return [
    ...faults.map((fault) => `fault: ${fault}`),
    ...(gone > 0 ? [`${gone} games in which a program was gone before the end: the computer played on`] : []),
    ...(ban === null
      ? []
      : [
          met === 0
            ? `${ban} never came up`
            : `${ban} was forbidden ${met} times, ${unavoidable} of them in vain: nothing else was legal`,
        ]),
  ];
}

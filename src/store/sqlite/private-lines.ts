/** What seats were told privately. */
import type { Seat } from "#engine";
import type { Change } from "../change.ts";
import type { PrivateRow, ToldAlone } from "../records.ts";
import type { Repository } from "../repository.ts";
import { listIn } from "../stored-json.ts";
import type { Database } from "./database.ts";

export function sqlitePrivateLines({ sqlite }: Database): Pick<Repository, "toldAlone"> {
  const rows = sqlite.prepare<[string, Seat], Omit<PrivateRow, "lines"> & { readonly lines: string }>(
    "SELECT seat, seq, at, turn, phase, lines FROM told_alone WHERE game = ? AND seat = ? ORDER BY seq, id",
  );
  return {
    async toldAlone(game, seats) {
      const found = seats.flatMap((seat) =>
        rows.all(game, seat).map((row) => ({ ...row, lines: listIn<ToldAlone>(row.lines, "told_alone.lines") })),
      );
      return found.sort((a, b) => a.seq - b.seq);
    },
  };
}

/** The part of a change that concerns these. */
export function privateLineWriter({ sqlite }: Database): (change: Change) => void {
  const add = sqlite.prepare(
    "INSERT INTO told_alone (game, seat, seq, at, turn, phase, lines) VALUES (?, ?, ?, ?, ?, ?, ?)",
  );
  return ({ game, alone = [] }) => {
    for (const { seat, seq, at, turn, phase, lines } of alone)
      add.run(game, seat, seq, at, turn, phase, JSON.stringify(lines));
  };
}

/** A campaign's whole file, as `verify` reads it. Before the end it is nobody's but the operator's. */
import { refuse } from "#engine";
import type { LogRow } from "../../store/records.ts";
import type { PlayedPart, Repository } from "../../store/repository.ts";
import type { GameFile } from "../contract/game.ts";
import { packIn } from "../packs/stored-packs.ts";
import { wholeLog } from "./log-pieces.ts";

export async function gameFile(repository: Repository, id: string): Promise<GameFile> {
  const record = (await repository.game(id)) ?? refuse("no-game", `There is no campaign “${id.slice(0, 40)}”.`);
  const [pack, rows, played] = await Promise.all([
    packIn(repository, record.content),
    wholeLog(repository, id),
    repository.playedBy(id),
  ]);
  if (!pack) throw new Error(`the pack of ${id} is missing`);
  return {
    format: "umpire-game",
    version: 3,
    id: record.id,
    game: record.game,
    content: record.content,
    pack,
    commitment: record.commitment,
    secret: record.secret,
    options: record.options,
    complete: record.status === "over" || record.status === "abandoned",
    rows: rows.map(({ seq, kind, seat, action, params, decision, regardless, rules, ...proof }) => {
      const { state, format, events, hash, at } = proof;
      return { seq, kind, seat, action, params, decision, regardless, rules, state, format, events, hash, at };
    }),
    engines: enginesNamed(rows, played),
  };
}

/** Whoever took a part of the log up has played it from its origin on, until somebody else did, or the next origin came. */
function enginesNamed(rows: readonly LogRow[], played: readonly PlayedPart[]): GameFile["engines"] {
  const origins = rows.flatMap(({ kind, seq }) => (kind === "start" || kind === "upgraded" ? [seq] : []));
  return played.flatMap(({ origin, engine }, i) => {
    const next = played.slice(i + 1).find((other) => other.origin === origin);
    const end = next?.seq ?? origins.find((seq) => seq > origin) ?? rows.length;
    return engine === null || end <= origin ? [] : [{ from: origin, to: end - 1, engine }];
  });
}

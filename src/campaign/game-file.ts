import { refuse } from "../engine/index.ts";
import type { Repository } from "../store/repository.ts";
import type { GameFile } from "./contract/game.ts";
import { wholeLog } from "./log-pieces.ts";
import { packIn } from "./stored-packs.ts";

/** A campaign's whole file, as `verify` reads it. Before the end it is nobody's but the operator's. */
export async function gameFile(repository: Repository, id: string): Promise<GameFile> {
  const record = (await repository.game(id)) ?? refuse("no-game", `There is no campaign “${id.slice(0, 40)}”.`);
  const [pack, rows] = await Promise.all([packIn(repository, record.content), wholeLog(repository, id)]);
  if (!pack) throw new Error(`the pack of ${id} is missing`);
  return {
    format: "umpire-game",
    version: 1,
    id: record.id,
    game: record.game,
    content: record.content,
    pack,
    commitment: record.commitment,
    secret: record.secret,
    options: record.options,
    complete: record.status === "over" || record.status === "abandoned",
    rows: rows.map(({ seq, kind, seat, action, params, decision, regardless, rules, state, hash, at }) => ({
      seq,
      kind,
      seat,
      action,
      params,
      decision,
      regardless,
      rules,
      state,
      hash,
      at,
    })),
  };
}

import { copy, type Envelope, type GameTypes, type Params } from "#engine";
import { ownStep, toLogRow } from "../../src/campaign/facts/live.ts";
import type { Rulebooks } from "../../src/campaign/packs/rulebooks.ts";
import type { Repository } from "../../src/store/repository.ts";
import { writeBehind } from "../write-behind.ts";

interface Stored {
  readonly repository: Repository;
  readonly books: Rulebooks;
}

/** The campaign goes on in this state, as after an upgrade: its log starts over. */
export async function goOn<G extends GameTypes>(
  { repository, books }: Stored,
  game: string,
  env: Envelope<G>,
  at: number,
): Promise<void> {
  const [record, snapshot] = await Promise.all([repository.game(game), repository.snapshot(game)]);
  if (!record || !snapshot) throw new Error("the campaign is not there");
  const state: Envelope<GameTypes> = { ...copy(env), seq: env.seq + 1 };
  const params = copy(state) as unknown as Params; // an origin holds its whole state
  const step = ownStep({ state, seq: env.seq, seat: null, action: "upgraded", params });
  const head = { kind: "upgraded", decision: null, regardless: false, person: null, input: env.seq, at } as const;
  const row = toLogRow(await books.pinned(record), step, { env, chain: snapshot.chain }, head);
  await writeBehind(repository, { game, rows: [row.row], state: { from: env.seq, to: row.snapshot }, at });
}

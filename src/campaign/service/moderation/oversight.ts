/** What may need a moderator: none of it tells what anybody intends. */
import type { Rich } from "../../../store/records.ts";
import { isPublic } from "../../ballots/kinds.ts";
import { ballotLine, ballotText } from "../../ballots/post.ts";
import { holders } from "../../facts/live.ts";
import { seatName } from "../../facts/names.ts";
import type { Core } from "../core.ts";
import { moderated } from "./looking-on.ts";

export interface Oversight {
  /** Seats all of whose people have fallen silent, and since when, ms since 1970. */
  readonly silent: readonly { readonly name: string; readonly since: number }[];
  /** How much each seat has settled ahead: its standing orders, and its answers to what is still to come. */
  readonly ahead: readonly { readonly name: string; readonly orders: number; readonly answers: number }[];
  /** How many posts could not be delivered and wait for a repair. */
  readonly undelivered: number;
  /** What people ask of each other and have not settled, in words: who asks for what, until when, and who has answered. */
  readonly requests: readonly { readonly line: Rich; readonly whole: Rich }[];
}

export async function oversightOf(core: Core, game: string, person: string): Promise<Oversight> {
  const live = await moderated(core, game, person);
  const { record, book, env, members } = live;
  const silent = env.seats.flatMap((seat) => {
    const since = holders(members, seat).map((member) => member.silent);
    const known = since.flatMap((at) => at ?? []);
    if (known.length === 0 || known.length < since.length) return [];
    return [{ name: seatName(record, book, seat), since: Math.max(...known) }];
  });
  const undelivered = await core.repository.outbox.parked(game);
  const requests = live.ballots.filter(isPublic).map((ballot) => ({
    line: ballotLine(live, ballot),
    whole: ballotText(live, ballot, core.clock.now()),
  }));
  const ahead = env.seats.flatMap((seat) => {
    const orders = live.orders.filter((order) => order.seat === seat).length;
    const answers = live.prepared.filter((answer) => answer.seat === seat).length;
    return orders + answers === 0 ? [] : [{ name: seatName(record, book, seat), orders, answers }];
  });
  return { silent, ahead, undelivered, requests };
}

/** How a saved state of an earlier version becomes one that today's rules can play. */
import { copy, type Json, type Seat } from "#engine";
import type { ZoneId } from "../content/pack.ts";
import type { Auction, BaghdadState, News, Table } from "../state.ts";
import type { MoveMode } from "./action/types.ts";
import { NO_NEWS, traceOf } from "./map/news.ts";

type Auction1 = Omit<Auction, "calls">;
type Coalition1 = Omit<NonNullable<Table["coalition"]>, "unless">;

/** What pictures marked before version 3. */
interface News2 {
  shown: boolean;
  zones: ZoneId[];
  /** `count` was not always kept. */
  moves: { readonly seat: Seat; readonly mode: MoveMode; readonly path: ZoneId[]; readonly count?: number }[];
}

interface Table2 extends Omit<Table, "settled" | "course" | "news" | "won"> {
  scores: { [seat: Seat]: number };
  news: News2;
}

interface Table1 extends Omit<Table2, "auction" | "coalition"> {
  auction: Auction1 | null;
  coalition: Coalition1 | null;
}

/**
 * Version 2 keeps the bids of an auction in order, and who is ready unless an offer names them; version 3 what happened
 * in the whole phase, the scores of all turns from now on, and how the game was won.
 */
export function upgrade(old: Json, from: number): BaghdadState {
  if (from !== 1 && from !== 2 && from !== 3) throw new Error(`Battle for Baghdad knows no states of version ${from}`);
  const { table, ...rest } = old as unknown as BaghdadState; // stored by this release or one before, and checked by its hash
  if (from === 3) return { ...rest, table };
  const second = from === 1 ? secondFrom(table as unknown as Table1) : (table as unknown as Table2);
  return { ...rest, table: thirdFrom(second) };
}

const secondFrom = (table: Table1): Table2 => ({
  ...table,
  auction: table.auction && { ...table.auction, calls: byAmount(table.auction.bids) },
  coalition: table.coalition && { ...table.coalition, unless: [] },
});

/** Each bidder's last bid, the lowest first: what is known of the order in which they were made. */
const byAmount = (bids: Auction["bids"]): Auction["calls"] =>
  Object.entries(bids)
    .map(([seat, amount]) => ({ seat, amount }))
    .sort((a, b) => a.amount - b.amount);

function thirdFrom({ scores, news, ...table }: Table2): Table {
  const course = table.turn > 0 ? [table.seats.map((seat) => scores[seat] ?? 0)] : [];
  return { ...table, settled: null, course, news: newsFrom(news), won: [] };
}

function newsFrom({ shown, zones, moves }: News2): News {
  const counted = moves.flatMap(({ count = 0, ...way }) => (count > 0 ? [traceOf(way.seat, { ...way, count })] : []));
  return { ...copy(NO_NEWS), shown, latest: { zones, moves: counted, fights: [] } };
}

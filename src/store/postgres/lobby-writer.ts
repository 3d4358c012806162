/** The part of a change that concerns a campaign's record, its members and its seats. */
import { eq } from "drizzle-orm";
import type { Change } from "../change.ts";
import type { Flight } from "./flight.ts";
import * as t from "./schema.ts";

export function writeLobby(flight: Flight, change: Change): void {
  const { orm, run, put } = flight;
  const { game, set, missed, seats = [], left = [], offerSeats, endSeatOffers = [] } = change;
  if (set && Object.keys(set).length > 0) run(orm.update(t.games).set(set).where(eq(t.games.id, game)));
  writeMembers(flight, change);
  if (missed)
    put(
      `UPDATE members SET waited = waited + $1::bigint
        WHERE game = $2 AND seat = $3 AND NOT bot AND stand_in IS DISTINCT FROM 'orders'`,
      ...[missed.by, game, missed.seat],
    );
  if (left.length > 0) run(orm.insert(t.formerHolders).values(left.map((holder) => ({ game, ...holder }))));
  if (endSeatOffers.length > 0) put("UPDATE seat_offers SET open = false WHERE id = ANY($1)", [...endSeatOffers]);
  if (offerSeats) run(orm.insert(t.seatOffers).values({ game, ...offerSeats, open: true }));
  if (seats.length > 0) run(orm.insert(t.seats).values(seats.map((seat, position) => ({ game, position, ...seat }))));
}

/** For whoever was seen, and those with whom they hold a seat as a council, waiting starts afresh. */
function writeMembers({ orm, run, put }: Flight, { game, members, seen }: Change): void {
  if (members) {
    run(orm.delete(t.members).where(eq(t.members.game, game)));
    const all = members.map((member) => ({ game, ...member, id: undefined }));
    if (all.length > 0) run(orm.insert(t.members).values(all));
  }
  if (!seen) return;
  const { person, at, councils } = seen;
  put("UPDATE members SET seen = $1, excused = 0, waited = 0 WHERE game = $2 AND person = $3", ...[at, game, person]);
  if (councils.length > 0)
    put(
      "UPDATE members SET waited = 0 WHERE game = $1 AND seat = ANY($2) AND waited > 0 AND NOT bot",
      ...[game, [...councils]],
    );
}

/** the seats in their order around the table, counter-clockwise. */
import type { Seat } from "#engine";

/** the seats counter-clockwise, beginning with this one. */
export function from(order: readonly Seat[], first: Seat): Seat[] {
  const at = order.indexOf(first);
  return [...order.slice(at), ...order.slice(0, at)];
}

/** The seat to the right of this one; the first again after the last. */
export function after(order: readonly Seat[], seat: Seat): Seat {
  return order[(order.indexOf(seat) + 1) % order.length] ?? seat;
}

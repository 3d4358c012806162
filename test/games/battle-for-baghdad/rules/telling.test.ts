import { describe, expect, it } from "vitest";
import { mustGet, type Seat } from "#engine";
import { screenOf } from "../../../../src/games/battle-for-baghdad/content/pack.ts";
import type { Event } from "../../../../src/games/battle-for-baghdad/rules/events.ts";
import type { Baghdad, Table } from "../../../../src/games/battle-for-baghdad/state.ts";
import { uphold } from "../../../kit/index.ts";
import type { Claim } from "../../../kit/play.ts";
import { shipped as book } from "../builder.ts";

type Counts = { [key: string]: number };

/** What a person who only reads the news writes down: PP of seats and Zones, and where Infrastructure stands. */
class Books {
  readonly pp: Counts = {};
  readonly zones: Counts = Object.fromEntries(book.content.zoneIds.map((zone) => [zone, 0]));
  readonly infrastructure: Counts = {};
  #bids: Counts = {};

  constructor({ seats }: Table) {
    for (const seat of seats) this.pp[seat] = screenOf(book.content, seats.length, seat).startPP;
  }

  note(event: Event): void {
    switch (event.kind) {
      case "bid":
        this.#bids[event.seat] = event.amount;
        return;
      case "initiative":
        this.#settle(event.paid, event.price);
        return;
      case "turned":
        addAll(this.zones, event.placed);
        addAll(this.pp, event.gained);
        return;
      case "placed":
        addAll(this.zones, event.zones);
        return;
      case "removed":
        addAll(this.zones, event.zones, -1);
        return;
      case "levied":
        for (const [seat, pp] of Object.entries(event.paid)) this.#pay(seat, event.seat, pp);
        return;
      case "paid":
        this.#pay(event.from, event.to, event.amount);
        return;
      case "agreed":
        for (const clause of event.offer.clauses)
          if (clause.kind === "pay") this.#pay(clause.from, clause.to, clause.amount);
        return;
      case "awarded":
      case "doubled":
        add(this.pp, event.seat, event.amount);
        return;
      case "bought":
      case "reactivated":
        add(this.pp, event.seat, -event.cost);
        return;
      case "collected":
        add(this.pp, event.seat, event.bank);
        addAll(this.zones, event.zones, -1);
        for (const pp of Object.values(event.zones)) add(this.pp, event.seat, pp);
        return;
      case "deployed":
        for (const [zone, { infrastructure }] of Object.entries(event.zones))
          add(this.infrastructure, `${zone} ${event.seat}`, infrastructure);
        return;
      case "unitsPlaced":
        add(this.infrastructure, `${event.zone} ${event.seat}`, event.units.infrastructure);
        return;
      case "recruited":
        add(this.pp, event.seat, -event.cost);
        if (event.unit === "infrastructure") add(this.infrastructure, `${event.zone} ${event.seat}`, event.count);
        return;
      case "fought":
        add(this.infrastructure, `${event.zone} ${event.loser}`, -event.units.infrastructure);
        return;
      case "casualties":
      case "defected":
        add(this.infrastructure, `${event.zone} ${event.seat}`, -event.units.infrastructure);
        return;
    }
  }

  /** Invariant 10. */
  #settle(paid: Counts, price: number): void {
    expect(paid).toEqual(this.#bids);
    expect(price).toBe(Math.max(1, ...Object.values(this.#bids)));
    for (const [seat, amount] of Object.entries(paid)) add(this.pp, seat, -amount);
    this.#bids = {};
  }

  #pay(from: Seat, to: Seat, amount: number): void {
    add(this.pp, from, -amount);
    add(this.pp, to, amount);
  }
}

const add = (counts: Counts, key: string, n: number): void => {
  counts[key] = (counts[key] ?? 0) + n;
};

const addAll = (counts: Counts, more: Counts, sign: 1 | -1 = 1): void => {
  for (const [key, n] of Object.entries(more)) add(counts, key, sign * n);
};

const standing = (counts: Counts): Counts => Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0));

function infrastructure({ zones }: Table): Counts {
  return standing(
    Object.fromEntries(
      Object.entries(zones).flatMap(([zone, { units }]) =>
        Object.entries(units).map(([seat, there]) => [`${zone} ${seat}`, there.infrastructure]),
      ),
    ),
  );
}

/** Invariants 3, 7, 10 and 16: what everyone is told accounts for every PP, Infrastructure unit and agreement. */
function keepsBooks(): Claim<Baghdad> {
  let books: Books | null = null;
  let agreed = 0;
  let dealing = false;
  return {
    title: "can be followed by what it tells",
    at({ env: { table }, last, acts }) {
      if (acts.length === 0 || !books) [books, agreed, dealing] = [new Books(table), 0, false];
      const events = last.happenings.flatMap((h) => (h.kind === "event" && h.event ? [h.event] : []));
      for (const event of events) {
        books.note(event);
        if ("pp" in event) expect([event.kind, books.pp[event.seat]]).toEqual([event.kind, event.pp]);
      }
      if (table.coalition && !dealing) agreed = 0;
      dealing = table.coalition !== null;
      agreed += events.filter(({ kind }) => kind === "agreed").length;
      expect(table.agreements.length).toBeLessThanOrEqual(agreed);
      expect(books.pp).toEqual(Object.fromEntries(table.seats.map((seat) => [seat, mustGet(table.sides, seat).pp])));
      expect(books.zones).toEqual(Object.fromEntries(Object.entries(table.zones).map(([zone, { pp }]) => [zone, pp])));
      expect(standing(books.infrastructure)).toEqual(infrastructure(table));
    },
  };
}

describe("what everyone is told", () => {
  it.each(["3", "6"])("accounts for all PP and Infrastructure in a game of %s seats", (seats) => {
    const options = { ...book.definition.defaults, seats };
    const subject = { name: "books", book, pieces: () => [], games: 1, bound: 20_000 };
    uphold<Baghdad>(subject, { label: `${seats} seats`, options }, keepsBooks());
  });
});

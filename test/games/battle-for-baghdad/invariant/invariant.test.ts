import { describe, expect, it } from "vitest";
import { type Advance, copy, mustGet } from "#engine";
import type { Combat } from "../../../../src/games/battle-for-baghdad/rules/combat/types.ts";
import type { Event } from "../../../../src/games/battle-for-baghdad/rules/events.ts";
import { phase } from "../../../../src/games/battle-for-baghdad/rules/turn/phase.ts";
import type { Baghdad } from "../../../../src/games/battle-for-baghdad/state.ts";
import { baghdad, type Game } from "../builder.ts";
import { invariant } from "./invariant.ts";
import { transition } from "./transition.ts";

type Env = Game["env"];
type Change = (env: Env) => void;

/** A place in the middle of a turn: the Government moves. */
const START: Env = baghdad()
  .units({ karrada: { government: [2, 1] }, rusafa: { government: [1, 0] } })
  .street("S01", "S02", "S03")
  .moving("government").env;

const combat: Combat = {
  zone: "rusafa",
  attacker: "government",
  defender: "shiite",
  peacekeeper: false,
  plans: { government: { command: null, network: false, offense: null, defense: null, die: 1 } },
  neutralized: [],
  totals: {},
  lost: {},
  winner: null,
  award: null,
  swapped: null,
};

/** What the invariants say of a state after this has been done to it. */
const verdict = (change: Change): string => {
  const env = copy(START);
  change(env);
  return saying(() => invariant(env));
};

/** What they say of a step that changes this, and tells that. */
const stepping = (change: Change, ...events: readonly Event[]): string => {
  const state = copy(START);
  change(state);
  const told = { kind: "event", secrets: {}, phase: phase(state.table) } as const;
  const happenings = events.map((event) => ({ ...told, event }));
  const last: Advance<Baghdad> = {
    state,
    seq: 1,
    seat: null,
    action: "",
    params: {},
    happenings,
    reveals: false,
    tells: false,
    asks: "nobody",
  };
  return saying(() => transition(START, last));
};

function saying(look: () => void): string {
  try {
    look();
    return "";
  } catch (error) {
    return String(error).slice("Error: ".length);
  }
}

const units = ({ table }: Env, zone: string, seat: string) => mustGet(mustGet(table.zones, zone).units, seat);

describe("section 9: a state that breaks an invariant is found", () => {
  it("and one that breaks none is none", () => {
    expect([verdict(() => undefined), stepping(() => undefined)]).toEqual(["", ""]);
  });

  const die = { ...mustGet(combat.plans, "government"), die: 2 };
  const lost = { government: { security: 2, infrastructure: 0 } };
  it.each<[string, Change]>([
    ["1", (env) => units(env, "karrada", "government").security++],
    ["2", ({ box }) => box.bazaar.pop()],
    ["2", ({ box }) => box.street.pop()],
    ["2", ({ table }) => mustGet(table.sides, "shiite").active.pop()],
    ["3", ({ table }) => Object.assign(mustGet(table.sides, "shiite"), { pp: -1 })],
    ["3", ({ table }) => Object.assign(mustGet(table.zones, "rusafa"), { pp: 0.5 })],
    ["5", (env) => Object.assign(meeting(env), { phase: "civic" })],
    ["5", ({ table }) => Object.assign(table, { combat: { ...combat, zone: "grand-mosque" } })],
    ["8", ({ table }) => Object.assign(table.move ?? {}, { used: 3 })],
    ["8", ({ table }) => Object.assign(table.move ?? {}, { underground: 1 })],
    ["8", ({ table }) => Object.assign(table.move ?? {}, { airmobile: 1 })],
    ["9", ({ table }) => Object.assign(table, { combat: { ...combat, plans: { government: die } } })],
    ["9", ({ table }) => Object.assign(table, { combat: { ...combat, winner: "government", lost } })],
    ["10", ({ table }) => Object.assign(table, { price: 0 })],
    ["11", ({ table }) => Object.assign(table, { turnedNow: 4 })],
    ["15", (env) => Object.assign(env, { over: { victories: [], scores: {} } })],
  ])("invariant %s", (number, change) => {
    expect(verdict(change)).toMatch(new RegExp(`^${number}: `));
  });

  it("invariant 4: too many cards", () => {
    const many: Change = ({ table, hands, box }) => {
      const hand = mustGet(hands, "shiite").cards;
      hand.push(...box.bazaar.splice(0, 6 - hand.length));
      mustGet(table.sides, "shiite").cards = hand.length;
      table.bazaarDeck = box.bazaar.length;
    };
    expect(verdict(many)).toMatch(/^4: /);
  });
});

/** A Shiite unit comes to Rusafa, where the Government is. */
function meeting({ table }: Env): Env["table"] {
  mustGet(table.zones, "rusafa").units.shiite = { security: 1, infrastructure: 0 };
  mustGet(table.sides, "shiite").pool.security--;
  return table;
}

describe("section 9: a step that breaks an invariant is found", () => {
  const calls = [{ seat: "shiite", amount: 2 }];
  const paid = { paid: { shiite: 2 }, left: { shiite: 4 }, price: 2 };
  const won = { kind: "initiative", seat: "shiite", by: "bid", calls, ...paid } as const;
  const now = { zones: {}, seats: { shiite: 8 } };
  const gained = { kind: "turned", card: "E4", placed: {}, gained: { shiite: 2 }, now, left: 26 } as const;
  it.each<[string, Change, readonly Event[]]>([
    ["3", ({ table }) => mustGet(table.sides, "shiite").pp++, []],
    ["3", () => undefined, [gained]],
    ["7", (env) => units(env, "karrada", "government").infrastructure--, []],
    [
      "10",
      ({ table }) => Object.assign(mustGet(table.sides, "shiite"), { pp: mustGet(table.sides, "shiite").pp - 2 }),
      [won],
    ],
    ["11", ({ table }) => mustGet(table.sides, "shiite").pp--, [{ kind: "bought", seat: "shiite", cost: 1, pp: 0 }]],
    ["11", ({ table }) => Object.assign(table, { packet: { cards: 2, left: [] } }), []],
    ["11", ({ table }) => Object.assign(table, { packet: { cards: 3, left: [] }, turnedNow: 2 }), []],
    ["16", ({ table }) => Object.assign(table, { phase: "coalition", agreements: [{ seats: [], terms: [] }] }), []],
  ])("invariant %s", (number, change, events) => {
    expect(stepping(change, ...events)).toMatch(new RegExp(`^${number}: `));
  });
});

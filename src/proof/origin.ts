/** How a release takes over a state that other rules have left, as the origin of the rows to come. */
import { z } from "zod";
import {
  copy,
  type Envelope,
  type GameTypes,
  type Json,
  type ReadState,
  type Rulebook,
  readStored,
  type Seat,
} from "#engine";
import type { LogRow } from "../store/records.ts";
import { Divergence } from "./history.ts";

/**
 * What a release makes of a state that other rules or an older release have left: its own compartments and the procedures
 * in progress pass `upgrade`, and all is read by the rules of today. The origin of the rows to come, in a row of its own.
 * Throws `Unreadable`.
 */
export function upgradedState(book: Rulebook<GameTypes>, stored: Envelope<GameTypes>): ReadState<GameTypes> {
  const { definition } = book;
  const { rules, stateVersion } = definition;
  const { table, hands, box, frames, answers, seq } = stored;
  const old = copy({ table, hands, box, frames, answers }) as unknown as Json; // states are plain JSON
  const game = definition.upgrade(old, stored.stateVersion);
  return readStored(book, { ...stored, ...game, rules, stateVersion, seq: seq + 1 });
}

const compartment = z.record(z.string(), z.json());

const counted = z.strictObject({ key: z.string(), next: z.int().nonnegative() });
const keyed = z.strictObject({
  ...counted.shape,
  epoch: z.int().nonnegative(),
  throws: z.array(z.string()),
  turn: z.int(),
});

/** A whole state, as far as every game has the same one. */
const envelope = z.strictObject({
  game: z.string(),
  content: z.string(),
  rules: z.string(),
  stateVersion: z.int(),
  seq: z.int(),
  random: z.union([counted, keyed]),
  seats: z.array(z.string()),
  controllers: z.record(z.string(), z.string()),
  frames: z.array(
    z.looseObject({ procedure: z.string(), stage: z.string(), data: z.json(), outcome: z.array(z.json()) }),
  ),
  answers: z.record(z.string(), z.array(compartment)),
  over: compartment.nullable(),
  table: compartment,
  hands: z.record(z.string(), compartment),
  box: compartment,
});

/** What no release ever changes of a running campaign. */
export interface Lasting {
  readonly game: string;
  readonly content: string;
  readonly seats: readonly Seat[];
  readonly controllers: { readonly [seat: Seat]: string };
  /** Of the dice. */
  readonly key: string;
}

/** Whether something has the members of a whole state: that of a stranger may be anything, or nest without end. */
export function isState(state: unknown): state is Envelope<GameTypes> {
  try {
    return envelope.safeParse(state).success;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The state that an `upgraded` row holds. Throws `Divergence` where it is not a state, or changes what lasts. */
export function readOrigin(row: Pick<LogRow, "seq" | "params" | "rules">, lasting: Lasting): Envelope<GameTypes> {
  const read = envelope.safeParse(row.params);
  if (!read.success) throw new Divergence(row.seq, `it holds no whole state (${read.error.issues[0]?.path.join(".")})`);
  const { game, content, seats, controllers, random, seq, rules } = read.data;
  const changed = [
    ["the game", game === lasting.game && content === lasting.content],
    ["the seats", same(seats, lasting.seats)],
    ["who plays which seat", same(controllers, lasting.controllers)],
    ["the key of the dice", random.key === lasting.key],
    ["the number of the next row", seq === row.seq + 1],
    ["the version of its rules", rules === row.rules],
  ].find(([, kept]) => !kept);
  if (changed) throw new Divergence(row.seq, `it changes ${String(changed[0])}`);
  return read.data as unknown as Envelope<GameTypes>; // the rest is the game's own, and is compared or played
}

/** Both are small: seats and their players. Keys may come in another order. */
const same = (a: object, b: object): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

/** How a game declares what it tells, so that later releases can read what was stored. */
import { z } from "zod";
import { Unreadable } from "./stored.ts";
import type { Frozen, Json } from "./values.ts";

/** One kind of event, or of what a single seat is told. It is stored with a campaign, and read by later releases. */
export interface EventKind<E extends { readonly kind: string } = { readonly kind: string }> {
  readonly name: string;
  /** What earlier releases called it. */
  readonly was: readonly string[];
  /** What it must be, `kind` included. */
  readonly schema: z.ZodType;
  /** What was stored in an older shape, in today's; asked only where the schema refuses it. */
  readonly upgrade: ((old: Json) => Json) | null;
  /** Whether another chapter has a kind of this name, too, with other members. */
  readonly shared: boolean;
  readonly _event?: E;
}

/** What a declared kind of event holds. */
export type EventOf<D> = D extends { readonly _event?: infer E } ? Exclude<E, undefined> : never;

/** What any kind of a record of declared kinds holds. */
export type EventsOf<R> = EventOf<R[keyof R]>;

/** Records of declared kinds, one for a chapter. */
export type EventLists = readonly { readonly [name: string]: EventKind }[];
/** What any kind of them holds. */
export type EventsIn<L extends EventLists> = L[number] extends infer R ? (R extends R ? EventsOf<R> : never) : never;

type FrozenMembers<T> = { readonly [N in keyof T]: Frozen<T[N]> };
/** What data of a kind with these members is like. */
export type Held<K extends string, S extends z.ZodRawShape> = { readonly kind: K } & FrozenMembers<
  z.infer<z.ZodObject<S & { readonly kind: z.ZodLiteral<K> }>> // of no members at all it would infer that there can be none
>;

/** Declares a kind of event by what it holds besides `kind`: plain JSON. */
export const event = <const K extends string, const S extends z.ZodRawShape>(
  kind: K,
  shape: S,
  { was = [], upgrade = null, shared = false }: Partial<Pick<EventKind, "was" | "upgrade" | "shared">> = {},
): EventKind<Held<K, S>> => {
  const schema = z.strictObject({ ...shape, kind: z.literal(kind) });
  return { name: kind, was, schema, upgrade, shared };
};

/** An id as a type of the game's own: any text. */
export const idOf = <I extends string>(): z.ZodType<I> => z.string() as unknown as z.ZodType<I>; // ids are what the pack says

/** What was stored of an event, as `kind` has it today. Throws `Unreadable`. */
export function readEvent<E extends { readonly kind: string }>(kind: EventKind<E>, stored: Json): E {
  const today = named(kind, stored);
  const read = kind.schema.safeParse(today);
  if (read.success) return today as E; // its schema says so
  const upgraded = kind.upgrade && kind.schema.safeParse(named(kind, kind.upgrade(today)));
  if (upgraded?.success) return upgraded.data as E;
  const [issue] = read.error.issues;
  throw new Unreadable(`event ${kind.name}`, `it does not fit (${issue?.path.join(".")}: ${issue?.message})`);
}

const named = ({ name }: EventKind, stored: Json): { readonly [member: string]: Json } => ({
  ...(stored as { readonly [member: string]: Json }), // the schema refuses what is no record
  kind: name,
});

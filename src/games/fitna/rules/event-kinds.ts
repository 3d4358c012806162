/** How each chapter of the rules declares what it tells, and what that changes in the pictures of the phase. */
import { z } from "zod";
import { type EventKind, type EventOf, event } from "#engine";
import { EDITIONS, type Holder } from "../content/sides.ts";
import type { News } from "./news-types.ts";

/** Which edition and scenario it is about: "2020/1". Names in sentences depend on them. */
const played = z.templateLiteral([z.enum(EDITIONS), "/", z.string()]);
export type Played = z.infer<typeof played>;

/** Declares kinds of events, and of what single seats are told, of one chapter. Each says what it is of, too. */
export const inChapter =
  <const C extends string>(chapter: C) =>
  <const K extends string, const S extends z.ZodRawShape>(kind: K, shape: S, earlier?: Parameters<typeof event>[2]) =>
    event(kind, { ...shape, chapter: z.literal(chapter), of: played }, earlier);

/** Events as the rules emit them: what they are of is added when they are told. */
export type Emitting<E> = E extends unknown ? Omit<E, "of"> : never;

/** The same of one kind, and of all kinds of a chapter. */
export type Emitted<D> = Emitting<EventOf<D>>;
export type EmittedBy<R extends { readonly [name: string]: EventKind }> = Emitted<R[keyof R]>;

/** When something is told: in whose phase, and whether while an offensive is fought. */
export interface Moment {
  readonly active: Holder | null;
  readonly isFighting: boolean;
}

/** What events of one kind change, for the pictures of the phase. */
export interface NewsOfKind {
  readonly kind: string;
  news(event: { readonly kind: string }, at: Moment): readonly News[];
}

/** Says, next to a kind of event, what such an event changes. */
export const news = <E extends { readonly kind: string }>(
  kind: EventKind<E>,
  changed: (event: E, at: Moment) => readonly News[],
): NewsOfKind => ({ kind: kind.name, news: changed });

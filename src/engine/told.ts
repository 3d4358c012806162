/** What everyone, and what single seats, are told of each kind of event, and whether a game has words for all of them. */
import { z } from "zod";
import type { Concerned } from "./concern.ts";
import type { Definition } from "./definition.ts";
import { type EventKind, type EventLists, type EventsIn, readEvent } from "./event.ts";
import type { GameTypes } from "./game-types.ts";
import { bearerOf, requireDistinct } from "./renamed.ts";
import { Unreadable } from "./stored.ts";
import type { Frozen, Json } from "./values.ts";

type Of<T extends { readonly kind: string }, K extends string> = [Extract<T, { readonly kind: K }>] extends [never]
  ? T
  : Extract<T, { readonly kind: K }>;

/** What everyone, and what single seats are told of one kind of event, in words; null: nothing worth a line. `N`: what the words are taken from. */
type Lines<G extends GameTypes, K extends string, N> = (K extends G["Event"]["kind"]
  ? {
      readonly line: (event: Of<G["Event"], K>, names: N) => string | null;
      /** Whom, where and what it concerns, as far as the event does not say it; left out: nothing in particular. */
      readonly about?: Concerned | ((event: Of<G["Event"], K>, names: N) => Concerned);
    }
  : unknown) &
  (K extends G["Secret"]["kind"]
    ? {
        readonly privately: (secret: Of<G["Secret"], K>, names: N) => string | null;
        /** What the seat finds of it in its log, where `privately` is silent because its page shows it at the time; left out: nothing more. */
        readonly logged?: (secret: Of<G["Secret"], K>, names: N) => string | null;
      }
    : unknown);

/** The words of one kind of event, next to the rule that causes it. */
export interface Told<G extends GameTypes, K extends string = string> {
  readonly kind: K;
  line(event: G["Event"], content: Frozen<G["Content"]>): string | null;
  privately(secret: G["Secret"], content: Frozen<G["Content"]>): string | null;
  logged(secret: G["Secret"], content: Frozen<G["Content"]>): string | null;
  about(event: G["Event"], content: Frozen<G["Content"]>): Concerned | null;
}

/** Binds the words of events to a game's types. */
export const toldIn = <G extends GameTypes>() => toldBy<G, Frozen<G["Content"]>>((_, content) => content);

/** The same, for a game whose words depend on what an event is about: on an edition, a scenario. */
export const toldBy =
  <G extends GameTypes, N>(namesOf: (told: G["Event"] | G["Secret"], content: Frozen<G["Content"]>) => N) =>
  <const K extends Kinds<G>>(kind: K, lines: Lines<G, K, N>): Told<G, K> => {
    const { line, privately, logged, about = null } = lines as Partial<Words<G, N>>; // each is asked only for its own kind
    return {
      kind,
      line: (event, content) => line?.(event, namesOf(event, content)) ?? null,
      privately: (secret, content) => privately?.(secret, namesOf(secret, content)) ?? null,
      logged: (secret, content) => logged?.(secret, namesOf(secret, content)) ?? null,
      about: (event, content) => (typeof about === "function" ? about(event, namesOf(event, content)) : about),
    };
  };

interface Words<G extends GameTypes, N> {
  line(event: G["Event"], names: N): string | null;
  privately(secret: G["Secret"], names: N): string | null;
  logged(secret: G["Secret"], names: N): string | null;
  readonly about: Concerned | ((event: G["Event"], names: N) => Concerned);
}

type Kinds<G extends GameTypes> = G["Event"]["kind"] | G["Secret"]["kind"];
type Untold<G extends GameTypes, T extends readonly Told<G>[]> = Exclude<Kinds<G>, T[number]["kind"]>;

/** Nothing more where every kind of event has its words; else the kinds that have none, which compiles nowhere. */
export type NoneUntold<G extends GameTypes, T extends readonly Told<G>[]> =
  string extends Kinds<G> ? unknown : [Untold<G, T>] extends [never] ? unknown : { readonly untold: Untold<G, T> };

/** Kinds of events that no list declares, or that one declares with other members. */
type Undeclared<E extends { readonly kind: string }, D> =
  | Exclude<E["kind"], D extends { readonly kind: infer K } ? K : never>
  | (D extends E ? never : D extends { readonly kind: infer K } ? K : never);

/** Nothing more where lists declare just what a game's events are; else the kinds that differ, which compiles nowhere. */
export type NoneUndeclared<E extends { readonly kind: string }, L extends EventLists> = string extends E["kind"]
  ? unknown
  : [Undeclared<E, EventsIn<L>>] extends [never]
    ? unknown
    : { readonly undeclared: Undeclared<E, EventsIn<L>> };

/** Throws if an event has its words twice. */
export function describing<G extends GameTypes>(
  told: readonly Told<G>[],
  events: EventLists,
  secrets: EventLists,
): Required<
  Pick<
    Definition<G>,
    "describePublic" | "describePrivate" | "describeLogged" | "concern" | "readPublic" | "readPrivate"
  >
> {
  const byKind = new Map(told.map((one) => [one.kind, one]));
  if (byKind.size < told.length) throw new Error("an event has its words twice");
  const words = (kind: string): Told<G> => {
    const found = byKind.get(kind);
    if (!found) throw new Error(`nobody has words for ${kind}`);
    return found;
  };
  return {
    describePublic: (event, content) => words(event.kind).line(event, content),
    describePrivate: (secret, content) => words(secret.kind).privately(secret, content),
    describeLogged: (secret, content) => words(secret.kind).logged(secret, content),
    concern: (event, content) => words(event.kind).about(event, content),
    readPublic: reading<G["Event"]>(events),
    readPrivate: reading<G["Secret"]>(secrets),
  };
}

/** Reads stored events of these kinds, also under the names that earlier releases gave them. */
function reading<E extends { readonly kind: string }>(lists: EventLists): (stored: Json) => E {
  const kinds = united(lists.flatMap((list) => Object.values(list)));
  requireDistinct(kinds, "events");
  return (stored) => {
    const { kind = "" } = stored as { readonly kind?: string }; // stored events are records
    const found = bearerOf<EventKind>(kinds, kind);
    if (!found) throw new Unreadable(`event ${kind}`, "these rules have none");
    return readEvent(found as EventKind<E>, stored);
  };
}

/** Kinds that two chapters share are one, with the members of either, and the former names and shapes of the first. */
function united(kinds: readonly EventKind[]): readonly EventKind[] {
  const shared = new Map<string, EventKind>();
  for (const kind of kinds.filter((one) => one.shared)) {
    const known = shared.get(kind.name);
    shared.set(kind.name, known ? { ...known, schema: z.union([known.schema, kind.schema]) } : kind);
  }
  return [...kinds.filter((kind) => !kind.shared), ...shared.values()];
}

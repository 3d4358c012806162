import type { Concerned } from "./concern.ts";
import type { Definition } from "./definition.ts";
import { type EventKind, readEvent } from "./event.ts";
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
      /** What is stored of it. */
      readonly event: EventKind<Of<G["Event"], K>>;
      readonly line: (event: Of<G["Event"], K>, names: N) => string | null;
      /** Whom, where and what it concerns, as far as the event does not say it; left out: nothing in particular. */
      readonly about?: Concerned | ((event: Of<G["Event"], K>, names: N) => Concerned);
    }
  : unknown) &
  (K extends G["Secret"]["kind"]
    ? {
        readonly secret: EventKind<Of<G["Secret"], K>>;
        readonly privately: (secret: Of<G["Secret"], K>, names: N) => string | null;
      }
    : unknown);

/** The words of one kind of event, beside the rule that brings it about. */
export interface Told<G extends GameTypes, K extends string = string> {
  readonly kind: K;
  /** What is stored of it; null: nobody is told of it so. */
  readonly event: EventKind | null;
  readonly secret: EventKind | null;
  line(event: G["Event"], content: Frozen<G["Content"]>): string | null;
  privately(secret: G["Secret"], content: Frozen<G["Content"]>): string | null;
  about(event: G["Event"], content: Frozen<G["Content"]>): Concerned | null;
}

/** Binds the words of events to a game's types. */
export const toldIn = <G extends GameTypes>() => toldBy<G, Frozen<G["Content"]>>((_, content) => content);

/** The same, for a game whose words depend on what an event is about: on an edition, a scenario. */
export const toldBy =
  <G extends GameTypes, N>(namesOf: (told: G["Event"] | G["Secret"], content: Frozen<G["Content"]>) => N) =>
  <const K extends Kinds<G>>(kind: K, lines: Lines<G, K, N>): Told<G, K> => {
    const { event: told = null, secret: hidden = null, ...words } = lines as Partial<Words<G, N>>;
    const { line, privately, about = null } = words; // each is asked for its own kind alone
    return {
      kind,
      event: told,
      secret: hidden,
      line: (event, content) => line?.(event, namesOf(event, content)) ?? null,
      privately: (secret, content) => privately?.(secret, namesOf(secret, content)) ?? null,
      about: (event, content) => (typeof about === "function" ? about(event, namesOf(event, content)) : about),
    };
  };

interface Words<G extends GameTypes, N> {
  readonly event: EventKind;
  readonly secret: EventKind;
  line(event: G["Event"], names: N): string | null;
  privately(secret: G["Secret"], names: N): string | null;
  readonly about: Concerned | ((event: G["Event"], names: N) => Concerned);
}

type Kinds<G extends GameTypes> = G["Event"]["kind"] | G["Secret"]["kind"];
type Untold<G extends GameTypes, T extends readonly Told<G>[]> = Exclude<Kinds<G>, T[number]["kind"]>;

/** Nothing more where every kind of event has its words; else the kinds that have none, which compiles nowhere. */
export type NoneUntold<G extends GameTypes, T extends readonly Told<G>[]> =
  string extends Kinds<G> ? unknown : [Untold<G, T>] extends [never] ? unknown : { readonly untold: Untold<G, T> };

/** Throws if an event has its words twice. */
export function describing<G extends GameTypes>(
  told: readonly Told<G>[],
): Required<Pick<Definition<G>, "describePublic" | "describePrivate" | "concern" | "readPublic" | "readPrivate">> {
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
    concern: (event, content) => words(event.kind).about(event, content),
    readPublic: reading<G["Event"]>(told.flatMap(({ event }) => event ?? [])),
    readPrivate: reading<G["Secret"]>(told.flatMap(({ secret }) => secret ?? [])),
  };
}

/** Reads stored events of these kinds, also under the names that earlier releases gave them. */
function reading<E extends { readonly kind: string }>(kinds: readonly EventKind[]): (stored: Json) => E {
  requireDistinct(kinds, "events");
  return (stored) => {
    const { kind = "" } = stored as { readonly kind?: string }; // stored events are records
    const found = bearerOf<EventKind>(kinds, kind);
    if (!found) throw new Unreadable(`event ${kind}`, "these rules have none");
    return readEvent(found as EventKind<E>, stored);
  };
}

import type { Concern } from "./concern.ts";
import type { Definition } from "./definition.ts";
import type { GameTypes } from "./game-types.ts";
import type { Frozen } from "./values.ts";

type Of<T extends { readonly kind: string }, K extends string> = [Extract<T, { readonly kind: K }>] extends [never]
  ? T
  : Extract<T, { readonly kind: K }>;

/** What everyone, and what single seats are told of one kind of event, in words; null: nothing worth a line. */
type Lines<G extends GameTypes, K extends string> = (K extends G["Event"]["kind"]
  ? {
      readonly line: (event: Of<G["Event"], K>, content: Frozen<G["Content"]>) => string | null;
      /** Left out where nobody looks for it again. */
      readonly about?: (event: Of<G["Event"], K>) => Concern;
    }
  : unknown) &
  (K extends G["Secret"]["kind"]
    ? { readonly privately: (secret: Of<G["Secret"], K>, content: Frozen<G["Content"]>) => string | null }
    : unknown);

/** The words of one kind of event, beside the rule that brings it about. */
export interface Told<G extends GameTypes, K extends string = string> {
  readonly kind: K;
  line(event: G["Event"], content: Frozen<G["Content"]>): string | null;
  about(event: G["Event"]): Concern | null;
  privately(secret: G["Secret"], content: Frozen<G["Content"]>): string | null;
}

/** Binds the words of events to a game's types. */
export const toldIn =
  <G extends GameTypes>() =>
  <const K extends Kinds<G>>(kind: K, lines: Lines<G, K>): Told<G, K> => {
    const { line, about, privately } = lines as Partial<Pick<Told<G>, "line" | "about" | "privately">>; // each is asked for its own kind alone
    return {
      kind,
      line: (event, content) => line?.(event, content) ?? null,
      about: (event) => about?.(event) ?? null,
      privately: (secret, content) => privately?.(secret, content) ?? null,
    };
  };

type Kinds<G extends GameTypes> = G["Event"]["kind"] | G["Secret"]["kind"];
type Untold<G extends GameTypes, T extends readonly Told<G>[]> = Exclude<Kinds<G>, T[number]["kind"]>;

/** Nothing more where every kind of event has its words; else the kinds that have none, which compiles nowhere. */
export type NoneUntold<G extends GameTypes, T extends readonly Told<G>[]> =
  string extends Kinds<G> ? unknown : [Untold<G, T>] extends [never] ? unknown : { readonly untold: Untold<G, T> };

/** Throws if an event has its words twice. */
export function describing<G extends GameTypes>(
  told: readonly Told<G>[],
): Pick<Definition<G>, "describePublic" | "describePrivate" | "concern"> {
  const byKind = new Map(told.map((one) => [one.kind, one]));
  if (byKind.size < told.length) throw new Error("an event has its words twice");
  const words = (kind: string): Told<G> => {
    const found = byKind.get(kind);
    if (!found) throw new Error(`nobody has words for ${kind}`);
    return found;
  };
  return {
    describePublic: (event, content) => words(event.kind).line(event, content),
    concern: (event) => words(event.kind).about(event),
    describePrivate: (secret, content) => words(secret.kind).privately(secret, content),
  };
}

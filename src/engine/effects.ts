/** The effects that content names and rules carry out: how a game declares and looks up each kind. */
import { z } from "zod";
import type { Held } from "./event.ts";
import { unknownWord } from "./pack.ts";

/**
 * An effect as a card or a row of a chart has it: the word for its kind, and whatever else content says of this kind.
 */
export interface EffectData {
  readonly kind: string;
}

/** What content says of an effect of a kind with these members. */
export type Says<S extends z.ZodRawShape> = Held<string, S>;

/** What an effect must be: a member of a union by its `kind`. */
export type EffectSchema<E extends EffectData = EffectData> = z.ZodType<E> & z.core.$ZodTypeDiscriminable;

/**
 * One kind of effect. `R` is what a game's rules know of an effect, such as its words, whether it can come to anything,
 * what it asks and what it does; `E` is what content says of it.
 */
export interface EffectKind<R, E extends EffectData = EffectData> {
  readonly kind: string;
  readonly _effect?: E;
  /** What it must be, `kind` included. */
  readonly schema: EffectSchema<E>;
  rule(effect: E): R;
  /** Whether an effect, which content has, is of this kind. */
  is(effect: EffectData): effect is E;
  /** An effect as one of this kind; null: it is of another kind, or there is none. */
  as(effect: EffectData | null | undefined): E | null;
  /** Those of this kind. */
  among(effects: readonly EffectData[]): readonly E[];
}

export type EffectOf<D> = D extends { readonly _effect?: infer E } ? Exclude<E, undefined> : never;

/** The first effect of a kind; `kind` may be one of several. */
export const firstOf = <D extends Pick<EffectKind<unknown>, "is" | "_effect">>(
  kind: D,
  effects: readonly EffectData[],
): EffectOf<D> | undefined => effects.find(kind.is) as EffectOf<D> | undefined; // of whichever kind it is

/** Kinds of effects that content may have in the same place. */
export interface Effects<R, E extends EffectData = EffectData> {
  readonly schema: EffectSchema<E>;
  /** What the rules know of an effect. Throws if it is of no known kind. */
  ruleOf(effect: EffectData): R;
  /** An effect of content, which was read by the schema, so that its kind can be told. */
  read(effect: EffectData): E;
}

/** Binds the kit of effects to what a game's rules know of one. */
export const effectsIn = <R>() => ({
  /** Declares a kind by its word, by what content says of such an effect, and by what the rules know of it. */
  effect: <const K extends string, const S extends z.ZodRawShape>(
    kind: K,
    says: S,
    rule: (effect: Held<K, S>) => R,
  ): EffectKind<R, Held<K, S>> => {
    const is = (effect: EffectData): effect is Held<K, S> => effect.kind === kind; // whatever has this word was read by its schema
    return {
      kind,
      schema: z.strictObject({ kind: z.literal(kind), ...says }) as unknown as EffectSchema<Held<K, S>>,
      rule,
      is,
      as: (effect) => (effect && is(effect) ? effect : null),
      among: (effects) => effects.filter(is),
    };
  },

  /** All kinds of a place. */
  effects: <const L extends readonly EffectKind<R>[]>(kinds: L): Effects<R, EffectOf<L[number]>> => {
    const byWord = new Map(kinds.map((one) => [one.kind, one]));
    if (byWord.size < kinds.length) throw new Error("two kinds of effects have the same word");
    const schemas = kinds.map(({ schema }) => schema);
    return {
      schema: z.discriminatedUnion("kind", schemas as never, {
        error: (issue) => unknownWord("effect", issue),
      }) as never,
      ruleOf(effect) {
        const kind = byWord.get(effect.kind);
        if (!kind) throw new Error(`there is no effect “${effect.kind}” here`);
        return kind.rule(effect);
      },
      read: (effect) => effect as EffectOf<L[number]>, // by its kind's schema
    };
  },
});

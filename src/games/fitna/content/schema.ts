import { z } from "zod";
import type { EffectData, EffectSchema } from "../../../engine/index.ts";
import { card, specialJoker } from "./card-types.ts";
import { space } from "./map-types.ts";
import { COUNTRIES } from "./sides.ts";
import { id, name, source } from "./words.ts";

/** The files that both editions share, each well formed by itself. What they say of each other is looked at by the checks. */

export const mapFile = z.strictObject({
  source,
  countries: z.record(z.enum(COUNTRIES), name),
  spaces: z.array(space).min(1),
  /** Each once; they lead both ways. */
  links: z.array(z.strictObject({ from: id, to: z.array(id).min(1) })),
});
export type MapFile = z.infer<typeof mapFile>;

/** `effect`: those that the rules know. */
export const cardsFile = <E extends EffectData>(effect: EffectSchema<E>) =>
  z.strictObject({ source, cards: z.array(card(effect)).min(1) });
export type CardsFile = z.infer<ReturnType<typeof cardsFile>>;

export const jokersFile = <E extends EffectData>(effect: EffectSchema<E>) =>
  z.strictObject({ source, jokers: z.array(specialJoker(effect)).min(1) });
export type JokersFile = z.infer<ReturnType<typeof jokersFile>>;

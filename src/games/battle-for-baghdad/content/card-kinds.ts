/** The files of cards, and the cards as the rules see them. */
import { z } from "zod";
import type { EffectSchema } from "#engine";
import { SYMBOLS, TIMINGS } from "./effects.ts";
import { SEATS } from "./factions.ts";

const id = z.string().regex(/^[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*$/, "must be words with hyphens between");
const name = z.string().min(1).max(60);
const source = z.string().min(1);
const effectsOf = (effect: EffectSchema) => z.array(effect).min(1);

/** C conventional, U unconventional, B both. */
const COMMAND_TYPES = ["C", "U", "B"] as const;

const command = z.strictObject({
  id,
  seat: z.enum(SEATS),
  name,
  value: z.int().min(1).max(9),
  type: z.enum(COMMAND_TYPES),
  source,
});
export type Command = z.infer<typeof command>;
export const commandsFile = z.strictObject({ commands: z.array(command) });

/** An Arms Bazaar card, of which there are several copies. */
const arms = (effect: EffectSchema) =>
  z.strictObject({
    id,
    name,
    copies: z.int().min(1),
    symbol: z.enum(SYMBOLS).nullable(),
    timing: z.enum(TIMINGS),
    effects: effectsOf(effect),
    /** What the card says. */
    text: z.string().min(1).max(160),
    source,
  });
export type ArmsCard = z.infer<ReturnType<typeof arms>>;
export const armsFile = (effect: EffectSchema) => z.strictObject({ cards: z.array(arms(effect)) });

export const COMBOS = ["espionage", "politicalManeuver", "defection"] as const;

/** two cards with these symbols, played together. */
const combo = (effect: EffectSchema) =>
  z.strictObject({
    id: z.enum(COMBOS),
    name,
    symbols: z.tuple([z.enum(SYMBOLS), z.enum(SYMBOLS)]),
    timing: z.enum(TIMINGS),
    effects: effectsOf(effect),
    text: z.string().min(1).max(160),
    source,
  });
export type Combo = z.infer<ReturnType<typeof combo>>;
export const combosFile = (effect: EffectSchema) => z.strictObject({ combos: z.array(combo(effect)) });

const street = (effect: EffectSchema) =>
  z.strictObject({ id, name, effects: effectsOf(effect), text: z.string().min(1).max(160), source });
export type StreetCard = z.infer<ReturnType<typeof street>>;
export const streetFile = (effect: EffectSchema) => z.strictObject({ cards: z.array(street(effect)) });

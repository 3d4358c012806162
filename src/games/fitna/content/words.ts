import { z } from "zod";
import { COUNTRIES, FACTIONS, NATIONS, SEATS } from "./sides.ts";

/** What the files of the pack are made of. */
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be words in small letters with hyphens between");
export const name = z.string().min(1).max(90);
export const source = z.string().regex(/^(rulebook|reconstruction)/, "must begin with rulebook or reconstruction");
export const some = z.int().min(1);
export const upTo = (most: number) => z.int().min(0).max(most);
export const country = z.enum(COUNTRIES);
export const nation = z.enum(NATIONS);
export const seat = z.enum(SEATS);
/** Whose units and spaces there are. */
export const holder = z.enum([...SEATS, ...FACTIONS, "IS"]);
export const cardNumber = z.int().min(1).max(95);
/** What a scenario is called in an edition: its number in the rulebook, or a name of its own. */
export const scenarioId = id.max(24);
/** Something that cards ask of the scenario: "coup-in-syria". */
export const tag = id.max(40);

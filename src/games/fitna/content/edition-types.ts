/** What an edition has for itself: its files, its combat results table, its figures. */
import { z } from "zod";
import type { Frozen } from "#engine";
import { cardNumber, country, id, name, some, source } from "./board-types.ts";
import { parameters } from "./parameters.ts";
import { EDITIONS } from "./sides.ts";
import { LEVELS } from "./victory-types.ts";

export const editionFile = z.strictObject({
  edition: z.enum(EDITIONS),
  source,
  /** D-06, D-58: what the edition calls things. */
  labels: z.strictObject({
    is: name,
    op: name,
    space: name,
    spaces: name.default("spaces"),
    marsh: name,
    levels: z.record(z.enum(LEVELS), name),
  }),
  /** D-01 to D-05: how many there must be; of scenarios, those of the rulebook. */
  counts: z.strictObject({
    spaces: some,
    links: some,
    cards: some,
    combatCounters: some,
    specialJokers: some,
    scenarios: some,
  }),
  /** Counters that are no units; those of entrenchments are a limit. */
  markers: z.strictObject({ all: some, entrenchment: some }),
  /** What both editions' files list and this one lacks. Links to spaces go with them. */
  absent: z.strictObject({
    spaces: z.array(id),
    cards: z.array(cardNumber),
    units: z.array(id),
    specialJokers: z.array(id),
  }),
  /** D-06: spaces that it calls otherwise. */
  called: z.record(id, name).default({}),
  /** Western supply sources (D-25); every Saudi one is one too. */
  western: z.array(id).min(1),
  /** Links in the place of those. */
  links: z.array(z.tuple([id, id])),
  /** D-07: countries with a box off the map, in 2018. */
  offMapBoxes: z.array(z.strictObject({ country, links: z.array(id).min(1) })),
  parameters,
});
export type EditionFile = Frozen<z.infer<typeof editionFile>>;

/** Attackers and defenders retreat, or both lose; with an asterisk it is worse. DS: the defender is destroyed. */
export const RESULTS = ["AR*", "AR", "EX", "EX*", "DR", "DR*", "DS"] as const;

const bound = z.int().nullable();

/** columns by differential, and a row for each face of the die. */
export const crtFile = z.strictObject({
  source,
  columns: z.array(z.strictObject({ from: bound, to: bound })).min(1),
  rows: z.array(z.array(z.enum(RESULTS))),
});
export type Crt = Frozen<z.infer<typeof crtFile>>;

export const figuresFile = z.strictObject({
  source,
  /** units of a side in a space, corps among them, counters of IS. */
  stacking: z.strictObject({ side: some, corps: some, is: some }),
  /** what spaces and corridors score, and which leads make a level. */
  victoryPoints: z.strictObject({
    holy: some,
    objective: some,
    oilfield: some,
    other: some,
    corridor: some,
    leads: z.record(z.enum(LEVELS), some),
  }),
});
export type Figures = Frozen<z.infer<typeof figuresFile>>;

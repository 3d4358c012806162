import { z } from "zod";
import { landFile as anyLand, type EffectData, type EffectSchema } from "../../../engine/index.ts";
import { CONCERNS, cascadeEffect, RANKS, SUITS } from "./cascade-types.ts";
import { CHIT_TIMES, CHIT_TYPES, CHIT_USES } from "./chit-types.ts";
import { COUNTRIES, RANGES, TERRAINS } from "./map-types.ts";
import { STRATEGIES } from "./scenario-types.ts";
import { NATIONS, SCENARIOS, SEATS } from "./sides.ts";
import { ABILITIES, CLASSES, MODES, SIZES, UNIT_TYPES } from "./unit-types.ts";

/** The files of the pack, each well formed by itself. What they say of each other is looked at by the checks. */

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be words in small letters with hyphens between");
const name = z.string().min(1).max(60);
const source = z.string().regex(/^(rulebook|reconstruction)/, "must begin with rulebook or reconstruction");
const some = z.int().min(1);
const hits = z.array(z.int().min(1).max(6)).min(1);
const bySeat = z.strictObject({ idf: some, insurgent: some });
const degrees = z.tuple([z.number().min(34).max(38), z.number().min(32).max(35)]);

const zone = z.strictObject({
  id,
  number: some,
  name,
  country: z.enum(COUNTRIES),
  cells: z.array(z.tuple([z.int(), z.int()])).min(1),
  terrain: z.enum(TERRAINS),
  litani: z.enum(["south", "north"]).nullable(),
  rockets: z.array(z.enum(RANGES)),
  sanctuary: z.enum(SEATS).nullable(),
  at: degrees,
  adjacent: z.array(id).min(1),
  source,
});
export type FileZone = z.infer<typeof zone>;

export const mapFile = z.strictObject({
  source,
  zones: z.array(zone).min(1),
  crossings: z.array(z.tuple([id, id])),
  bands: z.array(z.strictObject({ rocket: z.enum(RANGES), rows: z.tuple([z.int(), z.int()]) })),
  raidOn: id,
});
export type MapFile = z.infer<typeof mapFile>;

const ratings = z.strictObject({ combat: z.int().min(0).max(9), dispersed: z.int().min(0).max(9) });
const abilities = z.array(z.enum(ABILITIES));
const short = z.string().min(1).max(6);

/** Units that are alike. */
const formation = z.strictObject({
  id,
  nation: z.enum(NATIONS),
  type: z.enum(UNIT_TYPES),
  size: z.enum(SIZES).nullable(),
  class: z.enum(CLASSES),
  full: ratings,
  reduced: ratings.nullable(),
  fires: z.boolean(),
  fixedMode: z.enum(MODES).nullable(),
  brittle: z.boolean(),
  abilities,
  units: z.array(z.strictObject({ id, label: name, short, abilities: abilities.optional() })).min(1),
  source,
});

export const unitsFile = z.strictObject({
  source,
  formations: z.array(formation),
  hqs: z.array(
    z.strictObject({ id, label: name, short, nation: z.enum(["israel", "syria"]), size: z.enum(SIZES), source }),
  ),
});
export type UnitsFile = z.infer<typeof unitsFile>;

export const chitsFile = z.strictObject({
  source,
  chits: z.array(
    z.strictObject({
      type: z.enum(CHIT_TYPES),
      name,
      counts: bySeat,
      optional: z.boolean(),
      uses: z
        .array(
          z.strictObject({
            use: z.enum(CHIT_USES),
            seats: z.array(z.enum(SEATS)).min(1),
            when: z.enum(CHIT_TIMES),
          }),
        )
        .min(1),
      source,
    }),
  ),
});
export type ChitsFile = z.infer<typeof chitsFile>;

const row = <E extends EffectData>(plain: EffectSchema<E>) =>
  z.strictObject({
    id,
    suit: z.enum(SUITS),
    /** From one rank to another. */
    ranks: z.tuple([z.enum(RANKS), z.enum(RANKS)]),
    name,
    once: z.boolean().default(false),
    concerns: z.enum(CONCERNS).nullable().default(null),
    do: z.array(cascadeEffect(plain)),
    source,
  });

/** `plain`: the effects that the rules know. */
export const cascadeFile = <E extends EffectData>(plain: EffectSchema<E>) =>
  z.strictObject({
    source,
    rows: z.array(row(plain)),
    /** By scenario: rows in the place of those with the same suit and ranks. */
    overrides: z.partialRecord(z.enum(SCENARIOS), z.array(row(plain))),
  });
export type CascadeFile = z.infer<ReturnType<typeof cascadeFile>>;
export type FileRow = z.infer<ReturnType<typeof row>>;

const types = z.array(z.enum(UNIT_TYPES)).min(1);

export const scenariosFile = z.strictObject({
  source,
  scenarios: z.array(
    z.strictObject({
      id: z.enum(SCENARIOS),
      name,
      turns: some,
      c2: bySeat,
      strategies: z.array(z.enum(STRATEGIES)).min(1),
      widerWar: z.boolean(),
      reinforcedBy: z.enum(["chits", "escalation"]),
      setUp: z.strictObject({ insurgentZones: z.enum(["lebanon", "south"]), leastInSouth: z.int().min(0) }),
      build: z.strictObject({ lots: z.array(z.strictObject({ types, most: some })).min(1), beside: types }),
      kfirActive: z.boolean(),
      samHits: hits,
      antiTank: some.nullable(),
      regularsStaySouth: z.boolean(),
      insurgentZoneScope: z.enum(["non-sanctuary"]),
      source,
    }),
  ),
});
export type ScenariosFile = z.infer<typeof scenariosFile>;

const pieces = z.strictObject({ hqs: z.array(id), units: z.array(id) });
/** Units with a fixed mode stand in that, whatever their group does. */
const group = z.strictObject({ zone: id, hq: id.nullable(), mode: z.enum(MODES), units: z.array(id) });
export type FileGroup = z.infer<typeof group>;

export const forcesFile = z.strictObject({
  source,
  scenarios: z.array(
    z.strictObject({
      id: z.enum(SCENARIOS),
      idf: pieces,
      insurgent: pieces,
      reinforcements: pieces,
      syria: pieces,
      deployment: z.strictObject({ idf: z.array(group), insurgent: z.array(group), syria: z.array(group) }),
      source,
    }),
  ),
});
export type ForcesFile = z.infer<typeof forcesFile>;

export const figuresFile = z.strictObject({
  source,
  hits: z.strictObject({
    rocket: hits,
    areaCombat: hits,
    areaDispersed: hits,
    areaUrbanCombat: hits,
    pgm: hits,
    decapitation: hits,
    informationWarfare: hits,
    syrianAirDefence: hits,
    raidCollateral: hits,
  }),
  dice: z.strictObject({ rocket: some, missile: some, raid: some, closeAirSupport: some }),
  endOfTurnDraw: some,
  victory: z.strictObject({
    countervalue: z.strictObject({ hezbollah: some, syrian: some }),
    counterforce: z.strictObject({ zone: some }),
    insurgent: z.strictObject({ zone: some, reduced: some, eliminated: some }),
  }),
});

/** Its regions are the zones; the Litani runs along their sides. */
export const landFile = anyLand.extend({ litani: z.array(z.number()).min(4) });

/** What a pack says of a scenario: its rules, the pieces of each side, and where they are by default. */
import { z } from "zod";
import type { Frozen } from "#engine";
import type { ZoneId } from "./map-types.ts";
import { SCENARIOS } from "./sides.ts";
import { type HqId, MODES, type Mode, UNIT_TYPES, type UnitId } from "./unit-types.ts";
import { bySeat, faces, id, name, some, source } from "./words.ts";

export const STRATEGIES = ["countervalue", "counterforce"] as const;
export type Strategy = (typeof STRATEGIES)[number];

const types = z.array(z.enum(UNIT_TYPES)).min(1);

const rules = z.strictObject({
  id: z.enum(SCENARIOS),
  name,
  turns: some,
  c2: bySeat,
  /** The IDF chooses where there are several. */
  strategies: z.array(z.enum(STRATEGIES)).min(1),
  /** Whether Syria, Iran and Hamas can come in, and the options of R-07 are asked. Without it Syria is closed to all. */
  widerWar: z.boolean(),
  /** How IDF reinforcements enter: one for a chit, or all at once. */
  reinforcedBy: z.enum(["chits", "escalation"]),
  /** where Insurgent units may be placed, and how many at least in each zone south of the Litani. */
  setUp: z.strictObject({ insurgentZones: z.enum(["lebanon", "south"]), leastInSouth: z.int().min(0) }),
  /** what one J-1 brings back, one of these lots, with one of these Hezbollah units where it is no sanctuary. */
  build: z.strictObject({ lots: z.array(z.strictObject({ types, most: some })).min(1), beside: types }),
  /** whether Kfir keeps its group from being ambushed, and is better in cities. */
  kfirActive: z.boolean(),
  /** SAM against close air support. */
  samHits: faces,
  /** What an Insurgent J-4 declared anti-tank adds; null: it cannot be. */
  antiTank: some.nullable(),
  /** Whether IDF regulars and HQs stay in Israel and the south. */
  regularsStaySouth: z.boolean(),
  /** Which zones that the IDF does not control score for the Insurgent. */
  insurgentZoneScope: z.enum(["non-sanctuary"]),
  source,
});

export const scenariosFile = z.strictObject({ source, scenarios: z.array(rules) });
export type ScenariosFile = z.infer<typeof scenariosFile>;

const pieces = z.strictObject({ hqs: z.array(id), units: z.array(id) });
/** A scenario's pieces. */
export type Pieces = Frozen<z.infer<typeof pieces>>;

/** Units with a fixed mode are in that, whatever their group does. */
const group = z.strictObject({ zone: id, hq: id.nullable(), mode: z.enum(MODES), units: z.array(id) });
export type FileGroup = z.infer<typeof group>;

/** Syria's enter with it. */
const forces = { idf: pieces, insurgent: pieces, reinforcements: pieces, syria: pieces };

export const forcesFile = z.strictObject({
  source,
  scenarios: z.array(
    z.strictObject({
      id: z.enum(SCENARIOS),
      ...forces,
      deployment: z.strictObject({ idf: z.array(group), insurgent: z.array(group), syria: z.array(group) }),
      source,
    }),
  ),
});
export type ForcesFile = z.infer<typeof forcesFile>;

/** Units that stand together in a default deployment: in the box of an HQ, or as a loose stack, the top one first. */
export interface Group {
  readonly zone: ZoneId;
  /** Of the box; it stands in the same zone. */
  readonly hq: HqId | null;
  readonly units: readonly { readonly unit: UnitId; readonly mode: Mode }[];
}
export type Deployment = readonly Group[];

type Rules = Frozen<z.infer<typeof rules>>;

export interface Scenario extends Rules {
  readonly pieces: { readonly [force in keyof typeof forces]: Pieces };
  readonly deployment: { readonly idf: Deployment; readonly insurgent: Deployment; readonly syria: Deployment };
}

/** What the file of a scenario may say, what an edition may change of it, and the scenario that comes of both. */
import { z } from "zod";
import { type Frozen, unknownWord } from "#engine";
import { cardNumber, country, id, name, nation, scenarioId, seat, some, source, tag, upTo } from "./board-types.ts";
import { EDITIONS, type Holder, type SeatId, SIDES } from "./sides.ts";
import { victory } from "./victory-types.ts";

const nations = z.array(nation).min(1);
const countries = z.array(country).min(1);
const ids = z.array(id);
const side = z.enum(SIDES);
const pair = z.tuple([seat, seat]);

/** What a seat commands at the start: nations, only those of them that stand somewhere or with somebody, and single units. */
const command = z
  .strictObject({
    nations: z.array(nation).default([]),
    where: z
      .discriminatedUnion(
        "kind",
        [
          z.strictObject({ kind: z.literal("in"), countries }),
          z.strictObject({ kind: z.literal("with"), nation }),
          z.strictObject({ kind: z.literal("without"), nation }),
        ],
        { error: (issue) => unknownWord("place", issue) },
      )
      .nullable()
      .default(null),
    units: z.array(id).default([]),
  })
  .refine(({ nations: all, units }) => all.length + units.length > 0, "commands nothing");

/** Rules of one scenario. A pack with another is refused. */
const special = z.discriminatedUnion(
  "kind",
  [
    /** Nobody attacks or strikes there, and these nations never enter. */
    z.strictObject({ kind: z.literal("rear-area"), country, nations }),
    z.strictObject({ kind: z.literal("no-entry"), seat, country }),
    z.strictObject({ kind: z.literal("no-entry-before-usa"), seat, country }),
    /** Before that turn no further from their country than this many links. */
    z.strictObject({ kind: z.literal("stay-home"), nations, country, beforeTurn: some, links: upTo(3) }),
    z.strictObject({ kind: z.literal("out-of-game"), nations }),
    z.strictObject({ kind: z.literal("enter-only-by-card"), nations, card: cardNumber }),
    z.strictObject({ kind: z.literal("arrive-in"), nations, country }),
    z.strictObject({ kind: z.literal("no-western-source"), spaces: z.array(id).min(1) }),
    /** it is set up. */
    z.strictObject({ kind: z.literal("pkk-rebellion") }),
    z.strictObject({ kind: z.literal("no-pkk-replacements-after-rebellion") }),
    /** The factions stack, attack, move and trace supply together. */
    z.strictObject({ kind: z.literal("kurds-as-one") }),
    /** Only this seat plays Peshmerga as an event, and it has this many more OPs for Kurdish units at once. */
    z.strictObject({ kind: z.literal("peshmerga-of-seat"), seat, extraOps: some }),
    /** the set-up ends with a coup. */
    z.strictObject({
      kind: z.literal("set-up-coup"),
      country: z.enum(["IRQ", "SYR"]),
      rolledBy: seat,
      replacementsTo: seat,
    }),
    /** After a coup by card. */
    z.strictObject({ kind: z.literal("coup-rebels"), country: z.enum(["IRQ", "SYR"]), seat, notWith: nations }),
    /** On any supplied controlled space, for the ports are closed; they trace supply through the closed country. */
    z.strictObject({ kind: z.literal("russians-arrive-anywhere") }),
    /** The seat counts as another in what the edition says of command. */
    z.strictObject({ kind: z.literal("stands-in"), seat, for: seat }),
    /** The intervention is shared. */
    z.strictObject({
      kind: z.literal("shared-intervention"),
      on: z.literal("tension"),
      shares: z
        .array(
          z.strictObject({
            seat,
            cards: some,
            jokers: z.boolean(),
            now: z.array(id).min(1),
            next: z.array(id).min(1),
          }),
        )
        .min(2),
    }),
  ],
  { error: (issue) => unknownWord("special rule", issue) },
);

export const SPECIAL_KINDS: readonly string[] = special.options.map(({ shape }) => shape.kind.value);

/** what brings the United States in, and for which seat. */
const intervention = z.strictObject({ on: z.enum(["kuwait", "jordan", "israel", "incirlik", "tension"]), seat });

/** `hidden`: IS counters drawn at random. */
const hidden = upTo(24).default(0);
const stack = z.strictObject({ space: id, units: ids, hidden });
export type Stack = z.infer<typeof stack>;

export const scenarioFile = z.strictObject({
  source,
  name,
  /** D-05: the editions that it is played in, with what it is called there. */
  editions: z
    .partialRecord(z.enum(EDITIONS), scenarioId)
    .refine((all) => Object.keys(all).length > 0, "names no edition"),
  /** What cards may ask of it. */
  tags: z.array(tag).default([]),
  turns: some,
  tension: upTo(10),
  /** In the order of play; the first has the initiative. */
  seats: z
    .array(
      z.strictObject({
        seat,
        name,
        commands: z.array(command).min(1),
        jokers: some.max(2),
        freeOps: upTo(8).default(0),
      }),
    )
    .min(2),
  /** How it is played without one of them. */
  fewer: z
    .strictObject({
      absent: seat,
      closed: countries,
      transit: z.array(z.strictObject({ seat, through: countries })),
      /** Units of the absent seat that come with a batch of another. */
      joins: z.strictObject({ seat, batch: some, units: z.array(id).min(1) }),
      commands: z.array(z.strictObject({ seat, nations })),
    })
    .nullable()
    .default(null),
  specialJokers: z.array(z.strictObject({ joker: id, seat })),
  /** Nobody enters, attacks or strikes there. */
  closed: z.strictObject({ countries: z.array(country), spaces: ids }),
  /** Who may trace supply through a closed country. */
  transit: z.array(z.strictObject({ seat, through: countries })),
  /** who may stack with whom, and who may not attack whom. */
  friends: z.array(pair),
  peace: z.array(pair),
  /** countries except for what is listed for another. */
  control: z.array(z.strictObject({ side, countries: z.array(country), spaces: ids })).min(1),
  setUp: z.array(z.strictObject({ side, stacks: z.array(stack).min(1) })).min(1),
  entrenched: ids,
  /** Destroyed or waiting. */
  pools: z.array(z.strictObject({ side, units: ids, hidden })),
  /** who may take the place of units that rebel. */
  coupPool: ids,
  /** reinforcements, in the order in which they come. */
  batches: z.array(z.strictObject({ seat, batches: z.array(z.array(id)).min(1) })),
  cardsRemoved: z.array(cardNumber),
  usa: z.array(intervention),
  /** who has the Russians if they come. */
  russia: seat.nullable(),
  special: z.array(special),
  victory: z.array(victory).min(2),
  /** which seats two people hold. */
  groups: z.tuple([z.array(seat).min(1), z.array(seat).min(1)]),
  /** Who usually plays what where more than two but fewer than all take part: a list of groups for each number of people. */
  sharings: z.array(z.array(z.array(seat).min(1)).min(3).max(5)).default([]),
  /** where victory points are counted; null: not offered. */
  area: countries.nullable(),
});
export type ScenarioFile = z.infer<typeof scenarioFile>;

/** What an edition changes in a scenario that both have. */
export const amendmentFile = z.strictObject({
  source,
  /** §2.3: what this edition calls it. */
  name: name.optional(),
  /** Spaces that others replace. */
  moved: z.record(id, id).default({}),
  /** Units that are not listed in this edition. */
  unused: ids.default([]),
  /** In the place of the other edition's. */
  cardsRemoved: z.array(cardNumber).optional(),
  usa: z.array(intervention).optional(),
  special: z.array(special).optional(),
  /** Of these seats. */
  victory: z.array(victory).default([]),
});
export type Amendment = z.infer<typeof amendmentFile>;

type Control = { readonly [space: string]: Holder };

/** A scenario as one edition has it. */
export interface Scenario extends Frozen<Omit<ScenarioFile, "control" | "fewer" | "editions">> {
  /** What this edition calls it. */
  readonly id: string;
  /** Somebody's own, not one of the pack's. */
  readonly own: boolean;
  /** Who holds what, including whoever is there; spaces of nobody are missing. */
  readonly control: Control;
  readonly fewer: (Frozen<NonNullable<ScenarioFile["fewer"]>> & { readonly control: Control }) | null;
  /** friends as long as one of two people has both; no part of what victory counts among friends. */
  readonly together?: readonly (readonly [SeatId, SeatId])[];
}

/** What a scenario can ask of a seat for each level of victory, and how such conditions are combined. */
import { z } from "zod";
import { unknownWord } from "#engine";
import { country, id, nation, seat, some, upTo } from "./board-types.ts";
import { COUNTRIES, type Country, type Nation } from "./sides.ts";

const spaces = z.array(id).min(1);

const PLAIN = [
  /** The seat controls all of them; `fctl`: it or a friend. */
  z.strictObject({ kind: z.enum(["ctl", "fctl"]), spaces }),
  z.strictObject({ kind: z.enum(["any", "fany"]), least: some, spaces }),
  /** Spaces of a country that the seat controls. */
  z.strictObject({ kind: z.literal("cnt"), country, least: some }),
  /** Spaces of a country that IS controls. */
  z.strictObject({ kind: z.literal("isIn"), country, most: upTo(40) }),
  /** a corridor of supplied spaces. */
  z.strictObject({ kind: z.literal("corr"), from: country, to: z.enum([...COUNTRIES, "mediterranean"]) }),
  /** Units of a nation in the Force Pool or removed. */
  z.strictObject({ kind: z.literal("out"), nation, least: some }),
  /** No unit of these nations is there. */
  z.strictObject({ kind: z.literal("none"), nations: z.array(nation).min(1), spaces }),
  z.strictObject({ kind: z.literal("ten"), most: upTo(10) }),
  /** Spaces with a Kurdish symbol that the Kurdish seat controls. */
  z.strictObject({ kind: z.literal("kurd"), least: some }),
] as const;

/** What must be true at the end. */
export type Expression =
  | { readonly kind: "ctl" | "fctl"; readonly spaces: readonly string[] }
  | { readonly kind: "any" | "fany"; readonly least: number; readonly spaces: readonly string[] }
  | { readonly kind: "cnt"; readonly country: Country; readonly least: number }
  | { readonly kind: "isIn"; readonly country: Country; readonly most: number }
  | { readonly kind: "corr"; readonly from: Country; readonly to: Country | "mediterranean" }
  | { readonly kind: "out"; readonly nation: Nation; readonly least: number }
  | { readonly kind: "none"; readonly nations: readonly Nation[]; readonly spaces: readonly string[] }
  | { readonly kind: "ten"; readonly most: number }
  | { readonly kind: "kurd"; readonly least: number }
  | { readonly kind: "and" | "or"; readonly of: readonly Expression[] };

/** The plain conditions that a condition is made of. */
export const plainIn = (condition: Expression): readonly Plain[] =>
  "of" in condition ? condition.of.flatMap(plainIn) : [condition];

export type Plain = Exclude<Expression, { readonly kind: "and" | "or" }>;

const expression: z.ZodType<Expression> = z.discriminatedUnion(
  "kind",
  [...PLAIN, z.strictObject({ kind: z.enum(["and", "or"]), of: z.array(z.lazy(() => expression)).min(2) })],
  { error: (issue) => unknownWord("expression", issue) },
);

export const EXPRESSION_KINDS: readonly string[] = [
  ...PLAIN.flatMap(({ shape }) => ("values" in shape.kind ? [...shape.kind.values] : shape.kind.options)),
  "and",
  "or",
];

export const LEVELS = ["minor", "major", "decisive"] as const;

/** The level reached is the highest that is true. */
export const victory = z.strictObject({ seat, minor: expression, major: expression, decisive: expression });
export type Victory = z.infer<typeof victory>;

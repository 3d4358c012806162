import type { Parameters } from "../../content/parameters.ts";
import { type Country, FACTIONS, type Nation } from "../../content/sides.ts";

type Caveats = Parameters["caveats"];

/** Nations that do not mix, and nations that mix with some only; `in`: where that holds. */
export type Caveat =
  | { readonly apart: readonly Nation[]; readonly unless?: "one-player" }
  | { readonly only: readonly Nation[]; readonly with: readonly Nation[]; readonly in?: readonly Country[] };

/** : where Sunni and Al Sham militias count as those in Iraq; elsewhere as those in Syria. */
export const IRAQI_THEATRE: readonly Country[] = ["IRQ", "SAU", "KUW", "JOR", "IRN"];
const SYRIAN_THEATRE: readonly Country[] = ["SYR", "LEB", "TUR", "ISR"];

const IN_BOTH: readonly Caveat[] = [
  { only: ["IS"], with: ["IS"] },
  ...FACTIONS.map((faction): Caveat => ({ only: [faction], with: [faction] })),
  { apart: ["IRQ", "SYR"] },
  { apart: ["ISR", "TUR", "JOR"] },
];

/** Who may not stack and attack together (D-36). */
export const CAVEATS: { readonly [rule in Caveats]: readonly Caveat[] } = {
  "R-055": [
    ...IN_BOTH,
    { apart: ["RUS", "IRN"], unless: "one-player" },
    { apart: ["RUS", "SHI"] },
    { only: ["LEB"], with: ["LEB", "IRN", "HZI", "SYR"] },
  ],
  "R-056": [
    ...IN_BOTH,
    { apart: ["RUS", "IRN"] },
    { apart: ["FSA", "FIA"] },
    { only: ["FSA"], with: ["FSA", "SUN", "TUR"] },
    { only: ["FIA"], with: ["FIA", "SUN", "SAU"] },
    { only: ["SUN"], with: ["SUN", "FSA", "TUR"], in: SYRIAN_THEATRE },
    { only: ["SUN"], with: ["SUN", "FIA", "SAU"], in: IRAQI_THEATRE },
    { only: ["HZL", "HZI", "SHI"], with: ["HZL", "HZI", "SHI", "SYR", "RUS", "IRQ", "IRN"] },
    { only: ["LEB"], with: ["LEB", "IRN", "SYR"] },
  ],
};

/** Whether a line of the table keeps two nations apart in a country. */
export function keepsApart(caveat: Caveat, a: Nation, b: Nation, country: Country): boolean {
  if ("apart" in caveat) return a !== b && caveat.apart.includes(a) && caveat.apart.includes(b);
  if (caveat.in && !caveat.in.includes(country)) return false;
  return mixesNot(caveat, a, b) || mixesNot(caveat, b, a);
}

type Choosy = Extract<Caveat, { readonly only: readonly Nation[] }>;

const mixesNot = (caveat: Choosy, one: Nation, other: Nation): boolean =>
  caveat.only.includes(one) && !caveat.with.includes(other);

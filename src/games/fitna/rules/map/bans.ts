/** Why units may not attack or strike a space: closed countries, friends, peace, truces, and bans of nations. */
import { keysOf, mustGet, type Refusal } from "#engine";
import type { SpaceId } from "../../content/board-types.ts";
import type { Parameters } from "../../content/parameters.ts";
import type { Country, Holder, Nation } from "../../content/sides.ts";
import { isNoted, type Note } from "../powers/types.ts";
import { isClosed, type OpenGame, relationOf, sideName, specials } from "./relations.ts";

/** A nation that does not attack or strike another; `in`: only there; `until`: until one of these is noted. */
interface Ban {
  readonly by: readonly Nation[];
  readonly against: readonly Nation[];
  readonly in?: readonly Country[];
  readonly until?: readonly Note[];
  readonly bothWays?: true;
  /** Where it holds and what would lift it, as the end of a sentence. */
  readonly says: string;
}

const WEST: readonly Nation[] = ["USA", "FRA", "UK"];
const NEVER = ", whatever happens";

/** those of Russians are R-198. */
const BANS: { readonly [rule in Parameters["caveats"]]: readonly Ban[] } = {
  "R-055": [
    { by: ["RUS"], against: ["ISR"], in: ["ISR"], says: " in Israel and on the Golan Heights" },
    {
      by: ["RUS"],
      against: ["ISR"],
      in: ["SYR", "LEB"],
      until: ["israel-has-held-damascus"],
      says: " in Syria and Lebanon before Israel has captured Damascus",
    },
    {
      by: ["ISR"],
      against: ["RUS"],
      until: ["russia-has-hit-israelis"],
      says: ": these have neither attacked nor struck any of Israel",
    },
    { by: ["RUS"], against: ["TUR"], in: ["TUR"], says: " in Turkey" },
    {
      by: ["TUR"],
      against: ["RUS"],
      until: ["russia-has-attacked-turks", "russia-has-struck-turks"],
      says: ": these have neither attacked nor struck any of Turkey in Iraq or Syria",
    },
    { by: ["RUS"], against: WEST, bothWays: true, says: NEVER },
    { by: ["TUR", ...WEST], against: ["TUR", ...WEST], says: NEVER },
  ],
  "R-056": [
    { by: ["RUS"], against: ["TUR"], in: ["TUR"], says: " in Turkey" },
    { by: ["RUS"], against: ["USA", "ISR"], bothWays: true, says: NEVER },
    {
      by: ["TUR"],
      against: ["RUS"],
      until: ["russia-has-attacked-turks"],
      says: ": these have attacked none of Turkey in Iraq or Syria",
    },
    { by: ["TUR"], against: ["USA"], bothWays: true, says: NEVER },
  ],
};

/** Who attacks or strikes. */
export interface Author {
  readonly side: Holder;
  readonly nations: readonly Nation[];
}

const refused = (text: string, rule: string): Refusal => ({ code: "banned", text, rule });

/**
 * R-057 Why units may not attack a space, by what is known of it: `known` are the nations of defenders that can be seen.
 * Null: nothing that is known bars it.
 */
export const whyNoAttackBan = (
  game: OpenGame,
  author: Author,
  target: SpaceId,
  known: readonly Nation[],
): Refusal | null => whyBarred(game, author, target, known, "attack");

/** R-057 The same of a strike. */
export const whyNoStrike = (
  game: OpenGame,
  author: Author,
  target: SpaceId,
  known: readonly Nation[],
): Refusal | null => whyBarred(game, author, target, known, "strike");

function whyBarred(
  game: OpenGame,
  author: Author,
  target: SpaceId,
  known: readonly Nation[],
  act: "attack" | "strike",
): Refusal | null {
  const { edition } = game;
  const { name, country } = mustGet(edition.spaces, target);
  if (isClosed(game, target)) return refused(`${name} is closed in this scenario.`, "R-105");
  if (specials(game, "rear-area").some((one) => one.country === country))
    return refused(`${edition.countries[country].name} is a rear area: nobody attacks or strikes there.`, "R-105");
  return whyNotThem(game, author.side, target) ?? whyNotNations(game, author, country, known, act);
}

/** truces: by whose units are there, which everyone sees. Q-53: one of them protects the space. */
function whyNotThem(game: OpenGame, side: Holder, target: SpaceId): Refusal | null {
  const { scenario, state } = game;
  const there = keysOf(state.table.stacks[target] ?? {});
  for (const other of there) {
    const relation = relationOf(scenario, side, other);
    if (relation === "own") continue;
    if (relation === "friends")
      return refused(`${sideName(game, other)} stands there, and friends are never attacked or struck.`, "R-050");
    if (relation === "peace") return refused(`There is peace with ${sideName(game, other)}.`, "R-051");
    if (relation === "rivals") return refused("Kurds never attack each other.", "R-171");
    const isTruce = state.table.truces.some(
      ({ of, with: whom }) => (of === side && whom === other) || (of === other && whom === side),
    );
    if (isTruce) return refused(`There is a truce with ${sideName(game, other)}.`, "R-057");
  }
  return null;
}

/** one protected unit protects the space. */
function whyNotNations(
  { edition, state }: OpenGame,
  { nations }: Author,
  country: Country,
  known: readonly Nation[],
  act: "attack" | "strike",
): Refusal | null {
  const { caveats } = edition.parameters;
  for (const by of nations)
    for (const against of known) {
      const found = BANS[caveats].find((ban) => bars(ban, by, against) && holds(ban, country, state.table));
      if (by === against || !found) continue;
      const [one, other] = [edition.nations[by].name, edition.nations[against].name];
      return refused(`Units of ${one} may not ${act} units of ${other}${found.says}.`, caveats);
    }
  return null;
}

const bars = (ban: Ban, by: Nation, against: Nation): boolean =>
  (ban.by.includes(by) && ban.against.includes(against)) ||
  (ban.bothWays === true && ban.by.includes(against) && ban.against.includes(by));

const holds = ({ in: where, until }: Ban, country: Country, table: OpenGame["state"]["table"]): boolean =>
  (where === undefined || where.includes(country)) && !until?.some((note) => isNoted(table, note));

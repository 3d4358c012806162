import type { Colour, SpaceId } from "../../content/map-types.ts";
import type { Parameters } from "../../content/parameters.ts";
import type { Country, Nation } from "../../content/sides.ts";
import type { Edition } from "../../content/types.ts";
import type { Unit } from "../../content/unit-types.ts";
import type { Game } from "../../state.ts";
import { once, onceEach } from "../once.ts";
import { IRAQI_THEATRE } from "./caveats.ts";
import { specials } from "./relations.ts";

type Ruled = Pick<Game, "edition" | "scenario">;
type Spaces = readonly SpaceId[];

/** Nations with sources of one colour, their own or another's. */
const COLOURS_OF: { readonly [nation in Nation]?: readonly Colour[] } = {
  IRQ: ["IRQ"],
  IRN: ["IRN"],
  SYR: ["SYR"],
  TUR: ["TUR"],
  ISR: ["ISR"],
  SAU: ["SAU"],
  GCC: ["SAU"],
  JOR: ["SAU", "JOR"],
  EGY: ["SAU", "JOR"],
  RUS: ["RUS"],
};

/** To which spaces units of a nation that stand in a country trace supply. */
export const sourcesOf = ({ edition, scenario }: Ruled, nation: Nation, country: Country): Spaces =>
  sourcesIn(edition)(scenario, nation, country);

const sourcesIn = once((edition: Edition) =>
  onceEach((scenario: Game["scenario"], nation: Nation, country: Country) =>
    findSources({ edition, scenario }, nation, country),
  ),
);

function findSources(game: Ruled, nation: Nation, country: Country): Spaces {
  const { edition } = game;
  const { supply } = edition.parameters;
  const colours = COLOURS_OF[nation];
  if (colours) return ofColours(edition, colours);
  switch (nation) {
    case "FIA":
      return listed(edition, supply.fia);
    case "FSA":
      return listed(edition, supply.rebels);
    case "SUN":
      return IRAQI_THEATRE.includes(country) ? ofColours(edition, ["SAU"]) : listed(edition, supply.rebels);
    case "SHI":
    case "HZI":
      return [...listed(edition, supply.shia), ...(country === "SYR" ? supply.shiaInSyria : [])];
    case "LEB":
    case "HZL":
      return ["damascus"];
    case "USA":
    case "FRA":
    case "UK":
      return western(game);
    default:
      return symbols(game, nation);
  }
}

/** Whether a unit is supplied in a space, whoever holds what. */
export function isAlwaysSupplied(
  game: Ruled,
  { nation, state }: Pick<Unit, "nation" | "state">,
  space: SpaceId,
): boolean {
  const { edition } = game;
  const { rebels, shia } = edition.parameters.supply;
  const country = edition.spaces[space]?.country;
  switch (nation) {
    case "FSA":
    case "SUN":
      return rebels.always.includes(space);
    case "SHI":
      return shia.always.includes(space);
    case "LEB":
    case "HZL":
      return country === "LEB";
    case "GCC":
      return state === "KUW" && country === "KUW";
    case "KDP":
    case "PYD":
    case "PKK":
    case "IS":
      return symbols(game, nation).includes(space);
    default:
      return false;
  }
}

/** R-081 Western sources are open only where somebody holds them, not in a country of transit. */
export const mustBeHeld = (nation: Nation): boolean => nation === "USA" || nation === "FRA" || nation === "UK";

/** D-63: green is one colour. */
function ofColours({ supplies, parameters }: Edition, colours: readonly Colour[]): Spaces {
  const isGreen = colours.some((colour) => colour === "IRQ" || colour === "IRN");
  const all: readonly Colour[] = parameters.greenShared && isGreen ? [...colours, "IRQ", "IRN"] : colours;
  return all.flatMap((colour) => supplies[colour]);
}

const listed = (
  edition: Edition,
  { colours, spaces }: Pick<Parameters["supply"]["fia"], "colours" | "spaces">,
): Spaces => [...ofColours(edition, colours), ...spaces];

function western(game: Ruled): Spaces {
  const closed = specials(game, "no-western-source").flatMap(({ spaces }) => spaces);
  return game.edition.supplies.WEST.filter((space) => !closed.includes(space));
}

/** */
function symbols(game: Ruled, nation: Nation): Spaces {
  const { kurdish, marked } = game.edition;
  if (nation === "IS") return marked.is;
  if (nation !== "KDP" && nation !== "PYD" && nation !== "PKK") return [];
  return specials(game, "kurds-as-one").length > 0 ? Object.values(kurdish).flat() : kurdish[nation];
}

/** How pictures tell factions and suits apart: colours, letters, emblems, and the faces of cards. */
import { mustGet, type Seat } from "#engine";
import type { Badge, Card, Hue, Pictogram, Side } from "#scene";
import { faction } from "../content/factions.ts";
import type { Card as PlayedCard } from "../content/pack.ts";
import { canUse, SIDES, USE_NAMES, type Use } from "../content/use.ts";
import { ART } from "./cards/art.ts";
import { placeOf } from "./cards/places.ts";

/** A seat's colours: its letter is the one that its own cards carry. */
interface SideStyle {
  readonly hue: Hue;
  readonly letter: string;
}

const STYLES: { readonly [seat: Seat]: SideStyle } = {
  us: { hue: "blue", letter: "U" },
  insurgents: { hue: "red", letter: "I" },
  sunni: { hue: "orange", letter: "N" },
  shia: { hue: "green", letter: "H" },
  kurds: { hue: "purple", letter: "K" },
};

export const letter = (seat: Seat): string => mustGet(STYLES, seat).letter;

/** The sides of a scene. */
export const sides = (seats: readonly Seat[]): { [seat: Seat]: Side } =>
  Object.fromEntries(seats.map((seat) => [seat, { name: faction(seat).name, ...mustGet(STYLES, seat) }]));

export const badge = (seat: Seat): Badge => ({ colour: `@${seat}`, text: letter(seat), shape: "pill" });

const SUITS: { readonly [use in Use]: { readonly hue: Hue; readonly pictogram: Pictogram } } = {
  U: { hue: "blue", pictogram: "star" },
  I: { hue: "red", pictogram: "guerrilla" },
  M: { hue: "black", pictogram: "clash" },
  A: { hue: "sky", pictogram: "eye" },
  E: { hue: "brown", pictogram: "flag" },
  N: { hue: "orange", pictogram: "city" },
  H: { hue: "green", pictogram: "mosque" },
  K: { hue: "purple", pictogram: "sun" },
};

/** The colour of a suit. */
export const suit = (use: Use): Hue => SUITS[use].hue;

/** A faction's sign is that of its own cards. */
export const emblem = (seat: Seat): Pictogram => SUITS[cardLetter(seat)].pictogram;

const cardLetter = (seat: Seat): Use =>
  mustGet({ us: "U", insurgents: "I", sunni: "N", shia: "H", kurds: "K" } as const, seat);

/** Two for each suit, so that a hand of one suit is no row of the same. */
const SKIES: { readonly [use in Use]: readonly [NonNullable<Card["sky"]>, NonNullable<Card["sky"]>] } = {
  U: ["day", "night"],
  I: ["dusk", "storm"],
  M: ["storm", "dusk"],
  A: ["day", "dusk"],
  E: ["dusk", "storm"],
  N: ["day", "dusk"],
  H: ["night", "day"],
  K: ["dusk", "day"],
};

/** A card face up: its suit, what it is worth, and for whom. */
export const face = ({ id, name, use, fv }: PlayedCard, seats: readonly Seat[]): Card => ({
  title: name,
  value: String(fv),
  worth: String(fv),
  band: `${use} · ${USE_NAMES[use]}`,
  colour: SUITS[use].hue,
  pictogram: SUITS[use].pictogram,
  art: ART[id] ?? SUITS[use].pictogram,
  sky: SKIES[use][id.length % 2 === 0 ? 0 : 1],
  place: placeOf(id),
  footer: whose(seats, use),
});

/** "for all", "for Sunni, Shia". */
function whose(seats: readonly Seat[], use: Use): string {
  const uses = seats.filter((seat) => canUse(seat, use, null));
  if (uses.length === seats.length) return "for all";
  const [ally] = SIDES.filter((side) => canUse(side, use, null));
  if (uses.length === 0) return ally ? `with ${faction(ally).name}` : `for ${USE_NAMES[use]}`;
  const [other, ...more] = seats.filter((seat) => !uses.includes(seat));
  if (other && more.length === 0 && seats.length > 3) return `for all but ${faction(other).the}`;
  return `${uses.length < 3 ? "for " : ""}${uses.map((seat) => faction(seat).name).join(", ")}`;
}

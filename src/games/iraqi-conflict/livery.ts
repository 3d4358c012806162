import { of, type Seat } from "../../engine/index.ts";
import type { Badge, Card, Hue, Pictogram, Side } from "../../scene/index.ts";
import type { Card as PlayedCard } from "./cards/deck.ts";
import { USE_NAMES, type Use } from "./cards/use.ts";
import { faction } from "./factions.ts";

/** A seat's colours: its letter is the one that its own cards carry. */
interface Livery {
  readonly hue: Hue;
  readonly letter: string;
}

const LIVERIES: { readonly [seat: Seat]: Livery } = {
  us: { hue: "blue", letter: "U" },
  insurgents: { hue: "red", letter: "I" },
  sunni: { hue: "orange", letter: "N" },
  shia: { hue: "green", letter: "H" },
  kurds: { hue: "purple", letter: "K" },
};

export const letter = (seat: Seat): string => of(LIVERIES, seat).letter;

/** The sides of a scene. */
export const sides = (seats: readonly Seat[]): { [seat: Seat]: Side } =>
  Object.fromEntries(seats.map((seat) => [seat, { name: faction(seat).name, ...of(LIVERIES, seat) }]));

export const badge = (seat: Seat): Badge => ({ colour: `@${seat}`, text: letter(seat), shape: "pill" });

const SUITS: { readonly [use in Use]: { readonly hue: Hue; readonly pictogram: Pictogram } } = {
  U: { hue: "blue", pictogram: "star" },
  I: { hue: "red", pictogram: "guerrilla" },
  M: { hue: "black", pictogram: "clash" },
  A: { hue: "yellow", pictogram: "eye" },
  E: { hue: "brown", pictogram: "flag" },
  N: { hue: "orange", pictogram: "city" },
  H: { hue: "green", pictogram: "mosque" },
  K: { hue: "purple", pictogram: "sun" },
};

/** The colour of a suit. */
export const suit = (use: Use): Hue => SUITS[use].hue;

/** A card face up. */
export const faceUp = ({ name, use, fv }: PlayedCard, usable: boolean): Card => ({
  title: name,
  letter: use,
  value: String(fv),
  colour: SUITS[use].hue,
  pictogram: SUITS[use].pictogram,
  footer: USE_NAMES[use],
  state: usable ? "bright" : "dimmed",
});

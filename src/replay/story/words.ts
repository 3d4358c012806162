/** How the story names sides, and how lines of the log read without their markup. */
import { listed, type Phase, type Seat } from "#engine";
import type { ShownSide } from "../show.ts";
import type { ToldLine } from "./moments.ts";

/** A side as sentences name it: "the Shiites". */
export interface Side extends ShownSide {
  readonly inText: string;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "1 unit", "3 units". */
export const counted = (n: number, { one, many }: { readonly one: string; readonly many: string }): string =>
  `${n} ${n === 1 ? one : many}`;

/** "turn 4, Combat"; before the first turn "Set-up". */
export function momentOf({ turn, name }: Pick<Phase, "turn" | "name"> = { turn: 0, name: "" }): string {
  if (turn < 1) return name || "the start";
  return [`turn ${turn}`, name].filter((word) => word !== "").join(", ");
}

export const times = (n: number): string => (n === 1 ? "once" : n === 2 ? "twice" : `${n} times`);

/** Names of sides, as a sentence of the story has them. */
export class Sides {
  readonly #sides: ReadonlyMap<Seat, Side>;

  constructor(sides: readonly Side[]) {
    this.#sides = new Map(sides.map((side) => [side.seat, side]));
  }

  get all(): readonly Side[] {
    return [...this.#sides.values()];
  }

  has(seat: Seat): boolean {
    return this.#sides.has(seat);
  }

  /** "the Shiites" */
  the(seat: Seat): string {
    return this.#sides.get(seat)?.inText ?? seat;
  }

  /** "The Shiites" */
  The(seat: Seat): string {
    return capital(this.the(seat));
  }

  /** "the US and the Sunnis" */
  together(seats: readonly Seat[]): string {
    return this.#named(seats, (seat) => this.the(seat));
  }

  /** "the US (Ben) and the Sunnis (Ada)" */
  playedTogether(seats: readonly Seat[]): string {
    return this.#named(seats, (seat) => this.played(seat));
  }

  /** A side that is a pair, "Syria and Russia", stands apart from others. */
  #named(seats: readonly Seat[], name: (seat: Seat) => string): string {
    const isPair = (seat: Seat): boolean => this.the(seat).includes(" and ");
    const others = seats.filter((seat) => !isPair(seat)).map(name);
    const pairs = seats.filter(isPair).map(name);
    return [...(others.length > 0 ? [listed(others)] : []), ...pairs].join(" as well as ");
  }

  /** "the US (Ben)"; a computer has no name. */
  played(seat: Seat): string {
    const players = this.#sides.get(seat)?.players ?? [];
    return players.length > 0 ? `${this.the(seat)} (${listed(players)})` : this.the(seat);
  }
}

/** A line of the log without bold, small print and backslashes. */
export const plain = (text: string): string =>
  text
    .replace(/^-# /gm, "")
    .replaceAll("**", "")
    .replace(/\\([*_~`|\\])/g, "$1")
    .replace(/\s*\n\s*/g, " ")
    .trim();

/** Its first sentence without the full stop, for a headline; names such as "No. 5" are no ends. */
export function headline(text: string): string {
  const [first = ""] = plain(text).split(/(?<=[a-z0-9)%’”][.!])\s+(?=[A-Z“])/);
  return first.replace(/[.!]$/, "");
}

/** A line in its short form, with the place that it does not name itself. */
export function explained(
  { placeName }: { readonly placeName: (place: string) => string },
  { text, about }: ToldLine,
): string {
  const said = plain(about.short ?? text);
  const [place] = about.places;
  const name = place === undefined ? "" : placeName(place);
  return about.short === undefined || name === "" || said.includes(name) ? said : `${name}: ${said}`;
}

import { game, mustGet, type Seat, type View } from "#engine";

/*
 * Raiders: in a march a side moves its bands one by one and scouts what the other holds, as rows of one sheet. Who enters a
 * zone of the other's may be ambushed, and then chooses where to fall back to. Between marches both choose three supplies
 * of three kinds, face down. Draws nothing, but a row may reveal, ask the other side, or ask its own.
 */

export const KINDS = ["scouts", "raids", "feints"] as const;
export type Kind = (typeof KINDS)[number];

/** How many a side holds of each kind. */
export const POOL = 2;

export interface Raiders {
  Content: {
    readonly zones: {
      readonly [zone: string]: { readonly at: readonly [number, number]; readonly next: readonly string[] };
    };
  };
  Table: {
    round: number;
    rounds: number;
    /** Whose march it is; null: supplies are chosen. */
    marching: Seat | null;
    seats: Seat[];
    bands: { [band: string]: { seat: Seat; at: string } };
    /** Bands that have moved in this march. */
    moved: string[];
    /** Zones of ambushes in this march: nobody marches there again. */
    closed: string[];
    fallen: string[];
    /** How many supplies each side holds. */
    held: { [seat: Seat]: number };
  };
  Hand: { [kind in Kind]: number };
  Box: Record<string, never>;
  Event: { readonly kind: "said"; readonly text: string };
  Secret: { readonly kind: "said"; readonly text: string };
}

export type Table = View<Raiders>["table"];
export const { action, procedure, form } = game<Raiders>();

export const said = (text: string): Raiders["Event"] => ({ kind: "said", text });
export const named = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1).replace("-", " ")}`;
export const otherThan = ({ seats }: Table, seat: Seat): Seat => seats.find((one) => one !== seat) ?? seat;
export const bandsOf = ({ bands }: Table, seat: Seat): string[] =>
  Object.keys(bands)
    .filter((band) => bands[band]?.seat === seat)
    .sort();
export const zoneOf = ({ bands }: Table, band: string): string => mustGet(bands, band).at;
export const isHeld = ({ bands }: Table, seat: Seat, zone: string): boolean =>
  Object.values(bands).some((band) => band.seat === seat && band.at === zone);

/** The colours and emblems of both seats and of Syria. */
import { type Colour, inColours, type Pictogram, type Scene } from "#scene";
import type { Nation, SeatId } from "../../content/types.ts";

/** Syria's pieces have their own colour, though the Insurgents command them. */
export const sides: NonNullable<Scene["sides"]> = {
  idf: { name: "IDF", hue: "blue", letter: "IDF", emblem: "helmet" },
  insurgent: { name: "Insurgents", hue: "yellow", letter: "INS", emblem: "guerrilla" },
  syria: { name: "Syria", hue: "red", letter: "SYR", emblem: "flag" },
};

export const EMBLEMS: { readonly [seat in SeatId]: Pictogram } = { idf: "helmet", insurgent: "guerrilla" };

export const seatColour = (seat: SeatId): Colour => `@${seat}`;

/** Of a heading. */
export const inSeatColours = (seat: SeatId) => inColours(seatColour(seat), EMBLEMS[seat]);

const NATION_COLOURS: { readonly [nation in Nation]: Colour } = {
  israel: "@idf",
  hezbollah: "@insurgent",
  syria: "@syria",
};

export const nationColour = (nation: Nation): Colour => NATION_COLOURS[nation];

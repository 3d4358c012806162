import type { ChitEvent, ChitSecret } from "./events.ts";
import { chitWords } from "./hand.ts";

export const describeHands = ({ held }: ChitEvent): string => `Chits: IDF ${held.idf}, Insurgents ${held.insurgent}.`;

export const describeHand = ({ chits }: ChitSecret): string => `Your hand: ${chitWords(chits)}.`;

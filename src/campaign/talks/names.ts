/** Names for promises and talks that give nothing away about others, and who knows of a given one. */
import { createHmac } from "node:crypto";
import type { GameRecord, TalkRecord } from "../../store/records.ts";

/** Hexadecimal digits: nobody meets the same ones twice in a campaign, and nobody counts by them. */
const DIGITS = 12;

/**
 * What a promise or a talk is known by outside: the same words give the same name in one campaign, and whoever does not know
 * its secret can neither guess a name nor tell how many there are.
 */
export const secretName = ({ secret }: Pick<GameRecord, "secret">, ...words: readonly string[]): string =>
  createHmac("sha256", secret).update(JSON.stringify(words)).digest("hex").slice(0, DIGITS);

/** Whether something that only some seats know of is known to these; `among` null: everyone knows it. */
export const isKnownTo = (among: readonly string[] | null, seats: readonly string[]): boolean =>
  among === null || among.some((seat) => seats.includes(seat));

/** Whether all sides of a talk have let everyone read it, once the campaign has ended. */
export const isOpenToAll = ({ seats, opened }: Pick<TalkRecord, "seats" | "opened">): boolean =>
  seats.every((seat) => opened.includes(seat));

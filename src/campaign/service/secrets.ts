/** New ids of campaigns, which nothing else has, and new secrets of their dice. */
import { randomBytes, randomInt } from "node:crypto";
import { commitment } from "#engine";
import { IdTaken } from "../../store/problems.ts";
import type { Secret } from "../facts/lobby.ts";

const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** A short name for a campaign, easy to read out. */
export const newGameId = (): string => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/** The name of a lesson that somebody plays: no campaign has one like it. */
export const newLessonId = (): string => `${LESSON}${newGameId().slice(1)}`;

/** Whether a name is a lesson's. */
export const isLessonId = (id: string): boolean => id.startsWith(LESSON);
const LESSON = "L";

/** The name of a try-out: no campaign and no lesson has one like it. */
export const newTryOutId = (): string => `${TRY_OUT}${newGameId().slice(1)}`;

/** Whether a name is a try-out's. */
export const isTryOutId = (id: string): boolean => id.startsWith(TRY_OUT);
const TRY_OUT = "T";

/** Creates something under an id that is drawn for it; another one is drawn as long as the store has a campaign of that id. */
export async function underNewId<T>(draw: () => string, create: (id: string) => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await create(draw());
    } catch (error) {
      if (!(error instanceof IdTaken)) throw error;
    }
  }
}

/** 32 random bytes and their promise. */
export function newSecret(): Secret {
  const secret = randomBytes(32).toString("hex");
  return { secret, commitment: commitment(secret) };
}

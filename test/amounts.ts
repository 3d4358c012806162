/**
 * How much of what is random or many is played: `npm test` plays a sample of it, UMPIRE_FUZZ_GAMES=N all of it, N times as
 * many games.
 */
export const TIMES = Math.max(1, Math.floor(Number(process.env.UMPIRE_FUZZ_GAMES ?? 1)) || 1);

export const isLong = TIMES > 1;

/** An amount for usual tests, and one for the long run. */
export const amount = <T>(usual: T, long: T): T => (isLong ? long : usual);

/** The letters in which numbers are written, each worth its place. */
export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
export const VALUES: ReadonlyMap<string, number> = new Map([...LETTERS].map((letter, value) => [letter, value]));

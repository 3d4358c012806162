/** Angles, lengths and powers that are the same in every engine: the last bits of the language's own functions are each engine's own affair. */

/** Finer than any pixel, coarser than what engines differ by. */
const GRAIN = 2 ** 36;
const settled = (value: number): number => Math.round(value * GRAIN) / GRAIN;

export const inRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Of an angle in radians. */
export const sine = (angle: number): number => settled(Math.sin(angle));
export const cosine = (angle: number): number => settled(Math.cos(angle));

/** Degrees clockwise from the right, y down. */
export const degreesOf = (x: number, y: number): number => settled((Math.atan2(y, x) * 180) / Math.PI);

export const lengthOf = (x: number, y: number): number => Math.sqrt(x * x + y * y);

export const squared = (value: number): number => value * value;
export const cubed = (value: number): number => value * value * value;

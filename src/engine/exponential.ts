/** The exponential function by products alone: every JavaScript engine comes to the same number. */

const SQUARINGS = 16;

/** e to the power of `x`, to about `x * x / 130,000` of it; 0 for what is too small. */
export function exponential(x: number): number {
  let power = Math.max(0, 1 + x / (1 << SQUARINGS));
  for (let i = 0; i < SQUARINGS; i++) power *= power;
  return power;
}

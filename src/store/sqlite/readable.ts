/** Reads as many rows as possible where some are damaged. */
import { Damaged } from "../problems.ts";

/** Rows, and the parts that they can be read in. */
interface Rows<K, T> {
  all(): readonly T[];
  keys(): readonly K[];
  part(key: K): readonly T[];
}

/** All rows; a damaged one hides none but those of its part. */
export const readable = <K, T>({ all, keys, part }: Rows<K, T>): readonly T[] =>
  orDamaged(all) ?? keys().flatMap((key) => orDamaged(() => part(key)) ?? []);

/** What is read, or null where it is damaged. */
export function orDamaged<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Damaged) return null;
    throw error;
  }
}

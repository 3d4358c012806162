/** Reads as many rows as possible where some are damaged. */
import { Damaged } from "../problems.ts";

/** Rows, and the parts that they can be read in. */
interface Rows<K, T> {
  all(): PromiseLike<readonly T[]>;
  keys(): PromiseLike<readonly K[]>;
  part(key: K): PromiseLike<readonly T[]>;
}

/** All rows; a damaged one hides none but those of its part. */
export async function readable<K, T>({ all, keys, part }: Rows<K, T>): Promise<readonly T[]> {
  const whole = await orDamaged(all);
  if (whole) return whole;
  const found: T[] = [];
  for (const key of await keys()) found.push(...((await orDamaged(() => part(key))) ?? []));
  return found;
}

/** What is read, or null where it is damaged. */
export async function orDamaged<T>(read: () => PromiseLike<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (damageIn(error)) return null;
    throw error;
  }
}

/** The damage that an error tells of, whoever has wrapped it up; null: it tells of none. */
export function damageIn(error: unknown): Damaged | null {
  if (error instanceof Damaged) return error;
  return error instanceof Error ? damageIn(error.cause) : null;
}

/** JSON as it lies in a database, whatever kind that is: read, and checked before its type is believed. */
import { Damaged } from "./problems.ts";

/** What JSON of ours must at least be. */
const SHAPES = {
  anything: () => true,
  list: Array.isArray,
  record: (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value),
} as const;

type Shape = keyof typeof SHAPES | ((value: unknown) => boolean);

/** How a column of JSON is written and read. */
interface JsonColumn<T> {
  toDriver(value: T): string;
  fromDriver(text: unknown): T;
}

/**
 * JSON that we have written. Where that is not what it is, reading it gives `instead`, or throws `Damaged`; `where`:
 * "games.options".
 */
export const storedJson = <T>(where: string, shape: Shape, instead?: NoInfer<T>): JsonColumn<T> => ({
  toDriver: (value) => JSON.stringify(value),
  fromDriver(text) {
    const value = readJson(text);
    if (value !== undefined && isShape(value, shape)) return value as T; // written from a T
    return instead === undefined ? damaged(where) : instead;
  },
});

/** A list as the writer has put it into a statement of its own. Throws `Damaged`; `where`: "log.told". */
export function listIn<T>(text: string, where: string): T[] {
  const value = readJson(text);
  return value === undefined ? damaged(where) : (value as T[]); // as the writer put it
}

/** Whether a text is that of a JSON record. */
export const isRecord = (text: unknown): boolean => typeof text === "string" && isShape(readJson(text), "record");

/** `where`: "games.options". */
export function damaged(where: string): never {
  throw new Damaged(`${where} cannot be read`);
}

const isShape = (value: unknown, shape: Shape): boolean =>
  typeof shape === "string" ? SHAPES[shape](value) : shape(value);

/** Undefined: it is no JSON. */
function readJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

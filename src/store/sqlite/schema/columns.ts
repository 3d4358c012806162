/** Kinds of columns: times, JSON that is checked when it is read, pictures. */
import { customType, integer } from "drizzle-orm/sqlite-core";
import type { Sketch } from "#engine";
import { Damaged } from "../../problems.ts";
import { unpacked } from "../packed.ts";

/** Times are milliseconds since 1970, UTC. */
export const at = (name: string) => integer(name).notNull();

/** What JSON of ours must at least be, before its type is believed. */
const SHAPES = {
  anything: () => true,
  list: Array.isArray,
  record: (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value),
} as const;

/**
 * JSON that we have written. Where that is not what it is, reading it gives `instead`, or throws `Damaged`; `where`:
 * "games.options".
 */
export const json = <T>(
  where: string,
  shape: keyof typeof SHAPES | ((value: unknown) => boolean),
  instead?: NoInfer<T>,
) =>
  customType<{ data: T; driverData: string }>({
    dataType: () => "text",
    toDriver: (value) => JSON.stringify(value),
    fromDriver(text) {
      const value = readJson(text);
      const isWhole = typeof shape === "string" ? SHAPES[shape] : shape;
      if (value !== undefined && isWhole(value)) return value as T; // written from a T
      if (instead !== undefined) return instead;
      return damaged(where);
    },
  })();

/** What a picture is made from: as it was written, or packed; `where`: "pictures.sketch". */
export const sketchColumn = (where: string) =>
  customType<{ data: Sketch; driverData: string | Buffer }>({
    dataType: () => "blob",
    toDriver: (sketch) => sketch,
    fromDriver: (stored) => (isRecord(stored) ? stored : (unpacked(stored) ?? damaged(where))) as Sketch, // written from one
  })();

const isRecord = (stored: unknown): boolean => typeof stored === "string" && SHAPES.record(readJson(stored));

function damaged(where: string): never {
  throw new Damaged(`${where} cannot be read`);
}

/** Undefined: it is no JSON. */
function readJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/** The worker thread of the readings that take long: opens the database for itself, and only to read. */
import { Damaged } from "../problems.ts";
import { openDatabase } from "./database.ts";
import { type Read, type ReadingWish, readIn } from "./long-readings.ts";

export default function read({ file, reading }: ReadingWish): Read<unknown> {
  try {
    const database = openDatabase(file, { readonly: true });
    try {
      return { found: readIn(database, reading) };
    } finally {
      database.close();
    }
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return error instanceof Damaged ? { damaged: said } : { problem: said };
  }
}

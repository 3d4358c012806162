import { z } from "zod";
import { readPackFiles } from "../../../src/packs/packs.ts";

/** The pack of the game, and packs that differ from it. */
export const files = readPackFiles(new URL("../../../data/battle-for-baghdad", import.meta.url).pathname);

/** The tables of section 6 as they stand, without what is tuned by the number of seats (6.7): what examples count with. */
export const untuned: typeof files = Object.fromEntries(
  Object.entries(files).map(([name, file]) => [name, plainly(file)]),
);

function plainly(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainly);
  if (typeof value !== "object" || value === null) return value;
  if ("usual" in value && "bySeats" in value) return value.usual;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, plainly(member)]));
}

const things = z.array(z.record(z.string(), z.unknown()));
type Things = z.infer<typeof things>;

/** The pack with one of its lists changed. */
export function changed(
  file: string,
  list: string,
  change: (all: Things) => Things,
): { readonly [file: string]: unknown } {
  const old = z.record(z.string(), z.unknown()).parse(structuredClone(files[file]));
  return { ...files, [file]: { ...old, [list]: change(things.parse(old[list])) } };
}

/** The pack with some fields of one item changed. */
export const withItem = (file: string, list: string, id: string, fields: object) =>
  changed(file, list, (all) => all.map((one) => (one.id === id || one.seat === id ? { ...one, ...fields } : one)));

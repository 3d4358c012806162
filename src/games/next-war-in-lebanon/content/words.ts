/**
 * What the files of the pack are made of. Each is well formed by itself; what they say of each other is examined by the
 * checks.
 */
import { z } from "zod";
import { SEATS } from "./sides.ts";

export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be words in small letters with hyphens between");
export const name = z.string().min(1).max(60);
export const source = z.string().regex(/^(rulebook|reconstruction)/, "must begin with rulebook or reconstruction");
export const some = z.int().min(1);
export const seat = z.enum(SEATS);
export const bySeat = z.strictObject({ idf: some, insurgent: some });
/** Faces of a die. */
export const faces = z.array(z.int().min(1).max(6)).min(1);

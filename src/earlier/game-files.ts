/** The files of campaigns as releases up to 0.2 wrote them: their rows do not say what they told. */
import { z } from "zod";
import { fileToday, provenRow } from "../proof/game-file.ts";

const rows = z.array(z.strictObject(provenRow).transform((row) => ({ ...row, format: 1 as const, events: null })));
const { engines, ...others } = fileToday.shape;

/** Nobody kept the engines that had played them. */
const first = z
  .strictObject({ ...others, version: z.literal(1), rows })
  .transform((file) => ({ ...file, engines: [] }));
const second = z.strictObject({ ...others, engines, version: z.literal(2), rows });

export const EARLIER_FILES = [first, second] as const;

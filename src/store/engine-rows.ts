/** What every database does with engines: how their text is compressed, and which of the parts played tell of them. */
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants } from "node:zlib";

/** The best of all would take seconds, to spare a tenth. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressed = promisify(brotliCompress);

/** An engine's text as it is kept. */
export const packedEngine = (text: string): Promise<Buffer> => compressed(text, QUALITY);

/** The text again, whatever lies there: whoever uses it compares it with its name. */
export function engineText(code: Buffer): string {
  try {
    return brotliDecompressSync(code).toString("utf8");
  } catch {
    return "";
  }
}

/** Whoever played a part later has played all of it: whose engine is kept makes those before unnecessary. */
export const REPEATED = `EXISTS (SELECT 1 FROM played later WHERE later.game = played.game AND later.origin = played.origin
  AND later.id > played.id AND later.engine IS NOT NULL)`;

/** What is known of the engine of a game's code: of all entries of a code it is kept, or of none, so the last one tells. */
export const latestEngineOf = (code: string, game: string): string => `
  SELECT last.engine FROM played last JOIN games other ON other.id = last.game
  WHERE last.code = ${code} AND other.game = ${game} ORDER BY last.id DESC LIMIT 1`;

import { PackError } from "#engine";

type Pack = { readonly [file: string]: unknown };

/** What somebody reads whose pack is not accepted; "no complaint" if it is. */
export function complaintOf(readPack: (pack: Pack) => unknown, pack: Pack): string {
  try {
    readPack(pack);
  } catch (error) {
    if (error instanceof PackError) return error.message;
    throw error;
  }
  return "no complaint";
}

import type { Table } from "../../state.ts";

/**
 * What has happened once and lifts bans on attacks and strikes, noted in `table.once` beside what raises
 * tension once.
 */
export type Note =
  /** Israeli units have captured Damascus. */
  | "israel-has-held-damascus"
  /** Russian units have attacked Turkish units in Iraq or Syria, or struck them. */
  | "russia-has-attacked-turks"
  | "russia-has-struck-turks"
  /** Russian units have attacked or struck Israeli units. */
  | "russia-has-hit-israelis";

export const isNoted = ({ once }: Pick<Table, "once">, note: Note): boolean => once.includes(note);

export function takeNote({ once }: Pick<Table, "once">, note: Note): void {
  if (!once.includes(note)) once.push(note);
}

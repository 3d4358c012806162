/**
 * Writes `notifications.txt` into a folder: every notification as a lock screen shows it, a line each (when, who, where,
 * text).
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Phone } from "../../sandbox/index.ts";

export function writeNotifications(folder: string, phones: readonly Phone[]): void {
  const lines = phones
    .flatMap(({ person, pushes }) => pushes.map((push) => ({ ...push, who: person.name })))
    .sort((a, b) => a.at - b.at)
    .map(({ at, who, place, text }) =>
      `${new Date(at).toISOString().slice(0, 16)}  ${who}  ${place}  ${text}`.trimEnd(),
    );
  writeFileSync(join(folder, "notifications.txt"), lines.map((line) => `${line}\n`).join(""));
}

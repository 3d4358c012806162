import Sqlite from "better-sqlite3";
import { vi } from "vitest";

/** Notes the SQL of all statements that are prepared until it ends. */
export function notePrepared(): { readonly statements: ReadonlySet<string>; end(): void } {
  const statements = new Set<string>();
  const { prepare } = Sqlite.prototype;
  const spy = vi.spyOn(Sqlite.prototype, "prepare").mockImplementation(function (this: Sqlite.Database, source) {
    statements.add(source);
    return prepare.call(this, source);
  });
  return { statements, end: () => spy.mockRestore() };
}

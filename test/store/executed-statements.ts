import type Sqlite from "better-sqlite3";
import { vi } from "vitest";
import type { Database } from "../../src/store/sqlite/database.ts";

/** A statement that writes a table; `columns`: those that an update sets, null: whole rows. */
export interface Written {
  readonly table: string;
  readonly columns: readonly string[] | null;
}

/** Notes what the statements that are executed write, whether they find a row or not. */
export function noteWritten({ sqlite }: Pick<Database, "sqlite">): {
  begin(): void;
  written(): readonly Written[];
  end(): void;
} {
  let sources: string[] = [];
  const statement: Sqlite.Statement = Object.getPrototypeOf(sqlite.prepare("SELECT 1"));
  const spies = (["run", "get", "all"] as const).map((method) => {
    const execute = statement[method];
    return vi.spyOn(statement, method).mockImplementation(function (this: Sqlite.Statement, ...given: unknown[]) {
      sources.push(this.source);
      return execute.apply(this, given) as never;
    });
  });
  return {
    begin: () => {
      sources = [];
    },
    written: () => sources.flatMap(writtenBy),
    end: () => {
      for (const spy of spies) spy.mockRestore();
    },
  };
}

const WRITE = /^\s*(insert\s+into|update|delete\s+from)\s+["`]?(\w+)["`]?([\s\S]*)$/i;

function writtenBy(source: string): Written[] {
  const [, verb = "", table = "", rest = ""] = WRITE.exec(source) ?? [];
  if (verb === "") return [];
  const isUpdate = /^update/i.test(verb);
  const [, sets = ""] = /^[\s\S]*?\bset\b([\s\S]*?)(?:\bwhere\b|\bfrom\s*\(|$)/i.exec(rest) ?? [];
  const columns = [...sets.matchAll(/["`]?(\w+)["`]?\s*=(?!=)/g)].map(([, column = ""]) => column);
  return [{ table, columns: isUpdate ? columns : null }];
}

import { beforeAll, describe, expect, it } from "vitest";
import { benchServed, type ServedFigures } from "../../scripts/bench/served.ts";
import { postgresPrograms } from "../postgres/server.ts";

const SUBMITS = 5;

describe.skipIf(postgresPrograms() === null)("submits on PostgreSQL beside SQLite", () => {
  let figures: ServedFigures | null = null;
  beforeAll(async () => {
    figures = await benchServed(SUBMITS, 2);
  });

  it("are compared where both keep what they have written when the power goes", () => {
    expect(figures?.settings).toMatchObject({ fsync: "on", synchronousCommit: "on", sqliteSynchronous: "full" });
  });

  it("say what each took, and their ratio", () => {
    expect(figures).toMatchObject({ submits: SUBMITS });
    for (const figure of ["submitMs", "sqliteMs", "transactionMs", "ratio"] as const)
      expect(figures?.[figure], figure).toBeGreaterThan(0);
  });
});

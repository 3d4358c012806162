import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { examineMachine, THIS_MACHINE } from "../../src/cli/doctor/machine.ts";
import { type Served, servedBy } from "./databases.ts";
import { onServer } from "./server.ts";

const server = inject("postgres");
let served: Served;
beforeAll(async () => {
  served = await servedBy(server, "empty", async () => undefined);
});
afterAll(() => served.drop());

const found = async (database: string) => {
  const { findings } = await examineMachine({ database, backupHours: 24 }, THIS_MACHINE);
  return Object.fromEntries(findings.map(({ what, text }) => [what, text]));
};

it("the doctor reads a database on a server beside the bot, and says that nobody backs it up", async () => {
  const findings = await found(served.address);
  expect(findings.database).toContain("can be read");
  expect(findings.backups).toContain("Umpire makes none of postgres://umpire@localhost/");
});

it("the doctor says of a database without tables that the start brings it up to date", async () => {
  await onServer(server, "CREATE DATABASE bare");
  const bare = new URL(server);
  bare.pathname = "/bare";
  expect((await found(bare.toString())).database).toMatch(/^is empty, or an earlier release's/);
});

it("the doctor says why a server cannot be used, and no password", async () => {
  const url = new URL(served.address);
  url.password = "hush-hush";
  url.searchParams.set("host", "/nowhere");
  const findings = await found(url.toString());
  expect(findings.database).toContain("cannot be reached");
  expect(JSON.stringify(findings)).not.toContain("hush");
});

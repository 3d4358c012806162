import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Damaged } from "../../src/store/problems.ts";
import { readIn } from "../../src/store/sqlite/long-readings.ts";
import { person, type Service, service, startedGame } from "../campaign/harness.ts";
import { notePrepared } from "./prepared-statements.ts";

let folder: string;
let s: Service;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "umpire-long-readings-"));
  s = await service(join(folder, "umpire.sqlite"));
  await startedGame(s, ["us", "insurgents"]);
});
afterEach(async () => {
  await s.campaigns.stop();
  s.database.close();
  rmSync(folder, { recursive: true });
});

const { id } = person(0);

it("what is kept of a person is read on a thread of its own, and whole", async () => {
  const here = readIn(s.database, { read: "traces", person: id });
  expect(here.memberships.map(({ seat }) => seat)).toEqual(["us"]);
  const noted = notePrepared();
  try {
    expect(await s.repository.traces(id)).toEqual(here);
    expect([...noted.statements]).toEqual([]); // this thread has asked the database nothing
    readIn(s.database, { read: "traces", person: id });
    expect([...noted.statements].length).toBeGreaterThan(10);
  } finally {
    noted.end();
  }
});

it("damage that is met there is told as damage", async () => {
  const [{ id: game } = { id: "" }] = await s.repository.games({});
  s.database.sqlite.exec(
    `INSERT INTO talks (game, id, seats, by, at, persons, inside, phase) VALUES ('${game}', 't', '[', 'us', 1, '["${id}"]', '[]', 'p')`,
  );
  await expect(s.repository.traces(id)).rejects.toBeInstanceOf(Damaged);
  expect((await s.repository.traces(person(1).id)).memberships).toHaveLength(1);
});

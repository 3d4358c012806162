import { DiscordAPIError } from "discord.js";
import { expect, it } from "vitest";
import { plainError } from "../../../src/campaign/service/plain-error.ts";
import { openDatabase } from "../../../src/store/sqlite/database.ts";
import { games } from "../../../src/store/sqlite/schema.ts";

const SECRET = "air-supremacy";

it("an error of Discord is logged without the request that failed", () => {
  const body = { json: { content: SECRET }, files: [{ name: SECRET, data: Buffer.from(SECRET) }] };
  const error = new DiscordAPIError({ code: 50013, message: "Missing Permissions" }, 50013, 403, "POST", SECRET, {
    body: body.json,
    files: body.files,
  });
  const logged = JSON.stringify(plainError(new Error("sending failed", { cause: error })));
  expect(logged).toContain("Missing Permissions");
  expect(logged).toContain("50013");
  expect(logged).not.toContain(SECRET);
});

it("an error of the database is logged without what was to be written", () => {
  const database = openDatabase(":memory:");
  const failed = Object.assign(new Error(`Failed query: insert into "log"\nparams: ${SECRET}`), {
    query: "insert",
    params: [SECRET],
  });
  expect(JSON.stringify(plainError(failed))).not.toContain(SECRET);
  try {
    database.orm
      .insert(games)
      .values({ id: SECRET, secret: SECRET } as never) // what the types forbid, the database refuses too
      .run();
    expect.unreachable();
  } catch (error) {
    const logged = JSON.stringify(plainError(error));
    expect(logged).toContain("NOT NULL");
    expect(logged).not.toContain(SECRET);
  }
  database.close();
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { verify } from "../../../src/campaign/record/verify.ts";
import { games } from "../../../src/games/registry.ts";
import type { Person } from "../../../src/sandbox/index.ts";
import { files, labels, Stage, said } from "../stage.ts";

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.close());

async function forget(who: Person): Promise<string> {
  const asked = await stage.command(who, "privacy delete", {}, who.dm().id);
  return said(await stage.press(who, asked, "Delete it all").reply());
}

/** Everything in the database, except for what belongs to the schema. */
function database(): string {
  const { sqlite } = stage.service.database;
  const tables = sqlite.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all() as string[]; // names
  return tables.map((name) => JSON.stringify(sqlite.prepare(`SELECT * FROM "${name}"`).all())).join("\n");
}

const members = async (game: string) => (await stage.service.campaigns.showing.status(game)).members;

describe("/privacy", () => {
  it("says who can see what, staff and operator included", async () => {
    const about = said(await stage.command(stage.ben, "privacy about", {}, stage.ben.dm().id));
    expect(about).toContain("Manage Threads can open every private thread");
    expect(about).toContain("could read every hand");
    expect(stage.sandbox.complaints()).toEqual([]);
  });

  it("shows what is kept, to the person alone, with a file of everything", async () => {
    const game = await stage.started();
    await stage.settled();
    const reply = await stage.command(stage.ben, "privacy show");
    expect(said(reply)).toContain(`Tigris (\`${game}\`) – insurgents, as Ben`);
    expect(files(reply)).toEqual(["about-you.json"]);
    expect(stage.found(stage.ada, "What is kept about you")).toEqual([]);
    const { messages, memberships } = await stage.service.campaigns.privacy.traces(stage.ben.id);
    expect(messages.length).toBeGreaterThan(0);
    expect(memberships).toHaveLength(1);
    expect(stage.sandbox.complaints()).toEqual([]);
  });

  it("keeps everything unless it is confirmed", async () => {
    const game = await stage.started();
    const asked = await stage.command(stage.ben, "privacy delete");
    expect(said(await stage.press(stage.ben, asked, "Keep it").reply())).toContain("Nothing was deleted");
    expect((await members(game)).map((m) => m.person)).toContain(stage.ben.id);
  });
});

describe("somebody who is forgotten", () => {
  it("is in no row of the database any more; between two the seat is vacant until somebody takes it or the other has the computer play, and the game still verifies", async () => {
    await stage.command(stage.ada, "game create", {
      game: "iraqi-conflict",
      seats: "2",
      turns: 1,
      name: "Tigris",
      pace: "none",
    });
    await stage.command(stage.ada, "game join", { seat: "us" });
    await stage.command(stage.ben, "game join", { seat: "insurgents", word: "kumquat" });
    await stage.command(stage.ada, "game start");
    await stage.posted(stage.ada, "Waiting on");
    await stage.command(stage.ben, "iraq commit", { discard: "-" });
    await stage.settled();
    const [record] = await stage.service.campaigns.showing.find({ channel: stage.channel });
    const game = record?.id ?? "";
    expect(await forget(stage.ben)).toContain("one campaign");
    const left = await stage.posted(stage.ada, "The campaign waits until somebody takes the Insurgents.");
    await stage.settled();
    expect(labels(left)).toEqual(["Take the seat", "Let the computer play"]);
    expect((await members(game)).map(({ seat }) => seat)).toEqual(["us"]);
    await stage.press(stage.ada, left, "Let the computer play").reply();
    await stage.settled();
    expect(database()).not.toContain(stage.ben.id);
    expect(database()).not.toContain('"Ben"');
    expect((await members(game)).map((m) => [m.person, m.bot, m.word])).toEqual([
      [stage.ada.id, false, null],
      ["computer p3", true, null],
    ]);
    expect(said(await stage.command(stage.ben, "hand"))).toContain("You hold no seat");
    await stage.command(stage.ada, "iraq commit", { discard: "-" });
    await stage.command(stage.ada, "iraq ready");
    const status = async () => (await stage.service.campaigns.showing.record(game)).status;
    await expect.poll(status, { timeout: 10_000 }).toBe("over");
    const file = JSON.parse(JSON.stringify(await stage.service.campaigns.showing.export(game))) as unknown;
    expect(verify(file, games)).toMatchObject({ verdict: "proved" });
    expect(JSON.stringify(file)).toContain("kumquat"); // the proof of the dice needs it
    await stage.settled();
    expect(stage.sandbox.complaints()).toEqual([]);
  });

  it("takes somebody out of all campaigns but those that cannot be read, which it names", async () => {
    const ids: string[] = [];
    for (const name of ["Tigris", "Euphrates", "Anbar"]) {
      const place = stage.sandbox.addChannel({ name: name.toLowerCase() });
      await stage.command(stage.ada, "game create", { game: "iraqi-conflict", seats: "2", name, pace: "none" }, place);
      await stage.command(stage.ada, "game join", { seat: "us" }, place);
      await stage.command(stage.ben, "game join", { seat: "insurgents" }, place);
      await stage.command(stage.ada, "game start", {}, place);
      const [record] = await stage.service.campaigns.showing.find({ channel: place });
      ids.push(record?.id ?? "");
    }
    await stage.settled();
    const [, damaged, unreadable] = ids;
    const { sqlite } = stage.service.database;
    sqlite.prepare("UPDATE snapshots SET state = '{' WHERE game = ?").run(damaged);
    sqlite.prepare("UPDATE games SET options = '{' WHERE id = ?").run(unreadable);
    await stage.startAnew();
    const answer = await forget(stage.ben);
    expect(answer).toContain(`Everything else is deleted, but \`${unreadable}\` cannot be read just now`);
    const left = sqlite.prepare("SELECT game FROM members WHERE person = ?").pluck().all(stage.ben.id);
    expect(left).toEqual([unreadable]);
  });

  it("leaves a lobby, and a lobby of theirs does not begin", async () => {
    const game = await stage.lobby();
    await stage.command(stage.ada, "game join", { seat: "us" });
    await stage.command(stage.ben, "game join", { seat: "insurgents" });
    await forget(stage.ben);
    await stage.posted(stage.ada, "1 of 2 seats taken");
    expect((await members(game)).map((m) => m.person)).toEqual([stage.ada.id]);
    await forget(stage.ada);
    await stage.posted(stage.ben, "this campaign will not begin");
    expect((await stage.service.campaigns.showing.record(game)).status).toBe("abandoned");
    await stage.settled();
    expect(database()).not.toContain(stage.ada.id);
  });

  it("hands the host's business on; when nobody is left, the campaign ends", async () => {
    const game = await stage.started();
    await forget(stage.ada);
    expect((await stage.service.campaigns.showing.record(game)).host).toBe(stage.ben.id);
    await stage.posted(stage.ben, "is the host");
    await forget(stage.ben);
    expect((await stage.service.campaigns.showing.record(game)).status).toBe("abandoned");
    await stage.posted(stage.ben, "Nobody is left to play");
    const status = said(await stage.command(stage.ada, "game status", { game }));
    expect(status).toContain("hosted by somebody who has left");
    expect(database()).not.toContain(stage.ben.id);
  });
});

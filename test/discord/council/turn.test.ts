import { type APIMessage, MessageFlags, MessageType } from "discord-api-types/v10";
import { afterEach, describe, expect, it } from "vitest";
import { labels, said, shows } from "../stage.ts";
import { CouncilTable } from "./council-table.ts";

let table: CouncilTable;
afterEach(async () => {
  expect(table.stage.sandbox.complaints()).toEqual([]);
  await table.stage.close();
});

/** Presses the answer with this name under the council's post. */
async function answer(name: string, seat: string, label: string): Promise<APIMessage> {
  const post = await table.read(name, seat, "council of");
  const named = labels(post).find((one) => one === label || one.startsWith(`${label} · `));
  const reply = await table.stage.press(table.who(name), post, named ?? label).reply();
  await table.stage.settled();
  return reply;
}

const isSilent = ({ flags }: APIMessage): boolean => ((flags ?? 0) & MessageFlags.SuppressNotifications) !== 0;

describe("a turn of Iraqi Conflict, a pair against a council of four that votes", () => {
  it("is played with the buttons of two threads: a press a vote, no direct message", async () => {
    table = await CouncilTable.open(
      { us: ["Ada", "Ben"], insurgents: ["Cleo", "Dan", "Eve", "Flo"] },
      { options: { seats: "2", turns: 2, pace: "daily" } },
    );
    const voters = ["Cleo", "Dan", "Eve"] as const;
    expect(said(await answer("Ada", "us", "Keep all"))).toContain("✅ Keep all");
    expect(said(await answer("Cleo", "insurgents", "Keep all"))).toContain("Your vote: **Keep all** (1 of 3).");
    expect(said(await answer("Dan", "insurgents", "Keep all"))).toContain("(2 of 3)");
    expect(said(await answer("Eve", "insurgents", "Keep all"))).toContain(
      "**Keep all** is sent, with 3 for it.\nThat was the last answer: it cannot be changed any more. Next: Negotiations.",
    );
    expect(said(await table.read("Ben", "us", "council of 2"))).toContain("Negotiations");
    await answer("Ben", "us", "Ready");
    for (const name of voters) await answer(name, "insurgents", "Ready");
    expect(said(await table.read("Flo", "insurgents", "council of 4"))).toContain("Turn 2 of 2 · Commitment");
    for (const name of ["Ada", "Ben", "Cleo", "Dan", "Eve", "Flo"]) expect(table.letters(name)).toEqual([]);
    const thread = await table.thread("insurgents");
    const written = table.who("Flo").messages(thread);
    expect(written.filter(({ type }) => type === MessageType.Default)).toHaveLength(1); // the post moves, and its place is left
    expect(written.filter(isSilent)).toHaveLength(1); // Flo was called by the first question, and has not looked; the others are there
    const rows = await table.stage.service.repository.log(table.game);
    const acts = rows.filter(({ kind }) => kind === "act");
    expect(acts.map(({ seat, action }) => [seat, action])).toEqual([
      ["us", "commit"],
      ["insurgents", "commit"],
      ["us", "ready"],
      ["insurgents", "ready"],
    ]);
  }, 60_000);
});

describe("Battle for Baghdad's first question", () => {
  it("is put to every council in its own thread with its own hand, and to whoever plays alone by direct message", async () => {
    table = await CouncilTable.open(
      { shiite: ["Ada", "Ben"], sunni: ["Cleo", "Dan", "Eve", "Flo"], government: ["Gus"] },
      { game: "battle-for-baghdad", options: { seats: "3", pace: "calendar" } },
    );
    const [shiites, sunnis] = [
      await table.read("Ben", "shiite", "council of 2"),
      await table.read("Flo", "sunni", "council of 4"),
    ];
    expect(said(sunnis)).toContain("Sunnis · council of 4");
    expect(said(shiites)).toContain("Shiites · council of 2");
    expect(shows(sunnis) && shows(shiites)).toBe(true);
    expect(said(sunnis)).toContain("You vote");
    expect(table.letters("Gus")).toHaveLength(1);
    for (const name of ["Ada", "Ben", "Cleo", "Dan", "Eve", "Flo"]) expect(table.letters(name)).toEqual([]);
  }, 60_000);
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Params } from "#engine";
import { controlRows } from "../../../../src/discord/delivery/controls.ts";
import { opensPage } from "../../../../src/discord/interactions/presses.ts";
import { readPress } from "../../../../src/discord/screen/custom-id.ts";
import type { Screen } from "../../../../src/discord/screen/screen.ts";
import { seatPage } from "../../../../src/discord/seat/page/seat-page.ts";
import type { OutboxPayload } from "../../../../src/store/records.ts";
import { person, type Service } from "../../../campaign/harness.ts";
import { asker, buttons, hold, servicesOf, textOf } from "../../bench.ts";
import { pressed } from "../../presses.ts";
import { inCoalition, SEATS } from "../action-table.ts";

let s: Service;
let game: string;
beforeEach(async () => {
  ({ s, game } = await inCoalition());
});
afterEach(() => s.database.close());

const TRUCE = { kind: "truce" };
const [SHIITE, SUNNI, GOVERNMENT, STRANGER] = [0, 1, 2, 7];

async function does(n: number, action: string, params: Params): Promise<void> {
  const who = { game, person: person(n).id, seat: SEATS[n] ?? "", interaction: null };
  await s.campaigns.acting.submit({ ...who, moves: [{ action, params }], decision: null, ahead: [], end: false });
}

const slots = (): string[] =>
  s.database.sqlite
    .prepare("SELECT DISTINCT slot FROM outbox WHERE slot LIKE 'offer:%' ORDER BY id")
    .pluck()
    .all() as string[]; // our own table

/** The newest offer, as everyone sees it. */
async function shown(): Promise<{ readonly text: string; readonly buttons: ReadonlyMap<string, string> }> {
  const slot = slots().at(-1) ?? "";
  const payload: OutboxPayload | null = await s.repository.outbox.payloadOf(game, slot);
  if (payload?.kind !== "offer") throw new Error(`no offer ${slot}`);
  const { text, controls } = await s.campaigns.deliveries.offer(game, payload);
  const buttons = new Map<string, string>();
  for (const { components } of controlRows(controls, game))
    for (const c of components) if ("label" in c && c.label && "custom_id" in c) buttons.set(c.label, c.custom_id);
  return { text: text.map((part) => (typeof part === "string" ? part : "@")).join(""), buttons };
}

async function press(n: number, label: string, from?: ReadonlyMap<string, string>): Promise<Screen> {
  const id = (from ?? (await shown()).buttons).get(label) ?? "";
  return hold(await pressed(servicesOf(s), asker(n), readPress(id), []));
}

const rows = async (): Promise<number> => (await s.repository.log(game)).length;

describe("an offer in the thread", () => {
  it("says who offers what to whom, with its answers, which open pages of their own", async () => {
    await does(SHIITE, "propose", { parties: ["sunni"], clauses: [TRUCE] });
    const { text, buttons } = await shown();
    expect(text).toMatch(/^The Shiites offer the Sunnis: Truce this turn\.\nWaiting on @ \(Sunnis\)\.$/);
    expect([...buttons.keys()]).toEqual(["Accept", "Decline", "Withdraw", "Counter…"]);
    for (const id of buttons.values()) expect(opensPage(readPress(id))).toBe(true);
  });

  it("is accepted and declined at one press, by whom it is made to", async () => {
    for (const [label, result] of [
      ["Accept", "**Agreed.**"],
      ["Decline", "**Declined** by the Sunnis."],
    ] as const) {
      await does(SHIITE, "propose", { parties: ["sunni"], clauses: [TRUCE] });
      expect(textOf(await press(SUNNI, label))).toContain("✅");
      const { text, buttons } = await shown();
      expect(text).toContain(`\n${result}`);
      expect(buttons.size).toBe(0);
    }
  });

  it("is withdrawn by who made it, and by nobody else", async () => {
    await does(SHIITE, "propose", { parties: ["sunni"], clauses: [TRUCE] });
    const before = await rows();
    expect(textOf(await press(SUNNI, "Withdraw"))).toContain("You cannot do that with this offer");
    expect(textOf(await press(SHIITE, "Accept"))).toContain("This is your own offer: you can withdraw it.");
    expect(textOf(await press(SHIITE, "Counter…"))).toContain("This is your own offer: you can withdraw it.");
    expect(await rows()).toBe(before);
    expect(buttons(await seatPage(servicesOf(s), person(SHIITE).id, game, "shiite"))).toContain("Withdraw");
    await press(SHIITE, "Withdraw");
    expect((await shown()).text).toContain("**Withdrawn.**");
  });

  it("is refused privately to whom it does not concern", async () => {
    await does(SHIITE, "propose", { parties: ["sunni"], clauses: [TRUCE] });
    const before = await rows();
    for (const label of (await shown()).buttons.keys()) {
      await expect(press(GOVERNMENT, label)).rejects.toThrow(
        "That offer is between the Shiites and the Sunnis. You play the Government.",
      );
      await expect(press(STRANGER, label)).rejects.toThrow("You hold no seat in this campaign");
    }
    expect(await rows()).toBe(before);
  });

  it("is answered with another one on a page that is filled in with its terms", async () => {
    await does(SHIITE, "propose", { parties: ["sunni"], clauses: [TRUCE] });
    const before = await rows();
    expect(textOf(await press(SUNNI, "Counter…"))).toContain("Make a counter-offer");
    expect(await rows()).toBe(before);
  });

  it("that asks for a card opens the form that names it, and says nothing of a hand itself", async () => {
    const clause = { kind: "ask", from: "sunni", to: "shiite", cards: 1 };
    await does(SHIITE, "propose", { parties: ["sunni"], clauses: [clause] });
    const before = await rows();
    expect((await shown()).buttons.has("Accept")).toBe(true);
    expect(textOf(await press(SUNNI, "Accept"))).toContain("Which card");
    expect(await rows()).toBe(before);
  });

  it("whose ground has changed cannot be accepted any more: it says why, and so does an old button", async () => {
    const pay = (to: string) => ({ kind: "pay", from: "shiite", to, amount: 4 });
    await does(SHIITE, "propose", { parties: ["government"], clauses: [pay("government")] });
    const first = await shown();
    await does(SHIITE, "propose", { parties: ["sunni"], clauses: [pay("sunni")] });
    await press(SUNNI, "Accept");
    const [slot = ""] = slots();
    const payload = await s.repository.outbox.payloadOf(game, slot);
    expect(payload).toMatchObject({ result: "**Lapsed**: the Shiites no longer have the PP." });
    await expect(press(GOVERNMENT, "Accept", first.buttons)).rejects.toThrow("that offer is no longer open");
  });

  it("shows who of several has accepted, and lets them decline until all have", async () => {
    await does(SHIITE, "propose", {
      parties: ["sunni", "government"],
      clauses: [{ ...TRUCE, seats: [...SEATS] }],
    });
    await press(SUNNI, "Accept");
    expect((await shown()).text).toContain("Accepted by @ (Sunnis). Waiting on @ (Government).");
    expect(textOf(await press(SUNNI, "Accept"))).toContain("you can still decline it");
    await press(SUNNI, "Decline");
    expect((await shown()).text).toContain("**Declined** by the Sunnis.");
  });

  it("is shown again by a repair as long as it is open", async () => {
    await does(SHIITE, "propose", { parties: ["sunni"], clauses: [TRUCE] });
    const count = (): unknown =>
      s.database.sqlite.prepare("SELECT count(*) FROM outbox WHERE slot LIKE 'offer:%'").pluck().get();
    expect(count()).toBe(1);
    s.database.sqlite.exec("UPDATE outbox SET status = 'sent', message = 'm1' WHERE slot LIKE 'offer:%'");
    await s.campaigns.people.repair({ game, person: person(0).id, staffOf: null, interaction: null });
    expect(count()).toBe(2);
  });
});

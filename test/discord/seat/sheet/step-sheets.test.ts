import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { interaction, person, type Service } from "../../../campaign/harness.ts";
import { type ActionTable, inAction, rowsOn } from "../action-table.ts";

let s: Service;
let table: ActionTable;
beforeEach(async () => {
  table = await inAction();
  s = table.s;
});
afterEach(() => s.database.close());

const order = async (...lines: string[]): Promise<void> => {
  const { game, n, seat } = table;
  await s.campaigns.acting.submit({ game, person: person(n).id, seat, lines, interaction: interaction() });
};
const acts = async (): Promise<readonly string[]> => {
  const log = await s.repository.log(table.game);
  const begun = log.findLastIndex(({ action }) => action === "ready");
  return log.slice(begun + 1).flatMap(({ kind, action }) => (kind === "act" ? [action] : []));
};

describe("a sheet of which a part is not possible", () => {
  it("does the rest, and keeps what is not possible while the step goes on", async () => {
    const { guest } = table;
    await guest.choose("Recruit", "Security · Sadr City");
    await guest.press("+1");
    await guest.press("+1");
    await guest.choose("Recruit", "Infrastructure · Kadhimiya");
    await order("recruit security kadhimiya 2");
    await guest.open();
    expect(rowsOn(guest)).toEqual([expect.stringContaining("~~"), expect.not.stringContaining("~~")]);
    await guest.press("Submit, go on");
    expect(await acts()).toEqual(["recruit", "recruit"]);
    expect(rowsOn(guest)).toEqual([expect.stringMatching(/~~3 Security in Sadr City~~/)]);
  });

  it("looks at the rows behind one that is not possible", async () => {
    const { guest } = table;
    await guest.choose("Recruit", "Security · Sadr City");
    await guest.press("All");
    await guest.choose("Which stack", "Kadhimiya: ");
    await guest.choose("Move · Kadhimiya: ", "Hurriya");
    await order("recruit security kadhimiya 2");
    await guest.open();
    expect(rowsOn(guest)[1]).not.toContain("checked when its turn comes");
  });

  it("takes no number that makes a row behind it impossible, and says why", async () => {
    const { guest } = table;
    await guest.choose("Recruit", "Security · Sadr City");
    await guest.choose("Recruit", "Infrastructure · Kadhimiya");
    await guest.choose("Row", "Row 1");
    const before = rowsOn(guest);
    await guest.press("All");
    expect(guest.text).toMatch(/⚠️ .*PP/);
    expect(rowsOn(guest)).toEqual(before);
  });

  it("can be cleared, and the step ended, where nothing of it is possible", async () => {
    const { guest } = table;
    await guest.choose("Recruit", "Security · Sadr City");
    await guest.press("All");
    await order("recruit security kadhimiya 3");
    await guest.open();
    expect(rowsOn(guest)).toEqual([expect.stringMatching(/~~.*~~ .*PP/)]);
    expect(guest.button("Submit, go on").disabled).toBe(true);
    await guest.press("End my Action");
    expect(await acts()).toEqual(["recruit", "endRecruitment", "endMovement"]);
  });
});

describe("a row that draws or reveals", () => {
  /** Buys a card, then recruits: what comes of the second is not tried before the first is done. */
  async function buyThenRecruit(): Promise<void> {
    const { guest } = table;
    await guest.choose("Purchases", "Buy a card");
    await guest.choose("Recruit", "Security · Sadr City");
  }

  it("halts the rest: nobody may try out what it brings", async () => {
    await buyThenRecruit();
    expect(rowsOn(table.guest)).toEqual([
      expect.stringContaining("rows below wait for its result"),
      expect.stringContaining("checked when its turn comes"),
    ]);
  });

  it("can be typed, with rows behind it, and what is wrong behind it is told with its reason", async () => {
    const { guest } = table;
    await guest.type("Write…", "buy-card\nrecruit security sadr-city 1\nrecruit security nowhere 1");
    expect(rowsOn(guest)).toEqual([
      expect.stringContaining("rows below wait for its result"),
      expect.stringContaining("checked when its turn comes"),
    ]);
    expect(guest.text).toContain("⚠️ recruit security nowhere 1: ");
    expect(await acts()).toEqual([]);
  });

  it("is done, and what comes after it is left to be thought over: one sentence says why", async () => {
    const { guest } = table;
    await buyThenRecruit();
    await guest.press("Submit, go on");
    expect(await acts()).toEqual(["buyCard"]);
    expect(guest.text).toContain("Carried out 1 of 2. 1 row waits: look at the result, then submit again.");
    await guest.press("Submit, go on");
    expect(await acts()).toEqual(["buyCard", "recruit"]);
    expect(rowsOn(guest)).toEqual([]);
  });

  it("is done, and what can be done after it, by who ends the step with it", async () => {
    await buyThenRecruit();
    await table.guest.press("Submit and end my Action");
    expect((await acts()).slice(0, 2)).toEqual(["buyCard", "recruit"]);
    expect(table.guest.text).not.toContain("Carried out");
  });

  it("stands if what comes after it is not possible: that stays on the sheet, with the reason", async () => {
    const { guest } = table;
    await guest.choose("Purchases", "Buy a card");
    for (const place of ["Sadr City", "Kadhimiya"]) {
      await guest.choose("Recruit", `Security · ${place}`);
      await guest.press("All");
    }
    await guest.press("Submit and end my Action");
    expect((await acts())[0]).toBe("buyCard");
    expect(guest.text).toContain("⚠️ Not done:");
    expect(guest.text).toMatch(/Carried out \d of 3\. .* waits?: the next one is not possible\./);
    expect(rowsOn(guest).some((row) => row.includes("~~"))).toBe(true);
  });

  it("leaves what was not done on the sheet in the same write, so that nothing can come between", async () => {
    const { guest } = table;
    await guest.choose("Purchases", "Buy a card");
    for (const place of ["Sadr City", "Kadhimiya"]) {
      await guest.choose("Recruit", `Security · ${place}`);
      await guest.press("All");
    }
    const kept = vi.spyOn(s.repository, "keepSheet");
    await guest.press("Submit and end my Action");
    expect(rowsOn(guest).some((row) => row.includes("~~"))).toBe(true);
    expect(kept).not.toHaveBeenCalled();
  });
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { person, type Service } from "../../../campaign/harness.ts";
import { inAction, rowsOn } from "../action-table.ts";
import { Guest } from "../guest.ts";

let own: Service;
let game = "";
let first: Guest;

beforeEach(async () => {
  ({ s: own, game, guest: first } = await inAction());
});
afterEach(() => own.database.close());

describe("a step's sheet", () => {
  it("collects recruits and Moves as rows, and does them with one press", async () => {
    await first.choose("Recruit", "Security · Sadr City");
    await first.press("+1");
    expect(rowsOn(first)).toEqual([expect.stringMatching(/2 Security in Sadr City \(1 \+ 1 = 2 PP, \d+ → \d+\)/)]);
    await first.choose("Which stack", "Kadhimiya: ");
    await first.choose("Move · Kadhimiya: ", "Hurriya");
    expect(rowsOn(first)).toHaveLength(2);
    await first.press("Submit and end my Action");
    expect(first.text).toContain("Waiting on others");
    const rows = (await own.repository.log(game)).slice(-4).map(({ kind, action }) => [kind, action]);
    expect(rows).toEqual([
      ["act", "recruit"],
      ["act", "endRecruitment"],
      ["act", "move"],
      ["act", "endMovement"],
    ]);
  });

  it("takes all of it back at once, and its rows lie on the sheet again", async () => {
    await first.choose("Recruit", "Infrastructure · Sadr City");
    await first.choose("Which stack", "Kadhimiya: ");
    await first.choose("Move · Kadhimiya: ", "Hurriya");
    const rows = rowsOn(first);
    expect(rows).toHaveLength(2);
    await first.press("Submit and end my Action");
    await first.press("Take it back");
    expect(first.text).toContain("The game waits for you");
    expect((await own.campaigns.showing.seatView(game, person(0).id, "shiite")).phase.name).toBe("Action");
    expect(rowsOn(first)).toEqual(rows);
    await first.press("Clear");
    expect(first.labels()).toContain("Recruit and move nothing");
  });

  it("keeps a number within what the rules allow, and says what does not go", async () => {
    await first.choose("Recruit", "Security · Sadr City");
    await first.press("−1");
    expect(rowsOn(first)[0]).toContain("1 Security");
    await first.press("All");
    const most = rowsOn(first)[0];
    expect(most).toMatch(/[4-9] Security in Sadr City/);
    await first.press("+1");
    expect(rowsOn(first)[0]).toBe(most);
  });

  it("removes rows, chooses among them, and forgets them all", async () => {
    await first.choose("Recruit", "Infrastructure · Sadr City");
    await first.choose("Recruit", "Infrastructure · Kadhimiya");
    await first.choose("Row", "Row 1");
    await first.press("+1");
    expect(rowsOn(first)[0]).toContain("2 Infrastructure in Sadr City");
    await first.press("Remove");
    expect(rowsOn(first)).toEqual([expect.stringContaining("Kadhimiya")]);
    await first.press("Clear");
    expect(rowsOn(first)).toEqual([]);
    expect(first.labels()).toContain("Recruit and move nothing");
  });

  it("takes rows that are typed, and gives wrong ones back with the reason", async () => {
    await first.type("Write…", "recruit security sadr-city 2\nrecruit security nowhere 1");
    expect(rowsOn(first)).toEqual([expect.stringContaining("2 Security in Sadr City")]);
    expect(first.text).toContain("nowhere");
  });

  it("keeps the first wrong line and those behind it in the window, and says so", async () => {
    const typed = ["recruit security sadr-city 1", "recruit security nowhere 1", "recruit infrastructure sadr-city 1"];
    await first.type("Write…", typed.join("\n"));
    expect(first.text).toContain("2 typed lines are not rows yet: see **Write…**");
    expect(await first.typed("Write…")).toBe(typed.join("\n"));
    await first.type("Write…", typed.join("\n").replace("nowhere", "sadr-city"));
    expect(rowsOn(first)).toHaveLength(3);
    expect(first.text).not.toContain("no rows yet");
  });

  it("takes any count from one menu, beside the rows that are not sent yet", async () => {
    await first.choose("Recruit", "Security · Sadr City");
    await first.choose("How many", "How many? 3");
    expect(rowsOn(first)).toEqual([expect.stringContaining("3 Security in Sadr City")]);
    expect(first.text).toContain("**Not sent yet:**\n1. ");
  });

  it("names likely Moves whole, and what would go where a Move is begun", async () => {
    const { options } = first.menu("Which stack");
    expect(options.some(({ label }) => / → .*, \d+ Security$/.test(label))).toBe(true);
    await first.choose("Which stack", "Kadhimiya: 2 Security");
    expect(first.menu("Move · Kadhimiya: 2 Security · to which Zone?").options.length).toBeGreaterThan(5);
  });

  it("waits for its person over a restart of everything but the database", async () => {
    await first.choose("Recruit", "Security · Sadr City");
    const again = await new Guest(own, 0, game).open();
    expect(rowsOn(again)).toEqual(rowsOn(first));
  });

  it("does nothing for a press on a page that has changed", async () => {
    const { custom_id } = first.button("Recruit and move nothing");
    await first.choose("Recruit", "Security · Sadr City");
    const stale = await new Guest(own, 0, game).open();
    await first.press("Clear");
    await stale.press("Submit, go on");
    expect(stale.text).toContain("This button has expired");
    expect((await own.repository.log(game)).at(-1)?.action).not.toBe("recruit");
    await stale.send(custom_id, []); // a whole answer counts by itself
    expect(stale.text).toContain("✅ Recruit and move nothing.");
    expect(stale.text).toContain("Waiting on others: nothing to answer.");
  });
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Service, service } from "../../campaign/harness.ts";
import { Guest } from "./guest.ts";
import { started } from "./kit-table.ts";

let s: Service;
let game: string;
beforeEach(async () => {
  s = await service();
  game = await started(s, "battle-for-baghdad", { seats: "3" }, [0, 1, 2]);
});
afterEach(() => s.database.close());

describe("rows that a form begins with", () => {
  it("say what each of several numbers is, and can be chosen, changed and taken away like those that were added", async () => {
    const page = await new Guest(s, 0, game).open();
    const rows = () => page.text.split("\n").filter((line) => /^(\*\*)?\d(\*\*)?\. /.test(line));
    const before = rows();
    expect(before[0]).toMatch(/^1\. .+ · Security \d · Infrastructure \d$/);
    await page.choose("Row", "Row 1:");
    expect(rows()[0]).toMatch(/^\*\*1\*\*\. /);
    await page.press("Remove");
    expect(rows().length).toBe(before.length - 1);
    expect(rows().join()).not.toContain(before[0]?.slice(3, 8));
  });
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Service, service } from "../../../campaign/harness.ts";
import { Guest } from "../guest.ts";
import { started } from "../kit-table.ts";

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
    const rows = () => page.text.split("\n").filter((line) => /^\d\. /.test(line));
    const before = rows();
    expect(before[0]).toMatch(/^1\. .+ · Security \d · Infrastructure \d$/);
    await page.choose("Row", "Row 1:");
    expect(rows()[0]).toMatch(/^1\. ▸ /);
    await page.press("Remove");
    expect(rows().length).toBe(before.length - 1);
    expect(rows().join()).not.toContain(before[0]?.slice(3, 8));
  });

  it("R-04: each number of a row has its buttons, and a number that cannot be is refused with its reason", async () => {
    const page = await new Guest(s, 0, game).open();
    expect(page.text).toContain("What goes into which Zone?\n1. ");
    await page.press("−1 Infrastructure");
    expect(page.text).toContain("the last of your Zones takes all that is left");
    await page.choose("Row", "Row 1:");
    await page.press("−1 Security");
    const [first, ...others] = page.text.split("\n").filter((line) => /^\d\. /.test(line));
    expect(first).toMatch(/Security 1 · Infrastructure 1$/);
    expect(others).toEqual([]); // they had no room beside it
  });
});

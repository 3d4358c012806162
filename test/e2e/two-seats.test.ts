import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { textOf } from "../../src/cli/robot/controls.ts";
import type { Page } from "../../src/cli/robot/page.ts";
import type { Table as State } from "../../src/games/battle-for-baghdad/state.ts";
import { Table } from "./table.ts";

/** Ada has two pages of one seat open, and another seat as well. */
const PEOPLE = ["Ada", "Ben", "Ada"] as const;
const SEATS = ["shiite", "sunni", "government"] as const;
const RECRUIT = { action: "recruit", params: { unit: "infrastructure", zone: "sadr-city", count: 1 } };
const ROW = /1\*?\*?\. .*Infrastructure.*Sadr City/;

let table: Table;

beforeAll(async () => {
  table = await Table.set(PEOPLE, SEATS);
  await table.open("shiite", { game: "battle-for-baghdad", seats: "3", "several-seats": true });
  for (const seat of SEATS) await table.slash(seat, "game join", { seat });
});

afterAll(() => table.clear());

/** The Action of the seat whose page it is about. */
const inAction = ({ phase }: State, awaited: string): boolean => phase === "action" && awaited === "shiite";
const shown = (page: Page): string => textOf(page.message);

describe("one person with two seats over the protocol", () => {
  it("cannot take a seat that another one has", async () => {
    expect(textOf(await table.slash("sunni", "game join", { seat: "shiite" }))).toMatch(/taken|free/i);
  });

  it("plays both from one message, in turn", async () => {
    await table.slash("shiite", "game start");
    await table.playOn(inAction);
    expect((await table.seatView("shiite")).awaited).toBe(true);
    expect(shown(await table.page("shiite"))).toContain("Shiites");
    await table.expectPostedOnce();
  }, 120_000);

  it("sees the same rows on both pages of a seat; the one that is behind is brought up to date by a press", async () => {
    await table.write("shiite", [RECRUIT]);
    const page = await table.page("shiite");
    const copy = await table.robot("shiite").copy();
    expect(shown(page)).toMatch(ROW);
    expect(shown(copy)).toMatch(ROW);
    await copy.press({ kind: "step", step: "more.0" });
    expect(shown(copy)).toContain("2 Infrastructure in Sadr City");
    const said = textOf(await page.press({ kind: "step", step: "more.0" }));
    expect(said).toContain("the page had changed. This is how it stands now");
    expect(shown(page)).toContain("2 Infrastructure in Sadr City");
  });

  it("does what lies on both pages once", async () => {
    const copy = await table.robot("shiite").copy();
    const { pp } = await shiites();
    const page = await table.page("shiite");
    expect(textOf(await page.press({ kind: "step", step: "send.0" }))).toContain("✅");
    const left = (await shiites()).pp;
    expect(left).toBeLessThan(pp);
    expect(textOf(await copy.press({ kind: "step", step: "send.0" }))).toContain("the page had changed");
    expect((await shiites()).pp).toBe(left);
    await table.expectPostedOnce();
  });

  it("keeps the sheets of two seats apart", async () => {
    await table.write("shiite", [RECRUIT]);
    const page = await table.page("shiite");
    await page.choose({ kind: "page", step: "seat" }, ["government"]);
    expect(shown(page)).toContain("· Government");
    expect(shown(page)).not.toMatch(ROW);
  });

  it("complains of nothing", async () => {
    await table.expectClean();
  });
});

async function shiites(): Promise<{ readonly pp: number }> {
  const { view } = await table.seatView("shiite");
  return (view.table as State).sides.shiite ?? { pp: 0 }; // the game's own
}

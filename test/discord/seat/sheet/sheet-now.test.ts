import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sheetNow } from "../../../../src/discord/seat/sheet/sheet-now.ts";
import { emptySheet, SHEET, type SheetState } from "../../../../src/discord/seat/state/state.ts";
import { interaction, person, type Service } from "../../../campaign/harness.ts";
import { inAction, restarted, rowsOn } from "../action-table.ts";
import { Guest } from "../guest.ts";
import { serviceFor, started } from "../kit-table.ts";

const DAY = 24 * 3_600_000;

let s: Service;
afterEach(() => s.database.close());

const order = async (game: string, n: number, seat: string, ...lines: string[]): Promise<void> => {
  await s.campaigns.acting.submit({ game, person: person(n).id, seat, lines, interaction: interaction() });
};

describe("what is filled in, on ground that has changed", () => {
  it("keeps the rows that are still possible, and says of the others why they are not", async () => {
    const { game, guest, seat, n, ...table } = await inAction();
    s = table.s;
    await guest.choose("Recruit", "Security · Sadr City");
    await guest.press("All");
    await guest.choose("Which stack", "Kadhimiya: ");
    await guest.choose("Move · Kadhimiya: ", "Hurriya");
    await order(game, n, seat, "recruit security kadhimiya 2");
    const [first, second] = rowsOn(await guest.open());
    expect(first).toMatch(/^\**1\**\. ~~4 Security in Sadr City~~ .*PP/);
    expect(second).not.toContain("~~");
    await guest.press("Submit and end my Action");
    const acts = (await s.repository.log(game)).slice(-3).map(({ action }) => action);
    expect(acts).toEqual(["endRecruitment", "move", "endMovement"]);
  });

  it("says of a step that the deadline has ended, and is gone with its phase", async () => {
    const { game, guest, ...table } = await inAction();
    s = table.s;
    await guest.choose("Recruit", "Security · Sadr City");
    s.clock.advance(DAY);
    await s.campaigns.tick();
    expect(rowsOn(await guest.open())).toEqual([
      expect.stringMatching(/~~1 Security in Sadr City~~ .*your Recruit Step is over/),
    ]);
    expect(guest.button("Submit, go on").disabled).toBe(true);
    s.clock.advance(DAY);
    await s.campaigns.tick();
    expect((await guest.open()).text).toContain("-# Not submitted: 1 Security in Sadr City.");
    for (let i = 0; i < 4; i++) {
      s.clock.advance(DAY);
      await s.campaigns.tick();
    }
    await guest.open();
    expect(guest.text).toContain("⚠️ What you had filled in is gone: its phase is over.");
    expect(rowsOn(guest)).toEqual([]);
    expect((await s.repository.log(game)).some(({ action }) => action === "recruit")).toBe(false);
  });
});

describe("a form that is open", () => {
  let ash: Guest;
  let game: string;
  beforeEach(async () => {
    s = await serviceFor();
    game = await started(s, "summit");
    ash = new Guest(s, 0, game);
  });

  const SEATS = ["ash", "birch", "cedar"];
  /** Fills something in on the page of ash, as its controls would. */
  async function fill(draft: Partial<SheetState>): Promise<void> {
    const { phase } = await s.campaigns.showing.seatView(game, person(0).id, "ash");
    await s.campaigns.acting.keepSheet(game, person(0).id, "ash", SHEET, { ...emptySheet(phase.id), ...draft });
  }
  const asked = async (n = 0): Promise<string> =>
    (await s.campaigns.showing.seatView(game, person(n).id, SEATS[n] ?? "")).decisions.find(({ owed }) => owed)?.id ??
    "";
  const readyAll = async (): Promise<void> => {
    for (const [n, seat] of SEATS.entries()) await order(game, n, seat, "ready");
  };

  it("survives a restart of the bot", async () => {
    await ash.open();
    await ash.choose("Propose a deal", "public");
    await ash.choose("To whom?", "birch");
    s = await restarted(s);
    const again = await new Guest(s, 0, game).open();
    expect(again.text).toBe(ash.text);
    await again.choose("How much gold", "1");
    await again.choose("For how much", "1");
    await again.press("Submit");
    expect(
      (await s.campaigns.showing.seatView(game, person(1).id, "birch")).decisions.map(({ kind }) => kind),
    ).toContain("offer");
  });

  it("waits while its seat is asked something else, and is there again after that", async () => {
    await readyAll();
    await fill({ form: { kind: "do", name: "bid", decision: await asked() }, values: { card: "c2" } });
    await ash.open();
    expect(ash.button("Submit").disabled).toBe(true);
    await order(game, 2, "cedar", "duel ash");
    await ash.open();
    expect(ash.text).toContain("**Feint**");
    await ash.press("Feint: 2");
    await order(game, 2, "cedar", "feint 1");
    await ash.open();
    await ash.choose("How much gold", "1");
    await ash.press("Submit");
    expect((await s.campaigns.showing.seatView(game, person(0).id, "ash")).decisions[0]?.answered?.params).toEqual({
      card: "c2",
      stake: 1,
    });
  });

  it("holds what was answered, so that another press does not send a blank in its place", async () => {
    await readyAll();
    await fill({ form: { kind: "do", name: "bid", decision: await asked() }, values: { card: "c2", stake: 1 } });
    await ash.open();
    await ash.press("Submit");
    const given = (await s.campaigns.showing.seatView(game, person(0).id, "ash")).decisions[0];
    expect(given?.answered?.params).toEqual({ card: "c2", stake: 1 });
    await fill({ form: { kind: "do", name: "bid", decision: given?.id ?? "" } });
    await ash.open();
    await ash.press("Submit");
    expect((await s.campaigns.showing.seatView(game, person(0).id, "ash")).decisions[0]?.answered?.params).toEqual({
      card: "c2",
      stake: 1,
    });
  });

  it("changes what was answered by the same menus", async () => {
    await readyAll();
    await fill({ form: { kind: "do", name: "bid", decision: await asked() }, values: { card: "c2", stake: 1 } });
    await ash.open();
    await ash.press("Submit");
    const [given] = (await s.campaigns.showing.seatView(game, person(0).id, "ash")).decisions;
    await fill({ form: { kind: "do", name: "bid", decision: given?.id ?? "" } });
    await ash.open();
    await ash.choose("How much gold", "2");
    await ash.press("Submit");
    expect((await s.campaigns.showing.seatView(game, person(0).id, "ash")).decisions[0]?.answered?.params).toEqual({
      card: "c2",
      stake: 2,
    });
  });

  it("waits in the same way where it is the question's own", async () => {
    await readyAll();
    const question = await asked();
    await fill({ question, values: { card: "c2" } });
    const filled = async (): Promise<SheetState> => {
      const stored = await s.campaigns.acting.sheet(game, person(0).id, "ash", SHEET);
      return sheetNow(stored, await s.campaigns.showing.seatView(game, person(0).id, "ash")).sheet;
    };
    await order(game, 2, "cedar", "duel ash");
    expect(await filled()).toMatchObject({ values: {}, aside: [{ question, values: { card: "c2" } }] });
    await order(game, 0, "ash", "feint 1");
    await order(game, 2, "cedar", "feint 1");
    expect(await filled()).toMatchObject({ question, values: { card: "c2" }, aside: [] });
  });

  it("stays, where it can be gone on with, and says what the game waits for", async () => {
    await readyAll();
    await ash.open();
    await ash.choose("More you can do", "Joker: ban a number");
    await order(game, 2, "cedar", "duel ash");
    await ash.open();
    expect(ash.text).toContain("**Joker: ban a number**");
    expect(ash.text).toContain("-# Still to answer, with **Back**: Feint");
    await ash.press("Back");
    expect(ash.labels()).toContain("Feint: 1");
  });

  it("is gone once its question is answered in another way, and the page says so", async () => {
    await fill({ form: { kind: "do", name: "give", decision: await asked() }, values: { to: "birch" } });
    await order(game, 0, "ash", "ready");
    await ash.open();
    expect(ash.text).toContain("⚠️ “Give gold” is not possible any more: that question has been answered, or is over.");
    expect(ash.menus().map(({ placeholder }) => placeholder)).toContain("Propose a deal: For all to see?");
  });

  it("is gone with its phase", async () => {
    await ash.open();
    await ash.choose("Propose a deal", "public");
    await readyAll();
    await ash.open();
    expect(ash.text).toContain("⚠️ What you had filled in is gone: its phase is over.");
    expect(ash.text).toContain("**Bid / Fold**");
  });

  it("says which choice is not possible any more, and why", async () => {
    await fill({ form: { kind: "do", name: "give", decision: await asked() }, values: { to: "birch", gold: 3 } });
    await order(game, 0, "ash", "give cedar 2");
    await fill({ form: { kind: "do", name: "give", decision: await asked() }, values: { to: "birch", gold: 3 } });
    await ash.open();
    expect(ash.text).toMatch(/⚠️ How much\? Left out: .*1/);
    expect(ash.menu("To whom?").options.find((one) => one.default)?.value).toBe("birch");
  });

  it("gives way to nothing that an older release has stored", async () => {
    await s.campaigns.acting.keepSheet(game, person(0).id, "ash", SHEET, { answers: ["?"], verb: "take" });
    expect((await ash.open()).text).toContain("**Ready / Give gold**");
  });
});

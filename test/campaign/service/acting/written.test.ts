import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { verify } from "../../../../src/campaign/record/verify.ts";
import type { RowOutcome } from "../../../../src/campaign/service.ts";
import { games } from "../../../../src/games/registry.ts";
import { interaction, person, type Service, service, startedGame } from "../../harness.ts";

let s: Service;
let game: string;
const SEATS = ["sunni", "shia", "kurds"];

beforeEach(async () => {
  s = await service();
  game = await startedGame(s, SEATS);
});
afterEach(() => s.database.close());

const who = (seat: string) => ({ game, person: person(SEATS.indexOf(seat)).id, seat });
const check = (seat: string, ...lines: string[]) => s.campaigns.acting.check({ ...who(seat), lines });
const give = (seat: string, ...lines: string[]) =>
  s.campaigns.acting.submit({ ...who(seat), lines, interaction: interaction() });
const states = (lines: readonly Pick<RowOutcome, "state">[]): string[] => lines.map((line) => line.state);
async function cards(seat: string): Promise<readonly string[]> {
  const { view } = await s.campaigns.showing.seatView(game, who(seat).person, seat);
  return (view.hand as { cards: readonly string[] }).cards; // Iraqi Conflict's hand
}
async function market(): Promise<void> {
  for (const seat of SEATS) await give(seat, "commit -");
}
const rows = async () => await s.repository.log(game);

describe("written orders", () => {
  it("are checked in sequence: the second in the state that the first leaves", async () => {
    await market();
    expect(states(await check("sunni", "unready"))).toEqual(["refused"]);
    expect(states(await check("sunni", "ready", "", "UNREADY"))).toEqual(["possible", "possible"]);
    const [card = ""] = await cards("sunni");
    const lines = await check("sunni", "ready", `propose kurds ${card} nothing`, "unready");
    expect(lines.map((l) => [l.number, l.state])).toEqual([
      [1, "possible"],
      [2, "refused"],
      [3, "later"],
    ]);
    expect(lines[1]?.refused).toMatchObject({ code: "ready" });
  });

  it("come back in canonical form", async () => {
    const [a = "", b = ""] = await cards("sunni");
    const [line] = await check("sunni", `Commit  ${b} , ${a.toUpperCase()}`);
    expect(line).toMatchObject({ state: "possible", line: `commit ${a},${b}` });
  });

  it("change nothing while they are only looked at", async () => {
    await market();
    const before = await s.repository.snapshot(game);
    await check("sunni", "ready", "unready", "nonsense");
    expect(await s.repository.snapshot(game)).toEqual(before);
    expect(await s.campaigns.deliveries.pending()).toBeGreaterThan(0);
    expect((await rows()).length).toBe(4);
  });

  it("are given in one transaction, each a row of its own, and the game still verifies", async () => {
    await market();
    const [a = "", b = ""] = await cards("sunni");
    const done = await give("sunni", `propose kurds ${a} nothing`, `propose shia ${b} count 1`, "ready");
    expect(states(done.rows)).toEqual(["possible", "possible", "possible"]);
    expect((await rows()).slice(4).map((r) => [r.kind, r.seat, r.action])).toEqual([
      ["act", "sunni", "propose"],
      ["act", "sunni", "propose"],
      ["act", "sunni", "ready"],
    ]);
    await s.campaigns.people.abandon(game, person(0), null);
    expect(verify(JSON.parse(JSON.stringify(await s.campaigns.showing.export(game))), games).verdict).toBe("proved");
  });

  it("are given wholly or not at all", async () => {
    await market();
    const before = await s.repository.snapshot(game);
    const [a = ""] = await cards("sunni");
    await expect(give("sunni", `propose kurds ${a} nothing`, "", "propose kurds the-moon nothing")).rejects.toThrow(
      /Line 3: /,
    );
    expect(await s.repository.snapshot(game)).toEqual(before);
    expect((await s.campaigns.showing.seatView(game, who("kurds").person, "kurds")).decisions).toHaveLength(1);
  });

  it("answer proposals and sealed questions without naming them", async () => {
    const [c = ""] = await cards("sunni");
    await give("sunni", `commit ${c}`, "commit -");
    const seatView = await s.campaigns.showing.seatView(game, who("sunni").person, "sunni");
    expect(seatView.decisions[0]?.answered?.params).toEqual({ discard: [] });
    for (const seat of ["shia", "kurds"]) await give(seat, "commit -");
    await give("sunni", `propose kurds ${c} nothing`);
    const { decisions } = await s.campaigns.showing.seatView(game, who("kurds").person, "kurds");
    const offer = decisions.find((d) => d.kind === "offer")?.id ?? "";
    const [line] = await check("kurds", `accept ${offer}`, "ready");
    expect(line).toMatchObject({ state: "possible", confirm: null }); // the answer says it all
    await give("kurds", `accept ${offer}`, "ready");
    expect(await cards("kurds")).toContain(c);
    expect((await rows()).find((r) => r.action === "accept")?.decision).toBe(offer);
  });

  it("cannot be used to see what dice or a reveal would bring", async () => {
    for (const seat of ["sunni", "shia"]) await give(seat, "commit -");
    const [a = ""] = await cards("kurds");
    expect(states(await check("kurds", `commit ${a}`, "ready"))).toEqual(["possible", "later"]);
    const done = await give("kurds", `commit ${a}`, "ready", "propose sunni the-moon nothing");
    expect(states(done.rows)).toEqual(["stops", "possible", "refused"]);
    expect((await rows()).slice(-2).map((r) => r.action)).toEqual(["commit", "ready"]);
  });

  it("are given once, however often the same press arrives", async () => {
    await market();
    const sheet = { ...who("sunni"), lines: ["ready"], interaction: interaction() };
    expect((await s.campaigns.acting.submit(sheet)).repeated).toBe(false);
    expect((await s.campaigns.acting.submit(sheet)).repeated).toBe(true);
    expect((await rows()).filter((r) => r.action === "ready")).toHaveLength(1);
  });

  it.each([
    ["nothing", [" ", ""], /no order/],
    ["more lines than anybody writes", Array.from({ length: 101 }, () => "ready"), /At most 100/],
  ])("are refused if they say %s", async (_, lines, sentence) => {
    await expect(check("sunni", ...lines)).rejects.toThrow(sentence);
  });

  it("are for those who hold the seat", async () => {
    const sheet = { ...who("sunni"), person: person(1).id, lines: ["commit -"] };
    await expect(s.campaigns.acting.check(sheet)).rejects.toThrow(/not yours/);
    await expect(s.campaigns.acting.submit({ ...sheet, interaction: null })).rejects.toThrow(/not yours/);
  });
});

describe("the name of an order", () => {
  it.each(["ready", "READY", "Ready", "read"])("is found as people write it: %s", async (name) => {
    await market();
    const [line] = await check("sunni", name);
    expect(line).toMatchObject({ state: "possible", line: "ready", move: { action: "ready", params: {} } });
  });

  it("is its title, too, and the action is named where something is wrong with the rest", async () => {
    const [line] = await check("sunni", "Discard and draw the-moon");
    expect(line).toMatchObject({ state: "refused", move: null });
    expect(line?.refused?.text).toContain("“Discard and draw”");
    expect(line?.refused?.text).toContain("the-moon");
  });

  it("brings what may have been meant where there is no such order", async () => {
    const [line] = await check("sunni", "comit -");
    expect(line?.refused).toMatchObject({ code: "no-action", text: expect.stringContaining("Did you mean commit?") });
  });
});

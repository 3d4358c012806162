import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writePress } from "../../src/discord/custom-id.ts";
import { openMenu } from "../../src/discord/wizard/desk-menu.ts";
import { type Service, service, startedGame } from "../campaign/harness.ts";
import { asker, buttons, Hand, menuOf, servicesOf, textOf } from "./bench.ts";

let s: Service;
let game: string;
const TWO = ["us", "insurgents"];

beforeEach(async () => {
  s = await service();
  game = await startedGame(s, TWO);
});
afterEach(() => s.database.close());

/** Opens the list of what this player can do. */
const act = async (n: number): Promise<Hand> =>
  new Hand(servicesOf(s), n, await openMenu(servicesOf(s), asker(n), game, null));

/** Both keep their hands, which opens the market. */
async function market(): Promise<void> {
  for (const n of [0, 1]) {
    const hand = await act(n);
    await hand.press("None");
    await hand.press("Submit");
  }
}

describe("acting through menus", () => {
  it("goes straight into the form where there is one thing to do, and submits after a look", async () => {
    const us = await act(0);
    expect(menuOf(us.page)).toMatchObject({ min_values: 1, max_values: 5 });
    const [first, second] = menuOf(us.page).options.map((o) => o.value);
    await us.choose(second ?? "", first ?? "");
    expect(buttons(us.page)).toEqual(["Submit", "Back", "Cancel"]);
    await us.press("Submit");
    expect(textOf(us.page)).toContain("✅ `commit");
    const desk = await s.campaigns.desk(game, asker(0).person.id, "us");
    expect(desk.decisions[0]?.answered?.params).toEqual({ discard: [first, second] });
  });

  it("keeps what was begun, through a restart", async () => {
    const us = await act(0);
    await us.choose(menuOf(us.page).options[0]?.value ?? "");
    const again = await act(0);
    expect(textOf(again.page)).toContain("You had begun this before.");
    expect(buttons(again.page)).toContain("Submit");
    await again.press("Back");
    expect(buttons(again.page)).toContain("None");
    await again.press("Cancel");
    expect(textOf(again.page)).toContain("Nothing was done.");
    expect(textOf((await act(0)).page)).not.toContain("begun");
  });

  it("does nothing when a page is older than the answers", async () => {
    const us = await act(0);
    const first = { ...us.page };
    await us.choose(menuOf(us.page).options[0]?.value ?? "");
    us.page = first;
    await us.press("None");
    expect(textOf(us.page)).toContain("out of date");
    expect(buttons(us.page)).toContain("Submit");
  });

  it("says in a sentence that a question is closed, and shows what is open now", async () => {
    const us = await act(0);
    const old = us.page;
    await market();
    us.page = old;
    await us.press("None");
    expect(textOf(us.page)).toContain("no longer open");
    expect(menuOf(us.page).options.map((o) => o.label)).toContain("Propose a trade");
  });

  it("lists what is refused with the reason", async () => {
    await market();
    const us = await act(0);
    expect(textOf(us.page)).toMatch(/Not ready after all: You have not said/);
  });

  it("walks through a form of many questions and shows proposals to the other side", async () => {
    await market();
    const us = await act(0);
    const propose = menuOf(us.page).options.find((o) => o.label === "Propose a trade");
    await us.choose(propose?.value ?? "");
    expect(textOf(us.page)).toContain("Which of your cards do you offer");
    await us.choose(menuOf(us.page).options[0]?.value ?? "");
    expect(textOf(us.page)).toContain("What do you ask for");
    await us.choose("count");
    await us.choose("2");
    expect(textOf(us.page)).toMatch(/`propose insurgents \S+ count 2`/);
    await us.press("Submit");
    const insurgents = await act(1);
    expect(textOf(insurgents.page)).toContain("Proposal: The US offer");
    const accept = menuOf(insurgents.page).options.find((o) => o.label.startsWith("Accept a trade"));
    await insurgents.choose(accept?.value ?? "");
    expect(menuOf(insurgents.page)).toMatchObject({ min_values: 2, max_values: 2 });
    await insurgents.choose(
      ...menuOf(insurgents.page)
        .options.slice(0, 2)
        .map((o) => o.value),
    );
    expect(textOf(insurgents.page)).toContain("cannot be taken back");
    await insurgents.press("Submit");
    expect(textOf(insurgents.page)).toContain("✅ `accept");
  });

  it("takes back what was just done, at the press of a button, once", async () => {
    await market();
    const us = await act(0);
    await us.choose(menuOf(us.page).options.find((o) => o.label.startsWith("Ready"))?.value ?? "");
    expect(buttons(us.page)).toContain("Take it back");
    const done = us.page;
    await us.press("Take it back");
    expect(textOf(us.page)).toContain("took its last act back");
    expect(menuOf(us.page).options.some((o) => o.label.startsWith("Ready"))).toBe(true);
    us.page = done;
    await expect(us.press("Take it back")).rejects.toMatchObject({ code: "stale" });
    const unread = writePress({ kind: "undo", game, seat: "us", step: "last" });
    await expect(us.send(unread, [])).rejects.toMatchObject({ code: "unknown-control" });
  });

  it("picks several of a long list by its groups", async () => {
    await market();
    const us = await act(0);
    await us.choose(menuOf(us.page).options.find((o) => o.label === "Propose a trade")?.value ?? "");
    await us.press("None");
    await us.choose("cards");
    const groups = menuOf(us.page).options;
    expect(groups.length).toBeGreaterThan(1);
    await us.choose(groups[0]?.value ?? "");
    expect(buttons(us.page)).toContain("All groups");
    await us.choose(menuOf(us.page).options[0]?.value ?? "");
    expect(buttons(us.page)).toContain("Done");
    await us.press("Done");
    expect(textOf(us.page)).toContain("`propose insurgents - cards");
  });

  it("finds one of a long list by typing a part of its name, and picks it", async () => {
    await market();
    const us = await act(0);
    await us.choose(menuOf(us.page).options.find((o) => o.label === "Propose a trade")?.value ?? "");
    await us.press("None");
    await us.choose("cards");
    await us.choose(menuOf(us.page).options[0]?.value ?? "");
    const card = menuOf(us.page).options[1];
    await us.press("All groups");
    await us.type("Find…", card?.label.slice(0, 12) ?? "");
    expect(menuOf(us.page).options.map((o) => o.value)).toContain(card?.value);
    await us.choose(card?.value ?? "");
    await us.press("Done");
    expect(textOf(us.page)).toContain(`\`propose insurgents - cards ${card?.value}`);
  });

  it("does one thing at once where nothing is to be looked over", async () => {
    await market();
    const us = await act(0);
    await us.choose(menuOf(us.page).options.find((o) => o.label.startsWith("Ready"))?.value ?? "");
    expect(textOf(us.page)).toContain("✅ `ready`");
  });

  it("says first what has happened since, and no longer once an answer is begun", async () => {
    await market();
    const us = await act(0);
    expect(textOf(us.page)).toContain("Since you last acted");
    await us.choose(menuOf(us.page).options.find((o) => o.label === "Propose a trade")?.value ?? "");
    expect(textOf(us.page)).toContain("Since you last acted");
    await us.choose(menuOf(us.page).options[0]?.value ?? "");
    expect(textOf(us.page)).not.toContain("Since you last acted");
  });

  it("refuses who holds no seat, and a seat that is another's", async () => {
    await expect(act(7)).rejects.toThrow("no-seat");
    const us = await act(0);
    const foreign = new Hand(servicesOf(s), 1, us.page);
    await expect(foreign.press("None")).rejects.toThrow();
    const id = writePress({ kind: "hand", game, seat: "us" });
    await expect(foreign.send(id, [])).rejects.toThrow();
  });

  it("gives the same controls to every page that fits Discord's rows", async () => {
    const us = await act(0);
    expect(us.page.rows.length).toBeLessThanOrEqual(5);
    expect(us.page.embed.footer?.text).toContain("Test");
  });
});

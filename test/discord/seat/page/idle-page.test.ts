import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { person, type Service, service } from "../../../campaign/harness.ts";
import { Guest } from "../guest.ts";
import { started } from "../kit-table.ts";

let s: Service;
let guests: readonly Guest[];
let game: string;
const guest = (n: number): Guest => guests[n] ?? guests[0] ?? expect.fail("nobody plays");
/** The page as it is after everything that others did. */
const open = (n: number): Promise<Guest> => guest(n).open();

beforeEach(async () => {
  s = await service();
  game = await started(s, "battle-for-baghdad", { seats: "3" }, [0, 1, 2]);
  guests = [0, 1, 2].map((n) => new Guest(s, n, game));
});
afterEach(() => s.database.close());

const PLACED = "✅ The Shiites place Security + Infrastructure: ";
const deploy = async (...people: readonly number[]): Promise<void> => {
  for (const n of people) await (await open(n)).press("Place them evenly");
};
const pass = async (...people: readonly number[]): Promise<void> => {
  for (const n of people) await (await open(n)).press("Pass");
};

describe("the page of a seat that nobody waits for", () => {
  it("goes on saying what was done last, with the button that takes it back", async () => {
    await deploy(0);
    const page = await open(0);
    expect(page.text).toContain(PLACED);
    expect(page.labels()).toContain("Take it back");
    await page.press("Take it back");
    expect((await open(0)).text).not.toContain("✅");
  });

  it("keeps it where everybody else has acted since, without the button", async () => {
    await deploy(0, 1, 2);
    await pass(0, 1);
    await pass(2);
    const page = await open(2);
    expect(page.text).toContain("✅ Pass");
    expect(page.labels()).not.toContain("Take it back");
  });

  it("calls an answer what its button called it, though it is a pass for now", async () => {
    await deploy(0, 1, 2);
    const page = await open(0);
    await page.press("Up to 3");
    expect(page.text).toContain("✅ Up to 3.");
    expect((await open(0)).text).toContain("✅ Up to 3\n");
    await pass(1, 2);
    expect((await open(0)).text).not.toContain("✅ Pass");
  });

  it("says with an answer what has come since, and no line twice", async () => {
    const bids = /The Shiites win and pay nothing/g;
    await deploy(0, 1, 2);
    await (await open(0)).press("Up to 3");
    await pass(1, 2);
    const late = await guest(0).open(null, "✅ Up to 3.");
    expect(late.text).toContain("✅ Up to 3.\n**Since you last acted**");
    expect(late.text.match(bids)).toHaveLength(1);
    const told = await guest(0).open(
      null,
      "✅ Bids: Shiites 0; all others pass. The Shiites win and pay nothing. A card costs 1 PP.",
    );
    expect(told.text.match(bids)).toHaveLength(1);
  });

  it("calls it by what counts now, once something else is said ahead, and never a bare pass", async () => {
    await deploy(0, 1, 2);
    await (await open(0)).press("Up to 3");
    const who = { game, person: person(0).id, seat: "shiite", decision: null, interaction: null };
    await s.campaigns.acting.submit({ ...who, moves: [], ahead: [{ order: "bidding", value: "up-to-4" }], end: false });
    const later = (await open(0)).text;
    expect(later).toContain("✅ My limit for the Initiative: Up to 4\n");
    expect(later).not.toContain("✅ Pass");
  });

  it("calls it so in the phases after it, too, as long as that was the last", async () => {
    await deploy(0, 1, 2);
    await pass(1);
    await (await open(0)).press("Up to 3");
    await (await open(2)).press("Up to 6");
    const page = await open(0);
    expect(page.text).toContain("Arms Bazaar");
    expect(page.text).toContain("✅ Up to 3\n");
  });

  it("leaves that out where it is asked something else", async () => {
    await deploy(0, 1, 2);
    expect((await open(0)).text).not.toContain("✅");
  });

  it("names nobody whom the game waits for: that changes without an edit", async () => {
    await deploy(0);
    expect((await open(0)).text).toContain("Waiting on others: nothing to answer.");
    await deploy(1, 2);
    const asked = (await open(0)).text;
    expect(asked).toContain("The game waits for you.");
    expect(asked).not.toMatch(/[Ww]aiting on/);
  });

  it("names the question that can be answered ahead", async () => {
    const page = await open(1);
    expect(page.text).toContain("Waiting on others. Next for you: Place start units. You can answer ahead.");
    expect(page.text).not.toContain("nothing to answer");
    await page.press("Place them evenly");
    const after = await open(1);
    expect(after.text).toContain("You have answered ahead; it can be changed.");
    expect(after.labels()).toContain("Change: Place start units");
  });
});

describe("what has happened since a seat last acted", () => {
  it("has neither its own acts nor the turn, which stands in the title", async () => {
    await deploy(0, 1, 2);
    const { text } = await open(0);
    expect(text).toContain("• The Sunnis place");
    expect(text).not.toContain("The Shiites place");
    expect(text).not.toContain("Turn 1 begins.");
    expect(text).toContain("Turn 1");
  });

  it("leaves out an offer as long as it stands below", async () => {
    await deploy(0, 1, 2);
    await pass(0, 1, 2);
    for (let i = 0; i < 3; i++)
      for (const n of [0, 1, 2]) {
        const page = await open(n);
        if (page.labels().includes("Keep none")) await page.press("Keep none");
      }
    const { campaigns } = s;
    const [record] = await campaigns.showing.find({ person: "200000000000000000" });
    const own = { game: record?.id ?? "", person: "200000000000000000", seat: "shiite", interaction: null };
    const clauses = [{ kind: "pay", from: "shiite", to: "sunni", amount: 1 }];
    await campaigns.acting.submit({
      ...own,
      decision: null,
      moves: [{ action: "propose", params: { parties: ["sunni"], clauses } }],
    });
    const { text } = await open(1);
    expect(text.match(/Shiites offer/g)).toHaveLength(1);
  });
});

describe("the first message to a seat", () => {
  it("has the welcome and the question, but no standings and nothing that happened before", async () => {
    const { text } = await open(0);
    expect(text).toContain("You want 120 points at the end of a turn");
    expect(text).toContain("Where do your start units go?");
    expect(text).not.toContain("Since you last acted");
    expect(text).not.toMatch(/leads? with/);
    expect(text).not.toContain("You got");
  });

  it("shows standings once there are turns", async () => {
    await deploy(0);
    expect((await open(0)).text).not.toMatch(/leads? with/);
    await deploy(1, 2);
    expect((await open(0)).text).toMatch(/leads? with/);
  });

  it("offers no form beside a question to come whose button says all", async () => {
    await deploy(0, 1, 2);
    await pass(0, 1, 2);
    const page = await open(2);
    expect(page.labels()).toContain("Keep none this turn");
    expect(page.labels()).not.toContain("Choose…");
    await page.press("Keep none this turn");
    expect((await open(2)).labels()).toContain("Change: Arms Bazaar");
  });

  it("has the name of each card that can be kept before what it does, and one short word on its button", async () => {
    await deploy(0, 1, 2);
    await pass(0, 1, 2);
    const pages = [await open(0), await open(1), await open(2)].filter(({ text }) => text.includes("Do you keep"));
    expect(pages).toHaveLength(1);
    for (const page of pages) {
      const cards = page.text.split("\n").filter((line) => /^\*\*[^*?]+\*\* · /.test(line));
      expect(cards.length).toBeGreaterThan(1);
      expect(page.labels().filter((label) => label === "Keep")).toHaveLength(cards.length);
    }
  });

  it("welcomes its holder before the game begins to tell, and no longer", async () => {
    expect((await open(1)).text).toContain("You want 120 points");
    await deploy(1, 2, 0);
    expect((await open(1)).text).not.toContain("You want 120 points");
  });
});

describe("what can be said ahead under the question of the Initiative", () => {
  /** Except for the one under the hand, to look at its cards. */
  const titles = (page: Guest): string[] =>
    page
      .menus()
      .map(({ placeholder = "" }) => placeholder)
      .filter((title) => !title.startsWith("Read a card"));

  it("is two menus, and all others behind a button that shows them and puts them away", async () => {
    await deploy(0, 1, 2);
    const page = await open(0);
    expect(titles(page)).toEqual(["If somebody claims the Initiative by cards", "If I win, first to act"]);
    await page.press("More orders for this turn…");
    expect(titles(page)).toEqual([
      "Claim the Initiative by cards",
      "If somebody claims the Initiative by cards",
      "If I win, first to act",
      "My limit for the Initiative",
      "Arab Street: play Curfew",
    ]);
    expect(titles(await open(0))).toHaveLength(5);
    await page.press("Fewer orders");
    expect(titles(page)).toHaveLength(2);
  });

  it("is put away again when the question is answered", async () => {
    await deploy(0, 1, 2);
    const page = await open(1);
    await page.press("More orders for this turn…");
    await page.press("Pass");
    await page.press("Take it back");
    expect(titles(await open(1))).toHaveLength(2);
  });
});

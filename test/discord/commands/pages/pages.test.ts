import { describe, expect, it } from "vitest";
import { HERE } from "../../../../src/campaign/facts/lobby.ts";
import type { Status, Todo } from "../../../../src/campaign/service.ts";
import { timetableOf } from "../../../../src/campaign/time/timetables.ts";
import { commandsFor } from "../../../../src/discord/commands/index.ts";
import { statusPage } from "../../../../src/discord/commands/pages/status-page.ts";
import { todoPage } from "../../../../src/discord/commands/todo-command.ts";
import { componentsOf } from "../../../../src/discord/screen/screen.ts";
import type { Services } from "../../../../src/discord/services/services.ts";
import { battleForBaghdad } from "../../../../src/games/battle-for-baghdad/index.ts";
import { games } from "../../../../src/games/registry.ts";
import type { GameRecord, Member } from "../../../../src/store/records.ts";
import { CHANNEL, GUILD, person } from "../../../campaign/harness.ts";
import { asker, buttons, hold, menuOf, textOf } from "../../bench.ts";

const record: GameRecord = {
  id: "k7f3x",
  version: 1,
  game: battleForBaghdad.id,
  name: "Tigris",
  guild: GUILD,
  channel: CHANNEL,
  host: person(0).id,
  status: "running",
  options: {},
  content: "",
  rules: "3",
  secret: "5ec7e7",
  commitment: "c0ffee",
  timetable: timetableOf(24),
  created: 0,
  started: 1,
  ended: null,
  paused: null,
  cutOff: null,
  bars: [],
  several: false,
  moderator: null,
  atEnd: "open",
  level: "easy",
  help: "try-outs",
  silentSeat: null,
  leaveDays: null,
  talks: "announced",
  talkTime: "any",
  rematchOf: null,
  council: null,
};
const member = (n: number, seat: string, bot = false): Member => ({
  person: person(n).id,
  name: `Person ${n}`,
  token: `p${n}`,
  seat,
  word: null,
  bot,
  joined: 0,
  ...HERE,
});
const SEATS = [
  { id: "sunnis", name: "Sunnis", summary: "" },
  { id: "us", name: "US", summary: "" },
  { id: "shiites", name: "Shiites", summary: "" },
];
const status = (change: Partial<Status> = {}, of: Partial<GameRecord> = {}): Status => ({
  record: { ...record, ...of },
  definition: battleForBaghdad,
  members: [member(0, "sunnis"), member(1, "us"), member(2, "shiites", true)],
  sides: null,
  seats: SEATS,
  places: SEATS.map((seat) => ({ ...seat, seats: [seat.id] })),
  free: [],
  phase: { id: "t3", name: "Initiative", turn: 3, turns: 11, talk: false },
  awaited: ["sunnis", "us"],
  deadline: 1_800_000_000_000,
  result: null,
  standings: { lead: "Shiites lead with 59; 61 to go.", lines: ["Shiites 59", "Sunnis 50", "US 12"] },
  glossary: [
    { term: "Power Points (PP)", text: "What everything is paid with." },
    { term: "Neutralized", text: "A card that has no effect any more." },
  ],
  ...change,
});

describe("/game status", () => {
  it("says who leads, whom the game is waiting on and until when, and what then", () => {
    const text = textOf(hold(statusPage(status())));
    expect(text).toContain("**Turn 3 of 11 · Initiative**");
    expect(text).toContain("**Standings** – Shiites lead with 59; 61 to go.\n• Shiites 59\n• Sunnis 50");
    expect(text).toContain(`Waiting on **Sunnis** (<@${person(0).id}>), **US** (<@${person(1).id}>), until <t:18`);
    expect(text).toContain("then the default action is taken");
    expect(text).toContain("**Shiites** – the computer");
    expect(text).toContain("24 hours for each seat in each phase.");
  });

  it("says in one line what the dice commitment is, and where it is explained", () => {
    const line = textOf(statusPage(status())).split("\n").at(-1);
    expect(line).toContain("Dice commitment, given before anybody joined: `c0ffee`");
    expect(line).toContain("`/help topic:dice`");
    expect(line).not.toContain("5ec7e7");
    const over = status({}, { status: "over" });
    expect(textOf(statusPage(over)).split("\n").at(-1)).toContain("the secret was `5ec7e7`");
  });

  it("names nobody where nobody may know who is asked", () => {
    const text = textOf(statusPage(status({ awaited: [] })));
    expect(text).not.toContain("Waiting");
    expect(text).toContain("Reactions are open until <t:18");
  });

  it("of a lobby has neither standings nor a phase", () => {
    const lobby = status({ phase: null, standings: null, awaited: [], deadline: null }, { status: "lobby" });
    expect(textOf(statusPage(lobby))).not.toContain("Standings");
    expect(textOf(statusPage(lobby))).toContain("waiting for players (3 of 3)");
  });
});

describe("/todo", () => {
  const todo = (change: Partial<Todo>): Todo => ({
    record,
    seat: "us",
    seatName: "US",
    title: "Bid for the initiative",
    owed: true,
    deadline: null,
    message: "777",
    ...change,
  });

  it("links to the campaign's last post, and opens the seat's page", () => {
    const page = hold(todoPage({ found: [todo({})], unread: [] }));
    expect(textOf(page)).toContain(`[go there](https://discord.com/channels/${GUILD}/${CHANNEL}/777)`);
    expect(buttons(page)).toEqual(["My seat"]);
  });

  it("has a button for each campaign", () => {
    const other = { ...record, id: "m2m2m", name: "Euphrates" };
    const found = [todo({}), todo({ owed: false, message: null }), todo({ record: other })];
    const page = hold(todoPage({ found, unread: [] }));
    expect(buttons(page)).toEqual(["My seat: Tigris", "My seat: Euphrates"]);
    expect(textOf(page)).toContain(`Offer: Bid for the initiative · <#${CHANNEL}>`);
  });
});

describe("/rules", () => {
  const showing = { find: async () => [record], status: async () => status() };
  const campaigns = { showing, books: { definitions: games } };
  const services = { campaigns } as unknown as Services; // only what it asks
  const command = commandsFor(games).get("rules");
  const ask = async (term?: string) =>
    command?.run(services, { asker: asker(0), sub: null, given: term === undefined ? {} : { term } });

  it("explains a term, however it is written", async () => {
    const page = await ask("power points");
    expect(page?.title).toBe("Power Points (PP)");
    expect(page && textOf(hold(page))).toContain("What everything is paid with.");
  });

  it("has menus of all terms, in the order of the alphabet", async () => {
    const page = await ask();
    const terms = page && menuOf(page).options.map(({ label }) => label);
    expect(terms).toEqual(["Neutralized", "Power Points (PP)"]);
  });

  it("proposes the nearest where there is none of that name", async () => {
    await expect(ask("neutralised")).rejects.toThrow("Did you mean Neutralized?");
    await expect(ask("xyzzy")).rejects.toThrow("`/rules` lists the terms");
  });

  it("completes a term while it is typed", async () => {
    const call = { asker: asker(0), sub: null, given: {} };
    const choices = await command?.complete(services, call, { name: "term", text: "pow" });
    expect(choices).toEqual([{ name: "Power Points (PP)", value: "Power Points (PP)" }]);
  });
});

describe("/help", () => {
  const help = (topic?: string) =>
    commandsFor(games)
      .get("help")
      ?.run({} as Services, { asker: asker(0), sub: null, given: topic === undefined ? {} : { topic } });

  it("fits on a page in whole, whatever it is about", async () => {
    for (const topic of [undefined, "commands", "dice", "councils", ...games.map(({ id }) => id)]) {
      const page = await help(topic);
      if (!page) throw new Error("no help");
      const shown = componentsOf(hold(page)).flatMap((part) => ("content" in part ? [part.content] : []));
      expect(shown.join("\n"), topic).toContain(
        page.parts.flatMap((part) => ("text" in part ? [part.text] : [])).join("\n"),
      );
    }
  });

  it("spy: says that whoever is let into a council may be one", async () => {
    const page = await help("councils");
    expect(page ? textOf(page) : "").toMatch(
      /Whoever is let in reads all of your thread and your hand, and may be a spy/,
    );
  });

  it("says honestly who can know the dice", async () => {
    const page = await help("dice");
    const text = page ? textOf(page) : "";
    expect(text).toContain("Whoever runs this bot could work out the dice");
    expect(text).not.toMatch(/nobody can (know|turn)/i);
  });

  it("says how to play now, and how an order is written", async () => {
    const page = await help();
    const text = page ? textOf(page) : "";
    for (const words of ["My seat", "one sheet", "`/orders write`", "`/game repair`", "`/rules`"])
      expect(text).toContain(words);
  });
});

import type { APIMessage } from "discord-api-types/v10";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { games } from "../../../src/games/registry.ts";
import type { Person } from "../../../src/sandbox/index.ts";
import { controlsOf, labels, Stage, said } from "../stage.ts";

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open();
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

/** What somebody chooses by its label, in whichever menu has it. */
async function choose(who: Person, page: APIMessage, label: string): Promise<APIMessage> {
  for (const { custom_id, options = [] } of controlsOf(page)) {
    const option = options.find((one) => one.label === label);
    if (option) return await who.select({ message: page, customId: custom_id, values: [option.value] }).reply();
  }
  throw new Error(`no “${label}” in ${JSON.stringify(controlsOf(page))}`);
}

const menu = (page: APIMessage, placeholder: string): string[] =>
  controlsOf(page)
    .filter((one) => one.placeholder === placeholder)
    .flatMap(({ options = [] }) => options.map(({ label }) => label));

describe("`/rules`", () => {
  beforeEach(async () => {
    await stage.started();
  });

  it("leads by chapters to each rule, with its rulings and its source", async () => {
    const { ada } = stage;
    const page = await stage.command(ada, "rules");
    expect(menu(page, "Chapters of the rules")).toEqual(["Seats and cards", "A turn", "The end"]);
    const chapter = await choose(ada, page, "A turn");
    expect(said(chapter)).toContain("### A turn\n- Situation: ten new cards each\n- Commitment: discard up to five");
    const rule = await choose(ada, chapter, "Commitment: discard up to five cards, draw as many");
    expect(rule.id).toBe(page.id);
    expect(said(rule)).toContain("Once a turn, and all at the same time, each seat discards up to five of its cards");
    expect(said(rule)).toContain("**Ruling F**: Discards lie face down until the hands are shown");
    expect(said(rule)).toContain("**Ruling J** (in full under “Situation”): All discards of all seats");
    expect(said(rule)).toContain("-# Rulebook: Commitment Phase.\n-# Iraqi Conflict · R-07");
  });

  it.each([
    ["R-08", "### Trading: any cards for any cards"],
    ["r8", "### Trading: any cards for any cards"],
    ["ruling L", "### Trading: any cards for any cards"],
    ["trading", "### Trading: any cards for any cards"],
    ["score", "### Score: 5, 4, 3 and 2 points, none for the lowest\n> Victory points by the order of the sums"],
    ["gift", "### Gift\nAn offer that asks for nothing in return."],
  ])("term:%s is found", async (term, head) => {
    expect(said(await stage.command(stage.ada, "rules", { term }))).toContain(head);
  });

  it("names in a term's text the rule that it goes by, which its menu has first", async () => {
    const page = await stage.command(stage.ada, "rules", { term: "offer" });
    expect(said(page)).toContain("how many cards, but not which (Trading: any cards for any cards).");
    expect(menu(page, "Rules about it")[0]).toBe("Trading: any cards for any cards");
  });

  it("says what it has where nothing speaks of what was asked", async () => {
    const page = await stage.command(stage.ada, "rules", { term: "xylophone" });
    expect(said(page)).toBe("\n⚠️ “xylophone” is not explained. `/rules` lists the terms and the rules.");
  });

  it("proposes rules and terms while somebody types: by name, by number, by what they say", async () => {
    const proposed = async (term: string) =>
      await stage.ada
        .autocomplete({ channel: stage.channel, command: "rules", options: { term }, focused: "term" })
        .choices();
    expect(await proposed("commit")).toEqual(
      expect.arrayContaining([
        { name: "Commitment: discard up to five cards, draw as many", value: "R-07" },
        { name: "Commitment", value: "Commitment" },
      ]),
    );
    expect((await proposed("R-10")).map(({ name }) => name)).toContain(
      "Score: 5, 4, 3 and 2 points, none for the lowest",
    );
    expect((await proposed("how many cards may I discard")).map(({ value }) => value)[0]).toBe("R-07");
    expect(await proposed("")).toHaveLength(25);
  });
});

/** Ada opens a campaign and takes the first seat, Ben all others; it begins. */
async function begun(game: string, options = {}): Promise<void> {
  const { ada, ben } = stage;
  const how = { game, name: "Tigris", pace: "none", "several-seats": true, ...options };
  await stage.command(ada, "game create", how);
  const [record] = await stage.service.campaigns.showing.find({ channel: stage.channel });
  const { places } = await stage.service.campaigns.showing.status(record?.id ?? "");
  for (const [i, { name }] of places.entries()) await stage.command(i === 0 ? ada : ben, "game join", { seat: name });
  await stage.command(ada, "game start");
  await stage.settled();
}

/** Presses what begins with this on the page that a command opens. */
async function press(who: Person, command: string, label: string): Promise<void> {
  const page = await stage.command(who, command);
  const found = labels(page).find((one) => one.startsWith(label)) ?? "";
  await stage.press(who, page, found).reply();
}

interface Refused {
  readonly options: object;
  readonly before: () => Promise<unknown>;
  /** What Ada types. */
  readonly command: string;
  readonly given: object;
  readonly told: string;
  /** What the rule says, that a press brings. */
  readonly rule: readonly string[];
}

const REFUSED: readonly (readonly [string, Refused])[] = [
  [
    "iraqi-conflict",
    {
      options: { seats: "2" },
      async before() {
        await stage.talks();
        await stage.command(stage.ada, "iraq ready");
      },
      command: "iraq ready",
      given: {},
      told: "⚠️ You are ready already (Trading: any cards for any cards).",
      rule: ["### Trading: any cards for any cards", "**Ruling L**: A seat that is ready makes no more offers"],
    },
  ],
  [
    "battle-for-baghdad",
    {
      options: { seats: "3", assign: "choice" },
      before: async () => {},
      command: "baghdad recruit",
      given: {},
      told: "⚠️ **Recruiting** belongs to your Action; now it is the Deployment Phase (Sequence of a turn: no phase is skipped).",
      rule: ["### Sequence of a turn: no phase is skipped", "Everybody finishes a phase before the next begins."],
    },
  ],
  [
    "next-war-in-lebanon",
    {
      options: {},
      async before() {
        await press(stage.ada, "lebanon act", "Counterforce, default deployment");
        await press(stage.ben, "lebanon act", "Default deployment");
        for (const who of [stage.ada, stage.ben]) await press(who, "lebanon act", "Suggested");
      },
      command: "lebanon move-units",
      given: { from: "Tyre" },
      told: "⚠️ You have no loose units in Tyre (Movement: a task force or C2 loose units).",
      rule: ["### Movement: a task force or C2 loose units"],
    },
  ],
  [
    "fitna",
    {
      options: { scenario: "1" },
      async before() {
        for (const who of [stage.ada, stage.ben]) await press(who, "fitna act", "Take the lowest cards");
        await press(stage.ada, "fitna act", "No more events");
        await stage.command(stage.ada, "fitna plan", { cards: "Cyber War", moving: 8, fighting: 4 });
      },
      command: "fitna move",
      given: { from: "Damascus" },
      told: "⚠️ You have no unit in Damascus (Movement: once, along links).",
      rule: ["### Movement: once, along links", "**Ruling Q-11**: Countries and spaces without a part"],
    },
  ],
];

describe("“Why was this refused?”", () => {
  it.each(REFUSED)("in %s the refusal names the rule, and a press under it brings the rule", async (game, wish) => {
    const { ada } = stage;
    await begun(game, wish.options);
    await wish.before();
    const refusal = await stage.command(ada, wish.command, wish.given);
    expect(said(refusal).trim()).toBe(wish.told);
    expect(labels(refusal)).toEqual(["The rule"]);
    const rule = await stage.press(ada, refusal, "The rule").reply();
    expect(rule.id).not.toBe(refusal.id);
    expect(rule.flags).toBe(refusal.flags); // for nobody else
    for (const words of wish.rule) expect(said(rule)).toContain(words);
  });
});

it("a row that is refused on a page has its rule under it as well, and the page stays", async () => {
  const { ada } = stage;
  const lebanon = REFUSED.find(([game]) => game === "next-war-in-lebanon");
  await begun("next-war-in-lebanon");
  await lebanon?.[1].before();
  const page = await stage.command(ada, "lebanon act");
  const window = await stage.press(ada, page, "Write…").modal();
  const shown = await ada.submitModal({ modal: window, fields: { typed: "move-units tyre" } }).reply();
  expect(shown.id).toBe(page.id);
  expect(said(shown)).toContain(
    "⚠️ move-units tyre: “Move loose units (J-3)”: You have no loose units in Tyre (Movement: a task force or C2 loose units).",
  );
  const rule = await stage.press(ada, shown, "The rule").reply();
  expect(rule.id).not.toBe(page.id);
  expect(said(rule)).toContain("### Movement: a task force or C2 loose units");
});

/** What people ask, and what answers it: first of all that speaks of it. */
const ASKED: readonly (readonly [string, string, string])[] = [
  ["iraqi-conflict", "how many cards may I discard?", "Commitment: discard up to five cards, draw as many"],
  ["iraqi-conflict", "may I take back a trade?", "Trading: any cards for any cards"],
  ["iraqi-conflict", "do I keep my hand for the next turn?", "Situation: ten new cards each"],
  ["battle-for-baghdad", "stacking", "Stacking: no limit"],
  ["battle-for-baghdad", "do losing bidders pay?", "Paying bids: losers pay, too"],
  ["battle-for-baghdad", "may I attack the NGO?", "Attacking the NGO: never compulsory"],
  ["battle-for-baghdad", "does the river stop my Move?", "River: crossing it ends the Move"],
  ["next-war-in-lebanon", "what does stacking allow me?", "Stacking: at most C2 units a stack"],
  ["next-war-in-lebanon", "may Syria enter Israel?", "Borders: who may enter Syria and Israel"],
  ["next-war-in-lebanon", "what is a decapitation strike?", "Decapitation: the Syrian HQ, on 5 or 6"],
  ["fitna", "what does stacking allow me?", "Stacking: three units, one corps"],
  ["fitna", "may my militia enter Turkey?", "Movement: once, along links"],
  ["fitna", "where does my unit retreat to?", "Retreat: one space, to friends first"],
  ["fitna", "what does a Joker do?", "Joker: two cards at any time"],
];

describe("what players ask", () => {
  it.each(games.map(({ id }) => [id]))("of %s is answered by `/rules`", async (game) => {
    await stage.command(stage.ada, "game create", { game, name: "Tigris", pace: "none" });
    const asked = ASKED.filter(([of]) => of === game);
    const answers: [string, string, string][] = [];
    for (const [, term] of asked) {
      const page = said(await stage.command(stage.ada, "rules", { term }));
      answers.push([game, term, /^### (.*)$/m.exec(page)?.[1] ?? page]);
    }
    expect(answers).toEqual(asked);
  });
});

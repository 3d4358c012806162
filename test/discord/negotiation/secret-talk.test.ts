import type { APIMessage } from "discord-api-types/v10";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { labels, said } from "../stage.ts";
import { SixSeats } from "./six-seats.ts";

/**
 * Two worlds that play the same turns of Baghdad: in one three sides talk in private, in the other they have never
 * talked.
 */
let talking: SixSeats;
let silent: SixSeats;
const both = async (work: (six: SixSeats) => Promise<void>): Promise<void> => {
  await Promise.all([talking, silent].map(work));
};
beforeAll(async () => {
  [talking, silent] = await Promise.all([SixSeats.open("secret"), SixSeats.open("secret")]);
});
afterAll(async () => {
  for (const { stage } of [talking, silent]) {
    expect(stage.sandbox.complaints()).toEqual([]);
    await stage.close();
  }
});

const OUTSIDE = ["Cleo", "Dan", "Eve", "Zed"];
const INSIDE = ["Ada", "Ben", "Finn"];
const SENTENCE = "We stop at the river";
/** Nobody outside learns anything by which these worlds differ. */
async function expectNothingKnown(): Promise<void> {
  await both((six) => six.stage.settled());
  const [one, other] = await Promise.all([talking.known(OUTSIDE), silent.known(OUTSIDE)]);
  expect(one).toBe(other);
  expect(one).not.toContain(SENTENCE);
}

let head: APIMessage;
let thread = "";
const inTalk = (words: string, name = "Ben"): Promise<APIMessage> =>
  talking.stage.posted(talking.who(name), words, thread);
const offerOf = async (six: SixSeats, from: string): Promise<string> => {
  const { decisions } = await six.stage.service.campaigns.showing.seatView(six.game, six.who("Finn").id, "ngo");
  const found = decisions.find(({ kind, text }) => kind === "offer" && text?.startsWith(from));
  return found?.id ?? "";
};

describe("a turn with a secret talk", () => {
  it("begins with a public negotiation, and a talk of three that nobody is told of", async () => {
    await both(async (six) => {
      await six.offer("government", ["us"]);
      await six.stage.settled();
    });
    const chosen = await talking.choose("Ben", await talking.sheet("Ben"), ["shiite", "ngo"]);
    expect(said(chosen)).toContain("Nobody outside is told that a talk exists.");
    await talking.press("Ben", chosen, "Open");
    await talking.stage.settled();
    [thread = ""] = talking.who("Ben").privateThreads();
    head = await inTalk("Private talk");
    await expectNothingKnown();
  });

  it("has an offer with a sentence there, of which everyone else reads only what binds", async () => {
    let page = await talking.press("Ben", head, "Make an offer");
    page = await talking.press("Ben", page, "Truce");
    const modal = await talking.stage.press(talking.who("Ben"), page, "Add a promise").modal();
    page = await talking
      .who("Ben")
      .submitModal({ modal, fields: { text: SENTENCE } })
      .reply();
    expect(said(page)).toContain(`**Only said**: “${SENTENCE}” To the end of turn 2.`);
    await talking.press("Ben", page, "Submit");
    const [row] = (await talking.stage.service.repository.log(talking.game)).slice(-1);
    await silent.does("sunni", row?.action ?? "", row?.params as never); // what that sheet has sent
    const post = await inTalk("The Sunnis offer");
    expect(said(post)).toMatch(/\*\*Binding\*\*: The Sunnis offer[^\n]*\n\*\*Only said\*\*: “We stop at the river”/);
    expect(post.mentions.map(({ username }) => username).sort()).toEqual(["ada", "finn"]);
    await expectNothingKnown();
  });

  it("has a counter accepted that keeps the sentence, and puts off nobody outside", async () => {
    const clauses = [
      { kind: "truce", seats: ["shiite", "sunni", "ngo"] },
      { kind: "maxBid", seat: "shiite", amount: 1 },
    ];
    expect(said(await talking.press("Ada", await inTalk("The Sunnis offer"), "Counter…"))).toContain(SENTENCE);
    await both(async (six) => {
      const params = { offer: await offerOf(six, "The Sunnis"), clauses };
      await six.does("shiite", "counter", params, six === talking ? "kept" : undefined);
    });
    await talking.press("Ben", await inTalk("The Shiites"), "Accept");
    await talking.press("Finn", await inTalk("The Shiites", "Finn"), "Accept");
    const offer = { offer: await offerOf(silent, "The Shiites") };
    await silent.does("sunni", "accept", offer);
    await silent.does("ngo", "accept", offer);
    const post = await inTalk("**Agreed.**");
    expect(said(post)).toContain(`**Only said**, by the Sunnis: “${SENTENCE}”`);
    expect(labels(post)).toEqual(["Kept", "Broken", "Take back"]);
    await expectNothingKnown();
  });

  it("binds in the next turn: the rules refuse what was agreed not to be done", async () => {
    await both((six) => six.toNextTurn());
    await both(async (six) => {
      await six.untilAsked("shiite", "bid");
      await expect(six.does("shiite", "bid", { amount: 2 })).rejects.toThrow(/agreed/);
    });
  });

  it("has its promise called broken, before those who know of it", async () => {
    await talking.press("Ada", await inTalk("**Agreed.**", "Ada"), "Broken");
    expect(said(await inTalk("**Agreed.**", "Finn"))).toContain("**Broken**, according to the Shiites (turn 2");
    expect(said(await talking.stage.command(talking.who("Finn"), "deals"))).toContain(SENTENCE);
    for (const name of OUTSIDE) expect(talking.who(name).privateThreads()).toEqual([]);
    for (const name of INSIDE) expect(talking.who(name).privateThreads()).toEqual([thread]);
    await expectNothingKnown();
  });
});

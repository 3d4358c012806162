import { Parley } from "./parley.ts";

/** What is counted. */
export const ACTS = [
  "openTalk",
  "existingTalk",
  "offerInTalk",
  "offerFromPage",
  "accept",
  "counter",
  "promise",
  "verdict",
  "ledger",
  "back",
  "recap",
  "log",
] as const;
export type Act = (typeof ACTS)[number];
type PerAct = { readonly [act in Act]: number };

/** What negotiating costs in Battle for Baghdad with six seats. */
export interface NegotiationFigures {
  /** Typing counts nothing. */
  readonly taps: PerAct;
  /** The most that anybody is notified. */
  readonly notifications: PerAct;
  /** New messages in the campaign's channel that all of it has caused in one turn. */
  readonly postsAddedPerTurn: number;
}

/** Days. */
const AWAY = 10;

/** Plays a Coalition Phase by the controls that people have, and comes back after ten days. */
export async function benchNegotiation(): Promise<NegotiationFigures> {
  const parley = await Parley.open();
  try {
    return await figuresOf(parley);
  } finally {
    await parley.close();
  }
}

async function figuresOf(parley: Parley): Promise<NegotiationFigures> {
  const talk = await openTalk(parley);
  await existingTalk(parley);
  await offers(parley, talk);
  await promises(parley, talk);
  await parley.count("ledger", "sunni", async (thumb) => {
    await thumb.press(await thumb.read("Private talk", talk), "Deals");
  });
  const { posts } = parley;
  await parley.days(AWAY);
  await comesBack(parley);
  return { taps: perAct(parley, "taps"), notifications: perAct(parley, "notifications"), postsAddedPerTurn: posts };
}

const perAct = ({ counted }: Parley, what: "taps" | "notifications"): PerAct =>
  Object.fromEntries(ACTS.map((act) => [act, counted.get(act)?.[what] ?? Number.NaN])) as PerAct; // each of them

/** The thread of a talk of three. */
async function openTalk(parley: Parley): Promise<string> {
  await parley.count("openTalk", "sunni", async (thumb) => {
    const sheet = await thumb.press(thumb.page(), "Talk");
    await thumb.press(await thumb.choose(sheet, ["shiite", "ngo"]), "Open");
  });
  const [thread] = parley.thumb("sunni").person.privateThreads();
  if (thread === undefined) throw new Error("the talk was not opened");
  return thread;
}

async function existingTalk(parley: Parley): Promise<void> {
  await parley.count("existingTalk", "shiite", async (thumb) => {
    thumb.follow(await thumb.press(thumb.page(), "Talk"));
  });
}

/** A Truce in the talk, which its partners accept; one from the page; an offer with a price, which is countered. */
async function offers(parley: Parley, talk: string): Promise<void> {
  await parley.count("offerInTalk", "sunni", async (thumb) => {
    const form = await thumb.press(await thumb.read("Private talk", talk), "Make an offer");
    await thumb.press(await thumb.press(form, "Truce"), "Submit");
  });
  await parley.count("accept", "shiite", async (thumb) => {
    await thumb.press(await thumb.read("The Sunnis offer", talk), "Accept");
  });
  await parley.count("offerFromPage", "government", async (thumb) => {
    await thumb.robot.answer({
      moves: [{ action: "propose", params: { parties: ["us"], clauses: [{ kind: "truce" }] } }],
    });
  });
  await counters(parley);
}

/** The Shiites offer 1 PP for a Truce, and the Government asks for more. */
async function counters(parley: Parley): Promise<void> {
  const clauses = [{ kind: "truce" }, { kind: "pay", from: "shiite", to: "government", amount: 1 }];
  await parley
    .thumb("shiite")
    .robot.answer({ moves: [{ action: "propose", params: { parties: ["government"], clauses } }] });
  await parley.quiet();
  await parley.count("counter", "government", async (thumb) => {
    const form = await thumb.press(await thumb.read("The Shiites offer", parley.publicThread()), "Counter");
    await thumb.press(await thumb.choose(form, ["3"]), "Submit");
  });
}

async function promises(parley: Parley, talk: string): Promise<void> {
  await parley.count("promise", "shiite", async (thumb) => {
    await thumb.type(await thumb.read("Private talk", talk), "Promise", { text: "We stop at the river." });
  });
  await parley.count("verdict", "sunni", async (thumb) => {
    await thumb.press(await thumb.read("We stop at the river", talk), "Broken");
  });
}

async function comesBack(parley: Parley): Promise<void> {
  const page = await parley.count("back", "ngo", async (thumb) => {
    const own = await thumb.press(thumb.newest("My seat"), "My seat");
    await thumb.press(own, "What happened?");
    return own;
  });
  const recap = await parley.count("recap", "ngo", (thumb) => thumb.press(page, "What happened?"));
  await parley.count("log", "ngo", (thumb) => thumb.press(recap, "Log"));
}

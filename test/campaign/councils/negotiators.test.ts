import { afterEach, beforeEach, expect, it } from "vitest";
import { writeBehind } from "../../write-behind.ts";
import { interaction, person, type Service, service } from "../harness.ts";
import { type CouncilGame, councilsIn, reopened } from "./council-game.ts";

let c: CouncilGame;
let made: Service;
beforeEach(async () => {
  made = await service();
  const wish = { game: "battle-for-baghdad", options: { seats: "3", assign: "choice" }, pace: null };
  c = await councilsIn(made, wish, [
    ["shiite", 4],
    ["sunni", 1],
    ["government", 1],
  ]);
});
afterEach(() => made.database.close());

const [BEN, CLEO, IRA, JO, ADA] = [0, 1, 2, 3, 4];
const asked = (n: number) => ({ person: person(n), interaction: interaction() });
const talk = (n: number, seat: string, others: readonly string[]) =>
  c.s.campaigns.negotiation.talk(c.game, { seat, others }, asked(n));
const inTalk = async (id: string): Promise<readonly string[]> =>
  (await c.s.repository.talks(c.game)).find((one) => one.id === id)?.persons ?? [];

/** More than half of the four without whoever it is about. */
async function agreed(kind: "negotiator" | "relief", n: number): Promise<void> {
  const { councils } = c.s.campaigns;
  await councils.propose(c.game, { kind, person: person(n).id }, asked(BEN));
  const number = (await c.s.repository.ballots(c.game)).length;
  for (const member of [CLEO, IRA]) await councils.answer(c.game, { number, yes: true }, asked(member));
}

it("a council is let into talks by its captain and whom it has chosen to negotiate, until it relieves them", async () => {
  const { negotiation, councils } = c.s.campaigns;
  await expect(talk(JO, "shiite", ["sunni"])).rejects.toThrow("for its captain, deputy and negotiators");
  await agreed("negotiator", JO).catch((error: Error) => expect(error.message).toContain("decided already"));
  const id = await talk(ADA, "sunni", ["shiite"]);
  expect([...(await inTalk(id))].sort()).toEqual([BEN, JO, ADA].map((n) => person(n).id).sort());
  await negotiation.promise(c.game, { seat: "shiite", to: [], text: "Peace.", ending: "turn", talk: id }, asked(JO));
  const again = councils.propose(c.game, { kind: "negotiator", person: person(JO).id }, asked(BEN));
  await expect(again).rejects.toThrow("negotiates for your council already");
  await expect(councils.propose(c.game, { kind: "negotiator", person: person(CLEO).id }, asked(BEN))).rejects.toThrow(
    "Captain and deputy negotiate for your council already",
  );
  await agreed("relief", JO).catch((error: Error) => expect(error.message).toContain("decided already"));
  expect([...(await inTalk(id))].sort()).toEqual([BEN, ADA].map((n) => person(n).id).sort());
  await expect(talk(JO, "shiite", ["sunni"])).rejects.toThrow("for its captain, deputy and negotiators");
});

it("a promise is the seat's: whoever takes it over finds it listed, and is in the talk only once that was told", async () => {
  const id = await talk(ADA, "sunni", ["shiite"]);
  const wish = { seat: "shiite", to: [], text: "We wait.", ending: "turn", talk: id } as const;
  await c.s.campaigns.negotiation.promise(c.game, wish, asked(BEN));
  const members = await c.s.repository.members(c.game);
  const successor = person(9);
  const handed = members.map((one) => (one.seat === "sunni" ? { ...one, person: successor.id } : one));
  await writeBehind(c.s.repository, { game: c.game, members: handed, at: c.s.clock.now() });
  const { negotiation } = reopened(c.s);
  const said = async (n: number) =>
    (await negotiation.ledger(c.game, person(n).id, { turn: null, everyone: false })).said.map(({ label }) => label);
  expect([await said(9), await said(ADA)]).toEqual([["the Shiites: We wait."], []]);
  await expect(negotiation.talkSeats(c.game, id, successor.id)).rejects.toThrow("You take no part in that talk");
  expect(await negotiation.talk(c.game, { seat: "sunni", others: ["shiite"] }, asked(9))).toBe(id);
  expect(await inTalk(id)).not.toContain(successor.id);
});

it("a talk that was locked opens again for whoever was in it: the others are let in once that is told", async () => {
  const id = await talk(ADA, "sunni", ["shiite"]);
  await c.s.campaigns.negotiation.leaveTalk(c.game, id, asked(ADA));
  expect(await talk(BEN, "shiite", ["sunni"])).toBe(id);
  expect(await inTalk(id)).toEqual([person(BEN).id]);
  const rows = c.s.database.sqlite.prepare("SELECT payload FROM outbox WHERE payload LIKE '%talk-join%'").pluck().all();
  expect(rows).toEqual([expect.stringContaining(person(ADA).id)]);
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { labelKey } from "../../../../src/discord/delivery/controls.ts";
import { readPress, writePress } from "../../../../src/discord/screen/custom-id.ts";
import type { Screen } from "../../../../src/discord/screen/screen.ts";
import { games } from "../../../../src/games/registry.ts";
import { person, type Service, service } from "../../../campaign/harness.ts";
import { calledOtherwise, former } from "../../../campaign/other-release.ts";
import { asker, hold, servicesOf, textOf } from "../../bench.ts";
import { pressed } from "../../presses.ts";
import { intoCoalition, SEATS } from "../action-table.ts";
import { started } from "../kit-table.ts";

/** Buttons stay under posts for months: they bear the names of the release that sent them. */

let s: Service;
beforeEach(async () => {
  s = await service(":memory:", games.map(calledOtherwise));
});
afterEach(() => s.database.close());

const press = async (n: number, id: string, values: readonly string[] = []): Promise<Screen> =>
  hold(await pressed(servicesOf(s), asker(n), readPress(id), values));
const lastAct = async (game: string) => (await s.repository.log(game, { last: 1 })).at(-1);

describe("a button of an earlier release", () => {
  it("below an offer does what it did, though the action has another name now", async () => {
    const { game } = await intoCoalition(s);
    const who = { game, person: person(0).id, seat: SEATS[0] ?? "", interaction: null };
    const moves = [{ action: "propose", params: { parties: ["sunni"], clauses: [{ kind: "truce" }] } }];
    await s.campaigns.acting.submit({ ...who, moves, decision: null, ahead: [], end: false });
    const [decision] = (await s.campaigns.showing.seatView(game, person(1).id, "sunni")).decisions.filter(
      ({ kind }) => kind === "offer",
    );
    await press(1, writePress({ kind: "offer", game, offer: decision?.id ?? "", action: former("reject") }));
    expect(await lastAct(game)).toMatchObject({ seat: "sunni", action: "reject" });
  });

  it("gives the answer that has another label now, from the public post", async () => {
    const game = await started(s, "iraqi-conflict", { seats: "2", turns: 2 }, [0, 1]);
    for (const [n, { id: seat }] of (await s.campaigns.showing.status(game)).seats.entries())
      await s.campaigns.acting.submit({ game, person: person(n).id, seat, lines: ["commit -"], interaction: null });
    const [question] = (await s.campaigns.showing.seatView(game, person(0).id, "us")).decisions.filter(
      ({ owed }) => owed,
    );
    const ready = writePress({ kind: "answer", game, decision: question?.id ?? "", answer: labelKey(former("Ready")) });
    expect(textOf(await press(0, ready))).toContain("✅");
    expect(await lastAct(game)).toMatchObject({ seat: "us", action: "ready" });
  });

  it("keeps the standing order that has another name now", async () => {
    const game = await started(s, "iraqi-conflict", { seats: "2", turns: 2 }, [0, 1]);
    const { book, view } = await s.campaigns.showing.seatView(game, person(0).id, "us");
    const order = book.definition.orders.find(({ ahead }) =>
      ahead?.choices(view).some(({ params }) => params !== "none"),
    );
    const choice = order?.ahead?.choices(view).find(({ params }) => params !== "none");
    const name = former(order?.name ?? "");
    await press(0, writePress({ kind: "say", game, stamp: "x", seat: "us", order: name, does: "set" }), [
      choice?.value ?? "",
    ]);
    expect((await s.repository.orders(game)).map((one) => one.name)).toEqual([order?.name]);
  });
});

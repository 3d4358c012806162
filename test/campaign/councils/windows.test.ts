import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PRESETS } from "../../../src/campaign/time/timetables.ts";
import { caravan } from "../caravan.ts";
import { drain, interaction, person, service } from "../harness.ts";
import { councilsIn } from "./council-game.ts";

it("window of minutes: orders first, in the same instant; nobody votes on it, and nobody is called", async () => {
  const folder = mkdtempSync(join(tmpdir(), "umpire-windows-"));
  mkdirSync(join(folder, "caravan"));
  writeFileSync(join(folder, "caravan", "pack.json"), "{}");
  const s = await service(":memory:", [caravan], folder);
  try {
    const wish = { game: "caravan", options: { reactions: ["toll:wait-all"] }, pace: PRESETS.live };
    const c = await councilsIn(s, wish, [
      ["red", 1],
      ["blue", 4],
      ["gold", 1],
    ]);
    const { campaigns, repository } = c.s;
    await campaigns.acting.setOrder(c.game, person(1).id, "blue", "peace", {}, interaction());
    await drain(c.s);
    const red = { game: c.game, person: person(0).id, seat: "red", decision: null, ahead: [], end: false };
    const moves = [
      { action: "endLoading", params: {} },
      { action: "travel", params: { to: "Kut" } },
    ];
    await campaigns.acting.submit({ ...red, moves, interaction: interaction() });

    expect((await campaigns.showing.status(c.game)).awaited).toEqual(["gold"]);
    const [answer] = (await repository.log(c.game)).filter(({ seat }) => seat === "blue");
    expect(answer).toMatchObject({ kind: "order", action: "letThem", at: c.s.clock.now() });
    expect((await repository.votes(c.game)).filter(({ seat }) => seat === "blue")).toEqual([]);
    const calls = (await drain(c.s)).flatMap(({ payload }) => (payload.kind === "post" ? payload.post.ping : []));
    for (const n of [1, 2, 3, 4]) expect(calls).not.toContain(person(n).id);
  } finally {
    s.database.close();
    rmSync(folder, { recursive: true });
  }
});

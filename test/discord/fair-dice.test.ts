import { afterEach, beforeEach, expect, it } from "vitest";
import { labels, Stage, said } from "./stage.ts";

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open({ people: ["Ada", "Ben", "Cleo"] });
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

it("what the dice are checked by stands below all else on lobby and first post, and is explained at one press to whoever asks", async () => {
  const game = await stage.started();
  const record = await stage.service.repository.game(game);
  const cleo = stage.sandbox.person("Cleo");
  for (const [words, hash] of [
    ["Dice commitment", `Dice commitment \`${record?.commitment}\``],
    ["Waiting on <@", "Log so far `"],
  ] as const) {
    const post = await stage.posted(cleo, words);
    const lines = said(post).trim().split("\n");
    expect(lines.findIndex((line) => line.includes(hash))).toBe(lines.length - 1);
    expect(labels(post)).toContain("Fair dice");
    const reply = await stage.press(cleo, post, "Fair dice").reply();
    expect(reply.flags).toBeDefined();
    for (const term of ["dice commitment", "seed phrase", "hash of the log so far", "umpire verify"])
      expect(said(reply)).toContain(term);
  }
});

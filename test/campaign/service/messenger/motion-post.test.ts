import { afterEach, expect, it } from "vitest";
import { wholeAnswers } from "#engine";
import type { MotionPost } from "../../../../src/campaign/service.ts";
import { type CouncilGame, councilsIn } from "../../councils/council-game.ts";
import { interaction, person, service } from "../../harness.ts";

let c: CouncilGame;
afterEach(() => c.s.database.close());

const plain = (rich: MotionPost["text"]): string =>
  rich.map((part) => (typeof part === "string" ? part : "literal" in part ? part.literal : part.person)).join("");

it("a motion that is an answer in words, such as a strategy, has no picture of a plan: nothing of it is on the map", async () => {
  const wish = { game: "next-war-in-lebanon", options: {}, pace: null };
  const s = await service();
  const [first, second] = s.campaigns.books
    .shipped(wish.game)
    .definition.roster({}, s.campaigns.books.shipped(wish.game).content);
  const [us = "", them = ""] = [first?.id, second?.id];
  c = await councilsIn(
    s,
    wish,
    [
      [us, 3],
      [them, 3],
    ],
    { rule: "vote" },
  );
  const { awaited } = await c.s.campaigns.showing.status(c.game);
  const seat = awaited[0] ?? us;
  const member = (n: number) => person(seat === us ? n : n + 3).id;
  const voter = (n: number) => ({ game: c.game, person: member(n), seat, interaction: interaction() });
  const { book, view, decisions } = await c.s.campaigns.showing.seatView(c.game, member(0), seat);
  const decision = decisions.find(({ owed, answered }) => owed && !answered);
  const move = decision?.actions.flatMap((name) => {
    const [answer] = wholeAnswers(book, view, { actions: [name], preset: decision.preset }, 200) ?? [];
    return answer?.moves ?? [];
  })[0];
  const moves = move ? [{ action: move.action, params: move.params }] : [];
  const proposal = { ...voter(0), question: decision?.id ?? "", moves, ahead: [], end: false };
  const { motion } = await c.s.campaigns.motions.propose(proposal);
  const address = { seat, vote: motion?.vote ?? 0, motion: motion?.number ?? 0 };
  const open = await c.s.campaigns.motions.look(c.game, member(1), address);
  expect([open.open, open.plan]).toEqual([true, null]);
  expect(plain(open.text)).toContain("For 1: Person");
  await c.s.campaigns.motions.support({ ...voter(1), ...address });
  const over = await c.s.campaigns.motions.look(c.game, member(1), address);
  expect([over.open, over.plan]).toEqual([false, null]);
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Definition, Dice, type GameTypes, mustGet, type Params, type Seat } from "#engine";
import { games } from "../../../src/games/registry.ts";
import { takenApart } from "../../../src/replay/file/blocks.ts";
import { blockIn } from "../../../src/replay-maker/packing.ts";
import { service } from "../../campaign/harness.ts";
import { imagined } from "../../kit/claims/secrecy.ts";
import { keyOf } from "../../kit/subject.ts";
import { same } from "../../kit/violation.ts";
import { ASIDES, type Aside, doneApart } from "./asides.ts";
import { lapsed, replaced } from "./hidden-acts.ts";
import { marked, marksIn } from "./marks.ts";
import { forget, type Past, played, positionOf } from "./past.ts";
import { HOLES, pageIn, SECRETS } from "./posted-page.ts";
import { World } from "./world.ts";

/*
 * While a campaign goes on everybody may have its page without log. In two worlds in which all that is hidden is otherwise
 * (hands, what is answered in secret, replaced or has fallen, orders, answers ahead, sheets half filled in, councils, talks,
 * promises, how many acts there were and when) it is the same, byte for byte; and whatever of it is let out by whatever
 * place of what the page is made of is found.
 */

interface Tale {
  readonly game: string;
  readonly options: Params;
  readonly acts: number;
  readonly apart: readonly Aside[];
}

const { council, ballot, talk, promise, draft, order, prepared, withdrawn } = ASIDES;
const TALES: { readonly [name: string]: Tale } = {
  "Iraqi Conflict": {
    ...{ game: "iraqi-conflict", options: { seats: "4", turns: 2 }, acts: 0 },
    apart: [council, ballot, talk, promise, draft, order, withdrawn, replaced, lapsed],
  },
  "Battle for Baghdad": {
    ...{ game: "battle-for-baghdad", options: { seats: "3" }, acts: 4 },
    apart: [council, order, prepared],
  },
};

/** Kinds of secrets that a campaign has, besides what people do in it. */
const ALWAYS = ["hands"];
const ROWS = [
  ...["answers in secret", "how many rows there are", "when the last of them was written", "their hash"],
  ...["what they told, as a digest", "their kinds", "answers that were replaced", "answers that fell"],
];

function gameOf(id: string): Definition<GameTypes> {
  const found = games.find((one) => one.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return marked(found);
}

describe.each(Object.entries(TALES))("the page without log of %s", (name, { game, options, acts, apart }) => {
  let past: Past;
  let worlds: readonly [World, World];

  beforeAll(async () => {
    past = await played({ definition: gameOf(game), options, acts, seed: `asides ${name}` });
    const of = await service(past.file, [past.tale.definition]);
    const real = await positionOf(of, past.game, new Dice({ key: keyOf(past.tale.seed), next: 0 }));
    of.database.close();
    const viewer: Seat = past.seats[0] ?? "";
    const other = imagined(real, viewer);
    if (!other) throw new Error("nothing is hidden");
    worlds = [await World.open(past, "this", real.env), await World.open(past, "other", other.env)];
    for (const aside of apart) expect(await doneApart(aside, worlds, viewer), aside.what).toBe(2);
    for (const world of worlds) await world.settled();
  });
  afterAll(async () => {
    for (const world of worlds ?? []) await world.close();
    if (past) forget(past);
  });

  const kinds = [...ALWAYS, ...(apart.includes(replaced) ? ROWS : []), ...apart.map(({ what }) => what)].filter(
    (kind) => kind in SECRETS,
  );

  it("is the same byte for byte, whatever is hidden, and has nobody's own words", async () => {
    const [a, b] = await Promise.all(worlds.map((world) => pageIn(world)));
    same("leak", "the page", a ?? "", b ?? "");
    const parts = takenApart(a ?? "");
    expect(marksIn(`${blockIn(parts, "show")}${blockIn(parts, "pictures")}`)).toEqual([]);
    expect(JSON.parse(blockIn(parts, "show")).steps.length).toBeGreaterThan(0);
  });

  it.each(kinds.map((kind, i) => [kind, Object.keys(HOLES)[i % Object.keys(HOLES).length] ?? ""] as const))(
    "would be found to let out: %s, by %s",
    async (kind, through) => {
      const word = mustGet(SECRETS, kind);
      const words = await Promise.all(worlds.map(word));
      expect(words[0], "it is otherwise in the other world").not.toBe(words[1]);
      const hole = mustGet(HOLES, through);
      const [a = "", b = ""] = await Promise.all(worlds.map((world, i) => pageIn(world, hole(words[i] ?? ""))));
      expect(() => same("leak", "the page", a, b)).toThrow(/^leak: /);
    },
  );
});

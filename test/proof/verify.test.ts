import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Envelope, GameTypes, Params } from "#engine";
import { verify } from "../../src/campaign/record/verify.ts";
import type { GameFile } from "../../src/campaign/service.ts";
import { games } from "../../src/games/registry.ts";
import { openPinned } from "../../src/packs/packs.ts";
import { chainHash, NO_ROW, replayRow, type StartParams } from "../../src/proof/history.ts";
import { stateHash } from "../../src/proof/state-text.ts";
import { CHANNEL, interaction, person, type Service, service } from "../campaign/harness.ts";

const OPTIONS = { seats: "5", turns: 2 };

let s: Service;
beforeEach(async () => {
  s = await service();
});
afterEach(() => s.database.close());

/** The file of a campaign whose five seats were drawn by lot, cut short at its start. */
async function fileOfDrawn(): Promise<GameFile> {
  const place = { host: person(0), guild: null, channel: CHANNEL, name: "Test", pace: null };
  const { id } = await s.campaigns.people.create({
    ...place,
    game: "iraqi-conflict",
    options: OPTIONS,
    interaction: interaction(),
  });
  for (const n of [0, 1, 2, 3, 4])
    await s.campaigns.people.join({ game: id, person: person(n), seat: null, word: null, interaction: interaction() });
  await s.campaigns.people.start(id, person(0), false, interaction());
  await s.campaigns.people.abandon(id, person(0), interaction());
  return JSON.parse(JSON.stringify(await s.campaigns.showing.export(id))) as GameFile; // as it is downloaded
}

/** The file with another start, every state and every hash made again: whoever has the secret can do that. */
function forged(file: GameFile, change: (start: StartParams) => object): GameFile {
  const definition = games.find(({ id }) => id === file.game);
  if (!definition) throw new Error("no such game");
  const book = openPinned(definition, file.pack);
  let env: Envelope<GameTypes> | null = null;
  let before = NO_ROW;
  const rows = file.rows.map((row) => {
    const start = row.params as unknown as StartParams; // row 0 holds it
    const params = row.seq === 0 ? ({ ...start, ...change(start) } as unknown as Params) : row.params;
    env = replayRow(book, env, { ...row, params }, file.secret);
    const made = { ...row, params, state: stateHash(env) };
    before = chainHash(before, made);
    return { ...made, hash: before };
  });
  return { ...file, rows };
}

describe("a forged start", () => {
  it("is a whole file where nothing is changed", async () => {
    const file = await fileOfDrawn();
    expect(forged(file, () => ({}))).toEqual(file);
    expect(verify(file, games)).toMatchObject({ verdict: "proved" });
  });

  it("is found where two have changed the seats that they drew", async () => {
    const swapped = ({ controllers }: StartParams) => ({
      controllers: { ...controllers, us: controllers.kurds, kurds: controllers.us },
    });
    const { verdict, lines } = verify(forged(await fileOfDrawn(), swapped), games);
    expect([verdict, lines.at(-1)]).toEqual([
      "wrong",
      expect.stringMatching(/^the seat \w+ was not given by the draw\.$/),
    ]);
  });

  it("is found where it has other options than the lobby had", async () => {
    const longer = ({ options }: StartParams) => ({ options: { ...options, turns: 3 } });
    const { verdict, lines } = verify(forged(await fileOfDrawn(), longer), games);
    expect([verdict, lines.at(-1)]).toEqual(["wrong", "the options are not those of the start."]);
  });
});

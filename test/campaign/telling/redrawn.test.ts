import { afterEach, beforeEach, expect, it } from "vitest";
import type { Sketch } from "#engine";
import { sceneFrom } from "../../sketched.ts";
import { interaction, person, type Service, service, startedGame } from "../harness.ts";

let s: Service;
let game: string;

beforeEach(async () => {
  s = await service();
  game = await startedGame(s, ["us", "insurgents"]);
});
afterEach(() => s.database.close());

const newest = async () => (await s.campaigns.deliveries.live(game, 1))?.pictures.at(-1);
const repair = () =>
  s.campaigns.people.repair({ game, person: person(0).id, staffOf: null, interaction: interaction() });
const damage = (sketch: string) => s.database.sqlite.exec(`UPDATE pictures SET sketch = ${sketch}`);

it("the board as it is now takes the place of a picture that was never written down, by /game repair", async () => {
  damage("NULL");
  expect((await newest())?.source).toBeNull();
  await repair();
  const { source, caption } = (await newest()) ?? { source: null, caption: "" };
  expect(sceneFrom(s.campaigns.books.shipped("iraqi-conflict"), source).alt).toMatch(
    new RegExp(`^${caption.replace(" · ", ", ")}\\. `),
  );
});

it("/game repair leaves a picture that can be drawn as it is", async () => {
  const before = await newest();
  await repair();
  expect(await newest()).toEqual(before);
});

it("what a picture is made from says nothing of hands, of what nobody sees, or of the log", async () => {
  const { source } = (await newest()) ?? { source: null };
  const { motif, view, ...of } = JSON.parse(source as Sketch);
  expect(Object.keys(of)).toEqual(["game", "content", "stateVersion"]);
  expect(Object.keys(motif)).toEqual(["kind", "caption", "names"]);
  expect(view).toMatchObject({ seat: null, hand: null });
  expect(Object.keys(view)).toEqual(["table", "seat", "hand", "controllers"]);
});

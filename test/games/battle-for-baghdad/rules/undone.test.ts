import { afterEach, beforeEach, expect, it } from "vitest";
import type { Params } from "#engine";
import type { MapElement } from "#scene";
import { battleForBaghdad } from "../../../../src/games/battle-for-baghdad/index.ts";
import type { BaghdadState } from "../../../../src/games/battle-for-baghdad/state.ts";
import { interaction, person, type Service, service, startedWith } from "../../../campaign/harness.ts";
import { sceneFrom } from "../../../sketched.ts";
import { shipped } from "../builder.ts";

const { content } = shipped;
const SEATS = ["shiite", "sunni", "government"];
let s: Service;
let game: string;

beforeEach(async () => {
  s = await service();
  const options = { ...battleForBaghdad.defaults, seats: "3" };
  game = await startedWith(s, { game: "battle-for-baghdad", options, pace: null }, SEATS);
});
afterEach(() => s.database.close());

const idOf = (seat: string): string => person(SEATS.indexOf(seat)).id;
const seatView = (seat: string) => s.campaigns.showing.seatView(game, idOf(seat), seat);

async function act(seat: string, action: string, params: Params = {}): Promise<void> {
  const { decisions } = await seatView(seat);
  const decision = decisions.find(({ actions }) => actions.includes(action))?.id ?? null;
  await s.campaigns.acting.submit({
    game,
    person: idOf(seat),
    seat,
    decision,
    moves: [{ action, params }],
    interaction: interaction(),
  });
}

const undo = (seat: string) =>
  s.campaigns.acting.undo({ game, person: idOf(seat), row: null, interaction: interaction() });

async function table(): Promise<BaghdadState["table"]> {
  return JSON.parse((await s.repository.snapshot(game))?.state ?? "null").table;
}

/** The usual answers, until this holds. */
async function until(there: (table: BaghdadState["table"]) => boolean): Promise<void> {
  while (!there(await table())) {
    const { awaited } = await s.campaigns.showing.status(game);
    const seat = awaited[0] ?? "";
    const { book, view, decisions } = await seatView(seat);
    const decision = decisions.find(({ owed }) => owed);
    const move = decision && book.definition.defaultAnswer(view, decision);
    if (!move) throw new Error("nobody has to answer");
    await act(seat, move.action, move.params);
  }
}

/** What the newest picture marks as new. */
async function marked(): Promise<readonly MapElement["kind"][]> {
  const { number = 0 } = (await s.repository.livePost(game, null)) ?? {};
  const post = await s.campaigns.deliveries.live(game, number);
  const { layout } = sceneFrom(s.campaigns.books.shipped("battle-for-baghdad"), post?.pictures.at(-1)?.source);
  const [first] = layout.kind === "column" ? layout.children : [];
  const elements = first?.kind === "panel" && first.content.kind === "map" ? first.content.elements : [];
  return elements.flatMap(({ kind }) => (kind === "arrow" || kind === "halo" ? [kind] : []));
}

/** A Zone with Security of a seat, and one next to it. */
function step({ zones }: BaghdadState["table"], seat: string): readonly [from: string, to: string] {
  const from = content.zoneIds.find((id) => (zones[id]?.units[seat]?.security ?? 0) > 0) ?? "";
  return [from, content.zones[from]?.land[0] ?? ""];
}

it("after an undo the picture of a phase shows the state, and nothing of what was taken back", async () => {
  await until(({ recruit }) => recruit !== null);
  const seat = (await table()).recruit?.seat ?? "";
  await act(seat, "endRecruitment");
  const [from, to] = step(await table(), seat);
  await act(seat, "beginMove", { mode: "normal", from, count: 1 });
  await act(seat, "moveTo", { zone: to });
  if ((await table()).move?.move) await act(seat, "endMove");
  await act(seat, "endMovement");
  expect(await marked()).toEqual(["halo", "arrow"]);
  while ((await table()).news.latest.moves.length > 0) await undo(seat);
  while ((await table()).move?.move) await undo(seat);
  expect((await table()).zones[to]?.units[seat]).toBeUndefined();
  expect(await marked()).toEqual([]);
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SeatView } from "../../../../src/campaign/service.ts";
import { LONGEST } from "../../../../src/campaign/try-outs/try-out.ts";
import { CHANNEL, interaction, person, type Service, service, startedGame } from "../../harness.ts";

const SEATS = ["sunni", "shia", "kurds"] as const;
const ME = person(0);

let here: Service;
let game: string;
beforeEach(async () => {
  here = await service();
  game = await startedGame(here, SEATS);
});
afterEach(() => here.database.close());

const begin = (who = ME, seat = "sunni") =>
  here.campaigns.tryingOut.begin({ game, seat, person: who, channel: CHANNEL });
const look = (id: string, seat: string, who = ME): Promise<SeatView> =>
  here.campaigns.showing.seatView(id, who.id, seat);
const pressed = (id: string, who = ME) => ({ game: id, person: who.id, interaction: interaction() });
const KEEP_ALL = { action: "commit", params: { discard: [] } };
const answer = (id: string, seat: string, who = ME) =>
  here.campaigns.acting.submit({ game: id, person: who.id, seat, moves: [KEEP_ALL], interaction: interaction() });
const toSend = () => here.database.sqlite.prepare("SELECT count(*) AS rows FROM outbox").get();
const state = async (id: string) => (await here.repository.snapshot(id))?.state;

describe("a try-out", () => {
  it("begins with what the seat sees and is asked, and says what it is", async () => {
    const tried = await look(await begin(), "sunni");
    const real = await look(game, "sunni");
    expect(tried.view).toEqual(real.view);
    expect(tried.decisions).toEqual(real.decisions);
    expect(tried.tryOut).toMatchObject({ of: game, seat: "sunni" });
    expect(real).toMatchObject({ tryOut: null, mayTry: true });
    expect(tried.mayTry).toBe(false);
  });

  it("changes nothing in the campaign, is in no list, and tells nobody anything", async () => {
    const before = await state(game);
    const sent = toSend();
    const id = await begin();
    await answer(id, "sunni");
    await here.campaigns.tryingOut.letOthersAnswer(pressed(id));
    expect(await state(game)).toBe(before);
    expect(toSend()).toEqual(sent);
    expect((await here.campaigns.showing.find({ person: ME.id })).map((one) => one.id)).toEqual([game]);
    expect(await here.campaigns.showing.find({ channel: CHANNEL })).toHaveLength(1);
  });

  it("is answered for others by hand as well, and by the computer until its own seat is asked", async () => {
    const id = await begin();
    await answer(id, "sunni");
    await answer(id, "kurds");
    expect((await look(id, "sunni")).awaited).toBe(false);
    expect(await here.campaigns.tryingOut.letOthersAnswer(pressed(id))).toBe(1);
    expect((await look(id, "sunni")).awaited).toBe(true);
    await expect(here.campaigns.tryingOut.letOthersAnswer(pressed(id))).rejects.toMatchObject({ code: "not-asked" });
  });

  it("goes back step by step to where it began, over dice and over what others have answered", async () => {
    const id = await begin();
    const first = await look(id, "sunni");
    await answer(id, "sunni");
    const second = await look(id, "sunni");
    await here.campaigns.tryingOut.letOthersAnswer(pressed(id));
    await here.campaigns.tryingOut.back(pressed(id));
    expect((await look(id, "sunni")).view).toEqual(second.view);
    await here.campaigns.tryingOut.back(pressed(id));
    expect((await look(id, "sunni")).decisions).toEqual(first.decisions);
    await expect(here.campaigns.tryingOut.back(pressed(id))).rejects.toMatchObject({ code: "nothing" });
  });

  it("sends what its own seat has done, and is over then", async () => {
    const id = await begin();
    await expect(here.campaigns.tryingOut.orders(id, ME.id)).rejects.toMatchObject({ code: "empty" });
    await answer(id, "kurds");
    await answer(id, "sunni");
    await here.campaigns.tryingOut.letOthersAnswer(pressed(id));
    expect((await here.campaigns.tryingOut.orders(id, ME.id)).lines).toHaveLength(1);
    const { of, seat, submitted } = await here.campaigns.tryingOut.send(pressed(id));
    expect({ of, seat }).toEqual({ of: game, seat: "sunni" });
    expect(submitted.rows.map(({ state }) => state)).toEqual(["possible"]);
    expect((await look(game, "sunni")).decisions[0]?.answered).toMatchObject(KEEP_ALL);
    expect((await look(game, "kurds", person(2))).decisions[0]?.answered).toBeNull();
    await expect(look(id, "sunni")).rejects.toMatchObject({ code: "no-game" });
  });

  it("sends nothing once something has happened that its seat can tell; what others answer in secret is nothing like that", async () => {
    const id = await begin();
    await answer(id, "sunni");
    await answer(game, "kurds", person(2));
    await answer(game, "sunni");
    await expect(here.campaigns.tryingOut.send(pressed(id))).rejects.toMatchObject({ code: "stale" });
    expect((await here.campaigns.tryingOut.orders(id, ME.id)).lines).toHaveLength(1);
    const other = await begin(person(1), "shia");
    await answer(other, "shia", person(1));
    const { submitted } = await here.campaigns.tryingOut.send(pressed(other, person(1)));
    expect(submitted.rows).toHaveLength(1);
  });

  it("is one's own: nobody else looks, answers, sends or leaves, and nobody tries out a seat that is not theirs", async () => {
    const id = await begin();
    const other = person(1);
    await expect(begin(other)).rejects.toMatchObject({ code: "not-your-seat" });
    await expect(look(id, "sunni", other)).rejects.toMatchObject({ code: "not-your-seat" });
    await expect(answer(id, "sunni", other)).rejects.toThrow();
    for (const does of ["letOthersAnswer", "back", "send"] as const)
      await expect(here.campaigns.tryingOut[does](pressed(id, other))).rejects.toMatchObject({ code: "no-game" });
    await expect(here.campaigns.tryingOut.leave(id, other.id)).rejects.toMatchObject({ code: "no-game" });
  });

  it("takes the place of the one before, is left, and ends by itself after half an hour", async () => {
    const old = await begin();
    const id = await begin();
    await expect(look(old, "sunni")).rejects.toMatchObject({ code: "no-game" });
    here.clock.advance(LONGEST - 1);
    await here.campaigns.tick();
    expect((await look(id, "sunni")).tryOut).not.toBeNull();
    here.clock.advance(1);
    await here.campaigns.tick();
    await expect(look(id, "sunni")).rejects.toMatchObject({ code: "no-game" });
    const left = await begin();
    await here.campaigns.tryingOut.leave(left, ME.id);
    expect(await here.repository.lessonsOf(ME.id)).toEqual([]);
  });

  it("is refused where the host has settled so", async () => {
    const wish = { game: "iraqi-conflict", options: { seats: "2" }, help: "none" as const };
    const place = { guild: null, channel: CHANNEL, host: ME, name: "Test", pace: null };
    const { id } = await here.campaigns.people.create({ ...wish, ...place, interaction: interaction() });
    await here.campaigns.people.join({ game: id, person: ME, seat: "us", word: null, interaction: interaction() });
    await here.campaigns.people.start(id, ME, true, interaction());
    const asked = { game: id, seat: "us", person: ME, channel: CHANNEL };
    await expect(here.campaigns.tryingOut.begin(asked)).rejects.toMatchObject({ code: "no-try-outs" });
    expect((await look(id, "us")).mayTry).toBe(false);
  });

  it("goes with the person who is forgotten, and nothing else is tried out or settled in it", async () => {
    const id = await begin();
    await expect(
      here.campaigns.tryingOut.begin({ game: id, seat: "sunni", person: ME, channel: CHANNEL }),
    ).rejects.toMatchObject({ code: "no-try-outs" });
    await expect(here.campaigns.acting.usePreset(id, ME.id, "sunni", "any", interaction())).rejects.toMatchObject({
      code: "lesson",
    });
  });
});

/**
 * The replay under a campaign's last post: made while the result is there already, once, and remade without whoever has
 * left.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type APIMessage, ComponentType } from "discord-api-types/v10";
import omggif from "omggif";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Dice } from "#engine";
import { nextMove } from "../../../scripts/bench/campaign.ts";
import { verify } from "../../../src/campaign/record/verify.ts";
import { games } from "../../../src/games/registry.ts";
import type { MadeReplay } from "../../../src/replay-maker/made.ts";
import { replayOnThread } from "../../../src/replay-maker/on-thread.ts";
import { claimedIn, lacksLog } from "../../../src/replay-maker/page-check.ts";
import { replayShelf } from "../../../src/replay-maker/shelf.ts";
import { DROPPED_FILE_LIFE_MS } from "../../../src/sandbox/constants.ts";
import type { Person } from "../../../src/sandbox/index.ts";
import { files, labels, pictureUrl, Stage, said } from "../stage.ts";

const MADE_WITHIN = 30_000;

let folder: string;
let stage: Stage;
/** Makes replays; a test may replace it. */
let make: typeof replayOnThread;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "umpire-replays-"));
  make = replayOnThread;
  const replays = replayShelf(join(folder, "replays"), 100, (source, films) => make(source, films));
  stage = await Stage.open({}, { replays });
});
afterEach(async () => {
  await stage.close();
  rmSync(folder, { recursive: true });
});

const abandon = (game: string) =>
  stage.service.campaigns.people.abandon(game, { id: stage.ada.id, name: "Ada" }, null, null);

async function playToTheEnd(game: string): Promise<void> {
  const { campaigns } = stage.service;
  const dice = new Dice({ key: "7".repeat(64), next: 0 });
  while ((await campaigns.showing.record(game)).status === "running")
    await campaigns.acting.submit({ game, ...(await nextMove(campaigns, game, dice)), interaction: null });
}

const last = (words: string) => stage.posted(stage.ada, words);
const fileOf = ({ components = [] }: APIMessage) =>
  components.find((part) => part.type === ComponentType.File)?.file ?? null;

/** The last post as soon as it has a page. */
async function paged(words: string, but = ""): Promise<APIMessage> {
  const url = () => {
    const found = stage.found(stage.ada, words).map((message) => fileOf(message)?.url ?? "");
    return found.find((one) => one !== "" && one !== but);
  };
  await expect.poll(url, { timeout: MADE_WITHIN }).toBeDefined();
  return await last(words);
}

async function pageIn(message: APIMessage): Promise<string> {
  return await (await fetch(fileOf(message)?.url ?? "")).text();
}

/** A maker that waits until it is told what to do. */
function waiting(): { readonly asked: () => number; readonly go: (replay: MadeReplay | Error) => void } {
  let asked = 0;
  let go = (_: MadeReplay | Error): void => {};
  make = () => {
    asked++;
    return new Promise((resolve, reject) => {
      go = (replay) => (replay instanceof Error ? reject(replay) : resolve(replay));
    });
  };
  return { asked: () => asked, go: (replay) => go(replay) };
}

const PAGE: MadeReplay = {
  html: "<!doctype html>a page",
  story: ["The US lost.", "It was close.", "Nobody minded."],
  lacksLog: null,
  points: [],
  film: null,
};

describe("a campaign that ends", () => {
  it("has its page and its story under the result, proved, with all that stood there before", async () => {
    const game = await stage.started();
    await playToTheEnd(game);
    const plain = await last("the campaign is over");
    const result = await paged("the campaign is over");
    expect(result.id).toBe(plain.id);
    expect(said(result)).toContain("Dice: commitment");
    expect(said(result)).toContain("save it and open it in a browser");
    expect(labels(result)).toEqual(labels(plain));
    expect(files(result)).toEqual([expect.stringMatching(/^film-[0-9a-f]{12}\.gif$/), "replay.html"]);
    const film = await (await fetch(pictureUrl(result))).arrayBuffer();
    expect(new omggif.GifReader(new Uint8Array(film)).numFrames()).toBeGreaterThan(3);
    expect(JSON.stringify(result.components)).toContain("The boards of Tigris one after the other");
    const html = await pageIn(result);
    expect(verify(claimedIn(html).file, games).verdict).toBe("proved");
    const { story = [] } = (await replayShelf(join(folder, "replays"), 100).kept(game)) ?? {};
    expect(story.length).toBeGreaterThan(1);
    for (const sentence of story) expect(said(result)).toContain(sentence);
  });

  it("has a page without log under it where its secrets are kept", async () => {
    const game = await stage.started({ "at-the-end": "public" });
    const { secret } = await stage.service.campaigns.showing.record(game);
    await playToTheEnd(game);
    const result = await paged("the campaign is over");
    expect(said(result)).toContain("what was hidden stays hidden");
    expect(said(result)).not.toContain("everything that was secret");
    expect(JSON.stringify(result)).not.toContain(secret);
    expect(labels(result)).not.toContain("Export");
    const html = await pageIn(result);
    expect(lacksLog(html)).toBe(true);
    const [, won = ""] = /class="result">([^<]+)</.exec(html) ?? [];
    expect(won).toMatch(/ won .* in turn \d/);
  });

  it("shows its result at once, whatever the page takes, and shows it once, though the bot starts anew meanwhile", async () => {
    const { asked, go } = waiting();
    const game = await stage.started();
    await abandon(game);
    await last("ended this campaign");
    await expect.poll(asked).toBe(1);
    expect(fileOf(await last("ended this campaign"))).toBeNull();
    await stage.restart();
    await expect.poll(asked).toBe(2);
    go(PAGE);
    const post = await paged("ended this campaign");
    expect(said(post)).toContain(PAGE.story.join(" "));
    expect(await pageIn(post)).toBe(PAGE.html);
    await stage.restart();
    await stage.settled();
    expect(stage.found(stage.ada, "ended this campaign")).toHaveLength(1);
    expect(asked()).toBe(2);
    expect((await last("ended this campaign")).edited_timestamp).toBe(post.edited_timestamp);
  });

  it("keeps its result where no page can be made, and each start of the bot tries it again", async () => {
    const { asked, go } = waiting();
    const game = await stage.started();
    await abandon(game);
    await expect.poll(asked).toBe(1);
    go(new Error("no paper"));
    await expect.poll(async () => (await stage.service.repository.replay(game))?.failures).toBe(1);
    await stage.settled();
    expect(fileOf(await last("ended this campaign"))).toBeNull();
    await stage.restart();
    await expect.poll(asked).toBe(2);
    go(PAGE);
    expect(await pageIn(await paged("ended this campaign"))).toBe(PAGE.html);
  });

  it("has none by itself where it began before there were any, and gives one to whoever asks", async () => {
    const { asked } = waiting();
    const game = await stage.started();
    stage.service.database.sqlite.prepare("DELETE FROM replays WHERE game = ?").run(game);
    await abandon(game);
    await last("ended this campaign");
    await stage.settled();
    expect(asked()).toBe(0);
    make = replayOnThread;
    const boards = await stage.command(stage.ben, "game replay", { game });
    const reply = await (await stage.press(stage.ben, boards, "As a page")).reply();
    expect(files(reply)).toEqual([`${game}-replay.html`]);
    expect(readdirSync(join(folder, "replays"))).toEqual([game]);
  });

  it("has its story where Discord does not take the page", async () => {
    make = async () => ({ ...PAGE, html: "x".repeat(11 * 1024 * 1024) });
    const game = await stage.started();
    await abandon(game);
    await expect.poll(async () => said(await last("ended this campaign")), { timeout: MADE_WITHIN }).toContain("lost");
    expect(fileOf(await last("ended this campaign"))).toBeNull();
    expect(existsSync(join(folder, "replays", game))).toBe(true);
  });
});

describe("somebody who has their data deleted", () => {
  const deleteData = async (who: Person): Promise<APIMessage> => {
    const sure = await stage.command(who, "privacy delete");
    expect(said(sure)).toContain("replay");
    return await (await stage.press(who, sure, "Delete it all")).reply();
  };

  it("is named by the page under the result no more, nor by the result, nor by what is kept", async () => {
    const game = await stage.started();
    await abandon(game);
    const before = await paged("ended this campaign");
    const named = await pageIn(before);
    const url = fileOf(before)?.url ?? "";
    expect(claimedIn(named).about.names.some(({ names }) => Object.values(names).includes("Ada"))).toBe(true);
    expect(said(before)).toContain(stage.ada.id);
    expect(said(await deleteData(stage.ada))).toContain("copies");
    const after = await paged("ended this campaign", url);
    expect(after.id).toBe(before.id);
    expect(said(after)).not.toContain(stage.ada.id);
    const html = await pageIn(after);
    const claimed = claimedIn(html);
    expect(JSON.stringify(claimed)).not.toMatch(/Ada\b/);
    expect(JSON.stringify(claimed)).not.toContain(stage.ada.id);
    expect(html).not.toMatch(/>Ada\b/);
    expect(verify(claimed.file, games).verdict).toBe("proved");
    stage.sandbox.advance(DROPPED_FILE_LIFE_MS);
    expect((await fetch(url)).status).toBe(404);
    expect((await replayShelf(join(folder, "replays"), 100).kept(game))?.html).toBe(html);
  });

  it("is named by no page that is being made meanwhile", async () => {
    const { asked, go } = waiting();
    const game = await stage.started();
    await abandon(game);
    await expect.poll(asked).toBe(1);
    await deleteData(stage.ben);
    const first = go;
    first({ ...PAGE, html: "Ben's page" });
    await expect.poll(asked).toBe(2);
    expect(stage.found(stage.ada, "ended this campaign").map(fileOf)).toEqual([null]);
    go(PAGE);
    expect(await pageIn(await paged("ended this campaign"))).toBe(PAGE.html);
  });

  it("is named by no page either where it cannot be made once more", async () => {
    const game = await stage.started();
    await abandon(game);
    await paged("ended this campaign");
    make = () => Promise.reject(new Error("no paper"));
    await deleteData(stage.ben);
    await expect.poll(() => stage.found(stage.ada, "ended this campaign").map(fileOf)).toEqual([null]);
    expect(readdirSync(join(folder, "replays"))).toEqual([]);
  });
});

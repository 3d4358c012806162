import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { attachedFile } from "../../../../src/discord/screen/attachments.ts";
import { pictures, Stage, said } from "../../stage.ts";

const EXAMPLE = readFileSync(new URL("../../../../docs/games/fitna-scenario-example.json", import.meta.url), "utf8");

describe("a scenario attached to /game create", () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await Stage.open();
  });
  afterEach(async () => {
    expect(stage.sandbox.complaints()).toEqual([]);
    await stage.close();
  });

  const owner = () => stage.sandbox.person("Owner");
  const file = (text: string, name = "aleppo.json") => ({
    name,
    contentType: "application/json",
    bytes: Buffer.from(text),
  });
  const create = async (who = owner(), text = EXAMPLE, more = {}) =>
    said(
      await stage.command(who, "game create", { game: "fitna", "scenario-file": file(text), pace: "none", ...more }),
    );

  it("is shown to everyone: the set-up as a picture, what wins in words; and it is played", async () => {
    expect(await create()).toContain("is open");
    const sheet = await stage.posted(stage.ada, "a scenario of the host's own");
    expect(pictures(sheet)).toBe(1);
    expect(said(sheet)).toContain("The road to Aleppo\nRules of 2020, 4 turns, tension 2 at the start.");
    expect(said(sheet)).toContain("Victory conditions of Rebels:\nminor: 1 of Aleppo and Hama (none now)");
    await stage.command(stage.ada, "game join", { seat: "Rebels" });
    await stage.command(stage.ben, "game join", { seat: "Syria" });
    await stage.command(owner(), "game start");
    expect(said(await stage.posted(stage.ada, "Waiting on"))).toContain("Rebels");
  });

  it("is brought by those whom the server's settings allow", async () => {
    expect(await create(stage.ada)).toContain("only those who manage it may bring scenarios of their own");
    const settings = await stage.command(owner(), "umpire setup", { "own-scenarios": "hosts" });
    expect(said(settings)).toContain("**Scenarios of one's own** – brought by whoever may open campaigns");
    expect(await create(stage.ada)).toContain("is open");
    await stage.command(owner(), "umpire setup", { "own-scenarios": "nobody" });
    expect(await create()).toContain("does not allow scenarios of your own");
  });

  it("is refused in one message that says all that is wrong, and shows what it holds to the letter", async () => {
    const broken = JSON.parse(EXAMPLE) as { name: string; turns: number; seats: { name: string }[] };
    broken.turns = 400;
    for (const seat of broken.seats) seat.name = "@everyone **x** <@&1>";
    const answer = await create(owner(), JSON.stringify(broken));
    expect(answer).toContain("cannot be played");
    expect(answer).toContain("turns: 400 is too much; 24 is the most");
    expect(answer).not.toMatch(/@everyone|<@|\*\*x\*\*/);
    expect(await stage.service.campaigns.showing.find({ channel: stage.channel })).toEqual([]);
  });

  it("is asked for as a JSON file: the client offers no other", async () => {
    const command = stage.sandbox.model.commands.find(({ name }) => name === "game");
    expect(JSON.stringify(command)).toContain('"file_types":[".json"]');
    const options = { game: "fitna", "scenario-file": file(EXAMPLE, "scenario.txt") };
    expect(() => stage.ada.slash({ channel: stage.channel, command: "game create", options })).toThrow("takes .json");
  });

  it("is refused where it is too large, no text, of another game, or another scenario is named beside it", async () => {
    expect(await create(owner(), " ".repeat(70_000))).toContain("too large: the limit is 64 kB");
    const bytes = Buffer.from([0xff, 0xfe, 0x00]);
    const binary = { game: "fitna", "scenario-file": { name: "x.json", contentType: "image/png", bytes } };
    expect(said(await stage.command(owner(), "game create", binary))).toContain("is not UTF-8 text");
    expect(await create(owner(), EXAMPLE, { game: "iraqi-conflict" })).toContain("takes no scenario of your own");
    expect(await create(owner(), EXAMPLE, { scenario: "10" })).toContain("leave `edition` and `scenario` out");
  });

  it("is read only of whom the server lets open a campaign now, and three times a minute at most", async () => {
    for (let i = 0; i < 3; i++) expect(await create(owner(), "[]")).toContain("cannot be played");
    expect(await create(owner(), "[]")).toMatch(
      /more than 3 files of yours within a minute.* It goes again in \d+ seconds/,
    );
    await stage.command(owner(), "umpire setup", { "own-scenarios": "hosts" });
    await stage.command(owner(), "umpire limits", { each: 1 });
    expect(await create(stage.ada)).toContain("is open");
    expect(await create(stage.ada, "[]")).toContain("You host a campaign on this server already");
  });

  it("is refused where the file's name is meant to mislead, and shows that to the letter", async () => {
    const options = { game: "fitna", "scenario-file": file("[]", "**@here**.json") };
    expect(said(await stage.command(owner(), "game create", options))).not.toMatch(/@here|\*\*/);
  });
});

describe("reading an attachment", () => {
  let server: Server | null = null;
  afterEach(() => void server?.close());

  /** A server that answers so, and its address. */
  async function serving(answer: Parameters<typeof createServer>[1]): Promise<string> {
    server = createServer(answer ?? (() => undefined)).listen(0, "127.0.0.1");
    await new Promise((resolve) => server?.once("listening", resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  const upload = (url: string, size = 10) => ({ name: "a.json", size, url });

  it.each([
    "http://127.0.0.1:1/attachments/1/2/a.json",
    "http://cdn.discordapp.com/attachments/1/2/a.json",
    "https://cdn.discordapp.com.example.org/a.json",
    "https://cdn.discordapp.com:8443/a.json",
    "https://user@example.org/a.json",
    "file:///etc/passwd",
    "no address",
  ])("reads nothing that is not stored on Discord: %s", async (url) => {
    await expect(attachedFile(upload(url), null).text(100)).rejects.toThrow("is not stored on Discord");
  });

  it("reads what lies with the sandbox, and nothing beside it", async () => {
    const url = await serving((_, response) => void response.end("hello"));
    expect(await attachedFile(upload(`${url}/a.json`), `${url}/api`).text(100)).toBe("hello");
    const elsewhere = attachedFile(upload(`${url}/a.json`), "http://127.0.0.1:1/api");
    await expect(elsewhere.text(100)).rejects.toThrow("is not stored on Discord");
  });

  it("follows no redirection", async () => {
    const url = await serving((_, response) => void response.writeHead(302, { location: "http://127.0.0.1:1/" }).end());
    await expect(attachedFile(upload(`${url}/a`), url).text(100)).rejects.toThrow("did not hand over that file");
  });

  it("stops at the limit, whatever size was promised", async () => {
    const url = await serving((_, response) => {
      const timer = setInterval(() => response.write("x".repeat(1000)), 1);
      response.once("close", () => clearInterval(timer));
    });
    await expect(attachedFile(upload(`${url}/a`), url).text(50_000)).rejects.toThrow("too large");
  });

  it("waits no longer than a file may take", async () => {
    const url = await serving((_, response) => void response.write("x"));
    await expect(attachedFile(upload(`${url}/a`), url, 100).text(100)).rejects.toThrow("did not hand over that file");
    server?.closeAllConnections();
  });
});

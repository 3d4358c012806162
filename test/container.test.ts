import { type ChildProcess, execFile, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { APIMessage } from "discord-api-types/v10";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const read = (name: string): string => readFileSync(join(ROOT, name), "utf8");

/** What the image takes from this folder, by the instructions of the Dockerfile that name no other stage. */
const taken = (): string[] => {
  const copies = read("Dockerfile").matchAll(/^COPY (?!--from)(.+) \S+$/gm);
  return [...new Set([...copies].flatMap(([, names = ""]) => names.split(" ")))].sort();
};

describe("the image", () => {
  it("is given what it is made of, and nothing else", () => {
    const [first, ...rest] = read(".dockerignore")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"));
    expect(first).toBe("*");
    expect(rest).toEqual(taken().map((name) => `!${name}`));
    for (const name of taken()) expect(existsSync(join(ROOT, name)), name).toBe(true);
  });

  it("is made of an image that is always the same", () => {
    expect(read("Dockerfile")).toMatch(/^ARG NODE_IMAGE=node:[\d.]+-\S+@sha256:[0-9a-f]{64}$/m);
    for (const [, from] of read("Dockerfile").matchAll(/^FROM (\S+)/gm)) expect(from).toBe("$" + "{NODE_IMAGE}");
  });
});

it("gives large bitmaps back to the system as soon as they are freed, in the image and with npm start", () => {
  const [, inImage] = /^ENV (MALLOC_MMAP_THRESHOLD_=\d+)$/m.exec(read("Dockerfile")) ?? [];
  expect(inImage).toBeDefined();
  expect(read("package.json")).toContain(`"start": "${inImage} node `);
});

/** A folder as the image has it: no source, no loader of TypeScript, nothing in it written to later. */
let umpire = "";
let folder = "";
let bot: ChildProcess | null = null;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "umpire-container-"));
  const image = join(folder, "image");
  mkdirSync(image);
  for (const name of ["node_modules", ...taken().filter((one) => !/^(src|scripts|tsconfig)/.test(one))]) {
    mkdirSync(dirname(join(image, name)), { recursive: true });
    symlinkSync(join(ROOT, name), join(image, name));
  }
  await bundled(join(folder, "build"), join(image, "dist/umpire"));
  umpire = join(image, "dist/umpire/umpire.js");
}, 180_000);
afterAll(async () => {
  if (bot?.exitCode === null) {
    bot.kill("SIGTERM");
    await new Promise((resolve) => bot?.once("exit", resolve));
  }
  rmSync(folder, { recursive: true });
});

/** Makes the bundle of nothing but what the image is given. */
async function bundled(build: string, to: string): Promise<void> {
  mkdirSync(build);
  for (const name of ["node_modules", "src"]) symlinkSync(join(ROOT, name), join(build, name));
  for (const name of taken().filter((one) => /^(package|scripts|tsconfig)/.test(one)))
    cpSync(join(ROOT, name), join(build, name), { recursive: true }); // a link would lead to all the others, too
  const { code, out } = await ended(process.execPath, ["--import", "tsx", join(build, "scripts/bundle.ts"), to]);
  expect(code, out).toBe(0);
}

interface Ended {
  readonly code: number;
  readonly out: string;
}

function ended(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(file, args, { cwd: ROOT, env: { ...process.env, ...env } }, (error, out, err) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, out: out + err }),
    );
  });
}

/** A port that nobody listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const at = server.address();
      server.close(() => resolve(typeof at === "object" && at ? at.port : 0));
    });
  });
}

describe("the bundle", () => {
  it("runs the bot on its sandbox: health, pages, pictures from threads, a backup", async () => {
    const [sandbox, operations] = [await freePort(), await freePort()];
    const env = {
      DISCORD_TOKEN: "",
      UMPIRE_DATABASE: join(folder, "var/umpire.sqlite"),
      UMPIRE_SANDBOX_PORT: String(sandbox),
      UMPIRE_OPERATIONS_PORT: String(operations),
      LOG_LEVEL: "error",
    };
    const health = () => ended(process.execPath, [umpire, "health"], env);
    expect(await health()).toMatchObject({ code: 1, out: expect.stringContaining("not running") });
    expect(read("Dockerfile")).toMatch(/^ENV .*\bUMPIRE_SANDBOX=off\b/m);
    const inDocker = await ended(process.execPath, [umpire, "start"], { ...env, UMPIRE_SANDBOX: "off" });
    expect(inDocker).toMatchObject({ code: 78, out: expect.stringContaining("DISCORD_TOKEN is not set") });

    bot = spawn(process.execPath, [umpire, "start"], {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: "inherit",
    });
    const answers = () => fetch(`http://127.0.0.1:${operations}/healthz`).then(({ status }) => status, String);
    await expect.poll(answers, { timeout: 50_000, interval: 100 }).toBe(200);
    expect(await health()).toEqual({ code: 0, out: "The bot is running.\n" });

    const site = `http://127.0.0.1:${sandbox}`;
    for (const path of ["/", "/page/main.js", "/page/lib/preact.js"])
      expect([path, (await fetch(site + path)).status]).toEqual([path, 200]);
    expect(await firstPicture(site)).toBe("89504e47");

    const copied = await ended(process.execPath, [umpire, "backup"], env);
    expect(copied).toMatchObject({ code: 0, out: expect.stringContaining("is copied to") });
    expect(readdirSync(join(folder, "var/backups"))).toHaveLength(1);
  }, 180_000);
});

/** Two people start a campaign; the first bytes of the first picture that is posted. */
async function firstPicture(site: string): Promise<string> {
  const call = async (path: string, body?: object) => {
    const post = { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
    return JSON.parse(await (await fetch(`${site}/sandbox/people${path}`, body ? post : {})).text());
  };
  const people: { id: string; global_name: string }[] = await call("");
  const idOf = (name: string): string => people.find((one) => one.global_name === name)?.id ?? "";
  const [ada, ben] = [idOf("Ada"), idOf("Ben")];
  const [{ id: channel }] = await call(`/${ada}/channels`);
  const type = (who: string, command: string, options: object = {}) =>
    call(`/${who}/slash`, { channel, command, options });
  await type(ada, "game create", { game: "iraqi-conflict", seats: "2", turns: 1 });
  const lobby = async (): Promise<number> =>
    ((await call(`/${ada}/messages?channel=${channel}`)) as APIMessage[]).length;
  await expect.poll(lobby, { timeout: 20_000 }).toBeGreaterThan(0);
  await type(ada, "game join", { seat: "us" });
  await type(ben, "game join", { seat: "insurgents" });
  await type(ada, "game start");
  const address = async (): Promise<string> => {
    const messages: APIMessage[] = await call(`/${ada}/messages?channel=${channel}`);
    return /"url":"([^"]+\.png[^"]*)"/.exec(JSON.stringify(messages))?.[1] ?? "";
  };
  await expect.poll(address, { timeout: 30_000 }).not.toBe("");
  const bytes = Buffer.from(await (await fetch(await address())).arrayBuffer());
  return bytes.subarray(0, 4).toString("hex");
}

import { describe, expect, it } from "vitest";
import { ConfigProblem, readConfig } from "../src/config.ts";

describe("the configuration", () => {
  it("needs nothing: without a token the sandbox is used", () => {
    expect(readConfig({})).toMatchObject({ token: null, packs: null, sandboxPort: 4710, logLevel: "info" });
    expect(readConfig({ DISCORD_TOKEN: " " }).token).toBeNull();
  });

  it("says for how many days is kept what no game needs any more", () => {
    expect(readConfig({}).keep).toEqual({ posts: 30, interactions: 7, drafts: 90 });
    const env = { UMPIRE_KEEP_POSTS: "0", UMPIRE_KEEP_INTERACTIONS: "1", UMPIRE_KEEP_DRAFTS: "2" };
    expect(readConfig(env).keep).toEqual({ posts: 0, interactions: 1, drafts: 2 });
    expect(() => readConfig({ UMPIRE_KEEP_POSTS: "-1" })).toThrow(/UMPIRE_KEEP_POSTS must be a whole number/);
  });

  it("takes the address of a database of PostgreSQL, and shows the password of no other", () => {
    const address = "postgres://umpire:hush@db.example/umpire";
    expect(readConfig({ UMPIRE_DATABASE: address }).database).toBe(address);
    for (const [wrong, why] of [
      ["mysql://umpire:hush@db.example/umpire", /UMPIRE_DATABASE must name a file, or a database of PostgreSQL/],
      ["postgres://umpire:hush#@db.example/umpire", /UMPIRE_DATABASE is no address of PostgreSQL/],
      ["postgres://umpire:hush@db.example", /UMPIRE_DATABASE names no database/],
    ] as const) {
      const read = () => readConfig({ UMPIRE_DATABASE: wrong });
      expect(read).toThrow(why);
      expect(read).not.toThrow(/hush/);
    }
    for (const file of ["var/umpire.sqlite", "C:\\umpire.sqlite", ":memory:"])
      expect(readConfig({ UMPIRE_DATABASE: file }).database).toContain(file);
  });

  it("speaks to Discord by http or https alone", () => {
    for (const url of ["ftp://discord.example/api", "discord.com/api", "file:///etc"])
      expect(() => readConfig({ UMPIRE_DISCORD_API: url })).toThrow(/UMPIRE_DISCORD_API .*https/);
    expect(readConfig({ UMPIRE_DISCORD_API: "http://127.0.0.1:1/api" }).api).toBe("http://127.0.0.1:1/api");
  });

  it("serves metrics to this machine alone, unless an address is given", () => {
    expect(readConfig({})).toMatchObject({ operationsAddress: "127.0.0.1", operationsHosts: [] });
    const given = { UMPIRE_OPERATIONS_ADDRESS: "::", UMPIRE_OPERATIONS_HOSTS: "umpire, Metrics.example" };
    expect(readConfig(given)).toMatchObject({
      operationsAddress: "::",
      operationsHosts: ["umpire", "metrics.example"],
    });
    expect(() => readConfig({ UMPIRE_OPERATIONS_ADDRESS: "umpire.example" })).toThrow(/UMPIRE_OPERATIONS_ADDRESS/);
    for (const hosts of ["http://x", "umpire, http://x"])
      expect(() => readConfig({ UMPIRE_OPERATIONS_HOSTS: hosts })).toThrow(/UMPIRE_OPERATIONS_HOSTS/);
  });

  it("takes whole numbers from the least to the most, and no other", () => {
    for (const port of [0, 65_535])
      expect(readConfig({ UMPIRE_SANDBOX_PORT: `${port}`, UMPIRE_OPERATIONS_PORT: `${port}` })).toMatchObject({
        sandboxPort: port,
        operationsPort: port,
      });
    for (const port of ["-1", "65536", "80.5", "http"])
      for (const name of ["UMPIRE_SANDBOX_PORT", "UMPIRE_OPERATIONS_PORT"])
        expect(() => readConfig({ [name]: port })).toThrow(`${name} must be a whole number from 0 to 65535`);
  });

  it("names every mistake at once, and no secret", () => {
    const bad = { DISCORD_TOKEN: "my secret", UMPIRE_SANDBOX_PORT: "99999", LOG_LEVEL: "loud", UMPIRE_BOT_DELAY: "x" };
    expect(() => readConfig(bad)).toThrow(ConfigProblem);
    const text = String(new ConfigProblem([]));
    expect(text).toContain("The configuration");
    try {
      readConfig(bad);
    } catch (error) {
      const message = error instanceof Error ? error.message : "";
      for (const name of Object.keys(bad)) expect(message).toContain(name);
      expect(message).toContain("4 mistakes");
      expect(message).not.toContain("my secret");
    }
  });
});

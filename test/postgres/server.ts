import { execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const DEBIAN = "/usr/lib/postgresql";

/** The folder with PostgreSQL's programs on this machine; null: it has none. `UMPIRE_TEST_POSTGRES` names another one. */
export function postgresPrograms(): string | null {
  const named = process.env.UMPIRE_TEST_POSTGRES;
  const releases = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const all = [
    ...(named ? [named] : []),
    ...releases.map((release) => join(DEBIAN, release, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return all.find((folder) => ["initdb", "postgres"].every((name) => existsSync(join(folder, name)))) ?? null;
}

/** PostgreSQL does not run as root. */
function notRoot(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (which: string): number => Number(execFileSync("id", [which, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

export interface Server {
  address(database: string): string;
  stop(): Promise<void>;
}

/** In memory, where the machine has such a folder. */
const FASTEST = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

/**
 * Starts a server of its own in a temporary folder `within` another, which goes with it. Unless told otherwise it does not wait
 * for a disk: no machine loses its power while tests run.
 */
export async function startServer(
  programs: string,
  settings: readonly string[] = ["fsync=off"],
  within = FASTEST,
): Promise<Server> {
  const user = notRoot();
  const folder = mkdtempSync(join(within, "umpire-postgres-"));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, "data");
  const how = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: "C" } };
  const init = ["-D", data, "-U", "umpire", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  execFileSync(join(programs, "initdb"), init, { ...how, stdio: "pipe" });
  const all = ["listen_addresses=", `unix_socket_directories=${folder}`, "max_connections=200", ...settings];
  const set = all.flatMap((setting) => ["-c", setting]);
  const server = spawn(join(programs, "postgres"), ["-D", data, ...set], { ...how, stdio: "ignore" });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const address = (database: string): string =>
    `postgres://umpire@localhost/${database}?host=${encodeURIComponent(folder)}`;
  const stop = async (): Promise<void> => {
    server.kill("SIGINT");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answering(address("postgres"), () => server.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, stop };
}

async function answering(address: string, hasEnded: () => boolean): Promise<void> {
  for (let tries = 0; ; tries++)
    try {
      return await onServer(address, "SELECT 1");
    } catch (error) {
      if (hasEnded() || tries > 300) throw error;
      await sleep(50);
    }
}

/** Runs one statement on a connection of its own. */
export async function onServer(address: string, statement: string): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

import { execFile } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CHROMIUM_NAMES, findChromium } from "./e2e/chromium.ts";

const SCRIPT = fileURLToPath(new URL("../setup.sh", import.meta.url));
/** All that there is of the system; whatever else is on the path, a test has put there. */
const TOOLS = [
  "bash",
  "cat",
  "chmod",
  "cksum",
  "dirname",
  "env",
  "grep",
  "mkdir",
  "mktemp",
  "readlink",
  "rm",
  "tail",
  "true",
];
const LEFT_OUT = "the tests of the sandbox's page will be left out";

/** A checkout without packages. Next to it `bin` has all programs, and `calls` what they were asked for. */
let folder = "";
const inBin = (name: string): string => join(folder, "bin", name);

function program(name: string, script: string): void {
  writeFileSync(inBin(name), `#!${inBin("bash")}\n${script}\n`);
  chmodSync(inBin(name), 0o755);
}

const SERVERS = (): string => join(folder, "postgresql");
const serverPrograms = (): string => join(SERVERS(), "15", "bin");

/** An apt-get that has these packages, each of them one program of the same name. */
function aptGet(...packages: readonly string[]): void {
  program(
    "apt-get",
    `echo "apt-get $*" >>"${folder}/calls"
case " $* " in *" update "*) exit 0 ;; esac
for package in ${packages.join(" ")}; do
  case " $* " in *" postgresql "*) [ "$package" != postgresql ] || { mkdir -p "${serverPrograms()}"
    for name in initdb postgres; do : >"${serverPrograms()}/$name"; chmod +x "${serverPrograms()}/$name"; done; exit 0; } ;;
  *" $package "*) : >"${folder}/bin/$package"; chmod +x "${folder}/bin/$package"; exit 0 ;; esac
done
echo "E: Unable to locate package \${!#}" >&2
exit 100`,
  );
}

/** Who runs it: root (0), or somebody. */
const user = (id: number): void => program("id", `echo ${id}`);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "umpire-setup-"));
  mkdirSync(join(folder, "bin"));
  // the folder of Debian's servers is the test's own
  writeFileSync(join(folder, "setup.sh"), readFileSync(SCRIPT, "utf8").replace("/usr/lib/postgresql", SERVERS()));
  writeFileSync(join(folder, "package-lock.json"), "{}");
  for (const tool of TOOLS)
    symlinkSync(["/usr/bin", "/bin"].map((place) => join(place, tool)).find(existsSync) ?? "", inBin(tool));
  program("node", "exit 0");
  program("npm", `echo "npm $1" >>"${folder}/calls"; mkdir -p node_modules`);
  program("sleep", `echo "sleep $1" >>"${folder}/calls"`);
  user(0);
  aptGet("chromium-headless-shell", "chromium");
  mkdirSync(serverPrograms(), { recursive: true });
  for (const name of ["initdb", "postgres"]) writeFileSync(join(serverPrograms(), name), "", { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Outcome {
  readonly status: number;
  readonly said: string;
  /** What was asked of apt-get and others, without options. */
  readonly calls: readonly string[];
}

async function setUp(args: readonly string[] = [], env: { readonly [name: string]: string } = {}): Promise<Outcome> {
  const options = { env: { PATH: join(folder, "bin"), ...env } };
  return new Promise((resolve) => {
    execFile(inBin("bash"), [join(folder, "setup.sh"), ...args], options, (error, stdout, stderr) => {
      const calls = join(folder, "calls");
      const lines = existsSync(calls) ? readFileSync(calls, "utf8").trim().split("\n") : [];
      const plain = lines.map((line) => line.replaceAll(/ (-o \S+|--?[a-z-]+)(?= |$)/g, ""));
      resolve({ status: error ? Number(error.code) : 0, said: stdout + stderr, calls: plain });
    });
  });
}

describe("the native modules", () => {
  /** npm as it is where a module cannot be compiled before its libraries are there. */
  const npmThatLacks = (module: string): void =>
    program(
      "npm",
      `echo "npm $1 $2" >>"${folder}/calls"; mkdir -p node_modules
case "$1 $2" in "rebuild ${module}") [ -e "${inBin("librsvg2-dev")}" ] ;; esac`,
    );
  const rebuilt = (calls: readonly string[]): readonly string[] =>
    calls.flatMap((call) => (call.startsWith("npm rebuild") ? call.slice("npm rebuild ".length) : []));

  it.each([
    ["canvas", ["better-sqlite3", "canvas", "canvas"]],
    ["better-sqlite3", ["better-sqlite3", "better-sqlite3", "canvas"]],
  ])("are compiled once: again is only %s, which lacked something of the system", async (module, times) => {
    npmThatLacks(module);
    aptGet("librsvg2-dev", "chromium");
    const { status, calls, said } = await setUp();
    expect(status).toBe(0);
    expect(said).toContain("installing system libraries");
    expect(rebuilt(calls).toSorted()).toEqual(times);
    expect(calls.filter((call) => call.startsWith("apt-get install build-essential"))).toHaveLength(1);
  });

  it("are not there where their libraries cannot be installed, which is said", async () => {
    npmThatLacks("canvas");
    user(1000);
    const { status, said } = await setUp();
    expect(status).toBe(1);
    expect(said).toContain("the native modules do not load; run: sudo apt-get install build-essential");
  });
});

describe("the browser in which the sandbox's page is tested", () => {
  const BROUGHT = ["apt-get update", "apt-get install chromium-headless-shell"];

  it("comes with everything else to root", async () => {
    const { status, calls } = await setUp();
    expect(status).toBe(0);
    expect(calls).toEqual(["npm ci", "npm rebuild", "npm rebuild", ...BROUGHT]);
  });

  it("comes where everything else is in place", async () => {
    aptGet();
    await setUp();
    rmSync(join(folder, "calls"));
    aptGet("chromium-headless-shell");
    const { status, said, calls } = await setUp();
    expect(status).toBe(0);
    expect(said).toContain("everything is in place");
    expect(calls).toEqual(BROUGHT);
  });

  it("comes to whoever may be root without a password", async () => {
    user(1000);
    program("sudo", `echo "sudo" >>"${folder}/calls"; shift; exec "$@"`);
    expect(await setUp(["--browser"])).toMatchObject({
      status: 0,
      calls: ["sudo", ...BROUGHT.flatMap((call) => ["sudo", call])],
    });
  });

  it("is the one with windows where there is no other", async () => {
    aptGet("chromium");
    const { status, calls } = await setUp(["--browser"]);
    expect(status).toBe(0);
    expect(calls).toEqual([...BROUGHT, "apt-get install chromium"]);
  });

  it("is waited for while the lists of packages are locked by another", async () => {
    const has = readFileSync(inBin("apt-get"), "utf8");
    const locked = `if [ ! -e "${folder}/tried" ]; then
  : >"${folder}/tried"; echo "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7" >&2; exit 100
fi`;
    writeFileSync(inBin("apt-get"), has.replace("\n", `\n${locked}\n`));
    const { status, calls } = await setUp(["--browser"]);
    expect(status).toBe(0);
    expect(calls).toEqual(["sleep 2", ...BROUGHT]);
  });

  it.each([...CHROMIUM_NAMES])("is not asked for where there is %s, which tests then find", async (name) => {
    program(name, "exit 0");
    expect(await setUp()).toMatchObject({ status: 0, calls: ["npm ci", "npm rebuild", "npm rebuild"] });
    expect(findChromium({ PATH: join(folder, "bin") })).toBe(inBin(name));
  });

  it("is not asked for where one is named", async () => {
    const { status, calls } = await setUp([], { UMPIRE_CHROMIUM: "/opt/chromium" });
    expect(status).toBe(0);
    expect(calls).toEqual(["npm ci", "npm rebuild", "npm rebuild"]);
  });

  it("is left to whoever may not install it, who is told how", async () => {
    user(1000);
    const { status, said, calls } = await setUp();
    expect(status).toBe(0);
    expect(calls).toEqual(["npm ci", "npm rebuild", "npm rebuild"]);
    expect(said.split("\n")).toContain(
      `setup: no Chromium: ${LEFT_OUT}; to have them: sudo apt-get install chromium-headless-shell`,
    );
  });

  it("cannot be fetched: that is one sentence, and all else is done", async () => {
    aptGet();
    const { status, said } = await setUp();
    expect(status).toBe(0);
    expect(said.split("\n")).toContain(
      `setup: Chromium could not be installed, so ${LEFT_OUT} (E: Unable to locate package chromium)`,
    );
  });

  it("cannot be fetched: it fails where nothing else was asked for", async () => {
    aptGet();
    expect((await setUp(["--browser"])).status).toBe(1);
  });

  it("is no part of the two halves", async () => {
    expect((await setUp(["--packages"])).calls).toEqual(["npm ci"]);
    expect((await setUp(["--native"])).calls).toEqual(["npm ci", "npm rebuild", "npm rebuild"]);
  });
});

describe("the server on which the store is tested", () => {
  const left = "the tests of the store on a server will be left out";
  beforeEach(() => rmSync(SERVERS(), { recursive: true }));

  it("comes with everything else to root", async () => {
    aptGet("chromium", "postgresql");
    const { status, calls } = await setUp();
    expect(status).toBe(0);
    expect(calls.slice(-2)).toEqual(["apt-get update", "apt-get install postgresql"]);
    expect((await setUp(["--postgres"])).calls).toHaveLength(calls.length); // it is there now
  });

  it("is not asked for where another one is named", async () => {
    expect(await setUp(["--postgres"], { UMPIRE_TEST_POSTGRES: "/opt/bin" })).toMatchObject({ status: 0, calls: [] });
  });

  it("is left to whoever may not install it, who is told how", async () => {
    user(1000);
    program("chromium", "exit 0");
    const { status, said } = await setUp();
    expect(status).toBe(0);
    expect(said.split("\n")).toContain(`setup: no PostgreSQL: ${left}; to have them: sudo apt-get install postgresql`);
  });

  it("cannot be fetched: that is one sentence, and it fails where nothing else was asked for", async () => {
    const { status, said } = await setUp(["--postgres"]);
    expect(status).toBe(1);
    const reason = "E: Unable to locate package postgresql";
    expect(said.split("\n")).toContain(`setup: PostgreSQL could not be installed, so ${left} (${reason})`);
  });
});

it("knows its options", async () => {
  expect(await setUp(["--browsers"])).toMatchObject({ status: 1, calls: [] });
});

import { vi } from "vitest";
import { run } from "../../src/cli/run.ts";

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** What ends the process that a command runs in otherwise. */
class Exit extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`the process ends with ${code}`);
    this.code = code;
  }
}

/**
 * Runs `umpire …` in this process: what it says, and the code that a process of its own would end with. Not for `start`,
 * which leaves what is under way to the end of its process.
 */
export async function umpire(words: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const said = { out: "", err: "" };
  const hears = (where: keyof typeof said) => (text: string | Uint8Array) => {
    said[where] += String(text);
    return true;
  };
  const before = process.exitCode;
  process.exitCode = undefined;
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const spies = [
    vi.spyOn(process.stdout, "write").mockImplementation(hears("out")),
    vi.spyOn(process.stderr, "write").mockImplementation(hears("err")),
    vi.spyOn(process, "exit").mockImplementation((code) => {
      throw new Exit(Number(code ?? process.exitCode ?? 0));
    }),
  ];
  try {
    await run(words);
    return { code: Number(process.exitCode ?? 0), ...said };
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
    return { code: error.code, ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
    process.exitCode = before;
  }
}

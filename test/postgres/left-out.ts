import type { Reporter } from "vitest/node";
import { postgresPrograms } from "./server.ts";

/** Says below the summary that nothing was tested on PostgreSQL, where the machine has none; in CI the run has failed by that. */
export class WithoutServer implements Reporter {
  #isWanted = true;

  onInit(vitest: { readonly projects: readonly { readonly name: string }[] }): void {
    this.#isWanted = vitest.projects.some(({ name }) => name === "postgres");
  }

  onTestRunEnd(): void {
    if (!this.#isWanted || postgresPrograms() !== null) return;
    const isFailure = Boolean(process.env.CI);
    if (isFailure) process.exitCode = 1;
    console.log(`\n${withoutServer(isFailure)}\n`);
  }
}

/** What is said of it, and how to test there. */
export function withoutServer(isFailure: boolean): string {
  const how =
    "Install PostgreSQL (./setup.sh --postgres does, or says how), or name the folder of its programs in UMPIRE_TEST_POSTGRES.";
  return isFailure
    ? `Failed, for want of PostgreSQL: the store on a server, which must not be left out in CI. ${how}`
    : `Not tested, for want of PostgreSQL: the store on a server. ${how}`;
}

import type { TestProject } from "vitest/node";
import { postgresPrograms, startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of a server's database `postgres`, where tests of this project run on PostgreSQL. */
    postgres: string;
  }
}

/** One server for all tests of the project, for as long as they run. */
export default async function run(project: TestProject): Promise<() => Promise<void>> {
  const programs = postgresPrograms();
  if (programs === null) throw new Error("there is no PostgreSQL on this machine");
  const server = await startServer(programs);
  project.provide("postgres", server.address("postgres"));
  return () => server.stop();
}

// @ts-check
import { subscribe } from "node:diagnostics_channel";
import { register } from "node:module";
import { isMainThread } from "node:worker_threads";
import { count } from "./count.mjs";

/** Lets a process and its threads load TypeScript as tests do: compiled once, and counting what it costs. */
register("./hooks.mjs", import.meta.url, { data: { isMainThread } });

subscribe("child_process", () => {
  if (process.env.VITEST_WORKER_ID !== undefined) count("processes started"); // by a test, not to run tests
});

import { expect, it } from "vitest";
import { logPage } from "../../../../src/discord/commands/pages/log-page.ts";
import type { Asker } from "../../../../src/discord/services/asker.ts";
import type { Services } from "../../../../src/discord/services/services.ts";

const ASKER = { person: { id: "1", name: "Ada" } } as Asker; // nothing else of it is asked for

/** The words of the log's page where the lines have these numbers of letters, oldest first. */
async function pageOf(letters: readonly number[]): Promise<string> {
  const lines = letters.map((count, seq) => ({ seq, text: "x".repeat(count), at: 0, turn: 1, phase: "", places: [] }));
  const log = { record: { name: "Basra" }, lines, turns: [1], seats: [], places: [] };
  const services = { campaigns: { showing: { lines: () => Promise.resolve(log) } } } as unknown as Services; // as much as it asks
  return JSON.stringify(await logPage(services, ASKER, "abcde"));
}

it.each([
  { lines: "short ones", letters: Array.from({ length: 25 }, () => 9), before: 5 },
  { lines: "long ones at the end", letters: [9, 9, 2000, 2000], before: 3 },
  { lines: "long ones before them", letters: [2000, 2000, 9, 9], before: 1 },
])("the log's page has the last lines, as many as there is room for: $lines", async ({ letters, before }) => {
  expect(await pageOf(letters)).toContain(`-# ${before} before these`);
});

import { expect, it } from "vitest";
import { councilLobby } from "../../../src/campaign/telling/lobby-lines.ts";
import type { CouncilSettings } from "../../../src/store/council.ts";
import { book } from "../relay.ts";
import { members, plain, record } from "../road.ts";

const council: CouncilSettings = { people: 30, joining: "open", later: "open", rule: "vote", offers: "captain" };

/** What a lobby's post says where so many have given a seed phrase. */
const withPhrases = (count: number): string => {
  const people = Array.from({ length: count }, (_, i) =>
    members.slice(0, 1).map((one) => ({ ...one, person: `30${i}`, word: `phrase ${i + 1}` })),
  ).flat();
  return plain(councilLobby({ ...record, council }, book, people)?.lines ?? []);
};

it("a lobby of many shows 20 seed phrases, and how many more there are", () => {
  expect(withPhrases(20)).toMatch(/“phrase 20” \(@3019\)/);
  expect(withPhrases(20)).not.toContain("more");
  expect(withPhrases(22)).toMatch(/“phrase 20” \(@3019\) and 2 more/);
  expect(withPhrases(22)).not.toContain("phrase 21");
});

import { describe, expect, it } from "vitest";
import type { PackFiles } from "#engine";
import type { Scenario } from "../../../../src/games/fitna/content/scenario-types.ts";
import { rules } from "../../../../src/games/fitna/definition.ts";
import { content, files } from "../packs.ts";

type Loose = { readonly [part: string]: unknown };
const loose = (file: unknown): Loose => file as Loose; // our own pack

/** What the scenarios of an edition were called, and which files they are, before files said so themselves. */
const listed = (edition: "2018" | "2020") =>
  Object.entries(files).flatMap(([name, file]) => {
    const [folder, own] = name.split("/");
    const id = folder === "scenarios" ? (loose(file).editions as { [edition: string]: string })[edition] : undefined;
    return id === undefined ? [] : [{ id, file: own }];
  });

/** The pack as one of release 0.2 was written. */
function older(): PackFiles {
  const scenarios = Object.entries(files).flatMap(([name, file]) => {
    const { editions: _editions, tags: _tags, ...rest } = loose(file);
    return name.startsWith("scenarios/") ? [[name, rest]] : [];
  });
  const tagged = (tag: unknown) =>
    Object.entries(files).flatMap(([name, file]) =>
      name.startsWith("scenarios/") && (loose(file).tags as unknown[]).includes(tag) ? [name.slice(10)] : [],
    );
  const cards = (loose(files.cards).cards as Loose[]).map((card) => ({
    ...card,
    conditions: ((card.conditions ?? []) as Loose[]).map((one) =>
      one.kind === "scenario" ? { kind: "scenario", files: tagged(one.tag) } : one,
    ),
  }));
  const editions = (["2018", "2020"] as const).map((id) => {
    const name = `${id}/edition`;
    return [name, { ...loose(files[name]), scenarios: listed(id) }];
  });
  return {
    ...files,
    ...Object.fromEntries([...scenarios, ...editions]),
    cards: { ...loose(files.cards), cards },
  };
}

const untagged = ({ tags: _tags, ...scenario }: Scenario) => scenario;

describe("R-211 a pack whose editions list their scenarios", () => {
  it("is read as today's, for the campaigns that began with it", () => {
    const read = rules.readPack(older());
    for (const edition of ["2018", "2020"] as const) {
      const now = Object.values(content.editions[edition].scenarios);
      expect(Object.values(read.editions[edition].scenarios).map(untagged)).toEqual(now.map(untagged));
    }
  });

  it("binds the same cards to the same scenarios", () => {
    const scenarios = Object.values(rules.readPack(older()).editions["2020"].scenarios);
    const withCoup = scenarios.filter(({ tags }) => tags.includes("card-67")).map(({ id }) => id);
    expect(withCoup).toEqual(["1", "2", "4", "6", "7", "9", "10", "11"]);
  });
});

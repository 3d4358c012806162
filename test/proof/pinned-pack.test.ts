import { describe, expect, it } from "vitest";
import { PackError, type PackFiles } from "#engine";
import { packContent, packHash, pinnedContent } from "../../src/proof/pinned-pack.ts";

/** How a game reads packs whose land is only drawn from; `count`: how often it has done so. */
function reader(refuses?: (files: PackFiles) => PackError | null) {
  const made = {
    count: 0,
    drawnFrom: ["land", "sea"],
    readPack(files: PackFiles): PackFiles {
      made.count++;
      const refused = refuses?.(files);
      if (refused) throw refused;
      return files;
    },
  };
  return made;
}

const OWN = { cards: 1, land: "old", sea: "old" };
const drawn = (): PackFiles => ({ land: "new", sea: "new" });
const nothing = (): PackFiles => {
  throw new Error("no files of today were asked for");
};

describe("a campaign's own pack", () => {
  it("is read as it is where it has all that is drawn from", () => {
    expect(pinnedContent(reader(), OWN, nothing)).toEqual(OWN);
  });

  it("lacks nothing to be drawn: each file that is not there is today's, and every other its own", () => {
    const { sea: _, ...seaLess } = OWN;
    expect(pinnedContent(reader(), seaLess, drawn)).toEqual({ ...OWN, sea: "new" });
    expect(pinnedContent(reader(), { cards: 1 }, drawn)).toEqual({ cards: 1, land: "new", sea: "new" });
  });

  it("is drawn from today's files where its own can be drawn from no more, and refused where a rule reads what is wrong", () => {
    const refusing = (file: string) =>
      reader(({ land }) => (land === "old" ? new PackError(file, "", "it is old") : null));
    expect(pinnedContent(refusing("land.json"), OWN, drawn)).toEqual({ cards: 1, land: "new", sea: "new" });
    expect(() => pinnedContent(refusing("cards.json"), OWN, drawn)).toThrow("it is old");
  });

  it("stays read with the last four of its game", () => {
    const one = reader();
    const pack = (cards: number): PackFiles => ({ ...OWN, cards });
    for (const cards of [1, 2, 3, 4, 1, 2, 3, 4]) packContent(one, pack(cards), nothing);
    expect(one.count).toBe(4);
    for (const cards of [1, 5, 1, 2]) packContent(one, pack(cards), nothing); // the fifth takes the place of the second
    expect(one.count).toBe(6);
  });

  it("has one name, in whatever order its files lie", () => {
    expect(packHash({ land: "old", sea: "old", cards: 1 })).toBe(packHash(OWN));
    expect(packHash({ ...OWN, cards: 2 })).not.toBe(packHash(OWN));
  });
});

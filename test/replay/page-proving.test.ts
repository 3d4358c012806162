/** What a page's worker finds out: whether all that the page shows is what its rows make. */
import { beforeAll, describe, expect, it } from "vitest";
import type { Definition, GameTypes } from "#engine";
import { games } from "../../src/games/registry.ts";
import { drawnToday } from "../../src/packs/packs.ts";
import { pinnedBook } from "../../src/proof/pinned-pack.ts";
import { readProofFile } from "../../src/proof/reading-file.ts";
import type { Check } from "../../src/proof/verdict.ts";
import { type CarriedPage, type PageParts, pageParts } from "../../src/replay/carried.ts";
import { checking } from "../../src/replay/page-proving.ts";
import { picturesText } from "../../src/replay/pictures.ts";
import { EDITIONS, eventful } from "./recorded.ts";

let definition: Definition<GameTypes>;
let honest: CarriedPage;
let parts: PageParts;

beforeAll(async () => {
  const edition = EDITIONS.find(({ game }) => game === "iraqi-conflict");
  const found = games.find(({ id }) => id === "iraqi-conflict");
  if (!edition || !found) throw new Error("the game is missing");
  definition = found;
  const { file: raw } = await eventful(edition);
  const file = readProofFile(raw);
  const drawn = drawnToday(definition);
  const about = { title: "Tigris", names: [], promises: [] };
  parts = pageParts({ book: pinnedBook(definition, file.pack, () => drawn), file, about });
  const campaign = { file: raw, drawn, pictures: parts.sketches };
  honest = { campaign, about, show: JSON.parse(JSON.stringify(parts.show)), pictures: parts.pictures };
});

/** What comes of a page with something else in it, and the last that is said of it. */
function checked(change: Partial<CarriedPage> = {}): { readonly verdict: string; readonly last: Check | undefined } {
  const checks = checking(definition, { ...honest, ...change });
  let last: Check | undefined;
  for (let next = checks.next(); ; next = checks.next()) {
    if (next.done) return { verdict: next.value, last };
    last = next.value;
  }
}

describe("a page that its worker checks", () => {
  it("is proved to the last board where nobody has changed it", () => {
    const { verdict, last } = checked();
    expect(verdict).toBe("proved");
    const boards = parts.scenes.length;
    const lines = ["The story, the log and all boards of this page follow from the rows."];
    expect(last).toEqual({ step: "page", done: boards + 1, of: boards + 1, verdict: "proved", lines });
  });

  it("is wrong from the first board that is another, and where boards are missing or too many", () => {
    const { scenes } = parts;
    const [first] = scenes;
    const found = (shown: PageParts["scenes"]) => {
      const { verdict, last } = checked({ pictures: picturesText(shown) });
      return [verdict, last?.verdict, last?.done, last?.lines.join()];
    };
    const others = "The page shows other boards than its rows.";
    expect(found(scenes.map((scene, i) => (i === 5 ? (first ?? null) : scene)))).toEqual(["wrong", "wrong", 5, others]);
    expect(found(scenes.slice(0, -1))).toEqual(["wrong", "wrong", scenes.length - 1, others]);
    expect(found([...scenes, first ?? null])).toEqual(["wrong", "wrong", scenes.length, others]);
  });

  it("is wrong where it tells another story", () => {
    const { verdict, last } = checked({ show: { ...parts.show, result: "The US won." } });
    expect([verdict, last?.lines]).toEqual(["wrong", ["The page tells another story, or another log, than its rows."]]);
  });
});

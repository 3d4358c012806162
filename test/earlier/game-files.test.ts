import { describe, expect, it } from "vitest";
import { readProofFile } from "../../src/proof/reading-file.ts";

const DIGEST = "0".repeat(64);
const ROW = {
  ...{ seq: 0, kind: "start", seat: null, action: "start", params: {}, decision: null, regardless: false },
  ...{ rules: "1", state: "s", hash: "h", at: 0 },
};
/** A file of a campaign, as far as all releases write the same. */
const FILE = {
  ...{ format: "umpire-game", id: "k7f3x", game: "fitna", content: "c", pack: {}, commitment: "c", secret: DIGEST },
  ...{ options: {}, complete: true, rows: [ROW] },
};
const ENGINES = [{ from: 0, to: 0, engine: DIGEST }];

describe("a campaign's file as releases up to 0.2 wrote it", () => {
  it("is read with rows that do not say what they told, and no engines where none were kept", () => {
    const rows = [{ ...ROW, format: 1, events: null }];
    expect(readProofFile({ ...FILE, version: 1 })).toMatchObject({ rows, engines: [] });
    expect(readProofFile({ ...FILE, version: 2, engines: ENGINES })).toMatchObject({ rows, engines: ENGINES });
  });

  it("has nothing in it that its version did not have", () => {
    const strange = [
      { ...FILE, version: 1, engines: ENGINES },
      { ...FILE, version: 2 },
      { ...FILE, version: 3, engines: ENGINES },
      { ...FILE, version: 2, engines: ENGINES, rows: [{ ...ROW, format: 1, events: null }] },
    ];
    for (const file of strange) expect(() => readProofFile(file)).toThrow("This is not a game's file");
  });
});

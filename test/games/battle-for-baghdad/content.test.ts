import { describe, expect, it } from "vitest";
import { readPackFiles } from "../../../src/campaign/packs.ts";
import { inventory, readPack } from "../../../src/games/battle-for-baghdad/content.ts";

const files = readPackFiles(new URL("../../../data/battle-for-baghdad", import.meta.url).pathname);
const content = readPack(files);

describe("the pack", () => {
  it("has 23 Zones, 6 screens, 30 Command, 72 Arms Bazaar and 27 Arab Street cards", () => {
    expect(inventory(content).counts).toEqual({
      zones: 23,
      screens: 6,
      commands: 30,
      combinations: 3,
      arms: 72,
      street: 27,
    });
  });
});

import { describe, expect, it } from "vitest";
import { broken, found } from "./broken.ts";
import { CLAIMS } from "./index.ts";

describe("the claim of private logs", () => {
  it("finds words that are said once and never again", () => {
    let said = 0;
    const describePrivate = (): string => `told ${++said}`;
    expect(found(broken({ describePrivate }), CLAIMS.keepsWhatItTellsAlone).message).toContain("does not find again");
  });
});

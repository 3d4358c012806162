import { describe, expect, it } from "vitest";
import { readOnce, shownFor } from "../../../src/discord/screen/same-words.ts";

const daesh = { value: "51", label: "Daesh 2", detail: "Two attacks of the Jihadists." };
const twin = { ...daesh, value: "50" };
const talks = { ...daesh, value: "95", label: "Astana Talks" };
const place = { value: "haifa", label: "Haifa" };
const namesake = { ...place, value: "haifa-bay" };

describe("choices that read the same", () => {
  it("are shown once where that is all there is to them", () => {
    expect(readOnce([daesh, twin, talks])).toEqual([daesh, talks]);
    expect(readOnce([place, namesake])).toEqual([place, namesake]);
  });

  it("stand for one another: whoever means a card that is not shown takes the one that is", () => {
    expect(shownFor([daesh, twin, talks], twin)).toBe(daesh);
    expect(shownFor([daesh, twin, talks], talks)).toBe(talks);
    expect(shownFor([place, namesake], namesake)).toBe(namesake);
  });
});

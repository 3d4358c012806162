/** The page of a replay as it is read without script. */
import { describe, expect, it } from "vitest";
import type { Show } from "../../src/replay/show.ts";
import { pageOf } from "../../src/replay-maker/html.ts";

const SIDE = { colour: "#ff0000", players: ["Ann"] } as const;
const STEP = { caption: "", lines: [], decided: [] } as const;

const SHOW: Show = {
  ...{ game: "caravan", name: "Caravan", title: "Silk & salt", asOf: null, lacksLog: null },
  ...{ result: "The Guild won.", why: "", story: ["It was dry."] },
  sides: [
    { ...SIDE, seat: "guild", name: "The Guild" },
    { ...SIDE, seat: "court", name: "The Court", players: ["Ben", "Cy"] },
    { ...SIDE, seat: "thieves", name: "The Thieves", players: [] },
  ],
  steps: [
    { ...STEP, turn: 0, phase: "Setup", name: "start" },
    { ...STEP, turn: 1, phase: "Market", name: "turn-1-market" },
  ],
  points: [
    { step: 0, title: "The Court is dealt the road", line: "It has it.", seat: "court" },
    { step: 1, title: "The Guild buys silk", line: "For 2 gold.", seat: "guild" },
  ],
  turns: [
    { turn: 0, step: 0, lines: ["Lots were drawn."] },
    { turn: 1, step: 1, lines: ["Silk was bought.", "Salt was not."] },
  ],
  ...{ contests: [], tallies: [], losses: null, cards: [], places: [], deals: [], bargaining: "", concealed: null },
};

const page = (change: Partial<Show> = {}): string =>
  pageOf({
    show: { ...SHOW, ...change },
    still: { address: "data:still", alt: "the last board" },
    moments: [{ address: "data:first", alt: "the road" }],
    ...{ style: "", faces: "", script: "", blocks: new Map([["show", "AAAA"]]) },
  });

describe("a replay without script", () => {
  it("says at each turning point when it was, by turn once there are turns", () => {
    expect(page()).toContain("<h2>The Court is dealt the road</h2><p>Setup</p><img");
    expect(page()).toContain("<h2>The Guild buys silk</h2><p>Turn 1, Market</p><p>For 2 gold.</p>"); // it has no picture
  });

  it("names who played each side, and says where nobody is named", () => {
    const rows = ["The Guild|Ann", "The Court|Ben, Cy", "The Thieves|not named"].map((row) => row.split("|"));
    for (const [side, players] of rows)
      expect(page()).toContain(`<tr><th scope="row">${side}</th><td>${players}</td></tr>`);
  });

  it("tells turn by turn what happened, first what came before them", () => {
    expect(page()).toContain(
      "<h2>Before the first turn</h2><ul><li>Lots were drawn.</li></ul>" +
        "<h2>Turn 1</h2><ul><li>Silk was bought.</li><li>Salt was not.</li></ul>",
    );
  });

  it("says what decided it only where the result does not, and that it goes on only while it does", () => {
    const still = "Still being played";
    expect(page()).toContain("<title>Silk &amp; salt – replay</title>");
    expect(page()).not.toContain(still);
    expect(page()).not.toContain("<p></p>");
    const going = page({ asOf: "turn 1, Market", why: "By silk." });
    expect(going).toContain("<title>Silk &amp; salt – replay as of turn 1, Market</title>");
    expect(going).toContain(still);
    expect(going).toContain("<p>By silk.</p>");
  });

  it("has the blocks that there are", () => {
    expect(
      page()
        .match(/<script[^>]*>[^<]*<\/script>/g)
        ?.map((block) => block.includes("AAAA")),
    ).toEqual([false, true]);
  });
});

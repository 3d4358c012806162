/** A page without log tells a campaign by what is in its channel. */
import { beforeAll, describe, expect, it } from "vitest";
import { postedParts, postedShow } from "../../src/replay/posted.ts";
import { storyOf } from "../../src/replay/story/story.ts";
import { goldenStory, type Story } from "./stories.ts";

/** One of each rulebook, played at every run of the tests anyway. */
const CAMPAIGNS = [
  ["iraqi-conflict", "four seats, sensibly"],
  ["battle-for-baghdad", "sensibly"],
  ["next-war-in-lebanon", "sensibly"],
  ["fitna", "2020, sensibly"],
  ["fitna", "2018, sensibly"],
] as const;

describe.each(CAMPAIGNS)("%s, %s", (game, name) => {
  let story: Story;
  beforeAll(() => {
    story = goldenStory(game, name);
  });
  const posted = (boards: Story["boards"]) => ({ title: "War", options: story.options, boards, promises: [] });

  it("is told at its end as its rows tell it, but for who decided what when", () => {
    const campaign = { ...posted(story.boards), isRunning: false, opens: false };
    const { show, scenes } = postedParts(story.book, campaign);
    expect(postedShow(story.book, campaign)).toEqual(show);
    const { sides, title } = show;
    const nobody = story.campaign.sides.map((side) => ({ ...side, players: [] })); // no name was on these boards
    const known = storyOf({ ...story.campaign, title, sides: nobody, isOpen: false, lacksLog: "for good" });
    expect(show).toEqual({ ...known, sides });
    expect(sides.map(({ seat }) => seat)).toEqual(known.sides.map(({ seat }) => seat));
    expect(scenes).not.toContain(null);
  });

  it("is told as of its last board while it goes on: without winner, and without an end", () => {
    for (const part of [0.2, 0.5, 0.9]) {
      const boards = story.boards.slice(0, Math.ceil(story.boards.length * part));
      const show = postedShow(story.book, { ...posted(boards), isRunning: true, opens: true });
      const last = boards.at(-1);
      expect(show).toMatchObject({ lacksLog: "until the end", asOf: expect.stringContaining(last?.phase ?? "") });
      expect(show.result).toMatch(/^As of .*, the campaign goes on\./);
      const words = [show.result, ...show.story, ...show.points.map(({ title }) => title)].join("\n");
      expect(words).not.toMatch(
        / won the (war|battle for Baghdad|Civil War|Insurgency)|closest|in the end|halfway|was ended/,
      );
      expect(show.steps).toHaveLength(boards.length);
      expect(show.steps.every(({ decided }) => decided.length === 0)).toBe(true);
    }
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { publicView, type Seat } from "#engine";
import { dealsOf } from "../../src/replay/story/deals.ts";
import { Figures } from "../../src/replay/story/figures.ts";
import { contested } from "../../src/replay/story/places.ts";
import { storyOf } from "../../src/replay/story/story.ts";
import { FEWEST, MOST, SHARE } from "../../src/replay/story/turning-points.ts";
import { LINES } from "../../src/replay/story/turns.ts";
import { Sides } from "../../src/replay/story/words.ts";
import { goldenStory, inWords, playedStory, type Story } from "./stories.ts";

/** Finished campaigns of every rulebook, played at every run of the tests anyway or as short as they come. */
const CAMPAIGNS: readonly (readonly [name: string, story: () => Story])[] = [
  ["Iraqi Conflict, four sides", () => goldenStory("iraqi-conflict", "four seats, sensibly")],
  ["Iraqi Conflict, two sides", () => goldenStory("iraqi-conflict", "two seats, at random")],
  ["Battle for Baghdad, standard victory", () => goldenStory("battle-for-baghdad", "sensibly")],
  ["Battle for Baghdad, stalemate", () => goldenStory("battle-for-baghdad", "at random")],
  ["Next War in Lebanon", () => goldenStory("next-war-in-lebanon", "sensibly")],
  ["Next War in Lebanon, at random", () => goldenStory("next-war-in-lebanon", "at random")],
  ["Fitna of 2020", () => goldenStory("fitna", "2020, sensibly")],
  ["Fitna of 2020, four sides", () => goldenStory("fitna", "2020, at random")],
  ["Fitna of 2018", () => goldenStory("fitna", "2018, sensibly")],
  ["Fitna for points", () => playedStory("fitna", { edition: "2020", scenario: "1", victory: "points" }, 3)],
];

/** How many cards or chits a hand of any game holds. */
const cardsIn = ({
  cards = [],
  chits = [],
}: {
  readonly cards?: readonly unknown[];
  readonly chits?: readonly unknown[];
}) => cards.length + chits.length;

const turnOf = ({ moments }: Story, step: number): number => moments[step]?.phase.turn ?? 0;

describe.each(CAMPAIGNS)("the story of %s", (_, tell) => {
  let story: Story;
  let words: string;
  beforeAll(() => {
    story = tell();
    words = inWords(story);
  });

  it("names everyone who has won, and by what", () => {
    const { show, last, moments, campaign } = story;
    const winners = (last.state.over?.victories ?? []).flatMap(({ seats }) => seats);
    for (const seat of winners)
      expect(show.result).toContain(campaign.sides.find((side) => side.seat === seat)?.name.replace(/ \(.*/, ""));
    for (const { ended } of moments.at(-1)?.contests ?? [])
      for (const { by } of ended?.won ?? []) expect(show.result).toContain(by);
    expect(show.story.length, words).toBeGreaterThan(1);
    expect(show.story.length).toBeLessThanOrEqual(3);
  });

  it("has a card of everyone who has won", () => {
    const { moments, show } = story;
    const told = show.points.map(({ seat, title }) => `${seat} ${title}`).join("\n");
    for (const { ended, name } of moments.at(-1)?.contests ?? []) {
      const isTold = (ended?.won ?? []).map(
        ({ seat }) => show.points.some((point) => point.seat === seat) || told.includes(`won ${name}`),
      );
      expect(isTold, words).not.toContain(false);
    }
  });

  it("has no warning in it, no card twice for an act, and none that says nothing", () => {
    const { show } = story;
    expect(words).not.toMatch(/Beware|\b0 (?:points|VP)\b.*scored|−0|leap|undefined|\*\*|NaN/);
    expect(show.points.length, words).toBeLessThanOrEqual(MOST);
    for (const member of ["step", "title", "line"] as const)
      expect(new Set(show.points.map((point) => point[member])).size, words).toBe(show.points.length);
    for (const { title, line } of show.points) {
      expect(title).toMatch(/^[A-Z“].{5,}[^.]$/);
      expect(line.length).toBeGreaterThan(5);
      expect(line.replace(/\.$/, "")).not.toBe(title);
    }
    expect(show.points.map(({ step }) => step)).toEqual(show.points.map(({ step }) => step).toSorted((a, b) => a - b));
  });

  it("says of each fight where it was", () => {
    const { show, book } = story;
    const names = new Map(book.definition.places?.(book.content).map(({ id, name }) => [id, name]));
    for (const { text, places, kind } of show.steps.flatMap(({ lines }) => lines))
      if (kind === "battles" && places.length > 0)
        expect(
          places.some((place) => text.includes(names.get(place) ?? place)),
          text,
        ).toBe(true);
  });

  it("has one card a turn of two sides", () => {
    const { show } = story;
    const turns = show.points.map(({ step }) => turnOf(story, step));
    if (show.sides.length === 2) expect(new Set(turns).size, words).toBe(turns.length);
  });

  it("tells as much as has happened", () => {
    const { moments, show } = story;
    if (moments.length > 30) expect(show.points.length, words).toBeGreaterThanOrEqual(FEWEST);
  });

  it("has contests as the last board shows them, and how far they had come at every step", () => {
    const { moments, show, book, last } = story;
    const contests = book.definition.contests?.(publicView(book, last.state)) ?? [];
    expect(show.contests.map(({ course }) => course)).toEqual(contests.map(({ course }) => course));
    for (const { course, reached } of show.contests) {
      expect(reached).toHaveLength(moments.length);
      expect(reached).toEqual(reached.toSorted((a, b) => a - b));
      expect(reached.at(-1)).toBe(Math.max(...course.lines.map(({ values }) => values.length)) - 1);
    }
  });

  it("tells each turn in few lines, and the figures of every scored one", () => {
    const { show } = story;
    for (const { lines } of show.turns) {
      expect(lines.length, lines.join("\n")).toBeLessThanOrEqual(LINES);
      for (const line of lines) expect(line).toMatch(/^[A-Z0-9“].+[.!”)]$/s);
    }
    for (const { course, byTurn } of show.contests)
      for (const { turn, values } of byTurn)
        expect(course.lines.map((line) => line.values[course.steps.indexOf(String(turn))])).toEqual(values);
  });

  it("tells every change of hands that it counts in the turn that saw it", () => {
    const { moments, show } = story;
    for (const { place, changes } of contested(moments, show.places)) {
      const told = place.held.filter(({ step, seat }, i) => {
        const before = place.held.slice(0, i).findLast((one) => one.seat !== null)?.seat ?? null;
        return seat !== null && before !== null && seat !== before && (moments[step]?.phase.turn ?? 0) > 0;
      });
      expect(told.length).toBeGreaterThanOrEqual(changes);
      for (const { step } of told) {
        const { lines = [] } = show.turns.find(({ turn }) => turn === turnOf(story, step)) ?? {};
        const hands = lines.filter((line) => /^(By the end of|Within) the turn/.test(line)).join(" ");
        expect(hands, `${place.name}, turn ${turnOf(story, step)}`).toContain(place.name);
      }
    }
  });

  it("counts every loss once: what sides lost in fights is what the log says", () => {
    const { moments, show } = story;
    const losses = moments.flatMap(({ lines }) => lines.flatMap(({ about }) => (about.losses ? [about.losses] : [])));
    for (const { seat, text } of show.tallies) {
      const told = Number(/losses in fights (\d+)/.exec(text)?.[1] ?? 0);
      const logged = losses.reduce((sum, one) => sum + (one[seat] ?? 0), 0);
      expect(told, text).toBeLessThanOrEqual(logged);
    }
  });

  it("says what each side held unseen to the end, once all is open and not before", () => {
    const { show, campaign, last } = story;
    const holding = Object.entries(last.state.hands).filter(([, hand]) => cardsIn(hand) > 0);
    expect(show.concealed?.map(({ seat }) => seat) ?? []).toEqual(
      expect.arrayContaining(holding.map(([seat]) => seat)),
    );
    expect(storyOf({ ...campaign, isOpen: false }).concealed).toBeNull();
  });

  it("names every step once, and every place as the game does", () => {
    const { show, book } = story;
    expect(new Set(show.steps.map(({ name }) => name)).size).toBe(show.steps.length);
    for (const { name } of show.steps) expect(name).toMatch(/^turn-\d+-[a-z0-9-]+$/);
    const names = new Set(book.definition.places?.(book.content).map(({ name }) => name));
    for (const { name, held } of show.places) {
      expect(names).toContain(name);
      for (const [i, { seat }] of held.entries()) expect(seat).not.toBe(held[i - 1]?.seat);
    }
  });
});

describe("a swing", () => {
  it("is what a turn brought a side against the others, and none below a tenth of the range", () => {
    const { moments } = goldenStory("battle-for-baghdad", "sensibly");
    const [contest] = moments.at(-1)?.contests ?? [];
    if (!contest) throw new Error("there is no contest");
    const lines = [
      [0, 10, 100],
      [0, 10, 11],
    ].map((values) => ({ colour: "black" as const, name: "", values }));
    const figures = new Figures({
      ...contest,
      course: { ...contest.course, steps: ["0", "1", "2"], lines },
      seats: [["us"], ["ngo"]],
    });
    expect(figures.swings().filter(({ by }) => Math.abs(by) >= SHARE * figures.range)).toEqual([
      { turn: 2, line: 0, by: 89 },
      { turn: 2, line: 1, by: -89 },
    ]);
  });
});

describe("beside the lead", () => {
  let baghdad: Story;
  beforeAll(() => {
    baghdad = goldenStory("battle-for-baghdad", "sensibly");
  });
  const promise = (verdict: "kept" | "broken") => ({
    step: 20,
    ...{
      by: "us",
      to: ["sunni"],
      text: "We stay out of Mansour.",
      verdict: { kind: verdict, by: ["sunni"] as Seat[] },
      takenBack: false,
    },
  });

  it("a promise that was called broken is told, with whose it was", () => {
    const show = storyOf({ ...baghdad.campaign, promises: [promise("broken")] });
    expect(show.story.join(" ")).toContain(
      "The Sunnis called a promise of the US to them broken: “We stay out of Mansour.”",
    );
    expect(show.deals.find(({ text }) => text.includes("promised"))).toMatchObject({
      ...{
        step: 20,
        text: "The US promised the Sunnis: “We stay out of Mansour.”",
        outcome: "The Sunnis called it broken.",
      },
    });
  });

  it("a promise that was kept is among the deals alone", () => {
    const show = storyOf({ ...baghdad.campaign, promises: [promise("kept")] });
    expect(show.story.join(" ")).not.toContain("promise");
    expect(
      dealsOf(baghdad.moments, [promise("kept")], new Sides(baghdad.campaign.sides)).map(({ outcome }) => outcome),
    ).toContain("The Sunnis called it kept.");
  });

  it("somebody who took a side over is told, and so is for whom time ran out, once all is open", () => {
    const step = baghdad.show.points[2]?.step ?? 0;
    const moments = baghdad.moments.map((moment, i) =>
      i === step ? { ...moment, overdue: ["sunni"], handedOver: ["ngo"] } : moment,
    );
    const show = storyOf({ ...baghdad.campaign, moments });
    expect(show.story.join(" ")).toContain("somebody else took the NGO over in turn");
    expect(show.points.map(({ line }) => line).join("\n")).toContain(
      "Time had run out for the Sunnis, and the rules answered.",
    );
    const closed = storyOf({ ...baghdad.campaign, moments, isOpen: false });
    expect(closed.points.map(({ line }) => line).join("\n")).not.toContain("Time had run out");
    expect(closed.steps.flatMap(({ decided }) => decided)).toEqual([]);
  });

  it("that nobody dropped out is told, however much else there is", () => {
    const seats = baghdad.campaign.sides.map(({ seat }) => seat);
    const moments = baghdad.moments.map((moment, i) =>
      i === 9 ? { ...moment, handedOver: [...seats, ...seats] } : moment,
    );
    const [, , said = ""] = storyOf({ ...baghdad.campaign, moments }).story;
    expect(said.split("; ").length).toBe(6);
    expect(said).toMatch(/nobody gave up( or was driven out)?\.$/);
  });

  it("a campaign that was ended before anybody had won says where it stood", () => {
    const moments = baghdad.moments.slice(0, 40);
    expect(storyOf({ ...baghdad.campaign, moments }).result).toMatch(
      /^The campaign was ended in turn \d, before anybody had won\. In the battle for Baghdad the \w+ led with \d+ points\.$/,
    );
    expect(storyOf({ ...baghdad.campaign, moments, isRunning: true }).result).toMatch(
      /^As of turn \d, [A-Z][a-zA-Z ]+, the campaign goes on\./,
    );
  });

  it("of two sides, one that gives up while it leads is not said to have lost its lead", () => {
    const lebanon = goldenStory("next-war-in-lebanon", "sensibly");
    const end = lebanon.moments.at(-1);
    const [contest] = end?.contests ?? [];
    const [winner] = contest?.ended?.won ?? [];
    if (!end || !contest || !winner) throw new Error("nobody has won");
    const loser = contest.seats.flat().find((seat) => seat !== winner.seat) ?? "";
    const lines = contest.course.lines.map((line, i) => ({
      ...line,
      values: line.values.map(() => (contest.seats[i]?.includes(loser) ? 9 : 4)),
    }));
    const ended = { ...contest, course: { ...contest.course, lines } };
    const moments = [...lebanon.moments.slice(0, -1), { ...end, contests: [ended] }];
    const said = storyOf({ ...lebanon.campaign, moments }).story.join(" ");
    expect(said).toMatch(/led the war by 5 victory points when it ended, and did not win it/);
    expect(said).not.toContain("lost that lead");
  });

  it("a lead that several share is said to be shared, in between and at the end", () => {
    const { moments, campaign } = goldenStory("next-war-in-lebanon", "sensibly");
    const end = moments.at(-1);
    const [contest] = end?.contests ?? [];
    if (!end || !contest) throw new Error("there is no contest");
    const said = (values: readonly (readonly number[])[]): string => {
      const lines = contest.course.lines.map((line, i) => ({
        ...line,
        values: line.values.map((_, step) => values[i]?.[step] ?? values[i]?.at(-1) ?? 0),
      }));
      const scored = { ...contest, course: { ...contest.course, lines } };
      return storyOf({ ...campaign, moments: [...moments.slice(0, -1), { ...end, contests: [scored] }] }).story.join(
        " ",
      );
    };
    const idf = [0, 5, 4];
    expect(said([idf, [0, 3, 4, 6]])).toContain(
      "The lead in the war went from the IDF to the Insurgents, level until then, in turn 3",
    );
    expect(said([idf, [0, 3, 4]])).toContain(
      "The IDF led the war from the first turn; from turn 2 on the IDF and the Insurgents were level",
    );
  });

  it("what shortened Lebanon's war, or brought Syria in, is told with it", () => {
    const { show } = playedStory("next-war-in-lebanon", {}, 23);
    const cards = show.points.filter(({ title }) => title.startsWith("The game ends after turn"));
    expect(cards.length).toBeGreaterThan(0);
    for (const { line } of cards) expect(line).toContain("Ceasefire");
  });

  it("nothing agreed or promised is said in a sentence, and not where there were deals", () => {
    const lebanon = goldenStory("next-war-in-lebanon", "sensibly");
    expect(lebanon.show.deals).toEqual([]);
    expect(lebanon.show.bargaining).toBe("No deal was made, and no promise that everyone may read.");
    expect(storyOf({ ...lebanon.campaign, isRunning: true }).bargaining).toMatch(/^So far no deal has been made/);
    expect(baghdad.show.deals.length).toBeGreaterThan(0);
    expect(baghdad.show.bargaining).not.toContain("No deal");
    const promised = storyOf({ ...lebanon.campaign, promises: [{ ...promise("kept"), by: "idf", to: ["insurgent"] }] });
    expect(promised.bargaining).not.toContain("No deal");
  });

  it("figures are named by what they count", () => {
    const counted = CAMPAIGNS.map(([name, tell]) => `${name}: ${tell().show.contests.map(({ counts }) => counts)}`);
    expect(counted).toEqual(
      expect.arrayContaining([
        "Iraqi Conflict, four sides: victory points,victory points",
        "Next War in Lebanon: victory points",
        "Fitna of 2020: spaces that count for victory",
        "Fitna for points: points",
      ]),
    );
  });

  it("whoever missed a contest of figures is told with how far short it ended", () => {
    const { moments, show } = goldenStory("iraqi-conflict", "four seats, sensibly");
    const said = show.story.join(" ");
    const gaps = (moments.at(-1)?.contests ?? []).map(({ course: { lines } }) => {
      const [first = 0, second = 0] = lines.map(({ values }) => values.at(-1) ?? 0).toSorted((a, b) => b - a);
      return first - second;
    });
    expect(gaps).toHaveLength(2);
    for (const gap of gaps) expect(said).toContain(`ended ${gap} short`);
  });

  it("what a victory asks for is held from when it was that victory, not a lesser one", () => {
    const { campaign, moments } = goldenStory("fitna", "2018, sensibly");
    const won = moments.at(-1)?.contests[0]?.ended?.won[0];
    if (!won) throw new Error("nobody has won");
    const aheadAt = (turn: number) => [{ ...won, by: turn < 2 ? "with a lesser victory" : won.by }];
    const said = storyOf({
      ...campaign,
      moments: moments.map((one) => ({
        ...one,
        contests: one.contests.map((contest) => ({ ...contest, ahead: aheadAt(one.phase.turn) })),
      })),
    }).story.join(" ");
    expect(said).toContain("what that victory asks for was held by");
    expect(said).toContain("from turn 2 on");
  });

  it("Fitna says of each attack who fought, those that nobody plays by name", () => {
    const { moments, campaign } = goldenStory("fitna", "2020, sensibly");
    const seats = new Set(campaign.sides.map(({ seat }) => seat));
    const attacks = moments.flatMap(({ lines }) => lines.filter(({ about }) => about.settles));
    expect(attacks.length).toBeGreaterThan(20);
    for (const { about, text } of attacks) {
      const { by = [], won = null } = about.fought ?? {};
      expect(by.length, text).toBeGreaterThan(1);
      for (const party of by) expect(seats.has(party) || /^the [A-Z]/.test(party), party).toBe(true);
      expect(won === null || by.includes(won), text).toBe(true);
      expect(about.winner ?? null, text).toBe(won !== null && seats.has(won) ? won : null);
    }
  });

  it("Lebanon's units take nothing by coming to Israel, which was theirs", () => {
    const { show } = goldenStory("next-war-in-lebanon", "sensibly");
    expect(show.turns.flatMap(({ lines }) => lines).join(" ")).not.toMatch(/had taken [^.]*Central Israel/);
    expect(show.places.find(({ name }) => name === "Central Israel")?.held.map(({ seat }) => seat)).toEqual(["idf"]);
    expect(show.tallies.map(({ text }) => text).join(" ")).toMatch(/losses in fights \d+ units? eliminated/);
  });

  it("Lebanon's points are told to nobody while it runs", () => {
    const lebanon = goldenStory("next-war-in-lebanon", "sensibly");
    const moments = lebanon.moments.slice(0, -5);
    const show = storyOf({ ...lebanon.campaign, moments, isRunning: true });
    expect(show.result).toContain("The IDF alone can count the points until the war is over");
    expect(show.contests.flatMap(({ course }) => course.lines.flatMap(({ values }) => values))).toEqual([]);
    expect(show.story.join(" ")).not.toMatch(/victory point|led the war/);
  });
});

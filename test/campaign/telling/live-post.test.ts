import { describe, expect, it } from "vitest";
import { begin } from "#engine";
import { linesText, presentFace } from "../../../src/campaign/telling/live-text.ts";
import { sceneFrom } from "../../sketched.ts";
import { book as relay } from "../relay.ts";
import { members, plain, Road, record } from "../road.ts";

const PLANS = ["red: plan fast", "blue: plan fast", "gold: plan fast"];
const READY = ["red: ready", "blue: ready", "gold: ready"];

/** The first post of a turn says how far the log has come: its first row, whose hash is all zeros here. */
const CHAIN = "\n-# Log so far `0000000000000000`, to check the campaign's file by: `/help topic:dice`";
const textOf = (road: Road, number?: number): string => plain(road.shown(number).text);
const lines = (n: number, length: number) =>
  Array.from({ length: n }, (_, i) => ({ seq: i, text: `${i}.`.padEnd(length, "x"), under: null, struck: false }));

describe("the post of a phase", () => {
  it("names the campaign, the turn and the phase, and whom the game waits for", () => {
    const { title, open } = new Road().shown();
    expect([title, open]).toEqual(["Autumn · Turn 1 of 2 · Parley", true]);
    expect(textOf(new Road())).toContain("Waiting on @201 (the reds), @202 (the blues), @203 (the golds).");
  });

  it("says until when, and how many of several have answered", () => {
    const road = new Road().does(...READY);
    road.deadline = 7_200_000;
    expect(textOf(road.does("red: plan fast"))).toBe(
      "Waiting on @202 (the blues), @203 (the golds); the default action is taken <t:7200:R>. 1 of 3 has answered.",
    );
  });

  it("calls a seat that nobody holds the computer's", () => {
    const road = new Road();
    road.members = road.members.map((member) => ({ ...member, bot: member.seat === "red" }));
    expect(textOf(road)).toContain("Waiting on the computer (the reds), @202 (the blues)");
  });

  it("tells the lines of the phase, and ends, above the buttons, with who leads, what everyone should know and who is waited for", () => {
    expect(textOf(new Road().does(...READY, ...PLANS, "red: march"))).toBe(
      [
        "red marches 2.",
        "",
        "The reds lead with 2.",
        "The others march after them.",
        "Waiting on @202 (the blues).",
      ].join("\n"),
    );
  });

  it("tells below the buttons, in at most ten lines, what came before it", () => {
    const road = new Road().does(...READY, ...PLANS);
    expect(road.shown().before).toBe("**Weather**\nIt rains.");
    const [line] = road.newest?.lines ?? [];
    if (!road.newest || !line) throw new Error("no line");
    const lines = Array.from({ length: 6 }, (_, i) => ({ ...line, told: `Day ${i + 1}\nIt rains.` }));
    road.posts.set(road.newest.number, { ...road.newest, lines });
    expect(road.shown().before.split("\n").slice(0, 3)).toEqual([
      "-# 1 earlier line: `/game log`",
      "**Weather**",
      "Day 2",
    ]);
  });

  it("tells everything in order once it is over", () => {
    const road = new Road().does(...READY, ...PLANS, "red: march", "blue: rest", "gold: rest");
    expect(textOf(road, 3)).toBe("**Weather**\nIt rains.\n\nred marches 2.\nblue rests.\ngold rests.");
    expect(road.shown(3).before).toBe("");
  });

  it("grows with each line, and closes without buttons when the phase is over", () => {
    const road = new Road().does("red: ready");
    expect(road.posts.size).toBe(1);
    expect(road.slots).toContain("live:1");
    road.does("blue: ready", "gold: ready");
    expect(road.slots.slice(0, 3)).toEqual(["live:1", "close-thread", "live:2"]);
    expect(road.shown(1)).toMatchObject({ open: false, controls: [], thread: null });
    expect(textOf(road, 1)).toBe(`red is ready.\nblue is ready.\ngold is ready.${CHAIN}`);
    expect(road.shown(2).title).toBe("Autumn · Turn 1 of 2 · Plan");
  });

  it("has the lines and pictures of a phase without a question at its head, under that phase's name", () => {
    const road = new Road().does(...READY, ...PLANS);
    expect(textOf(road, 2)).toMatch(/^Plans: red fast/);
    expect(textOf(road, 2)).not.toContain("rains");
    expect(road.shown(3).before).toBe("**Weather**\nIt rains.");
    expect(road.shown(2).pictures).toEqual([]);
    expect(road.shown(3).pictures.map(({ caption }) => caption)).toEqual(["The weather"]);
  });

  it("names the turn of what comes from the turn before", () => {
    const road = new Road().does(...READY, ...PLANS, "red: rest", "blue: rest", "gold: rest");
    expect(textOf(road, 3)).toContain("gold rests.");
    expect(road.shown().before).toContain("**Turn 1 of 2 · Night**\nNight falls.");
  });

  it("is edited once for all that one submit brings", () => {
    const road = new Road().does(...READY, ...PLANS);
    road.together("red: march", "blue: march", "gold: march");
    expect(road.slots.filter((slot) => slot.startsWith("live:"))).toEqual(["live:3", "live:4"]);
  });

  it("shows its newest picture, with its caption", () => {
    const road = new Road().does(...READY, ...PLANS);
    const [picture] = road.pictures;
    if (!picture) throw new Error("no picture");
    road.pictures = Array.from({ length: 13 }, (_, i) => ({ ...picture, id: i, caption: `number ${i}` }));
    const { pictures } = road.shown();
    expect(pictures.map(({ caption }) => caption)).toEqual(["number 12"]);
  });

  it("sends readers to the log for the lines that it has no room for", () => {
    const text = linesText(lines(14, 1000));
    expect(text.split("\n")[0]).toBe("-# 12 earlier lines: `/game log`");
    expect(
      text
        .split("\n")
        .slice(1)
        .map((line) => Number.parseInt(line, 10)),
    ).toEqual([12, 13]);
    expect(linesText(lines(3, 900))).not.toContain("earlier");
    expect(linesText(lines(1, 9000)).length).toBeLessThan(3000);
  });

  it("offers the answers that everyone awaited has, at most three, beside My seat and Map", () => {
    const labels = (road: Road) => road.shown().controls.map(({ label }) => label);
    const road = new Road();
    expect(labels(road)).toEqual(["My seat", "Ready", "Map", "Fair dice"]); // it begins a turn
    expect(labels(road.does(...READY))).toEqual(["My seat", "Map"]);
    expect(labels(road.does(...PLANS))).toEqual(["My seat", "Rest", "March", "Rest 2", "Map"]);
    const { frames } = road.env;
    const decision = String(frames.at(-1)?.ask?.id);
    expect(road.shown().controls).toContainEqual({ kind: "answer", decision, label: "March" });
  });

  it("keeps a thread for a phase in which people talk", () => {
    const road = new Road();
    expect(road.shown().thread).toEqual({ phase: "1-parley", name: "Autumn · Turn 1 of 2 · Parley" });
    expect(road.does(...READY).shown().thread).toBeNull();
  });

  it("is of another stage when somebody else is waited for or something has come out, and only then", () => {
    const road = new Road().does(...READY);
    const first = road.shown().stage;
    expect(road.does("red: plan fast").shown().stage).toBe(first);
    const second = road.does("blue: plan fast", "gold: plan fast").shown().stage;
    expect(second).not.toBe(first);
    expect(road.does("red: rest").shown().stage).not.toBe(second);
  });

  it("closes at the end of the game, and the result is a post of its own", () => {
    const turn = [...READY, ...PLANS, "red: march", "blue: rest", "gold: rest"];
    const road = new Road().does(...turn, ...turn);
    expect([...road.posts.values()].filter(({ open }) => open)).toEqual([]);
    expect(textOf(road)).toBe("Night falls.");
    const result = road.last.outbox.at(-1)?.payload;
    expect(result?.kind === "post" && [result.post.title, result.post.ping]).toEqual([
      "Autumn: the campaign is over",
      ["201", "202", "203"],
    ]);
    const text = result?.kind === "post" ? plain(result.post.text) : "";
    expect(text).toContain("**The race**: @201 (the reds).");
    expect(text).toContain("The reds: 4\nThe blues: 0\nThe golds: 0");
    expect(text.split("\n").filter((line) => line.includes("Dice"))).toHaveLength(1);
    expect(text).toContain("`/game replay`");
  });
});

describe("what the channel sees", () => {
  /** The same game with the hands of two seats exchanged. */
  const worlds = (): readonly [Road, Road] => {
    const [one, other] = [new Road(), new Road()];
    const { red, blue } = other.env.hands;
    other.env = { ...other.env, hands: { ...other.env.hands, red: blue ?? {}, blue: red ?? {} } };
    return [one, other];
  };

  it("is the same whatever the hands hold", () => {
    const [one, other] = worlds();
    expect(JSON.stringify(one.env.hands)).not.toBe(JSON.stringify(other.env.hands));
    for (const act of [...READY, ...PLANS, "red: march", "blue: rest"]) {
      one.does(act);
      other.does(act);
      expect(other.shown()).toEqual(one.shown());
      expect(other.slots).toEqual(one.slots);
    }
  });

  it("is not edited by what concerns two seats alone", () => {
    const road = new Road().does("red: offer blue");
    expect(road.slots.filter((slot) => slot.startsWith("live:"))).toEqual([]);
    expect(road.edited).toEqual(["person:201", "person:202"]);
  });
});

describe("an act taken back", () => {
  it("strikes its lines through, and says so in a line", async () => {
    const road = await new Road().does("red: ready").undo("red", 1);
    expect(textOf(road)).toContain("~~red is ready.~~\nred took its last act back.");
    expect(road.slots).toContain("live:1");
  });

  it("makes the newest post that of the phase that is on again, and mends the one before", async () => {
    const road = await new Road().does(...READY).undo("gold", 3);
    expect(road.slots.slice(0, 2)).toEqual(["live:1", "live:2"]);
    expect(textOf(road, 1)).toBe(`red is ready.\nblue is ready.\n~~gold is ready.~~${CHAIN}`);
    expect(road.shown(2)).toMatchObject({ title: "Autumn · Turn 1 of 2 · Parley", open: true });
    expect(road.shown(2).thread?.phase).toBe("1-parley");
    road.does("gold: ready");
    expect(road.shown(3)).toMatchObject({ title: "Autumn · Turn 1 of 2 · Plan", open: true });
    expect([...road.posts.values()].map(({ open }) => open)).toEqual([false, false, true]);
  });

  it("drops its pictures, and shows the board as it is now in their place", async () => {
    const road = await new Road().does(...READY, ...PLANS, "red: march").undo("red", 7);
    const { pictures } = road.shown();
    expect(pictures.map(({ caption }) => caption)).toEqual(["Turn 1 of 2 · March"]);
    expect(sceneFrom(relay, pictures[0]?.source).text).toContain("red 0, blue 0, gold 0");
  });

  it("shows no board where there was no picture", async () => {
    const road = await new Road().does(...READY, ...PLANS, "red: rest").undo("red", 7);
    expect(road.shown().pictures).toHaveLength(1);
  });
});

describe("what an open post shows of a state", () => {
  const { state: env } = begin(relay, {
    seats: ["red", "blue", "gold"],
    controllers: {},
    options: {},
    key: "5".repeat(64),
  });
  let asked = 0;
  const { guide } = relay.definition;
  const standings: typeof guide.standings = (view) => {
    asked++;
    return guide.standings(view);
  };
  const book = { ...relay, definition: { ...relay.definition, guide: { ...guide, standings } } };

  it("is not worked out again where a write has only counted the version of its campaign up", () => {
    const first = presentFace({ record, book, members, env });
    expect(presentFace({ record: { ...record, version: record.version + 1 }, book, members, env })).toBe(first);
    expect(asked).toBe(1);
  });

  it("is another one once its campaign has been stopped or its people have changed", () => {
    const first = presentFace({ record, book, members, env });
    const stopped = { ...record, version: record.version + 1, paused: 8_640_000_000_000_000 };
    expect(presentFace({ record: stopped, book, members, env })).not.toBe(first);
    expect(presentFace({ record, book, members: members.slice(1), env })).not.toBe(first);
  });
});

import type { APIMessage } from "discord-api-types/v10";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { markIn } from "../../../src/discord/delivery/message.ts";
import { MINUTE, OutboxStage, picture, powerFails } from "../outbox-stage.ts";
import { control, files, labels, pictures, said } from "../stage.ts";

let stage: OutboxStage;
beforeEach(async () => {
  stage = await OutboxStage.open();
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

/** The phase's posts, oldest first. */
const posts = (): APIMessage[] => stage.ada.messages(stage.channel).filter((m) => said(m).includes("Situation"));
const post = (): APIMessage => {
  const [only, ...more] = posts();
  if (!only || more.length > 0) throw new Error(`${posts().length} posts`);
  return only;
};
const isLast = (message: APIMessage): boolean => stage.ada.messages(stage.channel).at(-1)?.id === message.id;
const chat = () => stage.ben.say({ channel: stage.channel, content: "What do you say to that?" });
/** Time goes by. */
const pass = (minutes: number): void => {
  stage.ahead += minutes * MINUTE;
};

describe("the post of a phase", () => {
  it("is one message, edited as the phase goes on", async () => {
    await stage.live({ text: ["One line."] });
    const { id } = post();
    await stage.live({ text: ["One line.\nAnother line."], stage: "2" });
    expect(post().id).toBe(id);
    expect(said(post())).toContain("Another line.");
    expect(markIn(post().components ?? [])).not.toBeNull();
    expect(labels(post())).toEqual(["My seat"]);
  });

  it("shows what is new when it is sent, not when it was put in line", async () => {
    await stage.offline();
    await stage.queueLive({ text: ["Early."] });
    await stage.queueLive({ text: ["Early.\nLate."] });
    await stage.online();
    await stage.settled();
    expect(said(post())).toContain("Late.");
    expect(stage.requests("PATCH", /messages/)).toHaveLength(0);
  });

  it("is posted anew where it was deleted", async () => {
    await stage.live({ pictures: [picture(1)] });
    stage.sandbox.controls.deleteMessage(post().id);
    await stage.live({ text: ["It goes on."] });
    expect(said(post())).toContain("It goes on.");
    expect(pictures(post())).toBe(1);
  });
});

describe("moving to the end of the channel", () => {
  beforeEach(async () => {
    await stage.live({ text: ["One line."], pictures: [picture(1)] });
  });

  it("needs that somebody has written below, that ten minutes have passed, and that somebody else is waited for", async () => {
    chat();
    await stage.live({ stage: "2" }); // it is too young
    pass(11);
    await stage.live({ text: ["One line more."] }); // the same stage
    expect(isLast(post())).toBe(false);
    await stage.live({ stage: "3" });
    expect(posts()).toHaveLength(2);
  });

  describe("where nobody has written yet", () => {
    const lookUps = (): number =>
      stage.sandbox.requests().filter(({ method, path }) => method === "GET" && /^\/channels\/\d+$/.test(path)).length;
    let before: number;
    beforeEach(async () => {
      pass(11);
      await stage.live({ stage: "2" });
      before = lookUps();
      expect(posts()).toHaveLength(1);
      chat();
    });

    it("is thought of again after five minutes", async () => {
      pass(4);
      await stage.live({ stage: "3" });
      expect([posts().length, lookUps() - before]).toEqual([1, 0]);
      pass(2);
      await stage.live({ stage: "4" });
      expect([posts().length, lookUps() - before]).toEqual([2, 1]);
    });

    it("is thought of again at once where somebody presses something in the channel", async () => {
      pass(1);
      await stage.ben.press({ message: post(), customId: control(post(), "My seat") }).reply();
      await stage.live({ stage: "3" });
      expect(posts()).toHaveLength(2);
    });
  });

  it("leaves the old post without picture and buttons, and says that it goes on below", async () => {
    chat();
    pass(11);
    await stage.live({ text: ["Ben is waited for."], stage: "2" });
    const [old, now] = posts();
    if (!old || !now) throw new Error("it did not move");
    expect(isLast(now)).toBe(true);
    expect([labels(now), pictures(now)]).toEqual([["My seat"], 1]);
    expect([labels(old), pictures(old), files(old)]).toEqual([[], 0, []]);
    expect(said(old)).toMatch(/\n-# Continued below\.$/);
    expect(said(now)).toContain("Ben is waited for.");
    await stage.live({ text: ["Ben has answered."] });
    expect(posts().map(({ id }) => id)).toEqual([old.id, now.id]);
    expect(said(posts()[1] ?? old)).toContain("Ben has answered.");
  });

  it("leaves nothing where the old post had told nothing yet", async () => {
    await stage.live({ text: ["Waiting on both."], pictures: [], told: false, stage: "2" });
    chat();
    pass(11);
    await stage.live({ text: ["A card is drawn.\n\nWaiting on Ben."], told: true, stage: "3" });
    expect(isLast(post())).toBe(true);
    expect(said(post())).toContain("A card is drawn.");
  });

  it("keeps the old post where talks lie under it", async () => {
    const thread = { phase: "t1", name: "Negotiations" };
    await stage.live({ pictures: [], thread, told: false, stage: "2" });
    chat();
    pass(11);
    await stage.live({ stage: "3" });
    expect(posts()).toHaveLength(2);
  });

  it("is done once in ten minutes, and never by a post that is closed", async () => {
    chat();
    pass(11);
    await stage.live({ stage: "2" });
    pass(-11); // the new post is young
    chat();
    await stage.live({ stage: "3" });
    pass(11);
    await stage.live({ stage: "4", open: false });
    expect(posts()).toHaveLength(2);
  });

  it("is done as well if our clock is far behind Discord's", async () => {
    stage.sandbox.advance(11 * MINUTE);
    chat();
    stage.ahead -= 120 * MINUTE;
    await stage.live({ stage: "2" });
    expect(posts()).toHaveLength(2);
  });

  it("is not done for a restart, which forgets nobody who was waited for", async () => {
    chat();
    await stage.restart();
    pass(11);
    await stage.live({ text: ["A line more."] });
    expect(posts()).toHaveLength(1);
    await stage.live({ stage: "2" });
    expect(posts()).toHaveLength(2);
  });

  it("is done once, whether the bot dies before or after the old post is changed", async () => {
    for (const [round, when] of (["before", "after"] as const).entries()) {
      chat();
      await stage.offline();
      pass(11);
      await stage.queueLive({ text: [`Round ${round}.`], stage: `${round}` });
      await stage.dieSending("live:1", (client) => ({
        edit: async (...given) => {
          if (when === "after") await client.edit(...given);
          return await powerFails();
        },
      }));
      await stage.online();
      await stage.settled();
      const ends = posts().map((m) => said(m).includes("Continued below."));
      expect(ends).toEqual([...Array(round + 1).fill(true), false]);
      expect(posts().map((m) => labels(m).length)).toEqual([...Array(round + 1).fill(0), 1]);
      expect(pictures(posts().at(-1) as APIMessage)).toBe(1);
    }
  });

  it("leaves the thread where it was opened", async () => {
    const thread = { phase: "t1", name: "Negotiations" };
    await stage.live({ thread });
    const { id } = post();
    const threads = () => stage.ada.channels().flatMap((channel) => (channel.type === 11 ? [channel.id] : []));
    expect(threads()).toEqual([id]);
    chat();
    pass(11);
    await stage.live({ thread, stage: "2" });
    expect(posts()).toHaveLength(2);
    expect(threads()).toEqual([id]);
  });

  it("leads to the thread once it has left it behind", async () => {
    const thread = { phase: "t1", name: "Negotiations" };
    await stage.live({ thread });
    await stage.live({ thread, stage: "1b" });
    const { id } = post();
    expect(said(post())).not.toContain("Negotiations:");
    chat();
    pass(11);
    await stage.live({ thread, stage: "2" });
    const link = `Negotiations: <#${id}>`;
    expect(said(posts().at(-1) as APIMessage)).toContain(link);
    await stage.live({ thread, stage: "3" });
    expect(said(posts().at(-1) as APIMessage)).toContain(link);
    await stage.live({ thread: null, open: false, stage: "" });
    expect(said(posts().at(-1) as APIMessage)).not.toContain(link);
  });
});

describe("the pictures of a post", () => {
  const uploaded = (): string[] => [
    ...stage.requests("POST", /messages$/).flatMap(({ files }) => files.map(({ name }) => name)),
    ...stage.requests("PATCH", /messages/).flatMap(({ files }) => files.map(({ name }) => name)),
  ];
  beforeEach(() => stage.forget());

  it("go up once, and are drawn once, however often the post is edited", async () => {
    await stage.live({ pictures: [picture(1)] });
    await stage.live({ text: ["A line."] });
    await stage.live({ text: ["A line more."], pictures: [picture(1), picture(2)] });
    await stage.live({ text: ["The last line."] });
    expect(uploaded()).toEqual(["picture-1.png", "picture-2.png"]);
    expect(stage.drawings).toBe(2);
    expect(pictures(post())).toBe(2);
    expect(files(post())).toEqual(["picture-1.png", "picture-2.png"]);
  });

  it("go away with what was taken back", async () => {
    await stage.live({ pictures: [picture(1), picture(2)] });
    await stage.live({ pictures: [picture(1)] });
    expect(files(post())).toEqual(["picture-1.png"]);
  });

  it("are kept over a restart, and go up again with a post that is posted anew", async () => {
    await stage.live({ pictures: [picture(1)] });
    await stage.restart();
    await stage.live({ text: ["A line."] });
    expect(uploaded()).toEqual(["picture-1.png"]);
    chat();
    pass(11);
    await stage.live({ stage: "2" });
    expect(uploaded()).toEqual(["picture-1.png", "picture-1.png"]);
  });

  it("are told in words where they cannot be drawn or are too large", async () => {
    stage.draw = () => {
      throw new Error("no font");
    };
    await stage.live({ pictures: [picture(1)] });
    expect(said(post())).toContain("what picture 1 shows");
    stage.draw = () => new Uint8Array(11 * 1024 * 1024);
    await stage.live({ pictures: [picture(1), picture(2)] });
    expect(said(post())).toContain("**Picture 2**\nwhat picture 2 shows");
    stage.draw = () => Buffer.from("89504e470d0a1a0a", "hex");
    await stage.live({ text: ["Now it works."] });
    expect(pictures(post())).toBe(2);
    expect(said(post())).not.toContain("what picture");
  });

  it("are the newest ten of many", async () => {
    await stage.live({ pictures: Array.from({ length: 12 }, (_, i) => picture(i + 1)) });
    expect(pictures(post())).toBe(10);
    expect(files(post()).at(-1)).toBe("picture-12.png");
  });
});

describe("a post of an older release", () => {
  const destination = () => `channel:${stage.channel}`;
  const notice = (text: string) => ({
    destination: destination(),
    slot: "note",
    payload: {
      kind: "post" as const,
      post: { title: "Notice", text: [text], scene: null, controls: [], ping: [], thread: null },
    },
  });
  const notices = () => stage.ada.messages(stage.channel).filter((m) => said(m).includes("Notice"));
  /** As the bot would have posted it with embeds. */
  const embedded = () => {
    const model = stage.sandbox.model.messages[stage.channel]?.at(-1);
    if (!model) throw new Error("nothing was posted");
    Object.assign(model, { components: [], flags: 0, content: "<@1>", embeds: [{ type: "rich", title: "Notice" }] });
    return model;
  };

  it("is edited into one of today", async () => {
    await stage.queue(notice("old"));
    await stage.settled();
    embedded();
    await stage.queue(notice("new"));
    await stage.settled();
    expect(notices()).toHaveLength(1);
    expect(notices()[0]).toMatchObject({ embeds: [], content: "" });
    expect(said(notices()[0] as APIMessage)).toContain("new");
  });

  it("is recognised by its footer after a crash", async () => {
    await stage.offline();
    await stage.queue(notice("old"));
    await stage.dieSending("note", (client) => ({
      send: async (...given) => {
        await client.send(...given);
        return await powerFails();
      },
    }));
    const [row] = await stage.service.campaigns.deliveries.inFlight();
    const mark = `${stage.game} · no. ${row?.id}`;
    Object.assign(embedded(), { nonce: null, embeds: [{ type: "rich", title: "Notice", footer: { text: mark } }] });
    stage.sandbox.model.nonces = [];
    await stage.online();
    await stage.settled();
    expect(notices()).toHaveLength(1);
  });
});

import { ComponentType } from "discord.js";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import type { LivePost } from "../../../src/campaign/service.ts";
import { controlRows, labelKey } from "../../../src/discord/delivery/controls.ts";
import {
  bodyOf,
  continued,
  liveScreen,
  type MessageBody,
  markIn,
  markOf,
  nonceOf,
  pinged,
  postScreen,
} from "../../../src/discord/delivery/message.ts";
import { LIMIT } from "../../../src/discord/screen/limits.ts";
import { componentsOf, note, type Screen, text } from "../../../src/discord/screen/screen.ts";
import { drawn } from "../../../src/discord/services/pictures.ts";
import type { Services } from "../../../src/discord/services/services.ts";
import type { Control, Post } from "../../../src/store/records.ts";
import { sceneIllustrator } from "../../illustrator.ts";

const ROW = { game: "k7f3x", id: 123 };
const post = (change: Partial<Post>): Post => ({
  title: "Turn 1",
  text: ["The US gains ground."],
  scene: null,
  controls: [],
  ping: [],
  thread: null,
  ...change,
});
const scene = { layout: { kind: "row", children: [] }, alt: "a map", text: "US 3, Kurds 2" } as const;
const services: Pick<Services, "illustrator" | "logger"> = {
  illustrator: sceneIllustrator(),
  logger: pino({ level: "silent" }),
};

const bodyFor = async (change: Partial<Post>, held?: ReadonlyMap<string, string>): Promise<MessageBody> => {
  const wanted = post(change);
  const screen = await postScreen(services, wanted, ROW.game);
  const ready = await drawn(services, screen, new Set(held?.keys()));
  return bodyOf(ready, ROW, pinged(wanted.ping), held);
};
const textsOf = ({ json }: MessageBody): string[] =>
  (json.components ?? []).flatMap((part) => (part.type === ComponentType.TextDisplay ? [part.content] : []));

describe("a post as a message", () => {
  it("carries the number of its outbox row as its first component's, which nobody reads, and as nonce", async () => {
    const body = await bodyFor({});
    expect(body.json.flags).toBe(1 << 15);
    expect(textsOf(body)).toEqual(["### Turn 1", "The US gains ground."]);
    expect([markIn(body.json.components ?? []), markOf(ROW)]).toEqual([1_000_000_123, 1_000_000_123]);
    expect(nonceOf(ROW).length).toBeLessThanOrEqual(LIMIT.nonce);
    expect(nonceOf({ game: "a-very-long-name-of-a-game", id: 123456 }).length).toBeLessThanOrEqual(LIMIT.nonce);
  });

  it("bears no mark where it is no row's, and Discord's own numbers are none", () => {
    const screen: Screen = { title: "T", parts: [], footer: "x".repeat(5000), pictures: [] };
    const { components = [] } = bodyOf({ screen, uploads: [] }, null, []).json;
    expect(markIn(components)).toBeNull();
    expect(markIn([{ id: 1 }, { id: 1_000_000_123 }])).toBeNull();
  });

  it("pings those who are meant, and nobody else", async () => {
    const body = await bodyFor({ ping: ["1", "2", "departed-1"], text: ["Hello ", { person: "3" }] });
    expect(textsOf(body)[1]).toBe("<@1> <@2>");
    expect(body.json.allowed_mentions).toEqual({ parse: [], users: ["1", "2"] });
    expect((await bodyFor({})).json.allowed_mentions).toEqual({ parse: [], users: [] });
  });

  it("shows what a person typed to the letter", async () => {
    const body = await bodyFor({ title: "_**T**_", text: ["word “", { literal: "**@everyone**" }, "”"] });
    expect(textsOf(body)[0]).toBe("### \\_\\*\\*T\\*\\*\\_");
    expect(textsOf(body)[1]).toBe("word “\\*\\*@\u200Beveryone\\*\\*”");
  });

  it("keeps to the size of one message, however long its text", async () => {
    for (const size of [3000, 3950, 4001, 20_000]) {
      const ping = Array.from({ length: 100 }, (_, i) => `2000000000000000${100 + i}`);
      const body = await bodyFor({ title: "t".repeat(400), text: ["a line of text\n".repeat(size / 15)], ping });
      expect(textsOf(body).join("").length).toBeLessThanOrEqual(LIMIT.textDisplays);
      expect(markIn(body.json.components ?? [])).toBe(markOf(ROW));
    }
  });

  it("keeps to that size with many texts, too", () => {
    for (const first of [3930, 3960, 3985, 3999, 4000, 4001, 5000]) {
      const screen = {
        ...note("a".repeat(first)),
        parts: ["a".repeat(first), "b".repeat(50), "c".repeat(500)].map(text),
      };
      expect(
        JSON.stringify(componentsOf(screen))
          .match(/"content":"[^"]*"/g)
          ?.join("").length,
      ).toBeLessThan(4050);
    }
  });

  it("shows its picture with words for those who cannot see it", async () => {
    const { json, files } = await bodyFor({ scene });
    const [file] = files;
    expect(json.components).toContainEqual({
      type: ComponentType.MediaGallery,
      items: [{ media: { url: `attachment://${file?.name}` }, description: "a map" }],
    });
    expect(json.attachments).toEqual([{ id: "0", filename: file?.name }]);
  });

  it("shows a board alone, and what stands beside it in a gallery below", async () => {
    const further = ["standings", "agreements"].map((alt) => ({ ...scene, alt }));
    const { json, files } = await bodyFor({ scene: { ...scene, beside: further } });
    const galleries = (json.components ?? []).flatMap((part) =>
      part.type === ComponentType.MediaGallery ? [part.items.map(({ description }) => description)] : [],
    );
    expect(galleries).toEqual([["a map"], ["standings", "agreements"]]);
    expect(files).toHaveLength(3);
  });

  it("keeps the picture that the message has", async () => {
    const [file] = (await bodyFor({ scene })).files;
    const body = await bodyFor({ scene }, new Map([[file?.name ?? "", "77"]]));
    expect(body.files).toEqual([]);
    expect(body.json.attachments).toEqual([{ id: "77" }]);
    expect((await bodyFor({}, new Map([[file?.name ?? "", "77"]]))).json.attachments).toEqual([]);
  });
});

describe("the buttons of a post", () => {
  it("are five in a row, none twice", () => {
    const controls: Control[] = [
      ...Array.from({ length: 7 }, (_, i): Control => ({ kind: "act", seat: `s${i}`, label: `Act ${i}` })),
      { kind: "hand", label: "My hand" },
      { kind: "hand", label: "My hand" },
    ];
    expect(controlRows(controls, "k7f3x").map(({ components }) => components.length)).toEqual([5, 3]);
  });

  it("name a whole answer so that it is found again", () => {
    const [row] = controlRows([{ kind: "answer", decision: "12", label: "Bid 3" }], "k7f3x");
    expect(row?.components[0]).toMatchObject({ label: "Bid 3", custom_id: `1:answer:k7f3x:12:::${labelKey("Bid 3")}` });
    expect(labelKey("Bid 3")).not.toBe(labelKey("Bid 4"));
  });
});

describe("the post of a phase", () => {
  const live: LivePost = {
    title: "Tigris · Turn 1",
    text: ["A line."],
    pictures: [{ id: 7, seq: 1, caption: "The attack", stays: false, source: scene }],
    controls: [{ kind: "act", seat: null, label: "My seat" }],
    before: "**Night**\nNight falls.",
    thread: null,
    open: true,
    told: true,
    stage: "1",
  };

  it("names its pictures so that they are known again", async () => {
    const [picture] = (await liveScreen(services, live, "k7f3x")).pictures;
    expect(picture).toMatchObject({ name: "picture-7.png", words: "**The attack**\nUS 3, Kurds 2" });
  });

  it("has the question and its buttons first, and what led to it below them", async () => {
    const { parts } = await liveScreen(services, live, "k7f3x");
    expect(parts.map((part) => (part.kind === "text" ? part.text : part.kind))).toEqual([
      "A line.",
      "row",
      "**Night**\nNight falls.",
    ]);
  });

  it("that goes on further down, lines and all, keeps neither them nor picture, button or mark", () => {
    const { json, files } = bodyOf({ screen: continued(live), uploads: [] }, null, []);
    expect(files).toEqual([]);
    expect(json.components?.map(({ type }) => type)).toEqual(Array(2).fill(ComponentType.TextDisplay));
    expect(textsOf({ json, files })).toEqual(["### Tigris · Turn 1", "-# Continued below."]);
  });
});

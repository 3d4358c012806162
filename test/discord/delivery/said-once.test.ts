import { type APIMessageTopLevelComponent, ComponentType } from "discord-api-types/v10";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Params } from "#engine";
import { spoken } from "#scene";
import { liveScreen } from "../../../src/discord/delivery/message.ts";
import { altTextsOf, sentencesOf } from "../../../src/discord/screen/alt-texts.ts";
import { componentsOf } from "../../../src/discord/screen/screen.ts";
import { type Service, service, startedWith } from "../../campaign/harness.ts";
import { goingOn } from "../../campaign/played-on.ts";
import { illustratorOf } from "../../illustrator.ts";
import { faultOfAlt } from "../../kit/claims/alts.ts";

/** A post as a screen reader says it: its texts line by line, then its pictures. */
interface Heard {
  readonly title: string;
  readonly lines: readonly string[];
  readonly alts: readonly string[];
}

function heard(components: readonly APIMessageTopLevelComponent[]): Heard {
  const texts = components.flatMap((part) => (part.type === ComponentType.TextDisplay ? [part.content] : []));
  const [title = "", ...lines] = texts.flatMap((text) => text.split("\n"));
  const alts = components.flatMap((part) =>
    part.type === ComponentType.MediaGallery ? part.items.map(({ description }) => description ?? "") : [],
  );
  return { title, lines, alts };
}

/** What is said in two parts of a post: in short above its lines, in its lines, in a picture. The same may happen twice, and is two lines then. */
function saidTwice({ lines, alts }: Heard): readonly string[] {
  const [inShort, told] = [
    lines.filter((line) => line.startsWith("• ")),
    lines.filter((line) => !line.startsWith("• ")),
  ];
  const parts = [...[inShort, told].map((part) => spoken(part)), ...alts].map((part) => new Set(sentencesOf(part)));
  return parts.flatMap((part, i) =>
    [...part].filter((sentence) => parts.slice(i + 1).some((other) => other.has(sentence)) && sentence !== ALL_SAID),
  );
}
const [ALL_SAID = ""] = altTextsOf([{ alt: "It.", told: null }], ["It."]);

let s: Service;
beforeAll(async () => {
  s = await service();
});
afterAll(async () => {
  await s.campaigns.stop();
  s.database.close();
});

/** A campaign in which everybody does what a computer would, until it is over. */
async function played(game: string, wish: Params): Promise<string> {
  const { definition, content } = s.campaigns.books.shipped(game);
  const options = { ...definition.defaults, ...wish };
  const seats = definition.roster(options, content).map(({ id }) => id);
  const id = await startedWith(s, { game, options, pace: null }, seats);
  const goOn = goingOn(s, id);
  for (let moves = 0; moves < MOST && (await goOn()); moves++);
  return id;
}

/** How many moves are enough of a long campaign. */
const MOST = 450;

/** All its posts. */
async function posts(game: string, wish: Params): Promise<readonly Heard[]> {
  const id = await played(game, wish);
  const drawing = { illustrator: illustratorOf(s), logger: pino({ level: "silent" }) };
  const all: Heard[] = [];
  for (let number = 1; ; number++) {
    const live = await s.campaigns.deliveries.live(id, number);
    if (!live) return all;
    all.push(heard(componentsOf(await liveScreen(drawing, live, id))));
  }
}

describe("a post says everything once, and its pictures in sentences", () => {
  it.each([
    ["iraqi-conflict", { seats: "5", turns: 4 }],
    ["battle-for-baghdad", {}],
    ["next-war-in-lebanon", {}],
    ["fitna", {}],
  ] as const)("%s", { timeout: 120_000 }, async (game, options) => {
    const all = await posts(game, options);
    expect(all.length).toBeGreaterThan(3);
    expect(all.some(({ alts }) => alts.length > 1)).toBe(true);
    for (const post of all) {
      expect(saidTwice(post), post.title).toEqual([]);
      for (const alt of post.alts) expect(faultOfAlt(alt.replace(/(?<= The rest: .*[a-z]:\w+)$/, ".")), alt).toBeNull();
    }
  });
});

import { describe, expect, it } from "vitest";
import { fromUmpire, LONGEST_LINE, MOST_LINES, protocolSchema, SECONDS } from "../../src/bots/protocol.ts";
import { textOf } from "../docs/pages.ts";
import { PYTHON_BOT } from "./python.ts";

describe("docs/bots", () => {
  it("has the schema as the code has it", () => {
    // after an intended change: npm run protocol
    expect(JSON.parse(textOf("docs/bots/protocol.schema.json"))).toEqual(JSON.parse(JSON.stringify(protocolSchema())));
  });

  it("shows the bot as it is, which has sixty lines at most", () => {
    const bot = textOf(PYTHON_BOT);
    expect(bot.trimEnd().split("\n").length).toBeLessThanOrEqual(60);
    expect(textOf("docs/bots.md")).toContain(`\`\`\`python\n${bot.trimEnd()}\n\`\`\``);
  });

  it("says what a bot may write, and how long it has where nobody says otherwise", () => {
    const page = textOf("docs/bots.md");
    expect(page).toContain(`"limits":{"bytes":${LONGEST_LINE},"lines":${MOST_LINES},"seconds":${SECONDS}}`);
    expect(page).toContain(`the time for a question (${SECONDS} if left out)`);
  });

  it("names every type of message, and every reason why a bot plays no more", () => {
    const page = textOf("docs/bots.md");
    const types = fromUmpire.options.map(({ shape }) => shape.type.value);
    for (const word of [...types, "act", "fill", "default", "silent", "flood", "closed", "unread"])
      expect(page).toContain(`\`${word}\``);
  });
});

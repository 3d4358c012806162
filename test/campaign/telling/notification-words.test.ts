import { describe, expect, it } from "vitest";
import { notificationWords, requestIn, whenInWords } from "../../../src/campaign/telling/notification-words.ts";

/** A Saturday. */
const NOW = Date.UTC(2026, 4, 9, 8);
const TUESDAY = Date.UTC(2026, 4, 12, 16);
const ASKED = { name: "Tigris", asks: ["commit your cards"], until: TUESDAY, opens: "/hand" };

const words = (change: Partial<Parameters<typeof notificationWords>[0]>, zone = "Europe/Paris"): string =>
  notificationWords({ ...ASKED, ...change }, zone, NOW);

describe("the words of a notification", () => {
  it("say which campaign, what is asked, until when, and end with the command", () => {
    expect(words({})).toBe("Tigris: commit your cards by Tuesday 18:00 (Paris). /hand");
    expect(words({ asks: ["Do you accept?"] }, "America/New_York")).toBe(
      "Tigris: Do you accept? By Tuesday 12:00 (New York). /hand",
    );
    expect(words({ until: null }, "UTC")).toBe("Tigris: commit your cards. /hand");
  });

  it("tell the date of what is further away, and that of daylight saving", () => {
    expect(whenInWords(Date.UTC(2026, 11, 1, 17), "Europe/Paris", NOW)).toBe("Tuesday 1 Dec, 18:00 (Paris)");
    expect(whenInWords(TUESDAY, "Asia/Kathmandu", NOW)).toBe("Tuesday 21:45 (Kathmandu)");
  });

  it("hold to 80 characters: the first request that has room is said, names are cut, and then the request", () => {
    const asks = ["Which of the units that fired on you in Nabatiye takes the loss?", "take a loss"];
    const said = [
      words({ asks }),
      words({ name: "The war for all of Mesopotamia, once more" }),
      words({ name: "The war for all of Mesopotamia, once more", asks: [asks.join(" ")] }),
    ];
    expect(said).toEqual([
      "Tigris: take a loss by Tuesday 18:00 (Paris). /hand",
      "The war for all of…: commit your cards by Tuesday 18:00 (Paris). /hand",
      "The war for…: Which of the units that fired on you… by Tuesday 18:00 (Paris). /hand",
    ]);
    for (const one of said) expect([...one.replace(/ \/hand$/, "")].length).toBeLessThanOrEqual(80);
  });

  it("ask for what a question asks, and not for what stands beside it", () => {
    const texts = [
      "Choose 5 chits; 2 more are drawn.",
      "Which strategy? It stays secret.",
      "You have it. Who acts first?",
    ];
    expect(texts.map(requestIn)).toEqual(["Choose 5 chits", "Which strategy?", "Who acts first?"]);
  });

  it("have no markup, mention, link or time of Discord's in them, whatever a campaign is called", () => {
    const name = "# <@123> **@everyone** https://x.y/z <t:1:R> [a](b)\u202E";
    expect(words({ name, asks: ["_do_ `it` <#5> now"] })).toBe(
      "everyone a(b): do it now by Tuesday 18:00 (Paris). /hand",
    );
  });
});

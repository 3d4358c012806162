import { describe, expect, it } from "vitest";
import { spoken, told } from "../../src/scene/index.ts";

describe("lines for a screen reader", () => {
  it("are sentences, each with an end", () => {
    expect(spoken(["Hands: US 10", "No turn is scored yet.", "level"])).toBe(
      "Hands: US 10. No turn is scored yet. Level.",
    );
  });

  it("have no markup", () => {
    expect(spoken(["**Daraa → Hama.** EX\\*: both lose heavily", "• **Network** (4 PP)", "-# seen in turn 2"])).toBe(
      "Daraa → Hama. EX*: both lose heavily. Network (4 PP). Seen in turn 2.",
    );
  });

  it("end once, whatever they end with", () => {
    const { alt } = told(["He said “Stop.”", "The Shia win (34 to 21)."], "The US wins the Insurgency.");
    expect(alt).toBe("The US wins the Insurgency. He said “Stop.” The Shia win (34 to 21).");
  });

  it("leave out what says nothing, and part what stands on several lines", () => {
    expect(spoken(["", "Turn 1\nDraw pile 50", "Your plan:"])).toBe("Turn 1. Draw pile 50. Your plan.");
  });
});

import { describe, expect, it } from "vitest";
import { skirmishSubject } from "../kit/games/skirmish/index.ts";
import { keyOf, replayLines } from "../kit/index.ts";

const { book } = skirmishSubject;
const start = {
  seats: ["red", "blue"],
  controllers: {},
  options: { rounds: 3, third: "no" },
  key: keyOf("nested", 0),
};
const played = (...lines: readonly string[]) => replayLines(book, start, lines).env;
const stack = (...lines: readonly string[]) =>
  played(...lines).frames.map(({ procedure, stage }) => `${procedure}.${stage}`);

const fight = ["red: move north red-1 > hill", "blue: move south blue-1 > hill 1"];

describe("an ambush in a combat in a move", () => {
  it("asks inside the combat, which waits inside the turn", () => {
    expect(played().hands.red?.cards).toContain("ambush");
    expect(stack(...fight)).toEqual(["main.next", "combat.played"]);
    const ambush = [...fight, "blue: pass", "red: play ambush"];
    expect(stack(...ambush)).toEqual(["main.next", "combat.played", "ambush.over"]);
    expect(played(...ambush).frames.at(-1)?.ask).toMatchObject({ kind: "turn", seats: ["blue"], actions: ["lose"] });
  });

  it("comes back to the window, then to the combat, then to the next turn", () => {
    const lost = [...fight, "blue: pass", "red: play ambush", "blue: lose blue-2"];
    expect(stack(...lost)).toEqual(["main.next", "combat.played"]);
    const over = played(...lost, "red: pass", "blue: pass");
    expect(over.frames.map((frame) => frame.procedure)).toEqual(["main"]);
    expect(over.frames[0]?.ask).toMatchObject({ seats: ["red"], actions: ["move", "barrage", "plan", "rest"] });
    expect(over.table.units["blue-2"]?.steps).toBe(1);
  });
});

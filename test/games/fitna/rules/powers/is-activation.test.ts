import { describe, expect, it } from "vitest";
import { hold, mark, place } from "../../../../../src/games/fitna/rules/pieces/placing.ts";
import { activateIslamicState } from "../../../../../src/games/fitna/rules/powers/daesh-call.ts";
import { targetsFrom } from "../../../../../src/games/fitna/rules/powers/marching.ts";
import { refusal } from "../../refusal.ts";
import { clear, type Playing, phaseOf, put } from "./builder.ts";

const OILFIELDS = ["mosul", "qayyarah", "mayadin", "shaddadi"];

/** Turkey's Daesh in scenario 2, with IS in control of this many oilfields. */
function daesh(oilfields: number, scenario = "2"): Playing {
  return phaseOf(scenario, "TUR").change((game) => {
    for (const space of OILFIELDS.slice(oilfields)) {
      clear(game, space);
      hold(game, space, "IRQ");
    }
  });
}

const call = (play: Playing): Playing => play.call(activateIslamicState, { seat: "TUR" });
const threeTo = (...spaces: readonly string[]) => {
  const [first = "", second = "", third = ""] = spaces;
  return { first, second, third };
};
/** From where IS can attack, and what. */
function anyAttack(play: Playing): readonly string[] {
  const { edition, state } = play.game;
  for (const from of edition.spaceIds) {
    const faceDown = state.box.is[from]?.length ?? 0;
    const [target] = faceDown > 0 ? targetsFrom(play.game, "IS", "IS", from) : [];
    if (target !== undefined && state.table.leader?.space !== from) return [from, target];
  }
  throw new Error("IS is next to nobody");
}

describe("R-156 to R-167 the Islamic State", () => {
  it("AE-44 three counters come at random where the seat wants, and four oilfields give 8 OPs", () => {
    const play = call(daesh(4));
    expect(play.asked("TUR")?.actions).toEqual(["call-counters"]);
    const before = play.game.state.box.isPool;
    play.answer("TUR", "call-counters", threeTo("mosul", "hit", "rutba"));
    const { box, table } = play.game.state;
    expect(table.stacks.mosul?.IS).toEqual({ top: null, size: 4 });
    expect(box.isPool).toHaveLength(before.length - 3);
    expect(before).toEqual(expect.arrayContaining(box.isPool));
    expect(play.lines).toContain("Turkey, for IS: 3 counters face down to Mosul, Hit and Rutba.");
    expect(play.lines).toContain("IS controls 4 oilfields: 2 × 4 = 8 OPs.");
    expect(table.mission).toEqual({ kind: "is", ops: 8, moves: 0, offensives: 0 });
  });

  it.each([
    [["hit", "hit", "hit"], "3 counters face down to Hit."],
    [["hit", "rutba", "hit"], "3 counters face down to Hit (2) and Rutba (1)."],
  ])("several counters in a space are counted, not named one by one", (where, words) => {
    const play = call(daesh(4));
    play.answer("TUR", "call-counters", threeTo(...where));
    expect(play.lines).toContain(`Turkey, for IS: ${words}`);
  });

  it("AE-22 a fifth counter has no room, and a space that others occupy is closed to them", () => {
    const play = call(daesh(4));
    expect(refusal(() => play.answer("TUR", "call-counters", threeTo("mosul", "mosul", "rutba")))).toContain(
      "At most 4 counters of IS may stand in Mosul",
    );
    expect(refusal(() => play.answer("TUR", "call-counters", threeTo("ramadi", "mosul", "rutba")))).toContain(
      "Other units stand in Ramadi",
    );
  });

  it("R-159 an unoccupied space with the symbol becomes theirs", () => {
    const play = call(daesh(4)).change((game) => {
      clear(game, "haditha");
      hold(game, "haditha", "IRQ");
    });
    play.answer("TUR", "call-counters", threeTo("haditha", "haditha", "mosul"));
    expect(play.table.control.haditha).toBe("IS");
    expect(play.table.stacks.haditha?.IS?.size).toBe(2);
  });

  it("R-160 AE-06 three oilfields give 6 OPs: a move of Al Baghdadi leaves 5 for offensives", () => {
    const play = call(daesh(3)).answer("TUR", "call-counters", threeTo("raqqa", "rutba", "tabqa"));
    expect(play.table.mission).toMatchObject({ ops: 6 });
    play.answer("TUR", "move-leader", { path: ["tabqa", "sukhnah"] });
    expect(play.table.leader).toEqual({ space: "sukhnah" });
    expect(play.lines).toContain("Turkey, for IS: Al Baghdadi goes from Raqqa by Tabqa and Sukhnah.");
    for (let left = 5; left > 0; left--) {
      expect(play.table.mission).toMatchObject({ ops: left });
      const [from = "", target = ""] = anyAttack(play);
      play.answer("TUR", "attack-with-is", { from, counters: 1, target });
      play.until("end-activation", "end-events");
    }
    expect(play.table.mission).toBeUndefined();
    expect(play.asked("TUR")?.actions).toContain("end-events");
  });

  it("R-160 AE-07 without an oilfield there is one move of Al Baghdadi and one attack; a second is refused", () => {
    const play = call(daesh(0)).answer("TUR", "call-counters", threeTo("raqqa", "rutba", "tabqa"));
    expect(play.lines).toContain("IS controls no oilfield: one move of Al Baghdadi and one attack.");
    const attack = () => {
      const [from = "", target = ""] = anyAttack(play);
      return play.answer("TUR", "attack-with-is", { from, counters: 1, target });
    };
    attack().until("end-activation");
    expect(refusal(attack)).toContain("No points are left for an attack");
    play.answer("TUR", "move-leader", { path: ["tabqa"] });
    expect(play.table.leader).toEqual({ space: "tabqa" });
    expect(play.table.mission).toBeUndefined();
  });

  it("R-162 IS attacks the seat itself whose card it is, and takes what it wins", () => {
    const play = call(daesh(4)).answer("TUR", "call-counters", threeTo("tal-abyad", "tal-abyad", "tal-abyad"));
    play.change((game) => {
      clear(game, "sanliurfa");
      put(game, "TUR", "sanliurfa", "tur-34b", { reduced: true });
    });
    play.answer("TUR", "attack-with-is", { from: "tal-abyad", counters: 3, target: "sanliurfa" });
    play.until("end-activation", "end-events");
    expect(play.told.some((event) => event.chapter === "combat" && event.kind === "declared")).toBe(true);
  });

  it("AE-45 Al Baghdadi in the pool may come with 1 counter; reduced on the map he may recover with 2", () => {
    const inPool = daesh(4).change(({ state }) => {
      state.table.leader = null;
      const size = state.box.is.raqqa?.length ?? 0;
      state.table.stacks.raqqa = { IS: { top: null, size } };
    });
    call(inPool).answer("TUR", "call-counters", { leader: "place", where: "mosul", first: "rutba" });
    expect(inPool.table.leader).toEqual({ space: "mosul" });
    expect(inPool.lines[0]).toBe("Turkey, for IS: Al Baghdadi appears in Mosul and 1 counter face down to Rutba.");
    const reduced = daesh(4).change((game) => mark(game, "is-ab", { reduced: true }));
    call(reduced).answer("TUR", "call-counters", { leader: "restore", first: "rutba", second: "rutba" });
    expect(reduced.table.leader).toEqual({ space: "raqqa" });
  });

  it("R-164 the activation ends when the seat says so, and its Events segment goes on", () => {
    const play = call(daesh(4)).answer("TUR", "call-counters", threeTo("raqqa", "rutba", "tabqa"));
    play.answer("TUR", "end-activation");
    expect(play.table.mission).toBeUndefined();
    expect(play.asked("TUR")?.actions).toContain("end-events");
  });

  it("R-159 a short pool gives fewer, an empty one none", () => {
    const play = daesh(4).change((game) => {
      const { box, table } = game.state;
      place(game, "IS", "rutba", box.isPool.splice(1));
      table.isPool = 1;
    });
    call(play).answer("TUR", "call-counters", { first: "rutba" });
    expect(play.game.state.box.isPool).toEqual([]);
    play.answer("TUR", "end-activation");
    call(play);
    expect(play.asked("TUR")?.actions).toContain("end-activation");
  });
});

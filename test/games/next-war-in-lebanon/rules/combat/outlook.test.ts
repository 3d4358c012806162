import { describe, expect, it } from "vitest";
import { mustGet, type Params } from "#engine";
import type { SeatId } from "../../../../../src/games/next-war-in-lebanon/content/types.ts";
import { book, type Game, lebanon } from "../../builder.ts";

const actionOf = (name: string) => mustGet(Object.fromEntries(book.actions), name);
const remarks = (game: Game, seat: SeatId, name: string, params: Params) =>
  actionOf(name).remarks({ ...game.view(seat), params });
const presets = (game: Game, seat: SeatId, name: string) => actionOf(name).presets({ ...game.view(seat), params: {} });

/** Two rockets in Tyre, both fired, and a strong task force in Naqoura. */
const spent = (tyre: readonly string[]) =>
  lebanon({
    phasing: "insurgent",
    hands: { insurgent: ["J-3", "J-3"] },
    zones: { tyre, naqoura: ["arm-188 C", "mech-84 C", "mech-1 C"], shaqra: ["gue-9 D"] },
  });

describe("a battle that a move would bring about", () => {
  const rockets = spent(["sr-1 C F", "sr-2 C F"]);
  const doomed = { from: "tyre", parties: [{ to: "naqoura", units: ["sr-1", "sr-2"] }], secure: "no" };

  it("is warned of with its figures where it is as good as lost", () => {
    const [line = "", ...more] = remarks(rockets, "insurgent", "move-units", doomed);
    expect(more).toEqual([]);
    expect(line).toMatch(
      /^⚠️ Naqoura: 2 of yours against 3\. None of yours can fire by itself\. You take it: 0%; they keep it: \d\d%; both stay: \d+%\. Expected losses: 1\.\d of your 2; 0 of their 3\./,
    );
    expect(line).toContain("This is a guess: 2 units are hidden.");
  });

  it("is not suggested where nobody is fit to fight, and leaves spent rockets behind", () => {
    const to = (game: Game) =>
      presets(game, "insurgent", "move-units").flatMap(({ label }) => (label.includes("→ Naqoura") ? [label] : []));
    expect(to(rockets)).toEqual([]);
    expect(to(spent(["gue-1 C", "gue-2 C", "sr-1 C F"]))).toEqual(["Tyre → Naqoura: 2 of 3 units"]);
  });

  it("stands last in the menu with its chance, and first where it can be won", () => {
    const labels = (enemy: readonly string[]) => {
      const game = lebanon({
        hands: { idf: ["J-3"] },
        boxes: { "hq-162": { zone: "safed", units: ["arm-401 C", "mech-1 C"] } },
        zones: { "bint-jbeil": enemy },
      });
      return presets(game, "idf", "move-hq").map(({ label, description = "" }) => `${label} (${description})`);
    };
    const [won = ""] = labels(["mil-1 C"]);
    expect(won).toMatch(/^162 Steel → Bint Jbeil \(2 units; \d\d% to take it; there: 1 enemy/);
    const lost = labels(["gue-1 D", "gue-2 D", "gue-3 D"]);
    expect(lost[0]).not.toContain("Bint Jbeil");
    expect(lost.find((label) => label.startsWith("162 Steel → Bint Jbeil"))).toMatch(/⚠️ \d+% to take it/);
  });

  it("is told of units in combat mode, which cannot fire at dispersed ones", () => {
    const game = lebanon({
      hands: { idf: ["J-3", "J-4"] },
      boxes: { "hq-162": { zone: "safed", units: ["arm-401 C", "mech-1 C"] } },
      zones: { "bint-jbeil": ["gue-1 D", "gue-2 D"], maalot: ["li-35 C"] },
    });
    const move = { hq: "hq-162", to: "bint-jbeil", leave: [] };
    expect(remarks(game, "idf", "move-hq", move).join()).toContain(
      "Yours are in combat mode and cannot fire at dispersed units.",
    );
    const flight = { unit: "li-35", zone: "bint-jbeil", mode: "dispersed" };
    expect(remarks(game, "idf", "j4-airmobile", flight).join()).toMatch(
      /^(⚠️ )?Bint Jbeil: 1 of yours against 2\. You take it/,
    );
  });

  it("has no line where nobody is, nor where nothing is fought", () => {
    expect(remarks(rockets, "insurgent", "move-units", { from: "tyre", parties: [] })).toEqual([]);
    const away = { from: "tyre", parties: [{ to: "sarafand", units: ["sr-1"] }] };
    expect(remarks(rockets, "insurgent", "move-units", away)).toEqual([]);
    const aside = { from: "tyre", parties: [{ to: "naqoura", units: ["sr-1"], fight: "no" }] };
    expect(remarks(rockets, "insurgent", "move-units", aside)).toEqual([]);
  });
});

describe("a row that was filled in while things were otherwise", () => {
  const game = spent(["gue-1 C", "gue-2 C"]);

  it("R-50 keeps what it says of one J-3 where a second cannot be played, and is refused in words for two", () => {
    const one = lebanon({
      phasing: "insurgent",
      hands: { insurgent: ["J-3"] },
      zones: { tyre: ["gue-1 C"], naqoura: ["arm-188 C"] },
    });
    const row = { from: "tyre", parties: [{ to: "naqoura", units: ["gue-1"] }] };
    expect(one.refusal("insurgent", "move-units", { ...row, secure: "yes" }).text).toBe(
      "You hold no second J-3 to play against ambushes.",
    );
    expect(one.act("insurgent", "move-units", { ...row, secure: "no" }).lines.at(0)).toContain(
      "1 loose unit: Tyre → Naqoura",
    );
    const nobody = { from: "tyre", parties: [{ to: "sarafand", units: ["gue-1"] }] };
    expect(game.refusal("insurgent", "move-units", { ...nobody, secure: "yes" }).text).toContain(
      "Nobody is there to ambush",
    );
  });

  it("R-63 may say that it fights where it has to, not that it does not", () => {
    const row = (fight: string) => ({
      from: "tyre",
      parties: [{ to: "naqoura", units: ["gue-1"], fight }],
      secure: "no",
    });
    expect(game.refusal("insurgent", "move-units", row("no")).text).toContain("They fight in Naqoura");
    game.act("insurgent", "move-units", row("yes"));
  });
});

describe("the odds of a firefight", () => {
  const game = lebanon({ zones: { naqoura: ["gue-1 C", "mech-84 C"], shaqra: ["mil-2 C"] } });
  const said = (mine: string, theirs: string) =>
    book.definition.queries
      .find(({ name }) => name === "odds")
      ?.answer(game.view("idf"), { mine, theirs, support: 0, air: "no" });

  it("R-80 are of the two units that were named", () => {
    expect(said("mech-84", "gue-1")).toMatch(/ at Guerrilla 1, die/);
    expect(said("mech-84", "mil-2")).toMatch(/ at Militia 2, die/);
    expect(said("mech-84", "nobody")).toBe("One of these units can no longer be seen.");
  });
});

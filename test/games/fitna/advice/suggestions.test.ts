import { describe, expect, it } from "vitest";
import { decisionsOf, mustGet, type Params } from "#engine";
import { assaults } from "../../../../src/games/fitna/advice/judgement/assaults.ts";
import { bestMarch } from "../../../../src/games/fitna/advice/judgement/marches.ts";
import { fitna as definition } from "../../../../src/games/fitna/index.ts";
import { open } from "../../../../src/games/fitna/rules/now.ts";
import { destroy, hold } from "../../../../src/games/fitna/rules/pieces/placing.ts";
import { standing, standingIn } from "../../../../src/games/fitna/rules/pieces/units.ts";
import { suggestedHand } from "../../../../src/games/fitna/rules/turn/first-hands.ts";
import type { Game } from "../../../../src/games/fitna/state.ts";
import { fitna } from "../builder.ts";
import { content } from "../packs.ts";
import { book } from "../playing.ts";
import { type Env, movementOf, viewIn } from "../rules/movement/builder.ts";

const unitsOf = ({ units }: Params): readonly string[] => (Array.isArray(units) ? units.map(String) : []);

/** Units that the suggestions of an action take from a space, a list for each; only of one stack, if it is named. */
function taken(env: Env, action: string, seat: string, from: string): readonly (readonly string[])[] {
  const view = viewIn(env, seat);
  const presets = [{}, { from }].flatMap((params) => book.actions.get(action)?.presets({ ...view, params }) ?? []);
  return presets.flatMap(({ params }) => (params.from === from ? [unitsOf(params)] : []));
}

const most = (lists: readonly (readonly string[])[]): number => Math.max(0, ...lists.map(({ length }) => length));

describe("what is suggested", () => {
  const syria = (change: (game: Game) => void = () => {}) => movementOf("1", { seat: "SYR", moves: 10, change });

  it("leaves a capital to its last unit, as long as an enemy can come", () => {
    expect(most(taken(syria(), "move", "SYR", "damascus"))).toBe(2);
    const alone = syria((game) => {
      for (const id of ["syr-rg", "syr-4a"]) destroy(game, id);
    });
    expect(taken(alone, "move", "SYR", "damascus")).toEqual([]);
    const unthreatened = syria((game) => {
      for (const { id, side } of standing(game)) if (side === "TUR") destroy(game, id);
    });
    expect(most(taken(unthreatened, "move", "SYR", "damascus"))).toBe(3);
  });

  it("keeps what its own victory rests on or an enemy would win with, and nothing else", () => {
    const stand = (game: Game) => {
      for (const space of ["hama", "homs"]) hold(game, space, "TUR"); // with Idlib and Daraa four towns
      for (const { id } of standingIn(game, "homs")) destroy(game, id);
      for (const { id } of standingIn(game, "hama")) destroy(game, id);
    };
    expect(most(taken(syria(), "move", "SYR", "quneitra"))).toBe(1);
    const eight = (game: Game) => {
      for (const { id } of standingIn(game, "daraa")) destroy(game, id);
      hold(game, "daraa", "SYR");
    };
    expect(most(taken(syria(eight), "move", "SYR", "deir-ez-zor"))).toBe(0); // one of the eight towns of its victory
    expect(most(taken(syria(stand), "move", "SYR", "quneitra"))).toBe(1);
    expect(most(taken(syria(stand), "move", "SYR", "aleppo"))).toBe(2); // a fifth
  });

  it.each([
    ["nothing for an attack is held: two events, and a card for the defence", [54, 55, 7], ["none"]],
    ["a card may be played", [54, 1], ["ask", "none"]],
    ["a card cancels, once the defence has played one", [10], ["answers", "none"]],
  ])("R-125 an attack asks for cards afterwards only where %s", (_, cards, ways) => {
    const { env } = fitna({ seat: "SYR", hands: { SYR: cards } });
    const view = viewIn(env, "SYR");
    const presets = book.actions.get("attack")?.presets({ ...view, params: {} }) ?? [];
    expect([...new Set(presets.map(({ params }) => params.cards))]).toEqual(ways);
    expect(new Set(presets.map(({ label }) => label)).size).toBe(presets.length);
    expect(presets[0]?.label.includes("cards only in answer")).toBe(ways[0] === "answers");
  });

  it("R-129 says what the card that helps most makes of an attack, and leaves the plain odds to the other row", () => {
    const { env } = fitna({ seat: "SYR", hands: { SYR: [1] } });
    const presets = book.actions.get("attack")?.presets({ ...viewIn(env, "SYR"), params: {} }) ?? [];
    const rows = new Map(presets.map(({ label, description = "" }) => [label, description]));
    const pairs = [...rows].flatMap(([label, text]) =>
      label.endsWith(", with cards") ? [[text, rows.get(label.replace("with cards", "no cards"))]] : [],
    );
    expect(pairs.length).toBeGreaterThan(2);
    for (const [i, [withCards, without]] of pairs.entries()) {
      if (i < 4)
        expect(withCards).toContain("Close Air Support"); // the most promising ones
      else expect(withCards).toBe(without);
      expect(without).not.toContain("Close Air Support");
    }
    expect([...rows.values()].filter(({ length }) => length > 100)).toEqual([]);
  });

  it("R-016 proposes no cards where the only one held is for other ground", () => {
    const { env } = fitna({ seat: "SYR", hands: { SYR: [28] } }); // Sandstorm: in clear terrain
    const presets = book.actions.get("attack")?.presets({ ...viewIn(env, "SYR"), params: {} }) ?? [];
    const isClear = (space: string): boolean => mustGet(content.editions["2020"].spaces, space).terrain === "clear";
    const targets = presets.map(({ params }) => String(params.target));
    const asked = presets.flatMap(({ params }) => (params.cards === "ask" ? [String(params.target)] : []));
    expect(new Set(asked)).toEqual(new Set(targets.filter(isClear)));
    expect(new Set(asked).size).toBeLessThan(new Set(targets).size);
  });

  it("R-022 names an event once, though two cards are alike, and tells those apart that differ in OPs", () => {
    const { env } = fitna({ seat: "SYR", segment: "events", hands: { SYR: [54, 55, 43, 45] } });
    const presets = book.actions.get("play-event")?.presets({ ...viewIn(env, "SYR"), params: {} }) ?? [];
    const names = presets.map(({ label }) => label);
    expect(names.filter((name) => name.startsWith("Reinforcements"))).toEqual([
      "Reinforcements: draw 1 asset",
      "Reinforcements: draw 1 event",
    ]);
    const [first] = presets.filter(({ label }) => label.startsWith("Reinforcements"));
    expect(first?.params.card).toBe("54"); // the one that the menu of cards shows
    expect(names.filter((name) => name.startsWith("Peshmerga"))).toEqual(["Peshmerga 4", "Peshmerga 6"]);
  });

  it("leaves one behind when a capital's garrison attacks: who wins goes on", () => {
    const { env, view } = ((play) => ({ env: play.env, view: play.view("SYR") }))(
      fitna({ seat: "SYR", units: { damascus: { SYR: ["syr-rg", "syr-4a", "syr-m1"] } } }),
    );
    expect(most(taken(env, "attack", "SYR", "damascus"))).toBe(2);
    const suggested = assaults(view).filter(({ from }) => from === "damascus");
    expect(most(suggested.map(unitsOf))).toBeLessThanOrEqual(2);
  });

  it("R-011 suggests each seat other first cards, in the order of their numbers, whatever each was chosen for", () => {
    const view = viewIn(syria(), "SYR");
    const offered = Object.keys(content.editions["2020"].cards).map(Number);
    const hands = [0, 1, 2, 3, 4, 5].map((before) => suggestedHand(open(view), { offered }, before));
    for (const cards of hands) expect(cards).toEqual(cards.toSorted((a, b) => a - b));
    expect(new Set(hands.flat())).toHaveLength(24); // nobody is offered what another was
  });

  it("offers the landings of paratroopers as whole answers", () => {
    const view = viewIn(syria(), "SYR");
    const landings = book.actions.get("air-assault")?.presets({ ...view, params: {} }) ?? [];
    expect(landings.map(({ label }) => label)).toContain("104th Para Bde lands in Manbij");
    expect(landings.length).toBeLessThanOrEqual(3);
  });

  it("offers first what a computer player would do with a stack, once it is chosen", () => {
    const view = viewIn(syria(), "SYR");
    const move = bestMarch(view);
    const [first] = book.actions.get("move")?.presets({ ...view, params: { from: move?.params.from ?? null } }) ?? [];
    expect(move?.params).toEqual(first?.params);
  });

  /** What is suggested at the question that is open. */
  function suggestedIn(env: Env) {
    const decision = decisionsOf(book, env, "SYR").find(({ kind }) => kind === "turn");
    return (decision && definition.guide.suggested?.(viewIn(env, "SYR"), decision)) ?? null;
  }

  it("names the march that a computer player would make next, as long as there is one", () => {
    const env = syria();
    expect(suggestedIn(env)).toEqual(bestMarch(viewIn(env, "SYR")));
    expect(suggestedIn(env)).not.toBeNull();
    expect(suggestedIn(movementOf("1", { seat: "SYR", moves: 0 }))).toBeNull();
  });

  it.each([
    ["cards that may be played", [54, 1], "ask"],
    ["no cards", [], undefined],
  ])("names the attack that a computer player would make next, an entry of the menu: %s", (_, hand, cards) => {
    const { env } = fitna({ seat: "SYR", hands: { SYR: hand } });
    const view = viewIn(env, "SYR");
    const [best] = assaults(view);
    const move = suggestedIn(env);
    expect(move).toMatchObject({ action: "attack", params: { from: best?.from, target: best?.target } });
    expect(move?.params.cards).toBe(cards);
    expect(
      book.actions
        .get("attack")
        ?.presets({ ...view, params: {} })
        .map(({ params }) => params),
    ).toContainEqual(move?.params);
  });

  it("names no attack that the plan does not pay for", () => {
    const { env } = fitna({ seat: "SYR", offensives: 0 });
    expect(assaults(viewIn(env, "SYR"))).not.toEqual([]);
    expect(suggestedIn(env)).toBeNull();
  });
});

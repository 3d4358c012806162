import { describe, expect, it } from "vitest";
import { type Definition, type Planning, refuse, type Seat, type State, type View } from "#engine";
import { broken, definition, doing, found, procedure, variant } from "./broken.ts";
import { type Scouts, scoutsSubject } from "./games/scouts.ts";
import { summitSubject } from "./games/summit/index.ts";
import { CLAIMS, uphold } from "./index.ts";

const foeOf = (seat: Seat): Seat => (seat === "west" ? "east" : "west");
describe("the kit finds", () => {
  it("nothing wrong with a sound game", () => {
    expect(() => uphold(scoutsSubject, variant, CLAIMS.keepsSecrets())).not.toThrow();
  });

  it("a secret that an event gives away", () => {
    const leak = doing("advance", ({ state, seat, emit }) => {
      const first = Object.values(state.hands[foeOf(seat)]?.own ?? {})[0] ?? "";
      emit({ kind: "mine", at: 0, fallen: first });
    });
    expect(found(broken(leak), CLAIMS.keepsSecrets).message).toMatch(/leak: what (west|east) is told of/);
  });

  it("a secret that lands on the table", () => {
    const leak = doing("advance", ({ state }) => {
      state.table.active = (state.box.mines[0] ?? 0) % 2;
    });
    expect(found(broken(leak), CLAIMS.keepsSecrets).message).toMatch(/leak: what (west|east) sees after/);
  });

  it("a secret that a refusal gives away", () => {
    const leak = doing("advance", ({ state }) => {
      if (state.box.mines.includes(3)) refuse("mined", "there is a mine in the middle");
    });
    expect(found(broken(leak), CLAIMS.keepsSecrets).message).toMatch(/depends on what cannot be known|mined/);
  });

  it("a secret that decides, after dice, whether something is told", () => {
    const leak = doing("advance", ({ state, dice, emit }) => {
      dice.die();
      if (state.box.mines.includes(3)) emit({ kind: "peeked", seat: "west", handle: "" });
    });
    expect(found(broken(leak), CLAIMS.keepsSecrets).message).toMatch(/leak: what (west|east) is told of/);
  });

  it("a secret that lands on the table after dice", () => {
    const leak = doing("advance", ({ state, dice }) => {
      dice.die();
      state.table.turns += (state.box.mines[0] ?? 0) % 2;
    });
    expect(found(broken(leak), CLAIMS.keepsSecrets).message).toMatch(/leak: what (west|east) sees after/);
  });

  it("a secret in a private line without a barrier", () => {
    const leak = doing("advance", ({ state, seat, emit }) => {
      emit(null, { [seat]: { kind: "saw", handle: "", name: `${state.box.mines}` } });
    });
    expect(found(broken(leak), CLAIMS.keepsSecrets).message).toContain("is told of");
  });

  it("a possible state in which the viewer sees something else, or in which a piece is missing", () => {
    const other: Definition<Scouts>["possible"] = (state, viewer, dice, pack) => {
      const dealt = definition.possible(state, viewer, dice, pack);
      return { ...dealt, hands: { ...dealt.hands, [viewer]: { own: {}, seen: {} } } };
    };
    expect(found(broken({ possible: other }), CLAIMS.keepsSecrets).message).toContain("possible: the hand of");
    const lost: Definition<Scouts>["possible"] = (...of) => ({
      ...definition.possible(...of),
      box: { mines: [], spent: 0 },
    });
    expect(found(broken({ possible: lost }), CLAIMS.keepsSecrets).message).toContain("possible: the list of pieces");
  });

  it("a possible state that is always the real one", () => {
    const same: Definition<Scouts>["possible"] = (state) =>
      structuredClone(state) as ReturnType<typeof definition.possible>;
    expect(found(broken({ possible: same }), CLAIMS.keepsSecrets).message).toContain("never gave another state");
  });

  it("an offer that tells who made it a secret one", () => {
    const { book } = summitSubject;
    const gossip = book.definition.actions.map((a) =>
      a.name !== "propose"
        ? a
        : {
            ...a,
            apply: (rulesContext: Parameters<typeof a.apply>[0]) => {
              a.apply(rulesContext);
              rulesContext.state.table.banned = Object.values(rulesContext.state.hands)[0]?.cards[0] ?? null;
            },
          },
    );
    const subject = { ...summitSubject, book: { ...book, actions: new Map(gossip.map((a) => [a.name, a])) } };
    expect(found(subject, CLAIMS.keepsSecrets).message).toContain("leak");
  });

  it("a question whose seats depend on what nobody knows, even after dice", () => {
    const main = procedure<null>("main")({
      roll: ({ state, dice, ask, end }) => {
        if (state.table.turn++ > 8) end({ victories: [], scores: {} });
        dice.die();
        const seats = state.box.mines.includes(1) ? ["west"] : ["east"];
        ask({ kind: "turn", seats, actions: ["advance"] });
        return "roll";
      },
    });
    expect(found(broken({ main, procedures: [main] }), CLAIMS.keepsSecrets).message).toContain("who is asked after");
  });
});

describe("a claim about secrets claims nothing where they are never otherwise, and the kit says which these are", () => {
  const dealt = definition.possible;
  const keeping = (change: (other: State<Scouts>, real: Parameters<typeof dealt>[0]) => void) =>
    broken({
      possible: (state, viewer, dice, pack) => {
        const other = dealt(state, viewer, dice, pack);
        change(other, state);
        return other;
      },
    });

  it("none, where all of them vary", () => {
    expect(() => uphold(scoutsSubject, variant, CLAIMS.variesWhatIsHidden())).not.toThrow();
  });

  it("a member of the box", () => {
    const leaving = keeping((other, { box }) => {
      other.box = { ...box, mines: [...box.mines] };
    });
    expect(found(leaving, CLAIMS.variesWhatIsHidden).message).toMatch(
      /never otherwise: box\.mines \(in \d+ positions\)/,
    );
  });

  it("a member of hands, unless everybody knows what it holds", () => {
    const leaving = keeping((other, { hands }) => {
      other.hands = structuredClone(hands) as State<Scouts>["hands"]; // plain copies
    });
    expect(found(leaving, CLAIMS.variesWhatIsHidden).message).toMatch(
      /never otherwise: hand\.own \(in \d+ positions\)/,
    );
    const known = () => ["hand.own", "hand.seen", "box.spent"];
    expect(() => uphold({ ...leaving, known }, variant, CLAIMS.variesWhatIsHidden())).not.toThrow();
  });
});

describe("the kit finds of what is imagined", () => {
  const planning = (world: Planning<Scouts>["world"]): Planning<Scouts> => ({
    world,
    candidates: () => [],
    isAtHorizon: () => true,
    value: () => 0.5,
    light: () => null,
    keen: () => null,
  });
  const dealt = ({ table, seat, hand }: View<Scouts>, names: readonly string[]): State<Scouts> => {
    const foe = foeOf(seat);
    const handles = Object.keys(table.pieces).filter((handle) => table.pieces[handle]?.seat === foe);
    const own = Object.fromEntries(handles.map((handle, i) => [handle, hand.seen[handle] ?? names[i] ?? ""]));
    return {
      table,
      hands: { [seat]: hand, [foe]: { own, seen: {} } },
      box: { mines: [], spent: 0 },
    } as unknown as State<Scouts>; // looked at only
  };

  it("that it follows from what is hidden", () => {
    const truths = new WeakMap<object, State<Scouts>>();
    const peeking = broken({
      planning: planning((view) => truths.get(view.hand) ?? dealt(view, [])),
      possible: (state, viewer, dice, content) => {
        const other = definition.possible(state, viewer, dice, content);
        for (const one of [state as State<Scouts>, other]) truths.set(one.hands[viewer] ?? {}, one);
        return other;
      },
    });
    expect(found(peeking, CLAIMS.imaginesFairly).message).toMatch(/worlds: what (west|east) imagines differs/);
    expect(found(peeking, CLAIMS.triesOutBlindly).message).toMatch(/try-outs: step 0 of what (west|east) tries out/);
  });

  it("that pieces are lost or made in it", () => {
    const lost = broken({ planning: planning((view) => dealt(view, [])) });
    expect(found(lost, CLAIMS.imaginesFairly).message).toContain("worlds: the sorted list of pieces differs");
  });
});

import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  type Correcting,
  canonical,
  correct,
  correction,
  integer,
  isKeyed,
  rewound,
  type Stage,
  subset,
} from "#engine";
import { blockOf } from "../../src/engine/dice.ts";
import { purposeOfAction, shortCanonical } from "../../src/engine/keyed-dice.ts";
import { keyOf } from "../kit/index.ts";
import { action, form, type Lab, Play, procedure, type Setup } from "./lab.ts";

const WHOLE = 2 ** 32;

/** Word n of a throw by the published rule (docs/dice.md), with another implementation of HMAC. */
function word(about: { epoch?: number; turn?: number; purpose: unknown[]; occurrence?: number }, n = 0): number {
  const { epoch = 0, turn = 1, purpose, occurrence = 0 } = about;
  const message = canonical([epoch, turn, purpose, occurrence, Math.floor(n / 8)]);
  const digest = createHmac("sha256", Buffer.from(keyOf("lab"), "hex"))
    .update(message, "utf8")
    .digest();
  return digest.readUInt32BE((n % 8) * 4);
}

/** FNV-1a as its authors give it, in whole numbers of any size. */
function fnv(text: string): string {
  let name = 2166136261n;
  for (const byte of Buffer.from(text)) name = ((name ^ BigInt(byte)) * 16777619n) % 2n ** 32n;
  return name.toString(16).padStart(8, "0");
}

function rolled({ state, dice }: Pick<Stage<Lab, null>, "state" | "dice">, n: number): void {
  for (let i = 0; i < n; i++) state.table.log.push(String(dice.below(WHOLE)));
}
const number = integer(() => [1, 20]);
const roll = action("roll", "Roll")
  .param("n", "How many?", number)
  .apply((a) => rolled(a, a.params.n));

type Battle = { where: string; pieces: readonly string[] };
const traits = {
  notes: z.strictObject({ where: z.string(), pieces: z.array(z.string()) }),
  drawsFor: ({ where }: Battle) => where,
} as const;
/** Each piece rolls for itself; how many pieces there are says nothing of where it is. */
function fire({ state, data, dice }: Stage<Lab, Battle>): "report" {
  for (const piece of data.pieces) state.table.log.push(`${piece} ${dice.for(piece).below(WHOLE)}`);
  return "report";
}
function report({ state, data, dice }: Stage<Lab, Battle>): "done" {
  state.table.log.push(`${data.where} ${dice.below(WHOLE)}`);
  return "done";
}
const battle = procedure<Battle>("battle", traits)({ fire, report });

const attack = (where: string, fight = battle) =>
  action(`attack-${where}`, "Attack")
    .param(
      "pieces",
      "With which?",
      subset(() => ["x", "y", "z"]),
    )
    .apply(({ call, params }) => call(fight, { where, pieces: params.pieces }));
const hill = attack("hill");
const ford = attack("ford");
const plain = action("wait", "Wait").apply(({ state }) => void state.table.log.push("waited"));
const end = action("end", "End the turn").apply(({ state }) => void state.table.rounds++);

const actions = [roll, hill, ford, plain, end];
const main = procedure<null>("main")({
  acts: ({ ask }) => {
    ask({ kind: "turn", seats: ["a", "b"], actions: actions.map(({ name }) => name), together: true });
    return "acts";
  },
});
const setTurn = correction(
  "turn",
  "Set the turn",
  form().param(
    "turn",
    "Which?",
    integer(() => [0, 9]),
  ),
  ({ state, params }: Correcting<Lab, { turn: number }>) => {
    state.table.rounds = params.turn;
    return "The turn is set.";
  },
);

const setup: Setup = {
  main,
  procedures: [battle],
  actions,
  seats: ["a", "b"],
  made: (bare) => ({
    ...bare,
    corrections: [setTurn],
    setup: (start) => ({ ...bare.setup(start), box: { bag: [String(start.dice.below(WHOLE))] } }),
    phase: ({ rounds }) => ({ id: `${rounds}`, name: "", turn: rounds + 1, turns: null, talk: false }),
  }),
};
const playing = (...lines: readonly string[]): Play => new Play(setup).does(...lines);
const drawn = (...lines: readonly string[]): readonly string[] => playing(...lines).log;

describe("dice keyed by purpose", () => {
  it("hashes any message, short or long, in any letters", () => {
    const message = fc.oneof(
      fc.string({ maxLength: 100 }),
      fc.string({ unit: "grapheme", maxLength: 1000, size: "max" }),
    );
    fc.assert(
      fc.property(message, (text) => {
        const expected = createHmac("sha256", Buffer.from(keyOf("lab"), "hex"))
          .update(text, "utf8")
          .digest("hex");
        expect(Buffer.from(blockOf(keyOf("lab"), text)).toString("hex")).toBe(expected);
      }),
    );
  });

  it("writes a purpose as canonical JSON, whatever there is in it", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain = JSON.parse(JSON.stringify(value)) as Parameters<typeof shortCanonical>[0]; // plain by now
        expect(shortCanonical(plain)).toBe(canonical(plain));
      }),
    );
  });

  it("are words of HMAC-SHA256(key, [epoch, turn, purpose, occurrence, block]), as anybody can compute them", () => {
    const purpose = ["roll", "a", { n: 20 }];
    expect(drawn("a: roll 20")).toEqual(Array.from({ length: 20 }, (_, n) => String(word({ purpose }, n))));
    expect(playing().env.box.bag).toEqual([String(word({ turn: 0, purpose: ["setup"] }))]);
    expect(drawn("a: attack-hill x")).toEqual([
      `x ${word({ purpose: ["battle", "fire", "hill", "x"] })}`,
      `hill ${word({ purpose: ["battle", "report", "hill"] })}`,
    ]);
  });

  it("pass over the same words as those of one counter, and count all", () => {
    const n = 2 ** 31 + 1; // almost every second word is past the last multiple
    const odd = action("odd", "Odd").apply(({ state, dice }) => {
      for (let i = 0; i < 30; i++) state.table.log.push(String(dice.below(n)));
    });
    const acts = procedure<null>("main")({
      acts: ({ ask }) => {
        ask({ kind: "turn", seats: ["a"], actions: ["odd"] });
        return "acts";
      },
    });
    const { log, env } = new Play({ main: acts, actions: [odd] }).does("a: odd");
    const words = Array.from({ length: env.random.next }, (_, i) => word({ purpose: ["odd", "a", {}] }, i));
    expect(log).toEqual(words.filter((one) => one < n).map(String));
    expect(env.random.next).toBeGreaterThan(40);
  });

  it("do not depend on what was drawn for something else before", () => {
    const alone = drawn("a: attack-hill x,z");
    expect(drawn("b: roll 9", "a: attack-ford x,y,z", "b: wait", "a: attack-hill x,z").slice(-3)).toEqual(alone);
    expect(drawn("b: attack-hill x,z")).toEqual(alone); // whose battle it is the notes would have to say
    expect(drawn("a: attack-hill x,y,z").filter((line) => !line.startsWith("y"))).toEqual(alone);
  });

  it("are others for another seat, answer, place, turn and time", () => {
    const all = drawn(
      "a: roll 1",
      "b: roll 1",
      "a: roll 1",
      "a: end",
      "a: roll 1",
      "a: attack-hill x",
      "a: attack-ford x",
    );
    expect(new Set(all.map((line) => line.split(" ").at(-1))).size).toBe(all.length);
    const purpose = ["roll", "a", { n: 1 }];
    expect(all.slice(0, 4)).toEqual([
      String(word({ purpose })),
      String(word({ purpose: ["roll", "b", { n: 1 }] })),
      String(word({ purpose, occurrence: 1 })),
      String(word({ purpose, turn: 2 })),
    ]);
  });

  it("keep count of the present turn alone", () => {
    const throws = (...lines: readonly string[]): readonly string[] => {
      const { random } = playing(...lines).env;
      return isKeyed(random) ? random.throws : [];
    };
    const [a, b] = ["a", "b"].map((seat) => fnv(canonical(["roll", seat, { n: 1 }])));
    expect(throws("a: roll 1", "a: roll 1", "b: roll 1")).toEqual([a, a, b]);
    expect(throws("a: roll 1", "b: roll 1", "a: end", "a: roll 1")).toEqual([a]);
  });

  it("leave the states before as they were, and come through JSON unchanged, keys in order", () => {
    const lines = ["a: roll 2", "b: attack-ford y,z", "a: roll 2", "b: end", "b: roll 5"];
    const straight = playing(...lines);
    const stored = playing();
    for (const line of lines) {
      const before = JSON.stringify(stored.env);
      const { env } = stored;
      stored.does(line);
      expect(JSON.stringify(env)).toBe(before);
      expect(JSON.stringify(stored.env.random)).toBe(canonical(stored.env.random));
      stored.env = JSON.parse(JSON.stringify(stored.env));
    }
    expect(stored.env).toEqual(straight.env);
  });

  it("are those of the names that things had first, however often they were called otherwise since", () => {
    const cast = action("throw", "Throw", { was: ["roll", "cast"] })
      .param("times", "How often?", number)
      .was("n", "number")
      .apply((a) => rolled(a, a.params.times));
    const fight = procedure<Battle>("fight", { ...traits, was: ["battle", "combat"] })({
      shots: { was: ["fire", "volley"], run: fire },
      report,
    });
    const acts = procedure<null>("main")({
      acts: ({ ask }) => {
        ask({ kind: "turn", seats: ["a"], actions: ["throw", "attack-hill"] });
        return "acts";
      },
    });
    const renamed = { ...setup, actions: [cast, attack("hill", fight)], main: acts, procedures: [fight] };
    const { log } = new Play(renamed).does("a: attack-hill x,z", "a: throw 3");
    expect(log).toEqual(drawn("a: attack-hill x,z", "a: roll 3"));
    const aimed = action("shoot", "Shoot", { was: ["fire"] })
      .param("times", "How often?", number)
      .was("n", "number")
      .param("range", "How far?", number)
      .apply(() => {});
    expect(purposeOfAction(aimed, "a", { times: 3, range: 1 })).toEqual(["fire", "a", { n: 3, range: 1 }]);
  });
});

describe("a game that is taken back", () => {
  it("rolls other dice for the same as before, however often it goes back", () => {
    const game = playing("b: roll 1");
    const then = game.env;
    const seen = new Set<string>();
    for (let time = 0; time < 3; time++) {
      game.does("a: roll 1");
      seen.add(game.log.at(-1) ?? "");
      expect(game.log.at(-1)).toBe(String(word({ epoch: time, purpose: ["roll", "a", { n: 1 }] })));
      game.env = rewound(game.env, then);
    }
    expect(seen.size).toBe(3);
    expect(game.env.random.next).toBe(then.random.next + 3);
  });

  it("rolls the same where no dice were taken back", () => {
    const game = playing("b: roll 1");
    const then = game.env;
    game.does("a: wait");
    game.env = rewound(game.env, then);
    expect(game.env.random).toEqual(then.random);
    expect(game.does("a: roll 1").log).toEqual(drawn("b: roll 1", "a: roll 1"));
  });

  it("rolls other dice in a turn that a correction has brought back", () => {
    const game = playing("a: roll 1", "a: end", "a: roll 1");
    game.env = correct(game.book, game.env, { action: "turn", params: { turn: 0 } }).state;
    game.does("a: roll 1");
    expect(game.log.at(-1)).toBe(String(word({ epoch: 1, purpose: ["roll", "a", { n: 1 }] })));
  });

  it("leaves one counter where it is", () => {
    const game = new Play({ ...setup, dice: "by counter" }).does("a: roll 3");
    const then = game.env;
    expect(then.random).toEqual({ key: keyOf("lab"), next: 4 });
    game.does("a: roll 2");
    expect(rewound(game.env, then).random).toEqual(game.env.random);
  });
});

import type { Dice } from "#engine";

/** What is known of the question that nonsense is written to. */
export interface Asked {
  readonly decision: string;
  readonly seat: string;
  readonly action: string;
}

type Made = (asked: Asked) => string | Buffer;
const line = (value: unknown): string => JSON.stringify(value);

/** Lines that nobody could take for an answer; each is refused, by its code where that is the protocol's own. */
export const NONSENSE: { readonly [what: string]: { readonly code?: string; readonly made: Made } } = {
  words: { code: "not-json", made: () => "what am I to do?" },
  "an empty line": { code: "not-json", made: () => "" },
  "half a line": { code: "not-json", made: (asked) => line({ type: "default", ...asked }).slice(0, 20) },
  "bytes that are no UTF-8": { code: "not-utf-8", made: () => Buffer.from([0x22, 0xc3, 0x28, 0xff, 0x22]) },
  "a list": { code: "no-message", made: () => "[1, 2, 3]" },
  null: { code: "no-message", made: () => "null" },
  "another type": { code: "no-message", made: ({ decision }) => line({ type: "concede", decision }) },
  "a member too many": { code: "no-message", made: ({ decision }) => line({ type: "default", decision, why: "so" }) },
  "no decision": { code: "no-message", made: ({ action }) => line({ type: "act", action, params: {} }) },
  "answers of no kind": {
    code: "no-message",
    made: ({ decision, action }) => line({ type: "fill", decision, action, answers: [{}] }),
  },
  "an old decision": { code: "wrong-decision", made: () => line({ type: "default", decision: "-1" }) },
  "another seat": {
    code: "wrong-seat",
    made: ({ decision, seat }) => line({ type: "default", decision, seat: `${seat}, too` }),
  },
  __proto__: {
    code: "bad-name",
    made: ({ decision, action }) =>
      `{"type":"act","decision":"${decision}","action":"${action}","params":{"__proto__":{}}}`,
  },
  "an abyss": { code: "too-deep", made: () => "[".repeat(400_000) + "]".repeat(400_000) },
  "an action that there is not": {
    code: "no-action",
    made: ({ decision }) => line({ type: "act", decision, action: "toString", params: {} }),
  },
  "params that nobody asks": {
    made: ({ decision, action }) => line({ type: "act", decision, action, params: { nobody: ["asks", 1, null] } }),
  },
  "an endless form": {
    made: ({ decision, action }) => line({ type: "fill", decision, action, answers: Array(900).fill("no such thing") }),
  },
  "a megabyte": { code: "line-too-long", made: () => "x".repeat(1_000_001) },
};

/** The large ones now and then, the others as they come. */
const LARGE: readonly string[] = ["an abyss", "a megabyte"];

export function nonsense(asked: Asked, dice: Dice): string | Buffer {
  const small = Object.keys(NONSENSE).filter((what) => !LARGE.includes(what));
  const what = dice.of(dice.below(40) === 0 ? LARGE : small);
  return NONSENSE[what]?.made(asked) ?? "";
}

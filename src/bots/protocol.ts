/** The messages between Umpire and a program that plays seats (a bot), one JSON object a line. */
import { z } from "zod";
import type { Json } from "#engine";

/** Counts up whenever a bot that was written for the version before could fail. New members of Umpire's messages do not count. */
export const PROTOCOL = 1;

/** The most bytes in a line of a bot. */
export const LONGEST_LINE = 1_000_000;
/** The most lines a bot may write to one question; with the last of them the computer takes over. */
export const MOST_LINES = 1000;
/** A question with at most this many legal answers lists them. */
export const MOST_LISTED = 60;
/** How long a bot has for a question, in seconds, where nobody says otherwise. */
export const SECONDS = 600;

/** Objects and lists within each other, in what a bot writes. */
export const DEEPEST = 16;
const LONGEST_NAME = 200;
const MOST_ANSWERS = 1000;

/** Whatever JSON can say. */
const json: z.ZodType<Json> = z.json();
const name = z.string().max(LONGEST_NAME);
const meant = {
  decision: name.describe("the id of the question, as the ask has it"),
  seat: name.optional().describe("the seat that answers; it may be left out, and must be the one that is asked"),
};
const params = z.record(z.string(), json);

const act = z
  .strictObject({ type: z.literal("act"), ...meant, action: name, params: params.optional() })
  .describe("does something: answers the question, or a free action before it");
const fill = z
  .strictObject({
    type: z.literal("fill"),
    ...meant,
    action: name,
    answers: z.array(z.union([z.string(), z.number(), z.null()])).max(MOST_ANSWERS),
  })
  .describe("the first answers to an action's form, in the order in which it asks; null ends a list");
const byDefault = z
  .strictObject({ type: z.literal("default"), ...meant })
  .describe("answers as a deadline would: always legal, seldom good");

/** What a bot may write. */
export const fromBot = z.discriminatedUnion("type", [act, fill, byDefault]);

const option = z.strictObject({
  value: z.string(),
  label: z.string().optional(),
  group: z.string().optional(),
  description: z.string().optional(),
  detail: z.string().optional(),
});
const input = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("pick"), options: z.array(option) }),
  z.strictObject({ kind: z.literal("integer"), min: z.int(), max: z.int() }),
  z.strictObject({ kind: z.literal("text"), max: z.int() }),
]);
const step = z
  .strictObject({
    path: z.array(z.union([z.string(), z.int()])).describe("where the answer goes: names of params, numbers of rows"),
    title: z.string().describe("the question in words"),
    kind: z.enum(["choice", "integer", "text", "subset", "ranking", "route", "rows"]),
    input,
    picked: z.array(json).describe("what the list holds already"),
    mayEnd: z.boolean().describe("whether null may be answered: the list ends here"),
  })
  .describe("the next input of an action's form");
const open = z.strictObject({
  action: z.string(),
  title: z.string(),
  answers: z.boolean().describe("whether it answers the question; otherwise the question stays open behind it"),
  next: step
    .nullable()
    .optional()
    .describe("its first input, null: it has none; left out where `legal` lists everything"),
});
const legal = z.strictObject({ label: z.string(), action: z.string(), params });
const operation = z.discriminatedUnion("op", [
  z.strictObject({ op: z.literal("add"), path: z.string(), value: json }),
  z.strictObject({ op: z.literal("replace"), path: z.string(), value: json }),
  z.strictObject({ op: z.literal("remove"), path: z.string() }),
]);
const view = z
  .union([
    z.strictObject({ whole: z.strictObject({ table: json, hand: json }) }),
    z.strictObject({ changes: z.array(operation) }),
  ])
  .describe("what this seat sees: whole, or what has changed since its last ask (a JSON Patch, RFC 6902)");

const hello = z
  .strictObject({
    type: z.literal("hello"),
    protocol: z.literal(PROTOCOL),
    game: z.string(),
    name: z.string(),
    rules: z.string().describe("the version of the game's rules"),
    options: params.describe("what was chosen for this game, the edition included"),
    seats: z.array(z.strictObject({ seat: z.string(), name: z.string(), wants: z.string(), yours: z.boolean() })),
    limits: z.strictObject({ bytes: z.int(), lines: z.int(), seconds: z.number() }),
  })
  .describe("the first line");
const ask = z
  .strictObject({
    type: z.literal("ask"),
    decision: z.string(),
    seat: z.string(),
    kind: z.enum(["turn", "window", "sealed", "reaction", "offer"]),
    question: z.string(),
    facts: z.array(z.string()),
    offer: z.string().nullable().describe("what is offered, where it is an offer"),
    actions: z.array(open),
    legal: z.array(legal).nullable().describe(`all whole answers, where there are ${MOST_LISTED} or fewer`),
    view,
  })
  .describe("a question: one is open at a time");
const ok = z
  .strictObject({
    type: z.literal("ok"),
    decision: z.string(),
    next: step.optional().describe("to a fill: what is asked next"),
    move: z
      .strictObject({ action: z.string(), params })
      .optional()
      .describe("to a fill: the whole answer, to be sent as an act; to an act or a default: what was done"),
  })
  .describe("what a bot wrote is possible");
const refused = z
  .strictObject({
    type: z.literal("refused"),
    code: z.string(),
    text: z.string(),
    rule: z.string().optional(),
    try: act.describe("a legal answer, which can be sent as it is"),
  })
  .describe("what a bot wrote is not possible, and nothing came of it: the question is still open");
const told = z
  .strictObject({
    type: z.literal("told"),
    seat: z.string().nullable().describe("the seat that alone is told this; null: everyone is"),
    lines: z.array(z.string()),
    computer: z
      .enum(["silent", "flood", "closed", "unread"])
      .optional()
      .describe("why the computer plays the bot's seats from now on; nothing is asked any more"),
  })
  .describe("what has happened");
const over = z
  .strictObject({
    type: z.literal("over"),
    result: z
      .strictObject({
        victories: z.array(z.strictObject({ title: z.string(), seats: z.array(z.string()) })),
        scores: z.record(z.string(), z.number()),
      })
      .nullable()
      .describe("null: the game was broken off"),
  })
  .describe("the last line");

/** What Umpire writes. */
export const fromUmpire = z.discriminatedUnion("type", [hello, ask, ok, refused, told, over]);

export type FromBot = z.infer<typeof fromBot>;
export type FromUmpire = z.infer<typeof fromUmpire>;
export type Of<T extends FromUmpire["type"]> = Extract<FromUmpire, { readonly type: T }>;
export type Act = z.infer<typeof act>;
export type StepMessage = z.infer<typeof step>;
/** Why a bot no longer plays. */
export type Gone = NonNullable<Of<"told">["computer"]>;

/** Both directions as one JSON schema: docs/bots/protocol.schema.json holds it for those who write bots. */
export const protocolSchema = (): object => {
  const { $schema, ...schema } = z.toJSONSchema(z.strictObject({ fromBot, fromUmpire }), { io: "input" });
  return { $schema, title: `Umpire's bot protocol, version ${PROTOCOL}`, ...schema };
};

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MEANWHILE } from "../../../src/campaign/service/time/leave.ts";
import { freshId, PRESSES, pressOf, readPress, writePress } from "../../../src/discord/screen/custom-id.ts";
import { LIMIT } from "../../../src/discord/screen/limits.ts";
import {
  type AnyPress,
  FORM_VERBS,
  LOG_KINDS,
  type Payload,
  type PressKind,
  SHEET_VERBS,
} from "../../../src/discord/screen/payloads.ts";
import { games } from "../../../src/games/registry.ts";
import { openShipped } from "../../../src/packs/packs.ts";

type Said = { readonly [K in PressKind]: readonly (readonly [id: string, says: Payload<K>])[] };

const page = { seat: "shia", stamp: "a-_4f2" };

/** Ids as posts and people's pages have them, and what each says. Those that were ever sent stay here. */
const SENT: Said = {
  act: [
    ["1:act:k7f3x::::", { seat: null }],
    ["1:act:k7f3x::shia::", { seat: "shia" }],
  ],
  submit: [["1:submit:k7f3x:a-_4f2:shia::", page]],
  hand: [
    ["1:hand:k7f3x::shia::", { seat: "shia", chooses: false }],
    ["1:hand:k7f3x::::seat", { seat: null, chooses: true }],
  ],
  card: [
    ["1:card:k7f3x::shia::", { seat: "shia", turns: false }],
    ["1:card:k7f3x::shia::next", { seat: "shia", turns: true }],
  ],
  map: [
    ["1:map:k7f3x::::", { seat: null, chooses: false }],
    ["1:map:k7f3x::shia::", { seat: "shia", chooses: false }],
    ["1:map:k7f3x::::seat", { seat: null, chooses: true }],
  ],
  welcome: [["1:welcome:k7f3x::shia::", { seat: "shia" }]],
  term: [
    ["1:term:k7f3x::::0", { terms: 0 }],
    ["1:term:k7f3x::::chapters", { menu: "chapters" }],
    ["1:term:k7f3x::::rules2", { rules: 2 }],
    ["1:term:k7f3x::::also", { menu: "also" }],
  ],
  rule: [
    ["1:rule:k7f3x:::5-7:", { number: "5-7" }],
    ["1:rule:k7f3x:::5.2_b:", { number: "5.2_b" }],
  ],
  log: [
    ["1:log:k7f3x::::", { wants: null, filter: null }],
    ["1:log:k7f3x::::...", { wants: null, filter: { turn: null, seat: null, place: null, kind: null } }],
    ["1:log:k7f3x:::kind:4.shia..", { wants: "kind", filter: { turn: 4, seat: "shia", place: null, kind: null } }],
    [
      "1:log:k7f3x:::file:4.shia.rusafa.battles",
      { wants: "file", filter: { turn: 4, seat: "shia", place: "rusafa", kind: "battles" } },
    ],
  ],
  replay: [
    ["1:replay:k7f3x::::", { wants: null, at: null }],
    ["1:replay:k7f3x::::12", { wants: null, at: 12 }],
    ["1:replay:k7f3x:::turn:", { wants: "turn", at: null }],
    ["1:replay:k7f3x:::point:", { wants: "point", at: null }],
    ["1:replay:k7f3x:::page:", { wants: "page", at: null }],
  ],
  recap: [
    ["1:recap:k7f3x::::", { shows: null }],
    ["1:recap:k7f3x::::mine", { shows: "mine" }],
    ["1:recap:k7f3x::::all", { shows: "all" }],
    ["1:recap:k7f3x::::then", { shows: "then" }],
    ["1:recap:k7f3x::::turn.4", { shows: "turn", turn: 4 }],
    ["1:recap:k7f3x::::board.4.0", { shows: "board", stretch: 4, at: 0 }],
    ["1:recap:k7f3x::::board.mine.12", { shows: "board", stretch: "mine", at: 12 }],
  ],
  plan: [["1:plan:k7f3x::shia::", { seat: "shia" }]],
  orders: [
    ["1:orders:k7f3x::::", { seat: null, does: null }],
    ["1:orders:k7f3x::shia::", { seat: "shia", does: null }],
    ["1:orders:k7f3x::::seat", { seat: null, does: "seat" }],
    ["1:orders:k7f3x::shia::set", { seat: "shia", does: "set" }],
    ["1:orders:k7f3x::shia::clear", { seat: "shia", does: "clear" }],
    ["1:orders:k7f3x::shia:calm:preset", { seat: "shia", does: "preset", preset: "calm" }],
  ],
  join: [["1:join:k7f3x::::", {}]],
  leave: [
    ["1:leave:k7f3x::::", { sure: false }],
    ["1:leave:k7f3x::::sure", { sure: true }],
  ],
  handover: [
    ["1:handover:k7f3x::::take.3", { does: "take", offer: 3 }],
    ["1:handover:k7f3x::::decline.3", { does: "decline", offer: 3 }],
  ],
  ask: [
    ["1:ask:k7f3x::::", { for: null }],
    ["1:ask:k7f3x::::rewind", { for: "rewind" }],
    ["1:ask:k7f3x::::end", { for: "end" }],
    ["1:ask:k7f3x::::host.123456789012345678", { for: "host", to: "123456789012345678" }],
  ],
  request: [
    ["1:request:k7f3x::::yes.12", { does: "yes", request: 12 }],
    ["1:request:k7f3x::::no.12", { does: "no", request: 12 }],
    ["1:request:k7f3x::::again.12", { does: "again", request: 12 }],
  ],
  matter: [
    ["1:matter:k7f3x::::yes.12", { does: "yes", matter: 12 }],
    ["1:matter:k7f3x::::no.12", { does: "no", matter: 12 }],
  ],
  moderate: [
    ["1:moderate:k7f3x::::", { does: null }],
    ...(["pause", "stop", "resume", "time", "repair", "back", "requests", "correct"] as const).map(
      (does) => [`1:moderate:k7f3x::::${does}`, { does }] as const,
    ),
    ["1:moderate:k7f3x::::at", { does: "at-chosen" }],
    ["1:moderate:k7f3x::::at.17", { does: "at", row: 17 }],
    ["1:moderate:k7f3x::::rewind.17", { does: "rewind", row: 17 }],
    ["1:moderate:k7f3x::::because.17", { does: "because", row: 17 }],
    ["1:moderate:k7f3x::::corrected.give-card", { does: "corrected", correction: "give-card" }],
    ["1:moderate:k7f3x::::seat", { does: "seat-chosen" }],
    ...(["seat", "computer", "look", "looked", "captain", "captained", "admit", "admitted"] as const).map(
      (does) => [`1:moderate:k7f3x::shia::${does}`, { seat: "shia", does }] as const,
    ),
  ],
  fill: [["1:fill:k7f3x::::", {}]],
  away: [
    ["1:away:all::::return", { does: "return" }],
    ["1:away:k7f3x::::back", { does: "back" }],
    ...MEANWHILE.map((does) => [`1:away:k7f3x::::${does}.2026-12-03`, { does, until: "2026-12-03" }] as const),
  ],
  reclaim: [["1:reclaim:k7f3x::::", {}]],
  start: [
    ["1:start:k7f3x::::", { bots: false }],
    ["1:start:k7f3x::::bots", { bots: true }],
  ],
  person: [
    ["1:person:k7f3x::::", { for: null }],
    ["1:person:k7f3x::::sides", { for: "sides" }],
    ["1:person:k7f3x::::moderator", { for: "moderator" }],
    ["1:person:k7f3x::::pass", { for: "pass" }],
    ["1:person:k7f3x::::lend", { for: "lend" }],
    ["1:person:k7f3x::::lend.2026-12-03", { for: "lend-until", until: "2026-12-03" }],
    ["1:person:k7f3x::shia::replace", { seat: "shia", for: "replace" }],
    ["1:person:k7f3x::shia::place", { seat: "shia", for: "place" }],
  ],
  settings: [
    ["1:settings:k7f3x::::", { setting: null }],
    ...(
      ["people", "joining", "later", "rule", "offers", "silent", "leave", "talks", "pace", "zone", "limit"] as const
    ).map((setting) => [`1:settings:k7f3x::::${setting}`, { setting }] as const),
    ["1:settings:k7f3x::::zoned", { setting: "zoned" }],
    ...(["done", "times", "timed", "retype", "keep"] as const).map(
      (does) => [`1:settings:k7f3x::::${does}`, { does }] as const,
    ),
    ["1:settings:k7f3x::::save.a-_4f2", { does: "save", shown: "a-_4f2" }],
  ],
  share: [["1:share:k7f3x::::3", { people: 3 }]],
  promise: [
    ["1:promise:k7f3x::shia::new", { seat: "shia", does: "new" }],
    ["1:promise:k7f3x::shia::said", { seat: "shia", does: "said" }],
    ["1:promise:k7f3x::::kept.0a1f", { does: "kept", promise: "0a1f" }],
    ["1:promise:k7f3x::::broken.0a1f", { does: "broken", promise: "0a1f" }],
    ["1:promise:k7f3x::::back.0a1f", { does: "back", promise: "0a1f" }],
  ],
  talk: [
    ["1:talk:k7f3x::shia::", { seat: "shia", does: null }],
    ["1:talk:k7f3x::shia::with", { seat: "shia", does: "with" }],
    ["1:talk:k7f3x::shia::open", { seat: "shia", does: "open", others: [] }],
    ["1:talk:k7f3x::shia:sunni.kurds:open", { seat: "shia", does: "open", others: ["sunni", "kurds"] }],
    ...(["promise", "said", "offer", "deals", "leave", "left"] as const).map(
      (does) => [`1:talk:k7f3x::::${does}.0a1f`, { does, talk: "0a1f" }] as const,
    ),
  ],
  deals: [
    ["1:deals:k7f3x::::", { does: null }],
    ["1:deals:k7f3x::::judge", { does: "judge" }],
    ["1:deals:k7f3x::::let", { does: "let" }],
    ["1:deals:k7f3x::::read", { does: "read" }],
    ["1:deals:k7f3x::::kept.0a1f", { does: "kept", promise: "0a1f" }],
    ["1:deals:k7f3x::::broken.0a1f", { does: "broken", promise: "0a1f" }],
    ["1:deals:k7f3x::::mine.5.0", { whose: "mine", turn: 5, page: 0 }],
    ["1:deals:k7f3x::::all.now.1", { whose: "all", turn: "now", page: 1 }],
  ],
  vote: [
    ["1:vote:k7f3x::shia::support.2.5", { seat: "shia", own: null, verb: "support", vote: 2, motion: 5 }],
    ["1:vote:k7f3x::shia:page:send.2.5", { seat: "shia", own: "page", verb: "send", vote: 2, motion: 5 }],
    ["1:vote:k7f3x::shia:look:object.2.5", { seat: "shia", own: "look", verb: "object", vote: 2, motion: 5 }],
    ...(["close", "copy", "look", "again"] as const).map(
      (verb) => [`1:vote:k7f3x::shia::${verb}.2.5`, { seat: "shia", own: null, verb, vote: 2, motion: 5 }] as const,
    ),
  ],
  answer: [
    ["1:answer:k7f3x:o12:::0123456789", { seat: null, decision: "o12", place: null, answer: "0123456789" }],
    ["1:answer:k7f3x:o12:shia::a-_4f2", { seat: "shia", decision: "o12", place: null, answer: "a-_4f2" }],
    ["1:answer:k7f3x:o12:shia::menu", { seat: "shia", decision: "o12", place: null, answer: "menu" }],
    ["1:answer:k7f3x:o12:shia:council:a-_4f2", { seat: "shia", decision: "o12", place: "council", answer: "a-_4f2" }],
  ],
  offer: [
    ["1:offer:k7f3x:o12::accept:", { offer: "o12", action: "accept" }],
    ["1:offer:k7f3x:o12:::", { offer: "o12", action: null }],
    ["1:offer:k7f3x:o12:shia::why", { seat: "shia", offer: "o12", does: "why" }],
    ["1:offer:k7f3x:o12:shia::said", { seat: "shia", offer: "o12", does: "said" }],
  ],
  say: [["1:say:k7f3x:a-_4f2:shia:reactions:set", { ...page, order: "reactions", does: "set" }]],
  form: FORM_VERBS.map(
    (verb) => [`1:form:k7f3x:a-_4f2:shia::${verb}.2.1`, { ...page, verb, at: 2, chunk: 1 }] as const,
  ),
  step: [
    ["1:step:k7f3x:a-_4f2:shia::clear.0", { ...page, decision: null, verb: "clear", at: 0 }],
    ...SHEET_VERBS.map(
      (verb) => [`1:step:k7f3x:a-_4f2:shia:o12:${verb}.3`, { ...page, decision: "o12", verb, at: 3 }] as const,
    ),
  ],
  write: [
    ["1:write:k7f3x::shia::edit", { seat: "shia", does: "edit" }],
    ["1:write:k7f3x::shia::typed", { seat: "shia", does: "typed" }],
    ["1:write:k7f3x::shia::cancel", { seat: "shia", does: "cancel" }],
    ["1:write:k7f3x::shia::submit.a-_4f2", { seat: "shia", does: "submit", shown: "a-_4f2" }],
  ],
  page: [
    ...(["show", "more", "forget", "seat"] as const).map(
      (does) => [`1:page:k7f3x:a-_4f2:shia::${does}`, { ...page, does }] as const,
    ),
    ["1:page:k7f3x:a-_4f2:shia:march:do", { ...page, does: "do", action: "march" }],
    ["1:page:k7f3x:a-_4f2:shia::open", { ...page, does: "open", decision: null }],
    ["1:page:k7f3x:a-_4f2:shia:o12:open", { ...page, does: "open", decision: "o12" }],
    ["1:page:k7f3x:a-_4f2:shia:march:begin.2", { ...page, does: "begin", action: "march", chunk: 2 }],
    ["1:page:k7f3x:a-_4f2:shia:o12:form.accept", { ...page, does: "form", offer: "o12", action: "accept" }],
    ["1:page:k7f3x:a-_4f2:shia:o12:counter", { ...page, does: "counter", offer: "o12" }],
    ["1:page:k7f3x:a-_4f2:shia::ahead", { ...page, does: "ahead", question: null }],
    ["1:page:k7f3x:a-_4f2:shia:bid:ahead", { ...page, does: "ahead", question: "bid" }],
    ["1:page:k7f3x:a-_4f2:shia:bid:quick.a-_4f2", { ...page, does: "quick", question: "bid", answer: "a-_4f2" }],
    ["1:page:k7f3x:a-_4f2:shia::prepare", { ...page, does: "prepare", question: null }],
    ["1:page:k7f3x:a-_4f2:shia:bid:prepare", { ...page, does: "prepare", question: "bid" }],
    ["1:page:k7f3x:a-_4f2:shia::inherited.keep", { ...page, does: "inherited", what: "keep" }],
    ["1:page:k7f3x:a-_4f2:shia::inherited.drop", { ...page, does: "inherited", what: "drop" }],
    ["1:page:k7f3x:a-_4f2:shia::lead", { ...page, does: "lead-chosen" }],
    ["1:page:k7f3x:a-_4f2:shia::lead.a-_4f2", { ...page, does: "lead", answer: "a-_4f2" }],
  ],
  tryout: (["begin", "others", "back", "ask", "send", "onward", "leave"] as const).map(
    (does) => [`1:tryout:Tb7c2::shia::${does}`, { seat: "shia", does }] as const,
  ),
  lesson: [
    ["1:lesson:all:::iraqi-conflict.first-turn:begin", { does: "begin", lesson: "iraqi-conflict.first-turn" }],
    ["1:lesson:all:::iraqi-conflict.first-turn:again", { does: "again", lesson: "iraqi-conflict.first-turn" }],
    ["1:lesson:all::::list", { does: "list" }],
    ["1:lesson:all::::how", { does: "how" }],
    ["1:lesson:Lb7c2::::leave", { does: "leave" }],
    ["1:lesson:Lb7c2::::drop", { does: "drop" }],
    ["1:lesson:Lb7c2::::onward", { does: "onward" }],
    ["1:lesson:Lb7c2::shia::hint", { does: "hint", seat: "shia" }],
  ],
  undo: [["1:undo:k7f3x::shia::17", { seat: "shia", row: 17 }]],
  seat: [
    ["1:seat:k7f3x::::side", { seat: null, does: "side" }],
    ["1:seat:k7f3x::shia::side", { seat: "shia", does: "side" }],
    ["1:seat:k7f3x::::choose", { seat: null, does: "choose" }],
    ["1:seat:k7f3x::shia::join", { seat: "shia", does: "join" }],
    ["1:seat:k7f3x::shia::word", { seat: "shia", does: "word" }],
    ["1:seat:k7f3x::shia::typed", { seat: "shia", does: "typed" }],
    ["1:seat:k7f3x::::again", { seat: null, does: "again" }],
  ],
  rematch: [
    ["1:rematch:k7f3x::::", { seats: null }],
    ["1:rematch:k7f3x::::wish", { seats: "wish" }],
    ["1:rematch:k7f3x::::turned", { seats: "turned" }],
  ],
  export: [["1:export:k7f3x::::", {}]],
  dice: [["1:dice:k7f3x::::", {}]],
  privacy: [
    ["1:privacy:all::::sure", { does: "sure" }],
    ["1:privacy:all::::keep", { does: "keep" }],
  ],
  pick: [
    ["1:pick:all:::hand:", { command: "hand", sub: null }],
    ["1:pick:all:::orders:set", { command: "orders", sub: "set" }],
  ],
};

const all = PRESSES.flatMap((kind) => SENT[kind].map(([id, says]) => ({ kind, id, says })));

const named = games.map(({ actions, orders, queries, roster, defaults, ...game }) => ({
  seats: roster(defaults, openShipped({ actions, orders, queries, roster, defaults, ...game }, null).content).map(
    ({ id }) => id,
  ),
  names: [...actions, ...orders, ...queries].map(({ name }) => name),
}));
const seat = fc.constantFrom(...named.flatMap(({ seats }) => seats));
const name = fc.constantFrom(...named.flatMap(({ names }) => names));
const print = fc.stringMatching(/^[A-Za-z0-9_-]{6}$/);
const day = fc.date({ min: new Date("2026-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
/** What may replace the words above that are nobody's own: of every other word there is one. */
const FREE = new Map<unknown, fc.Arbitrary<unknown>>([
  ["shia", seat],
  ["a-_4f2", print],
  ["0123456789", fc.stringMatching(/^[\da-f]{10}$/)],
  ["o12", fc.stringMatching(/^o?\d{1,5}$/)],
  ["0a1f", fc.stringMatching(/^[\da-f]{1,32}$/)],
  ["rusafa", fc.stringMatching(/^[a-z]{1,20}$/)],
  ["battles", fc.constantFrom(...LOG_KINDS)],
  ["123456789012345678", fc.stringMatching(/^\d{17,20}$/)],
  ["2026-12-03", day.map((date) => date.toISOString().slice(0, 10))],
  ...["march", "accept", "reactions", "calm", "bid", "give-card"].map((word) => [word, name] as const),
]);

/** The same with other names and numbers. */
function likewise(said: unknown): fc.Arbitrary<unknown> {
  if (typeof said === "number") return fc.nat({ max: 99 });
  if (Array.isArray(said))
    return said.length === 0 ? fc.constant([]) : fc.constantFrom(...named).chain(({ seats }) => fc.subarray(seats));
  if (typeof said !== "object" || said === null) return FREE.get(said) ?? fc.constant(said);
  return fc.record(Object.fromEntries(Object.entries(said).map(([member, of]) => [member, likewise(of)])));
}

describe("what a control says", () => {
  it.each(all)("is read from $id, and written so again", ({ kind, id, says }) => {
    const press = readPress(id);
    expect(press.kind).toBe(kind);
    expect(pressOf(kind, press)).toEqual({ game: press.game, ...says });
    expect(writePress({ kind, game: press.game, ...says } as AnyPress)).toBe(id);
  });

  it.each(PRESSES.map((kind) => ({ kind })))(
    "is what a $kind was made with, in an id that Discord takes",
    ({ kind }) => {
      const said = fc.oneof(...SENT[kind].map(([, says]) => likewise(says)));
      fc.assert(
        fc.property(fc.stringMatching(/^[a-z0-9]{5,6}$/), said, (game, says) => {
          const press = { game, ...(says as object) };
          const id = writePress({ kind, ...press } as AnyPress);
          expect(freshId(id, says).length).toBeLessThanOrEqual(LIMIT.customId);
          expect(pressOf(kind, readPress(id))).toEqual(press);
        }),
      );
    },
  );

  it("is nothing where an id was never sent so", () => {
    for (const { kind, id } of all)
      for (const forged of [`${id}.x.y.z`, id.replace(/:[^:]*$/, ":-"), id.replace(/^1:\w+:\w+:/, "$&never:")]) {
        const press = readPress(forged.split(":").slice(0, 7).join(":"));
        const said = pressOf(kind, press);
        // whatever is read from one is written again as it was: nothing is passed over
        if (said) expect(writePress({ kind, ...said } as AnyPress)).toBe(forged);
      }
  });
});

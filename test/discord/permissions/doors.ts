import type { Deed } from "../../../src/campaign/facts/permissions.ts";
import { commandsFor } from "../../../src/discord/commands/index.ts";
import type { PressKind } from "../../../src/discord/screen/payloads.ts";
import type { Screen } from "../../../src/discord/screen/screen.ts";
import { games } from "../../../src/games/registry.ts";
import { pressed, windowFor } from "../presses.ts";
import { asker, type Part, type Scene, SEAT } from "./cast.ts";

/** Something that can be pressed, typed or looked at. */
export interface Door {
  readonly name: string;
  readonly deed: Deed;
  /** Where it can be tried without being there: only in a lobby, or only under way. */
  readonly when: "lobby" | "running";
  /** Who may do this may do it as well. */
  readonly also?: Deed;
  /** It is about any seat that somebody holds, and not about this one. */
  readonly any?: true;
  /** It does something: what comes after it needs a scene of its own. */
  readonly changes?: boolean;
  /** Whether it was let through; throws what refuses it. */
  readonly open: (scene: Scene, part: Part) => Promise<unknown>;
}

type Options = { readonly [name: string]: string | number | boolean };
const commands = commandsFor(games);

/** An answer that only says that it is not for this person counts as a refusal. */
export const refusedIn = (answer: unknown): boolean =>
  /Only the host|Somebody else was asked, not you/.test(JSON.stringify(answer) ?? "");

const ELSEWHERE = "100000000000000008";
/** Somebody who does not play. */
const ZED = "500000000000000001";

function command(name: string, deed: Deed, given: Options = {}, more: Partial<Door> & { people?: boolean } = {}): Door {
  const [first = "", sub = null] = name.split(" ");
  const named = { person: { id: ZED, name: "Zed" }, bot: false };
  return {
    ...{ name: `/${name} ${Object.keys(given).join(" ")}`.trim(), deed, when: "running" },
    ...more,
    async open({ services, game }, part) {
      const who = asker(part, name === "game move" ? ELSEWHERE : undefined);
      const call = { asker: who, sub, given: { ...given, game }, people: { person: named, with: named, to: named } };
      const window = await commands.get(first)?.window?.(services, call);
      return window ?? (await commands.get(first)?.run(services, call));
    },
  };
}

function press(
  kind: PressKind,
  deed: Deed,
  more: Partial<Door> & { step?: string; values?: string[]; own?: true; decision?: string; name?: string } = {},
): Door {
  const { step = "", values = [], own, decision = null, name = null, ...rest } = more;
  const seat = own ? SEAT : null;
  return {
    ...{ name: `[${kind}${step === "" ? "" : ` ${step}`}]`, deed, when: "running" },
    ...rest,
    open: ({ services, game }, part): Promise<Screen> =>
      pressed(services, asker(part), { kind, game, decision, seat, name, step }, values),
  };
}

function modal(
  kind: PressKind,
  step: string,
  deed: Deed,
  more: Partial<Door> & { own?: true; decision?: string } = {},
  values: string[] = [],
): Door {
  const { own, decision = null, ...rest } = more;
  const seat = own ? SEAT : null;
  return {
    ...{ name: `window of ${kind} ${step}`, deed, when: "running" },
    ...rest,
    open: ({ services, game }, part) =>
      windowFor(services, asker(part), { kind, game, decision, seat, name: null, step }, values),
  };
}

/** Proposals while somebody types: without the one that it is about it is as good as refused. */
function typing(name: string, option: string, deed: Deed, given: Options = {}, more: Partial<Door> = {}): Door {
  const [first = "", sub = null] = name.split(" ");
  return {
    ...{ name: `/${name} ${option}:…`, deed, when: "running" },
    ...more,
    async open({ services, game }, part) {
      const call = { asker: asker(part), sub, given: option === "game" ? given : { ...given, game } };
      const choices = await commands.get(first)?.complete(services, call, { name: option, text: "" });
      const wanted = option === "game" ? game : option === "seat" ? SEAT : choices?.[0]?.value;
      if (!choices?.some(({ value }) => value === wanted)) throw new NothingToPropose();
      return choices;
    },
  };
}

/** Not what was looked for. */
export class NothingToPropose extends Error {}

const picture = (name: string, deed: Deed, look: (scene: Scene, person: string) => Promise<unknown>): Door => ({
  ...{ name: `picture: ${name}`, deed, when: "running" },
  open: (scene, part) => look(scene, asker(part).person.id),
});

const lobby = { when: "lobby" } as const;
const changes = { changes: true } as const;
/** As far as it goes here it only fills in: what is submitted is asked for again. Members of a council fill in, too. */
const drafts = { also: "look" } as const;
const mine = { seat: SEAT };
/** A control of the seat's page; what it showed is another thing. */
const shown = { own: true, decision: "abcdef" } as const;

/** All of them, by what they are. */
export const DOORS: readonly Door[] = [
  command("game join", "take", mine, changes),
  command("game leave", "leave"),
  command("game replace", "leave", {}, changes),
  command("game lend", "leave", {}, changes),
  command("game start", "start", {}, { ...lobby, ...changes }),
  command("game status", "watch"),
  command("game log", "watch"),
  command("recap", "watch"),
  command("game export", "watch"),
  command("game replay", "watch"),
  command("game undo", "act", {}, { any: true }),
  command("game remove", "remove"),
  command("game pause", "ask", { days: 99 }, { also: "pause" }),
  command("game resume", "ask", {}, { also: "pause" }),
  command("game away", "leave", { days: 99 }),
  command("game away", "leave", { until: "40 days" }),
  command("game away", "leave", { until: "40 days", meanwhile: "wait" }),
  command("away", "leave", { until: "40 days" }),
  command("game back", "leave", {}, { ...changes, also: "reclaim" }),
  command("game repair", "repair"),
  command("game move", "move"),
  command("game clock", "watch"),
  command("game clock", "time", { reply: "30d" }, changes),
  command("game host", "appoint", {}, changes),
  command("game abandon", "end", { sure: true }, changes),
  command("game moderator", "entrust", {}, changes),
  command("game replace", "moderate", mine, { name: "/game replace seat with", changes: true, also: "look" }),
  command("council captain", "council"),
  command("council deputy", "council"),
  command("council negotiator", "council"),
  command("council remove", "council"),
  command("council rule", "council", { rule: "captain" }),
  command("council offers", "council", { who: "council" }),
  command("council place", "share", { seat: SEAT }, lobby),
  command("council calls", "council", { when: "never" }, changes),
  command("promise", "speak", mine),
  command("promise", "speak", { ...mine, text: "Peace" }),
  command("deals", "watch"),
  command("moderate panel", "moderate"),
  command("moderate time", "moderate", { hours: 999 }),
  command("moderate look", "moderate", { ...mine, reason: "stuck" }),
  command("moderate remove-text", "censor", { message: "1", reason: "abuse" }),
  command("moderate correct", "moderate", { what: "give-card", first: "x", reason: "lost" }),
  command("hand", "look", mine),
  command("hand", "look", { ...mine, card: "x" }),
  command("map", "watch"),
  command("map", "look", mine),
  command("map", "watch", { legend: true }),
  command("map", "watch", { text: true }),
  command("orders list", "look", mine),
  command("orders set", "look", mine),
  command("orders write", "act", mine, drafts),
  command("orders clear", "act", { ...mine, order: "x" }),
  command("umpire setup", "govern"),
  command("umpire limits", "govern"),
  command("iraq act", "act", mine, drafts),
  command("iraq commit", "act", { ...mine, discard: "no such card" }, drafts),
  command("iraq commit", "act", { ...mine, discard: "-" }, changes),

  press("act", "look", { own: true }),
  press("submit", "act", { ...drafts, ...shown }),
  press("welcome", "look", { own: true }),
  press("hand", "look", { own: true }),
  press("hand", "look", { step: "seat", values: [SEAT] }),
  press("card", "look", { own: true, values: ["x"] }),
  press("map", "watch"),
  press("log", "watch"),
  press("log", "watch", { step: "1..." }),
  press("export", "watch"),
  press("term", "watch", { step: "0" }),
  press("rule", "watch", { name: "5-7" }),
  press("dice", "watch"),
  press("recap", "watch"),
  press("recap", "watch", { step: "turn.1" }),
  press("recap", "watch", { step: "board.1.0" }),
  press("recap", "watch", { step: "all" }),
  press("replay", "watch", { step: "1" }),
  press("replay", "watch", { name: "turn", values: ["0"] }),
  press("replay", "watch", { name: "page" }),
  press("map", "look", { own: true }),
  press("plan", "look", { own: true }),
  press("orders", "look", { own: true }),
  press("orders", "act", { own: true, step: "set", ...drafts }),
  press("join", "take"),
  press("leave", "leave"),
  press("ask", "ask"),
  press("ask", "ask", { step: "rewind" }),
  press("request", "agree", { step: "no.1" }),
  press("request", "ask", { step: "again.1" }),
  press("promise", "speak", { own: true, step: "said", values: ["Peace", "", "next"] }),
  press("promise", "watch", { step: "kept.0" }),
  press("talk", "speak", { own: true }),
  press("talk", "speak", { own: true, step: "open" }),
  press("talk", "watch", { step: "leave.0" }),
  press("deals", "watch"),
  press("deals", "watch", { step: "all.now.0" }),
  press("matter", "council", { step: "no.1", ...changes }),
  press("fill", "fill", changes),
  press("away", "leave", { step: "wait.2000-01-01" }),
  press("away", "leave", { step: "back", ...changes }),
  press("away", "leave", { step: "return", ...changes }),
  press("reclaim", "reclaim", changes),
  press("moderate", "moderate"),
  press("moderate", "moderate", { step: "stop", ...changes }),
  press("moderate", "moderate", { step: "time" }),
  press("moderate", "moderate", { step: "back" }),
  press("moderate", "moderate", { step: "at.1" }),
  press("moderate", "moderate", { step: "because.1", values: ["wrong"] }),
  press("moderate", "moderate", { step: "seat", values: [SEAT] }),
  press("moderate", "moderate", { own: true, step: "computer", ...changes }),
  press("moderate", "moderate", { own: true, step: "captain" }),
  press("moderate", "moderate", { own: true, step: "captained", values: [ZED] }),
  press("moderate", "moderate", { own: true, step: "admit" }),
  press("moderate", "moderate", { own: true, step: "admitted", values: ["99"] }),
  press("moderate", "moderate", { step: "requests" }),
  press("moderate", "moderate", { step: "correct" }),
  press("moderate", "moderate", { step: "corrected.give-card", values: ["x", "x", "lost"] }),
  press("moderate", "moderate", { own: true, step: "looked", values: ["stuck"] }),
  press("start", "start", { ...lobby, ...changes }),
  press("share", "share", { ...lobby, step: "2" }),
  press("settings", "share", lobby),
  press("settings", "share", { ...lobby, step: "people", values: ["3"] }),
  press("settings", "share", { ...lobby, step: "leave", values: ["14"] }),
  press("settings", "share", { ...lobby, step: "zoned", values: ["Europe/Paris"] }),
  press("settings", "share", { ...lobby, step: "done" }),
  press("settings", "share", { ...lobby, step: "timed", values: ["every day 20:00", "22-8", "Sun"] }),
  press("settings", "time"),
  press("settings", "time", { step: "silent", values: ["stand"], ...changes }),
  press("person", "ask", { also: "moderate" }),
  press("person", "share", { ...lobby, step: "sides" }),
  press("person", "share", { ...lobby, own: true, step: "place", values: [ZED] }),
  press("person", "entrust", { ...lobby, step: "moderator", values: [ZED], ...changes }),
  press("person", "leave", { step: "pass", values: [ZED], ...changes }),
  press("person", "leave", { step: "lend", values: [ZED], ...changes }),
  press("person", "moderate", { own: true, step: "replace", values: [ZED], ...changes }),
  press("answer", "act", { ...drafts, ...shown, step: "abcdef" }),
  press("vote", "vote", { own: true, step: "support.1.1" }),
  press("vote", "vote", { own: true, step: "again.1.1" }),
  press("offer", "act", { decision: "o1", any: true }),
  press("say", "act", { ...drafts, ...shown, name: "x", step: "set", values: ["x"] }),
  press("form", "act", { ...drafts, ...shown, step: "submit.0.0" }),
  press("step", "act", { ...drafts, ...shown, step: "send.0" }),
  press("write", "act", { ...drafts, own: true, step: "typed", values: ["x"] }),
  press("page", "look", { ...shown, step: "show" }),
  press("tryout", "look", { own: true, step: "begin" }),
  press("undo", "act", { own: true, step: "1", any: true }),
  press("seat", "take", { step: "choose", values: [SEAT] }),
  press("seat", "take", { own: true, step: "join", ...changes }),

  modal("write", "edit", "act", { ...drafts, own: true }),
  modal("promise", "new", "speak", { own: true }),
  modal("talk", "promise.0", "watch"),
  modal("moderate", "look", "moderate", { own: true }),
  modal("moderate", "rewind.1", "moderate"),
  modal("moderate", "correct", "moderate", {}, ["give-card"]),
  modal("form", "type.0.0", "act", { ...drafts, ...shown }),
  modal("step", "write.0", "act", { ...drafts, ...shown }),
  modal("seat", "word", "take", { own: true }),
  modal("settings", "times", "share", lobby),
  modal("settings", "zone", "share", lobby, ["other"]),

  typing("game status", "game", "watch"),
  typing("hand", "seat", "look"),
  typing("hand", "card", "look", mine),
  typing("map", "game", "watch"),
  typing("orders list", "seat", "look"),
  typing("orders set", "order", "look", mine),
  typing("iraq act", "seat", "look"),
  typing("promise", "seat", "look"),
  typing("promise", "to", "speak", mine),
  typing("deals", "game", "watch"),
  typing("game join", "seat", "take"),
  typing("game replace", "seat", "watch"),
  typing("moderate look", "seat", "moderate"),
  typing("council place", "seat", "watch"),
  typing("moderate correct", "what", "moderate"),
  typing("moderate correct", "first", "moderate", { what: "give-card" }),
  typing("moderate correct", "second", "moderate", { what: "give-card", first: "jihadists" }),
  typing("game clock", "pace", "watch"),

  picture("board of a seat", "look", ({ of, game }, person) => of.campaigns.looks.board(game, person, SEAT)),
  picture("hand", "look", ({ of, game }, person) => of.campaigns.looks.hand(game, person, SEAT)),
  picture("card", "look", ({ of, game }, person) => of.campaigns.looks.card(game, person, SEAT, "x")),
  picture("plan", "look", ({ of, game }, person) => of.campaigns.looks.plan(game, person, SEAT, [])),
];

/** What concerns no campaign, or is answered by what the other tests of its own say. */
export const ELSEWHERE_TESTED = {
  commands: [
    "game create",
    "game learn",
    "game again",
    "help",
    "rules",
    "council about",
    "privacy",
    "todo",
    "umpire check",
  ],
  presses: ["privacy", "lesson", "pick", "handover", "rematch"],
  options: ["zone", "lesson", "term", "third", "fourth", "fifth"],
} as const;

import {
  type Action,
  blocked,
  canonical,
  check,
  type Decision,
  decisionsOf,
  type GameTypes,
  type Move,
  type Option,
  type Params,
  publicView,
  type Refusal,
  Refused,
  type Seat,
  type View,
  viewOf,
} from "#engine";
import { placesOf } from "../../../src/campaign/facts/words.ts";
import type { Claim, Position } from "../play.ts";
import { randomPlay } from "../random-play.ts";
import { same, violate } from "../violation.ts";
import { openings } from "./choices.ts";
import { LONGEST_LABEL } from "./guides.ts";

/** Something that a person reads, and where. */
type Read = readonly [where: string, text: string];

const MOST_LINES = 5;
/** A newcomer reads the question before anything else is to be read. */
const MOST_SENTENCES = 3;

/** Everything that a person reads is in words: no id, no name of the code, nothing that is missing or too long. */
export const speaksPlainly = <G extends GameTypes>(): Claim<G> => ({
  title: "speaks in words, never in ids",
  every: 3,
  at(position) {
    const { subject, book, env, seat } = position;
    if (subject.words === false) return;
    const view = viewOf(book, env, seat);
    placesWhatIsTold(position);
    const ids = idsOf(position);
    const reads: readonly Read[] = [
      ...fixed(position, view),
      ...everyone(position),
      ...heard(position, seat),
      ...decisionsOf(book, env, seat).flatMap((decision) => atDecision(position, view, decision)),
      ...atForms(position, seat, ids),
    ];
    for (const { term, text } of book.definition.guide.glossary(book.content, book.definition.defaults))
      for (const words of [term, text]) plainly(ids, "the glossary", words);
    const foreign = subject.foreign?.(env);
    for (const [where, text] of reads) {
      plainly(ids, where, text);
      const wrong = foreign?.exec(text);
      if (wrong) violate("words", `${where} says “${wrong[0]}”, a word of another edition: ${text}`);
    }
  },
});

/** A name that begins small and goes on large: "beginMove". */
const CAMEL = /(?<![\p{L}\p{N}])\p{Ll}+\p{Lu}\p{L}*/u;
/** What a program prints where something is missing. */
const MISSING = /\b(undefined|NaN|null)\b|\[object/;
/** An offer's id. */
const OFFER = /(?<![\p{L}\p{N}])o\d+(?![\p{L}\p{N}])/u;

export function plainly(ids: ReadonlySet<string>, where: string, text: string): void {
  const wrong = CAMEL.exec(text) ?? MISSING.exec(text) ?? OFFER.exec(text);
  if (wrong) violate("words", `${where} says “${wrong[0]}”: ${text}`);
  for (const word of text.match(/[\p{L}\p{N}]+(?:[-_:][\p{L}\p{N}]+)+/gu) ?? [])
    if (ids.has(word)) violate("words", `${where} says the id “${word}”: ${text}`);
}

/** Ids that are no words: those with a hyphen or the like in them. */
export function idsOf<G extends GameTypes>({ book }: Position<G>): Set<string> {
  const { actions, orders, procedures } = book.definition;
  const names = [...actions, ...orders, ...procedures].map(({ name }) => name);
  return new Set(names.filter((name) => /[-_:]/.test(name)));
}

const label = (where: string, text: string): Read => {
  if (text.trim() === "") violate("words", `${where} is empty`);
  if (text.length > LONGEST_LABEL) violate("words", `${where} has ${text.length} characters: ${text}`);
  return [where, text];
};

const some = (where: string, texts: readonly (string | undefined)[]): Read[] =>
  texts.flatMap((text): Read[] => (text === undefined ? [] : [[where, text]]));

const refusal = (where: string, why: Refusal | null | undefined): Read[] => some(where, [why?.text, why?.rule]);

/** What never changes, and what a seat is welcomed with. */
function fixed<G extends GameTypes>({ book }: Position<G>, view: View<G>): Read[] {
  const { name, summary, actions, orders, queries, windows, guide } = book.definition;
  const welcome = guide.welcome(view);
  if (welcome.length > MOST_LINES) violate("words", `the welcome has ${welcome.length} lines`);
  const brief = guide.brief?.(view) ?? [];
  const sentences = brief.join(" ").split(/[.!?](?: |$)/).length - 1;
  if (sentences > MOST_SENTENCES) violate("words", `the first message has ${sentences} sentences`);
  return [
    ...some("the game", [name, summary]),
    ...some(
      "a title",
      [...orders, ...queries, ...windows].map(({ title }) => title),
    ),
    ...actions.flatMap((action) => [
      label("an action's title", action.title),
      ...some("an action", [action.help, action.confirm ?? undefined, action.menu ?? undefined]),
    ]),
    ...some("the welcome", [...brief, ...welcome]),
  ];
}

function everyone<G extends GameTypes>({ book, env }: Position<G>): Read[] {
  const { guide, phase } = book.definition;
  const view = publicView(book, env);
  const { lead, lines } = guide.standings(view);
  return [
    ...some("the phase", [phase(view.table).name]),
    ...some("the notice", guide.notice(view)),
    ...some("the standings", [lead, ...lines]),
  ];
}

/** What was just said to everyone and to this seat. */
function heard<G extends GameTypes>({ book, last }: Position<G>, seat: Seat): Read[] {
  const { describePublic, describePrivate } = book.definition;
  return last.happenings.flatMap((h): Read[] => {
    if (h.kind === "picture") return [["a caption", h.caption]];
    if (h.kind !== "event") return [];
    const secret = h.secrets[seat];
    const texts = [h.event && describePublic(h.event, book.content), secret && describePrivate(secret, book.content)];
    return some(
      "the log",
      texts.map((text) => text ?? undefined),
    );
  });
}

/** What was just told concerns seats of the game, and places that the map has. */
function placesWhatIsTold<G extends GameTypes>({ book, env, last }: Position<G>): void {
  const { concern } = book.definition;
  const places = placesOf(book).map(({ id }) => id);
  for (const h of last.happenings) {
    const one = h.kind === "event" && h.event ? concern?.(h.event, book.content) : null;
    const lost =
      one?.seats?.find((seat) => !env.seats.includes(seat)) ?? one?.places?.find((id) => !places?.includes(id));
    if (lost !== undefined)
      violate("words", `${JSON.stringify(h)} concerns “${lost}”, which is neither seat nor place`);
  }
}

function atDecision<G extends GameTypes>(position: Position<G>, view: View<G>, decision: Decision): Read[] {
  const { book, dice } = position;
  const { guide, orders, bot, defaultAnswer } = book.definition;
  const { question, facts } = guide.prompt(view, decision);
  const moves = [defaultAnswer(view, decision), bot(view, decision, dice)].flatMap((move): Move[] =>
    move ? [{ action: move.action, params: move.params }] : [],
  );
  return [
    ...some("a prompt", [question, ...facts, decision.text ?? undefined]),
    ...guide
      .shortcuts(view, decision)
      .flatMap((shortcut) => [label("a shortcut", shortcut.label), ...some("a shortcut", [shortcut.detail])]),
    ...moves.flatMap((move) => {
      const text = guide.label(view, move);
      return text === null ? [] : [label("a label", text)];
    }),
    ...orders.flatMap(({ ahead }) => {
      if (!ahead?.at(view, decision)) return [];
      const choices = ahead.choices(view);
      return [
        label("a menu ahead", ahead.title),
        ...choices.map((choice) => label("a choice ahead", choice.label)),
        ...some(
          "a choice ahead",
          choices.map((choice) => choice.description),
        ),
      ];
    }),
  ];
}

/** The questions of a random answer to everything that a seat is offered. */
export function atForms<G extends GameTypes>(position: Position<G>, seat: Seat, ids: Set<string>): Read[] {
  return openings(position, seat).flatMap(({ action, view, preset }): Read[] => {
    const why = action.when(view) ?? blocked(action, view, preset);
    if (why) return refusal("a refusal", why);
    const { steps, params } = randomPlay(action, view, position.dice, preset);
    const asked = steps.map(({ step }) => step);
    for (const { input } of asked)
      if (input.kind === "pick")
        for (const { value, label = "" } of input.options)
          if (/[-_:]/.test(value) && !label.startsWith(value)) ids.add(value); // what its label says is a word: a chit “J-3”
    const presets = action.presets({ ...view, params: preset });
    saysNoNameOfParams(action, view, params, ids);
    return [
      ...some(
        "a question",
        asked.map(({ title }) => title),
      ),
      ...asked.flatMap(({ stop }) => refusal("a refusal", stop)),
      ...asked.flatMap(({ input }) => (input.kind === "pick" ? input.options.flatMap(option) : [])),
      ...presets.flatMap((one) => [label("a button", one.label), ...refusal("a refusal", one.refused)]),
      ...some("a remark", action.remarks({ ...view, params })),
    ];
  });
}

/**
 * What a person never typed is never quoted to them: a param that was filled in earlier and is not asked any more is
 * refused in the words of its question, or counts as nothing.
 */
function saysNoNameOfParams<G extends GameTypes>(
  action: Action<G>,
  view: object,
  params: Params,
  ids: Set<string>,
): void {
  const unasked = action.entries.map(({ name }) => name).filter((name) => !Object.hasOwn(params, name));
  for (const name of new Set([...unasked, "surplusParam"]))
    for (const value of ["yes", "no", 1, []]) {
      try {
        const kept = canonical(check(action, view, { ...params, [name]: value }));
        same("words", `what ${action.name} makes of a param that it does not ask for`, canonical(params), kept);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        plainly(ids, "a refusal", error.text);
        if (error.text.includes(`“${name}”`)) violate("words", `a refusal quotes the param ${name}: ${error.text}`);
      }
    }
}

function option({ value, label: text, group, description, detail, refused }: Option): Read[] {
  if (text === undefined && !/^[\p{Lu}\p{N}]/u.test(value)) violate("words", `the choice “${value}” has no name`);
  return [...some("a choice", [text, group, description, detail]), ...refusal("a refusal", refused)];
}

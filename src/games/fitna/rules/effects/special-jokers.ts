/** How Special Jokers strike, how whoever was struck answers, and when one must be played at once. */
import { z } from "zod";
import {
  choice,
  type Frozen,
  game,
  move,
  mustGet,
  type Option,
  onceEach,
  type Refusal,
  subset,
  type View,
  worded,
} from "#engine";
import { type SpaceId, seat } from "../../content/board-types.ts";
import type { SpecialJoker } from "../../content/card-types.ts";
import { NATIONS, type Nation, type SeatId } from "../../content/sides.ts";
import { type Fitna, type Game, seatIdOf, type Table } from "../../state.ts";
import { type Now, open, playing, seen, tell } from "../now.ts";
import { shortName, spaceList, spaceName, told } from "../pieces/words.ts";
import { othersInOrder } from "./cancelling.ts";
import { enemiesIn } from "./enemy-spaces.ts";
import { type Chooser, exactly, type Members } from "./kind.ts";
import { askedBy, takeEffect, whyNotAimedAt } from "./kinds.ts";
import { strike } from "./on-the-map.ts";
import { type Play, play } from "./types.ts";

const { action, procedure, question } = game<Fitna>();

type Eyes = View<Fitna>;

const jokersOf = ({ specialJokers }: Frozen<Pick<Table, "specialJokers">>, seat: SeatId): readonly string[] =>
  specialJokers[seat] ?? [];

/** Whose arms they are. */
const nationOfJoker = ({ holder }: SpecialJoker): Nation => {
  const nation = holder.kind === "commands" ? holder.nation : NATIONS.find((one) => one === holder.seat);
  if (!nation) throw new Error("the checks let a Special Joker of a seat without a nation pass");
  return nation;
};

/** The spaces it may strike; an answer strikes those of the seat that it answers. */
const targetsOf = (view: Eyes, id: string, against: SeatId | null): Members =>
  targetsSeen(seen(view), seatIdOf(view.seat), id, against ?? ANYBODY);

const ANYBODY = "";

const targetsSeen = onceEach((game: Game, seat: SeatId, id: string, against: SeatId | typeof ANYBODY): Members => {
  const c = chooserOf(game, seat, id);
  const { spaces = exactly(0, []) } = askedBy(c);
  if (against === ANYBODY) return spaces;
  const theirs = spaces.options.filter(({ value }) => enemiesIn(game, seat, value).includes(against));
  const others = (space: SpaceId): Refusal => ({
    code: "no-target",
    text: `No unit of ${shortName(game, against)} stands in ${spaceName(game, space)}.`,
    rule: "R-035",
  });
  return exactly(spaces.options.length === 0 ? 0 : strikesOf(c), theirs, others);
});

function chooserOf(game: Game, seat: SeatId, id: string): Chooser {
  const nation = nationOfJoker(mustGet(game.edition.specialJokers, id));
  return { game, seat, nation, source: { kind: "joker", joker: id } };
}

const strikesOf = ({ game, source }: Chooser): number => {
  const effects = source.kind === "joker" ? mustGet(game.edition.specialJokers, source.joker).effects : [];
  return Math.max(0, ...strike.among(effects).map(({ spaces }) => spaces));
};

/** the one that is played when it is received comes before others. */
const isDue = (view: Eyes, joker: string): boolean => mustGet(seen(view).edition.specialJokers, joker).atOnce;

function jokerOptions(view: Eyes, against: SeatId | null): readonly Option[] {
  const own = jokersOf(seen(view).state.table, seatIdOf(view.seat));
  const due = own.filter((joker) => isDue(view, joker));
  return own.map((joker) => {
    const refused = whyNotStruck(view, joker, against, due);
    return {
      value: joker,
      ...worded(view, () => ({ label: seen(view).edition.specialJokers[joker]?.name ?? joker })),
      ...(refused ? { refused } : {}),
    };
  });
}

function whyNotStruck(view: Eyes, joker: string, against: SeatId | null, due: readonly string[]): Refusal | null {
  if (due.length > 0 && !due.includes(joker))
    return { code: "later", text: "Another is played at once, before this one.", rule: "R-191" };
  const { most, options } = targetsOf(view, joker, against);
  if (most > 0) return null;
  const why = options.find(({ refused }) => refused)?.refused;
  return why ?? { code: "no-target", text: "There is nothing that it could strike.", rule: "R-034" };
}

function noJoker(view: Eyes, against: SeatId | null): Refusal | null {
  const options = jokerOptions(view, against);
  if (options.length === 0) return { code: "no-joker", text: "You have no Special Joker.", rule: "R-034" };
  return options.every(({ refused }) => refused) ? (options[0]?.refused ?? null) : null;
}

/** R-034 In one's own Events segment, by whoever has it. */
export const playSpecialJoker = action("play-special-joker", "Play a Special Joker", {
  was: ["special-joker"],
  help: "Strikes without spending a card. No card cancels it; the seat that is struck may answer with its own.",
  common: true,
  when: (view) => noJoker(view, null),
})
  .param(
    "joker",
    "Which Special Joker?",
    choice((c) => jokerOptions(c, null)),
  )
  .param(
    "spaces",
    "What does it strike?",
    subset(
      (c) => targetsOf(c, c.params.joker, null).options,
      (c) => {
        const { least, most } = targetsOf(c, c.params.joker, null);
        return { min: least, max: most };
      },
      (c, word) => whyNotAimedAt(seen(c), targetsOf(c, c.params.joker, null), word),
    ),
  )
  .apply((a) => launch(a, seatIdOf(a.seat), a.params.joker, a.params.spaces, false));

/** The spaces that one of them may strike. */
export const jokerTargets = (view: Eyes, joker: string, against: SeatId | null = null): readonly SpaceId[] =>
  targetsOf(view, joker, against).options.flatMap(({ value, refused }) => (refused ? [] : [value]));

type Strike = { readonly joker: string; readonly spaces: readonly SpaceId[] };

/** The first of them that can strike, on the largest stacks: at a deadline, and for who answers by order. */
export function strikeOnLargest(view: Eyes, against: SeatId | null): Strike {
  const joker = jokerOptions(view, against).find(({ refused }) => !refused)?.value ?? "";
  if (joker === "") return { joker, spaces: [] }; // none of those held can strike now
  const { most } = targetsOf(view, joker, against);
  const targets = jokerTargets(view, joker, against);
  const sizeOf = (space: SpaceId): number =>
    Object.values(view.table.stacks[space] ?? {}).reduce((sum, { size }) => sum + size, 0);
  const largest = [...targets].sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, most);
  return { joker, spaces: targets.filter((space) => largest.includes(space)) };
}

/** R-035 At once, with one's own, at whoever has struck. */
export const answerJoker = action("answer-joker", "Answer with your Special Joker", {
  help: "Strikes the seat that has struck you.",
  common: true,
  when: (view) =>
    view.table.barrage
      ? noJoker(view, view.table.barrage.by)
      : { code: "not-now", text: "No Special Joker has struck you just now.", rule: "R-035" },
})
  .param(
    "joker",
    "With which?",
    choice((c) => jokerOptions(c, c.table.barrage?.by ?? null)),
  )
  .param(
    "spaces",
    "What does it strike?",
    subset(
      (c) => targetsOf(c, c.params.joker, c.table.barrage?.by ?? null).options,
      (c) => {
        const { least, most } = targetsOf(c, c.params.joker, c.table.barrage?.by ?? null);
        return { min: least, max: most };
      },
      (c, word) => whyNotAimedAt(seen(c), targetsOf(c, c.params.joker, c.table.barrage?.by ?? null), word),
    ),
  )
  .apply((a) => {
    const seat = seatIdOf(a.seat);
    const { barrage } = a.state.table;
    if (!barrage) throw new Error("there is nothing to answer");
    a.state.table.barrage = { ...barrage, answered: [...barrage.answered, seat] };
    launch(a, seat, a.params.joker, a.params.spaces, true);
  });

export const passJoker = action("pass-joker", "No answer", {
  timedOut: "no answer",
  was: ["let-joker-be"],
  help: "You keep your Special Joker.",
}).apply(() => {});

function launch(s: Now, seat: SeatId, id: string, spaces: readonly string[], answers: boolean): void {
  const joker = mustGet(playing(s).edition.specialJokers, id);
  s.call(specialJoker, {
    seat,
    source: { kind: "joker", joker: id },
    nation: nationOfJoker(joker),
    spaces,
    target: null,
    draw: null,
    rebuild: [],
    raise: [],
    done: 0,
    stopped: false,
    ends: false,
    answers,
    toAsk: [],
  });
}

interface Barrage extends Play {
  /** Whether it is the answer to another. */
  readonly answers: boolean;
  /** Who may still answer it. */
  toAsk: readonly SeatId[];
}

/** it strikes, changes tension, and those who were struck may answer once each. */
export const specialJoker = procedure<Barrage>("special-joker", {
  notes: play.extend({ answers: z.boolean(), toAsk: z.array(seat) }),
  pace: "whole",
})({
  reveal: (s) => {
    const { seat, spaces, source, answers } = s.data;
    if (source.kind !== "joker") throw new Error("a card is no Special Joker");
    const { table } = s.state;
    table.specialJokers[seat] = jokersOf(table, seat).filter((one) => one !== source.joker);
    tell(s, { chapter: "effects", kind: "special-joker", seat, joker: source.joker, spaces, answers });
    s.data.toAsk = struckBy(s.state.table, s.data, othersInOrder(playing(s), seat));
    return "effects";
  },
  effects: (s) => (takeEffect(s, playing(s)) ? "effects" : "answers"),
  answers: (s) => {
    const { table } = s.state;
    const answered = table.barrage?.answered ?? [];
    const [next, ...rest] = s.data.toAsk.filter((seat) => !answered.includes(seat) && jokersOf(table, seat).length > 0);
    if (next === undefined) return "over";
    s.data.toAsk = rest;
    table.barrage = { by: s.data.seat, answered };
    s.ask(answeringJoker, [next]);
    return "answers";
  },
  over: (s) => {
    if (!s.data.answers) delete s.state.table.barrage;
    return "done";
  },
});

/** Whose units or spaces it is aimed at. */
const struckBy = (
  { control, stacks }: Pick<Table, "control" | "stacks">,
  { spaces }: Pick<Play, "spaces">,
  others: readonly SeatId[],
): readonly SeatId[] =>
  others.filter((seat) => spaces.some((space) => control[space] === seat || stacks[space]?.[seat] !== undefined));

/** the seat strikes with what it has received; where nothing can be struck the joker is lost. */
export const strikeAtOnce = procedure<{ readonly seat: SeatId }>("strike-at-once", {
  notes: z.strictObject({ seat }),
})({
  ask: (s) => {
    const { seat } = s.data;
    const now = playing(s);
    const isDueHere = (id: string): boolean => mustGet(now.edition.specialJokers, id).atOnce;
    const { specialJokers } = s.state.table;
    const due = jokersOf(s.state.table, seat).filter(isDueHere);
    const canStrike = due.some((id) => (askedBy(chooserOf(now, seat, id)).spaces?.most ?? 0) > 0);
    if (canStrike) s.ask(strikingAtOnce, [seat]);
    else specialJokers[seat] = jokersOf(s.state.table, seat).filter((id) => !due.includes(id));
    return "struck";
  },
  struck: () => "done",
});

/** R-035 Whoever was struck may strike back before anything else. */
export const answeringJoker = question.window("answering-joker", {
  window: {
    name: "joker-answer",
    title: "when a Special Joker strikes",
    mode: "wait-all",
    plays: ({ table, seat, content }) => {
      const { specialJokers } = content.editions[table.edition];
      return jokersOf(table, seatIdOf(seat)).map((joker) => specialJokers[joker]?.name ?? joker);
    },
  },
  actions: [answerJoker, passJoker],
  pass: passJoker,
  about: ({ table }) => table.barrage ?? null,
  prompt: (view, { by }) => ({
    question: `${shortName(open(view), by)} has struck you with a Special Joker. Do you answer with yours?`,
    facts: ["Yours strikes, and then leaves the game."],
  }),
  fallback: () => move(passJoker),
});

/** R-191 The Joker that an intervention brings is played there and then. */
export const strikingAtOnce = question.turn("striking-at-once", {
  actions: [playSpecialJoker],
  prompt: () => ({ question: "What do you do?", facts: [] }),
  fallback: (view) => move(playSpecialJoker, strikeOnLargest(view, null)),
});

export const jokerTold = told("special-joker", {
  about: { kind: "cards", weight: 2, plays: true },
  line: (event, names) => {
    const answer = event.answers ? ", in answer" : "";
    const { name } = names.edition.specialJokers[event.joker] ?? { name: event.joker };
    return `${shortName(names, event.seat)}: Special Joker ${name} on ${spaceList(names, event.spaces)}${answer}.`;
  },
});

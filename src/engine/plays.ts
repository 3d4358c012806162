import type { Action } from "./action.ts";
import type { Decision } from "./decision.ts";
import type { Definition } from "./definition.ts";
import type { GameTypes, View } from "./game-types.ts";
import type { OpenOffer } from "./offers.ts";
import type { Question } from "./question.ts";
import type { ReactionWindow } from "./windows.ts";

/** What seats may do without being asked, as long as `when` holds. */
export interface FreeActions<G extends GameTypes> {
  readonly free: readonly Action<G>[];
  readonly when: (view: View<G>) => boolean;
}

/** All that seats are asked and may do, in the order of the rulebook, which is that of the commands. */
export type Plays<G extends GameTypes> = readonly (Question<G> | FreeActions<G>)[];

const isFree = <G extends GameTypes>(play: Plays<G>[number]): play is FreeActions<G> => "free" in play;

export const questionsIn = <G extends GameTypes>(plays: Plays<G>): readonly Question<G>[] =>
  plays.flatMap((play) => (isFree(play) ? [] : [play]));

type Derived = "actions" | "windows" | "free" | "offers";

/** What a definition's rules have from what is played. */
export function played<G extends GameTypes>(plays: Plays<G>): Pick<Definition<G>, Derived> {
  const actions = plays.flatMap((play) => (isFree(play) ? play.free : play.actions));
  const windows = questionsIn(plays).flatMap(({ window }): readonly ReactionWindow<G>[] => (window ? [window] : []));
  const offering = questionsIn(plays).filter(({ kind }) => kind === "offer");
  const free = plays.filter(isFree).map((one) => ({ names: one.free.map(({ name }) => name), when: one.when }));
  return {
    actions: [...new Set(actions)],
    windows: [...new Set(windows)],
    free: (view) => free.flatMap(({ names, when }) => (when(view) ? names : [])),
    offers: (view) => inOrder(offering.map((question) => question.offers(view))),
  };
}

/** Proposals of several kinds, the oldest first. */
function inOrder(kinds: readonly (readonly OpenOffer[])[]): readonly OpenOffer[] {
  const open = kinds.filter((offers) => offers.length > 0);
  const age = ({ id }: OpenOffer): number => Number(id.slice(1));
  return open.length > 1 ? open.flat().sort((a, b) => age(a) - age(b)) : (open[0] ?? []);
}

/** By what an open question is known: its name where somebody has noted it, else its kind, window and actions. */
export type AskedAs = Pick<Decision, "kind" | "window" | "actions" | "question">;

/** Which question a decision is. */
export class QuestionTable<G extends GameTypes> {
  readonly #questions: readonly Question<G>[];
  readonly #byLooks = new Map<string, Question<G>>();
  readonly #byName = new Map<string, Question<G>>();

  /** Throws if two questions have the same name or look alike, so that nobody could tell which one is open. */
  constructor(questions: readonly Question<G>[]) {
    this.#questions = questions;
    for (const question of questions) {
      const { name, kind, window, actions } = question;
      const looks = looksOf(kind, window?.name ?? null, names(actions));
      const other = this.#byLooks.get(looks) ?? this.#byName.get(name);
      if (other) throw new Error(`the questions ${other.name} and ${name} cannot be told apart`);
      this.#byLooks.set(looks, question);
      this.#byName.set(name, question);
    }
  }

  /** Throws if it is none. */
  of({ kind, window, actions, question }: AskedAs): Question<G> {
    if (question !== undefined) {
      const named = this.#byName.get(question);
      if (named) return named;
    }
    const found = this.#byLooks.get(looksOf(kind, window, actions)) ?? this.#asked(kind, window, actions);
    if (!found) throw new Error(`no question asks for ${actions.join(", ")} (${kind})`);
    return found;
  }

  /** One that an earlier release has put, which knew fewer answers to it. */
  #asked(kind: AskedAs["kind"], window: AskedAs["window"], asked: readonly string[]): Question<G> | undefined {
    return this.#questions.find(
      (one) =>
        one.kind === kind &&
        (one.window?.name ?? null) === window &&
        asked.every((name) => one.actions.some((action) => action.name === name)),
    );
  }
}

const names = <G extends GameTypes>(actions: readonly Action<G>[]): readonly string[] =>
  actions.map(({ name }) => name);
const looksOf = (kind: string, window: string | null, actions: readonly string[]): string =>
  `${kind} ${window ?? ""} ${actions.join()}`;

/** All that seats are asked and may do in a game, and which question an open one is. */
import type { Action } from "./action.ts";
import type { Decision } from "./decision.ts";
import type { Definition } from "./definition.ts";
import type { GameTypes, View } from "./game-types.ts";
import type { OpenOffer } from "./offers.ts";
import type { Looks, Question } from "./question.ts";
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
    free: (view) => {
      const open = free.filter(({ when }) => when(view));
      return open.length === 1 && open[0] ? open[0].names : open.flatMap(({ names }) => names);
    },
    offers: (view) => inOrder(offering.map((question) => question.offers(view))),
  };
}

/** Proposals of several kinds, the oldest first. */
function inOrder(kinds: readonly (readonly OpenOffer[])[]): readonly OpenOffer[] {
  const open = kinds.filter((offers) => offers.length > 0);
  const age = ({ id }: OpenOffer): number => Number(id.slice(1));
  return open.length > 1 ? open.flat().sort((a, b) => age(a) - age(b)) : (open[0] ?? []);
}

/** By what an open question is known: its name where somebody has noted it, else what it looks like. */
export type AskedAs = Looks & Pick<Decision, "question">;

/** Which question a decision answers. */
export class QuestionTable<G extends GameTypes> {
  readonly #questions: readonly Question<G>[];
  /** By the first of their actions: every page asks, and most decisions have few to be told from. */
  readonly #byFirst = new Map<string, Known<G>[]>();
  readonly #byName = new Map<string, Question<G>>();

  /** Throws if two questions have the same name or look alike, so that nobody could tell which one is open. */
  constructor(questions: readonly Question<G>[]) {
    this.#questions = questions;
    for (const question of questions) {
      for (const looks of question.looks) this.#know({ question, looks });
      const other = this.#byName.get(question.name);
      if (other) throw alike(other, question);
      this.#byName.set(question.name, question);
    }
  }

  #know(known: Known<G>): void {
    const other = this.#looking(known.looks);
    if (other) throw alike(other, known.question);
    const [first = ""] = known.looks.actions;
    this.#byFirst.set(first, [...(this.#byFirst.get(first) ?? []), known]);
  }

  /** Throws if there is no such question. */
  of(decision: AskedAs): Question<G> {
    const found = this.find(decision) ?? this.#fewer(decision);
    if (!found) throw new Error(`no question asks for ${decision.actions.join(", ")} (${decision.kind})`);
    return found;
  }

  /** Undefined: none of these, put as they are declared. */
  find(decision: AskedAs): Question<G> | undefined {
    const named = decision.question === undefined ? undefined : this.#byName.get(decision.question);
    return named ?? this.#looking(decision);
  }

  #looking(looks: Looks): Question<G> | undefined {
    for (const known of this.#byFirst.get(looks.actions[0] ?? "") ?? [])
      if (looksAlike(known.looks, looks)) return known.question;
    return undefined;
  }

  /** One that an earlier release has put, which knew fewer answers to it. */
  #fewer({ kind, window, actions }: Looks): Question<G> | undefined {
    return this.#questions.find(
      (one) =>
        one.kind === kind &&
        (one.window?.name ?? null) === window &&
        actions.every((name) => one.actions.some((action) => action.name === name)),
    );
  }
}

interface Known<G extends GameTypes> {
  readonly question: Question<G>;
  readonly looks: Looks;
}

const alike = ({ name }: { readonly name: string }, other: { readonly name: string }): Error =>
  new Error(`the questions ${name} and ${other.name} cannot be told apart`);

function looksAlike(one: Looks, other: Looks): boolean {
  const { kind, window, actions } = other;
  if (one.kind !== kind || one.window !== window || one.actions.length !== actions.length) return false;
  return actions.every((name, i) => one.actions[i] === name);
}

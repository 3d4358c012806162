/** What kept rules of an earlier release are asked when a log is replayed, and what they answer. */
import { type Definition, type Envelope, type GameTypes, type PackFiles, type Rulebook, rulebook } from "#engine";
import { type ProvenRow, replayed } from "./history.ts";
import { upgradedState } from "./origin.ts";
import { pinnedContent } from "./pinned-pack.ts";
import { readState, stateText, textHash } from "./state-text.ts";

/**
 * What an engine is asked and answers, as JSON. Engines are kept for as long as campaigns: what has been asked by one
 * release is asked by all later ones, and a change of it has another number.
 */
export const INTERFACE = 2;

/** For engines that do not say what rows have told. They are asked the same, for rows of the chain's format 1. */
export const STATES_ONLY = 1;

/**
 * The pack that a campaign is played with, and its hash; `drawn`: files that only pictures are drawn from, if it lacks
 * them.
 */
export interface Packed {
  readonly pack: PackFiles;
  readonly content: string;
  readonly drawn: PackFiles;
}

export type Question =
  | { readonly ask: "about" }
  /** Rows that begin with an origin. */
  | (Packed & { readonly ask: "replay"; readonly secret: string; readonly rows: readonly ProvenRow[] })
  /** A state that other rules have left, as text, and the version of those. */
  | (Packed & { readonly ask: "upgrade"; readonly state: string; readonly rules: string });

export interface About {
  readonly interface: number;
  readonly game: string;
  readonly rules: string;
  readonly stateVersion: number;
}

/** What playing rows again has given. */
export interface Replayed {
  /** The hash of the state after each row that could be played. */
  readonly states: readonly string[];
  /** The digest of what each of them told where the chain has one, else null. Left out by engines that do not say it. */
  readonly events?: readonly (string | null)[];
  /** The text of the last of these states; null: there is none. */
  readonly last: string | null;
  /** Why the next row could not be played; null: all were. */
  readonly stopped: string | null;
}

/** The text of the state that an upgrade makes. */
export interface Upgraded {
  readonly state: string;
}

/** Only the rules: the parts of a definition that lead from a log to its states. */
type Rules = Omit<Partial<Definition<GameTypes>>, "id" | "rules" | "stateVersion"> &
  Pick<Definition<GameTypes>, "id" | "rules" | "stateVersion">;

/** The one function of an engine: a question as JSON, its answer as JSON. Throws where the question makes no sense. */
export function answering(rules: Rules): (question: string) => string {
  const whole = { orders: [], queries: [], ...rules };
  const definition = whole as unknown as Definition<GameTypes>; // what people see and are told no replay asks for
  return (question) => JSON.stringify(answer(definition, JSON.parse(question) as Question)); // the host's own
}

function answer(definition: Definition<GameTypes>, question: Question): About | Replayed | Upgraded {
  switch (question.ask) {
    case "about": {
      const { id, rules, stateVersion } = definition;
      return { interface: INTERFACE, game: id, rules, stateVersion };
    }
    case "replay":
      return replay(definition, question);
    case "upgrade": {
      const { state } = upgradedState(bookOf(definition, question), readState(question.state, question.rules));
      return { state: stateText(state) };
    }
  }
}

const bookOf = (definition: Definition<GameTypes>, { pack, content, drawn }: Packed): Rulebook<GameTypes> =>
  rulebook(
    definition,
    pinnedContent(definition, pack, () => drawn),
    content,
  );

function replay(definition: Definition<GameTypes>, question: Question & { ask: "replay" }): Replayed {
  const states: string[] = [];
  const events: (string | null)[] = [];
  let last: string | null = null;
  let before: Envelope<GameTypes> | undefined;
  try {
    for (const { state, events: told } of replayed(bookOf(definition, question), question.rows, question.secret)) {
      last = stateText(state, before);
      states.push(textHash(last));
      events.push(told);
      before = state;
    }
    return { states, events, last, stopped: null };
  } catch (error) {
    return { states, events, last, stopped: error instanceof Error ? error.message : String(error) };
  }
}

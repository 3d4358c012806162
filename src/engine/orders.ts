/** Standing orders as services use them: how long each counts, and presets that give several at one press. */
import type { Decision, Move } from "./decision.ts";
import type { GameTypes, PublicView, View } from "./game-types.ts";
import type { Params } from "./inputs.ts";
import type { Group } from "./params.ts";

/** What a seat can have decided for it the moment a question opens. */
export interface StandingOrder<G extends GameTypes> {
  readonly name: string;
  /** What earlier releases called it. */
  readonly was?: readonly string[];
  readonly title: string;
  readonly form: Group<unknown>;
  /** Whether it is about this question, even if it says nothing as things are. Left out: nobody knows. */
  isAbout?(decision: Pick<Decision, "kind" | "window" | "actions">): boolean;
  /** The move, or null where the order says nothing about this decision. */
  decide(view: View<G>, decision: Decision, params: Params): Move | null;
  /**
   * Whether the seat wants to be asked this question in spite of its order: "ask me in Bint Jbeil". What everyone sees
   * decides, never a hand, for others see that the game waits. Left out: it never does.
   */
  asks?(view: PublicView<G>, decision: Pick<Decision, "kind" | "window" | "actions">, params: Params): boolean;
  /** How it is offered under a question that comes before: answers given ahead. Left out where it is not. */
  readonly ahead?: Ahead<G>;
}

/** How long an answer given ahead counts. */
export const ENDS = ["turn", "phase", "changed"] as const;
export type End = (typeof ENDS)[number];

/** A standing order as a menu under a question. */
export interface Ahead<G extends GameTypes> {
  /** What the menu is about: "After the reveal". */
  readonly title: string;
  /** How long what is chosen counts, where a choice says nothing else: this turn, this phase, or until it is changed. */
  readonly until: End;
  /** The windows whose questions it answers: "ask me" makes the campaign wait for this seat there. */
  readonly windows: readonly string[];
  /** Whether it is offered under this question. Only public facts decide: the same for every hand. */
  at(view: View<G>, decision: Decision): boolean;
  /** At most 25, the same list for every hand; the first one counts where nothing was ever said. */
  choices(view: View<G>): readonly AheadChoice[];
}

export interface AheadChoice {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  /** The order's params; "ask": the seat wants to be asked; "none": no order is kept, and the default mode holds. */
  readonly params: Params | "ask" | "none";
  /** How long this choice counts, where that differs from its menu: "this turn" beside "until I change it". */
  readonly until?: End;
}

/** Standing orders that belong together, given at one press; each can be changed afterwards. */
export interface OrderPreset<G extends GameTypes> {
  readonly name: string;
  /** What earlier releases called it. */
  readonly was?: readonly string[];
  readonly title: string;
  /** What it means, in a sentence. */
  summary(view: View<G>): string;
  /** Params by order, "ask" and "none" as in menus; orders that are not named stay as they are. */
  orders(view: View<G>): { readonly [order: string]: AheadChoice["params"] };
}

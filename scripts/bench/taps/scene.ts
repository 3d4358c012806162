import type { Decision, Move } from "#engine";
import type { Manner, Situation } from "../../../src/cli/demo/manner.ts";
import type { Wanted } from "../../../src/cli/robot/robot.ts";
import { allOf, answersTo } from "../../../src/discord/seat/state/answers.ts";

/** One answer whose taps are counted where a campaign comes to the place for it. */
export interface TapScene {
  readonly name: string;
  /** Counts all that the seat taps from there to the end of its turn. */
  readonly turn?: {
    /** What it does in it, how often, and how it does so once more. */
    readonly action: string;
    readonly times: number;
    readonly more: TapScene["wants"];
    /** What another seat's turn begins with. */
    readonly next: string;
  };
  /** The answer; null: it cannot be given here. */
  wants(situation: Situation): Promise<Wanted | null> | Wanted | null;
}

/** Plays as another manner does, but where a scene is possible for the first time. */
export class ScenePlay {
  readonly manner: Manner;
  readonly #left: Set<TapScene>;

  constructor(manner: Manner, scenes: readonly TapScene[]) {
    this.#left = new Set(scenes);
    this.manner = {
      ...manner,
      wants: async (situation) => (await this.#next(situation)) ?? (await manner.wants(situation)),
    };
  }

  /** Names of the scenes that have not been possible yet. */
  get left(): readonly string[] {
    return [...this.#left].map(({ name }) => name);
  }

  /** It was not what it should be: it is looked for once more. */
  again(scene: TapScene): void {
    this.#left.add(scene);
  }

  async #next(situation: Situation) {
    for (const scene of this.#left) {
      const wanted = await scene.wants(situation);
      if (!wanted) continue;
      this.#left.delete(scene);
      return { ...wanted, scene: scene.name };
    }
    return null;
  }
}

/** Where this action answers. */
export const asked =
  (action: string, wants: TapScene["wants"]): TapScene["wants"] =>
  (at) =>
    at.decision.actions.includes(action) ? wants(at) : null;

/** The answer of this name, on a button or in a menu: the first whose label fits. */
export function byButton({ seatView, decision }: Situation, label: RegExp): Wanted | null {
  const found = allOf(answersTo(seatView, decision)).find((answer) => label.test(answer.label));
  return found ? { moves: found.moves, say: found.ahead ?? [] } : null;
}

/** The same, of an offer that lies before the seat. */
export function onOffer(at: Situation, label: RegExp, fits: (offer: Decision) => boolean = () => true): Wanted | null {
  const offer = offers(at).find(fits);
  return offer ? byButton({ ...at, decision: offer }, label) : null;
}

/** The offers that ask the seat. */
export const offers = ({ seatView }: Situation): readonly Decision[] =>
  seatView.decisions.filter(({ kind, invited }) => kind === "offer" && invited);

/** Only one row, after which the step goes on, if nothing it rolls or asks ends it; null: it is not possible. */
export async function asRow({ eyes }: Situation, move: Move): Promise<Wanted | null> {
  const { rows } = await eyes.trial([move]);
  const state = rows[0]?.state;
  return state === "possible" || state === "stops" ? { moves: [move], end: false } : null;
}

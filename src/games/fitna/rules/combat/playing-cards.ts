import { type Frozen, game, move, type Prompt, type ReactionWindow, type View } from "../../../../engine/index.ts";
import type { Fitna } from "../../state.ts";
import { seen } from "../now.ts";
import { announceable, isCancel, noAssets, playAssets } from "./announcing.ts";
import { cardOf } from "./cards.ts";
import { fightLines } from "./fight-lines.ts";
import type { Offensive } from "./types.ts";

const { question } = game<Fitna>();

/** cards for one side of an offensive. Four cases, which orders and computer players tell apart. */
const cards = {
  actions: [playAssets, noAssets],
  about: ({ table }: View<Fitna>) => table.offensive,
  prompt: (view: View<Fitna>, { by, announcing }: Frozen<Offensive>): Prompt => {
    const isAttacking = by === view.seat && announcing?.role === "attacker";
    const only = announcing?.cancelsOnly ? " Only cancels count now." : "";
    return {
      question: `${isAttacking ? "Which cards support your attack?" : "Which cards defend?"}${only}`,
      facts: [...fightLines(view), ...playable(view)],
    };
  },
  fallback: () => move(noAssets),
};

/** "You can play: Snipers (1 to the right); SAM cancels Close Air Support." */
function playable(view: View<Fitna>): readonly string[] {
  const able = announceable(view).filter(({ refused }) => !refused);
  if (able.length === 0) return [];
  const words = able.map(({ value, label = value, description = "" }) =>
    description === "" || isCancel(value) ? label : `${label} (${description})`,
  );
  return [`You can play: ${words.join("; ")}.`];
}

/** The attacker's, who is at the game anyway. */
export const supporting = question.turn("supporting", cards);

/** Section 7: a window for cards of a seat that does not attack. Orders answer; it is asked where it wants to be. */
const windowOf = (
  name: string,
  title: string,
  ...kinds: readonly ("combat" | "turn" | "reaction")[]
): ReactionWindow<Fitna> => ({
  name,
  title,
  mode: "standing-only",
  plays: (view) => {
    const { edition } = seen(view);
    return view.hand.cards
      .map((card) => cardOf(edition, card))
      .filter(({ uses }) => uses.some(({ when }) => kinds.some((one) => one === when)))
      .map(({ name }) => name);
  },
});

export const defending = question.window("defending", {
  ...cards,
  window: windowOf("defence", "when somebody is attacked (cards for the defence)", "combat", "turn"),
  pass: noAssets,
});

export const cancelling = question.window("cancelling", {
  ...cards,
  window: windowOf("cancel", "when the attacker plays cards (cancels)", "reaction"),
  pass: noAssets,
});

/** of whoever neither moves the Kurds nor fights against them. */
export const lendingCards = question.window("lending-cards", {
  ...cards,
  window: windowOf("lend", "when Kurds without a seat attack", "combat"),
  pass: noAssets,
});

import { mustGet, type Prompt, type View } from "../../../engine/index.ts";
import { double, earned, sourceName, sources } from "../income.ts";
import type { Baghdad } from "../state.ts";
import { counted } from "../wording.ts";
import type { Chapter } from "./chapter.ts";

/** Income, and what doubles it. */
export const civic: Chapter = {
  prompt: (view, { window }) => (window === "W7" ? doubling(view) : null),
  label: (view, { action, params }) => {
    if (action !== double.name) return null;
    const source = String(params.source);
    return `Double ${earned(view.table, view.seat, source)} PP from ${sourceName(view.content, source)}`;
  },
};

function doubling({ content, table, seat }: View<Baghdad>): Prompt {
  const own = sources(content, table, seat).map(
    (one) => `${earned(table, seat, one)} from ${sourceName(content, one)}`,
  );
  const { pp, cards } = mustGet(table.sides, seat);
  return {
    question: "Do you double an income by InfoWar?",
    facts: [`You have just received: ${own.join(", ")} (${pp} PP now).`, `You have ${counted(cards, "card")}.`],
  };
}

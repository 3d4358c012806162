import { mustGet, type Prompt, type View } from "../../../engine/index.ts";
import { stopStreet } from "../arab-street.ts";
import { STREET_CARDS } from "../rulebook-figures.ts";
import type { Baghdad } from "../state.ts";
import { counted, inList } from "../wording.ts";
import type { Chapter } from "./chapter.ts";

/** R-24: nobody is asked but who wants to be, before each card. */
export const street: Chapter = {
  prompt: (view, { window }) => (window === "W3" ? prompt(view) : null),
  label: ({ content }, { action, params }) =>
    action === stopStreet.name ? `Play ${mustGet(content.arms, String(params.card)).name}` : null,
  notice: ({ table }) =>
    table.phase === "street" ? [`${counted(table.streetDeck, "Arab Street card")} left; ${STREET_CARDS} a turn.`] : [],
};

function prompt({ content, table }: View<Baghdad>): Prompt {
  const { turned, turnedNow, streetDeck } = table;
  const names = turned.slice(turned.length - turnedNow).map((id) => mustGet(content.street, id).name);
  return {
    question: `Do you stop the Arab Street before card ${turnedNow + 1} of ${STREET_CARDS}?`,
    facts: [
      `${counted(streetDeck, "card")} left. ${names.length > 0 ? `Turned up this turn: ${inList(names)}.` : "None is turned up yet this turn."}`,
    ],
  };
}

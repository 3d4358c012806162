/** The standing order for the draft: which kinds of card to keep from the packet, the most wanted first. */
import { choice, game, move, type Option, rows, type View } from "#engine";
import type { CardId } from "../../content/pack.ts";
import { decline, draft, take } from "../../rules/arms-bazaar.ts";
import { room } from "../../rules/cards/hands.ts";
import { cardText } from "../../rules/cards/words.ts";
import type { Baghdad } from "../../state.ts";

const { form, order } = game<Baghdad>();

interface Wanted {
  readonly card: CardId;
}

/** How many kinds can be wanted, in order. */
const MOST = 10;

/** keeps the first of these that is in the packet, as long as the hand has room. */
export const drafting = order(
  "wanted",
  {
    title: "Arms Bazaar: keep the first of these",
    form: form()
      .param(
        "wanted",
        "Which cards, the one you want most first?",
        rows((c: View<Baghdad>, wanted: readonly Wanted[]) =>
          wanted.length < MOST
            ? form().param(
                "card",
                "Which card?",
                choice(() => kinds(c, wanted)),
              )
            : null,
        ),
      )
      .param(
        "else",
        "If none of them is there?",
        choice(() => [
          { value: "ask", label: "Ask me" },
          { value: "none", label: "Keep none" },
        ]),
      ),
  },
  (answers) => [
    answers(draft, ({ content, table, seat, hand }, _, params) => {
      if (room(content, table, seat) <= 0) return null;
      const card = params.wanted.map((wish) => wish.card).find((one) => hand.packet.includes(one));
      if (card !== undefined) return move(take, { card });
      return params.else === "none" ? move(decline) : null;
    }),
  ],
);

const kinds = ({ content }: View<Baghdad>, wanted: readonly Wanted[]): Option[] =>
  Object.entries(content.arms)
    .filter(([id]) => !wanted.some(({ card }) => card === id))
    .map(([value, { name }]) => ({ value, label: name, detail: cardText(content, value) }));

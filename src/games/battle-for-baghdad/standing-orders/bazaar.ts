import { z } from "zod";
import { choice, game, type Option, rows, type StandingOrder, type View } from "../../../engine/index.ts";
import { decline, take } from "../arms-bazaar.ts";
import { room } from "../cards/hands.ts";
import { cardText } from "../cards/words.ts";
import type { CardId } from "../content.ts";
import type { Baghdad } from "../state.ts";

const { form } = game<Baghdad>();

interface Wanted {
  readonly card: CardId;
}

/** So many kinds can be wanted, in order. */
const MOST = 10;

/** keeps the first of these that is in the packet, as long as the hand has room. */
export const drafting: StandingOrder<Baghdad> = {
  name: "wanted",
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
  decide: ({ content, table, seat, hand }, { actions }, params) => {
    if (!actions.includes(take.name) || room(content, table, seat) <= 0) return null;
    const card = wishList
      .parse(params.wanted)
      .map((wish) => wish.card)
      .find((one) => hand.packet.includes(one));
    if (card !== undefined) return { action: take.name, params: { card } };
    return params.else === "none" ? { action: decline.name, params: {} } : null;
  },
};

/** As the form above has checked them. */
const wishList = z.array(z.object({ card: z.string() }));

const kinds = ({ content }: View<Baghdad>, wanted: readonly Wanted[]): Option[] =>
  Object.entries(content.arms)
    .filter(([id]) => !wanted.some(({ card }) => card === id))
    .map(([value, { name }]) => ({ value, label: name, detail: cardText(content, value) }));

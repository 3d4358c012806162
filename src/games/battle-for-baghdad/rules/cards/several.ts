/** How several cards are chosen from a hand, one after the other, where copies are alike. */
import { type Ctx, choice, game, type Param, type Refusal, rows, type View } from "#engine";
import type { CardId } from "../../content/pack.ts";
import { counted } from "../../content/wording.ts";
import type { Baghdad } from "../../state.ts";
import { cardCalled, listed, without } from "./hands.ts";

const { form } = game<Baghdad>();

interface Row {
  readonly card: CardId;
}

interface Size {
  readonly least: number;
  readonly most: number;
}

/** Cards of a hand, one after the other: copies are alike, and can all be chosen. */
export const several = <P>(
  among: (c: Ctx<Baghdad, P>) => readonly CardId[],
  size: (c: Ctx<Baghdad, P>) => Size,
): Param<Ctx<Baghdad, P>, readonly Row[]> =>
  rows<Ctx<Baghdad, P>, Row>(
    (c, picked) => {
      if (picked.length >= size(c).most) return null;
      const left = without(among(c), cardsOf(picked));
      return form().param(
        "card",
        "Which card?",
        choice(
          () => listed(c, left),
          (_, word) => notAmong(c, word, among(c)),
        ),
      );
    },
    (c, picked) => {
      const { least } = size(c);
      return picked.length >= least ? null : { code: "too-few", text: missing(least, picked.length) };
    },
  );

const missing = (least: number, picked: number): string =>
  `${counted(least, "card")} must be chosen, not ${picked === 0 ? "none" : picked}.`;

/** Why a card cannot be chosen: it is not there, or each copy of it is chosen already. */
function notAmong({ content }: View<Baghdad>, word: string, all: readonly CardId[]): Refusal | null {
  const card = cardCalled(content, word);
  if (!card) return null;
  const why = all.includes(card.id) ? "is chosen already" : "is not among these cards";
  return { code: "not-a-choice", text: `**${card.name}** ${why}.`, rule: "R-13" };
}

export const cardsOf = (rows: readonly Row[] = []): readonly CardId[] => rows.map(({ card }) => card);

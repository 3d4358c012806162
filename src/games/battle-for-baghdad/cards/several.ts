import { type Ctx, choice, game, type Param, rows } from "../../../engine/index.ts";
import type { Baghdad, CardId } from "../state.ts";
import { listed, without } from "./hands.ts";

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
        choice(() => listed(c, left)),
      );
    },
    (c, picked) => {
      const { least } = size(c);
      return picked.length >= least ? null : { code: "too-few", text: `at least ${least} must be chosen` };
    },
  );

export const cardsOf = (rows: readonly Row[] = []): readonly CardId[] => rows.map(({ card }) => card);

import { cardName, type Names } from "../pieces/words.ts";
import type { Source } from "./types.ts";

/** "Air Strike", "Israeli strikes". */
export const sourceName = (names: Pick<Names, "edition">, source: Source): string =>
  source.kind === "card"
    ? cardName(names, source.card)
    : (names.edition.specialJokers[source.joker]?.name ?? source.joker);

import { cardName, count, list, type Names, shortName, spaceName, unitName } from "../pieces/words.ts";
import type { MovementEvent, MovementSecret } from "./events.ts";

export function describeMovement(event: MovementEvent, names: Names): string | null {
  switch (event.kind) {
    case "planned": {
      const { labels, cards } = names.edition;
      const spent = event.cards.map((card) => `${cardName(names, card)} ${cards[card]?.op ?? 0}`);
      const by = event.depot ? "Strategic Depot" : spent.length > 0 ? list(spent) : "no card";
      const what = `${count(event.moves, "unit move")}, ${count(event.offensives, "offensive")}`;
      return `${shortName(names, event.seat)}: ${by} for ${labels.op}s: ${what}.`;
    }
    case "supply": {
      const spaces = (ids: readonly string[]): string => list(ids.map((id) => spaceName(names, id)));
      const lines = [
        ...(event.isolated.length > 0 ? [`Isolated: ${spaces(event.isolated)}.`] : []),
        ...(event.supplied.length > 0 ? [`In supply again: ${spaces(event.supplied)}.`] : []),
      ];
      return lines.length > 0 ? lines.join(" ") : null;
    }
  }
}

export const describeOwnMovement = ({ units }: MovementSecret, names: Names): string =>
  `Moved: ${list(units.map((id) => unitName(names, id)))}.`;

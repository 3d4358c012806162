/** Which cards a standing order spends on a defence, and with which it cancels the attacker's. */
import type { View } from "#engine";
import { cardOf } from "../../rules/combat/cards.ts";
import { battleOf, offensiveOf } from "../../rules/combat/fighters.ts";
import { announceable } from "../../rules/combat/playing-cards.ts";
import { columnsWorth, oddsOf } from "../../rules/combat/shifts.ts";
import { choices } from "../../rules/movement/crowding.ts";
import { seen } from "../../rules/now.ts";
import type { Fitna } from "../../state.ts";
import { covers } from "./spaces.ts";

type Eyes = View<Fitna>;

/** Where an order spends which cards, and how many; it cancels those of the attacker there, everywhere or nowhere. */
interface Spending {
  readonly spaces?: readonly string[];
  /** By name; none: all are allowed. */
  readonly cards?: readonly string[];
  readonly most: string;
  /** The column, by number. */
  readonly from: string;
  readonly cancel: "never" | "here" | "always";
}

/** A card that an order may announce, and the columns that it is worth. */
interface Spendable {
  readonly value: string;
  readonly columns: number;
}

/** Cards for the defence: the fewest of those allowed that bring the column below the line; without a line, the best. */
export function defenceBy(view: Eyes, params: Spending): readonly string[] {
  const game = seen(view);
  const { target } = offensiveOf(game.state.table);
  if (!covers(view, params.spaces ?? [], target)) return [];
  const { start, net } = oddsOf(game.edition, battleOf(game));
  const line = Number(params.from);
  if (start + net < line) return [];
  const most = Number(params.most);
  const cards = spendable(view, params);
  const found = fewest(cards, start + net - line + 1, most);
  return (found ?? best(cards, most)).map(({ value }) => value);
}

function spendable(view: Eyes, params: Spending): readonly Spendable[] {
  const game = seen(view);
  const battle = battleOf(game);
  const { announcing } = offensiveOf(game.state.table);
  const cards = announceable(view).flatMap(({ value, refused }) => {
    const card = Number(value);
    if (refused || !announcing || Number.isNaN(card) || !isAllowed(view, params, card)) return [];
    return [{ value, card, columns: columnsWorth(game.edition, battle, card, announcing.role) }];
  });
  const useful = cards.filter(({ columns }) => columns > 0);
  const names = useful.map(({ card }) => cardOf(game.edition, card).name);
  return useful.filter((_, i) => names.indexOf(names[i] ?? "") === i); // no asset twice
}

/** Among the combinations of the fewest cards that shift enough, the one that shifts least. */
function fewest(cards: readonly Spendable[], needed: number, most: number): readonly Spendable[] | null {
  for (let size = 1; size <= Math.min(most, cards.length); size++) {
    const enough = choices(cards, size).filter((some) => worth(some) >= needed);
    const [least] = enough.toSorted((a, b) => worth(a) - worth(b));
    if (least) return least;
  }
  return null;
}

const best = (cards: readonly Spendable[], most: number): readonly Spendable[] =>
  cards.toSorted((a, b) => b.columns - a.columns).slice(0, most);

const worth = (cards: readonly Spendable[]): number => cards.reduce((sum, { columns }) => sum + columns, 0);

/** one card against each of the enemy's that can be cancelled, as far as those allowed go. */
export function cancelsBy(view: Eyes, params: Spending): readonly string[] {
  const { target } = offensiveOf(seen(view).state.table);
  const { cancel } = params;
  if (cancel === "never" || (cancel === "here" && !covers(view, params.spaces ?? [], target))) return [];
  const picked: string[] = [];
  for (;;) {
    const next = announceable(view, picked).find(
      ({ value, refused }) => !refused && value.includes(">") && isAllowed(view, params, Number(value.split(">")[0])),
    );
    if (!next || picked.includes(next.value)) return picked;
    picked.push(next.value);
  }
}

function isAllowed(view: Eyes, { cards: allowed = [] }: Spending, card: number): boolean {
  return allowed.length === 0 || allowed.includes(cardOf(seen(view).edition, card).name);
}

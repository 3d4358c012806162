/** What a seat has for its Action, and what binds it. */
import { mustGet, type View } from "#engine";
import { screenOf, zone } from "../../content/pack.ts";
import { counted, UNIT_NAMES } from "../../content/wording.ts";
import type { Baghdad } from "../../state.ts";
import { agreementLines } from "../coalition/words.ts";
import { valued } from "../combat/warfare.ts";
import { ability } from "../map/control.ts";
import { modeBarred } from "./modes.ts";
import { cardPrice } from "./prices.ts";
import { reactivation } from "./purchases.ts";
import { movesLeft } from "./stack.ts";

/** "6 PP · pool 7 Security, 8 Infrastructure · hand 4 of 6 cards · a card costs 1, then 3 PP · 2 Moves". */
export function means(view: View<Baghdad>): string {
  const { content, table, seat } = view;
  const { pp, pool, cards } = mustGet(table.sides, seat);
  const { handLimit } = screenOf(content, table.seats.length, seat);
  return [
    `${pp} PP`,
    `pool ${pool.security} Security, ${pool.infrastructure} Infrastructure`,
    `hand ${cards} of ${counted(handLimit, "card")}`,
    ...(table.recruit ? [`a card costs ${cardCost(view)} PP`] : []),
    `${counted(movesLeft(view), "Move")}${table.move && table.move.used > 0 ? " left" : ""}`,
  ].join(" · ");
}

/** "1, then 3", "3". */
function cardCost({ content, table, seat }: View<Baghdad>): string {
  const { recruit } = table;
  if (!recruit) return `${table.price}`;
  const price = cardPrice(content, table, recruit);
  const discount = ability(content, table, seat, "cardDiscount");
  const last = discount !== undefined && recruit.bought + 1 >= discount.first;
  return price !== table.price && last ? `${price}, then ${table.price}` : `${price}`;
}

/** What a Recruit Step takes to know besides that. */
export const recruitFacts = (view: View<Baghdad>): string[] => [
  ...discountLines(view),
  ...neutralizedLines(view),
  ...agreed(view),
];

/** "Your next 2 Security in Sadr City cost 1 PP each." */
function discountLines({ content, table, seat }: View<Baghdad>): string[] {
  return screenOf(content, table.seats.length, seat).abilities.flatMap((one, i) => {
    if (one.kind !== "recruitDiscount") return [];
    const left = one.first - (table.recruit?.discounted[i] ?? 0);
    if (left <= 0) return [];
    const where = one.zone === null ? "" : ` in ${zone(content, one.zone).name}`;
    const cost = one.cost === 0 ? "free" : `for ${one.cost} PP each`;
    return [`Your next ${left === 1 ? "" : `${left} `}${UNIT_NAMES[one.unit]}${where}: ${cost}.`];
  });
}

/** "Neutralized: Ministry of Defence 5C (10 PP)." */
function neutralizedLines({ content, table, seat }: View<Baghdad>): string[] {
  const { neutralized } = mustGet(table.sides, seat);
  if (neutralized.length === 0) return [];
  const named = neutralized.map((id) => `${valued(content, id)} (${reactivation(content, id)} PP)`);
  return [`Neutralized: ${named.join(", ")}.`];
}

/** What a Move Step takes to know besides that. */
export const moveFacts = (view: View<Baghdad>): string[] => [...modeLines(view), ...limitLines(view), ...agreed(view)];

function modeLines(view: View<Baghdad>): string[] {
  const free = (mode: "underground" | "airmobile"): boolean => modeBarred(view, mode) === null;
  return [
    ...(free("underground") ? ["Once Underground: from a Zone of your colour to another, at any distance."] : []),
    ...(free("airmobile") ? ["By air: to any Zone at once."] : []),
  ];
}

const limitLines = ({ table }: View<Baghdad>): string[] => [
  `A Move goes ${counted(table.zonesPerMove, "Zone")} at most; the River and units of others end it.`,
];

/** Agreements that bind this seat. */
function agreed({ content, table, seat }: View<Baghdad>): string[] {
  const agreements = table.agreements.filter(({ seats }) => seats.includes(seat));
  return agreementLines(content, { ...table, agreements }).map((line) => `Agreed: ${line}.`);
}

import { type Frozen, mustGet } from "../../../engine/index.ts";
import { type Content, zone as zoneOf } from "../content.ts";
import type { Event } from "../events.ts";
import { factionName, The, the, verb } from "../factions.ts";
import { forces } from "../map/units.ts";
import { inList } from "../wording.ts";
import type { MoveMode, Stop } from "./steps.ts";
import { leftBehind } from "./whole-move.ts";

/** What everyone is told of recruits, purchases and Moves, with their arithmetic. */

type Of<K extends Event["kind"]> = Extract<Event, { kind: K }>;

/** "The Shiites recruit 3 Security in Sadr City (1 + 1 + 2 = 4 PP, 5 → 1)." */
export function recruitedLine(
  { seat, unit, zone, count, cost, prices, pp }: Of<"recruited">,
  content: Frozen<Content>,
): string {
  const units = forces({ security: 0, infrastructure: 0, [unit]: count });
  return `${The(seat)} ${verb(seat, "recruit")} ${units} in ${zoneOf(content, zone).name} (${sumOf(prices)} PP, ${pp + cost} → ${pp}).`;
}

/** "1 + 1 + 2 = 4", "5 × 1 = 5", "2". */
function sumOf(prices: readonly number[]): string {
  const cost = prices.reduce((all, price) => all + price, 0);
  if (prices.length < 2) return `${cost}`;
  if (prices.length <= FEW) return `${prices.join(" + ")} = ${cost}`;
  const kinds = [...new Set(prices)].map((price) => ({ price, units: prices.filter((one) => one === price).length }));
  return `${kinds.map(({ price, units }) => (units > 1 ? `${units} × ${price}` : price)).join(" + ")} = ${cost}`;
}

/** So many prices are read one by one. */
const FEW = 3;

export const boughtLine = ({ seat, cost, pp }: Of<"bought">): string =>
  `${The(seat)} ${verb(seat, "buy")} a card (${cost} PP, ${pp + cost} → ${pp}).`;

export function reactivatedLine({ seat, command, cost, pp }: Of<"reactivated">, content: Frozen<Content>): string {
  const price = cost === 0 ? "free" : `${cost} PP, ${pp + cost} → ${pp}`;
  return `${The(seat)} ${verb(seat, "reactivate")} ${mustGet(content.commands, command).name} (${price}).`;
}

/** "The Shiites pay 2, the Sunnis pay 1 PP to the Government (0 → 3)." */
export function leviedLine({ seat, paid, pp }: Of<"levied">): string {
  const sum = Object.values(paid).reduce((all, amount) => all + amount, 0);
  const payers = Object.entries(paid).map(([payer, amount]) => `${factionName(payer)} ${amount}`);
  return `${The(seat)} ${verb(seat, "get")} ${sum} PP: ${payers.join(", ")} (${pp - sum} → ${pp}).`;
}

const WAYS: { readonly [mode in MoveMode]: string } = { normal: "", underground: " Underground", airmobile: " by air" };

/** "The Shiites move 4 Security: Sadr City → Zayouna → Rusafa, stopped by the Government (2 Security and 1 Infrastructure)." */
export function movedLine({ seat, mode, path, count, left, stopped }: Of<"moved">, content: Frozen<Content>): string {
  const way = path.map((zone) => zoneOf(content, zone).name).join(" → ");
  const behind = Object.keys(left).length > 0 ? `, leaving ${leftBehind(content, left)}` : "";
  return `${The(seat)} ${verb(seat, "move")} ${count} Security${WAYS[mode]}: ${way}${behind}${stopped ? `, ${stopText(stopped)}` : ""}.`;
}

/** "stopped by the Government (2 Security and 1 Infrastructure)", "stopped by the River". */
export function stopText(stop: Stop): string {
  if (stop.by === "river") return "stopped by the River";
  const units = Object.entries(stop.units).map(([seat, there]) => `${the(seat)} (${forces(there)})`);
  return `stopped by ${inList(units)}`;
}

import { type Frozen, mustGet } from "../../engine/index.ts";
import { type Content, zone as zoneOf } from "./content.ts";
import type { Event } from "./events.ts";
import { factionName, The, verb } from "./factions.ts";
import { sourceName } from "./income.ts";

/** What everyone is told of incomes, with their arithmetic. */

type Of<K extends Event["kind"]> = Extract<Event, { kind: K }>;

/** "Shiites: Sadr City 10 + Kadhimiya 4 + Bank 3 = 17 (8 → 25)." */
export function collectedLine({ seat, zones, bank, pp }: Of<"collected">, content: Frozen<Content>): string {
  const parts = [
    ...Object.entries(zones).map(([id, amount]) => `${zoneOf(content, id).name} ${amount}`),
    `Bank ${bank}`,
  ];
  const sum = Object.values(zones).reduce((all, amount) => all + amount, bank);
  const total = parts.length > 1 ? ` = ${sum}` : "";
  return `${factionName(seat)}: ${parts.join(" + ")}${total} PP (${pp - sum} → ${pp}).`;
}

/** "The US plays InfoWar: 17 PP more from the Combat (25 → 42)." */
export function doubledLine({ seat, card, source, amount, pp }: Of<"doubled">, content: Frozen<Content>): string {
  const from = sourceName(content, source);
  return `${The(seat)} ${verb(seat, "play")} ${mustGet(content.arms, card).name}: ${amount} PP more from ${from} (${pp - amount} → ${pp}).`;
}

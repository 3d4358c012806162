import type { Frozen, PublicView, Seat } from "../../../../engine/index.ts";
import { the, verb } from "../../content/factions.ts";
import type { ZoneId } from "../../content/pack.ts";
import { strength } from "../../rules/combat/forces.ts";
import { mandatory, nameOf } from "../../rules/combat/sides.ts";
import type { Combat } from "../../rules/combat/types.ts";
import { rivals } from "../../rules/map/control.ts";
import type { Baghdad } from "../../state.ts";

type Content = PublicView<Baghdad>["content"];
type PublicTable = PublicView<Baghdad>["table"];

/** "Rusafa: Shiites 4 against Government 3. Then Hurriya and Doura." */
export function combat({ content, table }: PublicView<Baghdad>): readonly string[] {
  const { combat: open, combats } = table;
  if (table.phase !== "combat") return [];
  const now = open ? [`${nameOf(content, open.zone)}: ${stateOf(content, table, open)}.`] : [];
  const zones = [...new Set((combats?.left ?? []).flatMap((seat) => mandatory(content, table, seat)))];
  const next = zones.filter((zone) => zone !== open?.zone);
  const lines = next.map(
    (zone) => `${nameOf(content, zone)} (${sidesText(content, table, zone, rivals(content, table, zone))})`,
  );
  if (lines.length === 0) return now;
  return [...now, `${open ? "Then" : "To be fought"}: ${lines.join(", ")}.`];
}

/** "Shiites 4 against Government 3"; once it is decided, who has won. */
const stateOf = (content: Content, table: PublicTable, { zone, attacker, defender, winner }: Frozen<Combat>): string =>
  winner === null
    ? sidesText(content, table, zone, [attacker, defender])
    : `${the(winner)} ${verb(winner, "have", "has")} won`;

const sidesText = (content: Content, table: PublicTable, zone: ZoneId, sides: readonly Seat[]): string =>
  sides.map((seat) => strength(content, table, zone, seat)).join(" against ");

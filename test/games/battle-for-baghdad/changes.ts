import { type Frozen, mustGet } from "#engine";
import type { Content, ZoneId } from "../../../src/games/battle-for-baghdad/content/pack.ts";
import { rivals } from "../../../src/games/battle-for-baghdad/rules/map/control.ts";
import { scoreOf } from "../../../src/games/battle-for-baghdad/rules/victory/goals.ts";
import type { Baghdad, Table } from "../../../src/games/battle-for-baghdad/state.ts";
import { amount } from "../../amounts.ts";
import type { Changes } from "../../kit/index.ts";

type Seen = Frozen<Table>;

/** Units, PP, a Move that has come farther, a Combat that begins or waits; and scores. */
export const changes: Changes<Baghdad> = {
  place: ({ map }, id) => {
    const [what, of = ""] = id.split(" ");
    if (what === "score") return { kind: what, colour: `@${of}` };
    const { ring, middle } = mustGet(map.areas, of);
    return { kind: "area", id: of, ring, spots: [middle], reach: 60 };
  },
  between: (before, after, content) => [
    ...content.zoneIds.filter((zone) => hasChanged(before, after, zone)).map((zone) => `zone ${zone}`),
    ...after.seats
      .filter((seat) => scoreOf(content, before, seat) !== scoreOf(content, after, seat))
      .map((seat) => `score ${seat}`),
  ],
  told: (event) => {
    switch (event.kind) {
      case "moved":
        return event.path.map((zone) => `zone ${zone}`);
      case "fought":
        return [`zone ${event.zone}`];
      default:
        return [];
    }
  },
  ahead: (table, content) => [
    ...(table.combat ? [`zone ${table.combat.zone}`] : []),
    ...content.zoneIds.filter((zone) => waits(content, table, zone)).map((zone) => `zone ${zone}`),
  ],
  latestAlone: true,
  scoresByTurn: true,
  most: 12,
  every: amount(12, 8),
};

function hasChanged(before: Seen, after: Seen, zone: ZoneId): boolean {
  const marching = after.move?.move?.path ?? [];
  return (
    standingIn(before, zone) !== standingIn(after, zone) ||
    (marching.length > 1 && marching.includes(zone) && before.move?.move?.path.length !== marching.length)
  );
}

/** PP and everyone's units. */
function standingIn(table: Seen, zone: ZoneId): string {
  const { pp, units } = mustGet(table.zones, zone);
  return [pp, ...table.seats.map((seat) => `${units[seat]?.security ?? 0}/${units[seat]?.infrastructure ?? 0}`)].join(
    " ",
  );
}

/** rivals will have to fight there. */
const waits = (content: Frozen<Content>, table: Seen, zone: ZoneId): boolean =>
  table.phase === "combat" && !mustGet(content.zones, zone).sanctuary && rivals(content, table, zone).length > 1;

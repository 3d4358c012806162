import { type CloseUps, type Frozen, of, type PublicView, type Seat } from "../../../engine/index.ts";
import type { Notes, Row, Scene, Table as TablePanel } from "../../../scene/index.ts";
import { spawnZones } from "../action/spawn.ts";
import type { Unit } from "../cards/effects.ts";
import { unitValue } from "../combat/sides.ts";
import { type Content, zone as zoneOf, zoneValue } from "../content.ts";
import { factionName, The, the } from "../factions.ts";
import { badge, sides } from "../livery.ts";
import type { Baghdad, Table, ZoneId } from "../state.ts";
import { forces, inList } from "../wording.ts";
import { controller, rivals } from "./control.ts";
import { occupants, unitsAt } from "./units.ts";

/** `/map zone:`: everything about one Zone. */
export const closeUps: CloseUps<Baghdad> = {
  zones: ({ content }) => content.zoneIds.map((id) => ({ value: id, label: zoneOf(content, id).name })),
  show,
};

function show({ content, table }: PublicView<Baghdad>, id: ZoneId): Scene {
  const { name, bank, affiliation } = zoneOf(content, id);
  const { pp } = of(table.zones, id);
  const lines = facts(content, table, id);
  const there = occupants(table, id);
  const units = there.map((seat) => `${factionName(seat)}: ${forces(unitsAt(table, id, seat))}.`);
  const notes: Notes = { kind: "notes", notes: lines.map((text) => ({ text })) };
  return {
    width: 1200,
    sides,
    heading: {
      kind: "strip",
      ...(affiliation ? { colour: `@${affiliation}` as const } : {}),
      title: name,
      sub: `${affiliation ? `Zone of ${the(affiliation)}` : "Contested Zone"} · ${bank} bank`,
      figures: [
        { label: "PP here", value: String(pp) },
        { label: "value", value: String(zoneValue(content, table.seats.length, id)) },
      ],
    },
    layout: {
      kind: "column",
      children: [
        ...(there.length > 0 ? [{ kind: "panel", content: unitsTable(content, table, id) } as const] : []),
        { kind: "panel", content: notes },
      ],
    },
    alt: [name, ...units, ...lines].join(" ").slice(0, 1024),
    text: [`**${name}**: ${pp} PP.`, ...units, ...lines].join("\n"),
  };
}

function unitsTable(content: Frozen<Content>, table: Frozen<Table>, id: ZoneId): TablePanel {
  const holder = controller(content, table, id);
  return {
    kind: "table",
    columns: [
      { label: "" },
      { label: "", flex: 1 },
      ...["Security", "Infrastructure", "value of a unit"].map((label) => ({ label, align: "end" as const })),
      { label: "" },
    ],
    rows: occupants(table, id).map((seat): Row => {
      const { security, infrastructure } = unitsAt(table, id, seat);
      const value = unitValue(content, table, id, seat);
      return {
        cells: [
          { badge: badge(seat) },
          factionName(seat),
          String(security),
          String(infrastructure),
          String(value),
          seat === holder ? { text: "Controls", bold: true } : "",
        ],
      };
    }),
  };
}

/** What holds there, a sentence each. */
function facts(content: Frozen<Content>, table: Frozen<Table>, id: ZoneId): string[] {
  const { airport, fortified, sanctuary, land, river } = zoneOf(content, id);
  const holder = controller(content, table, id);
  const named = (zones: readonly ZoneId[]): string => inList(zones.map((zone) => zoneOf(content, zone).name));
  const contested = !sanctuary && rivals(content, table, id).length > 1;
  return [
    holder ? `${The(holder)} Control it.` : "Nobody Controls it.",
    ...(contested ? ["There will be Combat, if nobody leaves."] : []),
    ...(airport ? ["Airport: an Airmobile Move for whoever Controls it after the Coalition Phase."] : []),
    ...(fortified ? ["Fortified: units of whoever Controls it after the Coalition Phase count one more here."] : []),
    ...(sanctuary ? ["Sanctuary: no Combat here."] : []),
    `By land: ${named(land)}.`,
    ...(river.length > 0 ? [`Over a bridge: ${named(river)}.`] : []),
    `Security can be recruited here by: ${recruiters(content, table, id, "security")}.`,
    `Infrastructure can be recruited here by: ${recruiters(content, table, id, "infrastructure")}.`,
  ];
}

/** R-33 to R-36: as the Zones are now. */
const recruiters = (content: Frozen<Content>, table: Frozen<Table>, id: ZoneId, unit: Unit): string => {
  const seats = table.seats.filter((seat: Seat) => spawnZones(content, table, seat, unit).includes(id));
  return seats.length > 0 ? inList(seats.map(factionName)) : "nobody";
};

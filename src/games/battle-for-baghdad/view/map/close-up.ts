/** `/map zone:`: everything about one Zone. */
import { type CloseUps, type Frozen, mustGet, type PublicView, type Seat } from "#engine";
import { BOARD, column, type Forces, fittingNotes, panel, row, type Scene, told } from "#scene";
import type { Unit } from "../../content/effects.ts";
import { factionName, The, the, verb } from "../../content/factions.ts";
import { type Content, type ZoneId, zone as zoneOf, zoneValue } from "../../content/pack.ts";
import { inList, uncapital } from "../../content/wording.ts";
import { spawnZones } from "../../rules/action/spawn.ts";
import { unitValue } from "../../rules/combat/sides.ts";
import { controller, rivals } from "../../rules/map/control.ts";
import { forces, occupants, unitsAt } from "../../rules/map/units.ts";
import type { Baghdad, Table } from "../../state.ts";
import { emblem, headingOf } from "../faction-style.ts";
import { ofCity } from "./city.ts";
import { PANEL, region } from "./region.ts";

export const closeUps: CloseUps<Baghdad> = {
  zones: ({ content }) => content.zoneIds.map((id) => ({ value: id, label: zoneOf(content, id).name })),
  show,
};

function show({ content, table }: PublicView<Baghdad>, id: ZoneId): Scene {
  const { name, bank, affiliation } = zoneOf(content, id);
  const home = affiliation !== null && table.seats.includes(affiliation) ? affiliation : null;
  const whose =
    affiliation === null ? "Contested Zone" : `Zone of ${the(affiliation)}${home === null ? ", not in play" : ""}`;
  const { pp } = mustGet(table.zones, id);
  const value = zoneValue(content, table.seats.length, id);
  const { control, traits, ways, recruits } = facts(content, table, id);
  const lines = [control, ...traits, ...ways, ...recruits];
  const there = occupants(table, id);
  const units = there.map((seat) => `${factionName(seat)}: ${forces(unitsAt(table, id, seat))}.`);
  return {
    frame: "board",
    ...ofCity(content, table.seats.length),
    heading: {
      kind: "strip",
      ...(home === null ? {} : headingOf(home)),
      title: name,
      sub: `${whose} · ${bank} bank · value ${value} · ${pp} PP here`,
    },
    layout: column({
      ...row(
        panel(region(content, table, id), { room: { part: PANEL.width / BOARD.width } }),
        column(...(there.length > 0 ? [standing(content, table, id)] : []), fittingNotes(said(content, table, id))),
      ),
      room: { flex: 1 },
    }),
    ...told([`**${name}**, ${uncapital(whose)}: ${bank} bank, value ${value}, ${pp} PP here.`, ...units, ...lines]),
  };
}

/** Who is there with how many, and what a unit counts in a Combat. */
function standing(content: Frozen<Content>, table: Frozen<Table>, id: ZoneId): Forces {
  const holder = controller(content, table, id);
  return {
    kind: "forces",
    forces: occupants(table, id).map((seat) => {
      const { security, infrastructure } = unitsAt(table, id, seat);
      const look = { colour: `@${seat}`, emblem: emblem(seat) } as const;
      return {
        ...look,
        name: factionName(seat),
        note: `${seat === holder ? "Controls · " : ""}unit value ${unitValue(content, table, id, seat)}`,
        pieces: [
          ...(security > 0 ? [{ ...look, form: "block", count: String(security) } as const] : []),
          ...(infrastructure > 0 ? [{ ...look, form: "house", count: String(infrastructure) } as const] : []),
        ],
      };
    }),
  };
}

/** Up to this many sides leave room to name the neighbours, which the map does anyway. */
const FEW = 3;

/** What the forces do not say, and what there is room for. */
function said(content: Frozen<Content>, table: Frozen<Table>, id: ZoneId): readonly string[] {
  const { control, ways, ...rest } = facts(content, table, id);
  const nobody = controller(content, table, id) === null ? [control] : [];
  const named = occupants(table, id).length <= FEW ? ways : [];
  return [...nobody, ...rest.traits, ...rest.recruits, ...named];
}

/** What holds there, a sentence each. */
function facts(content: Frozen<Content>, table: Frozen<Table>, id: ZoneId) {
  const { airport, fortified, sanctuary, land, river } = zoneOf(content, id);
  const holder = controller(content, table, id);
  const named = (zones: readonly ZoneId[]): string => inList(zones.map((zone) => zoneOf(content, zone).name));
  const contested = !sanctuary && rivals(content, table, id).length > 1;
  return {
    control: holder ? `${The(holder)} ${verb(holder, "Control")} it.` : "Nobody Controls it.",
    traits: [
      ...(contested ? ["There will be Combat if nobody leaves."] : []),
      ...(airport ? ["Airport: an Airmobile Move for whoever Controls it after the Coalition Phase."] : []),
      ...(fortified ? ["Fortified: units of whoever Controls it after the Coalition Phase count one more here."] : []),
      ...(sanctuary ? ["Sanctuary: no Combat here."] : []),
    ],
    ways: [`By land: ${named(land)}.`, ...(river.length > 0 ? [`Over a bridge: ${named(river)}.`] : [])],
    recruits: recruited(content, table, id),
  };
}

/** Who can recruit what there: one sentence where it is the same seats for both kinds of units. */
function recruited(content: Frozen<Content>, table: Frozen<Table>, id: ZoneId): string[] {
  const [security, infrastructure] = [
    recruiters(content, table, id, "security"),
    recruiters(content, table, id, "infrastructure"),
  ];
  if (security !== infrastructure)
    return [
      `Security can be recruited here by: ${security}.`,
      `Infrastructure can be recruited here by: ${infrastructure}.`,
    ];
  return [security === NOBODY ? "Nobody can recruit here." : `Units can be recruited here by: ${security}.`];
}

const NOBODY = "nobody";

/** as the Zones are now. */
const recruiters = (content: Frozen<Content>, table: Frozen<Table>, id: ZoneId, unit: Unit): string => {
  const seats = table.seats.filter((seat: Seat) => spawnZones(content, table, seat, unit).includes(id));
  return seats.length > 0 ? inList(seats.map(factionName)) : NOBODY;
};

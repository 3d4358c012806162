import { type Frozen, of, type PictureFrame, type PublicView, type View } from "../../engine/index.ts";
import type {
  Badge,
  Layout,
  Legend,
  MapPanel,
  Notes,
  Content as PanelContent,
  Scene,
  Strip,
} from "../../scene/index.ts";
import { agreementLines } from "./coalition/words.ts";
import { combatReport } from "./combat/report.ts";
import type { Content } from "./content.ts";
import { factionName } from "./factions.ts";
import { badge, sides } from "./livery.ts";
import { ground } from "./map/ground.ts";
import { CHANGED, CLASH, pieces } from "./map/pieces.ts";
import { phase } from "./phase.ts";
import { situation } from "./situation.ts";
import { commands, conditions, scores, standings } from "./standings.ts";
import type { Baghdad, Table } from "./state.ts";

/** The picture of the table: the city with all that stands in it, the standings, and how far each seat is from winning. */
export function board(view: View<Baghdad> | PublicView<Baghdad>, { caption, names }: PictureFrame): Scene {
  const { content, table } = view;
  const words = situation(content, table);
  const fighting = table.combat && Object.keys(table.combat.plans).length > 0 ? table.combat : null;
  return {
    width: 1200,
    sides,
    base: ground(content, table.seats.length),
    heading: heading(table),
    layout: {
      kind: "column",
      children: [
        ...(fighting ? [panel(combatReport(content, fighting))] : []),
        panel(city(content, table)),
        ...(fighting ? [] : [panel(LEGEND)]),
        panel(scores(content, table)),
        panel(standings(content, table, names)),
        {
          kind: "row",
          children: [
            {
              kind: "column",
              children: [
                panel(commands(content, table)),
                ...(fighting ? [] : [...agreements(content, table), ...streetCards(content, table)]),
              ],
            },
            ...(fighting ? [] : [panel(conditions(content, table))]),
          ],
        },
      ],
    },
    caption,
    alt: `${caption}. ${words.join(" ")}`.slice(0, 1024),
    text: words.join("\n"),
  };
}

const panel = (content: PanelContent): Layout => ({ kind: "panel", content });

function heading(table: Frozen<Table>): Strip {
  const { name } = phase(table);
  return {
    kind: "strip",
    title: "Battle for Baghdad",
    sub: table.initiative === null ? name : `${name} · Initiative: ${factionName(table.initiative)}`,
    badges: table.actOrder.map((seat): Badge => ({ ...badge(seat), shape: "round" })),
    figures: [
      { label: "turn", value: String(table.turn) },
      { label: "street cards left", value: String(table.streetDeck) },
      { label: "card price", value: String(table.price) },
      { label: "quiet turns", value: String(table.quiet) },
    ],
  };
}

const city = (content: Frozen<Content>, table: Frozen<Table>): MapPanel => ({
  kind: "map",
  width: content.map.width,
  height: content.map.height,
  ground: { colour: "desert" },
  base: "scene",
  elements: pieces(content, table),
});

const LEGEND: Legend = {
  kind: "legend",
  columns: 5,
  entries: [
    { label: "Security + Infra.", badge: { colour: "ink", shape: "pill", text: "3+2" } },
    { label: "whose Zone, value", badge: { colour: "ink", shape: "pill", hollow: true, text: "Sh 4" } },
    { label: "PP here", badge: { colour: "white", shape: "round", text: "6" } },
    { label: "band: who Controls", swatch: { colour: "grey", shade: "full" } },
    { label: "changed", badge: CHANGED },
    { label: "Combat waits", badge: CLASH },
    { label: "Airport", badge: { colour: "muted", shape: "square", pictogram: "plane" } },
    { label: "Fortified", badge: { colour: "muted", shape: "square", pictogram: "fort" } },
    { label: "Sanctuary", badge: { colour: "muted", shape: "square", pictogram: "mosque" } },
  ],
};

/** What seats are bound to. */
function agreements(content: Frozen<Content>, table: Frozen<Table>): Layout[] {
  const lines = agreementLines(content, table);
  if (lines.length === 0) return [];
  return [{ kind: "panel", content: { kind: "notes", title: "Agreements", notes: lines.map((text) => ({ text })) } }];
}

/** The Arab Street cards turned up this turn. */
function streetCards(content: Frozen<Content>, { turnedNow, turned }: Frozen<Table>): Layout[] {
  if (turnedNow === 0) return [];
  const notes: Notes = {
    kind: "notes",
    title: "Arab Street",
    notes: turned.slice(-turnedNow).map((id) => {
      const { name, text } = of(content.street, id);
      return { text: `${name}: ${text}` };
    }),
  };
  return [panel(notes)];
}

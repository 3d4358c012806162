import type { Frozen, PictureFrame } from "../../../../engine/index.ts";
import type {
  Burst,
  Layout,
  MapElement,
  MapPanel,
  Content as PanelContent,
  Scene,
  Strip,
} from "../../../../scene/index.ts";
import type { ZoneId } from "../../content/types.ts";
import { newsOf, newsOfKind } from "../../rules/news.ts";
import { isSeat, type Table } from "../../state.ts";
import { arrows, counts, scored } from "./arrows.ts";
import { battleReport } from "./battle-report.ts";
import { isOver } from "./battles.ts";
import { control, syriaOut } from "./borders.ts";
import { finale } from "./finale.ts";
import { ground } from "./ground.ts";
import { centresOf, SIGHT } from "./hexes.ts";
import { outlook } from "./outlook.ts";
import { ownForces } from "./own-forces.ts";
import { type AnyView, pilesOn } from "./piles.ts";
import { EMBLEMS, seatColour, sides } from "./side-style.ts";
import { figures, moment, situation } from "./situation.ts";
import { tracks } from "./tracks.ts";
import { ON_BOARD, type Seen, zonePieces } from "./zone-pieces.ts";

/**
 * The picture of the table: the land with all that is seen on it, and what this phase has brought; beside it the battle that is on. A battle that has just come to its
 * end is a picture of its own. When the war is over: who has won.
 */
export function board(view: AnyView, { caption, names }: PictureFrame): Scene {
  const { content, table } = view;
  const battle = table.ending ? [] : battleReport(view);
  const [report, ...pages] = battle;
  if (report && isOver(table)) return { ...report, beside: pages };
  const seen: Seen = { content, table, piles: pilesOn(view) };
  const words = situation(seen);
  const told = { alt: `${caption}. ${words.join(" ")}`, text: words.join("\n") };
  const frame = { frame: "board", sides, heading: heading(table), ...told } as const;
  const land = { ...frame, base: ground(content), layout: panel(map(seen, outlook(view))) };
  return table.ending
    ? { ...frame, layout: panel(finale(content, table.ending, names)), beside: [land, ...besides(view)] }
    : { ...land, beside: [...battle, ...besides(view)] };
}

const panel = (content: PanelContent): Layout => ({
  kind: "column",
  children: [{ kind: "panel", content }],
});

/** A seat's own forces in full; the tracks for everyone. */
const besides = (view: AnyView): readonly Scene[] => [
  ...(view.hand !== null && isSeat(view.seat) ? ownForces(view, view.seat) : []),
  tracks(view),
];

function heading(table: Frozen<Table>): Strip {
  const { phasing, phase } = table;
  return {
    kind: "strip",
    title: "Next War in Lebanon",
    sub: `${moment(table)} · ${figures(table)}`,
    ...(phasing && phase === "operations"
      ? { emblem: { colour: seatColour(phasing), pictogram: EMBLEMS[phasing] }, colour: seatColour(phasing) }
      : {}),
  };
}

function map(seen: Seen, foot: readonly MapElement[]): MapPanel {
  const { content, table } = seen;
  const pieces = content.zoneIds.map((zone) => zonePieces(seen, zone, ON_BOARD));
  const places = pieces.flatMap((one) => one.places);
  return {
    kind: "map",
    width: SIGHT.width,
    height: SIGHT.height,
    base: "scene",
    elements: [
      ...control(content, table),
      ...syriaOut(content, table),
      { kind: "part", part: "lines" },
      ...quiet(seen),
      ...arrows(content, table, places),
      ...fights(seen),
      { kind: "part", part: "names" },
      { kind: "part", part: "zones" },
      ...pieces.flatMap((one) => one.elements),
      ...counts(content, table, places),
      ...scored(table),
      ...foot,
    ],
  };
}

/** Zones where anything happened in this phase. */
export function changed(view: Pick<AnyView, "content" | "table">): ReadonlySet<ZoneId> {
  return new Set(
    newsOf(view.table).flatMap((one) => {
      if (one.kind === "scored" || one.kind === "c2") return [];
      if (one.kind === "raided") return [one.zone, view.content.raidOn];
      return one.kind === "moved" ? [one.from, one.to] : [one.zone];
    }),
  );
}

/** The other zones lie under a veil, not the land and sea around them; zones that changed hands have a white edge. */
function quiet(view: Seen): readonly MapElement[] {
  const zones = [...changed(view)];
  const taken = [...new Set(newsOfKind(view.table, "control").map(({ zone }) => zone))];
  return [
    ...(zones.length === 0 ? [] : [{ kind: "veil", except: zones, over: view.content.zoneIds } as const]),
    ...(taken.length === 0 ? [] : [{ kind: "halo", areas: taken, quiet: true } as const]),
  ];
}

/** A star of fire behind the pieces of a zone. */
export function fights({ content, table }: Pick<Seen, "content" | "table">): readonly Burst[] {
  const zones = new Set(newsOfKind(table, "fought").map(({ zone }) => zone));
  return [...zones].flatMap((zone) => {
    const [at] = centresOf(content, zone);
    return at ? [{ kind: "burst", at: [at[0], at[1] + 16], radius: 96 }] : [];
  });
}

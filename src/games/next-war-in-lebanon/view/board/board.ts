/**
 * The picture of the table: the land with all that is seen on it, and what this phase has brought; with it the battle
 * that is on. A battle that has just come to its end is a picture of its own. When the war is over: who has won.
 */
import type { Frozen, PictureFrame } from "#engine";
import {
  type Burst,
  type Callout,
  column,
  type MapElement,
  type MapPanel,
  mapPanel,
  moved,
  type Point,
  page,
  type Scene,
  SIGHT,
} from "#scene";
import type { ZoneId } from "../../content/types.ts";
import { newsOf, newsOfKind } from "../../rules/news.ts";
import { SEAT_NAMES } from "../../rules/pieces/words.ts";
import { outlookNow } from "../../rules/victory/score.ts";
import { isSeat, type Table } from "../../state.ts";
import { arrows, counts, scored } from "./arrows.ts";
import { battleReport } from "./battle-report.ts";
import { isOver } from "./battles.ts";
import { control, syriaOut } from "./borders.ts";
import { finale } from "./finale.ts";
import { ground } from "./ground.ts";
import { centresOf } from "./hexes.ts";
import { ownForces } from "./own-forces.ts";
import { type AnyView, pilesOn } from "./piles.ts";
import { inSeatColours, sides } from "./side-style.ts";
import { endWords, figures, moment, situation } from "./situation.ts";
import { tracks } from "./tracks.ts";
import { ON_BOARD, type Seen, zonePieces } from "./zone-pieces.ts";

export function board(view: AnyView, { caption, names }: PictureFrame): Scene {
  const { content, table } = view;
  const battle = table.ending ? [] : battleReport(view);
  const [report, ...pages] = battle;
  if (report && isOver(table)) return { ...report, beside: pages };
  const seen: Seen = { content, table, piles: pilesOn(view) };
  const said = { sides, heading: heading(table), caption };
  const map = { base: ground(content), layout: column(mapOf(seen, outlook(view))), words: situation(seen) };
  if (!table.ending) return { ...page({ ...said, ...map }), beside: [...battle, ...besides(view)] };
  const end = { layout: column(finale(content, table.ending, names)), words: endWords(table.ending) };
  return page({ ...said, ...end, beside: [page({ ...said, ...map, caption: "" }), ...besides(view)] });
}

/** A seat's own forces in full; the tracks for everyone. */
const besides = (view: AnyView): readonly Scene[] => [
  ...(view.hand !== null && isSeat(view.seat) ? ownForces(view, view.seat) : []),
  tracks(view),
];

const heading = (table: Frozen<Table>) => ({
  title: "Next War in Lebanon",
  sub: `${moment(table)} · ${figures(table)}`,
  ...(table.phasing && table.phase === "operations" ? inSeatColours(table.phasing) : {}),
});

/** In the corner below Central Israel, where no zone is. */
const OUTLOOK: { readonly at: Point; readonly width: number } = { at: [123, 898], width: 236 };

/** what both sides would have if the war ended now, as far as the viewer can tell; none before it has begun. */
function outlook({ content, table, seat, hand }: AnyView): readonly Callout[] {
  if (table.turn === 0 || table.ending) return [];
  const now = outlookNow(content, table, seat === "idf" ? hand : null);
  const idf = [...new Set(now.idf.map(({ vp }) => vp))].join(" or ");
  const unit = now.insurgent < 100 ? " VP" : "";
  const lines = [`${SEAT_NAMES.idf} ${idf}${unit}`, `Insurgents ${now.insurgent}${now.least ? "+" : ""}${unit}`];
  return [{ kind: "callout", ...OUTLOOK, colour: "ink", title: "If it ended now", lines }];
}

function mapOf(seen: Seen, foot: readonly MapElement[]): MapPanel {
  const { content, table } = seen;
  const pieces = content.zoneIds.map((zone) => zonePieces(seen, zone, ON_BOARD));
  const places = pieces.flatMap((one) => one.places);
  return mapPanel(SIGHT, [
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
  ]);
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
    return at ? [{ kind: "burst", at: moved(at, 0, 16), radius: 96 }] : [];
  });
}

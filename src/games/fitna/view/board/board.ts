/** The picture of the table or the end; with it the last offensive, a seat's forces, tracks and Force Pools. */
import { entriesOf, mustGet, type PictureFrame } from "#engine";
import { type Counter, column, type Panel, page, panelScenes, type Scene } from "#scene";
import type { UnitId } from "../../content/board-types.ts";
import { type Faction, SEATS, type SeatId } from "../../content/sides.ts";
import { counterOf } from "./counters.ts";
import { openSight } from "./cut-outs.ts";
import { endWords, finale } from "./finale.ts";
import { ground } from "./ground.ts";
import { mapOf } from "./map.ts";
import { newsMarks, newsWords } from "./news-marks.ts";
import { ownForces } from "./own-forces.ts";
import { report } from "./report.ts";
import { type Seen, seenBy, type Viewer } from "./seen.ts";
import { colourOf, shortIn, sidesIn } from "./side-style.ts";
import { heading, moment, situation, unitName } from "./situation.ts";
import { tracks } from "./tracks.ts";

/**
 * More counters than this have names that nobody can read on a phone: those that look alike are shown once, with their
 * number.
 */
const MANY = 36;

/** what each side has off the map, which everyone sees; for the Islamic State only the number. */
function pools(seen: Seen): readonly Scene[] {
  const parts = partsOf(seen);
  const { table, edition } = seen;
  const is = table.isPool > 0 ? [`${edition.labels.is} has ${table.isPool} counters in its pool, face down.`] : [];
  const name = (unit: UnitId): string => mustGet(edition.units, unit).name;
  const words = parts.map(({ title, units }) => `${title.replace(": ", ", ")}: ${units.map(name).join(", ")}.`);
  if (parts.length + is.length === 0) return [];
  const isCrowded = parts.reduce((sum, { units }) => sum + units.length, 0) > MANY;
  const panels = parts.map(
    (part): Panel => ({
      title: { text: part.title, minor: true },
      colour: colourOf(part.side),
      counters: isCrowded ? alike(seen, part) : named(seen, part),
    }),
  );
  if (is.length > 0)
    panels.push({ title: edition.labels.is, colour: colourOf("IS"), lines: [`${table.isPool} face down`] });
  const said = { sides: sidesIn(table), heading: { title: "Force Pools" }, words: ["Off the map.", ...words, ...is] };
  return panelScenes(panels, said, moment(seen));
}

const named = (seen: Seen, { side, units }: Part): NonNullable<Panel["counters"]> =>
  units.map((unit) => ({ counter: counterOf(seen, side, { unit }), name: unitName(seen, unit) }));

/** Each kind of counter once: "× 3". */
function alike(seen: Seen, { side, units }: Part): NonNullable<Panel["counters"]> {
  const kinds = new Map<string, { readonly counter: Counter; readonly count: number }>();
  for (const unit of units) {
    const counter = counterOf(seen, side, { unit });
    const look = JSON.stringify(counter);
    kinds.set(look, { counter, count: (kinds.get(look)?.count ?? 0) + 1 });
  }
  return [...kinds.values()].map(({ counter, count }) => ({ counter, ...(count > 1 ? { name: `× ${count}` } : {}) }));
}

interface Part {
  readonly title: string;
  readonly side: SeatId | Faction;
  readonly units: readonly UnitId[];
}

function partsOf({ table }: Seen): readonly Part[] {
  return entriesOf(table.pools).flatMap(([side, { batches, waiting, destroyed }]): Part[] => {
    const name = shortIn(table, side);
    return [
      ...batches.map((units, i) => ({ title: `${name}: reinforcements ${i + 1}`, side, units })),
      ...(waiting.length > 0 ? [{ title: `${name}: waiting`, side, units: waiting }] : []),
      ...(destroyed.length > 0 ? [{ title: `${name}: destroyed`, side, units: destroyed }] : []),
    ];
  });
}

/**
 * The picture of the table: the part of the map that is played on, who holds what, and what is where, and what has happened in this phase. When the war is
 * over: who has won.
 */
export function board(viewer: Viewer, { caption, names }: PictureFrame): Scene {
  const seen = seenBy(viewer);
  const { news } = seen;
  const sight = openSight(seen);
  const end = finale(seen, names);
  const said = { sides: sidesIn(seen.table), heading: heading(seen), caption };
  const map = page({
    ...said,
    ...(end ? { caption: "" } : {}),
    words: [...newsWords(seen, news), ...situation(seen)],
    base: ground(seen.content),
    layout: column(mapOf(seen, sight, { overlay: newsMarks(seen, sight, news) })),
  });
  return end
    ? page({ ...said, words: endWords(seen), layout: column(end), beside: [map, ...besides(seen)] })
    : { ...map, beside: besides(seen) };
}

/** The last offensive, a seat's own forces in full; the tracks and pools for everyone. */
function besides(seen: Seen): readonly Scene[] {
  const seat = SEATS.find((one) => one === seen.seat);
  const fight = seen.table.phase === "over" ? null : report(seen);
  const own = seat && seen.hand ? ownForces(seen, seat) : [];
  return [...(fight ? [fight] : []), ...own, ...tracks(seen), ...pools(seen)];
}

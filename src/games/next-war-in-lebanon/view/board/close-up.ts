/** One zone of Lebanon as a picture of its own. */
import { type CloseUps, mustGet, type PublicView } from "#engine";
import {
  type Arrow,
  BOARD,
  type Burst,
  type Counter,
  column,
  fittingNotes,
  type Gain,
  isIn,
  type MapPanel,
  mapPanel,
  panel,
  row,
  type Scene,
  SIGHT,
  type TrayGroup,
  told,
  type Viewport,
} from "#scene";
import { SEATS, type SeatId, type ZoneId } from "../../content/types.ts";
import { newsOf } from "../../rules/news.ts";
import { list, SEAT_NAMES, zoneName } from "../../rules/pieces/words.ts";
import type { Lebanon } from "../../state.ts";
import { arrows, counts } from "./arrows.ts";
import { fights } from "./board.ts";
import { control, syriaOut } from "./borders.ts";
import { counterOf, emptyHq } from "./counters.ts";
import { ground } from "./ground.ts";
import { centresOf } from "./hexes.ts";
import { type Pile, pilesOn } from "./piles.ts";
import { sides } from "./side-style.ts";
import { newsWords, pileWords } from "./situation.ts";
import { namesAround, PANEL, surroundings } from "./surroundings.ts";
import { ON_BOARD, type Scale, type Seen, zonePieces } from "./zone-pieces.ts";

/** `/map zone:`: one zone large, with all its stacks, and what is to be known of it. */
export const closeUps: CloseUps<Lebanon> = {
  zones: ({ content }) => content.zoneIds.map((id) => ({ value: id, label: zoneName(content, id) })),
  show,
};

/** Counters of the list, in shares of small text, and how many are few enough for them to be large, or very large. */
const TRAY = { fewest: 2, few: 14, largest: 4.8, large: 3.4, small: 2.5 } as const;
/** How many sentences there is room for beside many counters. */
const SHORT = 2;

function show(view: PublicView<Lebanon>, id: ZoneId): Scene {
  const { content, table } = view;
  const seen: Seen = { content, table, piles: pilesOn(view) };
  const { name, number } = mustGet(content.zones, id);
  const piles = SEATS.reduce((sum, seat) => sum + seen.piles(seat, id).length, 0);
  const scale = piles > TRAY.few ? TRAY.small : piles > TRAY.fewest ? TRAY.large : TRAY.largest;
  const groups = SEATS.flatMap((seat) => traysOf(seen, seat, id, scale));
  const words = facts(seen, id);
  const stacks = SEATS.flatMap((seat) =>
    seen.piles(seat, id).map((pile) => `${SEAT_NAMES[seat]}: ${pileWords(content, pile)}.`),
  );
  const noted = [...words, `Zone ${number}.`];
  const shown = noted.slice(0, scale === TRAY.small ? SHORT : noted.length);
  return {
    frame: "board",
    sides,
    base: ground(content),
    heading: { kind: "strip", title: name, sub: traits(seen, id) },
    layout: row(
      panel(region(seen, id), { room: { part: PANEL.width / BOARD.width } }),
      column(...(groups.length > 0 ? [{ kind: "tray", groups, scale } as const] : []), fittingNotes(shown)),
    ),
    ...told([`**${name}** (zone ${number}): ${traits(seen, id).replaceAll(" · ", ", ")}.`, ...stacks, ...words]),
  };
}

function region(view: Seen, id: ZoneId): MapPanel {
  const { content, table } = view;
  const { window, pixel } = surroundings(content, id);
  const large: Scale = { edges: [184, 160, 140, 122, 106, 92, 82, 74, 67, 61, 57], pixel };
  const others = content.zoneIds.filter((zone) => zone !== id && whole(view, zone, window));
  const own = zonePieces(view, id, large);
  const around = others.map((zone) => zonePieces(view, zone, { ...ON_BOARD, pixel }));
  const places = [own, ...around].flatMap((one) => one.places);
  return mapPanel(
    SIGHT,
    [
      ...control(content, table),
      ...syriaOut(content, table),
      { kind: "part", part: "lines" },
      { kind: "veil", except: [id] },
      ...arrows(content, table, places, pixel).filter((one) => touches(one, window)),
      ...fights(view).filter((one) => touches(one, window)),
      { kind: "part", part: "names" },
      { kind: "part", part: namesAround(id) },
      ...around.flatMap(({ elements }) => elements),
      ...own.elements,
      ...counts(content, table, places, pixel).filter((one) => touches(one, window)),
    ],
    window,
  );
}

/** Whether all hexes of a zone are seen, so that its pieces are. */
const whole = ({ content }: Seen, zone: ZoneId, { x, y, width, height }: Viewport): boolean =>
  centresOf(content, zone).every(
    ([cx, cy]) => cx - 118 >= x && cx + 118 <= x + width && cy - 100 >= y && cy + 106 <= y + height,
  );

/** Whether a mark of the phase reaches into the window. */
const touches = (mark: Arrow | Burst | Gain, window: Viewport): boolean =>
  (mark.kind === "arrow" ? mark.points : [mark.at]).some((at) => isIn(at, window));

/** Boxes and stacks of a seat: the top unit of each, and how many there are. */
function traysOf(view: Seen, seat: SeatId, zone: ZoneId, scale: number): readonly TrayGroup[] {
  const piles = view.piles(seat, zone);
  const boxes = piles.filter(({ hq }) => hq !== null);
  const numbers = boxes.map(({ hq }) => mustGet(view.content.hqs, hq ?? "").short);
  const parts = [
    { label: `${boxes.length > 1 ? "HQs" : "HQ"} ${numbers.join(", ")}`, piles: boxes },
    { label: "stacks", piles: piles.filter(({ hq }) => hq === null) },
  ];
  return parts.flatMap(({ label, piles }) =>
    piles.length > 0
      ? [{ label: `${SEAT_NAMES[seat]}: ${label}`, counters: piles.map((pile) => listed(view, pile, scale)) }]
      : [],
  );
}

function listed({ content }: Seen, { hq, group }: Pile, scale: number): Counter {
  if (!group) return emptyHq(content, hq ?? "");
  const counter = counterOf(content, group.top, scale * 27);
  const { size = 1 } = group;
  if (size < 2) return counter;
  const text = { text: String(size), minor: scale === TRAY.small };
  return { ...counter, topRight: "", badge: { colour: "white", text } };
}

const TERRAINS = { urban: "Urban", populated: "Populated", remote: "Remote" } as const;

function traits({ content, table }: Seen, id: ZoneId): string {
  const { terrain, country, litani, sanctuary } = mustGet(content.zones, id);
  const side = litani === null ? [] : [`${litani} of the Litani`];
  const held = table.control[id];
  const holder = held === undefined ? [] : [held === "contested" ? "contested" : `${SEAT_NAMES[held]} control`];
  const land = { israel: "Israel", lebanon: "Lebanon", syria: "Syria" }[country];
  return [TERRAINS[terrain], land, ...side, ...(sanctuary ? ["sanctuary"] : []), ...holder].join(" · ");
}

/** What holds there, a sentence each. */
function facts({ content, table }: Seen, id: ZoneId): readonly string[] {
  const { rockets, country, sanctuary } = mustGet(content.zones, id);
  const next = mustGet(content.ways, id).map((zone) => zoneName(content, zone));
  const evading = SEATS.flatMap((seat) => {
    const units = table.evading[id]?.[seat] ?? 0;
    return units > 0 ? [`${SEAT_NAMES[seat]}: at least ${units} evade until the end of the phase.`] : [];
  });
  const there = newsOf(table).filter((one) => ("zone" in one ? one.zone : one.kind === "moved" ? one.to : null) === id);
  return [
    ...newsWords(content, there),
    ...evading,
    ...(table.closed.includes(id) ? ["Closed to IDF regulars: the Lebanese Army is there."] : []),
    ...(country === "syria" && table.syria !== "in" ? ["Syria is not in the war: nobody enters it."] : []),
    ...(sanctuary ? [`Sanctuary of the ${SEAT_NAMES[sanctuary]}.`] : []),
    rockets.length > 0
      ? `${list(rockets.map((range) => range.toUpperCase()))} rockets can be fired from here.`
      : "Only missiles can be fired from here.",
    `Next to ${list(next)}.`,
  ];
}

/** What is not on the map: turn, C2, score, chits, and the pieces that are out of play or still to come. */
import { type Frozen, mustGet } from "#engine";
import { type Counter, column, page, panel, row, type Scene, type Track, type TrayGroup } from "#scene";
import { type Content, SEATS, type SeatId, type UnitId } from "../../content/types.ts";
import { newsOfKind } from "../../rules/news.ts";
import { unitOf } from "../../rules/pieces/units.ts";
import { hqName, SEAT_NAMES, unitName } from "../../rules/pieces/words.ts";
import { lastTurn } from "../../rules/turn/phase.ts";
import type { Table } from "../../state.ts";
import { counterOf, emptyHq } from "./counters.ts";
import type { AnyView } from "./piles.ts";
import { seatColour, sides } from "./side-style.ts";
import { moment, momentWords } from "./situation.ts";

/** Counters in the trays, as multiples of small text: the largest for which there is room. */
const SCALES = [7.6, 7, 6.4, 5.9, 5.4, 4.9, 4.4, 4, 3.6, 3.3, 3, 2.7, 2.5, 2.2] as const;
const LEAST_SCALE = 2;
/** The trays' room and what their edges and groups take, in the same measure; a counter with its gap as a multiple of its edge. */
const TRAYS = { width: 59.4, edges: 1.6, height: 17.8, label: 2.2, pitch: 1.14 } as const;
/** The share of the width the first of two trays may take, in the order in which they are tried. */
const SHARES = [0.5, 0.42, 0.58, 0.35, 0.65, 0.28, 0.72, 0.21, 0.79] as const;
/** The mean width of a letter of a label, in the same measure. */
const LETTER = 0.5;
/** Pointers nearer to each other than this lie in rows above each other, each taking its height from the trays. */
const POINTERS = { near: 4, row: 2 } as const;
const TEXT = 27;
const LEAST_TRACK = 20;

export function tracks({ content, table }: AnyView): Scene {
  const { scale, shares } = roomFor(content, table);
  const groups = trays(content, table, scale);
  const out = groups.map((one, i) => panel({ kind: "tray", groups: one, scale }, { room: { flex: shares[i] ?? 1 } }));
  return page({
    sides,
    heading: {
      title: "Tracks and pools",
      sub: `${moment(table)} · chits ${table.held.idf} : ${table.held.insurgent}`,
    },
    layout: column(
      turns(content, table),
      levels(table),
      ...(out.length > 0 ? [{ ...row(...out), room: { flex: 1 } }] : []),
    ),
    words: inWords(content, table),
  });
}

function turns(content: Frozen<Content>, table: Frozen<Table>): Track {
  const { turn, scenario, raided } = table;
  const last = lastTurn(table);
  return {
    kind: "track",
    title: [`Turn (the last is ${last})`, ...done(content, table)].join(" · "),
    from: 1,
    to: Math.max(last, scenario === "next-war" ? LEAST_TRACK : 12),
    marks: [{ at: last, colour: "bad" }],
    pointers: [
      ...(turn > 0 ? [{ at: turn, colour: "ink", pictogram: "clock" } as const] : []),
      ...(raided ? [{ at: turn, colour: "bad", text: "Raid used", shape: "pill" } as const] : []),
    ],
  };
}

/** what comes once, and has come. */
function done(content: Frozen<Content>, { scenario, syria, waiting }: Frozen<Table>): readonly string[] {
  const { reinforcedBy } = content.scenarios[scenario];
  const isLeft = waiting.hqs.length > 0 || waiting.units.some((unit) => unitOf(content, unit).nation === "israel");
  return [
    ...(syria === "in" ? ["Syria is in the war"] : []),
    ...(reinforcedBy === "escalation" && !isLeft ? ["Escalation done"] : []),
  ];
}

/** Victory points that this phase has brought on the track. */
const scoredNow = (table: Frozen<Table>): number =>
  [
    ...newsOfKind(table, "fired").map(({ hits }) => hits),
    ...newsOfKind(table, "raided").map(({ vp }) => vp),
    ...newsOfKind(table, "scored").map(({ vp }) => vp),
  ].reduce((sum, vp) => sum + vp, 0);

/** By how much this phase has changed what the Insurgents command. */
const commandedNow = (table: Frozen<Table>): number => newsOfKind(table, "c2").reduce((sum, { by }) => sum + by, 0);

const levels = (table: Frozen<Table>): Track => levelsOf(table, scoredNow(table), commandedNow(table));

const levelsOf = ({ c2, vp }: Frozen<Table>, now: number, commanded: number): Track => ({
  kind: "track",
  title: "C2 of both, and VP of the Insurgents",
  from: 0,
  to: Math.max(LEAST_TRACK, vp),
  pointers: [
    ...SEATS.map((seat) => ({
      at: c2[seat],
      ...(seat === "insurgent" && commanded !== 0 ? { was: c2[seat] - commanded } : {}),
      colour: seatColour(seat),
      text: seat === "idf" ? "IDF C2" : "Ins C2",
      shape: "pill" as const,
    })),
    { at: vp, ...(now > 0 ? { was: vp - now } : {}), colour: "bad" as const, text: "VP", shape: "pill" as const },
  ],
});

/** How large the counters of the trays are, and the share of the width each tray takes. */
interface TrayRoom {
  readonly scale: number;
  readonly shares: readonly number[];
}

/** The largest counters for which both trays have room, as nearly alike in width as that allows. */
function roomFor(content: Frozen<Content>, table: Frozen<Table>): TrayRoom {
  const height = TRAYS.height - POINTERS.row * Math.max(0, stackedOn(table) - 1);
  const all = trays(content, table, 1);
  const divisions = all.length < 2 ? [[1]] : SHARES.map((share) => [share, 1 - share]);
  for (const scale of SCALES) {
    const shares = divisions.find((one) => all.every((groups, i) => isRoomy(groups, scale, one[i] ?? 1, height)));
    if (shares) return { scale, shares };
  }
  return { scale: LEAST_SCALE, shares: divisions[0] ?? [] };
}

/** Whether groups of counters, with their labels, fit in a tray with a share of the width. */
function isRoomy(groups: readonly TrayGroup[], scale: number, share: number, height: number): boolean {
  const width = share * TRAYS.width - TRAYS.edges;
  const across = Math.floor(width / (scale * TRAYS.pitch));
  if (across < 1 || groups.some(({ label }) => lettersIn(label) * LETTER > width)) return false;
  const rows = groups.map(({ counters }) => Math.ceil(counters.length / across));
  return rows.reduce((sum, count) => sum + TRAYS.label + count * scale * TRAYS.pitch, 0) <= height;
}

const lettersIn = (words: TrayGroup["label"]): number => (typeof words === "string" ? words : words.text).length;

/** How many pointers of the levels do not lie next to those before them. */
function stackedOn({ c2, vp }: Frozen<Table>): number {
  const places = [c2.idf, c2.insurgent, vp].sort((a, b) => a - b);
  return places.filter((place, i) => i > 0 && place - (places[i - 1] ?? place) < POINTERS.near).length;
}

interface Pool {
  readonly seat: SeatId;
  readonly label: string;
  readonly units: readonly UnitId[];
}

/** Pieces that are not on the map. */
function pools(content: Frozen<Content>, { eliminated, waiting }: Frozen<Table>): readonly Pool[] {
  const of = (units: readonly UnitId[], nation: string): readonly UnitId[] =>
    units.filter((unit) => unitOf(content, unit).nation === nation);
  const all: readonly Pool[] = [
    { seat: "insurgent", label: "Hezbollah out of play: can be built again", units: of(eliminated, "hezbollah") },
    { seat: "idf", label: "IDF out of play", units: of(eliminated, "israel") },
    { seat: "insurgent", label: "Syrian units out of play", units: of(eliminated, "syria") },
    { seat: "idf", label: "IDF reinforcements to come", units: of(waiting.units, "israel") },
    { seat: "insurgent", label: "Syria's, if it enters the war", units: of(waiting.units, "syria") },
  ];
  return all.filter(({ units }) => units.length > 0);
}

/** The IDF's left, the Insurgents' right. */
function trays(content: Frozen<Content>, table: Frozen<Table>, scale: number): readonly (readonly TrayGroup[])[] {
  const counter = (unit: UnitId): Counter => {
    const { fixedMode } = unitOf(content, unit);
    return counterOf(content, { unit, mode: fixedMode ?? "combat" }, scale * TEXT);
  };
  const hqs = table.waiting.hqs.map((hq): Counter => {
    const { values: _, ...blank } = emptyHq(content, hq);
    return { ...blank, name: mustGet(content.hqs, hq).short };
  });
  const all = pools(content, table);
  return SEATS.map((seat): TrayGroup[] => [
    ...all.filter((pool) => pool.seat === seat).map(({ label, units }) => ({ label, counters: units.map(counter) })),
    ...(seat === "idf" && hqs.length > 0 ? [{ label: "Headquarters to come", counters: hqs }] : []),
  ]).filter((groups) => groups.length > 0);
}

function inWords(content: Frozen<Content>, table: Frozen<Table>): readonly string[] {
  const { c2, held, inPlay, planned, vp, waiting } = table;
  return [
    `Tracks and pools. ${momentWords(table)} C2: IDF ${c2.idf}, Insurgents ${c2.insurgent}. The Insurgents have scored ${vp} VP with rockets and raids.`,
    ...done(content, table).map((one) => `${one}.`),
    ...(table.raided ? ["A raid was made this turn."] : []),
    ...SEATS.map((seat) => {
      const aside = planned[seat] > 0 ? `, ${planned[seat]} laid aside` : "";
      const played = inPlay[seat].length > 0 ? `, ${inPlay[seat].length} in play` : "";
      return `Chits of the ${SEAT_NAMES[seat]}: ${held[seat]} in hand${aside}${played}.`;
    }),
    ...pools(content, table).map(
      ({ label, units }) => `${label.replace(": ", ", ")}: ${units.map((one) => unitName(content, one)).join(", ")}.`,
    ),
    ...(waiting.hqs.length > 0
      ? [`Headquarters to come: ${waiting.hqs.map((hq) => hqName(content, hq)).join(", ")}.`]
      : []),
  ];
}

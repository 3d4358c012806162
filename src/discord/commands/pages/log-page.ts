/** The page of a campaign's log: its lines by turn, seat, place or kind, and all of them as a file. */
import { type Line, type LineFilter, matching } from "../../../campaign/log/lines.ts";
import type { LogLines } from "../../../campaign/service.ts";
import { writePress } from "../../screen/custom-id.ts";
import { LIMIT } from "../../screen/limits.ts";
import { LOG_FIELDS, LOG_KINDS, type PressOf } from "../../screen/payloads.ts";
import { unknownControl } from "../../screen/refusals.ts";
import { literalName, moment } from "../../screen/rich.ts";
import { button, option, page, type Row, row, type Screen, select } from "../../screen/screen.ts";
import type { Asker } from "../../services/asker.ts";
import type { Services } from "../../services/services.ts";

/** How many lines a page has. */
const MOST = 20;
/** The value of a menu's first entry. */
const ALL = "all";
type Field = (typeof LOG_FIELDS)[number];
type Kind = (typeof LOG_KINDS)[number];
type Filter = Omit<LineFilter, "kind"> & { readonly kind?: Kind };
const KIND_NAMES: { readonly [kind in Kind]: string } = {
  battles: "Battles",
  deals: "Deals",
  places: "Moves and places",
  cards: "Cards",
  points: "Points",
  defaults: "Decided for somebody",
  alone: "Told to you alone",
};

/**
 * What has happened in a campaign, as everyone was told, and what only the reader's own seats were told: all of it, or what
 * a reader wants to see.
 */
export async function logPage(
  { campaigns }: Services,
  asker: Asker,
  game: string,
  filter: Filter = {},
): Promise<Screen> {
  return pageOf(await readLog(campaigns, asker, game, filter), game, filter);
}

function pageOf(log: LogLines, game: string, filter: Filter): Screen {
  const found = log.lines.filter(matching(filter));
  const rows = [...menus(log, game, filter), ...buttons(log, game, filter)];
  const title = ["Log", literalName(log.record.name), ...wanted(log, filter)].join(" · ");
  const count = `-# ${found.length} of ${log.lines.length} ${log.lines.length === 1 ? "line" : "lines"}`;
  return page(title, log.lines.length === 0 ? "Nothing has happened yet." : `${count}\n${newest(log, found)}`, rows);
}

/** No more of it than a turn, where that is wanted. */
async function readLog(
  campaigns: Services["campaigns"],
  { person }: Asker,
  game: string,
  { turn }: LineFilter,
): Promise<LogLines> {
  const log = await campaigns.showing.lines(game, turn === undefined ? undefined : { turn }, person.id);
  return { ...log, lines: log.lines.filter(matching({ ...(turn === undefined ? {} : { turn }) })) };
}

/** A choice in one of its menus, a turn before or after, or the file. */
export async function pressLog(
  services: Services,
  asker: Asker,
  { game, wants, filter: kept }: PressOf<"log">,
  [value = ""]: readonly string[],
): Promise<Screen> {
  const filter =
    kept === null ? {} : LOG_FIELDS.reduce((all: Filter, one) => withField(all, one, `${kept[one] ?? ""}`), {});
  if (wants === "file") return await logFile(services, asker, game, filter);
  const chosen = value === ALL ? "" : value;
  return await logPage(services, asker, game, wants === null ? filter : withField(filter, wants, chosen));
}

/** Names a control of the page; `wants`: what it chooses, or a file. */
const logId = (
  game: string,
  { turn = null, seat = null, place = null, kind = null }: { readonly [field in Field]?: Filter[field] | null },
  wants: PressOf<"log">["wants"] = null,
): string => writePress({ kind: "log", game, wants, filter: { turn, seat, place, kind } });

function withField(filter: Filter, field: Field, value: string): Filter {
  const { [field]: _, ...others } = filter;
  if (value === "") return others;
  if (field === "turn") return { ...others, turn: Number(value) };
  if (field !== "kind") return { ...others, [field]: value };
  const kind = LOG_KINDS.find((one) => one === value);
  return kind ? { ...others, kind } : unknownControl();
}

/** What the page is about, in words. */
function wanted({ seats, places }: LogLines, { turn, seat, place, kind }: Filter): string[] {
  return [
    turn === undefined ? null : `turn ${turn}`,
    seats.find(({ id }) => id === seat)?.name ?? null,
    places.find(({ id }) => id === place)?.name ?? null,
    kind === undefined ? null : KIND_NAMES[kind],
  ].flatMap((word) => word ?? []);
}

function menus(log: LogLines, game: string, filter: Filter): Row[] {
  const turns = log.turns.slice(1 - LIMIT.selectOptions);
  const named = new Map<string, number>();
  for (const { places } of log.lines) for (const place of places) named.set(place, (named.get(place) ?? 0) + 1);
  const places = log.places
    .filter(({ id }) => named.has(id) || id === filter.place)
    .sort((a, b) => (named.get(b.id) ?? 0) - (named.get(a.id) ?? 0))
    .slice(0, LIMIT.selectOptions - 1);
  const lists = [
    {
      field: "turn",
      title: "Turn",
      entries: turns.map((turn) => ({ id: String(turn), name: turn === 0 ? "Before turn 1" : `Turn ${turn}` })),
    },
    { field: "seat", title: "Side", entries: log.seats },
    { field: "place", title: "Place", entries: places },
    { field: "kind", title: "Kind", entries: kindsIn(log, filter).map((id) => ({ id, name: KIND_NAMES[id] })) },
  ] as const;
  return lists.flatMap(({ field, title, entries }) => {
    if (entries.length < 2) return [];
    const now = filter[field] === undefined ? ALL : String(filter[field]);
    const options = [{ id: ALL, name: `${title}: all` }, ...entries].map(({ id, name }) =>
      option(id, id === ALL ? name : `${title}: ${name}`, "", id === now),
    );
    return [row(select(logId(game, filter, field), title, options))];
  });
}

/** Whoever was told nothing in private is not asked about it. */
const kindsIn = ({ lines }: LogLines, filter: Filter): readonly Kind[] =>
  LOG_KINDS.filter(
    (kind) => kind !== "alone" || filter.kind === "alone" || lines.some(({ alone }) => alone !== undefined),
  );

function buttons(log: LogLines, game: string, filter: Filter): Row[] {
  const { turns } = log;
  const at = filter.turn === undefined ? turns.length : turns.indexOf(filter.turn);
  const to = (turn: number | undefined, label: (turn: number) => string) =>
    turn === undefined ? [] : [button(logId(game, { ...filter, turn }), label(turn))];
  const all = [
    ...to(turns[at - 1], (turn) => `◀ Turn ${turn}`),
    ...to(turns[at + 1], (turn) => `Turn ${turn} ▶`),
    ...(log.lines.length === 0 ? [] : [button(logId(game, filter, "file"), "As a file")]),
    ...(Object.keys(filter).length === 0 ? [] : [button(writePress({ kind: "log", game }), "All of it")]),
  ];
  return all.length === 0 ? [] : [row(...all)];
}

/** The page with all that was found as a text, to keep. */
async function logFile({ campaigns }: Services, asker: Asker, game: string, filter: Filter): Promise<Screen> {
  const log = await readLog(campaigns, asker, game, filter);
  const found = log.lines.filter(matching(filter));
  const time = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;
  const words = found.map((line, i) =>
    `${headingOf(line, found[i - 1], time)}${worded(log, line)}`.replaceAll(/\*\*|~~/g, ""),
  );
  const file = { name: `log-${game}.txt`, text: `${words.join("\n")}\n` };
  return { ...pageOf(log, game, filter), file };
}

/** The last lines that fit on a page, oldest first, under turn and phase. */
function newest(log: LogLines, lines: readonly Line[]): string {
  let room: number = LIMIT.textDisplays - LIMIT.title - 400;
  let from = lines.length;
  while (from > 0 && lines.length - from < MOST) {
    room -= (lines[from - 1]?.text.length ?? 0) + 100;
    if (room < 0) break;
    from -= 1;
  }
  const shown = lines.slice(from);
  const time = (at: number): string => `-# ${moment(at)}`;
  const words = shown.map((line, i) => `${headingOf(line, shown[i - 1], time)}${worded(log, line)}`);
  return [...(from > 0 ? [`-# ${from} before these`] : []), ...words].join("\n");
}

/** A line; of what only one seat was told, whose it is, and whether what brought it about no longer counts. */
function worded({ seats }: LogLines, { text, alone, back }: Line): string {
  if (alone === undefined) return text;
  const whose = seats.find(({ id }) => id === alone)?.name ?? alone;
  return `🔒 ${whose} alone${back ? ", taken back since" : ""}: ${back ? `~~${text}~~` : text}`;
}

/** Turn and phase, and when its lines begin. */
function headingOf({ turn, phase, at }: Line, before: Line | undefined, time: (at: number) => string): string {
  if (before?.turn === turn && (before.phase === phase || phase === "")) return "";
  const words = [turn === 0 ? "" : `Turn ${turn}`, phase].filter((word) => word !== "").join(" · ");
  return `${words === "" ? "" : `**${words}**\n`}${time(at)}\n`;
}

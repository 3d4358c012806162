import { type Json, type Move, mustGet, type Params, type View } from "../../../engine/index.ts";
import { findGroup } from "../pieces/groups.ts";
import { count, hqName, list, unitName, zoneName } from "../pieces/words.ts";
import { groupName } from "../plays/options.ts";
import { isSeat, type Lebanon } from "../state.ts";
import { toModes } from "./modes.ts";

type Eyes = View<Lebanon>;
type Pack = Eyes["content"];

/** A play as a row: "J-3 162 Steel → Bint Jbeil"; null: it has no name of its own. */
export function playLabel(view: Eyes, { action, params }: Move): string | null {
  const { content } = view;
  const zone = (name: string): string => zoneName(content, String(params[name]));
  const unit = (): string => unitName(content, String(params.unit));
  const units = (): string => names(content, params.units);
  switch (action) {
    case "move-hq":
      return `${chits(params)} ${hqName(content, String(params.hq))}${going(view, params)} → ${zone("to")}${staying(params)}`;
    case "move-units":
      return `${chits(params)} ${zone("from")}: ${parties(content, params)}`;
    case "j4-airmobile":
      return `J-4 ${unit()} by air → ${zone("zone")}${modeOf(params)}`;
    case "j4-strategic":
      return `J-4 ${zone("from")} → ${zone("to")}: ${fewOrCount([...namesIn(content, params.hqs), ...namesIn(content, params.units)])}`;
    case "j1-recover":
      return `J-1 recover ${unit()}`;
    case "j1-rebuild":
      return `J-1 rebuild ${unit()}`;
    case "j1-mode":
      return `J-1 ${toModes(view, params.unit)}`;
    case "j1-sanctuary-recover":
      return `J-1 recover all in ${zone("sanctuary")}`;
    case "j1-sanctuary-mode":
      return `J-1 ${zone("sanctuary")}: ${toModes(view, params.units)}`;
    case "j1-build":
      return `J-1 build ${built(content, params.units)}`;
    case "reinforce":
      return `${typeof params.chit === "string" ? params.chit : "J-1"} bring in ${name(content, String(params.piece))} → ${zone("zone")}${modeOf(params)}`;
    case "j2-chits":
      return `J-2 examine the chits of ${isSeat(view.seat) && view.seat === "idf" ? "the Insurgents" : "the IDF"}`;
    case "j2-inspect":
      return inspected(view, String(params.target));
    case "attach":
      return `${units()} ${isOne(params.units) ? "joins" : "join"} ${hqName(content, String(params.hq))}`;
    case "detach":
      return `${units()} ${isOne(params.units) ? "leaves" : "leave"} ${hqName(content, String(params.hq))}`;
    case "end-phase":
      return ended(content, params);
    default:
      return null;
  }
}

const chits = ({ secure }: Params): string => (secure === "yes" ? "J-3 ×2" : "J-3");

/** who goes along is who is in its box in combat mode by then. */
function going({ hand }: Eyes, { hq, leave }: Params): string {
  const staying: readonly unknown[] = Array.isArray(leave) ? leave : [];
  const units = findGroup(hand.groups, String(hq))?.units ?? [];
  const n = units.filter((unit) => hand.units[unit]?.mode === "combat" && !staying.includes(unit)).length;
  return n === 0 ? "" : `, ${count(n, "unit")}`;
}

const staying = ({ leave }: Params): string =>
  Array.isArray(leave) && leave.length > 0 ? `, ${count(leave.length, "unit stays", "units stay")}` : "";

const modeOf = ({ mode }: Params): string =>
  mode === "dispersed" ? ", dispersed" : mode === "combat" ? ", combat mode" : "";

const name = (content: Pack, piece: string): string =>
  Object.hasOwn(content.hqs, piece) ? hqName(content, piece) : unitName(content, piece);

const namesIn = (content: Pack, pieces: Json | undefined): readonly string[] =>
  Array.isArray(pieces) ? pieces.map((piece) => name(content, String(piece))) : [];

const isOne = (pieces: Json | undefined): boolean => Array.isArray(pieces) && pieces.length === 1;

/** A row names so many units; more are counted. */
const NAMED = 3;

const fewOrCount = (words: readonly string[]): string =>
  words.length > NAMED ? count(words.length, "unit") : list(words);

const names = (content: Pack, pieces: Json | undefined): string => fewOrCount(namesIn(content, pieces));

/** "188 Barak and 1 Golani → Ayta ash-Shab". */
function parties(content: Pack, { parties: rows }: Params): string {
  if (!Array.isArray(rows)) return "";
  return rows
    .map((row: Params) => {
      const units = Array.isArray(row.units) ? row.units.map(String) : [];
      return `${fewOrCount(units.map((unit) => mustGet(content.units, unit).label))} → ${zoneName(content, String(row.to))}`;
    })
    .join("; ");
}

/** "Guerrilla 3 → Tyre, dispersed; Guerrilla 7 → Tyre, dispersed". */
const built = (content: Pack, rows: Json | undefined): string =>
  Array.isArray(rows)
    ? rows
        .map(
          (row: Params) =>
            `${unitName(content, String(row.unit))} → ${zoneName(content, String(row.zone))}${modeOf(row)}`,
        )
        .join("; ")
    : "";

/** A stack that is gone has no name any more. */
function inspected(view: Eyes, group: string): string {
  const there = findGroup(view.table.groups, group);
  return there
    ? `J-2 inspect ${groupName(view, group)} in ${zoneName(view.content, there.zone)}`
    : "J-2 inspect a stack";
}

function ended(content: Pack, { sofClashes }: Params): string {
  const zones = Array.isArray(sofClashes) ? sofClashes.map((zone) => zoneName(content, String(zone))) : [];
  return zones.length === 0 ? "End phase" : `End phase, SOF fight in ${list(zones)}`;
}

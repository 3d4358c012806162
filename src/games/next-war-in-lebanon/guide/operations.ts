import { type GuideChapter, type Move, mustGet, type Params, type Prompt, type View } from "../../../engine/index.ts";
import { chitWords } from "../chits/hand.ts";
import { countIn } from "../pieces/groups.ts";
import { count, hqName, list, SEAT_NAMES, unitName, zoneName } from "../pieces/words.ts";
import { enemyOf, isSeat, type Lebanon } from "../state.ts";

/** The own phase: a sheet of plays. */
export const operations: GuideChapter<Lebanon> = {
  prompt: (view, { actions }) => (actions.includes("end-phase") ? prompt(view) : null),
  label,
  notice: ({ table }) => {
    if (table.phase !== "operations") return [];
    const { idf, insurgent } = table.held;
    return [`Chits: IDF ${idf}, Insurgents ${insurgent}. Insurgent VP so far: ${table.vp}.`];
  },
};

function prompt(view: View<Lebanon>): Prompt {
  const { table, hand } = view;
  const seat = isSeat(view.seat) ? view.seat : "idf";
  const held = chitWords(hand.chits.map(({ type }) => type));
  const theirs = table.held[enemyOf(seat)];
  const seen = hand.seen.length > 0 ? [`Seen of theirs this turn: ${chitWords(hand.seen)}.`] : [];
  return {
    question: `Turn ${table.turn} of ${table.length}, your phase: what do you play?`,
    facts: [
      `Your hand: ${held || "no chits"}. ${SEAT_NAMES[enemyOf(seat)]} hold ${theirs}.`.replace(
        "IDF hold",
        "The IDF holds",
      ),
      ...seen,
      ...clashes(view),
    ],
  };
}

/** what the end of the phase brings. */
function clashes(view: View<Lebanon>): readonly string[] {
  const { content, table } = view;
  const zones = content.zoneIds.filter(
    (zone) => !table.fought.includes(zone) && countIn(view, "idf", zone) > 0 && countIn(view, "insurgent", zone) > 0,
  );
  if (zones.length === 0) return [];
  return [
    `Both sides stand in ${list(zones.map((zone) => zoneName(content, zone)))}: there they fight when you end the phase.`,
  ];
}

/** A play as a row: "J-3 162 Steel → Bint Jbeil". */
function label({ content }: View<Lebanon>, { action, params }: Move): string | null {
  const zone = (name: string): string => zoneName(content, String(params[name]));
  const unit = (): string => unitName(content, String(params.unit));
  switch (action) {
    case "move-hq":
      return `${chits(params)} ${hqName(content, String(params.hq))} → ${zone("to")}${staying(params)}`;
    case "j4-airmobile":
      return `J-4 ${unit()} by air → ${zone("zone")}`;
    case "j1-recover":
      return `J-1 recover ${unit()}`;
    case "j1-rebuild":
      return `J-1 rebuild ${unit()}`;
    case "j1-mode":
      return `J-1 change the mode of ${unit()}`;
    case "end-phase":
      return "End phase";
    case "move-units":
      return `${chits(params)} ${zone("from")}: ${parties(content, params)}`;
    default:
      return null;
  }
}

const chits = ({ secure }: Params): string => (secure === "yes" ? "J-3 ×2" : "J-3");

const staying = ({ leave }: Params): string =>
  Array.isArray(leave) && leave.length > 0 ? `, ${count(leave.length, "unit stays", "units stay")}` : "";

/** "188 Barak and 1 Golani → Ayta ash-Shab". */
function parties(content: View<Lebanon>["content"], { parties: rows }: Params): string {
  if (!Array.isArray(rows)) return "";
  return rows
    .map((row: Params) => {
      const units = Array.isArray(row.units) ? row.units.map(String) : [];
      return `${list(units.map((unit) => mustGet(content.units, unit).label))} → ${zoneName(content, String(row.to))}`;
    })
    .join("; ");
}

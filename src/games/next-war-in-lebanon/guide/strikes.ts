import type { GuideChapter, Move, Prompt, Shortcut, View } from "../../../engine/index.ts";
import { chitWords, holds } from "../chits/hand.ts";
import { unitsIn } from "../pieces/groups.ts";
import { count, list, unitName, zoneName } from "../pieces/words.ts";
import type { Lebanon } from "../state.ts";
import { openZones } from "../strikes/reactions.ts";
import { hitsOf, missionOf } from "../strikes/targets.ts";
import type { Mission } from "../strikes/types.ts";
import { missionText } from "../strikes/words.ts";

/** Deep strikes and the answer to them, rockets and raids. */
export const strikes: GuideChapter<Lebanon> = {
  prompt: (view, { actions }) => (actions.includes("let-it-come") ? prompt(view) : null),
  shortcuts: (view, { actions }) => (actions.includes("let-it-come") ? shortcuts(view) : []),
  label,
};

function prompt(view: View<Lebanon>): Prompt | null {
  const { content, table, hand } = view;
  if (!table.strike) return null;
  const open = table.strike.missions.filter((_, i) => table.strike?.stopped[i] === null);
  const held = chitWords(hand.chits.map(({ type }) => type));
  return {
    question: `Strikes announced: ${list(open.map((mission) => missionText(mission, content)))}. Do you stop them?`,
    facts: [
      ...open.map((mission) => threat(view, mission)),
      `You hold ${held || "no chits"}; what you spend now you will not have in your own phase.`,
    ],
  };
}

/** "Shaqra: 2 dispersed units, 1 is struck, out on 6." */
function threat({ content, hand }: View<Lebanon>, mission: Mission): string {
  const on = `eliminated on ${list(hitsOf(content, mission).map(String), "or")}`;
  const zone = zoneName(content, mission.zone);
  if (mission.kind !== "area") return `${zone}: ${mission.kind === "decapitation" ? "your HQ" : "one unit"}, ${on}.`;
  const there = unitsIn(hand, mission.zone).filter((unit) => hand.units[unit]?.mode === mission.mode).length;
  const mode = mission.mode === "combat" ? "combat-mode" : "dispersed";
  return `${zone}: you have ${count(there, `${mode} unit`)}; half of them, ${Math.floor(there / 2)}, are struck: ${on}.`;
}

function shortcuts(view: View<Lebanon>): readonly Shortcut[] {
  const pass: Shortcut = { label: "Let it come", moves: [{ action: "let-it-come", params: {} }] };
  if (holds(view.hand, "J-4") === 0) return [pass];
  const sams = openZones(view).map((zone): Shortcut => {
    const move = { action: "sam", params: { zones: [zone] } };
    return { label: label(view, move) ?? "", moves: [move] };
  });
  return [...sams, pass];
}

/** A play as a row, a reaction as a button. */
function label({ content }: View<Lebanon>, { action, params }: Move): string | null {
  const zones = (names: unknown): string =>
    list((Array.isArray(names) ? names : []).map((id) => zoneName(content, String(id))));
  switch (action) {
    case "sam":
      return `SAM over ${zones(params.zones)}`;
    case "j3-raid":
      return "J-3 raid";
    case "j3-rockets":
      return `J-3 rockets from ${zoneName(content, String(params.zone))}: ${units(content, params.units)}`;
    case "j3-strike":
      return strikeLabel(content, params.missions);
    default:
      return null;
  }
}

const units = (content: View<Lebanon>["content"], ids: unknown): string =>
  Array.isArray(ids) ? list(ids.map((id) => unitName(content, String(id)))) : "";

/** "J-3 area strike on dispersed units in Shaqra". */
function strikeLabel(content: View<Lebanon>["content"], missions: unknown): string | null {
  if (!Array.isArray(missions)) return null;
  const texts = missions.map((row: { readonly zone: string; readonly target: string }) =>
    missionText(missionOf(row.zone, row.target, []), content),
  );
  return texts.length === 1 ? `J-3 ${texts[0]}` : `J-3 ×${texts.length}: ${list(texts)}`;
}

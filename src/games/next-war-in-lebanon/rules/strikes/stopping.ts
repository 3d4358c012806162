/** How the Insurgents are asked whether to stop strikes that have been announced. */
import { game, move, type NamedAnswer, type ReactionWindow, type Stage } from "#engine";
import type { Eyes, Lebanon } from "../../state.ts";
import { chitWords, holds } from "../chits/hand.ts";
import { unitsIn } from "../pieces/groups.ts";
import { count, list, zoneName } from "../pieces/words.ts";
import { openOnSyria, openZones, passStrike, sam, syrianAd } from "./reactions.ts";
import { hitsOf } from "./targets.ts";
import type { Mission } from "./types.ts";
import { missionText } from "./words.ts";

const { question } = game<Lebanon>();

/** Section 7, W5: missions have been announced (R-104, R-123). */
const announced: ReactionWindow<Lebanon> = {
  name: "W5",
  title: "when deep strikes are announced",
  mode: "standing-only",
  plays: ({ hand }) => hand.chits.map(({ type }) => type).filter((type) => type === "J-4" || type === "J-6"),
};

/** Air defence against a mission on Syria is there only where the optional chits are, and one is announced. */
export const stopping = question.window("stopping-strikes", {
  window: announced,
  actions: [syrianAd, sam, passStrike],
  sometimes: [syrianAd],
  pass: passStrike,
  about: ({ table: { strike } }) => strike && { open: strike.missions.filter((_, i) => strike.stopped[i] === null) },
  prompt: (view, { open }) => ({
    question: `Strikes announced: ${list(open.map((mission) => missionText(mission, view.content)))}. Do you stop them?`,
    facts: [
      ...open.map((mission) => threat(view, mission)),
      `You hold ${chitWords(view.hand.chits.map(({ type }) => type)) || "no chits"}; what you spend now you will not have in your own phase.`,
    ],
  }),
  answers: (view) => [
    ...(holds(view.hand, "J-4") === 0 ? [] : openZones(view).map(samOver)),
    { label: "Let it come", moves: [move(passStrike)] },
  ],
  fallback: () => move(passStrike),
});

const samOver = (zone: string): NamedAnswer => ({ moves: [move(sam, { zones: [zone] })] });

/** "Shaqra: 2 dispersed units, 1 is struck, out on 6." */
function threat({ content, hand }: Eyes, mission: Mission): string {
  const on = `eliminated on ${list(hitsOf(content, mission).map(String), "or")}`;
  const zone = zoneName(content, mission.zone);
  if (mission.kind !== "area") return `${zone}: ${mission.kind === "decapitation" ? "your HQ" : "one unit"}, ${on}.`;
  const there = unitsIn(hand, mission.zone).filter((unit) => hand.units[unit]?.mode === mission.mode).length;
  const mode = mission.mode === "combat" ? "combat-mode" : "dispersed";
  return `${zone}: you have ${count(there, `${mode} unit`)}; half of them, ${Math.floor(there / 2)}, are struck: ${on}.`;
}

export const askToStop = (s: Stage<Lebanon, unknown>): void =>
  s.ask(stopping, ["insurgent"], isOverSyria(s) ? {} : { without: [syrianAd] });

export const isOverSyria = ({ content, state: { table } }: Stage<Lebanon, unknown>): boolean =>
  table.optionalChits && openOnSyria({ content, table }).length > 0;

/** Which chits the computer would take or plan for the next turn. */
import type { Menu, NamedAnswer } from "#engine";
import { CHIT_TYPES, type ChitType } from "../../content/types.ts";
import { chitWords, poolOf } from "../../rules/chits/hand.ts";
import { selectChits, selecting } from "../../rules/chits/selection.ts";
import { NAMES, selectionFrom } from "../../rules/chits/taking.ts";
import { type Eyes, type Lebanon, sideOf } from "../../state.ts";
import { enemies, isRaidZone, steady } from "../judgement/forces.ts";

/** What the seat would take for its next turn, the first needed first. */
export const selection = (c: Eyes): readonly ChitType[] => selectionFrom(c, wanted(c));

/** two that would be taken and are still in the pool; J-5 itself cannot be. */
export function planned(c: Eyes): readonly ChitType[] {
  const pool = { ...poolOf(c, sideOf(c), c.hand) };
  const taken: ChitType[] = [];
  for (const type of [...wanted(c), ...CHIT_TYPES])
    if (type !== "J-5" && type !== "J-6" && taken.length < 2 && pool[type] > 0) {
      pool[type]--;
      taken.push(type);
    }
  return taken;
}

const wanted = (c: Eyes): readonly ChitType[] => [
  "J-5",
  "J-5",
  ...(sideOf(c) === "idf" ? forIdf(c) : forInsurgents(c)),
];

/** J-1 for those that are hurt or must disperse, J-3 to move and strike. */
function forIdf(c: Eyes): readonly ChitType[] {
  const hurt = Object.values(c.hand.units).filter(({ disrupted, reduced }) => disrupted || reduced).length;
  const contested = c.content.zoneIds.filter((zone) => enemies(c, zone) > 0 && steady(c, zone).length > 0).length;
  const repairs: readonly ChitType[] = hurt + contested > 1 ? ["J-1", "J-1"] : ["J-1"];
  return ["J-3", "J-3", ...repairs, "J-4", "J-3", "J-1", "J-3", "J-4"];
}

/** For the last turn: J-1 for those who are to come out of hiding, J-3 to take them where the IDF would score. */
const LAST: readonly ChitType[] = ["J-3", "J-1", "J-3", "J-1", "J-4", "J-2"];

/** J-1 to build, J-3 for raids and moves, J-2 to evade. */
function forInsurgents(c: Eyes): readonly ChitType[] {
  if (c.table.turn + 1 >= c.table.length) return LAST;
  const out = c.table.eliminated.filter((unit) => c.content.units[unit]?.nation === "hezbollah").length;
  const raid = c.content.zoneIds.some((zone) => isRaidZone(c, zone) && c.table.control[zone] === "insurgent");
  const builds: readonly ChitType[] = out >= 4 ? ["J-1", "J-1"] : out >= 1 ? ["J-1"] : [];
  return [...(raid ? (["J-3"] as const) : []), ...builds, "J-2", "J-3", "J-4", "J-3", "J-2", "J-1", "J-4"];
}

/** What is suggested, and what was taken last, if it can be taken again. What the sheet begins with is the suggestion, too. */
export function selections(view: Eyes): readonly NamedAnswer[] {
  const named = (why: string, was: string, types: readonly ChitType[]): NamedAnswer => ({
    label: `${why}: ${chitWords(types)}`,
    was: [`${chitWords(types)} (${was})`],
    moves: [selecting(view, types)],
  });
  const suggested = selection(view);
  const again = selectionFrom(view, view.hand.selected);
  const isPossible = chitWords(again) === chitWords(view.hand.selected) && chitWords(again) !== chitWords(suggested);
  return [
    named("Suggested", "suggested", suggested),
    ...(isPossible ? [named("As last turn", "as last time", again)] : []),
  ];
}

const guess = (type: ChitType) => (view: Eyes) => selection(view).filter((one) => one === type).length;

export const chitMenu: Menu<Lebanon> = {
  action: selectChits,
  guesses: Object.fromEntries(CHIT_TYPES.map((type) => [NAMES[type], guess(type)])),
};

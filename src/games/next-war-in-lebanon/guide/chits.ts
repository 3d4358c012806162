import type { GuideChapter, Move, Shortcut, View } from "../../../engine/index.ts";
import { chitWords, poolOf } from "../chits/hand.ts";
import { selectionFrom, selectionParams, toSelect } from "../chits/taking.ts";
import { CHIT_TYPES, type ChitType } from "../content/types.ts";
import { selection } from "../judgement/chits.ts";
import { count } from "../pieces/words.ts";
import { isSeat, type Lebanon } from "../state.ts";

/** The choice of chits, at the start and at the end of every turn. */
export const chits: GuideChapter<Lebanon> = {
  prompt: (view, { actions }) => {
    if (!actions.includes("select-chits")) return null;
    const { content, table, hand } = view;
    const drawn = table.phase === "first-chits" ? "" : `; ${content.figures.endOfTurnDraw} more are drawn`;
    const last = hand.selected.length > 0 ? [`Last time you chose ${chitWords(hand.selected)}.`] : [];
    const held = hand.chits.length > 0 ? [`You have drawn ${chitWords(hand.chits.map(({ type }) => type))}.`] : [];
    return {
      question: `Choose ${count(toSelect(view), "chit")}${drawn}.`,
      facts: [...held, `Your pool: ${chitWords(pool(view))}.`, ...last, ...uses(view)],
    };
  },
  shortcuts: (view, { actions }) => (actions.includes("select-chits") ? selections(view) : []),
  label: (_, { action, params }) => {
    if (action !== "select-chits") return null;
    const types = CHIT_TYPES.flatMap((type) =>
      Array.from({ length: Number(params[type.replace("J-", "j")] ?? 0) }, () => type),
    );
    return chitWords(types);
  },
};

function pool(view: View<Lebanon>): readonly ChitType[] {
  const left = poolOf(view, isSeat(view.seat) ? view.seat : "idf", view.hand);
  return CHIT_TYPES.flatMap((type) => Array.from({ length: left[type] }, () => type));
}

/** What is suggested, and what was taken last, if it can be taken again. What the sheet begins with is the suggestion, too. */
function selections(view: View<Lebanon>): readonly Shortcut[] {
  const before = view.hand.selected.toSorted();
  const again = selectionFrom(view, view.hand.selected);
  const ways: readonly (readonly [why: string, was: string, types: readonly ChitType[]])[] = [
    ["Suggested", "suggested", selection(view)],
    ...(chitWords(again.toSorted()) === chitWords(before) ? [["As last turn", "as last time", again] as const] : []),
  ];
  const labels = new Map<string, Shortcut>();
  for (const [why, was, types] of ways) {
    const move: Move = { action: "select-chits", params: selectionParams(view, types) };
    const words = chitWords(types.toSorted());
    if (!labels.has(words)) labels.set(words, { label: `${why}: ${words}`, was: [`${words} (${was})`], moves: [move] });
  }
  return [...labels.values()];
}

/** What the chits are good for, a line a type. */
const USES: { readonly [seat in "idf" | "insurgent"]: readonly string[] } = {
  idf: [
    "J-1 recovers, rebuilds, changes modes, brings reinforcements. J-2 shows chits or a stack, or evades.",
    "J-3 moves, strikes from the air, ambushes. J-4 lifts light infantry and SOF by air, moves home, adds 1 in a battle.",
  ],
  insurgent: [
    "J-1 builds, readies rockets, changes modes. J-2 shows chits or a stack, or evades.",
    "J-3 moves, ambushes, fires rockets, raids. J-4 stops air strikes, adds 1 in a battle.",
  ],
};

/** For those who play for the first time. */
export const uses = ({ seat, table }: View<Lebanon>): readonly string[] =>
  table.turn < 2 ? USES[isSeat(seat) ? seat : "idf"] : [];

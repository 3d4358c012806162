import type { Menu, NamedAnswer } from "../../../../engine/index.ts";
import { CHIT_TYPES, type ChitType } from "../../content/types.ts";
import { chitWords } from "../../rules/chits/hand.ts";
import { selectChits, selecting } from "../../rules/chits/selection.ts";
import { NAMES, selectionFrom } from "../../rules/chits/taking.ts";
import type { Eyes, Lebanon } from "../../state.ts";
import { selection } from "../judgement/chits.ts";

/** What is suggested, and what was taken last, if it can be taken again. What the sheet begins with is the suggestion, too. */
export function selections(view: Eyes): readonly NamedAnswer[] {
  const before = view.hand.selected.toSorted();
  const again = selectionFrom(view, view.hand.selected);
  const ways: readonly (readonly [why: string, was: string, types: readonly ChitType[]])[] = [
    ["Suggested", "suggested", selection(view)],
    ...(chitWords(again.toSorted()) === chitWords(before) ? [["As last turn", "as last time", again] as const] : []),
  ];
  const labels = new Map<string, NamedAnswer>();
  for (const [why, was, types] of ways) {
    const words = chitWords(types.toSorted());
    if (!labels.has(words))
      labels.set(words, { label: `${why}: ${words}`, was: [`${words} (${was})`], moves: [selecting(view, types)] });
  }
  return [...labels.values()];
}

const guess = (type: ChitType) => (view: Eyes) => selection(view).filter((one) => one === type).length;

export const chitMenu: Menu<Lebanon> = {
  action: selectChits,
  guesses: Object.fromEntries(CHIT_TYPES.map((type) => [NAMES[type], guess(type)])),
};

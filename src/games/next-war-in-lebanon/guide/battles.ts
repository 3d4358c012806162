import {
  type Decision,
  type GuideChapter,
  mustGet,
  type Params,
  type Prompt,
  type Shortcut,
  type View,
} from "../../../engine/index.ts";
import { chitWords } from "../chits/hand.ts";
import { chancesToFireFirst } from "../combat/advantage.ts";
import { usualPlan } from "../combat/fire-plan.ts";
import { participants, sideOf } from "../combat/participants.ts";
import type { TargetPolicy } from "../combat/types.ts";
import { findGroup, groupsIn } from "../pieces/groups.ts";
import { count, counter, list, The, unitName, verb, zoneName } from "../pieces/words.ts";
import { enemyOf, type Lebanon } from "../state.ts";

type Eyes = View<Lebanon>;

/** What is asked before and in battles. */
export const battles: GuideChapter<Lebanon> = {
  prompt: battle,
  shortcuts,
  label: ({ content }, { action, params }) => {
    if (action === "fire-plan") return plan(content, params.shots);
    if (action === "commit") return commitment(params);
    if (action !== "evade") return null;
    return `Evade with ${count(Number(params.n), "J-2")}${EVADING[String(params.first)] ?? ""}`;
  },
};

/** Who goes first, where it is not as usual. */
const EVADING: { readonly [first: string]: string } = {
  strong: ", the strongest first",
  list: ", in your own order",
  later: ", and choose after the dice",
};

/** "Commit J-4 and 2 J-6": everything that is chosen beside the usual. */
function commitment({ support, cas, j6 = 0, sam = 0, targets }: Params): string {
  const what = [
    ...(support === "j4" ? ["J-4"] : support === "at" ? ["J-4 as anti-tank"] : []),
    ...(cas === "yes" ? ["close air support"] : []),
    ...(j6 === 0 ? [] : [`${Number(j6)} J-6`]),
    ...(sam === 0 ? [] : [`${Number(sam)} J-4 as SAM`]),
  ];
  const aim =
    { strongest: "; the most valuable first", rockets: "; rockets and missiles first" }[String(targets)] ?? "";
  return `Commit ${what.length > 0 ? list(what) : "nothing"}${aim}`;
}

function battle(view: Eyes, { window, actions }: Decision): Prompt | null {
  const { battle: now } = view.table;
  if (!now) return null;
  const zone = zoneName(view.content, now.zone);
  const enemy = enemyOf(sideOf(view));
  if (window === "W1")
    return {
      question: `${The(enemy)} ${verb(enemy, "enters", "enter")} ${zone}: ambush or evade?`,
      facts: facing(view),
    };
  if (window === "W2") return { question: `A battle is about to begin in ${zone}: evade?`, facts: facing(view) };
  if (window === "W3")
    return { question: `Battle in ${zone}: what do you commit?`, facts: [...revealed(view), first(view)] };
  if (window === "W7") return { question: `Which of your units in ${zone} takes the loss?`, facts: [] };
  if (actions.includes("fire-plan"))
    return { question: `Round ${now.round} in ${zone}: who fires at whom?`, facts: revealed(view) };
  return actions.includes("evade-units") ? { question: `Who evades in ${zone}?`, facts: facing(view) } : null;
}

/** "Guerrilla 3 at 401 Iron Tracks; Guerrilla 4 at 1 Golani". */
function plan(content: Eyes["content"], shots: unknown): string | null {
  if (!Array.isArray(shots)) return null;
  if (shots.length === 0) return "Hold fire";
  return shots
    .map(({ firer, target }: Params) => `${unitName(content, String(firer))} at ${unitName(content, String(target))}`)
    .join("; ");
}

const hand = ({ hand: { chits } }: Eyes): string =>
  `You hold ${chitWords(chits.map(({ type }) => type)) || "no chits"}.`;

/** Own units in full, theirs by size and top. */
function facing(view: Eyes): readonly string[] {
  const { content, table } = view;
  const now = table.battle;
  if (!now) return [];
  const seat = sideOf(view);
  const own = participants(view.hand, seat, now).map((unit) =>
    counter(content, { unit, ...mustGet(view.hand.units, unit) }),
  );
  const ids = now.entering.length > 0 && now.attacker !== seat ? now.entering : groupsIn(view, enemyOf(seat), now.zone);
  const theirs = ids.flatMap((id) => findGroup(table.groups, id) ?? []);
  const sizes = theirs.reduce((sum, { size = 1 }) => sum + size, 0);
  return [
    `Theirs: ${count(sizes, "unit")}; on top ${list(theirs.map(({ top }) => counter(content, top)))}.`,
    `Yours: ${list(own) || "none"}.`,
    hand(view),
  ];
}

/** both sides, as everyone sees them now. */
function revealed(view: Eyes): readonly string[] {
  const now = view.table.battle;
  if (!now) return [];
  const seat = sideOf(view);
  const side = (one: typeof seat): string => list(now.fighters[one].map((unit) => counter(view.content, unit)));
  return [
    `Yours: ${side(seat)}.`,
    `Theirs: ${side(enemyOf(seat))}.`,
    "Units in combat mode (C) cannot fire at dispersed ones (D). No unit is targeted twice before every unit has been targeted once.",
    hand(view),
  ];
}

function first(view: Eyes): string {
  const chances = chancesToFireFirst(view);
  return chances === null ? "" : `You fire first in ${chances} of 36 cases.`;
}

/** Whom a seat's policy fires at. */
const AIMS: { readonly [policy in TargetPolicy]: string } = {
  weakest: "At the easiest targets",
  strongest: "At the most valuable targets",
  rockets: "At rockets and missiles first",
};

/** Whoever is asked may let it be, the same for every hand; whoever fires may leave the plan to the usual policy. */
function shortcuts(view: Eyes, { window, pass, actions }: Decision): readonly Shortcut[] {
  const { battle: now } = view.table;
  if (now && actions.includes("fire-plan"))
    return [{ label: AIMS[now.targets[sideOf(view)]], moves: [{ action: "fire-plan", params: usualPlan(view) }] }];
  if (window === null || pass === null) return [];
  const label = {
    W1: "Pass",
    W2: "Do not evade",
    W3: "Commit nothing",
    W7: "Suggested",
  }[window];
  return label === undefined ? [] : [{ label, moves: [{ action: pass, params: {} }], open: false }];
}

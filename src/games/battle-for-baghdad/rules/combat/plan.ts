/** What a side can put into its secret plan: a Command, an Offense and a Defense that match it, and strength. */
import {
  choice,
  type EffectOf,
  game,
  integer,
  matchName,
  mustGet,
  type Option,
  type Preset,
  type Refusal,
  type View,
} from "#engine";
import type { Warfare } from "../../content/effects.ts";
import { the } from "../../content/factions.ts";
import type { CardId } from "../../content/pack.ts";
import { HIGHEST_DIE } from "../../content/rulebook-figures.ts";
import { counted, inList, oneOf } from "../../content/wording.ts";
import type { Baghdad } from "../../state.ts";
import { cardCalled, effectOf, listed, withEffect } from "../cards/hands.ts";
import { combatDefense, combatNetwork, combatOffense } from "../cards/outside-steps.ts";
import { size, unitsAt } from "../map/units.ts";
import { NONE, planText } from "./plan-text.ts";
import { combatOf, highestDie, unitValue } from "./sides.ts";
import { warfareOf, waysText, wayText } from "./warfare.ts";
import { beforeReveal } from "./why-not.ts";

const { action } = game<Baghdad>();

/** R-58: an Active Command, or a Network in its place; nothing only without Active Command. */
function commands(c: View<Baghdad>): Option[] {
  const { content, table, seat } = c;
  const active = mustGet(table.sides, seat).active.map((id) => {
    const { name, value, type } = mustGet(content.commands, id);
    return { value: id, label: `${name} ${value}${type}`, description: TYPES[type] };
  });
  const networks = listed(c, withEffect(c, combatNetwork)).map((option) => ({ ...option, description: TYPES.B }));
  const none = { value: NONE, label: "No Command", description: "Only the strength counts" };
  return [...active, ...networks, ...(active.length === 0 ? [none] : [])];
}

const TYPES = { C: "conventional", U: "unconventional", B: "conventional and unconventional" } as const;

/** R-58: why a Command cannot be in the plan. */
function noCommand({ content, table, seat }: View<Baghdad>, word: string): Refusal | null {
  const refused = (text: string): Refusal => ({ code: "not-a-choice", text, rule: "R-58" });
  const own = mustGet(table.sides, seat).active.map((id) => mustGet(content.commands, id).name);
  if (word === NONE)
    return refused(
      `**No Command**: you have Active Commands, and one must be in the plan, or a Network: ${oneOf(own)}.`,
    );
  const meant = matchName(Object.values(content.commands), ({ id, name }) => [id, name], word).meant;
  if (!meant) return null;
  const instead = own.length > 0 ? ` Active: ${inList(own)}.` : "";
  return meant.seat === seat
    ? refused(`**${meant.name}** is Neutralized: it can be reactivated in your Recruit Step.${instead}`)
    : refused(`**${meant.name}** is a Command of ${the(meant.seat)}.${instead}`);
}

type Kind = typeof combatOffense | typeof combatDefense;
const nameOf = (kind: Kind): string => (kind === combatOffense ? "Offense" : "Defense");

/** R-59: cards of this kind, those that do not match the Command refused. */
const matching = (c: View<Baghdad>, kind: Kind, command: string): Option[] => [
  { value: NONE, label: `No ${nameOf(kind)} card` },
  ...listed(c, withEffect(c, kind)).map((option) => {
    const effect = effectOf(c.content, option.value, kind);
    const refused = effect && mismatch(c, { kind, card: option.value, way: effect.type, command });
    return { ...option, description: does(effect), ...(refused ? { refused } : {}) };
  }),
];

/** "unconventional; Neutralizes conventional". */
function does(effect: EffectOf<Kind> | undefined): string {
  if (!effect) return "";
  const what =
    effect.kind === "combatOffense"
      ? `Neutralizes ${waysText(effect.neutralizes)}`
      : `blocks ${waysText(effect.blocks)}`;
  return `${wayText(effect.type)}; ${what}`;
}

interface Fit {
  readonly kind: Kind;
  readonly card: CardId;
  readonly way: Warfare;
  readonly command: string;
}

/** R-59: why a card does not fit a Command, and which it fits; null if it does. */
function mismatch({ content, table, seat }: View<Baghdad>, { kind, card, way, command }: Fit): Refusal | null {
  if (warfareOf(content, command).includes(way)) return null;
  const fitting = mustGet(table.sides, seat).active.filter((id) => warfareOf(content, id).includes(way));
  const names = [...fitting.map((id) => mustGet(content.commands, id).name), "a Network"];
  const needs = `${wayText(way) === "unconventional" ? "an" : "a"} ${wayText(way)} ${nameOf(kind)} needs ${oneOf(names)}`;
  const text = `**${mustGet(content.arms, card).name}** does not fit ${mustGet(content.commands, command).name}: ${needs}.`;
  return { code: "not-a-choice", text, rule: "R-59" };
}

/** R-10, R-59: why a card is not one of this kind. */
function noSuchCard({ content, hand }: View<Baghdad>, word: string, kind: Kind): Refusal | null {
  const meant = cardCalled(content, word);
  if (!meant) return null;
  const refused = (why: string): Refusal => ({ code: "not-a-choice", text: `**${meant.name}** ${why}`, rule: "R-59" });
  return effectOf(content, meant.id, kind)
    ? hand.cards.includes(meant.id)
      ? null
      : refused("is not in your hand.")
    : refused(`is not ${kind === combatOffense ? "an" : "a"} ${nameOf(kind)}.`);
}

/** The card that does most, of those that fit. */
function bestOf(c: View<Baghdad>, kind: Kind, command: string): string {
  const reach = (card: CardId): number => {
    const effect = effectOf(c.content, card, kind);
    return effect?.kind === "combatOffense" ? effect.neutralizes.length : (effect?.blocks.length ?? 0);
  };
  const fitting = matching(c, kind, command).filter(({ value, refused }) => value !== NONE && !refused);
  return fitting.toSorted((a, b) => reach(b.value) - reach(a.value))[0]?.value ?? NONE;
}

/** The Active Command of the highest value; without one a Network, if the hand has one. */
export function bestCommand(c: View<Baghdad>): string {
  const { content, table, seat } = c;
  const { active } = mustGet(table.sides, seat);
  const highest = Math.max(...active.map((id) => mustGet(content.commands, id).value));
  return (
    active.find((id) => mustGet(content.commands, id).value === highest) ?? withEffect(c, combatNetwork)[0] ?? NONE
  );
}

const played = (card: string | undefined): CardId | null => (card === undefined || card === NONE ? null : card);

/** R-60: why no more strength can be committed. */
function noStronger({ content, table, seat }: View<Baghdad>): Refusal {
  const { zone } = combatOf(table);
  const most = highestDie(content, table, zone, seat);
  const value = unitValue(content, table, zone, seat);
  const units = counted(size(unitsAt(table, zone, seat)), "unit");
  const why =
    most === HIGHEST_DIE ? "nobody commits more" : `you have ${units} there${value > 1 ? `, each worth ${value}` : ""}`;
  return { code: "not-in-range", text: `At most ${most} strength can be committed: ${why}.`, rule: "R-60" };
}

/** R-60: strength by a button: each of a few, or none, all and what lies between. */
function strengths({ content, table, seat }: View<Baghdad>): readonly Preset[] {
  const most = highestDie(content, table, combatOf(table).zone, seat);
  const parts = most < BUTTONS ? most : BUTTONS - 1;
  return [...Array(parts + 1).keys()].map((part) => {
    const commit = parts === 0 ? 0 : Math.floor((part * most) / parts);
    return { label: `Strength ${commit}`, params: { commit } };
  });
}

/** In a row. */
const BUTTONS = 5;

/** R-57 to R-60 What a side chooses in secret, all at once. */
export const plan = action("plan", "Make your plan", {
  help: "One Command or Network, an Offense and a Defense of its type if you like, and the strength you commit. The winner loses what it committed, the loser all.",
  common: true,
  presets: strengths,
  whyNot: beforeReveal("A plan"),
})
  .param("command", "Which Command?", choice(commands, noCommand), bestCommand)
  .optional(
    "offense",
    "Which Offense card?",
    ({ params }) => params.command !== NONE,
    choice(
      (c) => matching(c, combatOffense, c.params.command),
      (c, word) => noSuchCard(c, word, combatOffense),
    ),
    (c) => bestOf(c, combatOffense, c.params.command),
  )
  .optional(
    "defense",
    "Which Defense card?",
    ({ params }) => params.command !== NONE,
    choice(
      (c) => matching(c, combatDefense, c.params.command),
      (c, word) => noSuchCard(c, word, combatDefense),
    ),
    (c) => bestOf(c, combatDefense, c.params.command),
  )
  .param(
    "commit",
    "How much strength?",
    integer((c) => [0, highestDie(c.content, c.table, combatOf(c.table).zone, c.seat), noStronger(c)]),
    ({ content, table, seat }) => Math.floor(highestDie(content, table, combatOf(table).zone, seat) / 2),
  )
  .label(({ content }, params) => planText(content, params))
  .apply(({ state: { hands }, content, seat, params }) => {
    mustGet(hands, seat).plan = {
      command: played(params.command),
      network: params.command !== NONE && !Object.hasOwn(content.commands, params.command),
      offense: played(params.offense),
      defense: played(params.defense),
      die: params.commit,
    };
  });

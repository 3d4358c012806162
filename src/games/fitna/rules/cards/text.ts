import type { Card, CardNumber, Effect, SpecialJoker } from "../../content/card-types.ts";
import { countryName, nationWord, nationWords } from "../../content/names.ts";
import { capital } from "../pieces/words.ts";
import { conditionText, type Deck, or, TAG_WORDS, tagWords, times } from "./conditions-text.ts";

type Use = Card["uses"][number];
type Of<K extends Effect["kind"]> = Extract<Effect, { readonly kind: K }>;

/** What a card does and when it may, in short sentences. */
export function cardText(edition: Deck, card: Card): string {
  const several = card.uses.length > 1;
  return [
    ...cardUses(edition, card).map(({ when, text }) => (several ? `${when}: ${text}` : text)),
    ...cardConditions(edition, card),
  ].join(" ");
}

/** What it does, use by use: "In battle", "Your Events". */
export const cardUses = (
  edition: Deck,
  { uses }: Pick<Card, "uses">,
): readonly { readonly when: string; readonly text: string }[] =>
  uses.map(({ when, effects }) => ({ when: TIMES[when], text: effectsText(edition, effects) }));

/** R-016: when it can act at all; R-194: what it needs. */
export const cardConditions = (
  edition: Deck,
  { conditions, uses }: Pick<Card, "conditions" | "uses">,
): readonly string[] => [
  ...uses.flatMap(({ effects }) => effects.filter(isApproval).map((effect) => effectText(edition, effect, []))),
  ...conditions.map((condition) => conditionText(edition, condition)),
];

const isApproval = ({ kind }: Effect): boolean => kind === "approval";

/** The same of a Special Joker (R-034). */
export const jokerText = (edition: Deck, { effects, atOnce }: SpecialJoker): string =>
  [...(atOnce ? ["Played as soon as you have it."] : []), effectsText(edition, effects), UNSTOPPED].join(" ");

const TIMES: { readonly [when in Use["when"]]: string } = {
  combat: "In battle",
  events: "Your Events",
  reaction: "Against a card",
  turn: "Battle or Events",
};

/** R-020. */
const UNSTOPPED = "It cannot be cancelled.";

/** When a card can be played, and what becomes of it: "In battle · also for IS, Kurds". */
export const cardTiming = (edition: Pick<Deck, "labels">, card: Card): string =>
  [cardUse(card), ...cardLimits(edition, card)].join(" · ");

/** "In battle or your Events". */
export const cardUse = ({ uses }: Pick<Card, "uses">): string =>
  uses.map(({ when }, i) => (i === 0 ? TIMES[when] : TIMES[when].replace("Your", "your"))).join(" or ");

/** R-009, R-013 to R-015: how long it lasts, from when on, whether it leaves the game, who else may use it. */
export function cardLimits({ labels }: Pick<Deck, "labels">, card: Card): readonly string[] {
  const { uses, earliest, removed, marks } = card;
  const others = marks.map((mark) => (mark === "is" ? labels.is : "Kurds"));
  return [
    ...(uses.some(({ when }) => when === "turn") ? ["lasts the turn"] : []),
    ...(earliest > 1 ? [`from turn ${earliest}`] : []),
    ...(removed ? ["once"] : []),
    ...(others.length > 0 ? [`also for ${others.join(", ")}`] : []),
  ];
}

/** "Air, anti-air": what cards answer it. */
export const cardTags = ({ tags }: Pick<Card, "tags">): readonly string[] => tags.map((tag) => TAG_WORDS[tag]);

function effectsText(edition: Deck, effects: readonly Effect[]): string {
  const said = effects.filter((effect) => !isApproval(effect));
  return said.map((effect, i) => effectText(edition, effect, said.slice(0, i))).join(" ");
}

/** One sentence; what effects before it said of the same battle or seat is not said again. */
function effectText(edition: Deck, effect: Effect, before: readonly Effect[]): string {
  switch (effect.kind) {
    case "shift":
      return shiftText(effect, before);
    case "ignoreEntrenchment":
      return "Entrenchment does not count.";
    case "preLoss":
      return effect.side === "defender"
        ? `When you attack: the defender loses ${steps(effect.steps)} before the die.`
        : `When you defend: the attacker loses ${steps(effect.steps)} before the die.`;
    case "noPursuit":
      return "Nobody may exploit.";
    case "immune":
      return UNSTOPPED;
    case "cancel":
      return `Cancels an enemy ${or(tagWords(effect.tags))} card.`;
    case "cancelCards":
      return `Cancels ${or(names(edition, effect.cards))}.`;
    case "lock":
      return `Nobody plays ${or(names(edition, effect.cards))} again this turn.`;
    case "nullify":
      return `${capital(tagWords(effect.tags).join(" and "))} cards of both sides do nothing in this battle.`;
    case "shield":
      return `Until the turn ends, enemy ${or(tagWords(effect.tags))} cards do nothing against you.`;
    case "approval":
      return effect.unless
        ? `Needs US approval, or ${nationWord(edition, effect.unless)} units of yours.`
        : "Needs US approval.";
    case "entrench":
      return `Entrench ${effect.markers} of your supplied ${edition.labels.spaces}.`;
    case "strike":
      return strikeText(edition, effect);
    case "attrit":
      return `An enemy city of your choice loses ${steps(effect.steps)}.`;
    case "reveal":
      return "Look at an enemy stack.";
    case "draw":
      return `Draw ${times(effect.cards, "card")}.`;
    case "steal":
      return `Take ${times(effect.cards, "card")} at random from another hand.`;
    case "discard":
      return discardText(effect);
    case "backfire":
      return `They roll a die; on ${effect.on} or more: ${effectText(edition, effect.effect, [])}`;
    case "tension":
      return `Tension ${effect.by > 0 ? "+" : "−"}${Math.abs(effect.by)}.`;
    default:
      return furtherText(edition, effect, before);
  }
}

type Further = Of<
  | "reinforce"
  | "replace"
  | "raise"
  | "airlift"
  | "opMod"
  | "forbid"
  | "truce"
  | "blackout"
  | "endRoll"
  | "activateIS"
  | "activateKurds"
  | "coup"
  | "lebanonWar"
  | "pkkRebellion"
>;

/** Effects on armies, and on what others may do. */
function furtherText(edition: Deck, effect: Further, before: readonly Effect[]): string {
  switch (effect.kind) {
    case "reinforce":
      return "Draw a card; then take your next reinforcements, or replacements.";
    case "replace":
      return replaceText(effect);
    case "raise":
      return raiseText(edition, effect);
    case "airlift":
      return `Fly up to ${times(effect.units, "supplied unit")}, no armour or corps, to your own ${edition.labels.spaces}.`;
    case "opMod":
      return `A seat of your choice has ${Math.abs(effect.by)} ${effect.by < 0 ? "fewer" : "more"} ${edition.labels.op}s in its next plan.`;
    case "forbid":
      return forbidText(effect, before);
    case "truce":
      return "Truce with a seat of your choice until your next phase.";
    case "blackout":
      return "An enemy oilfield counts for nobody this turn; its owner discards a card at random.";
    case "endRoll":
      return `Roll a die, +1 from tension 8: on ${effect.on} or more the game ends.`;
    case "activateIS":
      return `${edition.labels.is} draws 3 counters, then has 2 ${edition.labels.op}s for each of its oilfields, led by you.`;
    case "activateKurds":
      return `A Kurdish unit arrives or two are restored; then 4 ${edition.labels.op}s for Kurdish units, led by you.`;
    case "coup":
      return `Roll for each unit of ${countryName(edition, effect.country)}: 1–2 rebels, 3–4 is lost, 5–6 stays.`;
    case "lebanonWar":
      return "Roll for each Lebanese Hezbollah unit: 3 loses a step, 4–6 is out of the game.";
    case "pkkRebellion":
      return "The PKK rises in Turkey: all its units come to its places there.";
  }
}

const SIDES = { any: "", attacker: " when you attack", defender: " when you defend" } as const;
const ONLY = { city: " in a city", armour: " if the other side has armour there" } as const;

function shiftText({ columns, side, only }: Of<"shift">, before: readonly Effect[]): string {
  const what = before.some(({ kind }) => kind === "shift")
    ? `${columns} more`
    : `${times(columns, "column")} in your favour`;
  return `${what}${SIDES[side]}${only ? ONLY[only] : ""}.`;
}

/** 1–2 nothing, 3–6 one step, 7 or more two. */
function strikeText(edition: Deck, { spaces, bonus, countries }: Of<"strike">): string {
  const where = countries ? ` in ${or(countries.map((one) => countryName(edition, one)))}` : "";
  const { labels } = edition;
  const what =
    spaces === 1 ? `Strike an enemy ${labels.space}${where}` : `Strike ${spaces} enemy ${labels.spaces}${where}`;
  return `${what}: die${bonus === 0 ? "" : ` +${bonus}`}: 3 to 6 costs a step, 7 or more two.`;
}

function discardText({ who, cards, how }: Of<"discard">): string {
  const what = `${times(cards, "card")} ${how === "random" ? "at random" : "of its choice"}`;
  if (who === "self") return `You discard ${times(cards, "card")}${how === "random" ? " at random" : ""}.`;
  return who === "chosen" ? `A seat of your choice discards ${what}.` : `Every other seat discards ${what}.`;
}

function replaceText({ rebuild, upgrade, either }: Of<"replace">): string {
  const parts = [
    ...(rebuild > 0 ? [`rebuild ${times(rebuild, "destroyed unit")}`] : []),
    ...(upgrade > 0 ? [`restore ${times(upgrade, "reduced unit")}`] : []),
  ];
  return `${capital(parts.join(either ? " or " : " and "))}.`;
}

const PLACES = { home: "at home", arrival: "where they may arrive", LEB: "in Lebanon" } as const;

function raiseText(edition: Deck, { nations, units, count, where }: Of<"raise">): string {
  const whose = units.length > 0 ? "of your own militias" : `${or(nationWords(edition, nations))} `;
  const what = units.length > 0 ? `${count} ${whose}` : `up to ${count} ${whose}units`;
  return `Place ${what} ${PLACES[where]}.`;
}

function forbidText({ what }: Of<"forbid">, before: readonly Effect[]): string {
  const who = before.some((one) => one.kind === "discard" && one.who === "chosen") ? "It" : "A seat of your choice";
  return what === "exchange"
    ? `${who} exchanges no card in its next phase.`
    : `${who} has no strategic movement in its next phase.`;
}

const steps = (count: number): string => times(count, "step");

const names = ({ cards }: Deck, numbers: readonly CardNumber[]): readonly string[] => [
  ...new Set(numbers.flatMap((number) => cards[number]?.name ?? [])),
];

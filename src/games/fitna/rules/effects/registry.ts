import type { Option, Refusal } from "../../../../engine/index.ts";
import type { Effect } from "../../content/card-types.ts";
import type { Game } from "../../state.ts";
import type { At } from "../now.ts";
import { airliftRule } from "./airlift.ts";
import { discardRule, drawRule, stealRule } from "./hands.ts";
import { attritRule, blackoutRule, entrenchRule, revealRule, strikeRule } from "./on-the-map.ts";
import { activateIsRule, activateKurdsRule, coupRule, lebanonWarRule, pkkRebellionRule } from "./powers.ts";
import type { Asked, Chooser, EffectRule, Members } from "./rule.ts";
import { approvalRule, backfireRule, endRollRule, lockRule, shieldRule, tensionRule } from "./table-effects.ts";
import { forbidRule, opModRule, truceRule } from "./turns-to-come.ts";
import type { Play, Source } from "./types.ts";
import { raiseRule, reinforceRule, replaceRule } from "./units.ts";

type Kind = Effect["kind"];

/** What each kind of effect asks and does when it is an event's. Those of combat alone are not among them. */
const RULES: { readonly [K in Kind]?: EffectRule<Extract<Effect, { kind: K }>> } = {
  activateIS: activateIsRule,
  activateKurds: activateKurdsRule,
  airlift: airliftRule,
  approval: approvalRule,
  attrit: attritRule,
  backfire: backfireRule,
  blackout: blackoutRule,
  coup: coupRule,
  discard: discardRule,
  draw: drawRule,
  endRoll: endRollRule,
  entrench: entrenchRule,
  forbid: forbidRule,
  lebanonWar: lebanonWarRule,
  lock: lockRule,
  opMod: opModRule,
  pkkRebellion: pkkRebellionRule,
  raise: raiseRule,
  reinforce: reinforceRule,
  replace: replaceRule,
  reveal: revealRule,
  shield: shieldRule,
  steal: stealRule,
  strike: strikeRule,
  tension: tensionRule,
  truce: truceRule,
};

const ruleOf = ({ kind }: Effect): EffectRule<Effect> | undefined => RULES[kind];

/** What an event or Special Joker does; an asset that is an event too has its effects of that use. */
export function effectsOf({ edition }: Pick<Game, "edition">, source: Source): readonly Effect[] {
  if (source.kind === "joker") return edition.specialJokers[source.joker]?.effects ?? [];
  const uses = edition.cards[source.card]?.uses ?? [];
  return uses.find(({ when }) => when === "events" || when === "turn")?.effects ?? [];
}

/** What is chosen when it is played. Several effects on spaces have the same ones. */
export function askedBy(c: Chooser): Asked {
  let asked: Asked = {};
  for (const effect of effectsOf(c.game, c.source)) {
    const more = ruleOf(effect)?.asks?.(c, effect) ?? {};
    const spaces = asked.spaces && more.spaces ? { spaces: both(asked.spaces, more.spaces) } : {};
    const seat = asked.seat && more.seat ? { seat: stricter(asked.seat, more.seat) } : {};
    asked = { ...asked, ...more, ...spaces, ...seat };
  }
  return asked;
}

/** Why all of it would come to nothing, or cannot be aimed at anything; null: neither. */
export function whyUseless(c: Chooser): Refusal | null {
  const effects = effectsOf(c.game, c.source);
  if (effects.some((effect) => !ruleOf(effect))) return { code: "combat", text: "It is played in combat." };
  const idle = effects.flatMap((effect) => ruleOf(effect)?.whyNot?.(c, effect) ?? []);
  if (idle.length === effects.length) return idle[0] ?? null;
  const { spaces, seat } = askedBy(c);
  const none: Refusal = { code: "no-target", text: "There is nothing that it could be aimed at.", rule: "R-016" };
  if (spaces && spaces.most === 0) return spaces.options.find(({ refused }) => refused)?.refused ?? none;
  return seat?.every(({ refused }) => refused) ? (seat[0]?.refused ?? none) : null;
}

/** The next effect; false: there is none left. */
export function takeEffect(s: At<Play>, game: Game): boolean {
  const effect = effectsOf(game, s.data.source)[s.data.done];
  if (!effect || s.data.stopped) return false;
  s.data.done++;
  ruleOf(effect)?.does(s, effect);
  return true;
}

function both(one: Members, other: Members): Members {
  const options = stricter(one.options, other.options);
  const open = options.filter(({ refused }) => !refused).length;
  const { unlisted = other.unlisted } = one;
  return {
    ...(unlisted ? { unlisted } : {}),
    options,
    least: Math.min(open, Math.max(one.least, other.least)),
    most: Math.min(open, Math.max(one.most, other.most)),
  };
}

/** What both offer, refused where one refuses it. */
const stricter = (one: readonly Option[], other: readonly Option[]): readonly Option[] =>
  one.flatMap((option) => {
    const twin = other.find(({ value }) => value === option.value);
    return twin ? [twin.refused ? { ...option, refused: twin.refused } : option] : [];
  });

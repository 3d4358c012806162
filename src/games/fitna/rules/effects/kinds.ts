/** All that cards and Special Jokers can do, what has to be chosen for it, and when it would be useless. */
import { z } from "zod";
import type { EffectData, EffectOf, Option, Refusal } from "#engine";
import { countryName } from "../../content/names.ts";
import type { Game } from "../../state.ts";
import { spaceCalled } from "../movement/options.ts";
import type { At } from "../now.ts";
import { coup } from "../powers/coups.ts";
import { activateIslamicState } from "../powers/daesh-call.ts";
import { activateKurds } from "../powers/kurdish-orders.ts";
import { mobileKurds, raisingChoices } from "../powers/kurdish-raising.ts";
import { lebanonWar } from "../powers/lebanon-war.ts";
import { pkkRebellion } from "../powers/pkk.ts";
import { isInPlay } from "../setup/forces.ts";
import { airlift } from "./airlift.ts";
import { ofHands, ofHandsTold } from "./hands.ts";
import { inBattle } from "./in-battle.ts";
import { type CardChoices, type Chooser, effect, effects, type Members } from "./kind.ts";
import { onTheMap, onTheMapTold } from "./on-the-map.ts";
import { stopping } from "./stopping.ts";
import { onTheTable, onTheTableTold } from "./table-effects.ts";
import { turnsToCome, turnsToComeTold } from "./turns-to-come.ts";
import type { Play, Source } from "./types.ts";
import { ofUnits, unitsRaised } from "./units.ts";

/** What IS, Kurds and great powers do by cards. */
const ofPowers = [
  /** where IS takes part. */
  effect("activateIS", {}, () => ({
    words: ({ labels }) =>
      `${labels.is} draws 3 counters, then has 2 ${labels.op}s for each of its oilfields, led by you.`,
    whyNot: ({ game }) =>
      isInPlay(game)
        ? null
        : { code: "no-is", text: `${game.edition.labels.is} takes no part in this scenario.`, rule: "R-016" },
    does: (s) => s.call(activateIslamicState, { seat: s.data.seat }),
  })),

  /** where there are Kurds. */
  effect("activateKurds", {}, () => ({
    words: ({ labels }) =>
      `A Kurdish unit arrives or two are restored; then 4 ${labels.op}s for Kurdish units, led by you.`,
    whyNot: ({ game }) =>
      raisingChoices(game).length > 0 || mobileKurds(game).length > 0
        ? null
        : { code: "no-kurds", text: "No Kurdish unit can come or act.", rule: "R-016" },
    does: (s) => s.call(activateKurds, { seat: s.data.seat }),
  })),

  /** in that country. */
  effect("coup", { country: z.enum(["SYR", "IRQ"]) }, ({ country }) => ({
    words: (deck) => `Roll for each unit of ${countryName(deck, country)}: 1–2 rebels, 3–4 is lost, 5–6 stays.`,
    does: (s) => s.call(coup, { country }),
  })),

  /** at the expense of Lebanese Hezbollah. */
  effect("lebanonWar", {}, () => ({
    words: () => "Roll for each Lebanese Hezbollah unit: 3 loses a step, 4–6 is out of the game.",
    does: (s) => s.call(lebanonWar, { seat: s.data.seat }),
  })),

  /** with all its units. */
  effect("pkkRebellion", {}, () => ({
    words: () => "The PKK rises in Turkey: all its units come to its places there.",
    does: (s) => s.call(pkkRebellion, { placer: s.data.seat }),
  })),
] as const;

const KINDS = [
  ...inBattle,
  ...stopping,
  ...onTheMap,
  ...onTheTable,
  ...turnsToCome,
  ...ofHands,
  ...ofUnits,
  airlift,
  ...ofPowers,
] as const;

/** All that cards and Special Jokers do. A pack with another effect is refused. */
export const cardEffects = effects(KINDS);
export type Effect = EffectOf<(typeof KINDS)[number]>;
const { ruleOf } = cardEffects;

/** What is told of these. */
export const kindsTold = [...onTheMapTold, ...onTheTableTold, ...turnsToComeTold, ...ofHandsTold, unitsRaised] as const;

/** What an event or Special Joker does; an asset that is an event too has its effects of that use. */
function effectsOf({ edition }: Pick<Game, "edition">, source: Source): readonly EffectData[] {
  if (source.kind === "joker") return edition.specialJokers[source.joker]?.effects ?? [];
  const uses = edition.cards[source.card]?.uses ?? [];
  return uses.find(({ when }) => when === "events" || when === "turn")?.effects ?? [];
}

/** What is chosen when it is played. Several effects on spaces have the same ones. */
export function askedBy(c: Chooser): CardChoices {
  let asked: CardChoices = {};
  for (const effect of effectsOf(c.game, c.source)) {
    const more = ruleOf(effect).asks?.(c) ?? {};
    const spaces = asked.spaces && more.spaces ? { spaces: both(asked.spaces, more.spaces) } : {};
    const seat = asked.seat && more.seat ? { seat: stricter(asked.seat, more.seat) } : {};
    asked = { ...asked, ...more, ...spaces, ...seat };
  }
  return asked;
}

/** Why a space that somebody names is not among those that can be chosen. */
export function whyNotAimedAt(game: Game, members: Members | undefined, word: string): Refusal | null {
  const space = spaceCalled(game, word);
  return space === null ? null : (members?.unlisted?.(space) ?? null);
}

/** Why all of it would come to nothing, or cannot be aimed at anything; null: neither. */
export function whyUseless(c: Chooser): Refusal | null {
  const effects = effectsOf(c.game, c.source);
  if (effects.some((effect) => !ruleOf(effect).does)) return { code: "combat", text: "It is played in combat." };
  const idle = effects.flatMap((effect) => ruleOf(effect).whyNot?.(c) ?? []);
  if (idle.length === effects.length) return idle[0] ?? null;
  const { spaces, seat } = askedBy(c);
  const none: Refusal = { code: "no-target", text: "There is nothing that it could be aimed at.", rule: "R-016" };
  if (spaces && spaces.most === 0) return spaces.options.find(({ refused }) => refused)?.refused ?? none;
  return seat?.every(({ refused }) => refused) ? (seat[0]?.refused ?? none) : null;
}

/** The next effect; false: none is left. */
export function takeEffect(s: At<Play>, game: Game): boolean {
  const effect = effectsOf(game, s.data.source)[s.data.done];
  if (!effect || s.data.stopped) return false;
  s.data.done++;
  ruleOf(effect).does?.(s);
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

import { type EffectData, type Wrong, wrongIfRepeated, wrongIn } from "../../../engine/index.ts";
import type { Card } from "./card-types.ts";
import type { CardsFile, JokersFile } from "./schema.ts";
import type { CardEffects, Pack } from "./types.ts";

/** Cards are numbered in order, those of one name do the same, and what they name is there. */
export function checkCards(
  { cards }: CardsFile,
  { jokers }: JokersFile,
  units: Pack["units"],
  known: CardEffects,
): void {
  const check = (wrong: Wrong, effects: readonly EffectData[], path: string): void =>
    effects.forEach((effect, k) => {
      known.ruleOf(effect).check?.(wrong, `${path}.${k}`, { cards, units });
    });
  const wrong = wrongIn("cards");
  cards.forEach((card, i) => {
    const path = `cards.${i}`;
    if (card.number !== i + 1) wrong(`${path}.number`, `must be ${i + 1}`);
    checkKind(wrong, card, path);
    const twin = cards.slice(0, i).find(({ name }) => name === card.name);
    if (twin && acts(twin) !== acts(card)) wrong(path, `${card.name} does not do what #${twin.number} does`);
    checkConditions(wrong, card, cards, path);
    card.uses.forEach(({ effects }, k) => {
      check(wrong, effects, `${path}.uses.${k}.effects`);
    });
  });
  const wrongJoker = wrongIn("jokers");
  wrongIfRepeated(wrongJoker, "jokers", jokers, ["id", "name"]);
  jokers.forEach(({ effects }, i) => {
    check(wrongJoker, effects, `jokers.${i}.effects`);
  });
}

/** what a card asks of the scenario, some scenario has. */
export function checkTags({ cards }: Pick<CardsFile, "cards">, tags: readonly string[]): void {
  cards.forEach(({ conditions }, i) => {
    conditions.forEach((one, k) => {
      if (one.kind === "scenario" && !tags.includes(one.tag))
        wrongIn("cards")(`cards.${i}.conditions.${k}.tag`, `no scenario has the tag “${one.tag}”`);
    });
  });
}

const acts = ({ kind, tags, conditions, uses, marks }: Card): string =>
  JSON.stringify([kind, tags, conditions, uses, marks]);

/** events are played in one's own Events segment, assets elsewhere; Combat Engineers are both. */
function checkKind(wrong: Wrong, { kind, uses, removed, marks }: Card, path: string): void {
  const own = uses.some(({ when }) => (kind === "event" ? when === "events" : when !== "events"));
  if (!own)
    wrong(`${path}.uses`, `an ${kind} ${kind === "event" ? "is played in" : "does not wait for"} the Events segment`);
  if (kind === "event" && uses.length > 1) wrong(`${path}.uses`, "an event has one use");
  if (kind === "asset" && removed) wrong(`${path}.removed`, "only an event leaves the game (R-013)");
  if (kind === "event" && marks.length > 0) wrong(`${path}.marks`, "only assets are lent to IS and Kurds (R-015)");
}

function checkConditions(wrong: Wrong, card: Card, cards: readonly Card[], path: string): void {
  card.conditions.forEach((condition, k) => {
    const at = `${path}.conditions.${k}`;
    if (condition.kind === "after-event") checkEvents(wrong, condition.cards, cards, `${at}.cards`);
  });
}

/** What a condition or an effect calls events are events. */
export function checkEvents(wrong: Wrong, numbers: readonly number[], cards: Pack["cards"], path: string): void {
  const odd = numbers.find((number) => cards[number - 1]?.kind !== "event");
  if (odd !== undefined) wrong(path, `#${odd} is no event`);
}

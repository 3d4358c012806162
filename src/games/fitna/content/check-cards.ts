import { type Wrong, wrongIfRepeated, wrongIn } from "../../../engine/index.ts";
import type { Card, Effect } from "./card-types.ts";
import type { CardsFile, JokersFile } from "./schema.ts";
import type { Unit } from "./unit-types.ts";

interface Pack {
  readonly units: { readonly [id: string]: Unit };
}

/** Cards are numbered in order, those of one name do the same, and what they name is there. */
export function checkCards({ cards }: CardsFile, { jokers }: JokersFile, pack: Pack): void {
  const wrong = wrongIn("cards");
  cards.forEach((card, i) => {
    const path = `cards.${i}`;
    if (card.number !== i + 1) wrong(`${path}.number`, `must be ${i + 1}`);
    checkKind(wrong, card, path);
    const twin = cards.slice(0, i).find(({ name }) => name === card.name);
    if (twin && acts(twin) !== acts(card)) wrong(path, `${card.name} does not do what #${twin.number} does`);
    checkConditions(wrong, card, cards, path);
    card.uses.forEach(({ effects }, k) => {
      checkEffects(wrong, effects, cards, pack, `${path}.uses.${k}.effects`);
    });
  });
  const wrongJoker = wrongIn("jokers");
  wrongIfRepeated(wrongJoker, "jokers", jokers, ["id", "name"]);
  jokers.forEach(({ effects }, i) => {
    checkEffects(wrongJoker, effects, cards, pack, `jokers.${i}.effects`);
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

function checkEffects(
  wrong: Wrong,
  effects: readonly Effect[],
  cards: readonly Card[],
  pack: Pack,
  path: string,
): void {
  effects.forEach((effect, k) => {
    if (effect.kind === "cancelCards" || effect.kind === "lock")
      checkEvents(wrong, effect.cards, cards, `${path}.${k}.cards`);
    if (effect.kind !== "raise") return;
    const missing = effect.units.find((id) => !Object.hasOwn(pack.units, id));
    if (missing !== undefined) wrong(`${path}.${k}.units`, `there is no unit “${missing}”`);
  });
}

function checkEvents(wrong: Wrong, numbers: readonly number[], cards: readonly Card[], path: string): void {
  const odd = numbers.find((number) => cards[number - 1]?.kind !== "event");
  if (odd !== undefined) wrong(path, `#${odd} is no event`);
}

/** Why a card cannot be played in a battle, or would do nothing there, and what a hand holds for an attack. */
import { type EffectData, once, type Refusal } from "#engine";
import type { Card, CardNumber } from "../../content/card-types.ts";
import { isFaction, type SeatId } from "../../content/sides.ts";
import { terrainWords } from "../cards/conditions-text.ts";
import { ignoreEntrenchment, noPursuit, nullify, preLoss, shift } from "../effects/in-battle.ts";
import { cancel } from "../effects/stopping.ts";
import { type OpenGame, specials } from "../map/relations.ts";
import { list } from "../pieces/words.ts";
import { cardOf, combatEffects, whyNoCancel } from "./cards.ts";
import { battleOf, offensiveOf, resolvedCards } from "./fighters.ts";
import { LENDABLE, servesUnmarked } from "./lending-cards.ts";
import type { Role } from "./played-cards.ts";
import { type Battle, columnsWorth, unitsOf } from "./shifts.ts";
import type { Announced } from "./types.ts";

const refused = (text: string, rule: string): Refusal => ({ code: "no-asset", text, rule });

/** In a game that is only looked at. */
export const battleSeen = once(battleOf);

/** Why a seat cannot announce a card in the offensive, after those that it announces with it; null: it can. */
export function whyNotAnnounced(
  game: OpenGame,
  seat: SeatId,
  card: CardNumber,
  answers: CardNumber | null,
  more: readonly Announced[] = [],
): Refusal | null {
  const { edition, state } = game;
  const offensive = offensiveOf(state.table);
  const { announcing } = offensive;
  if (!announcing) return refused("No cards can be played now.", "R-125");
  const { role, cancelsOnly } = announcing;
  const found = cardOf(edition, card);
  if (found.earliest > state.table.turn) return refused(`${found.name}: not before turn ${found.earliest}.`, "R-009");
  const twin = [...offensive.played, ...more].find(
    (one) => one.seat === seat && cardOf(edition, one.card).name === found.name,
  );
  if (twin) return refused(`${found.name}: one of each name in an offensive.`, "R-019");
  if (role === "attacker" && seat !== offensive.by && found.name !== LENDABLE)
    return refused(`Only ${LENDABLE} can be lent to Kurds who attack.`, "R-179");
  const battle = battleSeen(game);
  const why = whyNotMarked(battle, role, seat, found) ?? whyUnmet(game, battle, role, seat, found);
  if (why) return why;
  if (answers === null)
    return cancelsOnly ? refused("Only cancels can be played now.", "R-126") : whyIdle(game, battle, role, card);
  const cancels = more.filter((one) => one.answers !== null); // what else is announced with it comes at the same moment
  const reason = whyNoCancel(edition, resolvedCards(game, cancels), { card, by: role, answers });
  return reason && { code: "no-cancel", ...reason };
}

/** What a hand holds for an attack: cards that act by themselves, only those that answer the defence, or none. */
export interface ForAttack {
  readonly kind: "cards" | "answers" | "none";
  readonly cards: readonly CardNumber[];
}

/** What is known of a battle before it is declared: everything but who defends, and with which cards. */
export type Expected = Pick<Battle, "space" | "entrenched" | "attackers">;

/** As far as that is known before the battle, whatever the defence turns out to be. */
export function forAttack(game: OpenGame, seat: SeatId, hand: readonly CardNumber[], expected: Expected): ForAttack {
  const battle: Battle = { ...expected, defenders: [], cards: [] };
  const able = hand.filter((card) => {
    const found = cardOf(game.edition, card);
    if (found.earliest > game.state.table.turn) return false;
    return !whyNotMarked(battle, "attacker", seat, found) && !whyUnmet(game, battle, "attacker", seat, found);
  });
  const acting = able.filter((card) => mayAct(game, battle, card));
  if (acting.length > 0) return { kind: "cards", cards: acting };
  const isAnswer = (card: CardNumber): boolean =>
    cardOf(game.edition, card).uses.some(({ effects }) => effects.some(cancel.is));
  const answers = able.filter(isAnswer);
  return { kind: answers.length > 0 ? "answers" : "none", cards: answers };
}

/** Whether a card does something for the attacker against some defender or other. */
const mayAct = (game: OpenGame, battle: Battle, card: CardNumber): boolean =>
  whyIdle(game, battle, "attacker", card) === null ||
  shift.among(combatEffects(game.edition, card)).some(({ only, side }) => only === "armour" && side !== "defender");

/** for IS and Kurds only cards with their mark are played. */
function whyNotMarked(battle: Battle, role: Role, seat: SeatId, card: Card): Refusal | null {
  const { name, marks } = card;
  const nations = unitsOf(battle, role).map(({ unit }) => unit.nation);
  if (nations.includes("IS") && !marks.includes("is"))
    return refused(`${name} has no ● mark: units of the Islamic State do not use it.`, "R-015");
  const isKurdish = nations.some(isFaction);
  if (!isKurdish || marks.includes("kurds") || servesUnmarked(card, seat)) return null;
  return refused(`${name} has no K mark: Kurdish units do not use it.`, "R-015");
}

/** what the card itself asks for in a battle. */
function whyUnmet(game: OpenGame, battle: Battle, role: Role, seat: SeatId, card: Card): Refusal | null {
  for (const condition of card.conditions) {
    const unmet = unmetBy(game, battle, role, seat, condition);
    if (unmet !== null) return refused(`${card.name}: ${unmet}.`, "R-016");
  }
  return null;
}

/** What is missing, in words; conditions of events are checked where these are played. */
function unmetBy(
  game: OpenGame,
  battle: Battle,
  role: Role,
  seat: SeatId,
  condition: Card["conditions"][number],
): string | null {
  const own = unitsOf(battle, role).map(({ unit }) => unit.nation);
  const terrains = (is: Parameters<typeof terrainWords>[1]): string => list(terrainWords(game.edition, is), "or");
  switch (condition.kind) {
    case "seat-or-attacker":
      return isForOwn(game, battle, role, seat, condition.seat) ||
        (role === "attacker" && own.includes(condition.nation))
        ? null
        : "not for your side";
    case "target":
      return isTerrain(battle, condition.is) ? null : `only in ${terrains(condition.is)}`;
    case "defends":
      return role === "defender" && isTerrain(battle, condition.is) ? null : `in defence of ${terrains(condition.is)}`;
    case "engaged":
      return own.some((nation) => condition.nations.includes(nation)) ? null : "none of its units is on your side";
    default:
      return null;
  }
}

/** for units of its own the seat plays it. */
const isForOwn = (game: OpenGame, battle: Battle, role: Role, seat: SeatId, wanted: SeatId): boolean =>
  isSeat(game, seat, wanted) && unitsOf(battle, role).some(({ side }) => side === seat);

/** A seat, or whoever stands in for it. */
const isSeat = (game: OpenGame, seat: SeatId, wanted: SeatId): boolean =>
  seat === wanted || specials(game, "stands-in").some((one) => one.seat === seat && one.for === wanted);

const isTerrain = ({ space }: Battle, is: readonly ("city" | Battle["space"]["terrain"])[]): boolean =>
  is.some((one) => (one === "city" ? space.marks.includes(one) : space.terrain === one));

/** Why a card would do nothing for its side here. */
function whyIdle({ edition }: OpenGame, battle: Battle, role: Role, card: CardNumber): Refusal | null {
  const { name, uses } = cardOf(edition, card);
  const lasts = uses.some(({ when }) => when === "turn");
  const acts =
    columnsWorth(edition, battle, card, role) > 0 ||
    combatEffects(edition, card).some((one) => isOfUse(battle, role, one));
  return lasts || acts ? null : refused(`${name} does nothing for the ${role} here.`, "R-014");
}

function isOfUse(battle: Battle, role: Role, effect: EffectData): boolean {
  if (ignoreEntrenchment.is(effect)) return role === "attacker" && battle.entrenched;
  if (noPursuit.is(effect)) return role === "defender";
  return nullify.is(effect) || (preLoss.as(effect)?.side ?? role) !== role;
}

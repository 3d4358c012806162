/**
 * What a computer does for a seat is decided here. What is its own it plays in full: seats that nobody took, that
 * somebody has left for good, or that were given to it. A seat whose holder is silent, on leave or late is still
 * somebody's: it only minds that.
 */
import {
  byDefault,
  type ComputerRole,
  type Decision,
  type Dice,
  type Envelope,
  type GameTypes,
  type Move,
  mayMind,
  minded,
  type Params,
  type Rulebook,
  type Seat,
  stepOf,
  viewOf,
} from "#engine";
import type { Member, StandingOrderRecord } from "../../store/records.ts";
import type { SettledAhead } from "../facts/inherited.ts";
import { openDecisions } from "../facts/open-decisions.ts";
import { asksMe } from "../facts/reactions.ts";
import type { Input } from "./play.ts";

/** What a computer is to the seat of a member; null: it has nothing to do with it. */
export const roleFor = ({ bot, standIn }: Pick<Member, "bot" | "standIn">): ComputerRole | null =>
  bot ? "plays" : standIn === "computer" ? "minds" : null;

/** The same of a seat. */
export function roleAt(members: readonly Member[], seat: Seat): ComputerRole | null {
  const roles = members.filter((member) => member.seat === seat).map(roleFor);
  return roles.find((role) => role !== null) ?? null;
}

/** What a seat is promised that a computer minds, after its orders and prepared answers. */
export const ONLY_ANSWERS = "it answers what is asked, and makes no deals";

/** A seat that a computer plays, or minds together with what it finds settled there. */
export type Custody = { readonly role: "plays" } | ({ readonly role: "minds" } & SettledAhead);

/** How a computer has a seat of a campaign, by what its holder has settled ahead. */
export const custodyOf = (role: ComputerRole, { orders, prepared }: SettledAhead, seat: Seat): Custody =>
  role === "plays"
    ? { role }
    : {
        role,
        orders: orders.filter((order) => order.seat === seat),
        prepared: prepared.filter((answer) => answer.seat === seat),
      };

/** The next move of a seat that a computer has, or null if it has nothing to do. `thought`: what somebody has thought of for it. */
export function computerInput(
  book: Rulebook<GameTypes>,
  env: Envelope<GameTypes>,
  seat: Seat,
  custody: Custody,
  dice: Dice,
  thought: { readonly decision: Decision; readonly move: Move } | null = null,
): Input | null {
  for (const decision of openDecisions(book, env, seat)) {
    if (decision.owed ? decision.answered !== null : !decision.invited) continue;
    const move = thought?.decision.id === decision.id ? thought.move : null;
    const input =
      custody.role === "plays"
        ? ownMove(book, env, decision, dice, move)
        : answerFor(book, env, decision, custody, dice, move);
    if (input) return input;
  }
  return null;
}

/** The same where nobody has settled anything ahead. */
export const computerOnItsOwn = (
  book: Rulebook<GameTypes>,
  env: Envelope<GameTypes>,
  seat: Seat,
  role: ComputerRole,
  dice: Dice,
): Input | null => computerInput(book, env, seat, custodyOf(role, { orders: [], prepared: [] }, seat), dice);

function ownMove(
  book: Rulebook<GameTypes>,
  env: Envelope<GameTypes>,
  decision: Decision,
  dice: Dice,
  thought: Move | null,
): Input | null {
  const { seat, id } = decision;
  const move = thought ?? book.definition.bot(viewOf(book, env, seat), decision, dice);
  if (!move) return null;
  return { kind: "bot", person: null, seat, decision: decision.actions.includes(move.action) ? id : null, ...move };
}

/** What the holder has kept for themselves is answered as at a deadline. */
function answerFor(
  book: Rulebook<GameTypes>,
  env: Envelope<GameTypes>,
  decision: Decision,
  ahead: SettledAhead,
  dice: Dice,
  thought: Move | null,
): Input {
  const { seat, id } = decision;
  const view = viewOf(book, env, seat);
  const minds = (): Move =>
    thought && mayMind(book, view, decision, thought) ? thought : minded(book, view, decision, dice);
  const answer = isKept(book, env, decision, ahead) ? null : minds();
  const move = answer && !spends(answer.params, keptBack(view.hand, ahead)) ? answer : byDefault(book, view, decision);
  return { kind: "stand-in", person: null, seat, decision: id, ...move };
}

/** Whether the holder has settled something of this question that does not answer it as things stand, or wants to be asked. */
function isKept(
  book: Rulebook<GameTypes>,
  env: Envelope<GameTypes>,
  decision: Decision,
  { orders, prepared }: SettledAhead,
): boolean {
  const isAbout = (order: StandingOrderRecord): boolean =>
    book.definition.orders.find(({ name }) => name === order.name)?.isAbout?.(decision) ?? false;
  if (orders.some((order) => isAbout(order) || asksMe(book, env, order, decision))) return true;
  if (prepared.length === 0) return false;
  const view = viewOf(book, env, decision.seat);
  const keys = [stepOf(book, env, decision.seat)?.key, book.definition.guide.prepared(view, decision)?.key];
  return prepared.some(({ key }) => keys.includes(key));
}

/** The pieces of a hand that answers prepared for later name: they are meant for something else. */
function keptBack(hand: unknown, { prepared }: SettledAhead): ReadonlySet<string> {
  if (prepared.length === 0) return NOTHING;
  const held = new Set(wordsIn(hand));
  const named = prepared.flatMap(({ moves }) => moves.flatMap(({ params }) => wordsIn(params)));
  return new Set(named.filter((word) => held.has(word)));
}

const NOTHING: ReadonlySet<string> = new Set();

const spends = (params: Params, kept: ReadonlySet<string>): boolean =>
  kept.size > 0 && wordsIn(params).some((word) => kept.has(word));

/** All words in a value, names of members included: pieces are listed, by words or numbers, or have members of their own. */
function wordsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one) => (typeof one === "number" ? [String(one)] : wordsIn(one)));
  return Object.entries(value).flatMap(([name, member]) => [name, ...wordsIn(member)]);
}

/** What people are told beyond the rules: how to play and win, how things stand, and what ending early forgoes. */
import type { Forgone, Guide, Move, PublicView, Refusal, View } from "#engine";
import { attack, endOffensives } from "../rules/combat/attack.ts";
import { choosingMoves, endMovement } from "../rules/movement/choosing-moves.ts";
import { MOVES_MENU } from "../rules/movement/move.ts";
import { open, seen } from "../rules/now.ts";
import { capital, count, list, shortName, spaceName } from "../rules/pieces/words.ts";
import { aimsOf, groupLines, groupOf, suppliedIn } from "../rules/victory/finish.ts";
import { type Fitna, seatIdOf } from "../state.ts";
import { glossary } from "./guide/glossary.ts";
import { standings } from "./guide/standings.ts";

/** Whoever ends the sheet of moves and attacks is told what goes with it; strategic movement and the draw come after. */
function ending({ table }: View<Fitna>, rows: readonly Move[]): string | null {
  if (table.phase === "offensives") return "attacks";
  if (table.phase !== "movement") return null;
  return attacksIn(rows) > 0 ? "moves and attacks" : "moves";
}

/**
 * R-101: an attack ends all moves, and so does whoever says so; whoever ends the sheet makes no further attack. What
 * nobody could use does not count.
 */
function forgone(view: View<Fitna>, rows: readonly Move[], end: boolean): Forgone | null {
  const { phase, plan } = view.table;
  if (!plan || (phase !== "movement" && phase !== "offensives")) return null;
  const fights = attacksIn(rows);
  const [isMoved, isFought] = [endMovement, endOffensives].map(({ name }) =>
    rows.some(({ action }) => action === name),
  );
  const moves = phase === "movement" && (end || isMoved || fights > 0) && canMove(view) ? plan.moves : 0;
  const attacks = (end || isFought) && canAttack(view) ? Math.max(0, plan.offensives - fights) : 0;
  const lost = [
    ...(moves > 0 ? [count(moves, "unit move")] : []),
    ...(attacks > 0 ? [count(attacks, "attack")] : []),
  ].join(" and ");
  if (lost === "") return null;
  const ended = isFought ? endOffensives.title : isMoved ? endMovement.title : "Attack now";
  const act = end ? (rows.length > 0 ? "Submit and end" : "End now") : ended;
  return { act, lost: `${lost} ${moves + attacks === 1 ? "is" : "are"} lost` };
}

/** R-101: each attack costs an offensive of the plan. */
function surplus({ table: { plan } }: View<Fitna>, rows: readonly Move[]): Refusal | null {
  const paid = plan?.offensives ?? 0;
  if (rows.at(-1)?.action !== attack.name || attacksIn(rows) <= paid) return null;
  const text =
    paid === 1
      ? "Your plan pays for 1 more attack, and it is on the sheet already."
      : `Your plan pays for ${paid} more attacks, and they are all on the sheet already.`;
  return { code: "no-op", text, rule: "R-101" };
}

const attacksIn = (rows: readonly Move[]): number => rows.filter(({ action }) => action === attack.name).length;

const canMove = (view: View<Fitna>): boolean =>
  choosingMoves.actions.some((one) => one.menu === MOVES_MENU && one.when(view) === null);

/** With the plan's attacks, wherever it stands now. */
const canAttack = (view: View<Fitna>): boolean => attack.when(view) === null;

type Said = "welcome" | "brief" | "ending" | "forgone" | "surplus" | "notice" | "standings" | "glossary";

/** What people are told besides the rules. */
export const guide: Pick<Guide<Fitna>, Said> = {
  welcome,
  brief,
  ending,
  forgone,
  surplus,
  notice: (view) => [...fightLine(view), ...cardsLine(view)],
  standings,
  glossary,
};

/** The first message to a seat. */
function brief(view: View<Fitna>): readonly string[] {
  const game = seen(view);
  const { op } = game.edition.labels;
  return [
    winsWith(view, aimsOf(game, seatIdOf(view.seat), suppliedIn(game))),
    `A card is spent once: as an event, in an attack or a defence, or for its 4, 6 or 8 operation points (${op}s).`,
    `${view.table.turns} turns; order of play: ${list(view.table.order.map((one) => shortName(game, one)))}.`,
  ];
}

function winsWith(view: View<Fitna>, aims: ReturnType<typeof aimsOf>): string {
  const own = groupOf(seen(view), seatIdOf(view.seat)).length > 1 ? ", those of all your seats together" : "";
  if (view.table.judged === "points")
    return `You win by having the most victory points${own}, with a lead of 5 or more.`;
  const [least] = aims;
  return least
    ? `You win with ${least.brief} (${least.name.toLowerCase()} victory).`
    : "You win by the scenario's conditions.";
}

/** How it is played: what a seat wants, what it can do, what is special, what comes now. */
function welcome(view: View<Fitna>): readonly string[] {
  const game = seen(view);
  const { table } = view;
  const seat = seatIdOf(view.seat);
  const { op, spaces } = game.edition.labels;
  const aims = aimsOf(game, seat, suppliedIn(game));
  const free = game.scenario.seats.find((one) => one.seat === seat)?.freeOps ?? 0;
  const wins = winsWith(view, aims);
  const byLevels = table.judged !== "points";
  const most = byLevels ? aims.slice(1).map(({ name, brief }) => ` ${capital(name)} victory: ${brief}.`) : [];
  return [
    [`${wins}${most.join("")}`, ...(byLevels ? groupLines(game, seat) : [])].join(" "),
    `A card is spent once: as an event, in an attack or a defence, or for its 4, 6 or 8 operation points (${op}s). 1 ${op} moves 2 units or pays for 1 attack.`,
    `A unit with no line of your own ${spaces} to a supply source is isolated: it is slow, and two columns worse in combat. You see only the top counter of an enemy stack, and how many counters it has.`,
    `${table.turns} turns; order of play: ${list(table.order.map((one) => shortName(game, one)))}.${free > 0 ? ` Your first phase has ${free} free ${op}s.` : ""}`,
    "Your Joker draws 2 cards, once, at any time, even in the enemy's phase.",
  ];
}

function fightLine(view: PublicView<Fitna>): readonly string[] {
  const { offensive } = view.table;
  if (!offensive) return [];
  const names = open(view);
  return [`${spaceName(names, offensive.from)} attacks ${spaceName(names, offensive.target)}.`];
}

function cardsLine(view: PublicView<Fitna>): readonly string[] {
  const names = open(view);
  const { table } = view;
  if (table.turn === 0 || table.ending) return [];
  const cards = table.order.map((seat) => `${shortName(names, seat)} ${table.held[seat] ?? 0}`);
  const tension = table.withoutTension ? "" : `International Tension ${table.tension}. `;
  return [`${tension}Cards: ${cards.join(", ")}.`];
}

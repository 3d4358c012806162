/** The course of an offensive once it is declared and paid for, of a seat, of IS or of Kurds. */
import { z } from "zod";
import { type Askable, type Frozen, game } from "#engine";
import { holder, seat } from "../../content/board-types.ts";
import type { CardNumber } from "../../content/card-types.ts";
import { isFaction, type SeatId } from "../../content/sides.ts";
import type { Fitna, Table } from "../../state.ts";
import { type At, looking, type Now, playing, show, tell } from "../now.ts";
import { hidesUnits, liftRestored } from "../pieces/isolation.ts";
import { spaceName } from "../pieces/words.ts";
import { offensiveFought, spacesEntered } from "../powers/triggers.ts";
import { aftermathOf } from "./aftermath.ts";
import { isAnswerable } from "./cards.ts";
import { askToExploit, go } from "./exploiting.ts";
import { battleOf, countFighters, nationsOf, offensiveOf } from "./fighters.ts";
import { lenders } from "./lending-cards.ts";
import { hasPlayed, opponentOf, type Role } from "./played-cards.ts";
import { cancelling, defending, discardCancelled, lendingCards, playAssets, supporting } from "./playing-cards.ts";
import { retreatAsUsual, retreatSide } from "./retreating.ts";
import { openOffensive, whoIsLeft } from "./reveal.ts";
import { actBeforeDie, rollApprovals, rollDie } from "./toll.ts";
import type { Announcing, Declaration, Offensive } from "./types.ts";

const { procedure } = game<Fitna>();

type Here = At<Declaration>;

export const offensive = procedure<Declaration>("offensive", {
  notes: z.strictObject({
    by: seat,
    side: holder,
    from: z.string(),
    target: z.string(),
    units: z.array(z.string()),
    cards: z.enum(["none", "answers"]).exactOptional(),
  }),
  pace: "whole",
})({
  reveal: (s) => {
    const opening = openOffensive(s, s.data);
    if (opening === "battle") return "defence";
    return opening === "called-off" ? opening : opening === "no-defender" ? "occupy" : "held";
  },
  "called-off": (s) => {
    conceal(s); // nobody was attacked
    return "done";
  },
  defence: (s) => {
    announce(s, "defender", false);
    askDefence(s, defending);
    return "defended";
  },
  defended: (s) => (isPlayed(s) ? "defence" : "support"),
  support: (s) => {
    announce(s, "attacker", false);
    if (isWorthAsking(s)) askAttacker(s);
    return "lend";
  },
  lend: (s) => {
    if (isFaction(s.data.side)) askLenders(s); // Kurds without a seat
    return "lent";
  },
  lent: (s) => (isPlayed(s) ? "lend" : "answer"),
  answer: (s) => {
    const now = offensiveOf(s.state.table);
    const { role, after } = announcingIn(now);
    if (now.played.length === after) return "approvals";
    const canBeAnswered = isAnsweredBySome(s, role);
    announce(s, opponentOf(role), true); // each side answers the other's cards in turn
    now.answered = [];
    if (canBeAnswered && role === "attacker") askDefence(s, cancelling);
    else if (canBeAnswered) askAttacker(s);
    return "answer";
  },
  approvals: (s) => {
    offensiveOf(s.state.table).announcing = null;
    discardCancelled(s);
    rollApprovals(s);
    actBeforeDie(s);
    return "die";
  },
  die: (s) => {
    const game = playing(s);
    countFighters(game);
    const left = whoIsLeft(game);
    if (left === "battle") rollDie(s);
    return left === "battle" ? "retreat" : left === "no-defender" ? "occupy" : "held";
  },
  retreat: (s) => {
    retreatAsUsual(s);
    const game = playing(s);
    countFighters(game);
    const { retreating } = aftermathIn(s);
    const [first] = retreating;
    if (!first) return "advance";
    retreatSide(
      s,
      retreating.filter(({ side }) => side === first.side),
    );
    return "retreat";
  },
  advance: (s) => {
    const now = offensiveOf(s.state.table);
    const { table } = s.state;
    const { occupied, exploiting, entrenchmentRemoved } = aftermathIn(s);
    if (entrenchmentRemoved) table.entrenched = table.entrenched.filter((space) => space !== now.target);
    now.exploiting = exploiting.map(({ id }) => id);
    return occupied ? "occupy" : "held";
  },
  occupy: (s) => {
    const now = offensiveOf(s.state.table);
    go(
      s,
      "advanced",
      now.side,
      now.fighting.attacker.map(({ id }) => id),
      now.target,
    ); // whoever has won moves in
    return "exploit";
  },
  exploit: (s) => (askToExploit(s) ? "exploit" : "over"),
  held: (s) => {
    tell(s, { chapter: "combat", kind: "held", target: s.data.target });
    return "over";
  },
  over: (s) => {
    close(s);
    return "done";
  },
});

function announce(s: Here, role: Role, cancelsOnly: boolean): void {
  const now = offensiveOf(s.state.table);
  const goesOn = now.announcing?.role === role && !cancelsOnly;
  now.announcing = { role, cancelsOnly, after: goesOn ? announcingIn(now).after : now.played.length };
}

function announcingIn({ announcing }: Offensive): Announcing {
  if (!announcing) throw new Error("nobody announces cards");
  return announcing;
}

const isPlayed = (s: Here): boolean => s.outcome.some(({ action }) => action === playAssets.name);

/** Cards that everyone knows to be in nobody's hand. */
const goneCards = ({ spent, cardsOut, lasting }: Frozen<Table>): readonly CardNumber[] => [
  ...spent,
  ...cardsOut,
  ...lasting.map(({ card }) => card),
];

/** Whether any card cancels one that this role has played, as far as everyone knows. */
const isAnsweredBySome = (s: Here, role: Role): boolean =>
  isAnswerable(playing(s).edition, offensiveOf(s.state.table).played, role, goneCards(s.current.table));

/** Only what the attacker said of cards beforehand, and what everyone sees, decide: his hand has no say in it. */
const isWorthAsking = (s: Here): boolean =>
  s.data.cards === undefined || (s.data.cards === "answers" && isAnsweredBySome(s, "defender"));

function askAttacker(s: Here): void {
  askHolders(s, supporting, [offensiveOf(s.state.table).by]);
}

function askDefence(s: Here, question: Askable): void {
  const { defenders, answered, played } = offensiveOf(s.state.table);
  const asked = defenders.filter((seat) => !answered.includes(seat) && !hasPlayed(played, seat, "attacker"));
  askHolders(s, question, asked);
}

function askLenders(s: Here): void {
  askHolders(s, lendingCards, lenders(offensiveOf(s.state.table), s.current.table.order));
}

/** Section 7: of these, seats that hold a card at all, which everyone sees, whether it fits or not. */
function askHolders(s: Here, question: Askable, seats: readonly SeatId[]): void {
  const asked = seats.filter((seat) => (s.current.table.held[seat] ?? 0) > 0);
  if (asked.length > 0) s.ask(question, asked);
}

/** for those who are left now. */
function aftermathIn(s: Here) {
  const game = looking(s);
  const { result } = offensiveOf(game.state.table);
  if (result === null) throw new Error("no die was rolled");
  const { attackers, defenders, cards, entrenched } = battleOf(game);
  return aftermathOf(game.edition, result, { attackers, defenders, cards, entrenched });
}

/** survivors are hidden again; R-065. */
function conceal(s: Now): Offensive {
  const game = playing(s);
  const { table } = s.state;
  const over = offensiveOf(table);
  table.offensive = null;
  const { supplied } = liftRestored(game);
  if (supplied.some((space) => hidesUnits(s.current, space))) s.barrier();
  if (supplied.length > 0) tell(s, { chapter: "movement", kind: "supply", isolated: [], supplied });
  show(s, `${spaceName(game, over.from)} → ${spaceName(game, over.target)}`);
  return over;
}

/** What follows from who fought whom, and holds what. */
function close(s: Now): void {
  const { side, target, revealed, result, taken } = conceal(s);
  const game = playing(s);
  offensiveFought(s, {
    side,
    target,
    attackers: nationsOf(game, revealed.attacker),
    defenders: nationsOf(game, revealed.defender),
    defendingSides: [...new Set(revealed.defender.map((one) => one.side))],
    rolled: result !== null,
  });
  for (const one of taken)
    spacesEntered(s, {
      side: one.side,
      nations: nationsOf(
        game,
        one.units.map((id) => ({ id })),
      ),
      spaces: [one.space],
    });
}

import { game } from "../../../engine/index.ts";
import type { CardNumber } from "../content/card-types.ts";
import type { SeatId } from "../content/sides.ts";
import { type At, type Now, playing, tell } from "../now.ts";
import { liftRestored } from "../pieces/isolation.ts";
import { spaceName } from "../pieces/words.ts";
import { offensiveFought, spacesEntered } from "../powers/triggers.ts";
import type { Fitna, Table } from "../state.ts";
import { aftermathOf } from "./aftermath.ts";
import { noAssets, playAssets } from "./announcing.ts";
import { actBeforeDie, rollApprovals } from "./approval.ts";
import { isAnswerable } from "./cards.ts";
import { askToExploit } from "./exploiting.ts";
import { battleOf, countFighters, nationsOf, offensiveOf } from "./fighters.ts";
import { go } from "./going.ts";
import { retreatAsUsual, retreatSide } from "./retreating.ts";
import { openOffensive, whoIsLeft } from "./reveal.ts";
import { opponentOf, type Role } from "./roles.ts";
import { rollDie } from "./toll.ts";
import type { Declaration, Offensive } from "./types.ts";

const { procedure } = game<Fitna>();

type Here = At<Declaration>;

/** an offensive from its declaration on, of a seat, of IS or of Kurds. Its OP is paid before. */
export const offensive = procedure<Declaration>("offensive")({
  reveal: (s) => {
    const opening = openOffensive(s, s.data);
    if (opening === "battle") return "defence";
    return opening === "no-defender" ? "occupy" : opening === "no-attacker" ? "held" : "over";
  },
  defence: (s) => {
    const now = offensiveOf(s.state.table);
    now.announcing = { role: "defender", cancelsOnly: false };
    askForCards(s, "defence");
    return "defended";
  },
  defended: (s) => (isAnnounced(s) ? "defence" : "support"),
  support: (s) => {
    const now = offensiveOf(s.state.table);
    now.announcing = { role: "attacker", cancelsOnly: false };
    if (s.data.cards !== "none") askForCards(s, "defence");
    return "answer";
  },
  answer: (s) => {
    const now = offensiveOf(s.state.table);
    if (!isAnnounced(s)) return "approvals";
    const { role } = announcingIn(now);
    now.announcing = { role: opponentOf(role), cancelsOnly: true };
    now.answered = [];
    if (isAnswerable(playing(s).edition, now.played, role, goneCards(s.state.table))) askForCards(s, "cancel");
    return "answer";
  },
  approvals: (s) => {
    offensiveOf(s.state.table).announcing = null;
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
    );
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

function announcingIn({ announcing }: Offensive): { readonly role: Role } {
  if (!announcing) throw new Error("nobody announces cards");
  return announcing;
}

const isAnnounced = (s: Here): boolean => s.outcome.some(({ action }) => action === playAssets.name);

const goneCards = ({ spent, cardsOut, lasting }: Table): readonly CardNumber[] => [
  ...spent,
  ...cardsOut,
  ...lasting.map(({ card }) => card),
];

/** Section 7: seats that hold a card at all, which everyone sees, whether it fits or not. */
function askForCards(s: Here, window: "defence" | "cancel"): void {
  const { table } = s.state;
  const now = offensiveOf(table);
  const { role } = announcingIn(now);
  const holds = (seat: SeatId): boolean => (table.held[seat] ?? 0) > 0;
  const actions = [playAssets.name, noAssets.name];
  if (role === "attacker") {
    if (holds(now.by)) s.ask({ kind: "turn", seats: [now.by], actions });
    return;
  }
  const seats = now.defenders.filter((seat) => holds(seat) && !now.answered.includes(seat));
  if (seats.length > 0) s.ask({ kind: "window", window, seats, actions, pass: noAssets.name });
}

/** for those who are left now. */
function aftermathIn(s: Here) {
  const game = playing(s);
  const { result } = offensiveOf(s.state.table);
  if (result === null) throw new Error("no die was rolled");
  const { attackers, defenders, cards, entrenched } = battleOf(game);
  return aftermathOf(game.edition, result, { attackers, defenders, cards, entrenched });
}

/** survivors are hidden again; R-065; then what follows from who fought whom and holds what. */
function close(s: Now): void {
  const game = playing(s);
  const { table } = s.state;
  const { side, target, from, revealed, result, taken } = offensiveOf(table);
  table.offensive = null;
  const supplied = liftRestored(game);
  if (supplied.length > 0) tell(s, { chapter: "movement", kind: "supply", isolated: [], supplied });
  s.picture(`${spaceName(game, from)} → ${spaceName(game, target)}`);
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

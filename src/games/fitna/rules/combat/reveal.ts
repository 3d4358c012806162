/** What happens when an offensive is declared: both sides are revealed, decoys leave, a ban may call it off. */
import type { Holder, Nation, SeatId } from "../../content/sides.ts";
import { type Game, lookedAt } from "../../state.ts";
import { whyNoAttackBan } from "../map/bans.ts";
import { areFriends } from "../map/relations.ts";
import { looking, type Now, playing, tell } from "../now.ts";
import { removeUnit } from "../pieces/placing.ts";
import { type Standing, standing, strengthOf } from "../pieces/units.ts";
import { countFighters, nationsOf, offensiveOf, shown } from "./fighters.ts";
import { revealed } from "./map-view.ts";
import { isSeatSide } from "./taking-losses.ts";
import type { Declaration } from "./types.ts";

/** What comes of a declaration once all lie face up. */
type Opening = "called-off" | "no-defender" | "no-attacker" | "battle";

/** everybody sees who fights; decoys leave the game. */
export function openOffensive(s: Now, declared: Declaration): Opening {
  const game = playing(s);
  const { cards: _, ...shownNow } = declared; // whether cards will come is no one else's affair
  const { by, side, from, target, units } = declared;
  const all = standing(game, ({ space }, id) => space === target || units.includes(id));
  const attackers = all.filter(({ id }) => units.includes(id));
  const defenders = all.filter((one) => one.space === target && !areFriends(game.scenario, side, one.side));
  const fighting = { attacker: attackers.map(shown), defender: defenders.map(shown) };
  s.state.table.offensive = {
    ...shownNow,
    defenders: defendingSeats(game, by, target, defenders),
    revealed: fighting,
    fighting,
    announcing: null,
    answered: [],
    played: [],
    refused: [],
    result: null,
    exploiting: [],
    taken: [],
  };
  const where = { chapter: "combat", side, from, target } as const;
  tell(s, { ...where, kind: "declared", attackers: fighting.attacker, defenders: fighting.defender });
  s.barrier();
  const foes = nationsOf(game, defenders);
  const ban = whyNoAttackBan(looking(s), { side, nations: nationsOf(game, attackers) }, target, foes);
  remember(s, declared, ban ? foes : []);
  if (ban) {
    tell(s, { ...where, kind: "called-off", why: ban.text });
    return "called-off";
  }
  const { decoys } = revealed([...attackers, ...defenders]);
  for (const id of decoys) removeUnit(game, id); // they go at once, before cards are played
  if (decoys.length > 0) tell(s, { chapter: "combat", kind: "decoys", units: [...decoys] });
  countFighters(game);
  return whoIsLeft(game);
}

/** without units on one side there is no die. */
export function whoIsLeft({ state }: Pick<Game, "state">): Exclude<Opening, "called-off"> {
  const { fighting } = offensiveOf(state.table);
  if (fighting.attacker.length === 0) return "no-attacker";
  return fighting.defender.length === 0 ? "no-defender" : "battle";
}

/** the OP of an offensive that was called off comes back, and its seat now knows who is there. */
function remember(s: Now, { by, side, target }: Declaration, foes: readonly Nation[]): void {
  const { plan, phase } = s.state.table;
  if (!plan || by !== side || phase !== "offensives") return;
  if (foes.length > 0) plan.offensives++;
  plan.known = { ...plan.known, [target]: foes };
}

/** the seat with most defence there; where none defends, all but the attacker, in the order of play. */
function defendingSeats(game: Game, by: SeatId, target: string, defenders: readonly Standing[]): SeatId[] {
  const side = mainDefender(game, target, defenders);
  if (side === null) return [];
  return isSeatSide(side) ? [side] : lookedAt(game).table.order.filter((seat) => seat !== by);
}

/** of several sides the one with more defence there; of equals the one that holds the space. */
function mainDefender(game: Game, target: string, defenders: readonly Standing[]): Holder | null {
  const defence = new Map<Holder, number>();
  for (const one of defenders) defence.set(one.side, (defence.get(one.side) ?? 0) + strengthOf(one.unit, one).defence);
  const most = Math.max(...defence.values());
  const strongest = [...defence].flatMap(([side, sum]) => (sum === most ? [side] : []));
  const holder = lookedAt(game).table.control[target];
  return strongest.find((side) => side === holder) ?? strongest[0] ?? null;
}

import { canonical, type Envelope, mustGet, openAsk } from "../../../src/engine/index.ts";
import { highestDie, unitValue } from "../../../src/games/battle-for-baghdad/combat/sides.ts";
import { screenOf } from "../../../src/games/battle-for-baghdad/content.ts";
import { controller } from "../../../src/games/battle-for-baghdad/map/control.ts";
import { size } from "../../../src/games/battle-for-baghdad/map/units.ts";
import { HIGHEST_DIE, STREET_CARDS } from "../../../src/games/battle-for-baghdad/rulebook-figures.ts";
import type { Baghdad } from "../../../src/games/battle-for-baghdad/state.ts";
import { shipped as book } from "./builder.ts";

const { content } = book;
const SANCTUARY = "grand-mosque";
const ARMS = [...content.armsDeck].sort().join(" ");

/** Section 9: what holds after every action, whatever was done. Throws what does not. */
export function invariant(env: Envelope<Baghdad>): void {
  const { table } = env;
  for (const seat of table.seats) side(env, seat);
  for (const zone of content.zoneIds) must(natural(mustGet(table.zones, zone).pp), "3: PP of a Zone", zone);
  cards(env);
  control(env);
  moves(env);
  combat(env);
  must(table.price >= 1, "10: the price is 1 at least");
  must(table.turnedNow <= STREET_CARDS, "11: more Arab Street cards than a turn has");
  asked(env);
  must(canonical({ ...table, hands: env.hands, box: env.box }).length <= 8_000, "the state is larger than 8 kB");
}

/** Invariants 1, 3, 4, 8. */
function side({ table, hands }: Envelope<Baghdad>, seat: string): void {
  const { pp, pool, active, neutralized, cards } = mustGet(table.sides, seat);
  const screen = screenOf(content, table.seats.length, seat);
  for (const type of ["security", "infrastructure"] as const) {
    const placed = content.zoneIds.map((zone) => mustGet(table.zones, zone).units[seat]?.[type] ?? 0);
    must([...placed, pool[type]].every(natural), "1: units below none", seat);
    must(placed.reduce((sum, n) => sum + n, pool[type]) === screen[type], `1: ${type} lost or made`, seat);
  }
  must(natural(pp), "3: PP", seat);
  must(cards === mustGet(hands, seat).cards.length, "2: the size of a hand", seat);
  must(cards <= screen.handLimit, "4: too many cards", seat);
  const commands = [...active, ...neutralized].sort().join();
  must(commands === [...mustGet(content.commandsOf, seat)].sort().join(), "2: Commands lost or doubled", seat);
}

/** Invariant 2. */
function cards({ table, hands, box }: Envelope<Baghdad>): void {
  const held = Object.values(hands).flatMap((hand) => hand.cards);
  const all = [...box.bazaar, ...box.packet, ...table.discards, ...held].sort().join(" ");
  must(all === ARMS, "2: Arms Bazaar cards lost or doubled");
  must(table.bazaarDeck === box.bazaar.length, "2: the size of the Arms Bazaar deck");
  must(table.streetDeck === box.street.length, "2: the size of the Arab Street deck");
  must(!table.packet || table.packet.cards === box.packet.length, "2: the size of the packet");
  const street = [...table.turned, ...box.street].sort().join();
  must(street === [...content.streetDeck].sort().join(), "2: Arab Street cards lost or doubled");
}

/** Invariants 5 and 6: who Controls what, said once more in other words. */
function control({ table }: Envelope<Baghdad>): void {
  for (const zone of content.zoneIds) {
    const there = Object.keys(mustGet(table.zones, zone).units);
    const sides = there.filter((seat) => seat !== "ngo");
    const [one = null] = sides.length > 0 ? sides : there;
    must(controller(content, table, zone) === (sides.length > 1 ? null : one), "6: the Controller", zone);
    const settled = table.phase !== "action" && table.phase !== "combat";
    must(!settled || sides.length < 2 || zone === SANCTUARY, "5: two sides in a Zone after the Combats", zone);
  }
}

/** Invariant 8. */
function moves({ table }: Envelope<Baghdad>): void {
  const { move } = table;
  if (!move) return;
  const airports = Object.values(table.snapshot.airports).filter((seat) => seat === move.seat).length;
  must(move.used <= screenOf(content, table.seats.length, move.seat).moves + move.extra, "8: too many Moves");
  must(move.underground <= (["shiite", "sunni"].includes(move.seat) ? 1 : 0), "8: too many Undergrounds");
  must(move.airmobile <= (["us", "ngo", "government"].includes(move.seat) ? airports : 0), "8: too many Airmobiles");
}

/** Invariants 5 and 9. */
function combat({ table }: Envelope<Baghdad>): void {
  if (!table.combat) return;
  const { zone, plans, winner, lost } = table.combat;
  must(zone !== SANCTUARY, "5: a Combat in the Sanctuary");
  for (const [seat, { die }] of Object.entries(plans)) {
    must(natural(die) && die <= HIGHEST_DIE, "9: the die", seat);
    must(winner !== null || die <= highestDie(content, table, zone, seat), "9: more than its units are worth", seat);
    const loss = winner === seat ? lost[seat] : undefined;
    const committed = Math.ceil(die / unitValue(content, table, zone, seat));
    must(!loss || size(loss) === committed, "9: the winner loses what it committed", seat);
  }
}

/** Invariant 15. */
function asked(env: Envelope<Baghdad>): void {
  must((openAsk(env) === undefined) === (env.over !== null), "15: one question, and none when the game is over");
}

const natural = (n: number): boolean => Number.isSafeInteger(n) && n >= 0;

export function must(holds: boolean, otherwise: string, what = ""): void {
  if (!holds) throw new Error(`${otherwise} ${what}`);
}

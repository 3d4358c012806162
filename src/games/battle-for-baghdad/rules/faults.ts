/** The invariants of the game: what must hold after every action, and in a few words what does not. */
import { type Envelope, type Frozen, mustGet, openAsk, type Seat } from "#engine";
import { type Content, screenOf } from "../content/pack.ts";
import { HIGHEST_DIE, STREET_CARDS } from "../content/rulebook-figures.ts";
import type { Baghdad } from "../state.ts";
import { highestDie, unitValue } from "./combat/sides.ts";
import { controller } from "./map/control.ts";
import { size } from "./map/units.ts";

const SANCTUARY = "grand-mosque";

interface Subject {
  readonly content: Frozen<Content>;
  readonly env: Envelope<Baghdad>;
}
type Faults = Generator<string, undefined>;

/** Section 9: what holds after every action, whatever was done; what does not, a few words each. */
export const faults = (env: Envelope<Baghdad>, content: Frozen<Content>): readonly string[] => [
  ...faultsIn({ env, content }),
];

function* faultsIn(subject: Subject): Faults {
  const { env, content } = subject;
  const { table } = env;
  for (const seat of table.seats) yield* side(subject, seat);
  for (const zone of content.zoneIds) yield* unless(natural(mustGet(table.zones, zone).pp), "3: PP of a Zone", zone);
  yield* cards(subject);
  yield* control(subject);
  yield* moves(subject);
  yield* combat(subject);
  yield* unless(table.price >= 1, "10: the price is 1 at least");
  yield* unless(table.turnedNow <= STREET_CARDS, "11: more Arab Street cards than a turn has");
  yield* asked(subject);
}

/** Invariants 1, 3, 4, 8. */
function* side({ content, env: { table, hands } }: Subject, seat: Seat): Faults {
  const { pp, pool, active, neutralized, cards } = mustGet(table.sides, seat);
  const screen = screenOf(content, table.seats.length, seat);
  for (const type of ["security", "infrastructure"] as const) {
    const placed = content.zoneIds.map((zone) => mustGet(table.zones, zone).units[seat]?.[type] ?? 0);
    yield* unless([...placed, pool[type]].every(natural), "1: units below none", seat);
    yield* unless(placed.reduce((sum, n) => sum + n, pool[type]) === screen[type], `1: ${type} lost or made`, seat);
  }
  yield* unless(natural(pp), "3: PP", seat);
  yield* unless(cards === mustGet(hands, seat).cards.length, "2: the size of a hand", seat);
  yield* unless(cards <= screen.handLimit, "4: too many cards", seat);
  const commands = [...active, ...neutralized].sort().join();
  yield* unless(commands === [...mustGet(content.commandsOf, seat)].sort().join(), "2: Commands lost or doubled", seat);
}

/** Invariant 2. */
function* cards({ content, env: { table, hands, box } }: Subject): Faults {
  const held = Object.values(hands).flatMap((hand) => hand.cards);
  const all = [...box.bazaar, ...box.packet, ...table.discards, ...held].sort().join(" ");
  yield* unless(all === [...content.armsDeck].sort().join(" "), "2: Arms Bazaar cards lost or doubled");
  yield* unless(table.bazaarDeck === box.bazaar.length, "2: the size of the Arms Bazaar deck");
  yield* unless(table.streetDeck === box.street.length, "2: the size of the Arab Street deck");
  yield* unless(!table.packet || table.packet.cards === box.packet.length, "2: the size of the packet");
  const street = [...table.turned, ...box.street].sort().join();
  yield* unless(street === [...content.streetDeck].sort().join(), "2: Arab Street cards lost or doubled");
}

/** Invariants 5 and 6: who Controls what, said once more in other words. */
function* control({ content, env: { table } }: Subject): Faults {
  for (const zone of content.zoneIds) {
    const there = Object.keys(mustGet(table.zones, zone).units);
    const sides = there.filter((seat) => seat !== "ngo");
    const [one = null] = sides.length > 0 ? sides : there;
    yield* unless(controller(content, table, zone) === (sides.length > 1 ? null : one), "6: the Controller", zone);
    const settled = table.phase !== "action" && table.phase !== "combat";
    yield* unless(!settled || sides.length < 2 || zone === SANCTUARY, "5: two sides in a Zone after the Combats", zone);
  }
}

/** Invariant 8. */
function* moves({ content, env: { table } }: Subject): Faults {
  const { move } = table;
  if (!move) return;
  const airports = Object.values(table.snapshot.airports).filter((seat) => seat === move.seat).length;
  yield* unless(move.used <= screenOf(content, table.seats.length, move.seat).moves + move.extra, "8: too many Moves");
  yield* unless(move.underground <= (["shiite", "sunni"].includes(move.seat) ? 1 : 0), "8: too many Undergrounds");
  yield* unless(
    move.airmobile <= (["us", "ngo", "government"].includes(move.seat) ? airports : 0),
    "8: too many Airmobiles",
  );
}

/** Invariants 5 and 9. */
function* combat({ content, env: { table } }: Subject): Faults {
  if (!table.combat) return;
  const { zone, plans, winner, lost } = table.combat;
  yield* unless(zone !== SANCTUARY, "5: a Combat in the Sanctuary");
  for (const [seat, { die }] of Object.entries(plans)) {
    yield* unless(natural(die) && die <= HIGHEST_DIE, "9: the die", seat);
    yield* unless(
      winner !== null || die <= highestDie(content, table, zone, seat),
      "9: more than its units are worth",
      seat,
    );
    const loss = winner === seat ? lost[seat] : undefined;
    const committed = Math.ceil(die / unitValue(content, table, zone, seat));
    yield* unless(!loss || size(loss) === committed, "9: the winner loses what it committed", seat);
  }
}

/** Invariant 15. */
function* asked({ env }: Subject): Faults {
  yield* unless(
    (openAsk(env) === undefined) === (env.over !== null),
    "15: one question, and none when the game is over",
  );
}

const natural = (n: number): boolean => Number.isSafeInteger(n) && n >= 0;

function* unless(holds: boolean, otherwise: string, what = ""): Faults {
  if (!holds) yield `${otherwise} ${what}`.trim();
}

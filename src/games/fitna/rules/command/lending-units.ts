/** How Syria asks Iran for units, has them until its phase ends, and gives them back. */
import { z } from "zod";
import { choice, type Deal, game, move, type Option, type PublicView, subset, type View } from "#engine";
import type { SpaceId, UnitId } from "../../content/board-types.ts";
import { isSeat } from "../../content/edition-parts.ts";
import type { SeatId } from "../../content/sides.ts";
import { type Fitna, type Game, seatIdOf } from "../../state.ts";
import { areFriends } from "../map/relations.ts";
import { ownSpaces, unitsIn } from "../movement/crowding.ts";
import { type Eyes, no, noneOf, spaceOption, unitOption } from "../movement/options.ts";
import { type Now, open, playing, seen, tell } from "../now.ts";
import { findUnit, ownHand, poolOf } from "../pieces/placing.ts";
import { standingIn } from "../pieces/units.ts";
import { count, fitting, list, shortName, spaceName, unitName } from "../pieces/words.ts";
import { handOver, holdAgain } from "./changing-hands.ts";
import { nationsOnPermission } from "./commander.ts";

const { action, procedure, question } = game<Fitna>();

/** who asks, and who is asked. */
const ASKING: SeatId = "SYR";
const ASKED: SeatId = "IRN";

/** Where it may ask: where units of the other seat are seen with Syrian ones; 2018: anywhere in Syria (D-61). */
function places(c: Eyes): Option<SpaceId>[] {
  const now = seen(c);
  if (c.seat !== ASKING || !isSeat(now.scenario, ASKED)) return [];
  const withSyrians = now.edition.parameters.permission === "hezbollah-with-syrians";
  const syrians = ownSpaces(now, ASKING).filter((space) =>
    unitsIn(now, ASKING, space).some(({ unit }) => unit.nation === "SYR"),
  );
  const all = withSyrians ? syrians : now.edition.countries.SYR.spaces;
  return all
    .filter((space) => c.table.stacks[space]?.[ASKED] !== undefined)
    .map((space) => {
      const isAsked = c.table.requested?.includes(space) ?? false;
      const refused = no(`You have asked about ${spaceName(now, space)} in this phase already.`, "R-054");
      return spaceOption(c, now, space, isAsked ? refused : null);
    });
}

/** naming the space and the purpose; the other seat says which units. */
export const askUnits = action("ask-units", "Ask Iran for units", {
  help: "Where its Hezbollah units stand with Syrian ones, Iran may let you move and attack with them in this phase.",
  when: (c) => noneOf(places(c), no("No units of Iran stand where you could ask for them.", "R-054")),
})
  .param("space", "Where are the units?", choice(places))
  .param(
    "purpose",
    "What for?",
    choice(() => [
      { value: "move", label: "To move" },
      { value: "attack", label: "To attack" },
    ]),
  )
  .apply((a) => {
    const { space, purpose } = a.params;
    const { table } = a.state;
    table.requested = [...(table.requested ?? []), space];
    a.call(lending, { space, purpose });
  });

/** The other seat is asked; no answer is a refusal. */
export const lending = procedure<{ readonly space: SpaceId; readonly purpose: "move" | "attack" }>("lending", {
  notes: z.strictObject({ space: z.string(), purpose: z.enum(["move", "attack"]) }),
})({
  ask: (s) => {
    s.state.table.request = { ...s.data };
    s.ask(lendingUnits, [ASKED]);
    return "answered";
  },
  answered: (s) => {
    delete s.state.table.request;
    return "done";
  },
});

function lendable(c: Eyes): Option<UnitId>[] {
  const now = seen(c);
  return unitsIn(now, seatIdOf(c.seat), c.table.request?.space ?? "")
    .filter(({ unit }) => nationsOnPermission(now).includes(unit.nation))
    .map((one) => unitOption(c, now, one));
}

export const lendUnits = action("lend-units", "Lend units", {
  timedOut: "no units lent",
  help: "The seat that asks moves and fights with the units you choose until its phase ends. Choose none to refuse.",
  common: true,
  deal: true,
})
  .param("units", "Which units do you lend? None: refused.", subset(lendable))
  .label((view, { units = [] }) => {
    const names = open(view);
    if (units.length === 0) return "Refuse";
    return fitting(`Lend ${list(units.map((id) => unitName(names, id)))}`, `Lend ${count(units.length, "unit")}`);
  })
  .apply((a) => {
    const { units } = a.params;
    const { request } = a.state.table;
    const now = playing(a);
    if (!request) return;
    for (const id of units) handOver(now, findUnit(now, id), ASKING);
    const hand = ownHand(now, ASKING);
    if (units.length > 0) hand.lent = [...(hand.lent ?? []), ...units];
    holdAgain(now, request.space);
    tell(a, { chapter: "powers", kind: "permission", from: ASKED, to: ASKING, ...request, units: units.length });
    a.barrier();
  });

/** the permission as the seat that has the units sees it; where they stand is a secret. */
export function deals({ hand }: Pick<View<Fitna> | PublicView<Fitna>, "hand">): readonly Deal[] {
  const count = hand?.lent?.length ?? 0;
  if (count === 0) return [];
  const units = count === 1 ? "1 unit" : `${count} units`;
  return [{ seats: [ASKED, ASKING], text: `Iran lends Syria ${units}`, until: "to the end of Syria's phase" }];
}

/** the permission ends with the phase; who was lost is in the Force Pool of its own seat. */
export function returnLent(s: Now, seat: SeatId): void {
  const now = playing(s);
  const hand = ownHand(now, seat);
  delete s.state.table.requested;
  if (!hand.lent) return;
  const staying = hand.lent.filter((id) => hand.units[id] && !mayReturn(now, id));
  for (const id of hand.lent) if (!staying.includes(id)) giveBack(now, seat, id);
  if (staying.length > 0) hand.lent = staying;
  else delete hand.lent;
  s.barrier();
}

/** Nobody is given back among his enemies. */
const mayReturn = (now: Game, id: UnitId): boolean =>
  standingIn(now, findUnit(now, id).space).every(({ side }) => areFriends(now.scenario, side, ASKED));

function giveBack(now: Game, seat: SeatId, id: UnitId): void {
  if (ownHand(now, seat).units[id]) {
    const one = findUnit(now, id);
    handOver(now, one, ASKED);
    holdAgain(now, one.space);
    return;
  }
  const pool = poolOf(now, seat);
  if (!pool.destroyed.includes(id)) return;
  pool.destroyed = pool.destroyed.filter((other) => other !== id);
  poolOf(now, ASKED).destroyed.push(id);
}

/** R-054; no answer is a refusal. */
export const lendingUnits = question.turn("lending-units", {
  actions: [lendUnits],
  about: ({ table }) => table.request ?? null,
  prompt: (view, { space, purpose }) => {
    const names = open(view);
    const request = `${shortName(names, ASKING)} asks to ${purpose} with your units in ${spaceName(names, space)}.`;
    return {
      question: `${request} Which do you lend?`,
      facts: ["They are yours again when that phase ends. If you do not answer, that counts as a refusal."],
    };
  },
  fallback: () => move(lendUnits, { units: [] }),
});

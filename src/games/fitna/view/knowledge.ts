/** What a seat has learnt of others' units and cards that are hidden, as long as it may still be true. */
import { entriesOf, type Frozen, type Heard, type Knowledge, type Known, type View } from "#engine";
import type { SpaceId, UnitId } from "../content/board-types.ts";
import type { CardNumber } from "../content/card-types.ts";
import { open } from "../rules/now.ts";
import { cardList, cardName, count, list, shortName, spaceName, unitName } from "../rules/pieces/words.ts";
import type { Fitna, Table } from "../state.ts";

type Row = Heard<Fitna>;

/**
 * R-199 and what else one seat has seen of others: hidden units that it looked at, cards that were stolen from it. Units that
 * everyone has seen elsewhere since, and cards that everyone saw go, are left out; so is all that may lie anywhere by now.
 */
export const knowledge: Knowledge<Fitna> = {
  from: ["seen", "lost", "offered-card"],
  known: (view, heard) =>
    heard.flatMap((row, i) => [...units(view, row, heard.slice(i)), ...cards(view, row, heard.slice(i + 1))]),
};

/** `since`: from the row itself on. */
function units(view: View<Fitna>, { secrets, turn, phase }: Row, since: readonly Row[]): readonly Known[] {
  const game = open(view);
  return secrets.flatMap((secret): Known | [] => {
    if (secret.kind !== "seen" || !("space" in secret)) return [];
    const { space } = secret;
    const again = since
      .slice(1)
      .some((row) => row.secrets.some((one) => one.kind === "seen" && "space" in one && one.space === space));
    const left = secret.units.filter((unit) => mayStillBe(view.table, unit, space));
    if (again || left.length === 0 || !anyoneElse(view, space)) return [];
    const moved = movedOut(since, space);
    const doubt =
      moved === 0 ? "" : ` (${count(moved, "counter")} ${moved === 1 ? "has" : "have"} left since, unseen which)`;
    const text = `In ${spaceName(game, space)} lay ${list(left.map((id) => unitName(game, id)))}${doubt}.`;
    return { text, turn, phase };
  });
}

/** Whether units of another side are there at all. */
const anyoneElse = ({ table, seat }: View<Fitna>, space: SpaceId): boolean =>
  entriesOf(table.stacks[space] ?? {}).some(([side, stack]) => side !== seat && (stack?.size ?? 0) > 0);

/** A unit that everyone sees elsewhere, on the map or off it, is not there. */
function mayStillBe(table: Frozen<Table>, unit: UnitId, space: SpaceId): boolean {
  const offMap = entriesOf(table.pools).flatMap(([, pool]) =>
    pool ? [...pool.batches.flat(), ...pool.waiting, ...pool.destroyed] : [],
  );
  if ([...offMap, ...table.removed, ...table.coupPool].includes(unit)) return false;
  return !Object.entries(table.stacks).some(
    ([other, stacks]) => other !== space && entriesOf(stacks).some(([, stack]) => stack?.top?.unit === unit),
  );
}

/** How many counters have left a space in sight of all, lying face down or under others. */
const movedOut = (rows: readonly Row[], space: SpaceId): number =>
  rows
    .flatMap(({ events }) => events)
    .reduce((sum, event) => {
      if (event.kind === "moved" && event.from === space && event.to !== space) return sum + event.units;
      if (event.kind === "withdrew" && event.from === space) return sum + event.units;
      return event.kind === "sent-back" && event.from === space ? sum + 1 : sum;
    }, 0);

/** Cards that came to another seat and that this one knows. A shuffle may have brought them anywhere. */
function cards(view: View<Fitna>, { secrets, events, turn, phase }: Row, since: readonly Row[]): readonly Known[] {
  const game = open(view);
  if (since.some((row) => row.events.some(({ kind }) => kind === "reshuffled"))) return [];
  const thief = events.flatMap((event) => (event.kind === "stolen" && event.from === view.seat ? [event.seat] : []))[0];
  return secrets.flatMap((secret): Known | [] => {
    const [holder, seen] =
      secret.kind === "offered-card"
        ? [secret.from, [secret.card]]
        : secret.kind === "lost" && thief !== undefined
          ? [thief, secret.cards]
          : [undefined, []];
    const left = seen.filter((card) => !isGone(view, card));
    if (holder === undefined || left.length === 0 || (view.table.held[holder] ?? 0) === 0) return [];
    return { text: `${shortName(game, holder)} got ${list(left.map((card) => cardName(game, card)))}.`, turn, phase };
  });
}

const isGone = ({ table, hand }: View<Fitna>, card: CardNumber): boolean =>
  [...table.spent, ...table.cardsOut, ...table.playedEvents, ...hand.cards].includes(card) ||
  table.event?.card === card ||
  table.lasting.some((one) => one.card === card);

/** What the seat holds unseen, as a page of a finished campaign tells it. */
export const concealed = (view: View<Fitna>): string | null =>
  view.hand.cards.length > 0 ? cardList(open(view), view.hand.cards) : null;

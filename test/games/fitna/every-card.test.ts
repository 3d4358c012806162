import { describe, expect, it } from "vitest";
import { completed, type Params } from "../../../src/engine/index.ts";
import type { Card, Effect } from "../../../src/games/fitna/content/card-types.ts";
import type { SeatId } from "../../../src/games/fitna/content/sides.ts";
import { playEvent, whyNotPlayed } from "../../../src/games/fitna/effects/play-event.ts";
import type { Told } from "../../../src/games/fitna/events.ts";
import { destroy, mark } from "../../../src/games/fitna/pieces/placing.ts";
import type { Game } from "../../../src/games/fitna/state.ts";
import { withCards } from "./events-builder.ts";
import { content } from "./packs.ts";
import type { Playing } from "./powers-builder.ts";

type Kind = Effect["kind"];

const told =
  (chapter: Told["chapter"], ...kinds: readonly string[]) =>
  (events: readonly Told[]): boolean =>
    events.some((event) => event.chapter === chapter && kinds.includes(event.kind));

/** What everyone is told when an effect of each kind has happened. */
const HAPPENED: { readonly [kind in Kind]?: (events: readonly Told[]) => boolean } = {
  activateIS: told("powers", "is-ops"),
  activateKurds: () => true, // which orders follow is for who gives them
  airlift: told("movement", "moved"),
  approval: told("powers", "approval"),
  attrit: told("combat", "losses"),
  backfire: told("effects", "backfire"),
  blackout: told("effects", "blackout"),
  coup: told("powers", "coup"),
  discard: told("effects", "lost-cards"),
  draw: told("cards", "drawn"),
  endRoll: told("effects", "end-roll"),
  entrench: told("effects", "entrenched"),
  forbid: told("effects", "forbidden"),
  lebanonWar: told("powers", "lebanon"),
  opMod: told("effects", "op-mod"),
  pkkRebellion: told("powers", "rebellion"),
  raise: told("effects", "raised"),
  reinforce: told("reinforcements", "chosen"),
  replace: told("reinforcements", "upgraded", "arrived"),
  reveal: told("effects", "revealed"),
  shield: () => true, // it works where a strike is aimed
  steal: told("effects", "stolen"),
  strike: told("effects", "strike"),
  tension: told("powers", "tension"),
  truce: told("effects", "truce"),
};

/** A seat that has something to restore and to rebuild, and others with cards. */
function prepare(game: Game, seat: SeatId): void {
  const { table, hands, box } = game.state;
  table.playedEvents.push(64, 65, 74);
  for (const other of table.order)
    if (other !== seat) {
      const [given] = box.piles.assets.splice(0, 1);
      if (given !== undefined) hands[other]?.cards.push(given);
      table.held[other] = hands[other]?.cards.length ?? 0;
    }
  table.piles.assets = box.piles.assets.length;
  const isMilitia = (id: string): boolean =>
    ["SUN", "SHI", "HZL", "HZI"].includes(game.edition.units[id]?.nation ?? "");
  const own = Object.keys(hands[seat]?.units ?? {})
    .filter((id) => game.edition.units[id]?.steps === 2)
    .sort((a, b) => Number(isMilitia(b)) - Number(isMilitia(a)));
  const [first, ...rest] = own;
  if (!first || rest.length < 3) return;
  for (const id of rest.slice(0, 2)) mark(game, id, { reduced: true });
  destroy(game, first);
}

const edition = content.editions["2020"];

const START = { turn: 5, tension: 5 } as const;

/** What seats see in turn 5 of a tense war, scenario by scenario: each is made when it is first looked at. */
const seats = Object.values(edition.scenarios).flatMap(({ id, seats: all, cardsRemoved }) =>
  all.map(({ seat }) => ({ id, seat, cardsRemoved, view: null as ReturnType<Playing["view"]> | null })),
);

/** A seat that can play a card. */
function whoPlays({ number }: Card): { readonly game: Playing; readonly seat: SeatId } {
  const found = seats.find((one) => {
    if (one.cardsRemoved.includes(number)) return false;
    one.view ??= withCards(one.id, one.seat, {}, { ...START, change: (now) => prepare(now, one.seat) }).view(one.seat);
    const { view } = one;
    return whyNotPlayed({ ...view, hand: { ...view.hand, cards: [number] } }, number) === null;
  });
  if (!found) throw new Error("nobody can play it anywhere");
  const { id, seat } = found;
  const game = withCards(id, seat, { [seat]: [number] }, { ...START, change: (now) => prepare(now, seat) });
  return { game, seat };
}

const isEvent = ({ uses }: Card): boolean => uses.some(({ when }) => when === "events" || when === "turn");

describe("every card", () => {
  const cards = Object.values(edition.cards);

  it.each(cards.filter(isEvent).map((card) => [card.number, card.name, card] as const))(
    "#%i %s is played as an event and does what it says",
    { timeout: 60_000 },
    (number, _, card) => {
      const { game, seat } = whoPlays(card);
      const params: Params = completed(playEvent, game.view(seat), { card: String(number) }, {});
      game.dice(1).answer(seat, "play-event", params);
      game.until("end-events");
      const effects = card.uses.find(({ when }) => when === "events" || when === "turn")?.effects ?? [];
      for (const { kind } of effects)
        expect({ kind, happened: HAPPENED[kind]?.(game.told) }).toEqual({ kind, happened: true });
      const { table, box } = game.game.state;
      const where = [
        ...(table.cardsOut.includes(number) ? ["out"] : []),
        ...(table.lasting.some((one) => one.card === number) ? ["lasting"] : []),
        ...([...box.discards.events, ...box.discards.assets].includes(number) ? ["discards"] : []),
      ];
      const lasts = card.uses.some(({ when }) => when === "turn");
      expect(where).toEqual([card.removed ? "out" : lasts ? "lasting" : "discards"]);
      expect(table.event).toBeNull();
      for (const line of game.lines) expect(line).toMatch(/^[^a-z].*[.]$/s);
    },
  );

  it("assets of combat and reactions are no events", () => {
    for (const card of cards.filter((one) => !isEvent(one))) expect(card.kind).toBe("asset");
  });

  it("every kind of effect of an event is one that is known to happen", () => {
    const kinds = new Set(
      cards
        .filter(isEvent)
        .flatMap(({ uses }) =>
          uses
            .filter(({ when }) => when === "events" || when === "turn")
            .flatMap(({ effects }) => effects.map(({ kind }) => kind)),
        ),
    );
    for (const kind of kinds) expect(HAPPENED).toHaveProperty(kind);
  });
});

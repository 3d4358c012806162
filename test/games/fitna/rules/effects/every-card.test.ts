import { describe, expect, it } from "vitest";
import { completed, type Params } from "#engine";
import { cardEffects, type Effect } from "../../../../../src/games/fitna/rules/effects/kinds.ts";
import { playEvent } from "../../../../../src/games/fitna/rules/effects/play-event.ts";
import type { Told } from "../../../../../src/games/fitna/rules/events.ts";
import { content } from "../../packs.ts";
import { isEvent, whoPlays } from "./who-plays.ts";

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

const edition = content.editions["2020"];

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
      for (const { kind } of effects.map(cardEffects.read))
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

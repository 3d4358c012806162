import { choice, type Frozen, game, type Option, of, type View } from "../../../engine/index.ts";
import { zone as zoneOf, zoneValue } from "../content.ts";
import { addPP } from "../map/news.ts";
import type { Baghdad, CardId, Table, ZoneId } from "../state.ts";
import type { Effect } from "./effects.ts";
import { listed, spend } from "./hands.ts";

const { action } = game<Baghdad>();

/** What can be played in a Recruit or Move Step so far. */
const PLAYED = ["collectFromSeats", "placePP", "removePP"] as const;
type Played = Extract<Effect, { kind: (typeof PLAYED)[number] }>;

const isPlayed = (effect: Frozen<Effect>): effect is Frozen<Played> => PLAYED.some((kind) => kind === effect.kind);

const effectsOf = ({ content }: Pick<View<Baghdad>, "content">, card: CardId): readonly Frozen<Played>[] =>
  of(content.arms, card).effects.filter(isPlayed);

/** Zones that a card can be aimed at; null: it is aimed at none. */
function zones(c: View<Baghdad>, card: CardId): readonly ZoneId[] | null {
  for (const { kind } of effectsOf(c, card)) {
    if (kind === "placePP") return c.content.zoneIds;
    if (kind === "removePP") return c.content.zoneIds.filter((zone) => of(c.table.zones, zone).pp > 0);
  }
  return null;
}

/** Whether the card has an effect now: without a legal target it cannot be played. */
const works = (c: View<Baghdad>, card: CardId): boolean =>
  zones(c, card)?.length !== 0 &&
  effectsOf(c, card).every(
    ({ kind }) =>
      kind !== "collectFromSeats" || c.table.seats.some((seat) => seat !== c.seat && of(c.table.sides, seat).pp > 0),
  );

/** cards of the hand for the step that is going on. */
function playable(c: View<Baghdad>): Option[] {
  const timing = c.table.recruit ? "recruit" : "move";
  const cards = c.hand.cards.filter(
    (card) => of(c.content.arms, card).timing === timing && effectsOf(c, card).length > 0,
  );
  return listed(c, cards).map((option) =>
    works(c, option.value)
      ? option
      : { ...option, refused: { code: "no-target", text: "It would have no effect now.", rule: "R-11" } },
  );
}

/** ruling AF */
export const play = action("play", "Play a card", {
  when: (view) =>
    playable(view).some(({ refused }) => !refused)
      ? null
      : { code: "no-card", text: "You have no card that can be played now.", rule: "R-11" },
})
  .param("card", "Which card?", choice(playable))
  .optional(
    "zone",
    "In which Zone?",
    (c) => zones(c, c.params.card) !== null,
    choice((c) =>
      (zones(c, c.params.card) ?? []).map((zone) => ({ value: zone, label: zoneOf(c.content, zone).name })),
    ),
  )
  .apply((s) => {
    const { seat, params, content } = s;
    const { table } = s.state;
    s.emit({ kind: "played", seat, card: params.card, zone: params.zone ?? null });
    spend(s, seat, [params.card]);
    for (const effect of effectsOf(s, params.card)) {
      if (effect.kind === "collectFromSeats") collect(table, seat, effect.each);
      else if (params.zone !== undefined) {
        const { pp } = of(table.zones, params.zone);
        const { amount } = effect;
        if (effect.kind === "placePP")
          addPP(
            table,
            params.zone,
            typeof amount === "number" ? amount : zoneValue(content, table.seats.length, params.zone),
          );
        else addPP(table, params.zone, -(typeof amount === "number" ? Math.min(amount, pp) : pp));
      }
    }
  });

/** Ruling AC: each other seat pays, or what it has. */
function collect(table: Table, seat: string, each: number): void {
  for (const payer of table.seats) {
    if (payer === seat) continue;
    const paid = Math.min(each, of(table.sides, payer).pp);
    of(table.sides, payer).pp -= paid;
    of(table.sides, seat).pp += paid;
  }
}

/** The Arab Street Phase: cards turned up one by one, what they bring, and the card that stops the draw. */
import { choice, concerning, game, move, mustGet, type Refusal, type Seat, type Stage, type View } from "#engine";
import { factionName, The, verb } from "../content/factions.ts";
import { type ZoneId, zone as zoneOf } from "../content/pack.ts";
import { STREET_CARDS } from "../content/rulebook-figures.ts";
import { counted, inList, inPP } from "../content/wording.ts";
import type { Baghdad, Street, Table } from "../state.ts";
import { listed, namesWith, notHere, spend, withEffect } from "./cards/hands.ts";
import { cardEffects } from "./cards/kinds.ts";
import { stopsStreet } from "./cards/outside-steps.ts";
import { placePP } from "./cards/unrest.ts";
import { askToDouble } from "./income/income.ts";
import { enter, show } from "./map/news.ts";
import { pass, windows, withCards } from "./reactions.ts";
import { belongsTo } from "./turn/phase.ts";

const { action, question, told } = game<Baghdad>();

/** The Arab Street Phase in progress; it begins here. */
function running(table: Table): Street {
  table.street ??= { stopped: false };
  return table.street;
}

/** R-24 Whether another card is due. */
export function streetGoesOn(s: Stage<Baghdad, null>): boolean {
  const { table } = s.state;
  enter(table, "street");
  const { stopped } = running(table);
  if (!stopped && table.turnedNow < STREET_CARDS && table.streetDeck > 0) return true;
  table.street = null;
  const names = table.turned
    .slice(table.turned.length - table.turnedNow)
    .map((card) => mustGet(s.content.street, card).name);
  if (names.length > 0) show(s, `Turn ${table.turn}: ${inList(names)}`);
  return false;
}

/** Window W3, before each card. */
export function askBeforeCard(s: Stage<Baghdad, null>): void {
  s.ask(beforeCard, withCards(s.state.table, s.state.table.actOrder));
}

/** A card that ends the draw, played before the next card. */
export const stopStreet = action("stopStreet", "Stop the Arab Street", {
  whyNot: belongsTo("Stopping the Arab Street", { phases: ["street"], rule: "R-24", why: notStopping }),
  help: "No further Arab Street card is turned up this turn.",
  when: (view) => (withEffect(view, stopsStreet).length > 0 ? null : noStop(view)),
})
  .param(
    "card",
    "By which card?",
    choice(
      (c: View<Baghdad>) => listed(c, withEffect(c, stopsStreet)),
      (c, word) =>
        notHere(c.content, word, {
          where: "a card that stops the draw",
          cards: withEffect(c, stopsStreet),
          rule: "R-24",
        }),
    ),
  )
  .label(({ content }, { card = "" }) => `Play ${mustGet(content.arms, card).name}`)
  .apply((s) => {
    const { seat, params } = s;
    spend(s, seat, [params.card]);
    running(s.state.table).stopped = true;
    s.emit({ kind: "streetStopped", seat, by: params.card, before: s.state.table.turnedNow + 1 });
  });

function notStopping({ table, seat }: View<Baghdad>): string {
  return mustGet(table.sides, seat).cards === 0
    ? "it takes a card, and you hold none."
    : "you have let this card come.";
}

const noStop = ({ content }: View<Baghdad>): Refusal => ({
  code: "no-card",
  text: `You hold no ${namesWith(content, stopsStreet)}, the card that stops the draw. Possible: pass.`,
  rule: "R-24",
});

/** nobody is asked but who wants to be, before each card. */
export const beforeCard = question.window("before-card", {
  window: windows.street,
  actions: [stopStreet, pass],
  pass,
  prompt: ({ content, table: { turned, turnedNow, streetDeck } }) => {
    const names = turned.slice(turned.length - turnedNow).map((id) => mustGet(content.street, id).name);
    const now = names.length > 0 ? `Turned up this turn: ${inList(names)}.` : "None is turned up yet this turn.";
    return {
      question: `Do you stop the Arab Street before card ${turnedNow + 1} of ${STREET_CARDS}?`,
      facts: [`${counted(streetDeck, "card")} left. ${now}`],
    };
  },
  fallback: () => move(pass),
});

/** R-24 Turns up the next card and resolves it. */
export function turnUp(s: Stage<Baghdad, null>): void {
  const { table, box } = s.state;
  const street = running(table);
  if (street.stopped) return;
  const card = box.street.shift();
  if (card === undefined) throw new Error("the Arab Street deck is empty");
  s.barrier();
  table.streetDeck = box.street.length;
  table.turned.push(card);
  table.turnedNow++;
  const placed: { [zone: ZoneId]: number } = {};
  const gained: { [seat: Seat]: number } = {};
  for (const effect of mustGet(s.content.street, card).effects)
    cardEffects.ruleOf(effect).onStreet?.(s, street, { placed, gained });
  const now = {
    zones: Object.fromEntries(Object.keys(placed).map((zone) => [zone, mustGet(table.zones, zone).pp])),
    seats: Object.fromEntries(Object.keys(gained).map((seat) => [seat, mustGet(table.sides, seat).pp])),
  };
  s.emit({ kind: "turned", card, placed, gained, now, left: table.streetDeck });
  askToDouble(s);
}

export const streetStopped = told("streetStopped", {
  about: ({ seat }) => concerning("cards", [seat]),
  line: ({ seat, by, before }, content) =>
    `${The(seat)} ${verb(seat, "play")} ${mustGet(content.arms, by).name} before card ${before}: no more cards this turn.`,
});

/** "Street card Sewage Overflow: Sadr City +5 (now 5 PP), Hurriya +3 (now 6 PP); 18 cards left." */
export const turnedUp = told("turned", {
  about: ({ card, placed, gained }, content) => {
    const { name, text } = mustGet(content.street, card);
    return concerning("cards", Object.keys(gained), {
      places: Object.keys(placed),
      gains: inPP(gained),
      short: `Street card ${name}: ${text}`,
    });
  },
  line: ({ card, placed, gained, now, left }, content) => {
    const { name, text, effects } = mustGet(content.street, card);
    const plain = effects.every((effect) => placePP.as(effect)?.where.kind === "zones");
    const sums = [
      ...Object.entries(placed).map(
        ([id, pp]) => `${zoneOf(content, id).name} +${pp} (now ${mustGet(now.zones, id)} PP)`,
      ),
      ...Object.entries(gained).map(([seat, pp]) => `${factionName(seat)} +${pp} (now ${mustGet(now.seats, seat)} PP)`),
    ];
    const what = plain ? "" : sums.length > 0 ? `${text} ` : text.slice(0, -1);
    return `Street card **${name}**: ${what}${sums.join(", ")}; ${counted(left, "card")} left.`;
  },
});

/** What people can look up at any time: supply, victory, the scenario, the odds of an attack, a card. */
import { choice, game, type Option, type Query, type View } from "#engine";
import { cardText, cardTiming } from "../rules/cards/text.ts";
import { forecast, forecastLine } from "../rules/combat/forecast.ts";
import { tracing } from "../rules/map/supply.ts";
import { open, seen } from "../rules/now.ts";
import { standing } from "../rules/pieces/units.ts";
import { counterName, list, shortName, spaceName } from "../rules/pieces/words.ts";
import { aimsOf, groupOf, judge, suppliedIn } from "../rules/victory/finish.ts";
import { pointsText } from "../rules/victory/words.ts";
import { type Fitna, isSeatId, seatIdOf } from "../state.ts";

const { form } = game<Fitna>();
type Eyes = View<Fitna>;

/** R-070: which units have no supply, as the map stands; of others what is seen. */
const supply: Query<Fitna> = {
  name: "supply",
  title: "Which of your units are in supply",
  ...form(),
  answer: (view) => {
    const game = seen(view);
    const traces = tracing(game);
    const mine = standing(game).filter(({ side }) => side === view.seat);
    const without = mine.filter(({ unit, side, space }) => !traces(unit, side, space));
    const line = (one: (typeof mine)[number]): string =>
      `${spaceName(game, one.space)}: ${counterName(game, one.id, one)}`;
    return without.length === 0
      ? `All of your ${mine.length} units on the map can trace supply now.`
      : ["These units of yours cannot trace supply now:", ...without.map(line)].join("\n");
  },
};

/** R-200, R-207: how far every seat has come. */
const vp: Query<Fitna> = {
  name: "vp",
  title: "How close every seat is to victory",
  ...form(),
  answer: (view) => {
    const game = seen(view);
    const { points } = judge(game);
    if (points)
      return game.scenario.seats
        .map(({ seat }) => `${shortName(game, seat)}: ${pointsText(points, groupOf(game, seat), seat, game)}.`)
        .join("\n");
    const isSupplied = suppliedIn(game);
    return game.scenario.seats
      .flatMap(({ seat }) => [
        `**${shortName(game, seat)}**`,
        ...aimsOf(game, seat, isSupplied).map(({ name, isMet, text }) => `${isMet ? "✓" : "–"} ${name}: ${text}`),
      ])
      .join("\n");
  },
};

/** What is played: who commands what, who is whose friend, what is closed. */
const scenario: Query<Fitna> = {
  name: "scenario",
  title: "The scenario: seats, relations, closed countries, great powers",
  ...form(),
  answer: (view) => {
    const game = open(view);
    const { scenario: it, edition } = game;
    const pairs = (all: typeof it.friends): string =>
      all.map(([one, other]) => `${shortName(game, one)} and ${shortName(game, other)}`).join("; ") || "none";
    const closed = [
      ...it.closed.countries.map((country) => edition.countries[country].name),
      ...it.closed.spaces.map((space) => spaceName(game, space)),
    ];
    return [
      `**${it.id}: ${it.name}** (${it.turns} turns)`,
      ...it.seats.map(({ seat, commands }) => {
        const nations = [...new Set(commands.flatMap((one) => one.nations))];
        return `${shortName(game, seat)}: ${list(nations.map((nation) => edition.nations[nation].name))}`;
      }),
      `Friends: ${pairs([...it.friends, ...(it.together ?? [])])}. At peace: ${pairs(it.peace)}. Everybody else is an enemy.`,
      `Closed: ${list(closed) || "nothing"}.`,
      `Cards out of the game: ${list(it.cardsRemoved.map((card) => `#${card}`)) || "none"}.`,
    ].join("\n");
  },
};

/** R-128, R-129: an attack with all units of a space, by what the seat knows. */
const odds: Query<Fitna> = {
  name: "odds",
  title: "The odds of one of your attacks",
  ...form()
    .param(
      "from",
      "From where?",
      choice((c: Eyes) => {
        const game = open(c);
        const spaces = isSeatId(c.seat) ? Object.keys(c.hand.stacks) : [];
        return spaces
          .filter((space) => targetsOf(c, space).length > 0)
          .map((space) => ({ value: space, label: spaceName(game, space) }));
      }),
    )
    .param(
      "target",
      "Which target?",
      choice((c: Eyes & { readonly params: { readonly from: string } }) => {
        const game = open(c);
        return targetsOf(c, c.params.from).map((space) => ({ value: space, label: spaceName(game, space) }));
      }),
    ),
  answer: (view, params) => attackOdds(view, String(params.from), String(params.target)),
};

/** Linked spaces where others stand: none are linked to an off-map box in that sense (R-085). */
const targetsOf = ({ table, seat, ...c }: Eyes, from: string): readonly string[] =>
  (open({ table, ...c }).edition.ways[from] ?? []).filter((space) =>
    Object.keys(table.stacks[space] ?? {}).some((side) => side !== seat),
  );

/** Cards of the edition, one's own first. */
const cards = (c: Eyes): readonly Option[] => {
  const { edition } = open(c);
  const all = Object.values(edition.cards).map(({ number, name }) => ({
    value: String(number),
    label: `#${number} ${name}`,
  }));
  const held = isSeatId(c.seat) ? c.hand.cards.map(String) : [];
  return [...all.filter(({ value }) => held.includes(value)), ...all.filter(({ value }) => !held.includes(value))];
};

const card: Query<Fitna> = {
  name: "card",
  title: "What a card says",
  ...form().param("card", "Which card?", choice(cards)),
  answer: (view, params) => {
    const found = open(view).edition.cards[Number(params.card)];
    if (!found) return "There is no such card in this edition.";
    const { edition } = open(view);
    return [
      `**#${found.number} ${found.name}** (${found.kind}, ${found.op} ${edition.labels.op}s)`,
      cardTiming(edition, found),
      cardText(edition, found),
    ].join("\n");
  },
};

export const queries: readonly Query<Fitna>[] = [supply, odds, vp, scenario, card];

/** The odds of an attack, as one would work them out at the table. */
function attackOdds(view: View<Fitna>, from: string, target: string): string {
  const game = seen(view);
  const units = game.state.hands[seatIdOf(view.seat)]?.stacks[from] ?? [];
  const where = `${spaceName(game, from)} → ${spaceName(game, target)}`;
  const odds = forecast(game, seatIdOf(view.seat), { from, target, units: [...units].slice(0, 3) });
  return `${where}, all units: ${forecastLine(game, target, odds)}`;
}

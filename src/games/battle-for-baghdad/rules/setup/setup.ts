/** How a game is set up: the host's options, who plays, the decks, pools and Commands, and the start cards. */
import { z } from "zod";
import {
  choice,
  copy,
  game,
  mustGet,
  type Params,
  type RulesContext,
  reactions,
  type SeatInfo,
  type Setup,
} from "#engine";
import { type Faction, factionName, factionsOf, SEAT_COUNTS, SEATS, the } from "../../content/factions.ts";
import { screenOf } from "../../content/pack.ts";
import { ZONES_PER_MOVE } from "../../content/rulebook-figures.ts";
import type { Baghdad, BaghdadState, Side } from "../../state.ts";
import { drawCards, receive } from "../cards/hands.ts";
import { NO_NEWS } from "../map/news.ts";
import { windows } from "../reactions.ts";

const { told } = game<Baghdad>();

/** what the host chooses. */
export const options = game<Baghdad>()
  .form()
  .param(
    "seats",
    "How many seats?",
    choice(() => SEAT_COUNTS.map((n) => ({ value: String(n), label: `${n} seats` }))),
  )
  .param(
    "seating",
    "In which order do the seats act?",
    choice(() => [
      { value: "faction", label: SEATS.map(factionName).join(", ") },
      { value: "random", label: "In a random order" },
    ]),
  )
  .param(
    "assign",
    "Who plays which faction?",
    choice(() => [
      { value: "choice", label: "People choose; whoever does not gets a faction by lot" },
      { value: "random", label: "All factions are drawn by lot" },
    ]),
  )
  .param("reactions", "Cards played out of turn: who is asked?", reactions(Object.values(windows)));

export const defaults = { seats: "6", seating: "faction", assign: "choice", reactions: [] } as const;

/** whether factions are drawn, and nobody chooses. */
export const byLot = ({ assign }: Params): boolean => assign === "random";

/** The options as the form above has checked them. */
const chosen = z.object({ seats: z.enum(["3", "4", "5", "6"]), seating: z.enum(["faction", "random"]) });

const SUMMARIES: { readonly [seat in Faction]: string } = {
  shiite: "Build up the Shiite quarters and the mixed ones between them.",
  sunni: "Build up the Sunni quarters and what they touch.",
  government: "Hold your Zones and keep the two communities apart.",
  us: "Hold the Green Zone and the Airport, and bring the Government to its feet.",
  jihadist: "Overrun what the US and the Government hold.",
  ngo: "Help everywhere until little is left to be done.",
};

/** the number of seats selects the factions. */
export const roster = (params: Params): readonly SeatInfo[] =>
  factionsOf(Number(chosen.parse(params).seats)).map((id) => ({
    id,
    name: factionName(id),
    inText: the(id),
    summary: SUMMARIES[id],
  }));

/** shuffled decks, counters in their pools, five Active Commands each. */
export function setup({ content, options: params, seats, dice }: Setup<Baghdad>): BaghdadState {
  const each = <T>(make: (seat: string) => T): { [seat: string]: T } =>
    Object.fromEntries(seats.map((seat) => [seat, make(seat)]));
  const side = (seat: string): Side => {
    const screen = screenOf(content, seats.length, seat);
    const { security, infrastructure, startPP, startSecurity, startInfrastructure } = screen;
    return {
      pp: startPP,
      pool: { security, infrastructure },
      active: [...mustGet(content.commandsOf, seat)],
      neutralized: [],
      cards: 0,
      toDeploy: { security: startSecurity, infrastructure: startInfrastructure },
    };
  };
  const order = chosen.parse(params).seating === "random" ? dice.shuffled(seats) : seats;
  return {
    table: {
      turn: 0,
      phase: "deployment",
      seats,
      order,
      zones: Object.fromEntries(content.zoneIds.map((zone) => [zone, { units: {}, pp: 0 }])),
      sides: each(side),
      firstBidder: seats[0] ?? "",
      initiative: null,
      firstPlayer: null,
      actOrder: [...order],
      price: 1,
      claimed: null,
      auction: null,
      settled: null,
      bazaarDeck: content.armsDeck.length,
      streetDeck: content.streetDeck.length,
      discards: [],
      turned: [],
      turnedNow: 0,
      street: null,
      packet: null,
      coalition: null,
      agreements: [],
      noAirmobile: false,
      zonesPerMove: ZONES_PER_MOVE,
      snapshot: { airports: {}, fortified: {} },
      recruit: null,
      move: null,
      plot: null,
      combats: null,
      combat: null,
      income: null,
      course: [],
      news: copy(NO_NEWS),
      won: [],
      quiet: 0,
    },
    hands: each(() => ({ cards: [], seen: [], packet: [], plan: null, pledges: [] })),
    box: { bazaar: dice.shuffled(content.armsDeck), street: dice.shuffled(content.streetDeck), packet: [] },
  };
}

/** start cards, in faction order. */
export function dealStartCards(s: RulesContext<Baghdad>): void {
  const { table } = s.state;
  s.emit({ kind: "setup", order: copy(table.order) });
  for (const seat of table.seats)
    receive(s, seat, drawCards(s, screenOf(s.content, table.seats.length, seat).startCards));
}

export const setUp = told("setup", {
  line: ({ order }) => `Round the table: ${order.map(factionName).join(", ")}.`,
});

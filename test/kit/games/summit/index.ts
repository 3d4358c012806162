import {
  anyMove,
  choice,
  copy,
  type Decision,
  type Definition,
  draw,
  type Frozen,
  integer,
  type Move,
  mustGet,
  type OpenOffer,
  type PublicView,
  plainGuide,
  rulebook,
  type Seat,
  type State,
  type View,
} from "#engine";
import type { Subject } from "../../index.ts";
import { PLAIN } from "../plain.ts";
import { lines } from "../scene.ts";
import { ban, bid, duel, duelling, feint, fold } from "./bids.ts";
import { form, numberOf, procedure, type Summit } from "./table.ts";
import { accept, decline, give, propose, ready, withdraw } from "./talk.ts";

export type { Summit } from "./table.ts";

const main = procedure<null>("main")({
  talk: ({ state: { table, hands }, ask }) => {
    table.talk = table.ready.length < table.seats.length;
    if (table.talk) {
      const seats = table.seats.filter((seat) => !table.ready.includes(seat));
      ask({ kind: "turn", seats, actions: ["ready", "give"], together: true });
      return "talk";
    }
    table.ready = [];
    table.offers = [];
    for (const hand of Object.values(hands)) hand.offers = [];
    return "bids";
  },
  bids: ({ state: { table }, ask }) => {
    ask({ kind: "sealed", seats: table.seats, actions: ["bid", "fold"] });
    return "reveal";
  },
  reveal: ({ state: { table }, emit, end, picture }) => {
    const worth = ({ card, stake }: { readonly card: string; readonly stake: number }): number =>
      numberOf(card) + stake;
    const [best] = table.bids.toSorted((a, b) => worth(b) - worth(a));
    emit({ kind: "bids", bids: [...table.bids], winner: best?.seat ?? null });
    if (best) {
      table.gold[best.seat] = (table.gold[best.seat] ?? 0) + table.pot;
      table.pot = 0;
    }
    table.discard.push(...table.bids.map(({ card }) => card));
    table.bids = [];
    table.banned = null;
    table.proposals = {};
    picture("After the bids");
    if (++table.round > table.rounds) {
      end({ victories: [{ title: "the summit", seats: best ? [best.seat] : [] }], scores: { ...table.gold } });
      return "done";
    }
    return "talk";
  },
});

function defaultAnswer(_: View<Summit>, { actions, preset }: Decision): Move {
  if (actions.includes("ready")) return { action: "ready", params: {} };
  if (actions.includes("fold")) return { action: "fold", params: {} };
  if (actions.includes("feint")) return { action: "feint", params: { force: 1 } };
  return { action: actions.includes("decline") ? "decline" : "withdraw", params: preset };
}

function offersOf({ table, hand, seat }: View<Summit> | PublicView<Summit>): OpenOffer[] {
  return [...table.offers, ...(hand?.offers ?? [])].flatMap((offer): OpenOffer[] => {
    const { id, from, to, price } = offer;
    if (from !== seat && to !== seat) return [];
    const what = "card" in offer ? offer.card : `${offer.gold} gold`;
    const actions = from === seat ? ["withdraw"] : ["accept", "decline"];
    const text = `${from} offers ${to} ${what} for ${price}`;
    return [{ id, seats: [from, to], from, awaits: [to], actions, param: "offer", text }];
  });
}

/** Redeals what the viewer does not know; a card that was offered to it stays where it is. */
function possible(
  { table, hands, box }: Frozen<State<Summit>>,
  viewer: Seat,
  dice: Parameters<Definition<Summit>["possible"]>[2],
): State<Summit> {
  const foreign = table.seats.filter((seat) => seat !== viewer);
  const own = mustGet(hands, viewer);
  const offered = (seat: Seat): string[] =>
    own.offers.filter((o) => o.from === seat && mustGet(hands, seat).cards.includes(o.card)).map((o) => o.card);
  const fixed = new Set(foreign.flatMap(offered));
  const unknown = (cards: readonly string[]): string[] => cards.filter((card) => !fixed.has(card));
  const cards = dice.shuffled([
    ...unknown(box.cards),
    ...foreign.flatMap((seat) => unknown(mustGet(hands, seat).cards)),
  ]);
  const jokers = dice.shuffled([...box.jokers, ...foreign.flatMap((seat) => mustGet(hands, seat).jokers)]);
  const dealt: State<Summit>["hands"] = { [viewer]: copy(own) as Summit["Hand"] };
  for (const seat of foreign) {
    const kept = [...new Set(offered(seat))];
    const held = [...kept, ...cards.splice(0, (table.cards[seat] ?? 0) - kept.length)];
    dealt[seat] = { cards: held, jokers: jokers.splice(0, table.jokers[seat]), offers: [] };
  }
  for (const seat of foreign) {
    const seen = mustGet(hands, seat).offers.filter((o) => o.from === viewer || o.to === viewer);
    mustGet(dealt, seat).offers = copy(seen) as Summit["Hand"]["offers"];
  }
  return { table: copy(table) as Summit["Table"], hands: dealt, box: { cards, jokers } };
}

const summit: Definition<Summit> = {
  id: "summit",
  name: "Summit",
  summary: "Talk, deals, bids and jokers.",
  command: "summit",
  ...PLAIN,
  readPack: () => content,
  options: form().param(
    "rounds",
    "How many rounds?",
    integer(() => [1, 3]),
  ),
  defaults: { rounds: 3 },
  roster: () => ["ash", "birch", "cedar"].map((id) => ({ id, name: id, summary: "Get gold." })),
  setup: ({ content, options, seats, dice }) => {
    const cards = [...content.cards];
    const jokers = [...content.jokers];
    const each = <T>(value: T): { [seat: Seat]: T } => Object.fromEntries(seats.map((seat) => [seat, value]));
    const deal = (pile: string[], n: number): string[] => Array.from({ length: n }, () => draw(pile, dice) ?? "");
    const hands = Object.fromEntries(
      seats.map((seat) => [seat, { cards: deal(cards, 3), jokers: deal(jokers, 1), offers: [] }]),
    );
    return {
      table: {
        round: 1,
        rounds: Number(options.rounds),
        seats: [...seats],
        talk: true,
        ready: [],
        gold: each(3),
        pot: 0,
        cards: each(3),
        jokers: each(1),
        offers: [],
        proposals: {},
        banned: null,
        bids: [],
        feints: {},
        discard: [],
      },
      hands,
      box: { cards, jokers },
    };
  },
  main,
  procedures: [main, duelling],
  actions: [ready, give, propose, accept, decline, withdraw, bid, fold, ban, duel, feint],
  windows: [],
  free: () => ["propose", "ban", "duel"],
  offers: offersOf,
  guide: plainGuide(),
  phase: ({ round, rounds, talk }) => ({
    id: `${round}-${talk ? "talk" : "bids"}`,
    name: talk ? "Talk" : "Bids",
    turn: round,
    turns: rounds,
    talk,
  }),
  describePublic: (event) => event.kind,
  describePrivate: ({ kind, offer }) => `${kind} ${offer.id}`,
  board: ({ table }, { caption }) => lines(caption, ...table.seats.map((seat) => `${seat}: ${table.gold[seat]} gold`)),
  hand: ({ hand }) => lines(`Cards: ${hand.cards.join(", ")}`, `Jokers: ${hand.jokers.join(", ")}`),
  queries: [],
  orders: [
    {
      name: "stake",
      title: "Bid this card",
      form: form().param(
        "card",
        "Which card?",
        choice(({ content }) => content.cards),
      ),
      decide: ({ table, hand }, { actions }, { card }) =>
        actions.includes("bid") && hand.cards.includes(String(card)) && String(numberOf(String(card))) !== table.banned
          ? { action: "bid", params: { card: String(card), stake: 0 } }
          : null,
    },
  ],
  answeredByOrders: ["bid"],
  defaultAnswer,
  bot: (view, decision, dice) =>
    decision.actions.includes("ready") ? { action: "ready", params: {} } : anyMove(book, view, decision, dice),
  possible,
};

const content: Summit["Content"] = {
  cards: ["a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "c1", "c2", "c3", "c4"],
  jokers: ["ban", "ban", "duel", "duel"],
};

const book = rulebook(summit, content, "summit");

const pieces = ({ table, hands, box }: State<Summit>): string[] => [
  ...Object.values(hands).flatMap((hand) => [...hand.cards, ...hand.jokers]),
  ...table.bids.map((b) => b.card),
  ...table.discard,
  ...box.cards,
  ...box.jokers,
  `gold ${Object.values(table.gold).reduce((sum, gold) => sum + gold, table.pot)}`,
];

export const summitSubject: Subject<Summit> = { name: "summit", book, pieces, games: 3, words: false };

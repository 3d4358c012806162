/** What is asked for each clause of an offer: its kind, its seats, sums, cards or Zones, and why some are refused. */
import {
  choice,
  type Frozen,
  type Group,
  game,
  integer,
  mustGet,
  type Option,
  type Refusal,
  type Seat,
  subset,
  type View,
} from "#engine";
import { factionName, the, verb } from "../../content/factions.ts";
import { type CardId, zone as zoneOf } from "../../content/pack.ts";
import type { Baghdad } from "../../state.ts";
import { notHere } from "../cards/hands.ts";
import { firstAgreed } from "./bonds.ts";
import { freeCount, ownCards } from "./held.ts";
import { HIGHEST_SUM, ZONES } from "./offer-limits.ts";
import type { Clause, Due } from "./types.ts";

type Kind = Clause["kind"];
type Of<K extends Kind> = Extract<Clause, { kind: K }>;

/**
 * A clause as it is proposed: cards that are given are named one by one, and a Truce of two needs no names. In a
 * counter-offer the cards that the other offer names can stay in it.
 */
export type Draft =
  | Of<"pay" | "ask" | "keepOut" | "spare" | "payLater" | "chooseFirst" | "maxBid">
  | { readonly kind: "give"; readonly to: Seat; readonly card: CardId }
  | { readonly kind: "named" }
  | { readonly kind: "truce"; readonly seats?: readonly Seat[] };

/** The cards that the offer which is countered names: its clauses that give them. */
export type Named = readonly Frozen<Of<"give">>[];

const form = () => game<Baghdad>().form();

const DUES: readonly Option<Due>[] = [
  { value: "ownRecruit", label: "As the payer's next Recruit Step begins" },
  { value: "civicEnd", label: "At the end of this turn, after all income" },
];

/** The questions about the next clause between these seats, after those that stand already. */
export function clauseForm(
  view: View<Baghdad>,
  seats: readonly Seat[],
  drafts: readonly Draft[],
  named: Named = [],
): Group<Draft> {
  const { table, seat: own } = view;
  const others = seats.filter((seat) => seat !== own);
  const listed = (all: readonly Seat[]): Option[] => all.map((value) => ({ value, label: factionName(value) }));
  const but = (seat: Seat): Option[] => listed(seats.filter((other) => other !== seat));
  const sums = integer((): [number, number] => [1, HIGHEST_SUM]);
  /** Who is most likely meant besides the proposer; for a seat the other one of the two. */
  const partner = others.length === 1 ? others[0] : undefined;
  const counterpart = (seat: Seat): Seat | undefined => (seat === own ? partner : own);

  const purse = (seat: Seat): number => mustGet(table.sides, seat).pp - sum(drafts, "pay", seat);
  const kept = drafts.some(({ kind }) => kind === "named") ? named : [];
  const stock = (seat: Seat): number =>
    freeCount(table, seat) -
    sum(drafts, "ask", seat) -
    kept.reduce((all, { from, cards }) => (from === seat ? all + cards : all), 0);
  const given = drafts.flatMap((draft) => (draft.kind === "give" ? [draft.card] : []));
  const gifts = ownCards(view, given);

  return form().variants(
    "kind",
    drafts.length === 0 ? "What are the terms?" : "What else do you agree on?",
    () => [
      ...(named.length > 0 && kept.length === 0 ? [asNamed(named)] : []),
      ...kinds({ pay: seats.map(paying), give: gifts, ask: others.map(giving), chooseFirst: seats.map(naming) }),
    ],
    {
      pay: form()
        .param(
          "from",
          "Who pays, as soon as all have accepted?",
          choice(() => seats.map(paying)),
          () => (purse(own) > 0 ? own : partner),
        )
        .param(
          "to",
          "To whom?",
          choice(({ params }) => but(params.from)),
          ({ params }) => counterpart(params.from),
        )
        .param(
          "amount",
          "How many PP?",
          integer(
            ({ params }) => [1, purse(params.from)],
            ({ params }, word) => sumRefused(word, params.from, purse(params.from)),
          ),
          () => 1,
        ),
      give: form()
        .param(
          "card",
          "Which card do you give? Its receiver sees it at once.",
          choice(
            () => gifts,
            (_, word) => notHere(view.content, word, { where: "in your hand", cards: view.hand.cards, rule: "R-30" }),
          ),
        )
        .param(
          "to",
          "To whom?",
          choice(() => listed(others)),
          () => partner,
        ),
      ask: form()
        .param(
          "from",
          "Who gives cards? The giver names them when accepting.",
          choice(() => others.map(giving)),
          () => partner,
        )
        .param(
          "to",
          "To whom?",
          choice(({ params }) => but(params.from)),
          () => own,
        )
        .param(
          "cards",
          "How many cards?",
          integer(
            ({ params }) => [1, stock(params.from)],
            ({ params }, word) => countRefused(word, params.from, stock(params.from)),
          ),
          () => 1,
        ),
      named: form(),
      truce: form().optional(
        "seats",
        "Between whom?",
        () => seats.length > 2,
        subset(() => listed(seats), { min: 2, few: () => LONELY }),
        () => seats,
      ),
      keepOut: form()
        .param(
          "seat",
          "Who keeps out?",
          choice(() => listed(seats)),
          () => partner,
        )
        .param(
          "zones",
          "Of which Zones?",
          subset(() => zones(view), { min: 1, max: ZONES, few: () => NOWHERE, many: tooWide }),
        ),
      spare: form()
        .param(
          "seat",
          "Who does not attack another by choice?",
          choice(() => listed(seats)),
          () => own,
        )
        .param(
          "other",
          "Whom?",
          choice(({ params }) => listed(table.seats.filter((seat) => seat !== params.seat))),
          ({ params }) => counterpart(params.seat),
        ),
      payLater: form()
        .param(
          "from",
          "Who pays?",
          choice(() => listed(seats)),
          () => own,
        )
        .param(
          "to",
          "To whom?",
          choice(({ params }) => but(params.from)),
          ({ params }) => counterpart(params.from),
        )
        .param("amount", "How many PP, or what the payer has then?", sums, () => 1)
        .param(
          "when",
          "When?",
          choice(() => DUES),
        ),
      chooseFirst: form()
        .param(
          "seat",
          "Who names the First Player, if it wins the next Initiative?",
          choice(() => seats.map(naming)),
          () => partner,
        )
        .param(
          "choice",
          "Whom does it name?",
          choice(() => listed(table.seats)),
          () => own,
        ),
      maxBid: form()
        .param(
          "seat",
          "Who bids no more than agreed for the next Initiative?",
          choice(() => listed(seats)),
          () => partner,
        )
        .param(
          "amount",
          "How many PP at most?",
          integer((): [number, number] => [0, HIGHEST_SUM]),
          () => 1,
        ),
    },
  );

  function paying(value: Seat): Option {
    const label = `${factionName(value)} (${purse(value)} PP)`;
    return purse(value) > 0 ? { value, label } : { value, label, refused: broke(value) };
  }

  function giving(value: Seat): Option {
    const label = `${factionName(value)} (${stock(value)} free)`;
    return stock(value) > 0 ? { value, label } : { value, label, refused: bare(value) };
  }

  function naming(value: Seat): Option {
    const twice = drafts.some((draft) => draft.kind === "chooseFirst" && draft.seat === value);
    const label = factionName(value);
    return twice || firstAgreed(table, value) !== null
      ? {
          value,
          label,
          refused: no("agreed-first", `It is settled already who acts first if ${the(value)} ${verb(value, "win")}.`),
        }
      : { value, label };
  }
}

const no = (code: string, text: string, rule = "R-30"): Refusal => ({ code, text, rule });

const LONELY = no("too-few", "A Truce is between at least two seats.", "R-31");
const NOWHERE = no("too-few", "A seat keeps out of at least one Zone: which?");
const tooWide = (zones: number): Refusal =>
  no("too-many", `**${zones} Zones**: a clause names ${ZONES} at most; a second clause can name more.`);

const broke = (seat: Seat): Refusal =>
  no("no-pp", `That leaves ${the(seat)} no PP to pay with: all clauses of an offer are paid together.`, "R-39");
const bare = (seat: Seat): Refusal => no("no-cards", `That leaves ${the(seat)} no card that is not held for an offer.`);

function sumRefused(word: string, payer: Seat, purse: number): Refusal {
  const text = `**${word} PP**: ${the(payer)} ${verb(payer, "have", "has")} ${purse} PP left for this offer.`;
  return no("not-in-range", `${text} Possible: ${purse === 1 ? 1 : `1 to ${purse}`}.`, "R-39");
}

function countRefused(word: string, giver: Seat, stock: number): Refusal {
  const text = `**${word} cards**: ${the(giver)} ${verb(giver, "have", "has")} ${stock} that are not held for an offer.`;
  return no("not-in-range", `${text} Possible: ${stock === 1 ? 1 : `1 to ${stock}`}.`);
}

/** What a seat pays, or is asked for in cards, by the clauses that stand already. */
const sum = (drafts: readonly Draft[], kind: "pay" | "ask", seat: Seat): number =>
  drafts.reduce((all, draft) => {
    if (draft.kind !== kind || draft.from !== seat) return all;
    return all + (draft.kind === "pay" ? draft.amount : draft.cards);
  }, 0);

const LABELS: { readonly [kind in Kind]: string } = {
  pay: "PP now: one of us pays another",
  give: "Cards now: I give a card",
  ask: "Cards now: another gives cards of its choice",
  truce: "Truce: our units let each other's Moves pass this turn",
  keepOut: "Keep out: one of us does not enter some Zones",
  spare: "No attack: one of us does not attack another by choice",
  payLater: "PP later: one of us pays another this turn",
  chooseFirst: "First Player: whom the next Initiative winner names",
  maxBid: "Bids: one of us bids no more than agreed",
};

function asNamed(named: Named): Option<"named"> {
  const givers = [...new Set(named.map(({ from }) => from))];
  const cards = named.reduce((all, one) => all + one.cards, 0);
  const label = `Cards now: the ${cards === 1 ? "card" : "cards"} that ${givers.map(the).join(" and ")} named`;
  return { value: "named", label };
}

/** Every kind of clause; refused where none of the choices that it begins with is possible. */
const kinds = (beginnings: { readonly [kind in Kind]?: readonly Option[] }): Option<Kind>[] =>
  (Object.keys(LABELS) as Kind[]).map((value) => {
    const choices = beginnings[value];
    if (!choices || choices.some(({ refused }) => !refused)) return { value, label: LABELS[value] };
    const refused = choices[0]?.refused ?? no("no-cards", "You have no card that you could give.");
    return { value, label: LABELS[value], refused };
  });

const zones = ({ content }: Frozen<View<Baghdad>>): Option[] =>
  content.zoneIds.map((value) => ({ value, label: zoneOf(content, value).name }));

import {
  anyMove,
  choice,
  type Decision,
  type Definition,
  draw,
  integer,
  type Move,
  plainGuide,
  rulebook,
  type Seat,
  type State,
  type View,
} from "#engine";
import type { Subject } from "../../index.ts";
import { PLAIN } from "../plain.ts";
import { lines } from "../scene.ts";
import { ambush, combat, lose, pass, play } from "./combat.ts";
import { barrage, move, plan, rest } from "./orders.ts";
import { form, ownUnitsAt, ownZones, procedure, type Skirmish, unitsAt } from "./table.ts";

const main = procedure<null>("main")({
  turn: ({ state: { table }, ask, end }) => {
    const alive = table.seats.filter((seat) => ownZones(table, seat).length > 0);
    if (alive.length < 2 || table.round > table.rounds) {
      const steps = (seat: Seat): number =>
        Object.values(table.units).reduce((n, u) => n + (u.seat === seat ? u.steps : 0), 0);
      end({
        victories: [{ title: "the field", seats: alive }],
        scores: Object.fromEntries(table.seats.map((s) => [s, steps(s)])),
      });
      return "done";
    }
    const active = table.seats[table.active] ?? "";
    if (alive.includes(active)) ask({ kind: "turn", seats: [active], actions: ["move", "barrage", "plan", "rest"] });
    return "next";
  },
  next: ({ state: { table } }) => {
    table.active = (table.active + 1) % table.seats.length;
    if (table.active === 0) table.round++;
    return "turn";
  },
});

const options = form()
  .param(
    "rounds",
    "How many rounds?",
    integer(() => [2, 6]),
  )
  .param(
    "third",
    "With a third side?",
    choice(() => ["no", "yes"]),
  );

function defaultAnswer({ table, seat }: View<Skirmish>, { actions }: Decision): Move {
  if (actions.includes("rest")) return { action: "rest", params: {} };
  if (actions.includes("pass")) return { action: "pass", params: {} };
  const zone = ownZones(table, seat)[0] ?? "";
  return { action: "lose", params: { unit: ownUnitsAt(table, seat, zone)[0] ?? "" } };
}

export const skirmish: Definition<Skirmish> = {
  id: "skirmish",
  name: "Skirmish",
  summary: "Units, paths and cards.",
  command: "skirmish",
  ...PLAIN,
  readPack: () => content,
  options,
  defaults: { rounds: 3, third: "no" },
  roster: ({ third }) =>
    (third === "yes" ? ["red", "blue", "gold"] : ["red", "blue"]).map((id) => ({
      id,
      name: id,
      summary: "Hold the field.",
    })),
  setup: ({ content, options, seats, dice }) => {
    const home: { [seat: Seat]: string } = { red: "north", blue: "south", gold: "east" };
    const deck = [...content.cards];
    const units = seats.flatMap((seat) =>
      [1, 2, 3].map((n) => [`${seat}-${n}`, { seat, at: home[seat] ?? "hill", steps: 2 }] as const),
    );
    const hands = Object.fromEntries(
      seats.map((seat) => [seat, { cards: [draw(deck, dice), draw(deck, dice)].flatMap((c) => c ?? []) }]),
    );
    return {
      table: {
        round: 1,
        rounds: Number(options.rounds),
        active: 0,
        seats: [...seats],
        units: Object.fromEntries(units),
        dead: [],
        cards: Object.fromEntries(seats.map((seat) => [seat, 2])),
        deck: deck.length,
        discard: [],
        notes: [],
      },
      hands,
      box: { deck },
    };
  },
  main,
  procedures: [main, combat, ambush],
  actions: [move, barrage, plan, rest, play, pass, lose],
  windows: [{ name: "combat", title: "a combat", mode: "wait-all", plays: ({ hand }) => hand.cards }],
  free: () => [],
  offers: () => [],
  guide: plainGuide(),
  phase: (table) => ({ id: `${table.round}`, name: "Battle", turn: table.round, turns: table.rounds, talk: false }),
  describePublic: (event) => event.kind,
  describePrivate: (secret) => `you drew ${secret.card}`,
  board: ({ table }, { caption }) =>
    lines(
      caption,
      ...Object.entries(table.units)
        .map(([id, u]) => `${id} in ${u.at}: ${u.steps}`)
        .sort(),
    ),
  hand: ({ hand }) => lines(`Cards: ${hand.cards.join(", ")}`),
  queries: [
    {
      entries: form().param(
        "zone",
        "Where?",
        choice(({ content }) => Object.keys(content.zones).sort()),
      ).entries,
      name: "units",
      title: "Units in a zone",
      answer: ({ table }, { zone }) => unitsAt(table, String(zone)).join(", "),
    },
  ],
  orders: [
    {
      name: "pass",
      title: "Pass in this window",
      form: form().param(
        "window",
        "Which window?",
        choice(() => ["combat"]),
      ),
      decide: (_, decision, { window }) => (decision.window === window ? { action: "pass", params: {} } : null),
    },
  ],
  defaultAnswer,
  bot: (view, decision, dice) => anyMove(book, view, decision, dice),
  possible: ({ table, hands, box }, viewer, dice) => {
    const own = hands[viewer]?.cards ?? [];
    const rest = dice.shuffled([
      ...box.deck,
      ...Object.entries(hands).flatMap(([seat, h]) => (seat === viewer ? [] : h.cards)),
    ]);
    const dealt = table.seats.map(
      (seat) => [seat, { cards: seat === viewer ? [...own] : rest.splice(0, table.cards[seat]) }] as const,
    );
    return {
      table: structuredClone(table) as Skirmish["Table"],
      hands: Object.fromEntries(dealt),
      box: { deck: rest },
    };
  },
};

const content: Skirmish["Content"] = {
  zones: {
    north: ["hill", "east", "swamp"],
    south: ["hill", "east", "swamp"],
    east: ["north", "south", "hill"],
    hill: ["north", "south", "east"],
    swamp: ["north", "south"],
  },
  cards: ["ambush", "ambush", "ambush", "charge", "charge", "hold", "hold", "dud"],
};

const book = rulebook(skirmish, content, "skirmish");

const pieces = ({ table, hands, box }: State<Skirmish>): string[] => [
  ...Object.keys(table.units),
  ...table.dead,
  ...Object.values(hands).flatMap((hand) => hand.cards),
  ...table.discard,
  ...box.deck,
];

export const skirmishSubject: Subject<Skirmish> = { name: "skirmish", book, pieces, games: 3, words: false };

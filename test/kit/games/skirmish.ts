import {
  anyMove,
  choice,
  type Decision,
  type Definition,
  draw,
  game,
  integer,
  type Move,
  route,
  rows,
  rulebook,
  type Seat,
  subset,
  take,
  text,
  type View,
} from "../../../src/engine/index.ts";
import { lines } from "./scene.ts";

/*
 * Skirmish: units move along paths and fight where they end beside enemies. Combat runs inside the move, with a
 * reaction window for cards; the ambush card asks another question inside the combat. Barrages are rows.
 */

interface Unit {
  seat: Seat;
  at: string;
  steps: number;
}

export interface Skirmish {
  Content: { readonly zones: { readonly [zone: string]: readonly string[] }; readonly cards: readonly string[] };
  Table: {
    round: number;
    rounds: number;
    active: number;
    seats: Seat[];
    units: { [id: string]: Unit };
    dead: string[];
    cards: { [seat: Seat]: number };
    deck: number;
    discard: string[];
    notes: string[];
  };
  Hand: { cards: string[] };
  Box: { deck: string[] };
  Event:
    | { readonly kind: "moved"; readonly units: readonly string[]; readonly path: readonly string[] }
    | { readonly kind: "played"; readonly seat: Seat; readonly card: string }
    | { readonly kind: "hit"; readonly unit: string; readonly rolls: readonly number[] }
    | { readonly kind: "rested"; readonly seat: Seat };
  Secret: { readonly kind: "drew"; readonly card: string };
}

type Table = View<Skirmish>["table"];
export interface Battle {
  zone: string;
  attacker: Seat;
  defender: Seat;
  bonus: number;
}

const { action, form, procedure } = game<Skirmish>();

const unitsAt = (table: Table, zone: string): string[] =>
  Object.keys(table.units)
    .filter((id) => table.units[id]?.at === zone)
    .sort();
const ownUnitsAt = (table: Table, seat: Seat, zone: string): string[] =>
  unitsAt(table, zone).filter((id) => table.units[id]?.seat === seat);
const ownZones = (table: Table, seat: Seat): string[] =>
  [...new Set(Object.values(table.units).flatMap((u) => (u.seat === seat ? [u.at] : [])))].sort();
const enemyIn = (table: Table, seat: Seat, zone: string): Seat | undefined =>
  unitsAt(table, zone)
    .map((id) => table.units[id]?.seat)
    .find((owner) => owner !== seat);

function loseStep(state: { table: Skirmish["Table"] }, id: string): void {
  const unit = state.table.units[id];
  if (!unit) throw new Error(`no unit ${id}`);
  unit.steps--;
  if (unit.steps > 0) return;
  delete state.table.units[id];
  state.table.dead.push(id);
}

const move = action("move", "Move", { help: "Moves units along a path." })
  .param(
    "from",
    "From where?",
    choice(({ table, seat }) => ownZones(table, seat)),
  )
  .param(
    "units",
    "Which units?",
    subset(({ table, seat, params }) => ownUnitsAt(table, seat, params.from), { min: 1, max: 2 }),
  )
  .param(
    "path",
    "By which way?",
    route(({ content, table, seat, params }, path) => {
      const at = path.at(-1) ?? params.from;
      if (path.length === 3 || (path.length > 0 && enemyIn(table, seat, at))) return [];
      return (content.zones[at] ?? [])
        .filter((zone) => zone !== params.from && !path.includes(zone))
        .map((zone) =>
          zone === "swamp" ? { value: zone, refused: { code: "swamp", text: "nobody crosses the swamp" } } : zone,
        );
    }),
  )
  .optional(
    "bonus",
    "How much more force?",
    ({ table, seat, params }) => enemyIn(table, seat, params.path.at(-1) ?? "") !== undefined,
    integer(({ params }) => [0, params.units.length]),
  )
  .apply(({ state, seat, params, emit, call }) => {
    const zone = params.path.at(-1) ?? params.from;
    const defender = enemyIn(state.table, seat, zone);
    for (const id of params.units) Object.assign(state.table.units[id] ?? {}, { at: zone });
    emit({ kind: "moved", units: params.units, path: params.path });
    if (defender) call(combat, { zone, attacker: seat, defender, bonus: params.bonus ?? 0 });
  });

interface Shot {
  readonly firer: string;
  readonly targets: readonly string[];
  readonly power: number;
}

const barrage = action("barrage", "Barrage", {
  when: ({ table }) => (table.round > 1 ? null : { code: "early", text: "not in the first round" }),
})
  .param(
    "shots",
    "Who fires?",
    rows(({ table, seat }, earlier: readonly Shot[]) =>
      earlier.length === 2
        ? null
        : form()
            .param(
              "firer",
              "Which unit fires?",
              choice(() =>
                ownZones(table, seat)
                  .flatMap((zone) => ownUnitsAt(table, seat, zone))
                  .map((id) =>
                    earlier.some((shot) => shot.firer === id)
                      ? { value: id, refused: { code: "fired", text: "it fires already" } }
                      : id,
                  ),
              ),
            )
            .param(
              "targets",
              "At whom?",
              subset(({ params }) => {
                const at = table.units[params.firer]?.at ?? "";
                return unitsAt(table, at).filter((id) => table.units[id]?.seat !== seat);
              }),
            )
            .param(
              "power",
              "With how many dice?",
              integer(() => [1, 2]),
            ),
    ),
  )
  .param("order", "What is the order?", text(20))
  .apply(({ state, params, dice, emit }) => {
    if (params.order !== "") state.table.notes = [params.order];
    for (const { targets, power } of params.shots) {
      for (const id of targets.filter((target) => state.table.units[target])) {
        const rolls = Array.from({ length: power }, () => dice.die());
        if (!rolls.includes(6)) continue;
        loseStep(state, id);
        emit({ kind: "hit", unit: id, rolls });
      }
    }
  });

const rest = action("rest", "Rest", { common: true }).apply(({ state, seat, dice, emit }) => {
  const card = draw(state.box.deck, dice);
  if (card !== undefined) {
    state.hands[seat]?.cards.push(card);
    state.table.cards[seat] = (state.table.cards[seat] ?? 0) + 1;
    state.table.deck--;
  }
  emit({ kind: "rested", seat }, card === undefined ? {} : { [seat]: { kind: "drew", card } });
});

const play = action("play", "Play a card")
  .param(
    "card",
    "Which card?",
    choice(({ hand }) =>
      [...new Set(hand.cards)].map((card) =>
        card === "dud" ? { value: card, refused: { code: "dud", text: "it does nothing" } } : card,
      ),
    ),
  )
  .apply(({ state, seat, params, emit, call }) => {
    take(state.hands[seat]?.cards ?? [], params.card);
    state.table.cards[seat] = (state.table.cards[seat] ?? 0) - 1;
    state.table.discard.push(params.card);
    emit({ kind: "played", seat, card: params.card });
    if (params.card === "ambush") call(ambush, { victim: state.table.seats.find((s) => s !== seat) ?? seat });
  });

const pass = action("pass", "Pass").apply(() => undefined);

const lose = action("lose", "Lose a step")
  .param(
    "unit",
    "Which unit?",
    choice(({ table, seat }) => ownZones(table, seat).flatMap((zone) => ownUnitsAt(table, seat, zone))),
  )
  .apply(({ state, params, emit }) => {
    loseStep(state, params.unit);
    emit({ kind: "hit", unit: params.unit, rolls: [] });
  });

const ambush = procedure<{ victim: Seat }>("ambush")({
  victim: (s) => {
    if (ownZones(s.state.table, s.data.victim).length > 0)
      s.ask({ kind: "turn", seats: [s.data.victim], actions: ["lose"] });
    return "over";
  },
  over: () => "done",
});

export const combat = procedure<Battle>("combat")({
  window: (s) => {
    const { attacker, defender } = s.data;
    const others = s.state.table.seats.filter((seat) => seat !== attacker && seat !== defender);
    const seats = [defender, attacker, ...others].filter((seat) => (s.state.table.cards[seat] ?? 0) > 0);
    s.ask({ kind: "reaction", seats, actions: ["play", "pass"], pass: "pass", window: "combat" });
    return "played";
  },
  played: (s) => {
    const [play] = s.outcome;
    if (!play) return "fire";
    s.data.bonus += play.seat === s.data.attacker ? 1 : -1;
    return "window";
  },
  fire: (s) => {
    const roll = s.dice.die() + s.data.bonus;
    const loser = roll >= 4 ? s.data.defender : s.data.attacker;
    const [unit] = ownUnitsAt(s.state.table, loser, s.data.zone);
    if (unit) {
      loseStep(s.state, unit);
      s.emit({ kind: "hit", unit, rolls: [roll] });
    }
    s.picture("The field after the fight");
    return "done";
  },
});

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
    if (alive.includes(active)) ask({ kind: "turn", seats: [active], actions: ["move", "barrage", "rest"] });
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
  rules: "1",
  stateVersion: 1,
  readPack: () => content,
  inventory: () => ({ counts: {}, rulebook: 0, reconstruction: 0 }),
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
  actions: [move, barrage, rest, play, pass, lose],
  free: () => [],
  offers: () => [],
  phase: (table) => ({ id: `${table.round}`, name: "Battle", turn: table.round, turns: table.rounds, talk: false }),
  tell: (event) => event.kind,
  whisper: (secret) => `you drew ${secret.card}`,
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
  upgrade: () => {
    throw new Error("there is no older state");
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

export const skirmishPieces = ({
  table,
  hands,
  box,
}: Pick<Parameters<typeof skirmish.possible>[0], "table" | "hands" | "box">): string[] => [
  ...Object.keys(table.units),
  ...table.dead,
  ...Object.values(hands).flatMap((hand) => hand.cards),
  ...table.discard,
  ...box.deck,
];

export const skirmishSubject = { name: "skirmish", book, pieces: skirmishPieces, games: 3 };

/** Who fought whom for what, what it cost each side, and which fighting cost most. */
import { type Gone, listed, type Seat, type Sum } from "#engine";
import { byLine, cardsIn } from "./cards.ts";
import { holderOf, type Moment, type ToldLine } from "./moments.ts";
import { counted, type Sides } from "./words.ts";

/** A fight for a place, or all fights for it in a turn. */
export interface Fight {
  readonly moment: number;
  readonly turn: number;
  readonly place: string;
  /** Those who are named in it. */
  readonly seats: readonly string[];
  /** It says who fought, so that all of them did, those that nobody plays among them. */
  readonly isNamed: boolean;
  readonly winner: string | null;
  /** Each time that one was decided: who won it, and who was part of it. */
  readonly wins: readonly { readonly seat: string; readonly among: readonly string[] }[];
  readonly cost: Sum;
  /** By seat; those that nobody plays by their name: "the Syrian Kurds". */
  readonly losses: { readonly [party: string]: number };
  /** What of that is lost for good; null: nothing is told apart. */
  readonly gone: Gone | null;
  /** Who holds the place after it who did not before; null: nobody new. */
  readonly taken: string | null;
  /** Cards that counted in it, by whoever played them. */
  readonly cards: NonNullable<ToldLine["about"]["cards"]>;
  /** What is told besides of its losses: who fell in it. */
  readonly notes: readonly string[];
}

/** All fights for a place in a turn. */
export interface Fighting extends Fight {
  readonly parts: readonly Fight[];
}

/** What a cost counts where nobody says. */
const UNITS = { one: "unit", many: "units" } as const;

/** All fights that came to an outcome, in order. */
export function fightsOf(moments: readonly Moment[]): readonly Fight[] {
  const ofCards = byLine(cardsIn(moments));
  return moments.flatMap(({ lines: all, phase: { turn } }, moment) => {
    const lines = all.filter((line) => !ofCards.has(line));
    const starts = lines.flatMap(({ about }, i) => (about.settles ? [i] : []));
    return starts.flatMap((start, i): Fight[] => {
      const place = lines[start]?.about.places[0];
      if (place === undefined) return [];
      const own = lines.slice(start, starts[i + 1]).filter((line) => isOfFight(line, place));
      const { fought, cards = {} } = lines[start]?.about ?? {};
      const seats = fought?.by ?? [...new Set(own.flatMap(({ about }) => about.seats))];
      const wins = fought ? winsIn(fought) : winsOf(own, seats);
      const isNamed = fought !== undefined;
      const notes = own.flatMap(({ about }) => (about.cost && !about.settles ? (about.short ?? []) : []));
      return [
        {
          ...{ moment, turn, place, seats, isNamed, winner: lastWinner(wins), wins, cards, notes },
          taken: takenIn(moments, moment, place),
          ...costOf(own.map(costIn)),
        },
      ];
    });
  });
}

function takenIn(moments: readonly Moment[], at: number, place: string): string | null {
  const [before, after] = [moments[at - 1], moments[at]];
  if (!before || !after) return null;
  const holder = holderOf(after, place);
  return holder === holderOf(before, place) ? null : holder;
}

const winsIn = ({ by, won }: NonNullable<ToldLine["about"]["fought"]>): Fight["wins"] =>
  won === null ? [] : [{ seat: won, among: by }];

const winsOf = (lines: readonly ToldLine[], seats: readonly string[]): Fight["wins"] =>
  lines.flatMap(({ about: { winner, seats: named } }) =>
    winner === undefined ? [] : [{ seat: winner, among: named.length > 1 ? named : seats }],
  );

const lastWinner = (wins: Fight["wins"]): Seat | null => wins.at(-1)?.seat ?? null;

/** Costs can be told of where their units came from; who has won is only told of the place. */
const isOfFight = ({ about: { winner, cost, places } }: ToldLine, place: string): boolean =>
  places[0] === place || (winner === undefined && cost !== undefined);

type Cost = Pick<Fight, "cost" | "losses" | "gone">;

const costIn = ({ about: { cost, losses = {}, gone } }: ToldLine): Cost => ({
  cost: cost ?? { n: 0, ...UNITS },
  ...{ losses, gone: gone ?? null },
});

/** The sum of several costs, named as the first that is one. */
function costOf(all: readonly Cost[]): Cost {
  const named = all.find(({ cost }) => cost.n > 0)?.cost ?? all[0]?.cost ?? UNITS;
  const n = all.reduce((sum, { cost }) => sum + cost.n, 0);
  const gone = all.find((one) => one.gone)?.gone ?? null;
  return {
    cost: { one: named.one, many: named.many, n },
    losses: together(all.map(({ losses }) => losses)),
    gone: gone && { ...gone, by: together(all.map((one) => one.gone?.by ?? {})) },
  };
}

function together(all: readonly Fight["losses"][]): Fight["losses"] {
  const sum: { [party: string]: number } = {};
  for (const one of all) for (const [party, n] of Object.entries(one)) sum[party] = (sum[party] ?? 0) + n;
  return sum;
}

/** The fights for each place in each turn as one, in the order in which they began. */
export function fightings(fights: readonly Fight[]): readonly Fighting[] {
  const all = new Map<string, Fight[]>();
  for (const fight of fights) {
    const key = `${fight.turn} ${fight.place}`;
    all.set(key, [...(all.get(key) ?? []), fight]);
  }
  return [...all.values()].flatMap((own): Fighting[] => {
    const [first] = own;
    if (!first) return [];
    const wins = own.flatMap((one) => one.wins);
    const seats = [...new Set(own.flatMap((one) => one.seats))];
    const isNamed = own.every((one) => one.isNamed);
    const notes = own.flatMap((one) => one.notes);
    return [{ ...first, seats, isNamed, wins, winner: own.at(-1)?.winner ?? null, notes, parts: own, ...costOf(own) }];
  });
}

/** Those that cost anything, the dearest first: what is lost for good counts before all the rest. */
export const dearest = <F extends Fight>(all: readonly F[]): readonly F[] =>
  all.filter(({ cost }) => cost.n > 0).toSorted((a, b) => lostForGood(b) - lostForGood(a) || b.cost.n - a.cost.n);

const lostForGood = (fight: Fight): number => (fight.gone?.others ? goneIn(fight) : 0);

/** Whether one cost just as much as another, of what counts first. */
export const costsAsMuch = (one: Fight, other: Fight): boolean =>
  lostForGood(one) === lostForGood(other) && (lostForGood(one) > 0 || one.cost.n === other.cost.n);

/** "27 units (the Government 18, the US 9)"; "no units"; "3 units destroyed (Iran 2, Turkey 1) and 1 reduced (Iran 1)". */
export function lost({ cost, losses, gone }: Fight, sides: Sides): string {
  if (cost.n === 0) return `no ${cost.many}`;
  if (!gone?.others) return `${counted(cost.n, cost)}${eachOf(losses, sides)}`;
  const others = Object.fromEntries(Object.entries(losses).map(([party, n]) => [party, n - (gone.by[party] ?? 0)]));
  const [n, rest] = [goneIn({ gone }), cost.n - goneIn({ gone })];
  const destroyed = n > 0 ? [`${counted(n, gone)} ${gone.how}${eachOf(gone.by, sides)}`] : [];
  const reduced = rest > 0 ? [`${n > 0 ? rest : counted(rest, gone)} ${gone.others}${eachOf(others, sides)}`] : [];
  return listed([...destroyed, ...reduced]);
}

/** " (the Government 18, the US 9)"; empty: nobody's. */
function eachOf(losses: Fight["losses"], sides: Sides): string {
  const order = [...sides.all.map(({ seat }) => seat), ...unseated(losses, sides)];
  const each = order
    .flatMap((seat) => ((losses[seat] ?? 0) > 0 ? [{ seat, n: losses[seat] ?? 0 }] : []))
    .toSorted((a, b) => b.n - a.n)
    .map(({ seat, n }) => `${sides.the(seat)} ${n}`);
  return each.length > 0 ? ` (${each.join(", ")})` : "";
}

/** The same of several, without whose they were. */
export function lostTogether(costs: readonly Cost[]): string {
  const { cost, gone } = costOf(costs);
  const n = goneIn({ gone });
  if (!gone?.others || cost.n === 0) return cost.n === 0 ? `no ${cost.many}` : counted(cost.n, cost);
  const rest = cost.n - n;
  const reduced = `${n > 0 ? rest : counted(rest, gone)} ${gone.others}`;
  return listed([...(n > 0 ? [`${counted(n, gone)} ${gone.how}`] : []), ...(rest > 0 ? [reduced] : [])]);
}

/** How many units a fight has cost for good. */
export const goneIn = ({ gone }: Pick<Fight, "gone">): number =>
  Object.values(gone?.by ?? {}).reduce((sum, n) => sum + n, 0);

const unseated = (losses: Fight["losses"], sides: Sides): readonly string[] =>
  Object.keys(losses).filter((party) => !sides.has(party));

/** "Karrada: the US beat the Government; it cost 27 units (the Government 18, the US 9)." */
export function fightInWords(fight: Fighting, sides: Sides, placeName: (place: string) => string): string {
  const { parts, place } = fight;
  const [one] = parts;
  const said =
    parts.length === 1 && one
      ? `${placeName(place)}: ${outcome(one, sides)}${whoTook(one, sides)}; it cost ${lost(fight, sides)}.`
      : `${placeName(place)}: ${several(fight, sides)}; together they cost ${lost(fight, sides)}.`;
  return [said, ...fight.notes].join(" ");
}

/** "the US beat the Government" */
export function outcome(fight: Fight, sides: Sides): string {
  const { winner } = fight;
  const others = against(fight, sides);
  if (winner === null) return others.length > 1 ? `${sides.together(others)} fought, and nobody won` : "nobody won";
  return others.length > 0 ? `${sides.the(winner)} beat ${sides.together(others)}` : `${sides.the(winner)} won`;
}

/** What a fight that nobody won can lead to as well; whoever wins is told to take it with all else that they took. */
const whoTook = ({ taken, winner, seats }: Fight, sides: Sides): string =>
  taken !== null && taken !== winner && seats.includes(taken) ? `, but ${sides.the(taken)} took the place` : "";

/** "3 fights, 1 won by the Rebels and 2 by Syria; in the last Syria beat the Rebels" */
function several({ parts }: Fighting, sides: Sides): string {
  const winners = [...new Set(parts.flatMap(({ winner }) => winner ?? []))];
  const won = winners.map((seat, i) => {
    const n = parts.filter(({ winner }) => winner === seat).length;
    return `${n} ${i === 0 ? "won " : ""}by ${sides.the(seat)}`;
  });
  const last = parts.at(-1);
  return `${parts.length} fights${won.length > 0 ? `, ${listed(won)}` : ""}${last ? `; in the last ${outcome(last, sides)}${whoTook(last, sides)}` : ""}`;
}

/** Whom the winner of a fight beat, or all who fought where nobody won; of those that nobody plays, who lost something. */
function against({ winner, wins, seats, isNamed, losses }: Fight, sides: Sides): readonly string[] {
  const named = winner === null ? seats : wins.flatMap(({ seat, among }) => (seat === winner ? among : []));
  if (isNamed) return [...new Set(named)].filter((party) => party !== winner);
  const others = [...new Set(named)].filter((seat) => seat !== winner && sides.has(seat));
  const enough = winner === null ? 2 : 1;
  return others.length >= enough ? others : [...others, ...unseated(losses, sides)];
}

/** "Other fights: the US beat the Sunnis at Zayouna and Mansour; nobody won at Karrada." */
export function inShort(fights: readonly Fight[], sides: Sides, placeName: (place: string) => string): string {
  const outcomes = [...new Set(fights.map((fight) => briefly(fight, sides)))];
  const parts = outcomes.map((outcome) => {
    const own = fights.filter((fight) => briefly(fight, sides) === outcome);
    const where = listed([...new Set(own.map(({ place }) => placeName(place)))]);
    return `${outcome} at ${where}${lostInShort(own)}`;
  });
  return `${parts.join("; ")}.`;
}

/** " (4 lost)"; " (3 destroyed, 1 reduced)" */
function lostInShort(fights: readonly Fight[]): string {
  const { cost, gone } = costOf(fights);
  if (cost.n === 0) return "";
  if (!gone?.others) return ` (${cost.n} lost)`;
  const n = goneIn({ gone });
  const parts = [n > 0 ? `${n} ${gone.how}` : "", cost.n > n ? `${cost.n - n} ${gone.others}` : ""];
  return ` (${parts.filter((part) => part !== "").join(", ")})`;
}

const briefly = (fight: Fight, sides: Sides): string => (fight.winner === null ? "nobody won" : outcome(fight, sides));

/** Who fought whom for what, what it cost each side, and which fighting cost most. */
import { listed, type Seat, type Sum } from "#engine";
import type { Moment, ToldLine } from "./moments.ts";
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
}

/** All fights for a place in a turn. */
export interface Fighting extends Fight {
  readonly parts: readonly Fight[];
}

/** What a cost counts where nobody says. */
const UNITS = { one: "unit", many: "units" } as const;

/** All fights that came to an outcome, in order. */
export function fightsOf(moments: readonly Moment[]): readonly Fight[] {
  return moments.flatMap(({ lines, phase: { turn } }, moment) => {
    const starts = lines.flatMap(({ about }, i) => (about.settles ? [i] : []));
    return starts.flatMap((start, i): Fight[] => {
      const place = lines[start]?.about.places[0];
      if (place === undefined) return [];
      const own = lines.slice(start, starts[i + 1]).filter((line) => isOfFight(line, place));
      const fought = lines[start]?.about.fought;
      const seats = fought?.by ?? [...new Set(own.flatMap(({ about }) => about.seats))];
      const wins = fought ? winsIn(fought) : winsOf(own, seats);
      const isNamed = fought !== undefined;
      return [
        { ...{ moment, turn, place, seats, isNamed, winner: lastWinner(wins), wins }, ...costOf(own.map(costIn)) },
      ];
    });
  });
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

type Cost = Pick<Fight, "cost" | "losses">;

const costIn = ({ about: { cost, losses = {} } }: ToldLine): Cost => ({ cost: cost ?? { n: 0, ...UNITS }, losses });

/** The sum of several costs, named as the first that is one. */
function costOf(all: readonly Cost[]): Cost {
  const named = all.find(({ cost }) => cost.n > 0)?.cost ?? all[0]?.cost ?? UNITS;
  const losses: { [seat: Seat]: number } = {};
  for (const one of all) for (const [seat, n] of Object.entries(one.losses)) losses[seat] = (losses[seat] ?? 0) + n;
  const n = all.reduce((sum, { cost }) => sum + cost.n, 0);
  return { cost: { one: named.one, many: named.many, n }, losses };
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
    return [{ ...first, seats, isNamed, wins, winner: own.at(-1)?.winner ?? null, parts: own, ...costOf(own) }];
  });
}

/** Those that cost anything, the dearest first. */
export const dearest = <F extends Fight>(all: readonly F[]): readonly F[] =>
  all.filter(({ cost }) => cost.n > 0).toSorted((a, b) => b.cost.n - a.cost.n);

/** "27 units (the Government 18, the US 9)"; "no units". */
export function lost({ cost, losses }: Fight, sides: Sides): string {
  if (cost.n === 0) return `no ${cost.many}`;
  const order = [...sides.all.map(({ seat }) => seat), ...unseated(losses, sides)];
  const each = order
    .flatMap((seat) => ((losses[seat] ?? 0) > 0 ? [{ seat, n: losses[seat] ?? 0 }] : []))
    .toSorted((a, b) => b.n - a.n)
    .map(({ seat, n }) => `${sides.the(seat)} ${n}`);
  return `${counted(cost.n, cost)}${each.length > 0 ? ` (${each.join(", ")})` : ""}`;
}

const unseated = (losses: Fight["losses"], sides: Sides): readonly string[] =>
  Object.keys(losses).filter((party) => !sides.has(party));

/** "Karrada: the US beat the Government; it cost 27 units (the Government 18, the US 9)." */
export function fightInWords(fight: Fighting, sides: Sides, placeName: (place: string) => string): string {
  const { parts, place } = fight;
  const [one] = parts;
  if (parts.length === 1 && one) return `${placeName(place)}: ${outcome(one, sides)}; it cost ${lost(fight, sides)}.`;
  return `${placeName(place)}: ${several(fight, sides)}; together they cost ${lost(fight, sides)}.`;
}

/** "the US beat the Government" */
function outcome(fight: Fight, sides: Sides): string {
  const { winner } = fight;
  const others = against(fight, sides);
  if (winner === null) return others.length > 1 ? `${sides.together(others)} fought, and nobody won` : "nobody won";
  return others.length > 0 ? `${sides.the(winner)} beat ${sides.together(others)}` : `${sides.the(winner)} won`;
}

/** "3 fights, 1 won by the Rebels and 2 by Syria; in the last Syria beat the Rebels" */
function several({ parts }: Fighting, sides: Sides): string {
  const winners = [...new Set(parts.flatMap(({ winner }) => winner ?? []))];
  const won = winners.map((seat, i) => {
    const n = parts.filter(({ winner }) => winner === seat).length;
    return `${n} ${i === 0 ? "won " : ""}by ${sides.the(seat)}`;
  });
  const last = parts.at(-1);
  return `${parts.length} fights${won.length > 0 ? `, ${listed(won)}` : ""}${last ? `; in the last ${outcome(last, sides)}` : ""}`;
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
    const n = own.reduce((sum, { cost }) => sum + cost.n, 0);
    const where = listed([...new Set(own.map(({ place }) => placeName(place)))]);
    return `${outcome} at ${where}${n > 0 ? ` (${n} lost)` : ""}`;
  });
  return `${parts.join("; ")}.`;
}

const briefly = (fight: Fight, sides: Sides): string => (fight.winner === null ? "nobody won" : outcome(fight, sides));

/** The picture of an offensive that is over. */
import { mustGet } from "#engine";
import { type Addend, column, type Duel, type DuelSide, filling, page, type Scene } from "#scene";
import { opponentOf, type Role } from "../../rules/combat/played-cards.ts";
import { columnName, differenceText, RESULTS, shiftText, signed, stopText } from "../../rules/combat/words.ts";
import { list, spaceName } from "../../rules/pieces/words.ts";
import { counterOf } from "./counters.ts";
import { type Fight, lastFight, sidesOf } from "./fight.ts";
import type { Seen } from "./seen.ts";
import { colourOf, inSideColours, shortIn, sidesIn, styleOf } from "./side-style.ts";
import { moment, turnWords, unitName } from "./situation.ts";

/** The last offensive of the phase as a picture: who fought, with which cards, the table, the die and what came of it; null: there was none. */
export function report(seen: Seen): Scene | null {
  const fight = lastFight(seen);
  if (!fight || fight.calledOff !== null) return null;
  return page({
    sides: sidesIn(seen.table),
    heading: {
      title: `${spaceName(seen, fight.from)} → ${spaceName(seen, fight.target)}`,
      sub: `${moment(seen)} · ${turnWords(seen)}`,
      ...inSideColours(fight.side),
    },
    layout: column(filling(duelOf(seen, fight))),
    words: inWords(seen, fight),
  });
}

function duelOf(seen: Seen, fight: Fight): Duel {
  const { rolled } = fight;
  const [result, sub] = outcome(seen, fight);
  return {
    kind: "duel",
    left: sideOf(seen, fight, "attacker"),
    right: sideOf(seen, fight, "defender"),
    verb: rolled ? signed(rolled.odds.difference) : "against",
    ...(rolled ? { odds: { lines: columnLines(seen, fight), results: rolled.odds.results, rolled: rolled.die } } : {}),
    result,
    sub,
  };
}

/** "14 − 6 = +8: column +8/+10", and where it was moved to. */
function columnLines({ edition: { crt } }: Seen, { rolled }: Fight): readonly string[] {
  if (!rolled) return [];
  const { odds } = rolled;
  const start = `${differenceText(odds)}: column ${columnName(crt, odds.start)}`;
  const moved = odds.net === 0 ? "No net shift" : shiftText(odds.net);
  return odds.shifts.length === 0 ? [start] : [start, `${moved}: column ${columnName(crt, odds.column)}`];
}

function sideOf(seen: Seen, fight: Fight, role: Role): DuelSide {
  const { edition } = seen;
  const sides = role === "attacker" ? [fight.side] : sidesOf(fight, "defender");
  const [first = fight.side] = sides;
  const { rolled, strengths, outcomes, units } = fight;
  const total = rolled?.odds[role === "attacker" ? "attack" : "defence"];
  const sum: Addend[] =
    total === undefined
      ? []
      : [{ value: (strengths[role] ?? [total]).join(" + ") || "0", label: role === "attacker" ? "attack" : "defence" }];
  return {
    colour: colourOf(first),
    emblem: styleOf(first).emblem,
    name: list(sides.map((side) => shortIn(seen.table, side))),
    role: role === "attacker" ? "attack" : "defence",
    pieces: [],
    counters: units[role].map((one) => {
      const outcome = outcomes.get(one.id);
      return {
        counter: {
          ...counterOf({ edition }, one.side, { ...one, unit: one.id }),
          ...(outcome === "eliminated" ? { spent: true } : {}),
        },
        name: unitName(seen, one.id),
        ...(outcome ? { fate: outcome } : {}),
      };
    }),
    plays: [...playsOf(seen, fight, role), ...groundOf(fight, role)],
    sum,
    ...(total === undefined ? {} : { total: String(total), wins: fight.isTaken === (role === "attacker") }),
  };
}

/** The cards of a side, each with what it did. */
function playsOf({ edition }: Seen, { rolled }: Fight, role: Role): DuelSide["plays"] {
  if (!rolled) return [];
  return rolled.cards
    .filter(({ by }) => by === role)
    .map(({ card, stopped, answers }) => {
      const { name } = mustGet(edition.cards, String(card));
      const shift = rolled.odds.shifts.find(({ cause }) => cause.kind === "card" && cause.card === card);
      const against = answers === null ? null : `against ${mustGet(edition.cards, String(answers)).name}`;
      const did = stopped ? stopText(edition, stopped) : shift ? shiftText(shift.columns) : against;
      return {
        label: "Card",
        text: name,
        ...(stopped ? { struck: true } : {}),
        ...(did === null ? {} : { outcome: did }),
      };
    });
}

/** What the space does for its defenders, and being isolated to either side. */
function groundOf({ rolled }: Fight, role: Role): DuelSide["plays"] {
  return (rolled?.odds.shifts ?? []).flatMap(({ cause, columns }) => {
    if (cause.kind === "card") return [];
    const of = cause.kind === "isolated" ? cause.role : "defender";
    const text = { space: "defence of the ground", entrenchment: "entrenched", isolated: "isolated" }[cause.kind];
    return of === role ? [{ label: "Ground", text, outcome: shiftText(columns) }] : [];
  });
}

/** "Maarat al-Numan falls", "DR: defenders retreat. Rebels to Idlib and Aleppo." */
function outcome(seen: Seen, fight: Fight): readonly [result: string, sub: string] {
  const { target, rolled, isTaken } = fight;
  const result = `${spaceName(seen, target)} ${isTaken ? "falls" : "holds"}`;
  const how = rolled ? `${rolled.result}: ${RESULTS[rolled.result]}` : "No fight";
  return [result, [how, ...movesOf(seen, fight)].join(". ")];
}

/** Where units went that did not advance. */
function movesOf(seen: Seen, { gone }: Fight): readonly string[] {
  const went = new Map<string, Set<string>>();
  for (const { kind, side, space } of gone)
    if (kind !== "advanced") {
      const name = shortIn(seen.table, side);
      went.set(name, (went.get(name) ?? new Set()).add(spaceName(seen, space)));
    }
  return [...went].map(([name, spaces]) => `${name} to ${list([...spaces])}`);
}

/** The same in words only: "defenders retreat", "Rebels to Idlib and Aleppo". */
const cameOf = (seen: Seen, fight: Fight): readonly string[] => [
  fight.rolled ? RESULTS[fight.rolled.result] : "no fight",
  ...movesOf(seen, fight),
];

function inWords(seen: Seen, fight: Fight): readonly string[] {
  const line = (role: Role): string => {
    const { name, counters = [], plays, total } = sideOf(seen, fight, role);
    const units = counters.map(({ name: unit, fate: outcome }) => {
      const text = typeof unit === "string" ? unit : unit.text;
      return outcome === undefined ? text : `${text} (${String(outcome)})`;
    });
    const cards = plays.map(({ text, outcome: did }) => (did === undefined ? text : `${String(text)}, ${String(did)}`));
    const strength = total === undefined ? "" : `, together ${total}`;
    const helped = cards.length > 0 ? ` For the ${role}: ${cards.join("; ")}.` : "";
    return `${String(name)}, ${role}: ${list(units)}${strength}.${helped}`;
  };
  const [result] = outcome(seen, fight);
  return [
    `Attack from ${spaceName(seen, fight.from)} on ${spaceName(seen, fight.target)}.`,
    line("attacker"),
    line(opponentOf("attacker")),
    ...columnLines(seen, fight).map((text) => `${text}.`),
    `${result}: ${cameOf(seen, fight).join("; ")}.`,
  ];
}

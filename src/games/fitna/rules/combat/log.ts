/** How an offensive is told in the log: who fights whom, cards, the die, losses, and who goes where. */
import { type Concern, mustGet } from "#engine";
import type { Holder } from "../../content/sides.ts";
import { strengthOf, unitOf } from "../pieces/units.ts";
import {
  cardName,
  destroyed,
  inText,
  isCardName,
  leaderLost,
  list,
  type Names,
  partyOf,
  shortName,
  spaceName,
  told,
  unitName,
} from "../pieces/words.ts";
import type { CombatEvent } from "./events.ts";
import { lossText } from "./taking-losses.ts";
import type { Fighter } from "./types.ts";
import { arithmeticLine, printed, resultText } from "./words.ts";

type Of<K extends CombatEvent["kind"]> = Extract<CombatEvent, { readonly kind: K }>;

const units = (ids: readonly string[], names: Names): string => list(ids.map((id) => unitName(names, id)));

/** "10 Mech Div retreats to Homs". */
const going = (
  verb: string,
  event: { readonly units: readonly string[]; readonly space: string },
  names: Names,
): string =>
  `${units(event.units, names)} ${verb}${event.units.length === 1 ? "s" : ""} to ${spaceName(names, event.space)}`;

/** "**Syria, Hama → Maarat.**" */
const heading = (
  { side, from, target }: { readonly side: Holder; readonly from: string; readonly target: string },
  names: Names,
): string => `**${shortName(names, side)}, ${spaceName(names, from)} → ${spaceName(names, target)}.**`;

/** "**Syria, Hama → Maarat.** 10 Mech (4), 11 Arm (5) against 5 Mech Bde (3), 1 Sunni (3, reduced)." */
function declaredText(event: Of<"declared">, names: Names): string {
  const strengths = (fighters: readonly Fighter[], which: "attack" | "defence"): string =>
    fighters
      .map((one) => {
        const marks = [one.reduced && "reduced", one.isolated && "isolated"].filter(Boolean);
        const strength = strengthOf(unitOf(names, one.id), one)[which];
        return `${unitName(names, one.id)} (${[strength, ...marks].join(", ")})`;
      })
      .join(", ");
  return `${heading(event, names)} ${strengths(event.attackers, "attack")} against ${strengths(event.defenders, "defence")}.`;
}

/** "Rebels: SAM against Close Air Support played." */
function announcedText({ cards }: Of<"announced">, names: Names): string {
  const [first] = cards;
  if (!first) return "No cards.";
  const played = cards.map(({ card, answers }) =>
    answers === null ? cardName(names, card) : `${cardName(names, card)} against ${cardName(names, answers)}`,
  );
  return `${shortName(names, first.seat)}: ${list(played)} played.`;
}

/** "**Syria, Hama → Maarat.** 14 − 6 = +8, column +8/+10. … Die 4: **DR**." */
function rolledText(event: Of<"rolled">, names: Names): string {
  const { edition } = names;
  const sides = {
    attacker: shortName(names, event.side),
    defender: list(event.foes.map((side) => shortName(names, side))),
  };
  const battle = {
    space: mustGet(edition.spaces, event.target),
    entrenched: false,
    attackers: [],
    defenders: [],
    cards: event.cards,
  };
  const line = arithmeticLine(edition, battle, event.odds, sides);
  return `${heading(event, names)} ${line} Die ${event.die}: **${printed(event.result)}**, ${resultText(edition, event.result)}.`;
}

/** "Syria attacks the Rebels; the defenders retreat." */
function outcomeText({ side, foes, result }: Of<"rolled">, names: Names): string {
  const [attacker, defenders] = [inText(names, side), list(foes.map((foe) => inText(names, foe)))];
  const attacks = /^the .*s$| Kurds$| and /.test(attacker) ? "attack" : "attacks";
  const start = attacker.charAt(0).toUpperCase() + attacker.slice(1);
  return `${start} ${attacks} ${defenders}; ${resultText(names.edition, result)}.`;
}

/** The only one that is not driven off has won; an exchange has no winner. */
function winnerOf({ side, foes, result }: Of<"rolled">, names: Names): Pick<Concern, "winner" | "fought"> {
  const won = result.startsWith("D") ? [side] : result.startsWith("AR") ? foes : [];
  const [first] = won;
  const fought = {
    by: [side, ...foes].map((one) => partyOf(names, one)),
    won: first === undefined || won.length > 1 ? null : partyOf(names, first),
  };
  const winner = names.scenario.seats.map(({ seat }) => seat).find((seat) => seat === fought.won);
  return winner === undefined ? { fought } : { fought, winner };
}

/** those that nothing has stopped, answers to others left out. */
function cardsIn({ side, foes, cards }: Of<"rolled">, names: Names): Pick<Concern, "cards"> {
  const used: { [party: string]: readonly string[] } = {};
  for (const { card, by, seat, answers, stopped } of cards) {
    const player = seat ?? (by === "attacker" ? side : foes[0]);
    if (player === undefined || answers !== null || stopped) continue;
    const party = partyOf(names, player);
    used[party] = [...(used[party] ?? []), cardName(names, card)];
  }
  return Object.keys(used).length > 0 ? { cards: used } : {};
}

/** What is told of offensives. */
export const combatTold = [
  told("declared", {
    about: ({ target }) => ({
      ...{ kind: "battles", places: [target] },
      sum: { n: 1, one: "attack", many: "attacks" },
    }),
    line: (event, names) => declaredText(event, names),
  }),
  told("called-off", {
    line: (event, names) =>
      `${heading(event, names)} ${event.why} The attack is called off, and its ${names.edition.labels.op} is returned.`,
  }),
  told("decoys", { line: (event) => `Decoys leave the game: ${event.units.length}.` }),
  told("announced", { line: (event, names) => announcedText(event, names) }),
  told("rolled", {
    about: (event, names) => ({
      ...{ kind: "battles", places: [event.target], weight: 2, settles: true, short: outcomeText(event, names) },
      ...winnerOf(event, names),
      ...cardsIn(event, names),
    }),
    line: (event, names) => rolledText(event, names),
  }),
  told("losses", {
    about: ({ side, reduced, eliminated, hidden = 0, cause }, names) => {
      const n = reduced.length + hidden + eliminated.length;
      const party = partyOf(names, side);
      return {
        kind: "battles",
        cost: { n, one: "unit destroyed or reduced", many: "units destroyed or reduced" },
        losses: { [party]: n },
        gone: destroyed({ [party]: eliminated.length }),
        ...(isCardName(names, cause) ? { follows: true } : {}),
        ...leaderLost(names, eliminated),
      };
    },
    line: (event, names) =>
      `${shortName(names, event.side)}, ${spaceName(names, event.space)}: ${lossText(names, event.reduced, event.eliminated, event.hidden)} (${printed(event.cause)}).`,
  }),
  told("retreated", {
    about: { kind: "battles" },
    line: (event, names) =>
      `${shortName(names, event.side)}: ${going("retreat", event, names)}${event.taken ? ", taking it" : ""}.`,
  }),
  told("advanced", {
    about: { kind: "battles", weight: 2 },
    line: (event, names) =>
      `${shortName(names, event.side)}: ${going("advance", event, names)}${event.taken ? ", taking it" : ""}.`,
  }),
  told("exploited", {
    about: { kind: "battles", weight: 2 },
    line: (event, names) =>
      `${shortName(names, event.side)}: ${going("exploit", event, names)}${event.taken ? ", taking it" : ""}.`,
  }),
  told("barred", {
    line: (event, names) =>
      `${shortName(names, event.side)}: no room in ${spaceName(names, event.space)} beside hidden counters.`,
  }),
  told("held", {
    about: { kind: "battles" },
    line: (event, names) => `${spaceName(names, event.target)} holds.`,
  }),
  told("reduced", {
    privately: (secret, names) => `Reduced: ${units(secret.units, names)}.`,
  }),
] as const;

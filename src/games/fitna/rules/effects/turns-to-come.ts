/** What binds seats later: in their next phase, or until the card's player has his. */
import { z } from "zod";
import { relationOf } from "../map/relations.ts";
import { tell } from "../now.ts";
import { shortName, told, withSign } from "../pieces/words.ts";
import { hasTruce } from "./enemy-spaces.ts";
import { discard, otherSeats, targetOf } from "./hands.ts";
import { effect } from "./kind.ts";

const opMod = effect("opMod", { by: z.int() }, ({ by }) => ({
  words: ({ labels }) =>
    `A seat of your choice has ${Math.abs(by)} ${by < 0 ? "fewer" : "more"} ${labels.op}s in its next plan.`,
  asks: (c) => ({ seat: otherSeats(c) }),
  does: (s) => {
    const seat = targetOf(s.data);
    const { opMods } = s.state.table;
    opMods[seat] = (opMods[seat] ?? 0) + by;
    tell(s, { chapter: "effects", kind: "op-mod", seat, by });
  },
}));

const forbid = effect("forbid", { what: z.enum(["exchange", "strategic-move"]) }, ({ what }) => ({
  words: (_, before) => {
    const isNamed = discard.among(before).some(({ who }) => who === "chosen");
    const who = isNamed ? "It" : "A seat of your choice";
    return what === "exchange"
      ? `${who} exchanges no card in its next phase.`
      : `${who} has no strategic movement in its next phase.`;
  },
  asks: (c) => ({ seat: otherSeats(c) }),
  does: (s) => {
    const seat = targetOf(s.data);
    const { forbidden } = s.state.table;
    if (!forbidden.some((one) => one.seat === seat && one.what === what)) forbidden.push({ seat, what });
    tell(s, { chapter: "effects", kind: "forbidden", seat, what });
  },
}));

const truce = effect("truce", {}, () => ({
  words: () => "Truce with a seat of your choice until your next phase.",
  asks: (c) => ({
    seat: otherSeats(c).map((option) => {
      const { scenario } = c.game;
      const refused =
        relationOf(scenario, c.seat, option.value) !== "enemies"
          ? { code: "no-enemy", text: "You do not attack each other anyway.", rule: "R-050" }
          : hasTruce(c.game, c.seat, option.value)
            ? { code: "truce", text: "There is a truce already." }
            : null;
      return refused ? { ...option, refused } : option;
    }),
  }),
  does: (s) => {
    const { seat } = s.data;
    const other = targetOf(s.data);
    s.state.table.truces.push({ of: seat, with: other });
    tell(s, { chapter: "effects", kind: "truce", seat, other });
  },
}));

export const turnsToCome = [opMod, forbid, truce] as const;

const FORBIDDEN = { exchange: "no exchange", "strategic-move": "no strategic movement" } as const;

export const turnsToComeTold = [
  told("op-mod", {
    about: { follows: true },
    line: (event, names) =>
      `${shortName(names, event.seat)}: ${withSign(event.by)} ${names.edition.labels.op}s in its next Planning segment.`,
  }),
  told("forbidden", {
    about: { follows: true },
    line: (event, names) => `${shortName(names, event.seat)}: ${FORBIDDEN[event.what]} in its next phase.`,
  }),
  told("truce", {
    about: { kind: "deals", weight: 2, follows: true },
    line: (event, names) =>
      `${shortName(names, event.seat)} and ${shortName(names, event.other)}: truce until the next phase of ${shortName(names, event.seat)}.`,
  }),
] as const;

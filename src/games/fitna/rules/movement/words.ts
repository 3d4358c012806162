/** How plans, moves and supply are told, and what only the owner is told of who moved. */
import type { SpaceId, UnitId } from "../../content/board-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { cardList, count, list, type Names, shortName, spaceList, spaceName, told, unitName } from "../pieces/words.ts";
import type { MovedEvent, MovementSecret } from "./events.ts";

const HOW: { readonly [how in MovedEvent["how"]]: string } = {
  ground: "",
  air: " by air",
  assault: " by air assault",
  strategic: " by strategic movement",
};

/** "Syria: Homs → Hama (2 counters, top 11 Arm); taken: Manbij.", "Syria: Homs → Hama (11 Arm)." */
function movedWords({ seat, how, from, to, units, top, taken }: MovedEvent, names: Names): string {
  const shown = top ? unitName(names, top) : null;
  const counters = count(units, "counter");
  const who = shown === null ? counters : units === 1 ? shown : `${counters}, top ${shown}`;
  const won = taken.length > 0 ? `; taken: ${list(taken.map((id) => spaceName(names, id)))}` : "";
  const way = `${spaceName(names, from)} → ${spaceName(names, to)}${HOW[how]}`;
  return `${shortName(names, seat)}: ${way} (${who})${won}.`;
}

/** Which units moved, where not everybody is told. */
export function movedSecretly(
  seat: SeatId,
  to: SpaceId,
  units: readonly UnitId[],
  shown: UnitId | null,
): { readonly [seat in SeatId]?: MovementSecret } {
  if (units.length === 1 && units[0] === shown) return {};
  return { [seat]: { chapter: "movement", kind: "moved", to, units } };
}

/** What is told of movement. */
export const movementTold = [
  told("planned", {
    line: (event, names) => {
      const spent = event.cards.length > 0 ? cardList(names, event.cards) : "no card";
      const by = event.depot ? "Strategic Depot used" : `${spent} spent`;
      const what = `${count(event.moves, "unit move")} and ${count(event.offensives, "attack")}`;
      return `${shortName(names, event.seat)}: ${by} for ${what}.`;
    },
  }),
  told("moved", {
    about: { kind: "places", sum: { n: 1, one: "move", many: "moves" } },
    line: (event, names) => movedWords(event, names),
    privately: ({ to, units }, names) =>
      `Now in ${spaceName(names, to)}: ${list(units.map((id) => unitName(names, id)))}.`,
  }),
  told("sent-back", {
    line: (event, names) =>
      `${shortName(names, event.seat)}: 1 counter is sent back from ${spaceName(names, event.from)} to ${spaceName(names, event.to)}: there is no room for it.`,
  }),
  told("top", {
    line: (event, names) =>
      `${shortName(names, event.seat)}: ${unitName(names, event.unit)} lies on top in ${spaceName(names, event.space)}.`,
  }),
  told("supply", {
    about: { kind: "places" },
    line: (event, names) => {
      const lines = [
        ...(event.isolated.length > 0 ? [`Isolated: ${spaceList(names, event.isolated)}.`] : []),
        ...(event.supplied.length > 0 ? [`In supply again: ${spaceList(names, event.supplied)}.`] : []),
      ];
      return lines.length > 0 ? lines.join(" ") : null;
    },
  }),
] as const;

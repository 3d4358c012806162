/** A battle in pictures: who fights whom, with what, each shot with its dice, and what came of it. */
import type { Frozen } from "#engine";
import {
  type BattleSide,
  column,
  continued,
  type FirefightRound,
  type Firefights,
  filling,
  mapPanel,
  numbered,
  page,
  type Scene,
  SIGHT,
} from "#scene";
import type { Content, SeatId } from "../../content/types.ts";
import { advantageSum, chitsOf, describeCombat, HOW, silentLine } from "../../rules/combat/words.ts";
import { list, SEAT_NAMES, The, the, verb, zoneName } from "../../rules/pieces/words.ts";
import { type BattleSeen, battleSeen, type Round } from "./battles.ts";
import { counterOf } from "./counters.ts";
import { firefights } from "./firefights.ts";
import { bareLand } from "./ground.ts";
import type { AnyView } from "./piles.ts";
import { EMBLEMS, inSeatColours, seatColour, sides } from "./side-style.ts";
import { moment } from "./situation.ts";

type Pack = Frozen<Content>;

/** How many firefights a picture has room for. */
const MOST_ROWS = 8;
/** Edge of a counter in the foot. */
const LEFT = 66;
/** With more modifiers than these they are not named. */
const NAMED = 1;

/** The battle as far as it has come. As many pictures as it takes; none: there is no battle. */
export function battleReport({ content, table }: AnyView): readonly Scene[] {
  const battle = battleSeen(content, table);
  if (!battle) return [];
  const { begun } = battle;
  const words = battle.events.map((one) => describeCombat(one, content)).filter((line) => line !== null);
  const pages = paged(content, battle);
  return pages.map((rounds, i) => {
    const scene = page({
      sides,
      heading: {
        title: `${HOW[begun.how]} in ${zoneName(content, begun.zone)}`,
        sub: numbered(moment(table), i, pages.length),
        ...inSeatColours(begun.attacker),
      },
      base: bareLand(content),
      under: mapPanel(SIGHT, []),
      layout: column(filling(contentOf(content, battle, rounds))),
      words,
    });
    return i === 0 ? scene : continued(scene, `${HOW[begun.how]} in ${zoneName(content, begun.zone)}`);
  });
}

/** Rounds as far as a picture has room for their firefights; what is left goes on to the next. */
function paged(content: Pack, battle: BattleSeen): readonly (readonly FirefightRound[])[] {
  if (battle.rounds.length === 0) return [[{ title: "Nobody has fired yet", firefights: [] }]];
  const pages: FirefightRound[][] = [[]];
  let room = MOST_ROWS;
  battle.rounds.forEach((round, i) => {
    const { title, note, firefights: all } = roundOf(content, battle, round, i + 1);
    let rest = all;
    do {
      if (room === 0) {
        pages.push([]);
        room = MOST_ROWS;
      }
      const here = rest.slice(0, room);
      const heading = rest === all ? title : `${title}, continued`;
      pages.at(-1)?.push({ title: heading, ...(note === undefined ? {} : { note }), firefights: here });
      room -= here.length;
      rest = rest.slice(here.length);
    } while (rest.length > 0);
  });
  return pages;
}

function roundOf(content: Pack, battle: BattleSeen, { seat, shots, silent }: Round, number: number): FirefightRound {
  return {
    title: `Round ${number}: ${the(seat)} ${verb(seat, "fires", "fire")}`,
    ...(silent === null ? {} : { note: silentLine({ seat, why: silent }) }),
    firefights: shots.flatMap((one) => firefights(content, battle, one)),
  };
}

function contentOf(content: Pack, battle: BattleSeen, rounds: readonly FirefightRound[]): Firefights {
  const { sub, result } = outcome(content, battle);
  return {
    kind: "firefights",
    left: sideOf(content, battle, "idf"),
    right: sideOf(content, battle, "insurgent"),
    rounds,
    result,
    onLand: true,
    ...(sub === "" ? {} : { sub }),
  };
}

function sideOf(content: Pack, battle: BattleSeen, seat: SeatId): BattleSide {
  const { begun, advantage, left } = battle;
  const role = seat === begun.attacker ? verb(seat, "attacks", "attack") : verb(seat, "defends", "defend");
  const sum = advantage && advantageSum(advantage, seat, advantage.modifiers[seat].length <= NAMED);
  return {
    colour: seatColour(seat),
    emblem: EMBLEMS[seat],
    name: SEAT_NAMES[seat],
    role: sum === null ? role : `${role} · advantage ${sum}`,
    note: chitsLine(battle, seat),
    counters: left[seat].map((one) => counterOf(content, one, LEFT)),
  };
}

/** "J-4 in support and J-3 for close air support", "SAM 3: missed". */
function chitsLine({ committed, sam }: BattleSeen, seat: SeatId): string {
  if (!committed) return "";
  const chits = chitsOf(committed, seat);
  const missiles =
    sam && seat === "insurgent" ? [`SAM (J-4): ${sam.dice.join(", ")}, ${sam.stopped ? "hit" : "missed"}`] : [];
  const stopped = sam?.stopped && seat === "idf" ? ", which is stopped" : "";
  return [...(chits.length > 0 ? [`${list(chits)}${stopped}`] : []), ...missiles].join(" · ") || "No chits";
}

/** Who has won the zone, what the dice did to it, and whether a chit was drawn. */
function outcome(content: Pack, battle: BattleSeen): { readonly result: string; readonly sub: string } {
  const { begun, over, bonus, winner } = battle;
  const zone = zoneName(content, begun.zone);
  if (!over) return { result: "The battle goes on", sub: "" };
  const damage = over.collateral ? "Collateral damage: a Cascading Effect" : "No collateral damage";
  if (!bonus) return { result: `The battle in ${zone} is over`, sub: damage };
  const result =
    winner === null ? `${zone} stays contested` : `${The(winner)} ${verb(winner, "has", "have")} won ${zone}`;
  return { result, sub: `${damage} · ${CHIT[bonus.why]}` };
}

const CHIT = {
  alone: "1 chit drawn",
  controls: "1 chit drawn",
  contested: "no chit",
  "full-hand": "no chit: full hand",
  "empty-pool": "no chit left",
} as const;

import {
  type ChitType,
  type ChitUse,
  SEATS,
  type SeatId,
  type UnitId,
} from "../../../../src/games/next-war-in-lebanon/content/types.ts";
import type { Event } from "../../../../src/games/next-war-in-lebanon/rules/events.ts";
import type { Lebanon } from "../../../../src/games/next-war-in-lebanon/state.ts";
import type { UnitRow } from "./unit-rows.ts";

type Of<C extends Event["chapter"]> = Extract<Event, { readonly chapter: C }>;
/** `chits`: how many of the type the play took; 1 if left out. */
type Play = readonly [type: ChitType, use: ChitUse, seat: SeatId, chits?: number];
type Before = Pick<Lebanon["Table"], "inPlay">;

/** The chits that were played, as everyone is told: what for, and by whom. */
export function chitsIn(event: Event, before: Before): readonly Play[] {
  switch (event.chapter) {
    case "plays":
      return chitsOfPlay(event);
    case "combat":
      return chitsOfBattle(event);
    case "strikes":
      return chitsOfStrike(event, before);
    default:
      return [];
  }
}

const TREATMENTS = { recovered: "recover", readied: "recover", rebuilt: "rebuild", mode: "mode" } as const;

function chitsOfPlay(event: Of<"plays">): readonly Play[] {
  switch (event.kind) {
    case "treated":
      return [["J-1", TREATMENTS[event.how], event.seat]];
    case "sanctuary":
      return [["J-1", `sanctuary-${event.how}`, event.seat]];
    case "built":
      return [["J-1", "build", "insurgent"]];
    case "reinforced":
      return [[event.chit, "reinforce", "idf"]];
    case "examined":
      return [["J-2", "examine-chits", event.seat]];
    case "inspected":
      return [["J-2", "inspect", event.seat]];
    case "moved":
      return [["J-3", "move", event.seat, event.secure ? 2 : 1]];
    case "airlifted":
      return [["J-4", "airmobile", "idf"]];
    case "withdrew":
      return [["J-4", "strategic-movement", event.seat]];
    case "planned":
      return [["J-5", "plan", event.seat]];
    case "jammed":
      return [["J-6", "information-warfare", event.seat, event.dice.length]];
    default:
      return [];
  }
}

function chitsOfBattle(event: Of<"combat">): readonly Play[] {
  switch (event.kind) {
    case "ambushed":
      return [["J-3", "ambush", event.seat]];
    case "evasion":
      return [["J-2", "evade", event.seat, event.rolls.length]];
    case "committed":
      return [
        ...SEATS.filter((seat) => event.support[seat]).map((seat): Play => ["J-4", "combat-support", seat]),
        ...SEATS.filter((seat) => event.networked[seat] > 0).map(
          (seat): Play => ["J-6", "networked-operations", seat, event.networked[seat]],
        ),
        ...(event.closeAirSupport ? [["J-3", "close-air-support", "idf"] as const] : []),
      ];
    case "sam":
      return [["J-4", "sam", "insurgent", event.dice.length]];
    default:
      return [];
  }
}

function chitsOfStrike(event: Of<"strikes">, { inPlay }: Before): readonly Play[] {
  switch (event.kind) {
    case "announced":
      return [["J-3", "deep-strike", "idf", event.missions.length]];
    case "missions-void":
      return [["J-4", "sam", "insurgent", event.zones.length]];
    case "air-defence":
      return [["J-6", "syrian-air-defence", "insurgent", 1 + inPlay.insurgent.filter((type) => type === "J-6").length]];
    case "rockets":
      return [["J-3", "rockets", "insurgent"]];
    case "raid":
      return [["J-3", "raid", "insurgent"]];
    case "struck":
      return [];
  }
}

/** What units are told to have done, or to have suffered. */
export function unitsIn(event: Event): readonly (readonly [unit: UnitId, what: UnitRow])[] {
  switch (event.kind) {
    case "firefight":
      return [
        [event.firefight.target, "is a target"],
        ...event.firefight.rolls.flatMap(({ firer, supporters }) => [
          [firer, "fires"] as const,
          ...supporters.map(({ unit }) => [unit, "supports"] as const),
        ]),
      ];
    case "struck":
      return event.shots.flatMap(({ unit, hit }) => (unit !== null && hit ? [[unit, "is struck"] as const] : []));
    case "rockets":
      return event.shots.map(({ unit }) => [unit, "bombards"] as const);
    default:
      return [];
  }
}

/** Which of its variants an event shows; [null] for one that has none. */
export function variantsIn(event: Event): readonly (string | null)[] {
  switch (event.chapter) {
    case "plays":
      return [variantOfPlay(event)];
    case "combat":
      return variantsOfBattle(event);
    case "strikes":
      return [variantOfStrike(event)];
    case "effects":
      if (event.kind === "effect") return [event.cause];
      return [event.kind === "shortened" ? (event.isLast ? "last" : "usual") : null];
    case "victory":
      return [event.winner ?? "draw"];
    default:
      return [null];
  }
}

function variantOfPlay(event: Of<"plays">): string | null {
  switch (event.kind) {
    case "treated":
    case "sanctuary":
      return event.how;
    case "reinforced":
      return event.chit;
    case "inspected":
      return event.hq === null ? "stack" : "box";
    case "moved":
      return event.secure ? "secure" : "usual";
    default:
      return null;
  }
}

function variantsOfBattle(event: Of<"combat">): readonly (string | null)[] {
  switch (event.kind) {
    case "no-battle":
    case "silent":
    case "bonus":
      return [event.why];
    case "battle":
      return [event.how];
    case "committed":
      return [
        ...SEATS.flatMap((seat) => event.support[seat] ?? []),
        ...(SEATS.some((seat) => event.networked[seat] > 0) ? ["networked"] : []),
        ...(event.closeAirSupport ? ["close-air-support"] : []),
      ];
    case "sam":
      return [event.stopped ? "stopped" : "missed"];
    case "advantage":
      return SEATS.flatMap((seat) => event.modifiers[seat].map(({ why }) => why));
    case "firefight":
      return event.casualties.map(({ loss }) => loss);
    case "over":
      return [event.collateral ? "collateral" : "usual"];
    default:
      return [null];
  }
}

function variantOfStrike(event: Of<"strikes">): string | null {
  switch (event.kind) {
    case "air-defence":
      return event.stopped ? "stopped" : "missed";
    case "struck": {
      const result = event.shots.some(({ hit }) => hit) ? "hit" : "missed";
      return `${event.mission.kind} ${event.stopped ?? result}`;
    }
    case "raid":
      return event.collateral ? "collateral" : "usual";
    default:
      return null;
  }
}

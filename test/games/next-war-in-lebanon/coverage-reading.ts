import {
  type ChitType,
  type ChitUse,
  SEATS,
  type SeatId,
} from "../../../src/games/next-war-in-lebanon/content/types.ts";
import type { Event } from "../../../src/games/next-war-in-lebanon/events.ts";

type Of<C extends Event["chapter"]> = Extract<Event, { readonly chapter: C }>;
type Play = readonly [type: ChitType, use: ChitUse, seat: SeatId];

/** The chits that were played, as everyone is told: what for, and by whom. */
export function chitsIn(event: Event): readonly Play[] {
  switch (event.chapter) {
    case "plays":
      return chitsOfPlay(event);
    case "combat":
      return chitsOfBattle(event);
    case "strikes":
      return chitsOfStrike(event);
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
      return [["J-3", "move", event.seat]];
    case "airlifted":
      return [["J-4", "airmobile", "idf"]];
    case "withdrew":
      return [["J-4", "strategic-movement", event.seat]];
    case "planned":
      return [["J-5", "plan", event.seat]];
    case "jammed":
      return [["J-6", "information-warfare", event.seat]];
    default:
      return [];
  }
}

function chitsOfBattle(event: Of<"combat">): readonly Play[] {
  switch (event.kind) {
    case "ambushed":
      return [["J-3", "ambush", event.seat]];
    case "evasion":
      return [["J-2", "evade", event.seat]];
    case "committed":
      return [
        ...SEATS.filter((seat) => event.support[seat]).map((seat): Play => ["J-4", "combat-support", seat]),
        ...SEATS.filter((seat) => event.networked[seat] > 0).map((seat): Play => ["J-6", "networked-operations", seat]),
        ...(event.closeAirSupport ? [["J-3", "close-air-support", "idf"] as const] : []),
      ];
    case "sam":
      return [["J-4", "sam", "insurgent"]];
    default:
      return [];
  }
}

function chitsOfStrike(event: Of<"strikes">): readonly Play[] {
  switch (event.kind) {
    case "announced":
      return [["J-3", "deep-strike", "idf"]];
    case "sam":
      return [["J-4", "sam", "insurgent"]];
    case "air-defence":
      return [["J-6", "syrian-air-defence", "insurgent"]];
    case "rockets":
      return [["J-3", "rockets", "insurgent"]];
    case "raid":
      return [["J-3", "raid", "insurgent"]];
    case "struck":
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

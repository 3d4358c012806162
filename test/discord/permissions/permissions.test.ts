import { describe, expect, it } from "vitest";
import { Refused } from "#engine";
import { DEEDS, may, ROLES, type Role, SEAT_STATES } from "../../../src/campaign/facts/permissions.ts";
import { commandsFor } from "../../../src/discord/commands/index.ts";
import type { CommandJson } from "../../../src/discord/commands/typing/command.ts";
import { PRESSES } from "../../../src/discord/screen/custom-id.ts";
import { games } from "../../../src/games/registry.ts";
import { isLong } from "../../amounts.ts";
import { COUNCIL, PARTS, type Part, type Scene, STATES, type State, scene } from "./cast.ts";
import { DESIGN, NO_SEAT } from "./design.ts";
import { DOORS, type Door, ELSEWHERE_TESTED, NothingToPropose, refusedIn } from "./doors.ts";

/** Whatever says that it is not for this person; all other refusals come after that. */
const FORBIDDEN = [
  "no-game",
  "not-your-seat",
  "no-seat",
  "not-in",
  "no-voice",
  "not-host",
  "not-moderator",
  "not-staff",
  "not-member",
  "not-on-duty",
  "not-lender",
];
const NOT_FREE = ["already-in", "has-seen", "full", "by-lot"];

/** What somebody is, besides what they are called here: all but one see the channel. */
const rolesOf = (part: Part): readonly Role[] => {
  if (part === "outsider") return ["outsider"];
  if (part === "holder") return ["holder", "player", "spectator"];
  if (part === "captain") return ["captain", "on-duty", "member", "player", "spectator"];
  if (part === "deputy") return ["deputy", "member", "player", "spectator"];
  if (part === "member") return ["member", "player", "spectator"];
  if (part === "stand-in") return ["stand-in", "player", "spectator"];
  if (part === "lender") return ["lender", "former", "spectator"];
  return part === "spectator" ? ["spectator"] : [part, "spectator"];
};

const expected = ({ deed, also, any }: Door, roles: readonly Role[], state: State): boolean => {
  if (any) return roles.includes("player");
  if (also !== undefined && isGranted(also, roles, state)) return true;
  return isGranted(deed, roles, state);
};

const isGranted = (deed: Door["deed"], roles: readonly Role[], state: State): boolean => {
  const seat = state === "lobby" || state === "council" ? "held" : state;
  if (deed === "take" && roles.some((role) => NO_SEAT.includes(role))) return false;
  return roles.some((role) => DESIGN[deed][role]?.includes(seat));
};

/** Nobody holds what nobody holds. */
function takesPart(part: Part, state: State): boolean {
  if (COUNCIL.some((one) => one === part)) return state === "council";
  if (part === "lender" || part === "stand-in") return state === "lent";
  return part !== "holder" || ["held", "on leave", "silent", "lobby"].includes(state);
}

async function isLetThrough(door: Door, at: Scene, part: Part): Promise<boolean> {
  try {
    return !refusedIn(await door.open(at, part));
  } catch (error) {
    if (error instanceof NothingToPropose) return false;
    if (!(error instanceof Refused)) throw error;
    const taking = door.deed === "take" || door.deed === "fill";
    return !FORBIDDEN.includes(error.code) && !(taking && NOT_FREE.includes(error.code));
  }
}

/** Whoever was silent and presses anything is back. */
const leavesATrace = (door: Door, part: Part, state: State): boolean =>
  door.changes === true || (state === "silent" && part === "holder");

describe("who may do what", () => {
  it("is in the table what the design says, for every role and every state of a seat", () => {
    for (const deed of DEEDS)
      for (const role of ROLES)
        for (const state of SEAT_STATES)
          expect([deed, role, state, may([role], deed, state)]).toEqual([
            deed,
            role,
            state,
            DESIGN[deed][role]?.includes(state) ?? false,
          ]);
    for (const role of NO_SEAT) expect(may([role, "spectator", "host"], "take", "vacant")).toBe(false);
  });

  it("is asked for every command, button, menu and window that there is", () => {
    const named = new Set(DOORS.map(({ name }) => name.replaceAll(/[[\]/]/g, "")));
    const has = (start: string): boolean => [...named].some((name) => name === start || name.startsWith(`${start} `));
    const commands = [...commandsFor(games).values()].filter(({ json: { name } }) => !isOtherGame(name));
    const names = commands.flatMap(({ json }) => subcommandsOf(json)).filter((name) => !/^iraq /.test(name));
    const elsewhere: readonly string[] = ELSEWHERE_TESTED.commands;
    const isElsewhere = (name: string): boolean => elsewhere.some((one) => name === one || name.startsWith(`${one} `));
    expect(names.filter((name) => !has(name) && !isElsewhere(name))).toEqual([]);
    const options = commands.flatMap(({ json }) => proposedOf(json, json.name === "iraq" ? ["act"] : []));
    const typed = [...named].filter((name) => name.endsWith(":…")).map((name) => name.split(" ").at(-1)?.slice(0, -2));
    const untyped = options.filter(
      (name) => !typed.includes(name) && !ELSEWHERE_TESTED.options.some((one) => one === name),
    );
    expect([...new Set(untyped)]).toEqual([]);
    const presses: readonly string[] = ELSEWHERE_TESTED.presses;
    expect(PRESSES.filter((kind) => !has(kind) && !presses.includes(kind))).toEqual([]);
  });

  it.for(STATES)("holds for everything that people press, type and look at: a seat that is %s", async (state) => {
    const doors = doorsOf(state);
    let at = await scene(state);
    const wrong: string[] = [];
    for (const door of doors) {
      for (const part of PARTS.filter((one) => takesPart(one, state))) {
        const wanted = expected(door, rolesOf(part), state);
        const is = await isLetThrough(door, at, part);
        if (is !== wanted) wrong.push(`${door.name} by the ${part}: ${is ? "let through" : "refused"}`);
        if (!is || !leavesATrace(door, part, state)) continue;
        await at.close();
        at = await scene(state);
      }
    }
    await at.close();
    expect(wrong).toEqual([]);
  });
});

/** Those that a state of a seat makes a difference to; of one that each press may end, one for each deed. */
function doorsOf(state: State): readonly Door[] {
  const doors = DOORS.filter(({ when }) => (when === "lobby") === (state === "lobby")).filter(
    ({ deed }) => isLong || state === "held" || state === "lobby" || dependsOnSeat(deed),
  );
  if (isLong || state !== "silent") return doors;
  return doors.filter(({ deed }, i) => doors.findIndex((door) => door.deed === deed) === i);
}

const dependsOnSeat = (deed: Door["deed"]): boolean =>
  Object.values(DESIGN[deed]).some((states) => states.length < SEAT_STATES.length);

/**
 * Options for which somebody is offered proposals while they type; of a game's own command, those of these subcommands.
 */
function proposedOf({ options = [] }: CommandJson, only: readonly string[]): readonly string[] {
  return options.flatMap((option) => {
    const inner = option.type === 1 ? (option.options ?? []) : [option];
    if (option.type === 1 && (option.name === "create" || (only.length > 0 && !only.includes(option.name)))) return [];
    return inner.flatMap((one) => ("autocomplete" in one && one.autocomplete === true ? [one.name] : []));
  });
}

const isOtherGame = (name: string): boolean => games.some(({ command }) => command === name && command !== "iraq");

/** "game create", "game join", …; only the name where there are none. */
function subcommandsOf({ name, options = [] }: CommandJson): readonly string[] {
  const subs = options.filter(({ type }) => type === 1);
  return subs.length === 0 ? [name] : subs.map((sub) => `${name} ${sub.name}`);
}

import { BotScript } from "./bot-script.ts";
import { IraqScript } from "./iraq-script.ts";
import type { People, Script } from "./people.ts";

/** Who plays a game while its bot dies, and how. */
export interface Cast {
  /** Cleo, of whom there is one everywhere, gets no direct messages where there is trouble. */
  readonly names: readonly string[];
  readonly seats: readonly string[];
  /** A seat that these hold as well as whoever has it above: they vote on what it does. */
  readonly council: { readonly seat: string; readonly members: readonly string[] };
  /** What the host chooses. */
  readonly options: { readonly [name: string]: string | number };
  /** How many turns of Iraqi Conflict take as long as one of these. */
  readonly length: number;
  /** How many kills fit into a long campaign: each life gets some steps further. */
  readonly kills: number;
  script(people: People, turns: number): Script;
}

/** How many steps of a game that is played by its computer players' heads are called a turn. */
const STEPS = 32;

const byBots = (options: Cast["options"]) => (people: People, turns: number) =>
  new BotScript(people, options, Math.ceil(turns * STEPS));

const BAGHDAD = { game: "battle-for-baghdad", seats: "4" };
const LEBANON = { game: "next-war-in-lebanon" };
const FITNA = { game: "fitna", scenario: "4" };

/** The last of them leaves on the way. */
const MEMBERS = ["Eve", "Finn"];

export const CASTS = {
  "iraqi-conflict": {
    names: ["Ada", "Ben", "Cleo"],
    seats: ["sunni", "shia", "kurds"],
    council: { seat: "shia", members: MEMBERS },
    options: { game: "iraqi-conflict", seats: "3" },
    length: 1,
    kills: 75,
    script: (people, turns) => new IraqScript(people, turns),
  },
  "battle-for-baghdad": {
    names: ["Ada", "Ben", "Cleo", "Dan"],
    seats: ["shiite", "sunni", "government", "us"],
    council: { seat: "sunni", members: MEMBERS },
    options: BAGHDAD,
    length: 5,
    kills: 25,
    script: byBots(BAGHDAD),
  },
  "next-war-in-lebanon": {
    names: ["Ada", "Cleo"],
    seats: ["idf", "insurgent"],
    council: { seat: "idf", members: MEMBERS },
    options: LEBANON,
    length: 5,
    kills: 25,
    script: byBots(LEBANON),
  },
  fitna: {
    names: ["Ada", "Ben", "Cleo"],
    seats: ["IRQ", "SYR", "TUR"],
    council: { seat: "SYR", members: MEMBERS },
    options: FITNA,
    length: 5,
    kills: 25,
    script: byBots(FITNA),
  },
} as const satisfies { readonly [game: string]: Cast };

export type Game = keyof typeof CASTS;
/** They take turns in long runs. */
export const GAMES = ["iraqi-conflict", "battle-for-baghdad", "next-war-in-lebanon", "fitna"] as const;

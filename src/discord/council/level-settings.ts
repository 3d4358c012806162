/** How well computers play, as a menu of a lobby. */
import { COMPUTER_LEVELS, type ComputerLevel, type GameRecord } from "../../store/records.ts";

const LEVEL: { readonly [level in ComputerLevel]: string } = {
  easy: "easy, for a first campaign",
  normal: "normal, they think ahead a little",
  hard: "hard, they think ahead for seconds",
};

export const LEVEL_SETTING = {
  title: "Computers",
  values: COMPUTER_LEVELS.map((value) => [value, LEVEL[value]] as const),
  chosen: ({ level }: Pick<GameRecord, "level">): string => level,
  /** Undefined: there is no such value. */
  change: (value: unknown): ComputerLevel | undefined => COMPUTER_LEVELS.find((one) => one === value),
} as const;

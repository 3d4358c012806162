/** What help people may have in a campaign, as a menu of a lobby. */
import { type GameRecord, HELPS, type Help } from "../../store/records.ts";

const HELP: { readonly [help in Help]: string } = {
  "try-outs": "people may try out what comes",
  none: "nobody tries out what comes",
};

export const HELP_SETTING = {
  title: "Help",
  values: HELPS.map((value) => [value, HELP[value]] as const),
  chosen: ({ help }: Pick<GameRecord, "help">): string => help,
  /** Undefined: there is no such value. */
  change: (value: unknown): Help | undefined => HELPS.find((one) => one === value),
} as const;

/** Who knows of private talks and when they are open, as a menu of a lobby and as options of a command. */
import { ApplicationCommandOptionType } from "discord.js";
import { TALK_TIMES, TALKS, type TalkSettings } from "../../store/records.ts";
import type { Given, OptionJson } from "../commands/typing/command.ts";

const TALKING: { readonly [talks in (typeof TALKS)[number]]: string } = {
  announced: "others are told that one exists",
  secret: "nobody outside is told of them",
  none: "there are none",
};
const BY_THE_RULES = ", open only while the rules let sides negotiate";

const settingValue = ({ talks, talkTime }: TalkSettings): string =>
  talks === "none" ? talks : `${talks}.${TALK_TIMES.indexOf(talkTime)}`;

const ALL: readonly TalkSettings[] = TALKS.flatMap((talks) =>
  TALK_TIMES.filter((time) => talks !== "none" || time === "any").map((talkTime) => ({ talks, talkTime })),
);

/** Private talks, as a menu of a lobby's settings. */
export const TALK_SETTING = {
  title: "Private talks",
  values: ALL.map(
    (one) => [settingValue(one), `${TALKING[one.talks]}${one.talkTime === "any" ? "" : BY_THE_RULES}`] as const,
  ),
  chosen: settingValue,
  /** Undefined: there is no such value. */
  change: (value: string): TalkSettings | undefined => ALL.find((one) => settingValue(one) === value),
} as const;

const TIMES: { readonly [time in TalkSettings["talkTime"]]: string } = {
  any: "at any time",
  "by the rules": "only while the rules let sides negotiate",
};

/** The same as options of a command. */
export const TALK_OPTIONS: readonly OptionJson[] = [
  {
    type: ApplicationCommandOptionType.String,
    name: "talks",
    description: "Private talks between sides; if left out, others are told that one exists",
    choices: TALKS.map((value) => ({ value, name: TALKING[value] })),
  },
  {
    type: ApplicationCommandOptionType.String,
    name: "talk-time",
    description: "When people write in private talks; at any time if left out",
    choices: TALK_TIMES.map((value) => ({ value, name: TIMES[value] })),
  },
];

/** What was chosen of these. */
export const talksGiven = (given: Given): Partial<TalkSettings> => {
  const talks = TALKS.find((one) => one === given.talks);
  const talkTime = TALK_TIMES.find((one) => one === given["talk-time"]);
  return { ...(talks ? { talks } : {}), ...(talkTime ? { talkTime } : {}) };
};

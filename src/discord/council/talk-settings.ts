import { TALK_TIMES, TALKS, type TalkSettings } from "../../store/records.ts";

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

/** Whether everybody who sees a campaign may have all of it. */
import type { GameRecord } from "../../store/records.ts";

/** Its log, and with that every hand and every secret answer: once it has ended, unless its host has settled that they stay secret. */
export const isOpened = (record: Pick<GameRecord, "status" | "started" | "atEnd">): boolean =>
  record.started !== null && (record.status === "over" || record.status === "abandoned") && opensAtEnd(record);

/** Whether that will be so, or is. */
export const opensAtEnd = ({ atEnd }: Pick<GameRecord, "atEnd">): boolean => atEnd !== "public";

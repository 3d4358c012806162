/** What a notification says, in plain words for a lock screen. */
import { Temporal } from "temporal-polyfill";
import { MONTHS } from "../time/timetable-words.ts";

/** What a notification tells. */
export interface Notification {
  /** The campaign's name, as somebody typed it. */
  readonly name: string;
  /** What is asked, the most telling first: the first that has room is said. */
  readonly asks: readonly string[];
  /** Until when, ms since 1970; null: there is no hurry. */
  readonly until: number | null;
  /** The command that opens the page, with its slash. */
  readonly opens: string;
}

/** How many characters of a notification are read on a lock screen; the command comes after them. */
const DECISIVE = 80;
/** How many characters a campaign's name may take: usually, and where what is asked needs the room. */
const NAME = { usual: 24, least: 16 } as const;
const WEEK = 7 * 86_400_000;

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/**
 * A notification in plain words, which a phone shows as they are: "Tigris: commit your cards by Tuesday 18:00 (Paris). /hand".
 * No markup, no mention, no link. `zone`: the campaign's; `now`: ms since 1970.
 */
export function notificationWords({ name, asks, until, opens }: Notification, zone: string, now: number): string {
  const when = until === null ? "" : whenInWords(until, zone, now);
  const usual = cut(plain(name), NAME.usual);
  const short = cut(plain(name), NAME.least);
  const sentences = asks.flatMap((what) => [usual, short].map((called) => sentence(`${called}: `, plain(what), when)));
  const fits = sentences.find((words) => lengthOf(words) <= DECISIVE);
  return `${fits ?? shortened(`${short}: `, plain(asks.at(-1) ?? ""), when)} ${opens}`;
}

/** "by Tuesday 18:00 (Paris)" stands within a request, and after a question. */
function sentence(head: string, what: string, when: string): string {
  const asked = what.replace(/[.:;,\s]+$/, "");
  if (when === "") return /[?!]$/.test(asked) ? head + asked : `${head}${asked}.`;
  return /[?!]$/.test(asked) ? `${head}${asked} By ${when}.` : `${head}${asked} by ${when}.`;
}

function shortened(head: string, what: string, when: string): string {
  const room = DECISIVE - lengthOf(sentence(head, "…", when));
  return sentence(head, cut(what, room + 1), when);
}

/** "Tuesday 18:00 (Paris)"; what is a week away or more, with its date. */
export function whenInWords(at: number, zone: string, now: number): string {
  const wall = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  const day = WEEKDAYS[wall.dayOfWeek - 1];
  const date = Math.abs(at - now) < WEEK - 86_400_000 ? "" : ` ${wall.day} ${MONTHS[wall.month - 1]},`;
  return `${day}${date} ${two(wall.hour)}:${two(wall.minute)} (${placeOf(zone)})`;
}

const two = (n: number): string => String(n).padStart(2, "0");

/** "America/New_York": "New York". */
const placeOf = (zone: string): string => (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");

/** What a text asks for, without what else it tells: its first question, or its first sentence. */
export function requestIn(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/);
  const [request = ""] = (sentences.find((one) => one.endsWith("?")) ?? sentences[0] ?? "").split(/;\s/);
  return request;
}

const INVISIBLE = /[\u200B\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;
/** Mentions of whatever kind, times and emoji as Discord writes them. */
const TOKEN = /<(?:@[!&]?|#|\/[^:<>]*:|t:|a?:\w+:)[^<>]*>/g;
const LINK = /\b(?:https?:\/\/|www\.|discord\.gg\/)\S*/gi;
const MARKUP = /[\\*_~`|<>[\]@]/g;

/** Words without anything that Discord would make more of than words, on one line. */
export const plain = (text: string): string =>
  text
    .replace(INVISIBLE, "")
    .replace(TOKEN, "")
    .replace(LINK, "")
    .replace(MARKUP, "")
    .replace(/^[\s#+-]+/gm, "")
    .replace(/\s+/gu, " ")
    .trim();

const lengthOf = (text: string): number => [...text].length;

/** At most this many characters, cut between words where there are any. */
function cut(text: string, size: number): string {
  const letters = [...text];
  if (letters.length <= size) return text;
  const part = letters.slice(0, Math.max(1, size - 1)).join("");
  const space = part.lastIndexOf(" ");
  return `${(space > size / 2 ? part.slice(0, space) : part).trimEnd()}…`;
}

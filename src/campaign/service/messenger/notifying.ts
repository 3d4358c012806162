/** What a notification says: what somebody is called for, and by when. */
import { type Decision, type Seat, viewOf } from "#engine";
import type { GameRecord, Post, Rich } from "../../../store/records.ts";
import type { Subject } from "../../contract/deliveries.ts";
import { isUnderWay, type Live } from "../../facts/live.ts";
import { namedInText, phaseOf } from "../../facts/names.ts";
import { openDecisions } from "../../facts/open-decisions.ts";
import { waitedFor } from "../../facts/reactions.ts";
import {
  type Notification,
  notificationWords,
  plain,
  requestIn,
  whenInWords,
} from "../../telling/notification-words.ts";
import { deadlineOf } from "../../time/clocks.ts";
import type { Core } from "../core.ts";

type Said = Omit<Notification, "name">;

const PAGE = "/hand";

/** The plain words of a notification. They tell nothing that only a seat knows: bystanders may read them. */
export async function notificationOf(core: Core, game: string, about: Subject): Promise<string> {
  const record = await core.record(game);
  const now = core.clock.now();
  const zone = record.timetable?.zone ?? "UTC";
  return notificationWords({ name: record.name, ...(await said(core, record, about, zone)) }, zone, now);
}

async function said(core: Core, record: GameRecord, about: Subject, zone: string): Promise<Said> {
  if ("seat" in about) return isUnderWay(record) ? ofSeat(await core.begun(record), about.seat) : NEWS;
  if ("asks" in about) return { asks: [about.asks], until: null, opens: about.opens };
  return ofPost(about.post, record, zone, core.clock.now());
}

const NEWS: Said = { asks: ["there is news for you"], until: null, opens: PAGE };

/** Offers come after what was asked first, so that they are said where there are some. */
function ofSeat(live: Live, seat: Seat): Said {
  const { book, record, env, clocks } = live;
  const open = openDecisions(book, env, seat);
  const owed = open.find((decision) => decision.owed);
  if (open.some(({ invited }) => invited))
    return { asks: ["an offer waits for your answer"], until: owed ? deadlineOf(clocks, seat) : null, opens: PAGE };
  if (owed) {
    const isOpen = waitedFor(book, record, env).open; // then being asked tells of a hand already
    const asks = isOpen ? ["do you react?"] : asksOf(live, owed);
    return { asks, until: deadlineOf(clocks, seat), opens: PAGE };
  }
  return {
    asks: [`you play ${namedInText(live, [seat])}; nothing is asked yet`, "you have a seat"],
    until: null,
    opens: PAGE,
  };
}

/** What the game asks for, how that begins, the actions that answer it, the phase. */
function asksOf({ book, env }: Live, decision: Decision): readonly string[] {
  const { seat, actions } = decision;
  const { question } = book.definition.guide.prompt(viewOf(book, env, seat), decision);
  const request = requestIn(question);
  const [beginning = ""] = request.split(":");
  const titles = actions.flatMap((name) => book.actions.get(name)?.title ?? []).join(" / ");
  const last = `${phaseOf(book, env).name}, your answer is asked for`;
  return [request, beginning, titles, last].filter((words) => words !== "");
}

/** A post says itself what it asks; else its title does, or its first sentence. */
function ofPost({ title, text, asks }: Post, { name }: GameRecord, zone: string, now: number): Said {
  const { words, until = null, opens = "/game status" } = asks ?? {};
  if (words !== undefined) return { asks: [inWords(words, zone, now)], until, opens };
  const about = plain(title)
    .replace(plain(name), "")
    .replace(/^[\s:·,]+/, "");
  const [first = ""] = inWords(text, zone, now).split(/(?<=[.!?])\s/);
  const all = [about, first].filter((part) => part !== "");
  return { asks: all.length > 0 ? all : NEWS.asks, until, opens };
}

/** A text with its times in words. Persons are left to the mentions. */
const inWords = (text: Rich, zone: string, now: number): string =>
  plain(
    text
      .map((part) => (typeof part === "string" ? part : "person" in part ? "somebody" : part.literal))
      .join("")
      .replace(/<t:(\d+)(?::\w)?>/g, (_, seconds: string) => whenInWords(Number(seconds) * 1000, zone, now)),
  );

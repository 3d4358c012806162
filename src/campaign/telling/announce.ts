/** Everything to be written so that everyone sees what these steps have brought. */
import type { OutboxDraft } from "../../store/records.ts";
import { phaseOf } from "../facts/names.ts";
import { liveRow, shownTo, threadEndRow } from "../facts/posting.ts";
import { waitedFor } from "../facts/reactions.ts";
import type { Announced, Announcement, Standing } from "../moves/announcement.ts";
import { resultPost } from "./ending.ts";
import { type Chronicle, chronicle } from "./live-post.ts";
import { presentFace } from "./live-text.ts";
import { newsAfter } from "./news.ts";
import { changedOffers, endedOffers } from "./offer-post.ts";
import { personsToShow } from "./persons-shown.ts";

export function announce(a: Announcement): Announced {
  const told = chronicle(a);
  const { news, alone } = newsAfter(a);
  const persons = personsToShow(a, Object.keys(news));
  const end = a.after.over && !a.before?.over ? resultPost(a, a.after.over) : null;
  const outbox = [...postRows(a, told), ...shownTo(a, persons), ...(end ? [end.row] : [])];
  return Object.assign({ news, alone, outbox, ...(end ? { replay: end.replay } : {}) }, told);
}

/**
 * One row for each post that looks different now, the older post first; between them ends the old phase's thread. Offers
 * lie in the thread of their phase: those that are over are edited before it ends, others once it is open.
 */
function postRows(a: Announcement, { posts }: Chronicle): OutboxDraft[] {
  const { record, post } = a;
  const rows = posts.map(({ number }) => liveRow(record, number));
  if (posts.length === 0 && post?.open && looksDifferent(a)) rows.push(liveRow(record, post.number));
  const at = posts.filter(({ open }) => !open).length;
  return [...rows.slice(0, at), ...endedOffers(a), ...threadEnd(a), ...rows.slice(at), ...changedOffers(a)];
}

/** An act that shows nothing to the others must not show by an edit either. */
function looksDifferent({ record, book, members, before, after }: Announcement): boolean {
  if (before === null) return true;
  const waits = (env: Standing["env"]): string => JSON.stringify(waitedFor(book, record, env));
  const face = (env: Standing["env"]): string => presentFace({ record, book, members, env });
  return waits(before) !== waits(after) || face(before) !== face(after); // the first is quicker to tell
}

/** The negotiation thread of a phase that is over; a phase that an undo leaves may come again. */
function threadEnd({ record, book, before, after, back }: Announcement): OutboxDraft[] {
  const was = before && phaseOf(book, before);
  const left = was && (after.over !== null || phaseOf(book, after).id !== was.id);
  if (!left || !was.talk || back) return [];
  return [threadEndRow(record, was)];
}

/** What the threads of private talks show of a change, and who has no place in them any more. */
import type { OutboxDraft, TalkRecord } from "../../store/records.ts";
import type { Consequence } from "../facts/changed.ts";
import { holders, type Live } from "../facts/live.ts";
import { phaseOf } from "../facts/names.ts";
import { facesOf, offersBetween } from "../facts/offers.ts";
import { offerRow, talkRow, turnRow, withoutPlace } from "./talk-rows.ts";

/**
 * What private talks are shown of a change: a new phase, a new turn, offers between their seats; and who plays there no
 * longer.
 */
export const talksFollowing: Consequence = ({ change, live }, before) => {
  if (live.talks.length === 0) return null;
  const { talks: written = [] } = change;
  const talks = live.talks.map((talk) => afterLeaving(live, talk));
  const changed = talks.filter((talk, i) => talk !== live.talks[i] && written.every(({ id }) => id !== talk.id));
  const [was, is] = [phaseOf(before.book, before.env), phaseOf(live.book, live.env)];
  const rows = talks.flatMap((talk, i): readonly OutboxDraft[] => {
    if (talk.locked && live.talks[i]?.locked) return [];
    const offers = offerRows(live, before, talk);
    const isShown = was.id !== is.id || talk !== live.talks[i] || offers.length > 0; // it says what binds and what is open
    return [
      ...(was.turn < is.turn ? [turnRow(live.record.id, talk.id, is.turn)] : []),
      ...(isShown ? [talkRow(live.record.id, talk.id)] : []),
      ...offers,
    ];
  });
  return rows.length + changed.length === 0 ? null : { talks: changed.map(withoutPlace), outbox: rows };
};

/** Whoever plays none of its seats any more has left a talk; where one seat is left, or the campaign is over, it ends. */
function afterLeaving({ members, env }: Live, talk: TalkRecord): TalkRecord {
  const isThere = (person: string): boolean =>
    talk.seats.some((seat) => holders(members, seat).some((member) => member.person === person));
  const persons = talk.persons.filter(isThere);
  const left = talk.seats.filter((seat) => holders(members, seat).some(({ person }) => persons.includes(person)));
  const locked = talk.locked || env.over !== null || (persons.length < talk.persons.length && left.length < 2);
  return persons.length === talk.persons.length && locked === talk.locked ? talk : { ...talk, persons, locked };
}

/** Offers between exactly the seats of a talk that are new, look different or are over. */
function offerRows(live: Live, before: Live, talk: TalkRecord): readonly OutboxDraft[] {
  const [was, is] = [facesOf(offersBetween(before, talk.seats)), facesOf(offersBetween(live, talk.seats))];
  const ids = [...new Set([...was.keys(), ...is.keys()])].filter((id) => was.get(id) !== is.get(id));
  return ids.map((offer) => offerRow(live.record.id, talk.id, offer));
}

/** Whether a person hears of an offer in a private talk: then nothing else need call them. */
export const isHeardInTalk = (live: Live, person: string, offer: string): boolean =>
  live.talks.some(
    ({ locked, persons, seats }) =>
      !locked && persons.includes(person) && offersBetween(live, seats).some(({ id }) => id === offer),
  );

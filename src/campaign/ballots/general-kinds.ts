/** What all who play ask each other, and everybody reads: pauses, steps back, the end, another host, time and silence. */
import { isSomebodys } from "../../proof/history.ts";
import type { BallotRecord, GeneralSubject } from "../../store/records.ts";
import { people } from "../facts/live.ts";
import { seatInText } from "../facts/names.ts";
import { waitedFor } from "../facts/reactions.ts";
import { wordsOf } from "../facts/words.ts";
import { silenceInWords, timetableLines } from "../time/timetable-words.ts";
import type { Happening, Kind, Lapse, Roster, SubjectOf } from "./ballot.ts";
import { allAndTheHost, allWhoAreThere, allWhoPlay } from "./electorates.ts";
import { allOfThem, moreThanNot, theHostsWord, timeForAnotherHost } from "./majorities.ts";

const DAY = 24 * 3_600_000;
const CAN_BE = "It can be asked again.";
/** Its asker withdraws it by their no. */
const withdrawn = ({ asker, no }: BallotRecord): Lapse | null => (no.includes(asker) ? {} : null);

const general = {
  ...{ series: "request", secret: false, electorate: allWhoPlay, majority: moreThanNot, title: null },
  time: () => DAY,
  labels: { yes: "Yes", no: "No" },
  results: { carried: "Agreed.", rejected: "Refused.", lapsed: `Lapsed. ${CAN_BE}` },
  closed: "This request is over.",
  moot: (campaign: Roster, ballot: BallotRecord): Lapse | null =>
    people(campaign).includes(ballot.asker)
      ? withdrawn(ballot)
      : { why: "Lapsed: whoever asked this does not play here any more.", over: true },
} as const satisfies Partial<Kind>;

/** Only the host may ask for it. */
const hosts = {
  ...{ ...general, majority: allOfThem },
  moot: ({ record }: Roster, ballot: BallotRecord): Lapse | null =>
    record.host === ballot.asker
      ? withdrawn(ballot)
      : { why: "Lapsed: whoever asked this is not the host any more.", over: true },
} as const;

export const GENERAL_KINDS: { readonly [K in GeneralSubject["kind"]]: Kind<SubjectOf<K>> } = {
  pause: {
    ...general,
    asks: (_, { subject }) => [` asks to pause the campaign until <t:${Math.floor(subject.until / 1000)}:D>.`],
  },
  resume: { ...general, asks: () => [" asks to end the pause."] },
  rewind: {
    ...{ ...general, majority: allOfThem, endedBy: lapsedByActs },
    asks: ({ book }, { subject: { said } }) => [
      " asks to take back an act, and all that has happened since: “",
      { literal: (said && wordsOf(book, said)) ?? "their last act" },
      "”. What was seen stays seen; dice are rolled anew.",
    ],
  },
  end: {
    ...{ ...general, electorate: allWhoAreThere, majority: allOfThem, time: () => 3 * DAY },
    asks: () => [" asks to end the campaign without a result."],
  },
  timetable: {
    ...hosts,
    asks: (_, { subject }) => [
      ` asks to keep time differently, from the next question on: ${timetableLines(subject.timetable).join(" ")}`,
    ],
  },
  silent: { ...hosts, asks: (_, { subject }) => [` asks that from now on ${silenceInWords(subject.silentSeat)}.`] },
  host: {
    ...{ ...general, electorate: allAndTheHost, majority: theHostsWord },
    time: (campaign, _, at) => timeForAnotherHost(campaign, at),
    asks: (_, { subject }) => [" asks to make ", { person: subject.to }, " the host."],
  },
  replace: {
    ...general,
    asks: ({ record, book }, { subject }) => [
      " asks to put ",
      { person: subject.to },
      ` in the place of whoever holds ${seatInText(record, book, subject.seat)} and has fallen silent.`,
    ],
  },
};

/** Where somebody has done something since, there is nothing to take back. Nobody is told who can react. */
function lapsedByActs(_: BallotRecord, { before, change: { rows = [] }, after }: Happening): Lapse | null {
  const { record, book, env } = after;
  const first = rows.find(isSomebodys);
  if (!first || (env.over === null && waitedFor(book, record, env).open)) return null;
  const isNamed = first.kind === "act" && !waitedFor(book, record, before.env).open;
  const named = isNamed ? first.seat : null;
  const who = named === null ? "somebody" : seatInText(record, book, named);
  return { why: `Lapsed: ${who} acted first. ${CAN_BE}` };
}

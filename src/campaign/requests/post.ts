import type { Control, OutboxDraft, RequestRecord, Rich, Wish } from "../../store/records.ts";
import type { Voice } from "../councils/voices.ts";
import type { Live } from "../live.ts";
import { blank, channelOf, seatInText } from "../posting.ts";
import { isStopped, WAITS } from "../stopped.ts";
import { silenceInWords, timetableLines } from "../timetable-words.ts";
import { wordsOf } from "../words.ts";
import { ruleText } from "./tally.ts";

/** What else the post of a request says. */
interface Telling {
  /** What became of it, more exactly. */
  readonly why?: string;
  /** Its asker has asked the same again: under that request it is answered. */
  readonly again?: boolean;
  /** Nobody can ask it again. */
  readonly over?: boolean;
}

/** The post of a request, edited with each answer. */
export function requestPost(
  live: Live,
  request: RequestRecord,
  voices: readonly Voice[],
  at: number,
  { why, again = false, over = again }: Telling = {},
): OutboxDraft {
  const { record } = live;
  const { number, asker, status, yes, no } = request;
  const open = status === "open";
  const text = requestText(live, request, at, again ? AGAIN : why);
  const others = voices.filter(({ speakers }) => !speakers.includes(asker)).flatMap(({ speakers }) => speakers);
  const asked = request.wish.kind === "host" ? [...others, record.host] : others;
  const ping = open && yes.length + no.length === 1 ? [...new Set(asked)] : [];
  const waits = open && isStopped(record);
  const asks = { words: ["somebody", ...wanted(live, request.wish)], until: waits ? null : request.until };
  const post = { ...blank, title: record.name, text, asks, ping, controls: over || waits ? [] : controlsOf(request) };
  return { destination: channelOf(record), slot: `request:${number}`, payload: { kind: "post", post } };
}

/** Who asks for what, until when it can be answered or how it ended (`ended`: more exactly), and who has answered. */
export function requestText(live: Live, request: RequestRecord, at: number, ended?: string): Rich {
  const { members } = live;
  const { asker, status, yes, no } = request;
  const open = status === "open";
  const listed = (list: readonly string[]): Rich =>
    list.length === 0
      ? ["nobody yet"]
      : list.flatMap((person, i): Rich => [i === 0 ? "" : ", ", nameOf(members, person)]);
  return [
    { person: asker },
    ...wanted(live, request.wish),
    ...(open
      ? ["\n-# ", ...(isStopped(live.record) ? [WAITS] : ruleText(live, request, at))]
      : [`\n**${ended ?? RESULTS[status]}**`]),
    "\nYes: ",
    ...listed(yes),
    ...(no.length === 0 ? [] : [". No: ", ...listed(no)]),
    ".",
  ];
}

/** "Ada asks to pause the campaign until 3 December." */
export const requestLine = (live: Live, { asker, wish }: RequestRecord): Rich => [
  { person: asker },
  ...wanted(live, wish),
];

function controlsOf({ number, status }: RequestRecord): readonly Control[] {
  if (status === "lapsed") return [{ kind: "again", request: number, label: "Ask again" }];
  if (status !== "open") return [];
  return [
    { kind: "request", request: number, yes: true, label: "Yes" },
    { kind: "request", request: number, yes: false, label: "No" },
  ];
}

/** `why`: "the Shiites acted first". */
export const lapsedSince = (why: string): string => `Lapsed: ${why}. ${CAN_BE}`;

const CAN_BE = "It can be asked again.";
const AGAIN = "Lapsed. It has been asked again.";
const RESULTS = { agreed: "Agreed.", refused: "Refused.", lapsed: `Lapsed. ${CAN_BE}` } as const;

function wanted({ record, book }: Live, wish: Wish): Rich {
  switch (wish.kind) {
    case "pause":
      return [` asks to pause the campaign until <t:${Math.floor(wish.until / 1000)}:D>.`];
    case "resume":
      return [" asks to end the pause."];
    case "rewind":
      return [
        " asks to take back an act, and all that has happened since: “",
        { literal: (wish.said && wordsOf(book, wish.said)) ?? "their last act" },
        "”. What was seen stays seen; dice are rolled anew.",
      ];
    case "end":
      return [" asks to end the campaign without a result."];
    case "host":
      return [" asks to make ", { person: wish.to }, " the host."];
    case "replace":
      return [
        " asks to put ",
        { person: wish.to },
        ` in the place of whoever holds ${seatInText(record, book, wish.seat)} and has fallen silent.`,
      ];
    case "silent":
      return [` asks that from now on ${silenceInWords(wish.silentSeat)}.`];
    case "timetable":
      return [` asks to keep time differently, from the next question on: ${timetableLines(wish.timetable).join(" ")}`];
  }
}

/** As a name: an answer calls nobody. */
const nameOf = (members: Live["members"], person: string): Rich[number] => ({
  literal: members.find((member) => member.person === person)?.name ?? "somebody who has left",
});

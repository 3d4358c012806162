import { decisionsOf, viewOf } from "../../engine/index.ts";
import type { Control, Rich, TalkRecord } from "../../store/records.ts";
import type { TalkPost } from "../contract/negotiation.ts";
import type { Live } from "../live.ts";
import { namedInText, phaseOf, phaseTitle, seatName, whoPlays } from "../posting.ts";
import { hasEnded, isOpenToAll } from "./reading.ts";
import { readersOf } from "./talking.ts";

export function talkPost(live: Live, talk: TalkRecord): TalkPost {
  const { record, book } = live;
  const isOver = talk.locked || record.status !== "running" || live.env.over !== null;
  return {
    ...{ record, talk },
    mayWrite: !isOver && (record.talkTime === "any" || phaseOf(book, live.env).talk),
    name: talk.seats.map((seat) => seatName(record, book, seat)).join(", "),
    text: isOver ? overText(live, talk) : openText(live, talk),
    controls: isOver ? [] : controlsOf(talk),
    isOver,
  };
}

/** After the end it can be read by others as well, if all of its seats want that. */
function overText(live: Live, talk: TalkRecord): Rich {
  const { opened } = talk;
  if (isOpenToAll(talk)) return ["This talk is over. All of its sides let everyone read it."];
  const some = opened.length === 0 ? "" : ` So far ${namedInText(live, opened)}.`;
  const ends = hasEnded(live.record)
    ? ` Others can read it once all of its sides have let them: **Let everyone read…** in \`/deals\`.${some}`
    : "";
  return [`This talk is over; what was said here stays here.${ends}`];
}

function openText(live: Live, talk: TalkRecord): Rich {
  const { record, book, members, env } = live;
  const people = talk.seats.flatMap((seat, i): Rich => [i === 0 ? "" : ", ", ...whoPlays(record, book, members, seat)]);
  const known = record.talks === "announced" ? "Others know that it exists." : "Nobody else is told of it.";
  const readers = readersOf(live).flatMap(
    ({ person, seat }): Rich => [", ", { person }, seat === null ? "" : ` (${seatName(record, book, seat)})`],
  );
  const staff: Rich =
    readers.length === 0
      ? ["Staff of this server can read it."]
      : ["Staff of this server can read it: ", ...readers.slice(1), "."];
  return [
    "**Private talk** of ",
    ...people,
    `\n-# ${known} `,
    ...staff,
    " I read nothing that is written here.\n",
    phaseTitle(phaseOf(book, env)),
    `\nBinding here: ${bindingHere(live, talk)}. Offers open here: ${offersHere(live, talk)}.`,
  ];
}

/** What seats of a talk have agreed on among themselves, as all of them know it. */
function bindingHere({ book, env }: Live, { seats }: TalkRecord): string {
  const [first = ""] = seats;
  const deals = book.definition.deals?.(viewOf(book, env, first)) ?? [];
  const own = deals.filter((deal) => deal.seats.every((seat) => seats.includes(seat)));
  return own.length === 0
    ? "nothing"
    : own.map(({ text, until }) => (until === "" ? text : `${text}, ${until}`)).join("; ");
}

/** How many offers lie between seats of a talk. */
function offersHere({ book, env }: Live, { seats }: TalkRecord): number {
  const [first = ""] = seats;
  if (env.over) return 0;
  const offers = decisionsOf(book, env, first).filter(({ kind }) => kind === "offer");
  const known = book.definition
    .offers(viewOf(book, env, first))
    .filter((one) => offers.some(({ id }) => id === one.id));
  return known.filter((one) => one.seats.every((seat) => seats.includes(seat))).length;
}

const controlsOf = ({ id: talk }: TalkRecord): readonly Control[] => [
  { kind: "talk", talk, verb: "offer", label: "Make an offer" },
  { kind: "talk", talk, verb: "promise", label: "Promise" },
  { kind: "talk", talk, verb: "deals", label: "Deals" },
  { kind: "talk", talk, verb: "leave", label: "Leave" },
];

/** "The Shiites, the Sunnis and the NGO have opened a private talk." */
export const openedLine = (live: Pick<Live, "record" | "book">, { seats }: TalkRecord): string =>
  `A private talk was opened: ${namedInText(live, seats)}.`;

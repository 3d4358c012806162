/** The head of a private talk: who takes part, who could read along, and what binds its sides. */
import { canonical, viewOf } from "#engine";
import type { Control, Rich, TalkRecord } from "../../../store/records.ts";
import type { TalkPost } from "../../contract/negotiation.ts";
import type { Live } from "../../facts/live.ts";
import { namedInText, phaseOf, phaseTitle, seatName, whoPlays } from "../../facts/names.ts";
import { offersBetween } from "../../facts/offers.ts";
import { isOpenToAll } from "../../talks/names.ts";
import { hasEnded } from "../negotiation/reading.ts";
import { readersOf } from "../negotiation/talking.ts";

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
    `\nBinding here: ${bindingHere(live, talk)}. Offers open here: ${offersBetween(live, talk.seats).length}.`,
  ];
}

/** What seats of a talk have agreed on among themselves, as far as each of them knows it: two may have a secret from the third. */
function bindingHere({ book, env }: Live, { seats }: TalkRecord): string {
  const known = seats.map((seat) => book.definition.deals?.(viewOf(book, env, seat)) ?? []);
  const [first = [], ...others] = known.map((deals) =>
    deals.filter((deal) => deal.seats.every((s) => seats.includes(s))),
  );
  const isKnownTo = (deals: typeof first, deal: (typeof first)[number]): boolean =>
    deals.some((one) => canonical(one) === canonical(deal));
  const shared = first.filter((deal) => others.every((deals) => isKnownTo(deals, deal)));
  return shared.length === 0
    ? "nothing"
    : shared.map(({ text, until }) => (until === "" ? text : `${text}, ${until}`)).join("; ");
}

const controlsOf = ({ id: talk }: TalkRecord): readonly Control[] => [
  { kind: "talk", talk, verb: "offer", label: "Make an offer" },
  { kind: "talk", talk, verb: "promise", label: "Promise" },
  { kind: "talk", talk, verb: "deals", label: "Deals" },
  { kind: "talk", talk, verb: "leave", label: "Leave" },
];

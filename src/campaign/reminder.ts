import type { GameTypes, Rulebook, Seat } from "../engine/index.ts";
import type { GameRecord, Member, OutboxDraft } from "../store/records.ts";
import { blank, personalBox, seatName, single } from "./posting.ts";
import { comesAtLimit } from "./timetable-words.ts";

/** A short message of its own, for an edit of the page notifies nobody. */
export function reminder(
  record: GameRecord,
  book: Rulebook<GameTypes>,
  { person }: Pick<Member, "person">,
  seat: Seat,
  deadline: number,
): OutboxDraft {
  return single(personalBox(person), {
    ...blank,
    title: `${record.name}: ${seatName(record, book, seat)}, a reminder`,
    text: [`The campaign is waiting on you; ${comesAtLimit(record.timetable)} <t:${Math.floor(deadline / 1000)}:R>.`],
    controls: [{ kind: "act", seat, label: "My seat" }],
  });
}

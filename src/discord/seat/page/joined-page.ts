/** What somebody reads by direct message who has joined a campaign that has not begun. */
import type { Status } from "../../../campaign/service.ts";
import { literalName } from "../../screen/rich.ts";
import { page, row, type Screen } from "../../screen/screen.ts";
import { learnButton } from "./lesson.ts";

/**
 * Null: they have not joined. Its question and their hand take its place later: a conversation that begins with what they
 * have just pressed for is welcome.
 */
export function joinedPage({ record, members, places }: Status, person: string): Screen | null {
  const mine = members.filter((member) => member.person === person && !member.bot);
  if (record.status !== "lobby" || mine.length === 0) return null;
  const seats = mine.flatMap(({ seat }) => places.find(({ id }) => id === seat)?.name ?? []);
  const as = seats.length === 0 ? "your seat is drawn by lot" : `you play ${seats.join(" and ")}`;
  return page(
    literalName(record.name),
    `You have joined: ${as}. Once the host starts it, your hand and what you are asked come here, where nobody else sees ` +
      `them. Until then there is nothing to do. To leave, use \`/game leave\` in its channel.`,
    [row(learnButton())],
  );
}

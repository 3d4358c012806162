/** What a moderator can do about a council: name its captain, let somebody in. */
import { refuse, type Seat } from "#engine";
import { ballotPost } from "../../ballots/post.ts";
import type { Asked } from "../../contract/game.ts";
import { type CouncilMember, councilOf } from "../../facts/council.ts";
import type { Live } from "../../facts/live.ts";
import { seatInText } from "../../facts/names.ts";
import { placesOf, placeWith } from "../../facts/places.ts";
import { threadSeatOf } from "../../facts/posting.ts";
import { carryAlone, isOvertaken, newBallot } from "../ballots/voting.ts";
import type { Core } from "../core.ts";
import { moderated, told } from "./looking-on.ts";

/** What a moderator can settle about a seat of a campaign with councils. */
export interface CouncilSeat {
  /** In order of joining; none where one person holds it, or nobody. */
  readonly members: readonly CouncilMember[];
  /** Those who have asked to join it and are not answered yet, by the number of what they asked. */
  readonly asking: readonly { readonly number: number; readonly name: string }[];
}

/** Null: the campaign has no councils. */
export async function councilSeat(core: Core, game: string, seat: Seat, person: string): Promise<CouncilSeat | null> {
  const live = await moderated(core, game, person);
  if (live.record.council === null) return null;
  const seats = sharedWith(live, seat);
  const asking = live.ballots.flatMap(({ number, subject, seat: of }) =>
    subject.kind === "admission" && seats.includes(of ?? "") ? [{ number, name: subject.name }] : [],
  );
  return { members: councilOf(live, seat, core.clock.now())?.members ?? [], asking };
}

/** Seats that go together. */
const sharedWith = ({ book, record }: Live, seat: Seat): readonly Seat[] =>
  placeWith(placesOf(book, record), seat)?.seats ?? [seat];

/** Makes a member captain; everyone reads it in the channel. */
export function nameCaptain(
  core: Core,
  game: string,
  { seat, person: who }: { readonly seat: Seat; readonly person: string },
  { person, interaction }: Asked,
): Promise<void> {
  return core.once(game, { person, interaction }, async () => {
    const live = await moderated(core, game, person.id);
    const at = core.clock.now();
    const council = councilOf(live, seat, at);
    if (!council?.members.some((member) => member.person === who))
      return refuse("no-such-member", "That person is not a member of that council.");
    if (council.captain.person === who) return refuse("same", "That person is captain already.");
    const subject = { kind: "captain", person: who } as const;
    const given = { seat: threadSeatOf(live.members, who) ?? seat, asker: person.id, at, votes: true };
    const ballot = await newBallot(core, live, subject, given);
    const outbox = [
      told(live, ["has made ", { person: who }, ` captain of ${seatInText(live.record, live.book, seat)}.`]),
    ];
    await carryAlone(core, live, ballot, { at, by: person, interaction }, outbox);
    core.logger.info({ game, interaction, seat }, "the moderator has named a captain");
  });
}

/** Lets somebody in who has asked a council to; everyone reads it in the channel. */
export function letIn(core: Core, game: string, number: number, { person, interaction }: Asked): Promise<void> {
  return core.once(game, { person, interaction }, async () => {
    const live = await moderated(core, game, person.id);
    const ballot = live.ballots.find((one) => one.subject.kind === "admission" && one.number === number);
    if (!ballot) return refuse("stale", "That has been decided already.");
    const at = core.clock.now();
    if (await isOvertaken(core, live, ballot, at))
      return refuse("full", "They cannot join that side any more: it is full, or they have come to another one.");
    const outbox = [ballotPost(live, { ...ballot, status: "carried" }, at)];
    await carryAlone(core, live, ballot, { at, by: person, interaction }, outbox);
    core.logger.info({ game, interaction, seat: ballot.seat }, "the moderator has let somebody into a council");
  });
}

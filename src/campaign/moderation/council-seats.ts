import { refuse, type Seat } from "#engine";
import type { CouncilMatterRecord } from "../../store/records.ts";
import type { Core } from "../core.ts";
import { type CouncilMember, councilOf } from "../councils/council.ts";
import { admit, carryOutMatter } from "../councils/deciding.ts";
import { closedMatter, isStillPossible } from "../councils/matters.ts";
import { holders, type Live } from "../live.ts";
import type { Asked } from "../passing-on.ts";
import { placesOf, placeWith } from "../places.ts";
import { namedInText, seatInText, threadSeatOf } from "../posting.ts";
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
  const matters = await core.repository.councilMatters(game);
  const asking = matters.flatMap(({ number, matter, status, seat: of }) =>
    status === "open" && matter.kind === "admission" && seats.includes(of) ? [{ number, name: matter.name }] : [],
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
    const number = (await core.repository.councilMatters(game)).length + 1;
    const matter: CouncilMatterRecord = {
      ...{ number, seat: threadSeatOf(live.members, who) ?? seat, matter: { kind: "captain", person: who } },
      ...{ asker: person.id, at, until: at, status: "agreed", yes: [person.id], no: [] },
    };
    const outbox = [
      told(live, ["has made ", { person: who }, ` captain of ${seatInText(live.record, live.book, seat)}.`]),
    ];
    await carryOutMatter(core, live, matter, { game, interaction, at, matters: [matter], outbox });
    core.logger.info({ game, interaction, seat }, "the moderator has named a captain");
  });
}

/** Lets somebody in who has asked a council to; everyone reads it in the channel. */
export function letIn(core: Core, game: string, number: number, { person, interaction }: Asked): Promise<void> {
  return core.once(game, { person, interaction }, async () => {
    const live = await moderated(core, game, person.id);
    const matter = (await core.repository.councilMatters(game)).find((one) => one.number === number);
    const asked = matter?.matter;
    if (!matter || asked?.kind !== "admission" || matter.status !== "open")
      return refuse("stale", "That has been decided already.");
    if (!(await isStillPossible(core, live, matter)))
      return refuse("full", "They cannot join that side any more: it is full, or they have come to another one.");
    const at = core.clock.now();
    const agreed: CouncilMatterRecord = { ...matter, status: "agreed" };
    const outbox = [closedMatter(live, agreed, holders(live.members, matter.seat))];
    const name = namedInText(live, sharedWith(live, matter.seat));
    const text = [
      "The moderator, ",
      { person: person.id },
      ", has let ",
      { person: asked.person },
      ` into the council of ${name}.`,
    ];
    await admit(core, live, agreed, { game, interaction, at, matters: [agreed], outbox }, text);
    core.logger.info({ game, interaction, seat: matter.seat }, "the moderator has let somebody into a council");
  });
}

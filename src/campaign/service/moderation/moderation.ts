/** What a moderator does, who plays no side. Each is refused for everybody else, and told in the channel. */
import { refuse, type Seat } from "#engine";
import type { GameRecord, Rich } from "../../../store/records.ts";
import type { Asked, Person } from "../../contract/game.ts";
import { type OfficeRequest, requireOffice } from "../../facts/permissions.ts";
import { blank, channelOf, single } from "../../facts/posting.ts";
import { requireGoing } from "../../record/set-aside.ts";
import { bound } from "../bound.ts";
import type { Core } from "../core.ts";
import { LOOKED, whoOf } from "../people/handover.ts";
import { replaceHolder } from "../people/seat-offers.ts";
import { correctGame, correctionsOf } from "./correcting.ts";
import { councilSeat, letIn, nameCaptain } from "./council-seats.ts";
import { pastActs, previewBack, rewindGame } from "./going-back.ts";
import { giveTime, lookAt, moderated } from "./looking-on.ts";
import { oversightOf } from "./oversight.ts";

export type Moderation = ReturnType<typeof moderation>;

export const moderation = (core: Core) =>
  bound(core, {
    /** Names a moderator, who must never have held a seat here; null: dismisses them. The host's, or the server's staff's. */
    appoint,
    /** Refused unless this person moderates the campaign. */
    require: moderated,
    /** What may need them now. */
    oversight: oversightOf,
    giveTime,
    /** A seat's hand. `reason`: what the channel reads, before the hand is shown. */
    lookAt,
    /** Asks somebody to take a seat over from its holder, or gives it to the computer. */
    replace: (
      on: Core,
      game: string,
      change: { readonly seat: Seat; readonly to: Person | "computer" },
      asked: Asked,
    ): Promise<void> => on.once(game, asked, (record) => replaceHolder(on, record, change, asked)),
    /** What can be settled about a seat's council; null: the campaign has no councils. */
    council: councilSeat,
    /** Makes a member of a council its captain. */
    nameCaptain,
    /** Lets somebody into the council that they have asked, by the number of that. */
    letIn,
    /** The last acts, newest first. */
    pastActs,
    preview: previewBack,
    rewind: rewindGame,
    corrections: correctionsOf,
    /** Returns the line that everyone reads. */
    correct: correctGame,
  });

function appoint(core: Core, wish: OfficeRequest, person: string | null): Promise<void> {
  const { game, interaction } = wish;
  return core.once(game, wish, async (record) => {
    requireOffice(record, wish, "entrust");
    if (record.status !== "lobby") requireGoing(record);
    if (person === record.moderator)
      refuse("same", person === null ? "This campaign has no moderator." : "That person is the moderator already.");
    if (person !== null) await requireNeutral(core, record, person);
    const by: Rich = [" ", { person: wish.person }, " has settled that."];
    const text: Rich =
      person === null
        ? ["This campaign has no moderator any more.", ...by]
        : [
            { person },
            " is the moderator from now on: they play no side, and can pause, go back, correct what went wrong and look at " +
              "hands; all of it is told here.",
            ...by,
          ];
    const post = single(channelOf(record), { ...blank, title: record.name, text });
    await core.write({ game, interaction, set: { moderator: person }, outbox: [post], at: core.clock.now() }, record);
  });
}

/** Refuses whoever plays in a campaign, or has. */
async function requireNeutral(core: Core, record: GameRecord, person: string): Promise<void> {
  const [members, former] = await Promise.all([
    core.repository.members(record.id),
    core.repository.formerHolders(record.id),
  ]);
  const who = whoOf(record, person);
  if (
    members.some((member) => member.person === person) ||
    former.some((one) => one.who === who && one.token !== LOOKED)
  )
    refuse("not-neutral", "Somebody who holds a seat in this campaign, or has held one, cannot moderate it.");
}

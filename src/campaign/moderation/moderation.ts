import { refuse, type Seat, type Sketch } from "#engine";
import type { GameRecord, Rich } from "../../store/records.ts";
import { replaceHolder } from "../changing-hands.ts";
import type { Person } from "../contract/game.ts";
import type { Core } from "../core.ts";
import { requireGoing } from "../damage.ts";
import { LOOKED, whoOf } from "../handover.ts";
import type { Asked } from "../passing-on.ts";
import { type OfficeRequest, requireOffice } from "../permissions.ts";
import { blank, channelOf, single } from "../posting.ts";
import { type CorrectionRequest, type Corrections, correctGame, correctionsOf } from "./correcting.ts";
import { type CouncilSeat, councilSeat, letIn, nameCaptain } from "./council-seats.ts";
import { type PastAct, pastActs, previewBack, rewindGame, type WayBackPreview } from "./going-back.ts";
import { giveTime, lookAt, moderated } from "./looking-on.ts";
import { type Oversight, oversightOf } from "./oversight.ts";

/** What a moderator does, who plays no side. Each is refused for everybody else, and told in the channel. */
export interface Moderation {
  /** Names a moderator, who must never have held a seat here; null: dismisses them. The host's, or the server's staff's. */
  appoint(wish: OfficeRequest, person: string | null): Promise<void>;
  /** Refused unless this person moderates the campaign. */
  require(game: string, person: string): Promise<void>;
  /** What may need them now. */
  oversight(game: string, person: string): Promise<Oversight>;
  giveTime(game: string, hours: number, asked: Asked): Promise<void>;
  /** A seat's hand. `reason`: what the channel reads, before the hand is shown. */
  lookAt(game: string, look: { readonly seat: Seat; readonly reason: string }, asked: Asked): Promise<Sketch>;
  /** Asks somebody to take a seat over from its holder, or gives it to the computer. */
  replace(game: string, change: { readonly seat: Seat; readonly to: Person | "computer" }, asked: Asked): Promise<void>;
  /** What can be settled about a seat's council; null: the campaign has no councils. */
  council(game: string, seat: Seat, person: string): Promise<CouncilSeat | null>;
  /** Makes a member of a council its captain. */
  nameCaptain(game: string, office: { readonly seat: Seat; readonly person: string }, asked: Asked): Promise<void>;
  /** Lets somebody into the council that they have asked, by the number of that. */
  letIn(game: string, number: number, asked: Asked): Promise<void>;
  /** The last acts, newest first. */
  pastActs(game: string, person: string): Promise<readonly PastAct[]>;
  preview(game: string, row: number, person: string): Promise<WayBackPreview>;
  rewind(game: string, back: { readonly row: number; readonly reason: string }, asked: Asked): Promise<void>;
  corrections(game: string, person: string): Promise<Corrections>;
  /** Returns the line that everyone reads. */
  correct(game: string, wish: CorrectionRequest, asked: Asked): Promise<string>;
}

/** `moved`: called when a computer may have something to do. */
export function moderation(core: Core): Moderation {
  return {
    appoint: (wish, person) => appoint(core, wish, person),
    async require(game, person) {
      await moderated(core, game, person);
    },
    oversight: (game, person) => oversightOf(core, game, person),
    giveTime: (game, hours, asked) => giveTime(core, game, hours, asked),
    lookAt: (game, look, asked) => lookAt(core, game, look, asked),
    replace: (game, change, asked) => core.once(game, asked, (record) => replaceHolder(core, record, change, asked)),
    council: (game, seat, person) => councilSeat(core, game, seat, person),
    nameCaptain: (game, office, asked) => nameCaptain(core, game, office, asked),
    letIn: (game, number, asked) => letIn(core, game, number, asked),
    pastActs: (game, person) => pastActs(core, game, person),
    preview: (game, row, person) => previewBack(core, game, row, person),
    rewind: (game, back, asked) => rewindGame(core, game, back, asked),
    corrections: (game, person) => correctionsOf(core, game, person),
    correct: (game, wish, asked) => correctGame(core, game, wish, asked),
  };
}

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
    await core.write({ game, interaction, set: { moderator: person }, outbox: [post], at: core.clock.now() });
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

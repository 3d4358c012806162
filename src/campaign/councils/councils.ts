import type { Seat } from "#engine";
import type { CouncilSettings } from "../../store/council.ts";
import type { Member } from "../../store/records.ts";
import type { Core } from "../core.ts";
import type { Asked } from "../passing-on.ts";
import type { OfficeRequest } from "../permissions.ts";
import { answerMatter, type Proposal, proposeMatter, removeFromPair, setCalls } from "./matters.ts";
import { placeOnSide } from "./placing.ts";
import { noteReader } from "./readers.ts";
import { configureCouncils, configureJoiningLater } from "./settings.ts";

/** What concerns seats that several people hold. */
export interface Councils {
  /** Changes how the sides of a lobby are joined by many: the host's. */
  configure(game: string, change: Partial<CouncilSettings>, asked: Asked): Promise<void>;
  /** Changes how people come to the sides of a running campaign: the host's. */
  configureJoiningLater(game: string, later: CouncilSettings["later"], asked: Asked): Promise<void>;
  /** Asks somebody to play on a side of a lobby: the host's, where they put people on sides. */
  place(game: string, where: { readonly seat: Seat; readonly person: string }, asked: Asked): Promise<void>;
  /** Puts offices, a removal, the rule or who answers offers to the vote of one's own council. */
  propose(game: string, matter: Proposal, asked: Asked): Promise<void>;
  /** A member's word on that, or on who asks to join; whoever plays a seat alone decides that. */
  answer(game: string, answer: { readonly number: number; readonly yes: boolean }, asked: Asked): Promise<void>;
  /** Puts somebody out of a council of two: the moderator's, or the host's or the staff's if they do not play. */
  removeFromPair(wish: OfficeRequest, person: string): Promise<void>;
  /** Notes whether one of those who play could read all private threads: what councils show there depends on it. */
  noteReader(game: string, person: string, reads: boolean): Promise<void>;
  /** When somebody wants to be called by their own council. */
  setCalls(game: string, calls: Member["calls"], asked: Asked): Promise<void>;
}

export const councils = (core: Core): Councils => ({
  configure: (game, change, asked) => configureCouncils(core, game, change, asked),
  configureJoiningLater: (game, later, asked) => configureJoiningLater(core, game, later, asked),
  place: (game, where, asked) => placeOnSide(core, game, where, asked),
  propose: (game, matter, asked) => proposeMatter(core, game, matter, asked),
  answer: (game, answer, asked) => answerMatter(core, game, answer, asked),
  removeFromPair: (wish, person) => removeFromPair(core, wish, person),
  noteReader: (game, person, reads) => noteReader(core, game, person, reads),
  setCalls: (game, calls, asked) => setCalls(core, game, calls, asked),
});

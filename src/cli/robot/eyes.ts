/** What somebody sees who holds a seat: what its page shows, and nothing else. */
import type { Decision, Seat } from "#engine";
import type { CampaignService, SeatView, Trial } from "../../campaign/service.ts";
import { mainDecision, onGround } from "../../discord/seat/sheet/context.ts";
import { broughtAlong } from "../../discord/seat/sheet/rehearsal.ts";
import { type StepView, stepView } from "../../discord/seat/sheet/step-view.ts";
import { SHEET, type SheetState } from "../../discord/seat/state/state.ts";
import type { PlannedMove } from "../../store/records.ts";

/** Lets somebody look at the campaigns, wherever the bot is. */
export type Look = <T>(what: (campaigns: CampaignService) => Promise<T>) => Promise<T>;

/** What a seat's page shows, as its reader understands it: what is asked, what can be done, what is filled in. */
export interface Glance {
  readonly seatView: SeatView;
  readonly sheet: SheetState;
  /** What the open form is filled in from. */
  readonly ground: SeatView;
  /** The question that the page is about. */
  readonly asked: Decision | null;
}

export class Eyes {
  readonly game: string;
  readonly seat: Seat;
  readonly #person: string;
  readonly #look: Look;

  constructor(
    look: Look,
    { game, person, seat }: { readonly game: string; readonly person: string; readonly seat: Seat },
  ) {
    this.#look = look;
    this.#person = person;
    this.game = game;
    this.seat = seat;
  }

  /** Whether the campaign is going on. */
  async running(): Promise<boolean> {
    return await this.#look(async (campaigns) => (await campaigns.showing.record(this.game)).status === "running");
  }

  async glance(): Promise<Glance> {
    const { game, seat } = this;
    const person = this.#person;
    return await this.#look(async (campaigns) => {
      const seatView = await campaigns.showing.seatView(game, person, seat);
      const stored = await campaigns.acting.sheet(game, person, seat, SHEET);
      const page = { services: { campaigns }, game, person, seat };
      const { sheet, basis: ground } = await onGround({ ...page, seatView, stored });
      const along = await broughtAlong(page, seatView, sheet);
      return { seatView, sheet: along ?? sheet, ground, asked: mainDecision(seatView) };
    });
  }

  /** The sheet of rows on the page, and what can be added to it. */
  async step({ seatView, sheet }: Glance): Promise<StepView> {
    const { game, seat } = this;
    return await this.#look((campaigns) =>
      stepView({ services: { campaigns }, game, seat, person: this.#person, seatView, sheet }),
    );
  }

  /** Rows as the page would show them: each checked after those before it. */
  async trial(moves: readonly PlannedMove[]): Promise<Trial> {
    const { game, seat } = this;
    return await this.#look((campaigns) => campaigns.acting.trial({ game, person: this.#person, seat, moves }));
  }
}

/** The one message that a person has of a campaign: edited in place, or sent again when they are newly waited for. */
import { Refused } from "#engine";
import { plainError } from "../../campaign/service/plain-error.ts";
import type { SeatMessage } from "../../campaign/service.ts";
import type { GameRecord, OutboxRow } from "../../store/records.ts";
import { faultOf, isTriedAgain } from "../delivery/faults.ts";
import { HeldBack } from "../delivery/held-back.ts";
import type { Notifier } from "../delivery/notifier.ts";
import type { Publisher } from "../delivery/publisher.ts";
import { literalName } from "../screen/rich.ts";
import { page, type Screen } from "../screen/screen.ts";
import { endedPage } from "../seat/page/ended-page.ts";
import { joinedPage } from "../seat/page/joined-page.ts";
import { seatPage } from "../seat/page/seat-page.ts";
import type { Activity } from "../services/activity.ts";
import type { Services } from "../services/services.ts";
import type { LateNotices } from "./late-notices.ts";
import type { Mailboxes } from "./mailboxes.ts";

/** The most times a message is shown again because its reader has pressed something meanwhile. */
const TRIES = 3;
/**
 * How long, in ms, the page of somebody who is not waited for may be out of date: whoever presses something sees it as
 * it is.
 */
const MAY_BE_LATE = 10 * 60_000;
/** Whatever changes within this many ms after somebody's press may have come of it. */
const JUST = 60_000;

interface Surroundings {
  readonly activity: Activity;
  readonly late: LateNotices;
  /** What such a message shows; the page of the seat if left out. */
  readonly seatPage?: typeof seatPage | undefined;
  /** The time, ms since 1970. */
  readonly now: () => number;
}

/** A message, and where it lies. */
interface Found {
  readonly message: string;
  readonly place: string;
}

/**
 * The one message that a person has of a campaign. It is edited; only when the game newly waits for somebody who is not
 * at the controls, a new one takes its place, for edits notify nobody.
 */
export class SeatMessages {
  readonly #services: Services;
  readonly #publisher: Publisher;
  readonly #notifier: Notifier;
  readonly #mailboxes: Mailboxes;
  readonly #activity: Activity;
  readonly #late: LateNotices;
  readonly #seatPage: typeof seatPage;
  readonly #now: () => number;
  /** When this process began: nobody knows who had pressed something before. */
  readonly #began: number;
  /** Since when pages are out of date that nobody is waited for on, by campaign and person; after a restart, since then. */
  readonly #outOfDate = new Map<string, number>();

  constructor(
    services: Services,
    ways: { readonly publisher: Publisher; readonly notifier: Notifier; readonly mailboxes: Mailboxes },
    { activity, late, now, ...shown }: Surroundings,
  ) {
    this.#services = services;
    this.#publisher = ways.publisher;
    this.#notifier = ways.notifier;
    this.#mailboxes = ways.mailboxes;
    this.#activity = activity;
    this.#late = late;
    this.#now = now;
    this.#began = now();
    this.#seatPage = shown.seatPage ?? seatPage;
  }

  /** Shows the person's part as it is now, also after what they press meanwhile; says which message does. */
  async bring(row: OutboxRow, person: string, again: boolean): Promise<string | null> {
    for (let tries = 1; ; tries++) {
      const turns = await this.#activity.idle(person);
      const message = await this.#activity.change(person, () => this.#show(row, person, again || tries > 1));
      if (tries === TRIES || (await this.#activity.idle(person)) === turns) return message;
    }
  }

  async #show(row: OutboxRow, person: string, again: boolean): Promise<string | null> {
    const { deliveries } = this.#services.campaigns;
    const old = await deliveries.messageOf(row);
    const part = await deliveries.seatMessage(row.game, person);
    const isFirst = old === null || (part && part.notified === null); // they may have nothing but a welcome yet
    if (part?.wait === null && !isFirst) this.#unlessLater(row, person);
    this.#outOfDate.delete(keyOf(row, person));
    const screen = part && (await this.#page(row, person));
    if (!part || !screen) {
      const joined = joinedPage(await this.#services.campaigns.showing.status(row.game), person);
      if (joined) return await this.#welcome(row, person, joined, old, again);
      if (old !== null) await this.#editAnywhere(row, person, old, await this.#parting(row.game, person));
      return old;
    }
    const message = await this.#place(row, part, screen, old, again);
    const { wait, notified } = part;
    if (wait !== null && wait !== notified) await this.#told(row, person, wait, message !== old);
    return message;
  }

  /**
   * Throws `HeldBack` where nobody waits for this person: many changes become one edit. Whoever has just pressed something
   * looks at what came of it: if the answer has failed, or the process has ended before it, this shows it.
   */
  #unlessLater(row: OutboxRow, person: string): void {
    const { created, payload } = row;
    if (payload.kind === "seats" && payload.atOnce) return;
    const now = this.#now();
    const since = Math.min(this.#outOfDate.get(keyOf(row, person)) ?? created, now); // the clock may have gone back
    const mayHavePressed = created < this.#began || this.#activity.hasBeenAnswered(person, created - JUST);
    if (mayHavePressed || now - since >= MAY_BE_LATE) return;
    this.#outOfDate.set(keyOf(row, person), since);
    throw new HeldBack("nobody waits for its reader", since + MAY_BE_LATE - now, false);
  }

  /** What somebody who has just joined reads, without a sound: only where direct messages are open. */
  async #welcome(
    row: OutboxRow,
    person: string,
    screen: Screen,
    old: string | null,
    again: boolean,
  ): Promise<string | null> {
    const there = old === null && again ? await this.#arrived(row, person) : null;
    if (there && (await this.#edit(row, there, screen, false))) return there.message;
    if (old !== null && (await this.#editAnywhere(row, person, old, screen))) return old;
    return await this.#mailboxes.sendDirectly(row, person, (place) =>
      this.#publisher.post(row, place, screen, [], true),
    );
  }

  /** The person knows of the wait by a new message, or has seen it; else they are told when they have gone. */
  async #told({ game, created }: OutboxRow, person: string, wait: string, anew: boolean): Promise<void> {
    if (anew || this.#activity.hasSeen(person, game, created))
      await this.#services.campaigns.deliveries.notified(game, person, wait);
    else this.#late.add({ game, person, since: created });
  }

  async #place(
    row: OutboxRow,
    { person, seats: [seat = ""], wait, notified }: SeatMessage,
    screen: Screen,
    old: string | null,
    again: boolean,
  ): Promise<string> {
    const asks = wait !== null && wait !== notified;
    const arrived = again ? await this.#arrived(row, person) : null;
    if (arrived && arrived.message !== old && (await this.#edit(row, arrived, screen, asks))) {
      if (old !== null) await this.#remove(row.game, person, old);
      return arrived.message;
    }
    const notify = asks && !this.#activity.isActive(person);
    if (old !== null && !notify && (await this.#editAnywhere(row, person, old, screen, asks))) return old;
    const message = await this.#mailboxes
      .send(row, person, (place, ping) => this.#notifier.post(row, place, screen, { seat }, ping))
      .catch(async (error: unknown) => {
        if (old !== null && !isTriedAgain(faultOf(error))) await this.#keepTrue(row, person, old, screen);
        throw error;
      });
    if (old !== null) await this.#remove(row.game, person, old);
    return message;
  }

  /** Null: the person has no part in the game any more. */
  async #page({ game, created }: OutboxRow, person: string): Promise<Screen | null> {
    try {
      const notice = this.#activity.noticeFor(person, game, created);
      return await this.#seatPage({ ...this.#services, unasked: true }, person, game, null, notice);
    } catch (error) {
      if (error instanceof Refused) return null;
      throw error;
    }
  }

  /** What stays of the message: the result, where the council of the seat meets, or that the person has no seat any more. */
  async #parting(game: string, person: string): Promise<Screen> {
    const { campaigns } = this.#services;
    const { name, status, channel } = await campaigns.showing.record(game);
    if (status === "running" && (await campaigns.showing.seatsOf(game, person)).length > 0)
      return page(
        literalName(name),
        `You are no longer alone: your council meets in a private thread of <#${channel}>.`,
      );
    if (status === "over" || status === "abandoned") return await endedPage(this.#services, game, "");
    if (status === "damaged") return page(literalName(name), "This campaign is set aside.");
    return seatLostPage({ name });
  }

  async #arrived(row: OutboxRow, person: string): Promise<Found | null> {
    for (const place of await this.#mailboxes.of(row.game, person)) {
      const message = await this.#publisher.arrived(row, place);
      if (message !== null) return { message, place };
    }
    return null;
  }

  #edit(row: OutboxRow, { message, place }: Found, screen: Screen, asks: boolean): Promise<boolean> {
    return this.#publisher.edit(row, place, message, screen, [], asks);
  }

  /** Where no new message can be brought to the person, the old one at least shows how things stand. */
  async #keepTrue(row: OutboxRow, person: string, message: string, screen: Screen): Promise<void> {
    try {
      await this.#editAnywhere(row, person, message, screen);
    } catch (error) {
      const facts = { error: plainError(error), game: row.game, message };
      this.#services.logger.warn(facts, "an old message could not be edited");
    }
  }

  /** Edits a message wherever it is; false if it is gone. `asks`: it shows that the person is waited for. */
  async #editAnywhere(row: OutboxRow, person: string, message: string, screen: Screen, asks = false): Promise<boolean> {
    for (const place of await this.#mailboxes.of(row.game, person))
      if (await this.#edit(row, { message, place }, screen, asks)) return true;
    return false;
  }

  /** Two messages are worse than one, but no fault to stop at: what forbids to delete the old one is logged. */
  async #remove(game: string, person: string, message: string): Promise<void> {
    try {
      for (const place of await this.#mailboxes.of(game, person)) await this.#publisher.remove(place, message);
    } catch (error) {
      if (isTriedAgain(faultOf(error))) throw error;
      this.#services.logger.warn({ error: plainError(error), game, message }, "an old message could not be deleted");
    }
  }
}

const keyOf = ({ game }: OutboxRow, person: string): string => `${game} ${person}`;

/** In place of the page of somebody whose seat is another's now. */
export const seatLostPage = ({ name }: Pick<GameRecord, "name">): Screen =>
  page(literalName(name), "You no longer hold a seat in this campaign.");

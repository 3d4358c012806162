/** The service that everything which concerns campaigns goes through, whatever its door, put together of its groups. */
import type { Logger } from "pino";
import type { Repository } from "../store/repository.ts";
import type { Deliveries } from "./contract/deliveries.ts";
import type { OutsidePlayers } from "./contract/outside.ts";
import type { Live } from "./facts/live.ts";
import type { Secret } from "./facts/lobby.ts";
import type { Lessons } from "./lessons/shelf.ts";
import type { Rulebooks } from "./packs/rulebooks.ts";
import { type Motions, motions } from "./service/acting/motions.ts";
import { Turns } from "./service/acting/turns.ts";
import { type Clock, Core } from "./service/core.ts";
import { type Councils, councils } from "./service/councils/councils.ts";
import { type Acting, acting } from "./service/groups/acting.ts";
import { type People, people } from "./service/groups/people.ts";
import { type Requests, requests } from "./service/groups/requests.ts";
import { type Showing, showing } from "./service/groups/showing.ts";
import { type Time, time } from "./service/groups/time.ts";
import { type Learning, learning } from "./service/lessons/lessons.ts";
import { deliveries } from "./service/messenger/deliveries.ts";
import { SecondTries } from "./service/messenger/second-tries.ts";
import { type Moderation, moderation } from "./service/moderation/moderation.ts";
import { type Negotiation, negotiation } from "./service/negotiation/negotiation.ts";
import { Departures } from "./service/people/departures.ts";
import { type Privacy, privacy } from "./service/privacy/privacy.ts";
import { type Servers, servers } from "./service/servers.ts";
import { type Looks, looks } from "./service/showing/looking.ts";
import { type Replays, replays } from "./service/showing/replays.ts";
import { type TryingOut, tryingOut } from "./service/try-outs/try-outs.ts";
import type { CampaignService } from "./service.ts";

export interface CampaignsOptions {
  readonly repository: Repository;
  readonly books: Rulebooks;
  readonly clock: Clock;
  readonly logger: Logger;
  /** How long a computer player waits before it moves, ms. */
  readonly botDelay: number;
  /** Programs that play seats of computers; none if left out. */
  readonly outside?: OutsidePlayers | undefined;
  /** Where the secrets of the dice come from; random if left out. */
  readonly secrets?: (() => Secret) | undefined;
  /** The lessons that can be played; none if left out. */
  readonly lessons?: Lessons | undefined;
  /** Whether strangers use it; yes if left out. */
  readonly isPublic?: boolean | undefined;
  /** Is shown what is kept in memory of a campaign after each of its changes; tests compare it with what is stored. */
  readonly kept?: ((live: Live) => Promise<void>) | undefined;
}

export class Campaigns implements CampaignService {
  readonly books: Rulebooks;
  readonly people: People;
  readonly time: Time;
  readonly requests: Requests;
  readonly acting: Acting;
  readonly showing: Showing;
  readonly learning: Learning;
  readonly tryingOut: TryingOut;
  readonly looks: Looks;
  readonly replays: Replays;
  readonly moderation: Moderation;
  readonly motions: Motions;
  readonly councils: Councils;
  readonly negotiation: Negotiation;
  readonly departures: Departures;
  readonly deliveries: Deliveries;
  readonly servers: Servers;
  readonly privacy: Privacy;
  readonly #core: Core;
  readonly #turns: Turns;
  readonly #again: SecondTries;

  constructor(options: CampaignsOptions) {
    const { repository, books, clock, logger, botDelay, outside, secrets, isPublic, kept, lessons } = options;
    const core = new Core(repository, books, clock, logger, secrets, isPublic, kept, lessons);
    const turns = new Turns(core, { delay: botDelay, outside: outside ?? null });
    const again = new SecondTries(core);
    this.#core = core;
    this.#turns = turns;
    this.#again = again;
    this.books = books;
    this.people = people(core, turns);
    this.time = time(core);
    this.requests = requests(core, turns);
    this.acting = acting(core, turns);
    this.showing = showing(core, turns);
    this.learning = learning(core);
    this.tryingOut = tryingOut(core, turns);
    this.looks = looks(core);
    this.replays = replays(core);
    this.moderation = moderation(core);
    this.motions = motions(core, turns);
    this.councils = councils(core);
    this.negotiation = negotiation(core);
    this.departures = new Departures(core);
    this.deliveries = deliveries(core, { again, departures: this.departures });
    this.servers = servers(core);
    this.privacy = privacy(core);
  }

  /** Deadlines, reminders, lobbies that nobody joins, campaigns that nobody plays in: to be called every few seconds. */
  async tick(): Promise<void> {
    await this.#turns.tick();
    await this.#again.tick();
    await this.tryingOut.tick();
  }

  /**
   * Lets all running games go on after a restart, one after the other: clocks, computer players. A game that fails stops no
   * other. Whoever plays need not wait for it.
   */
  resume(): Promise<void> {
    return this.#turns.resume();
  }

  now(): number {
    return this.#core.clock.now();
  }

  /** Lets computer players rest and waits for what is being worked on. */
  async stop(): Promise<void> {
    this.#turns.stop();
    await this.#core.stop();
    await this.#turns.leave();
  }
}

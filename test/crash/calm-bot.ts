import { pino } from "pino";
import type { Umpire } from "../../src/umpire.ts";
import { bundledEngine } from "../programs.ts";
import { Diary } from "./diary.ts";
import { FaultPoints, watchRequests } from "./fault-points.ts";
import { type CampaignBot, type Place, startWatched } from "./watched-bot.ts";

/** The bot of a campaign in which it never dies: it needs no process of its own. */
export class CalmBot extends Diary implements CampaignBot {
  readonly suspensions = 0;
  readonly murders = 0;
  output = "";
  readonly #place: Place;
  readonly #points: FaultPoints;
  #ahead = 0;
  #umpire: Umpire | null = null;
  #unwatch: () => void = () => {};
  /** That another bot has taken over its database: nobody else is there. */
  readonly #troubles: string[] = [];

  constructor(place: Place & { readonly diary: string }) {
    super(place.diary);
    this.#place = place;
    this.#points = new FaultPoints(null, place.diary);
  }

  get alive(): boolean {
    return this.#umpire !== null;
  }

  async start(): Promise<void> {
    this.#unwatch = watchRequests(this.#points);
    this.#umpire = await startWatched(this.#place, this.#points, {
      clock: { now: () => Date.now() + this.#ahead },
      logger: pino({ level: "info" }, { write: (line) => this.#hear(line) }),
      lost: ({ message }) => void this.#troubles.push(message),
      engine: async ({ id }) => bundledEngine(id),
    });
  }

  #hear(line: string): void {
    this.output += line;
  }

  death = (): Promise<void> => new Promise(() => {});

  tired = (): boolean => false;

  async kill(): Promise<void> {}

  advance(ms: number): void {
    this.#ahead += ms;
  }

  troubles = async (): Promise<readonly string[]> => this.#troubles;

  async stop(): Promise<void> {
    await this.#umpire?.stop();
    this.#unwatch();
    this.#points.close();
    this.#umpire = null;
  }
}

/** What is counted and timed while the bot runs, for Prometheus; names and labels hold no person, hand or seed. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Illustrator } from "./drawing/illustrator.ts";
import type { Repository } from "./store/repository.ts";

const FAST = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];
const SLOW = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

/** What is counted and timed; names and labels hold no person, hand or seed. */
export interface Metrics {
  readonly registry: Registry;
  /** The store, its writes timed and their log rows counted by kind. */
  store(repository: Repository): Repository;
  /** The illustrator, its pictures timed. */
  illustrator(illustrator: Illustrator): Illustrator;
  /** Figures that are asked for when somebody reads them. */
  watch(sources: {
    pending(): Promise<number>;
    running(): Promise<number>;
    aside(): Promise<number>;
    online(): boolean;
    storing(): boolean;
    refusals(): number;
  }): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: "umpire_" });
  const rows = new Counter({
    name: "umpire_log_rows_total",
    help: "Log rows by kind",
    labelNames: ["kind"],
    registers,
  });
  const writes = new Histogram({
    name: "umpire_write_seconds",
    help: "Time of one change in the store",
    buckets: FAST,
    registers,
  });
  const pictures = new Histogram({
    name: "umpire_picture_seconds",
    help: "Time of one picture, waiting included",
    buckets: SLOW,
    registers,
  });
  const broken = new Counter({
    name: "umpire_picture_failures_total",
    help: "Pictures that could not be drawn",
    registers,
  });
  return {
    registry,
    store: (repository) => ({
      ...repository,
      async write(change, from) {
        const stop = writes.startTimer();
        const outcome = await repository.write(change, from);
        stop();
        if (outcome === "written") for (const { kind } of change.rows ?? []) rows.inc({ kind });
        return outcome;
      },
    }),
    illustrator: (illustrator) => ({
      async show(source, asked) {
        const stop = pictures.startTimer();
        try {
          return await illustrator.show(source, asked);
        } catch (error) {
          broken.inc();
          throw error;
        } finally {
          stop();
        }
      },
      close: () => illustrator.close(),
    }),
    watch({ pending, running, aside, online, storing, refusals }) {
      gauge("umpire_outbox_waiting", "Posts that are not sent yet", pending);
      gauge("umpire_campaigns_running", "Campaigns that are being played", running);
      gauge(
        "umpire_campaigns_aside",
        "Campaigns in which nothing happens by itself any more: it ended the process, or took all of its time",
        aside,
      );
      gauge("umpire_gateway_up", "1 while every connection to Discord is up", async () => (online() ? 1 : 0));
      gauge(
        "umpire_discord_refusals",
        "Requests refused within ten minutes (401, 403, 429): 10,000 and Discord shuts the address out",
        async () => refusals(),
      );
      gauge("umpire_store_up", "1 while the database takes what is written", async () => (storing() ? 1 : 0));
    },
  };

  function gauge(name: string, help: string, read: () => Promise<number>): void {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  }
}

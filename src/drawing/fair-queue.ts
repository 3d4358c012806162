/** Whose turn it is. */
export interface Turn {
  readonly campaign: string;
  /** Who waits for it; null: everyone in the campaign. */
  readonly person: string | null;
  /** What is looked at: of two that wait for the same, the later one does for both. Null: nothing takes its place. */
  readonly view: string | null;
}

/** full: too many are queued, and most of them are of the same people; closed: nothing is done any more. */
export class LeftOut extends Error {
  readonly why: "full" | "closed";

  constructor(why: "full" | "closed") {
    super(why);
    this.name = "LeftOut";
    this.why = why;
  }
}

interface Job<T> extends Turn {
  readonly done: Promise<T>;
  work(): Promise<T>;
  settle(value: T | Promise<T>): void;
  refuse(why: LeftOut["why"]): void;
}

export interface FairQueueOptions {
  /** How many at the same time. */
  readonly width: number;
  /** The most that wait. */
  readonly most: number;
  /** Milliseconds, from whenever. */
  readonly now?: () => number;
}

/** After this many ms only half of what somebody has used still counts. */
const HALF_LIFE = 10_000;
/** How many ms what is under way counts as until its time is known. */
const USUAL = 100;
/** More ms than a picture takes: the rest is a thread that starts, or a machine that is busy with something else. */
const MOST_USED = 1000;
/** How many accounts are kept before those that hardly count are forgotten. */
const MOST_ACCOUNTS = 2000;

/** Time used lately, by name. */
class Usage {
  readonly #accounts = new Map<string, { readonly ms: number; readonly at: number }>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  of(name: string): number {
    const account = this.#accounts.get(name);
    return account ? account.ms * 2 ** ((account.at - this.#now()) / HALF_LIFE) : 0;
  }

  add(name: string, ms: number): void {
    this.#accounts.set(name, { ms: this.of(name) + ms, at: this.#now() });
    if (this.#accounts.size <= MOST_ACCOUNTS) return;
    for (const other of this.#accounts.keys()) if (this.of(other) < 1) this.#accounts.delete(other);
  }
}

/**
 * Whose campaign has used the threads least lately comes first, and in a campaign who has: however often somebody presses,
 * nobody else waits longer than for what is under way.
 */
export class FairQueue<T> {
  readonly #width: number;
  readonly #most: number;
  readonly #now: () => number;
  readonly #campaigns: Usage;
  readonly #people: Usage;
  readonly #running: Job<T>[] = [];
  #waiting: Job<T>[] = [];
  #closed = false;

  constructor({ width, most, now = () => performance.now() }: FairQueueOptions) {
    this.#width = width;
    this.#most = most;
    this.#now = now;
    this.#campaigns = new Usage(now);
    this.#people = new Usage(now);
  }

  /** Works when it is its turn. Rejects with `LeftOut` if there are too many. */
  add(turn: Turn, work: () => Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new LeftOut("closed"));
    const job = jobOf(turn, work);
    for (const earlier of this.#waiting.filter((one) => isSameLook(one, job))) {
      this.#leave(earlier);
      earlier.settle(job.done);
    }
    this.#waiting.push(job);
    if (this.#waiting.length > this.#most) this.#refuseOne();
    this.#start();
    return job.done;
  }

  /** Nobody gets what still waits, or will be asked for. */
  close(): void {
    this.#closed = true;
    for (const job of this.#waiting.splice(0)) job.refuse("closed");
  }

  #start(): void {
    while (this.#running.length < this.#width) {
      const next = this.#next();
      if (!next) return;
      this.#leave(next);
      void this.#run(next);
    }
  }

  #leave(job: Job<T>): void {
    this.#waiting = this.#waiting.filter((one) => one !== job);
  }

  async #run(job: Job<T>): Promise<void> {
    this.#running.push(job);
    const begun = this.#now();
    const result = job.work();
    job.settle(result);
    await result.catch(() => {}); // whoever waits for it is told
    const used = Math.min(this.#now() - begun, MOST_USED);
    this.#running.splice(this.#running.indexOf(job), 1);
    this.#campaigns.add(job.campaign, used);
    if (job.person !== null) this.#people.add(job.person, used);
    this.#start();
  }

  /** The first of those that have used least; where there are several threads, no campaign and nobody has all of them. */
  #next(): Job<T> | undefined {
    const share = Math.max(1, this.#width - 1);
    const [first, ...others] = this.#waiting.filter((job) => this.#underWay(job) < share);
    return first && others.reduce((best, job) => (this.#used(job) < this.#used(best) ? job : best), first);
  }

  #underWay({ campaign, person }: Turn): number {
    return this.#running.filter((one) => one.campaign === campaign || (person !== null && one.person === person))
      .length;
  }

  #used(turn: Turn): number {
    const person = turn.person === null ? 0 : this.#people.of(turn.person);
    return this.#campaigns.of(turn.campaign) + person + USUAL * this.#underWay(turn);
  }

  /** Whoever has used most must ask again; what everyone waits for is kept. */
  #refuseOne(): void {
    const [first, ...others] = this.#waiting.filter(({ person }) => person !== null);
    if (!first) return;
    const last = others.reduce((worst, job) => (this.#used(job) >= this.#used(worst) ? job : worst), first);
    this.#leave(last);
    last.refuse("full");
  }
}

function jobOf<T>(turn: Turn, work: () => Promise<T>): Job<T> {
  let settle: Job<T>["settle"] = () => {};
  let refuse: Job<T>["refuse"] = () => {};
  const done = new Promise<T>((resolve, reject) => {
    settle = resolve;
    refuse = (why) => reject(new LeftOut(why));
  });
  const { campaign, person, view } = turn;
  return { campaign, person, view, done, work, settle, refuse };
}

const isSameLook = (one: Turn, other: Turn): boolean =>
  one.view !== null && one.view === other.view && one.person === other.person && one.campaign === other.campaign;

/** What is to go wrong with the next requests that match. */
export type Fault = {
  /** Default: any. */
  method?: string | undefined;
  /** A part of the request's path or of its route's pattern; default: any. */
  route?: string | undefined;
  /** Whether a request of this path is one of them; default: any. */
  only?: ((path: string) => boolean) | undefined;
  /** How many requests; default 1. */
  times?: number | undefined;
  /** html: a page, as a proxy or a firewall gives it in place of Discord's answer; refused: Discord's own word. */
  how: "429" | "5xx" | "html" | "refused" | "hang" | "close";
  /** For refused, default 50013, and for 429, default 0: the code of the error. */
  code?: number | undefined;
  /** For 5xx; default 502. For html; default 403. For a refusal that the sandbox never makes by itself; default 400. */
  status?: number | undefined;
  /** For 429, in seconds; default 0.1. */
  retryAfter?: number | undefined;
  /** Carries the request out first and fails its answer: the sender cannot know that it worked. */
  apply?: boolean | undefined;
};

/** Failures waiting to happen. */
export class Faults {
  #waiting: (Fault & { left: number })[] = [];

  add(fault: Fault): void {
    this.#waiting.push({ ...fault, left: fault.times ?? 1 });
  }

  clear(): void {
    this.#waiting = [];
  }

  /** The failure for this request, if one is due. */
  take(method: string, path: string, route: string): Fault | undefined {
    const due = this.#waiting.find(
      (fault) =>
        (fault.method === undefined || fault.method === method) &&
        (fault.route === undefined || path.includes(fault.route) || route.includes(fault.route)) &&
        (fault.only === undefined || fault.only(path)),
    );
    if (due === undefined) return undefined;
    due.left -= 1;
    if (due.left <= 0) this.#waiting = this.#waiting.filter((fault) => fault !== due);
    return due;
  }
}

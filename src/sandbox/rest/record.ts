/**
 * How a request ended. "injected" failures were asked for by a test; "fault" is the sandbox's own mistake: an answer
 * that Discord's specification does not allow.
 */
export type Verdict = "ok" | "refused" | "unknown route" | "injected" | "fault";

export type RequestRecord = {
  at: number;
  method: string;
  /** The route's pattern, or the bare path when no route matched. */
  route: string;
  path: string;
  body: unknown;
  /** The bytes are kept aside: only what describes the files. */
  files: { name: string; contentType: string; size: number }[];
  status: number;
  /** Discord's error code, if the request was refused with one. */
  code: number | null;
  verdict: Verdict;
  /** What was refused or violated, in words. */
  problems: string[];
  /** What Discord takes and a careful bot does not send, in words. */
  warnings: string[];
};

/** Refusals that a correct bot never meets: a malformed body, an empty message, no JSON. */
const CARELESS = new Set<number | null>([50035, 50006, 50109]);

/** Enough for any test, and bounded for a sandbox that runs for weeks. */
const KEPT = 20_000;

/** Everything that was asked of the sandbox, in order. */
export class Records {
  requests: RequestRecord[] = [];
  /** Violations outside a request's answer: gateway payloads, and crashes. */
  readonly faults: string[] = [];

  add(record: RequestRecord): void {
    this.requests.push(record);
    if (this.requests.length > 2 * KEPT) this.requests = this.requests.slice(-KEPT);
  }

  /**
   * Whatever the bot or the sandbox has done wrong, in words; empty after a clean run. Refusals that belong to the game
   * (closed direct messages, a deleted channel, a second answer) are no complaints; a malformed body is.
   */
  complaints(): string[] {
    const fromRequests = this.requests.flatMap((record) => {
      const where = `${record.method} ${record.path}`;
      return [
        ...(record.verdict === "unknown route" ? [`${where}: no such route in the sandbox`] : []),
        ...(record.verdict === "fault"
          ? record.problems.map((problem) => `${where}: the sandbox answered wrongly: ${problem}`)
          : []),
        ...(CARELESS.has(record.code) ? record.problems.map((problem) => `${where}: ${problem}`) : []),
        ...record.warnings.map((warning) => `${where}: ${warning}`),
      ];
    });
    return [...fromRequests, ...this.faults.map((fault) => `sandbox: ${fault}`)];
  }
}

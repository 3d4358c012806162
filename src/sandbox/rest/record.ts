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
  verdict: Verdict;
  /** What was refused or violated, in words. */
  problems: string[];
  /** Keys that the specification does not know. */
  warnings: string[];
};

/** Everything that was asked of the sandbox, in order. */
export class Records {
  readonly requests: RequestRecord[] = [];
  /** Violations outside a request's answer: gateway payloads. */
  readonly faults: string[] = [];

  /**
   * Whatever speaks against the bot or the sandbox, in words; empty after a clean run. Refusals that belong to the game
   * (closed direct messages, a deleted channel) are no complaints; a malformed body is.
   */
  complaints(): string[] {
    const fromRequests = this.requests.flatMap((record) => {
      const where = `${record.method} ${record.path}`;
      const malformed = record.status === 400 && record.verdict === "refused";
      return [
        ...(record.verdict === "unknown route" ? [`${where}: no such route in the sandbox`] : []),
        ...(record.verdict === "fault"
          ? record.problems.map((p) => `${where}: the sandbox answered wrongly: ${p}`)
          : []),
        ...(malformed ? record.problems.map((p) => `${where}: ${p}`) : []),
        ...record.warnings.map((key) => `${where}: the specification has no key ${key}`),
      ];
    });
    return [...fromRequests, ...this.faults.map((fault) => `gateway: ${fault}`)];
  }
}

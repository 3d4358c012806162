import type { RequestRecord, Sandbox } from "../../src/sandbox/index.ts";

/** Which of a bot's requests Discord counts towards its 50 a second, and which it does not: answers. */
export type RequestKind = "look-ups" | "new messages" | "edits" | "deletions" | "threads" | "others" | "answers";

/** Counts what is asked of a sandbox, from a moment on. */
export class RequestMeter {
  readonly counts = new Map<RequestKind, number>();
  readonly #sandbox: Sandbox;
  #last: RequestRecord | undefined;

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
  }

  /** Those that Discord counts. */
  get counted(): number {
    return [...this.counts.values()].reduce((all, n) => all + n, 0) - this.answers;
  }

  get answers(): number {
    return this.counts.get("answers") ?? 0;
  }

  /** What was asked so far does not count. */
  begin(): void {
    this.#last = this.#sandbox.requests().at(-1);
    this.counts.clear();
  }

  read(): void {
    const all = this.#sandbox.requests();
    const from = this.#last === undefined ? 0 : all.lastIndexOf(this.#last) + 1;
    for (const request of all.slice(from)) {
      const kind = kindOf(request);
      this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    }
    this.#last = all.at(-1);
  }
}

/** Requests below `/interactions` and `/webhooks` only have the limits of their interaction. */
function kindOf({ method, path }: Pick<RequestRecord, "method" | "path">): RequestKind {
  if (/^\/(interactions|webhooks)\//.test(path)) return "answers";
  if (/\/thread|^\/channels\/\d+$/.test(path)) return method === "GET" ? "look-ups" : "threads";
  if (method === "GET") return "look-ups";
  if (!path.includes("/messages")) return "others";
  return method === "POST" ? "new messages" : method === "DELETE" ? "deletions" : "edits";
}

/** What our messages hold and show, as last confirmed by Discord, so that nothing is fetched or sent twice. */
import { createHash } from "node:crypto";
import type { APIMessage } from "discord.js";
import { componentsOf, type Screen } from "../screen/screen.ts";
import { type Holding, heldFiles } from "./held-files.ts";

/** How many messages are remembered, those that were changed last. */
const MOST = 20_000;

/** A message of our own as Discord has it. */
export type Confirmed = Pick<APIMessage, "id" | "edited_timestamp" | "timestamp"> & Holding;

interface Known {
  /** When it became so, by Discord's clock. */
  readonly at: number;
  /** When that was confirmed, by ours. */
  readonly heard: number;
  readonly files: ReadonlyMap<string, string>;
  /** What it shows; null: unknown. */
  readonly print: string | null;
}

/**
 * What our messages hold and show, as Discord has last confirmed it, whoever changed them: the outbox, or the answer to a
 * press. So nothing need be asked for before an edit, and what is shown already need not be sent again. What is not known
 * only costs a request.
 */
export class ShownMessages {
  readonly #now: () => number;
  readonly #known = new Map<string, Known>();
  /** Changes that are under way, by message: until they are answered nobody knows what it shows. */
  readonly #changing = new Map<string, number>();

  /** `now`: ms since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** The files of a message: their ids by their names; null: unknown. */
  files(message: string): ReadonlyMap<string, string> | null {
    return this.#known.get(message)?.files ?? null;
  }

  /**
   * Whether a message has been found to show that since then (ms since 1970), and nothing else is on its way to it. What was
   * found before says nothing: somebody may have deleted the message.
   */
  shows(message: string, print: string, since: number): boolean {
    const known = this.#known.get(message);
    return known?.print === print && known.heard >= since && !this.#changing.has(message);
  }

  /** Notes what comes of a change that begins now; of one that fails nobody knows whether it has arrived. */
  async change(message: string, print: string | null, work: () => Promise<Confirmed>): Promise<void> {
    this.#changing.set(message, (this.#changing.get(message) ?? 0) + 1);
    try {
      this.confirmed(await work(), print);
    } catch (error) {
      this.forget(message);
      throw error;
    } finally {
      const others = (this.#changing.get(message) ?? 1) - 1;
      if (others > 0) this.#changing.set(message, others);
      else this.#changing.delete(message);
    }
  }

  /** Of two changes whose answers cross, the one that Discord has made last counts. */
  confirmed(message: Confirmed, print: string | null): void {
    const { id, edited_timestamp: edited, timestamp } = message;
    const at = Date.parse(edited ?? timestamp);
    const before = this.#known.get(id);
    if (before && before.at > at) return;
    const isOne = before === undefined || before.at < at || before.print === print;
    this.#known.delete(id); // so that it counts as the newest
    this.#known.set(id, { at, heard: this.#now(), files: heldFiles(message), print: isOne ? print : null });
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST && oldest !== undefined) this.#known.delete(oldest);
  }

  forget(message: string): void {
    this.#known.delete(message);
  }
}

/** What tells a screen from any other that a message may show. */
export const printOf = (screen: Screen): string =>
  createHash("sha256")
    .update(JSON.stringify([componentsOf(screen), screen.file?.text ?? null]))
    .digest("base64");

/** @typedef {import("./api.js").Seen} Seen */

/** So long, in ms, a control waits for a bot that has promised an answer and sends none. */
const PATIENCE_MS = 5000;

/**
 * What bots do about uses of their controls and forms, as it comes by the stream of events. Whatever an outcome changes
 * comes by the same stream before it, so whoever has waited for one reads what is true.
 */
export class Outcomes {
  /** Uses under way: their answers are not back yet, or only a promise. */
  #underWay = 0;
  /** Outcomes heard while uses were under way. @type {Set<string>} */
  #heard = new Set();
  /** @type {Map<string, () => void>} */
  #waiting = new Map();

  /** @param {string} use @param {Seen} seen */
  hear(use, seen) {
    if (this.#underWay === 0 || seen.kind === "thinking" || seen.kind === "updating") return;
    this.#heard.add(use);
    this.#waiting.get(use)?.();
  }

  /**
   * Does something with a control, and waits until what came of it is known here.
   * @param {() => Promise<import("./api.js").Used>} act
   */
  async after(act) {
    this.#underWay += 1;
    try {
      const used = await act();
      if (!used.seen.some(({ kind }) => kind === "modal" || kind === "failed")) await this.#outcome(used.use);
      return used;
    } finally {
      this.#underWay -= 1;
      if (this.#underWay === 0) this.#heard.clear();
    }
  }

  /** @param {string} use */
  async #outcome(use) {
    if (this.#heard.has(use)) return;
    await new Promise((resolve) => {
      const timer = setTimeout(resolve, PATIENCE_MS);
      this.#waiting.set(use, () => {
        clearTimeout(timer);
        resolve(undefined);
      });
    });
    this.#waiting.delete(use);
  }
}

import { type Envelope, mustGet, openAsk } from "#engine";
import type { CardNumber } from "../../../../src/games/fitna/content/card-types.ts";
import { fitna } from "../../../../src/games/fitna/index.ts";
import type { Event } from "../../../../src/games/fitna/rules/events.ts";
import { SEGMENTS } from "../../../../src/games/fitna/rules/turn/events.ts";
import type { Fitna } from "../../../../src/games/fitna/state.ts";
import { content } from "../packs.ts";
import { cardRow, effectsOf, LISTS, type Section } from "./lists.ts";

const { cards, units } = content.editions["2020"];

/** How often what is listed happened: by random play, and in positions that were set up for it. */
export class Coverage {
  readonly #counts = new Map(
    Object.entries(LISTS).map(([section, rows]) => [
      section,
      new Map<string, { random: number; seeded: number }>(rows.map((row) => [row, { random: 0, seeded: 0 }])),
    ]),
  );
  /** Why events that were told are not read as what their kinds declare. */
  readonly unread = new Set<string>();
  /** What is counted now. */
  by: "random" | "seeded" = "random";

  /** What never happened. */
  get missing(): readonly string[] {
    return [...this.#counts].flatMap(([section, rows]) =>
      [...rows].filter(([, { random, seeded }]) => random + seeded === 0).map(([row]) => `${section}: ${row}`),
    );
  }

  lacks(section: Section, row: string): boolean {
    const { random, seeded } = this.#counts.get(section)?.get(row) ?? { random: 0, seeded: 0 };
    return random + seeded === 0;
  }

  /** How often by random play, and after a plus in seeded positions. */
  get table(): string {
    const sections = [...this.#counts].map(([section, rows]) => {
      const cells = [...rows].map(([row, { random, seeded }]) => `${row} ${random}${seeded > 0 ? `+${seeded}` : ""}`);
      return `${section}: ${rows.size}\n  ${cells.join(" · ")}`;
    });
    return ["How often by random play + in seeded positions", ...sections].join("\n");
  }

  /** After a step: what was done, where the game is now, and what was told on the way. */
  see(env: Envelope<Fitna>, events: readonly Event[], action: string | null): void {
    if (action !== null) this.count("Actions", action);
    const ask = openAsk(env);
    if (ask?.kind === "window" || ask?.kind === "reaction") this.count("Windows", ask.window);
    if (env.table.phase in SEGMENTS) this.count("Segments", env.table.phase);
    for (const event of events) this.hear(event);
  }

  hear(event: Event): void {
    this.count("Events", `${event.chapter} ${event.kind}`);
    this.#read(event);
    if (event.kind === "planned" || event.kind === "top" || event.kind === "sent-back")
      this.count("Segments", event.kind === "planned" ? "planning" : "movement");
    if (event.kind === "supply") this.count("Segments", "supply");
    if (event.kind === "declared")
      for (const { id } of [...event.attackers, ...event.defenders]) {
        const { type } = mustGet(units, id);
        if (type !== "decoy") this.count("Fighters", type);
      }
    if (event.kind === "played") this.#play(event.card, ["events", "turn"]);
    if (event.kind === "cancelled") this.#play(event.by, ["reaction"]);
    if (event.kind === "announced")
      for (const { card, answers } of event.cards)
        this.#play(card, answers === null ? ["combat", "turn"] : ["reaction"]);
    if (event.kind === "shielded") this.#play(event.by, ["reaction"]);
  }

  #read(event: Event): void {
    try {
      fitna.readPublic?.(event);
    } catch (error) {
      this.unread.add(String(error));
    }
  }

  #play(card: CardNumber, among: readonly ("combat" | "events" | "reaction" | "turn")[]): void {
    for (const { when } of mustGet(cards, String(card)).uses) {
      if (!among.includes(when)) continue;
      this.count("Cards", cardRow(card, when));
      for (const effect of effectsOf(card, when)) this.count("Effects", effect);
    }
  }

  /** What happens without being listed is an error: the list is wrong then. */
  count(section: Section, row: string): void {
    const counts = this.#counts.get(section)?.get(row);
    if (!counts) throw new Error(`${section}: “${row}” happens, and is not listed`);
    counts[this.by]++;
  }
}

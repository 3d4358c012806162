import { type Envelope, openAsk } from "../../../src/engine/index.ts";
import { SEATS, type UnitId, type ZoneId } from "../../../src/games/next-war-in-lebanon/content/types.ts";
import type { Event } from "../../../src/games/next-war-in-lebanon/events.ts";
import type { Lebanon } from "../../../src/games/next-war-in-lebanon/state.ts";
import { book } from "./builder.ts";
import { chitUse, effectRow, eventRow, LISTS, outcome, type Section, unitRow } from "./coverage-lists.ts";
import { chitsIn, variantsIn } from "./coverage-reading.ts";

/** From one state of a game to another: everything that was told between them, and the action if it was one. */
export interface Stretch {
  readonly before: Envelope<Lebanon>;
  readonly after: Envelope<Lebanon>;
  readonly events: readonly Event[];
  readonly action: string | null;
}

/** How often what is listed happened: by random play, and in positions that were set up for it. */
export class Coverage {
  readonly #counts = new Map(
    Object.entries(LISTS).map(([section, rows]) => [
      section,
      new Map<string, { random: number; seeded: number }>(rows.map((row) => [row, { random: 0, seeded: 0 }])),
    ]),
  );
  /** What is counted now. */
  by: "random" | "seeded" = "random";

  /** What never happened. */
  get missing(): readonly string[] {
    return [...this.#counts].flatMap(([section, rows]) =>
      [...rows].filter(([, { random, seeded }]) => random + seeded === 0).map(([row]) => `${section}: ${row}`),
    );
  }

  /** How often by random play, and after a plus in seeded positions. */
  get table(): string {
    const sections = [...this.#counts].map(([section, rows]) => {
      const cells = [...rows].map(([row, { random, seeded }]) => `${row} ${random}${seeded > 0 ? `+${seeded}` : ""}`);
      return `${section}: ${rows.size}\n  ${cells.join(" · ")}`;
    });
    return ["How often by random play + in seeded positions", ...sections].join("\n");
  }

  see({ before, after, events, action }: Stretch): void {
    if (action !== null) this.#count("Actions", action);
    const ask = openAsk(after);
    if (ask?.kind === "window") for (const seat of ask.seats) this.#count("Windows", `${ask.window} (${seat})`);
    for (const event of events) this.#hear(event, after.table.scenario);
    this.#compare(before, after);
  }

  #hear(event: Event, scenario: Lebanon["Table"]["scenario"]): void {
    for (const variant of variantsIn(event)) this.#count("Events", eventRow(event, variant));
    for (const [type, use, seat] of chitsIn(event)) this.#count("Chit functions", chitUse(type, use, seat));
    if (event.kind === "effect") {
      const row = book.content.cascade[event.row];
      if (row) this.#count("Cascading Effects", effectRow(scenario, row.id, outcome(row, event)));
    }
    if (event.kind !== "firefight") return;
    const { target, rolls } = event.firefight;
    this.#count("Units", unitRow(target, "is a target"));
    for (const { firer, supporters } of rolls) {
      this.#count("Units", unitRow(firer, "fires"));
      for (const { unit } of supporters) this.#count("Units", unitRow(unit, "supports"));
    }
  }

  /** Units that are elsewhere now, or out of play. */
  #compare(before: Envelope<Lebanon>, after: Envelope<Lebanon>): void {
    const [were, are] = [zonesOf(before), zonesOf(after)];
    for (const [unit, zone] of were) {
      const now = are.get(unit);
      if (now !== undefined && now !== zone) this.#count("Units", unitRow(unit, "moves"));
      if (now === undefined && after.table.eliminated.includes(unit)) this.#count("Units", unitRow(unit, "is lost"));
    }
  }

  /** What happens without being listed is an error: the list is wrong then. */
  #count(section: Section, row: string): void {
    const counts = this.#counts.get(section)?.get(row);
    if (!counts) throw new Error(`${section}: “${row}” happens, and is not listed`);
    counts[this.by]++;
  }
}

function zonesOf({ hands }: Envelope<Lebanon>): ReadonlyMap<UnitId, ZoneId> {
  const groups = SEATS.flatMap((seat) => Object.values(hands[seat]?.groups ?? {}));
  return new Map(groups.flatMap(({ zone, units }) => units.map((unit) => [unit, zone] as const)));
}

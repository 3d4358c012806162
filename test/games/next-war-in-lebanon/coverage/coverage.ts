import { type Envelope, mustGet, openAsk } from "#engine";
import { SEATS, type UnitId } from "../../../../src/games/next-war-in-lebanon/content/types.ts";
import { nextWarInLebanon } from "../../../../src/games/next-war-in-lebanon/index.ts";
import type { Event } from "../../../../src/games/next-war-in-lebanon/rules/events.ts";
import type { Lebanon, Marks } from "../../../../src/games/next-war-in-lebanon/state.ts";
import { book } from "../builder.ts";
import { eventRow } from "./event-rows.ts";
import { chitUse, effectRow, inTandem, LISTS, outcome, type Section, windowRow } from "./lists.ts";
import { chitsIn, unitsIn, variantsIn } from "./reading.ts";
import { unitRow } from "./unit-rows.ts";

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
    if (ask?.kind === "window") for (const seat of ask.seats) this.#count("Windows", windowRow(ask.window, seat));
    for (const event of events) this.#hear(event, before.table);
    this.#compare(before, after);
  }

  #read(event: Event): void {
    try {
      nextWarInLebanon.readPublic?.(event);
    } catch (error) {
      this.unread.add(String(error));
    }
  }

  #hear(event: Event, before: Lebanon["Table"]): void {
    this.#read(event);
    for (const variant of variantsIn(event)) this.#count("Events", eventRow(event, variant));
    for (const [type, use, seat, chits = 1] of chitsIn(event, before)) {
      const row = chitUse(type, use, seat);
      this.#count("Chit functions", row);
      if (chits > 1) this.#count("Chit functions", inTandem(row));
    }
    for (const [unit, what] of unitsIn(event)) this.#count("Units", unitRow(unit, what));
    if (event.kind !== "effect") return;
    const row = mustGet(book.content.cascade, event.row);
    this.#count("Cascading Effects", effectRow(before.scenario, row.id, outcome(row, event)));
  }

  /** Units that are elsewhere now, in another state, out of play, or back. */
  #compare(before: Envelope<Lebanon>, after: Envelope<Lebanon>): void {
    const [were, are] = [unitsOn(before), unitsOn(after)];
    for (const [unit, was] of were) {
      const is = are.get(unit);
      if (!is && after.table.eliminated.includes(unit)) this.#count("Units", unitRow(unit, "is lost"));
      if (!is) continue;
      if (is.zone !== was.zone) this.#count("Units", unitRow(unit, "moves"));
      if (is.reduced && !was.reduced) this.#count("Units", unitRow(unit, "is reduced"));
      if (was.reduced && !is.reduced) this.#count("Units", unitRow(unit, "is rebuilt"));
      if (was.fired && !is.fired) this.#count("Units", unitRow(unit, "is readied"));
    }
    for (const unit of before.table.eliminated) if (are.has(unit)) this.#count("Units", unitRow(unit, "is built"));
  }

  /** What happens without being listed is an error: the list is wrong then. */
  #count(section: Section, row: string): void {
    const counts = this.#counts.get(section)?.get(row);
    if (!counts) throw new Error(`${section}: “${row}” happens, and is not listed`);
    counts[this.by]++;
  }
}

/** Every unit on the map, where it is and in which state. */
function unitsOn({ hands }: Envelope<Lebanon>): ReadonlyMap<UnitId, Marks & { readonly zone: string }> {
  return new Map(
    SEATS.flatMap((seat) => {
      const { groups = [], units: marks = {} } = hands[seat] ?? {};
      return groups.flatMap(({ zone, units }) =>
        units.map((unit) => [unit, { ...mustGet(marks, unit), zone }] as const),
      );
    }),
  );
}

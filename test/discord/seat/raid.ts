import type { Json, Params } from "#engine";
import type { Person } from "../../../src/campaign/service.ts";
import { interaction, person, type Service } from "../../campaign/harness.ts";
import { Guest } from "./guest.ts";
import { serviceFor, started, startedIn } from "./kit-table.ts";

type Side = "red" | "blue";
type Players = readonly [red: Person, blue: Person];

/** Raiders on a database of its own: person 0 plays red, person 1 blue. */
export class Raid {
  readonly s: Service;
  readonly game: string;
  readonly red: Guest;
  readonly blue: Guest;

  readonly #people: Players;

  private constructor(s: Service, game: string, people: Players = [person(0), person(1)]) {
    this.s = s;
    this.game = game;
    this.#people = people;
    this.red = new Guest(s, 0, game);
    this.blue = new Guest(s, 1, game);
  }

  /** In the first march, red's. Blue holds two raids, and is asked whether to use them (`waits`), or not. */
  static async marching({ waits = true } = {}): Promise<Raid> {
    const s = await serviceFor();
    const reactions = waits ? ["entry:wait-all"] : [];
    const raid = new Raid(s, await started(s, "raiders", { rounds: 3, reactions }));
    await raid.supplies();
    await raid.red.open();
    return raid;
  }

  /** The same between these two, in their channel. */
  static async among(s: Service, people: Players, place: { guild: string; channel: string }): Promise<Raid> {
    const game = await startedIn(s, "raiders", { rounds: 3, reactions: [] }, people, place);
    const raid = new Raid(s, game, people);
    await raid.supplies();
    return raid;
  }

  async supplies(): Promise<void> {
    await this.does("red", "supply", { scouts: 2, raids: 1, feints: 0 });
    await this.does("blue", "supply", { scouts: 1, raids: 2, feints: 0 });
  }

  async does(seat: Side, action: string, params: Params = {}): Promise<void> {
    const [red, blue] = this.#people;
    const who = { game: this.game, person: (seat === "red" ? red : blue).id, seat, decision: null };
    await this.s.campaigns.acting.submit({ ...who, moves: [{ action, params }], interaction: interaction() });
  }

  async table(): Promise<{ readonly bands: { readonly [band: string]: { readonly at: string } } }> {
    const snapshot = await this.s.repository.snapshot(this.game);
    const state = JSON.parse(snapshot?.state ?? "{}") as { readonly table: Json }; // its own state
    return state.table as unknown as Awaited<ReturnType<Raid["table"]>>;
  }

  /** Where a band is. */
  async at(band: string): Promise<string | undefined> {
    return (await this.table()).bands[band]?.at;
  }

  close(): void {
    this.s.database.close();
  }
}

/** Puts a march on the sheet: "1 to Plain". */
export async function plans(guest: Guest, ...rows: readonly string[]): Promise<void> {
  for (const row of rows) {
    const [band = "", zone = ""] = row.split(" to ");
    await guest.choose("March", `${band} · ${zone}`);
  }
}

import { USUAL } from "../../../src/campaign/service/lobby/settings.ts";
import type { CouncilSettings } from "../../../src/store/council.ts";
import type { OutboxRow } from "../../../src/store/records.ts";
import { CHANNEL, drain, GUILD, interaction, person, type Service, service } from "../harness.ts";

export const SEAT = "insurgents";

type Wish = Partial<CouncilSettings> & { pace?: number | null; turns?: number };

/** A council's campaign without Discord: person 0 plays the US, the next `size` are the council of the Insurgents. */
export class CouncilStage {
  readonly of: Service;
  readonly game: string;

  private constructor(of: Service, game: string) {
    this.of = of;
    this.game = game;
  }

  static async open(size: number, wish: Wish = {}): Promise<CouncilStage> {
    const stage = await CouncilStage.lobby(size, wish);
    await stage.of.campaigns.people.start(stage.game, person(0), false, interaction());
    return stage;
  }

  /** The same before its start. */
  static async lobby(size: number, wish: Wish = {}): Promise<CouncilStage> {
    const of = await service();
    const { pace = null, turns = 2, ...settings } = wish;
    const { id } = await of.campaigns.people.create({
      ...{ game: "iraqi-conflict", options: { seats: "2", turns }, pace, name: "Tigris" },
      ...{ guild: GUILD, channel: CHANNEL, host: person(0), interaction: interaction() },
      council: { ...USUAL, people: 9, joining: "open", ...settings },
    });
    const stage = new CouncilStage(of, id);
    await stage.join(0, "us");
    for (let n = 1; n <= size; n++) await stage.join(n);
    return stage;
  }

  async close(): Promise<void> {
    await this.of.campaigns.stop();
    this.of.database.close();
  }

  join(n: number, seat: string | null = SEAT): Promise<void> {
    return this.of.campaigns.people.join({
      game: this.game,
      person: person(n),
      seat,
      word: null,
      interaction: interaction(),
    });
  }

  leave(n: number): Promise<void> {
    return this.of.campaigns.people.leave(this.game, person(n), interaction());
  }

  /** Keeps the hand of a seat, as one of its holders. */
  async commit(n: number, seat: string = SEAT): Promise<void> {
    await this.of.campaigns.acting.submit({
      ...{ game: this.game, person: person(n).id, seat },
      ...{ moves: [{ action: "commit", params: { discard: [] } }], interaction: interaction() },
    });
  }

  asked(n: number) {
    return { person: person(n), interaction: interaction() };
  }

  /** Who holds the council's seat, by their numbers, in order of joining. */
  async holders(): Promise<readonly number[]> {
    const members = await this.of.repository.members(this.game);
    return members.flatMap((member) =>
      member.seat === SEAT && !member.bot ? [Number(member.name.replace("Person ", ""))] : [],
    );
  }

  /** Where everything went that was sent since the last look. */
  async sent(): Promise<readonly OutboxRow[]> {
    return await drain(this.of);
  }

  days(n: number): void {
    this.of.clock.advance(n * 24 * 3_600_000);
  }
}

export const placesOf = (rows: readonly OutboxRow[]): readonly string[] => [
  ...new Set(rows.map(({ destination }) => destination)),
];

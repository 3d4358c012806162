import type { Dice } from "#engine";
import { textOf } from "../../src/cli/robot/controls.ts";
import type { Person } from "../../src/sandbox/people/person.ts";
import type { GameRecord } from "../../src/store/records.ts";
import type { Surroundings } from "./visitor.ts";

/** What there is to read of a campaign, whoever reads it. */
const PAGES = [
  { name: "map", command: "map", options: {} },
  { name: "legend", command: "map", options: { legend: true } },
  { name: "recap", command: "recap", options: {} },
  { name: "story", command: "recap", options: { all: true } },
  { name: "log", command: "game log", options: {} },
  { name: "status", command: "game status", options: {} },
] as const;

/** How many pages somebody reads at one sitting. */
const MOST = 3;

/** Reads some pages of a campaign by commands, and does nothing else. */
export async function readPages(
  person: Person,
  { id: game, channel }: GameRecord,
  dice: Dice,
  count: (what: string) => void,
): Promise<void> {
  for (const { name, command, options } of dice.shuffled(PAGES).slice(0, 1 + dice.below(MOST))) {
    const page = await person.slash({ channel, command, options: { ...options, game } }).reply();
    if (textOf(page).startsWith("⚠️")) throw new Error(`there is no ${name} to read`);
    count(`read: ${name}`);
  }
}

/** Somebody who plays nowhere, and reads in one of the campaigns of the server now and then. */
export class Reader {
  readonly person: Person;
  readonly #dice: Dice;
  readonly #around: Pick<Surroundings, "bot" | "count" | "gaveUp">;

  constructor(person: Person, dice: Dice, around: Pick<Surroundings, "bot" | "count" | "gaveUp">) {
    this.person = person;
    this.#dice = dice;
    this.#around = around;
  }

  async visit(): Promise<void> {
    const { bot, count, gaveUp } = this.#around;
    const running = ((await bot.umpire?.campaigns.showing.find({})) ?? []).filter(({ status }) => status === "running");
    if (running.length === 0) return;
    try {
      await readPages(this.person, this.#dice.of(running), this.#dice, count);
    } catch (error) {
      gaveUp(error);
    }
  }
}

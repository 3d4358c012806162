/**
 * A campaign whose stored data cannot be read is set aside and its host told, while all others go on. The store only throws
 * `Damaged`; `Core.reading` and the start (restart.ts) notice it.
 */
import type { Logger } from "pino";
import { refuse } from "#engine";
import { StaleState } from "../../store/problems.ts";
import type { GameRecord, OutboxDraft } from "../../store/records.ts";
import type { GameHead, Repository } from "../../store/repository.ts";
import { blank, personalBox, single } from "../facts/posting.ts";

/** A game as far as it must be known to be set aside. */
export type Victim = GameHead;

/** What it is set aside with. */
export interface Caretaker {
  readonly repository: Repository;
  readonly clock: { now(): number };
  readonly logger: Logger;
}

export const refuseDamaged = (): never =>
  refuse(
    "damaged",
    "This campaign is set aside because its stored data is damaged: its host and whoever runs this bot have been " +
      "told. All other campaigns go on.",
  );

/** Throws `Refused` for a game that has ended or is set aside. */
export function requireGoing({ status }: Pick<GameRecord, "status">): void {
  if (status === "over" || status === "abandoned") refuse("over", "This campaign has ended.");
  if (status === "damaged") refuseDamaged();
}

/**
 * Sets a running game, or one that has not begun, aside: nothing happens to it, and nothing waits for it, until a start
 * finds it whole again. The host is told, and the operator by the log. Says whether that was written: it may be set aside already,
 * and if it has changed meanwhile whoever finds it damaged the next time sets it aside.
 */
export async function setAside({ repository, clock, logger }: Caretaker, game: Victim, what: string): Promise<boolean> {
  logger.error(
    { game: game.id, damage: what },
    "a campaign is damaged and set aside; docs/operations.md says what helps",
  );
  if (game.status === "damaged" || game.status === "over" || game.status === "abandoned") return false;
  const at = clock.now();
  const silence = "the campaign is damaged";
  const outbox = [damageNotice(game, what)];
  try {
    await repository.write({ game: game.id, set: { status: "damaged" }, silence, outbox, at }, game.version);
    return true;
  } catch (error) {
    if (error instanceof StaleState) return false;
    throw error;
  }
}

function damageNotice({ name, host }: Victim, what: string): OutboxDraft {
  const text = [
    `The stored data of this campaign is damaged (${what}), so it is set aside until whoever runs this bot has repaired it; ` +
      "all other campaigns go on.",
  ];
  return single(personalBox(host), { ...blank, title: `${name}: set aside`, text });
}

/** Lets a game that is whole again go on: what waited for it is sent, and the host is told. */
export async function takeUpAgain({ repository, clock, logger }: Caretaker, record: GameRecord): Promise<void> {
  const text = ["The stored data of this campaign is sound again: it goes on."];
  const notice = single(personalBox(record.host), { ...blank, title: record.name, text });
  const began = (await repository.result(record.id)) ? "over" : "running";
  const status = record.started === null ? "lobby" : began;
  await repository.write(
    { game: record.id, set: { status }, repair: true, outbox: [notice], at: clock.now() },
    record.version,
  );
  logger.info({ game: record.id }, "a campaign that was set aside goes on");
}

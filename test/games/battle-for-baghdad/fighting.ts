import type { Params } from "#engine";
import { baghdad, book, type Game } from "./builder.ts";

export type Wishes = NonNullable<Parameters<typeof baghdad>[0]>;
export type Zones = Parameters<Game["units"]>[0];

/** A game in its Combat Phase with these units. */
export function fighting(zones: Zones, wishes: Wishes = {}, first = "shiite"): Game {
  const game = baghdad(wishes).units(zones).street("S01", "S02", "S03").initiative(first);
  return game.until(({ table }) => table.phase === "combat" || table.turn > 1);
}

export const plan = (command: string, commit: number, offense = "none", defense = "none"): Params =>
  command === "none" ? { command, commit } : { command, offense, defense, commit };

/** The award that a seat gets for what is done. */
export function gains(game: Game, seat: string, act: () => void): number | undefined {
  const before = game.events.length;
  act();
  game.passWindows();
  const award = game.events.slice(before).find((event) => event.kind === "awarded" && event.seat === seat);
  return award?.kind === "awarded" ? award.amount : undefined;
}

/** The Command of this name. */
export function command(name: string): string {
  const found = Object.values(book.content.commands).find((one) => one.name.replace("’", "'") === name);
  if (!found) throw new Error(`no Command ${name}`);
  return found.id;
}

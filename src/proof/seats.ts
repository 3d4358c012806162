/** The draw for seats: the same for the lobby, and for whoever checks it. */
import { canonical, Dice, type GameTypes, optionsToday, type Rulebook, refuse, type Seat } from "#engine";
import { drawKey, type Entry, type StartParams } from "./history.ts";
import type { ProofFile } from "./reading-file.ts";

/**
 * Who plays what, in the order of the entries: wishes first, the rest drawn with dice that depend on the promised secret
 * and everybody's words. `groups`: the seats that one person plays each; left out, each seat is one by itself.
 */
export function assignSeats(
  secret: string,
  entries: readonly Entry[],
  seats: readonly Seat[],
  groups: readonly (readonly Seat[])[] = seats.map((seat) => [seat]),
): readonly (readonly Seat[])[] {
  const dice = new Dice({ key: drawKey(secret, entries), next: 0 });
  const isNamed = (group: readonly Seat[], { wish }: Entry): boolean => wish !== null && group.includes(wish);
  const free = dice.shuffled(groups.filter((group) => !entries.some((entry) => isNamed(group, entry))));
  return entries.map(
    (entry) =>
      groups.find((group) => isNamed(group, entry)) ??
      free.shift() ??
      refuse("full", "There are more players than seats."),
  );
}

/** Whether a campaign began with the options of its lobby, and with the seats that the draw gave. Throws where it did not. */
export function checkStart(
  { definition, content }: Rulebook<GameTypes>,
  start: StartParams,
  file: Pick<ProofFile, "options" | "secret">,
): void {
  const form = definition.options;
  const roster = definition.roster(optionsToday(form, start.options), content).map(({ id }) => id);
  const [begun, kept] = [start, file].map(({ options }) => canonical(optionsToday(form, options)));
  if (begun !== kept) throw new Error("the options are not those of the start");
  if (canonical([...start.seats]) !== canonical(roster)) throw new Error("the seats are not those of the options");
  const { groups } = start;
  if (groups && canonical(groups.flat().sort()) !== canonical([...start.seats].sort()))
    throw new Error("the groups of seats are not all seats, each once");
  const drawn = assignSeats(file.secret, start.entries, start.seats, groups);
  const stranger = Object.keys(start.controllers).find((seat) => !start.seats.includes(seat));
  if (stranger !== undefined) throw new Error(`the seat ${stranger} does not exist in this game`);
  start.entries.forEach(({ token }, i) => {
    for (const seat of drawn[i] ?? [])
      if (start.controllers[seat] !== token) throw new Error(`the seat ${seat} was not given by the draw`);
  });
  const given = drawn.flat();
  const odd = start.seats.find((seat) => !given.includes(seat));
  if (odd !== undefined) throw new Error(`the seat ${odd} was not given by the draw`);
}

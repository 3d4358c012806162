import { canonical, copy, Dice, type Envelope, type GameTypes, type Seat } from "#engine";
import type { Claim, Position } from "../play.ts";
import { keyOf } from "../subject.ts";
import { violate } from "../violation.ts";
import { imagined } from "./secrecy.ts";

/** From this many positions without another state of it on, it is no chance. */
const ENOUGH = 24;
/** How many other states are looked at in each. */
const TRIES = 3;

/**
 * Whatever is hidden from a seat is other in some of the states that it cannot tell apart: where `possible` leaves a kind
 * of secret as it is, nothing that comes of it is ever found out, and the claim of secrecy says nothing about it.
 */
export const variesWhatIsHidden = <G extends GameTypes>(): Claim<G> => {
  const varied = new Set<string>();
  const unvaried = new Map<string, number>();
  return {
    title: "can imagine otherwise whatever a seat does not see",
    at(position) {
      const { subject, env, seat: viewer } = position;
      if (env.over || subject.secrets === false) return;
      const known = subject.known?.(env) ?? [];
      const held = [...hiddenFrom(env, viewer).keys()].filter((name) => !known.includes(name) && !varied.has(name));
      for (let n = 0; n < TRIES && held.some((name) => !varied.has(name)); n++)
        for (const name of variedBy(position, viewer, n)) varied.add(name);
      for (const name of held) if (!varied.has(name)) unvaried.set(name, (unvaried.get(name) ?? 0) + 1);
    },
    atLast() {
      const empty = [...unvaried].filter(([name, positions]) => !varied.has(name) && positions >= ENOUGH);
      const list = empty.map(([name, positions]) => `${name} (in ${positions} positions)`).join(", ");
      if (list !== "")
        violate("possible", `what others hide was never otherwise: ${list}; what everybody knows is \`known\``);
    },
  };
};

/** What is otherwise in another state that this seat cannot tell from the position. */
function variedBy<G extends GameTypes>(position: Position<G>, viewer: Seat, n: number): readonly string[] {
  const { env, acts } = position;
  const dice = new Dice({ key: keyOf(env.random.key, acts.length, "varied", viewer, n), next: 0 });
  const other = imagined({ ...position, dice }, viewer);
  if (!other) return [];
  const there = hiddenFrom(other.env, viewer);
  return [...hiddenFrom(env, viewer)].flatMap(([name, held]) =>
    canonical(held) === canonical(there.get(name) ?? []) ? [] : [name],
  );
}

/** What a seat does not see, by the members that hold it; not those that hold nothing. */
function hiddenFrom<G extends GameTypes>(
  { hands, box, answers, seats }: Envelope<G>,
  viewer: Seat,
): ReadonlyMap<string, unknown[]> {
  const found = new Map<string, unknown[]>();
  const note = (name: string, value: unknown): void => {
    if (isEmpty(value)) return;
    found.set(name, [...(found.get(name) ?? []), value]);
  };
  for (const seat of seats) {
    if (seat === viewer) continue;
    for (const [name, value] of Object.entries(copy(hands[seat] ?? {}))) note(`hand.${name}`, value);
    note("answers", answers[seat]);
  }
  for (const [name, value] of Object.entries(box)) note(`box.${name}`, value);
  return found;
}

const isEmpty = (value: unknown): boolean =>
  typeof value === "object" && value !== null ? Object.values(value).every(isEmpty) : !value;

import { type Contest, type GameTypes, publicView } from "#engine";
import type { Course, Scene } from "#scene";
import type { Claim, Position } from "../play.ts";
import { same, violate } from "../violation.ts";
import { twinOf } from "./twins.ts";

/** What a game says of how it goes: sound, the same whatever is hidden, and at its end what its last board says. */
export const knowsHowItGoes = <G extends GameTypes>(): Claim<G> => ({
  title: "says how it goes by what everyone sees, and at the end as its board does",
  every: 5,
  at(position) {
    for (const contest of contestsAt(position)) sound(position, contest);
    holdersAreSound(position);
    const other = twinOf(position, position.seat);
    if (other) same("leak", "how it goes, as everyone sees it,", told(position), told(other));
  },
  after(position) {
    const contests = contestsAt(position);
    const { book, env } = position;
    if (!env.over || !book.definition.contests) return;
    for (const contest of contests) {
      sound(position, contest);
      if (!contest.ended) violate("contests", `${contest.name} has not ended, and the game has`);
    }
    const won = contests.flatMap(({ ended }) => ended?.won ?? []).map(({ seat }) => seat);
    const winners = env.over.victories.flatMap(({ seats }) => seats);
    if (contests.length > 0)
      same("contests", "who has won", [...new Set(won)].sort().join(), [...new Set(winners)].sort().join());
    const drawn = coursesIn(book.definition.board(publicView(book, env), { caption: "", names: {} }));
    if (drawn.length > 0)
      same("contests", "how the figures went", figures(drawn), figures(contests.map(({ course }) => course)));
  },
});

const contestsAt = <G extends GameTypes>({ book, env }: Position<G>): readonly Contest[] =>
  book.definition.contests?.(publicView(book, env)) ?? [];

function told<G extends GameTypes>(position: Position<G>): string {
  const { book, env } = position;
  const { holders, powers } = book.definition;
  const view = publicView(book, env);
  return JSON.stringify([contestsAt(position), holders?.(view), powers?.(view)]);
}

function sound<G extends GameTypes>({ env }: Position<G>, contest: Contest): void {
  const { name, course, seats, now, ahead = [], ended, reached, unknown } = contest;
  const wrong = (what: string): never => violate("contests", `${name}: ${what}`);
  if (course.lines.length !== seats.length) wrong(`${course.lines.length} lines are of ${seats.length} sides`);
  const all = seats.flat();
  if (all.length !== new Set(all).size || all.some((seat) => !env.seats.includes(seat)))
    wrong(`its sides are ${all.join()}`);
  if (now && now.length !== seats.length) wrong(`${now.length} figures of ${seats.length} sides`);
  if (reached >= course.steps.length) wrong(`step ${reached} of ${course.steps.length}`);
  for (const { values } of course.lines)
    if (unknown === undefined ? values.length !== reached + 1 : values.length > 0)
      wrong(`${values.length} figures at step ${reached}`);
  for (const { seat } of [...ahead, ...(ended?.won ?? [])])
    if (!all.includes(seat)) wrong(`${seat} has won or is ahead, and no side of it`);
  if (unknown !== undefined && (now || ahead.length > 0)) wrong("nobody can say how it stands, and it says so");
}

function holdersAreSound<G extends GameTypes>({ book, env }: Position<G>): void {
  const { definition, content } = book;
  const places = new Set(definition.places?.(content).map(({ id }) => id));
  const holders = definition.holders?.(publicView(book, env)) ?? {};
  for (const [place, seat] of Object.entries(holders)) {
    if (!places.has(place)) violate("holders", `${place} is no place`);
    if (seat !== null && !env.seats.includes(seat)) violate("holders", `${place} is held by ${seat}`);
  }
  for (const [place, name] of Object.entries(definition.powers?.(publicView(book, env)) ?? {})) {
    if (!places.has(place)) violate("powers", `${place} is no place`);
    if ((holders[place] ?? null) !== null) violate("powers", `${place} is held by ${holders[place]} and ${name}`);
    if (env.seats.includes(name) || name.trim() === "") violate("powers", `nobody without a seat is called ${name}`);
  }
}

/** Without the words around them. */
const figures = (courses: readonly Course[]): string =>
  JSON.stringify(
    courses.map(({ steps, goal, lines, winners = [] }) => [
      steps,
      goal,
      lines.map(({ name, values }) => [name, values]),
      winners.map(({ name, value }) => [name, value]),
    ]),
  );

/** All courses that a picture shows, wherever in it. */
function coursesIn(scene: Scene): readonly Course[] {
  const found: Course[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("kind" in value && value.kind === "course")
      found.push(value as Course); // as its kind says
    else Object.values(value).forEach(look);
  };
  look(scene.layout);
  return found;
}

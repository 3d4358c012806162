/** What a card with several effects can be aimed at, so that it suits all of them. */
import {
  alternatives,
  type Builder,
  type Ctx,
  choice,
  integer,
  mustGet,
  type Option,
  type Refusal,
  type Seat,
  subset,
  type View,
} from "#engine";
import { factionName, seatCalled, The, the } from "../../content/factions.ts";
import { type CommandId, type ZoneId, zoneCalled, zone as zoneOf } from "../../content/pack.ts";
import { counted } from "../../content/wording.ts";
import type { Baghdad, Played } from "../../state.ts";
import { inVain, type Rule } from "./kind.ts";

/**
 * What can be chosen for cards with several effects: whatever suits all of them. A question is null where no effect
 * calls for it.
 */

type Powers = readonly Rule[];

/** What is in every list, as the first one has it; null if there is no list. */
function inAll<V extends string>(lists: readonly (readonly Option<V>[])[]): readonly Option<V>[] | null {
  const [first, ...others] = lists;
  if (!first) return null;
  return first.filter(({ value }) => others.every((list) => list.some((option) => option.value === value)));
}

const zones = (c: View<Baghdad>, powers: Powers, target: Seat | undefined): readonly Option<ZoneId>[] | null =>
  inAll(powers.flatMap((power) => (power.zones ? [power.zones(c, target)] : [])));

/** Seats against which there is a Zone to choose, if one has to be chosen. */
const targets = (c: View<Baghdad>, powers: Powers): readonly Option<Seat>[] | null =>
  inAll(powers.flatMap((power) => (power.targets ? [power.targets(c)] : [])))?.filter(
    ({ value }) => zones(c, powers, value)?.length !== 0,
  ) ?? null;

function most(c: View<Baghdad>, powers: Powers): number | null {
  const bounds = powers.flatMap((power) => (power.most ? [power.most(c)] : []));
  return bounds.length > 0 ? Math.min(...bounds) : null;
}

const commands = (
  c: View<Baghdad>,
  powers: Powers,
): { readonly options: readonly Option<CommandId>[]; readonly most: number } | null =>
  powers.flatMap((power) => (power.commands ? [power.commands(c)] : []))[0] ?? null;

/** " against the Shiites in Adhamiyah", ": 2 in Rusafa". */
export function aimText({ content }: View<Baghdad>, { target, zone, count, commands = [] }: Partial<Played>): string {
  const named = commands.map((id) => mustGet(content.commands, id).name);
  return [
    ...(target === undefined ? [] : [` against ${the(target)}`]),
    ...(count === undefined ? [] : [`: ${count}`]),
    ...(zone === undefined ? [] : [` in ${zoneOf(content, zone).name}`]),
    ...(named.length > 0 ? [`: ${named.join(", ")}`] : []),
  ].join("");
}

/** " against the Shiites on Adhamiyah", " in Rusafa": what everyone is told of it. */
export const targetText = (
  content: View<Baghdad>["content"],
  { target, zone }: { readonly target: Seat | null; readonly zone: ZoneId | null },
): string =>
  `${target === null ? "" : ` against ${the(target)}`}${zone === null ? "" : ` ${target === null ? "on" : "in"} ${zoneOf(content, zone).name}`}`;

/** R-11 Why these effects cannot be played now; null if they have a legal target, or need none. */
export function idle(c: View<Baghdad>, powers: Powers): Refusal | null {
  const why = powers.map((power) => power.whyNot?.(c)).find((refusal) => refusal);
  if (why) return why;
  const seats = targets(c, powers);
  if (seats) return closed(seats, "There is no seat that it could be played against.");
  return closed(zones(c, powers, undefined), "There is no Zone that it could be played on.");
}

/** Why nothing of a list can be chosen. */
function closed(options: readonly Option[] | null, empty: string): Refusal | null {
  if (!options?.every(({ refused }) => refused)) return null;
  return options[0]?.refused ?? inVain(empty);
}

/** Why a seat is no target of these effects. */
function noTarget(c: View<Baghdad>, powers: Powers, word: string): Refusal | null {
  const seat = seatCalled(c.table.seats, word);
  if (seat === null) return null;
  const [why = "cannot be its target"] = powers.flatMap((power) => power.noTarget?.(c, seat) ?? []);
  const own = seat === c.seat ? `**${factionName(seat)}**: it is aimed at another seat.` : `${The(seat)} ${why}.`;
  const text = own + instead(targets(c, powers));
  return { code: "not-a-choice", text, rule: "R-11" };
}

/** Why a Zone cannot be chosen for these effects. */
function noZone(c: View<Baghdad>, powers: Powers, word: string, target: Seat | undefined): Refusal | null {
  const zone = zoneCalled(c.content, word);
  if (zone === null) return null;
  const [why = "it cannot be played there"] = powers.flatMap((power) => power.noZone?.(c, zone, target) ?? []);
  const text = `**${zoneOf(c.content, zone).name}**: ${why}.${instead(zones(c, powers, target))}`;
  return { code: "not-a-choice", text, rule: "R-11" };
}

/** " Possible: Karrada or Rusafa." */
function instead(options: readonly Option[] | null): string {
  const names = alternatives(options ?? []);
  return names === "" ? "" : ` Possible: ${names}.`;
}

const tooMany = (most: number): Refusal => ({
  code: "not-in-range",
  text: `At most ${counted(most, "unit")} can be placed, as the card and your pool allow.`,
  rule: "R-15",
});

/** Asks for all that the effects call for; `of` says which effects they are. */
export const aimed = <P>(form: Builder<P, Baghdad>, of: (c: Ctx<Baghdad, P>) => Powers) =>
  form
    .optional(
      "target",
      "Against whom?",
      (c) => targets(c, of(c)) !== null,
      choice(
        (c) => targets(c, of(c)) ?? [],
        (c, word) => noTarget(c, of(c), word),
      ),
    )
    .optional(
      "zone",
      "In which Zone?",
      (c) => zones(c, of(c), c.params.target) !== null,
      choice(
        (c) => zones(c, of(c), c.params.target) ?? [],
        (c, word) => noZone(c, of(c), word, c.params.target),
      ),
    )
    .optional(
      "count",
      "How many?",
      (c) => most(c, of(c)) !== null,
      integer((c) => [1, most(c, of(c)) ?? 1, tooMany(most(c, of(c)) ?? 1)]),
      (c) => most(c, of(c)) ?? 1,
    )
    .optional(
      "commands",
      "Which Commands?",
      (c) => commands(c, of(c)) !== null,
      subset(
        (c) => commands(c, of(c))?.options ?? [],
        (c) => ({ min: 1, max: commands(c, of(c))?.most ?? 1 }),
      ),
    );

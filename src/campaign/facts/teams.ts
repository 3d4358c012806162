/** Which members of a lobby start as a team, and what they contribute to the secret of the dice. */
import type { Entry } from "../../proof/history.ts";
import type { Member } from "../../store/records.ts";
import { type Place, placeWith } from "./places.ts";

/** Those who will hold the same seats: of a council all, captain first; else one each. */
export type Team = readonly [Member, ...(readonly Member[])];

/** Those who play together for a place are one team, whose first member represents it in the dice. */
export function teamsOf(members: readonly Member[], places: readonly Place[], councils: boolean): readonly Team[] {
  const teams: [Member, ...Member[]][] = [];
  for (const member of members) {
    const place = placeWith(places, member.seat);
    const team = councils && place && teams.find(([first]) => placeWith(places, first.seat) === place);
    if (team) team.push(member);
    else teams.push([member]);
  }
  return teams;
}

/** A team whose first member is captain. */
export const ledBy = ([first, ...others]: Team): Team => [
  { ...first, office: first.bot ? null : "captain" },
  ...others,
];

/** A team among those whose words the dice depend on: every word of its members counts. */
export function entryOf(team: Team, places: readonly Place[]): Entry {
  const [{ token, seat }] = team;
  const words = team.flatMap(({ word }) => word ?? []);
  return { token, wish: placeWith(places, seat)?.id ?? null, word: words.length === 0 ? null : words.join(" ") };
}

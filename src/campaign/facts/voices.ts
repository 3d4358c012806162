/** Who speaks for which side where the sides ask each other for something. */
import { leaders } from "./acting.ts";
import { councilOf } from "./council.ts";
import { type Live, people } from "./live.ts";

/** A side's say where the sides ask each other: whoever plays alone, or those who speak for a council. */
export interface Voice {
  readonly speakers: readonly string[];
}

type Roster = Pick<Live, "record" | "members" | "councils">;

/** One voice a side, whoever plays it, computers left out; `among`: of sides with somebody of these. */
export function voicesOf(live: Roster, now: number, among: readonly string[] = people(live)): readonly Voice[] {
  const voices: Voice[] = [];
  const heard = new Set<string>();
  for (const person of people(live)) {
    if (heard.has(person)) continue;
    const seat = live.members.find((member) => member.person === person && member.seat !== null)?.seat ?? null;
    const council = seat === null ? null : councilOf(live, seat, now);
    const all = council?.members.map((member) => member.person) ?? [person];
    for (const one of all) heard.add(one);
    if (!all.some((one) => among.includes(one))) continue;
    const spoken = council && council.rule !== "anyone" ? leaders(council).map((member) => member.person) : all;
    voices.push({ speakers: spoken });
  }
  return voices;
}

/** The say of somebody; undefined: others speak for them, or they do not play. */
export const voiceOf = (voices: readonly Voice[], person: string): Voice | undefined =>
  voices.find(({ speakers }) => speakers.includes(person));

/** Whether somebody's side has others speak for it. */
export const isSpokenFor = (live: Roster, person: string, now: number): boolean =>
  people(live).includes(person) && voiceOf(voicesOf(live, now), person) === undefined;

/** How many of these sides have said so. */
export const heardIn = (voices: readonly Voice[], said: readonly string[]): number =>
  voices.filter(({ speakers }) => speakers.some((person) => said.includes(person))).length;

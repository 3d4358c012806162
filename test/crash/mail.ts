import { type APIMessage, ChannelType } from "discord-api-types/v10";
import type { Person } from "../../src/sandbox/index.ts";

/** Private threads in place of somebody's direct messages: all others are those of councils. */
const mailboxes = (person: Person): readonly string[] => privateThreads(person, (name) => name.endsWith(" alone"));

/** A private talk is called by its seats. */
const isTalk = (name: string): boolean => name.includes(", ");

/** The threads of councils that somebody belongs to. */
export const councilThreads = (person: Person): readonly string[] =>
  privateThreads(person, (name) => !name.endsWith(" alone") && !isTalk(name));

/** The private talks that somebody takes part in. */
export const talkThreads = (person: Person): readonly string[] => privateThreads(person, isTalk);

const privateThreads = (person: Person, isIt: (name: string) => boolean): readonly string[] =>
  person
    .channels()
    .flatMap((channel) => (channel.type === ChannelType.PrivateThread && isIt(channel.name ?? "") ? [channel.id] : []));

/** What is only for one person: direct messages, and those in a private thread in their place. */
export const mailOf = (person: Person): readonly APIMessage[] =>
  [person.dm().id, ...mailboxes(person)]
    .flatMap((place) => person.messages(place))
    .sort((a, b) => Number(BigInt(a.id) - BigInt(b.id)));

/** Private threads that others read, or that exist more than once. */
export function overheard(person: Person, people: readonly Person[]): string[] {
  const own = mailboxes(person);
  const also = people.filter((other) => other.id !== person.id && mailboxes(other).some((id) => own.includes(id)));
  return [
    ...(own.length > 1 ? [`${person.name} has ${own.length} private threads`] : []),
    ...also.map((other) => `${other.name} reads what is for ${person.name}`),
  ];
}

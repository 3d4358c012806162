import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  canonical,
  refuse
} from "./chunk-Q6LHD3MV.js";

// src/campaign/places.ts
function placesOf({ definition, content }, { options }) {
  const roster = definition.roster(options, content);
  const groups = definition.groups?.(options, content) ?? roster.map(({ id }) => [id]);
  return groups.map((group) => placeOf(roster.filter(({ id }) => group.includes(id))));
}
function placeOf(seats) {
  const [first, ...more] = seats;
  if (!first) throw new Error("a group has no seat");
  const ids = seats.map(({ id }) => id);
  if (more.length === 0) return { ...first, seats: ids };
  const inText = listed(seats.map((seat) => seat.inText ?? seat.name));
  const name = listed(seats.map((seat) => seat.name));
  return { id: first.id, name, inText, summary: seats.map(({ summary }) => summary).join(" "), seats: ids };
}
var listed = (words) => words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
var placeWith = (places, seat) => places.find(({ seats }) => seat !== null && seats.includes(seat));
var isShared = (places) => places.some(({ seats }) => seats.length > 1);
var placeWord = (places) => isShared(places) ? "groups of seats" : "seats";
var allTaken = (places) => `All ${places.length} ${placeWord(places)} of this campaign are taken.`;
function freePlaces(book, lobby, members) {
  if (book.definition.byLot?.(lobby.options)) return [];
  return placesOf(book, lobby).filter(
    ({ seats }) => members.every(({ seat }) => seat === null || !seats.includes(seat))
  );
}
var seated = (lobby, given) => lobby.flatMap(
  (member, i) => (given[i] ?? []).map((seat, k) => ({ ...member, seat, word: k === 0 ? member.word : null }))
);
var peopleIn = (members) => new Set(members.map(({ person }) => person)).size;
var otherSharings = ({ definition, content }, { options }) => (definition.sharings?.(options, content) ?? []).filter((one) => canonical(one.options) !== canonical(options));
function sharingsOffered(book, lobby, members) {
  const here = peopleIn(members);
  const seats = book.definition.roster(lobby.options, book.content).length;
  return otherSharings(book, lobby).filter(({ people }) => people === here || people === seats && people > here);
}
function sharingLines(book, lobby) {
  if (book.definition.groups?.(lobby.options, book.content)) return [];
  const roster = book.definition.roster(lobby.options, book.content);
  const name = (id) => roster.find((seat) => seat.id === id)?.name ?? id;
  return otherSharings(book, lobby).map(
    ({ people, groups }) => `${people} people: ${groups.map((group) => listed(group.map(name))).join("; ")}.`
  );
}
function sharedOut(book, record, members, people) {
  const sharing = otherSharings(book, record).find((one) => one.people === people);
  if (!sharing) return refuse("no-sharing", `There is no other way to share the seats among ${people} people.`);
  if (peopleIn(members) > people)
    refuse("too-many", `More than ${people} people have joined; one of them would have no seat.`);
  return { options: sharing.options, members: kept(members, placesOf(book, sharing)) };
}
function kept(members, places) {
  const stay = [];
  for (const member of members) {
    const place = placeWith(places, member.seat);
    const isFree = place && stay.every(({ seat }) => seat !== place.id);
    const had = stay.findIndex(({ person }) => person === member.person);
    if (had < 0) stay.push({ ...member, seat: isFree ? place.id : null });
    else if (isFree && stay[had]?.seat === null) stay[had] = { ...member, seat: place.id };
  }
  return stay;
}

export {
  placesOf,
  placeWith,
  isShared,
  placeWord,
  allTaken,
  freePlaces,
  seated,
  sharingsOffered,
  sharingLines,
  sharedOut
};

/**
 * What councils decide, which only their members see: offices, admissions, removals, how they act; and who is put on a
 * side.
 */
import type { CouncilRule, OfferedTo } from "../../store/council.ts";
import type { BallotRecord, CouncilSubject } from "../../store/records.ts";
import { seatInText } from "../facts/names.ts";
import type { Kind, Lapse, Roster, SubjectOf } from "./ballot.ts";
import { concerned, ownersOf, theCouncil, theInvited } from "./electorates.ts";
import { halfOfTheCouncil, leadersOrTwo, theirOwnWord } from "./majorities.ts";

const DAY = 24 * 3_600_000;
/** Votes needed to expel somebody, however small a council is. */
export const REMOVING = 2;

/** What a council acts by, as its members read it. */
const RULES: { readonly [rule in CouncilRule]: string } = {
  anyone: "whoever comes first acts",
  captain: "the captain acts",
  vote: "you vote",
};

const OFFERS: { readonly [who in OfferedTo]: string } = {
  captain: "the captain answers offers",
  council: "offers are answered as your council acts",
};

const council = {
  ...{ series: "matter", secret: true, electorate: theCouncil, majority: halfOfTheCouncil() },
  time: () => 2 * DAY,
  title: "For your council to decide",
  labels: { yes: "Agree", no: "Refuse" },
  results: { carried: "Agreed.", rejected: "Refused.", lapsed: "Lapsed: too few have answered." },
  closed: "That has been decided already.",
  moot: () => null,
} as const satisfies Partial<Kind>;

/** Whoever it is about may have left the council meanwhile. */
const aboutMember = {
  ...council,
  moot: (campaign: Roster, ballot: BallotRecord): Lapse | null =>
    ownersOf(campaign, ballot).includes(concerned(ballot) ?? "")
      ? null
      : { why: "Lapsed: whoever it is about has left your council." },
} as const;

const office: Kind<SubjectOf<"captain" | "deputy" | "negotiator">> = {
  ...aboutMember,
  asks: (_, { subject }) => [" proposes ", { person: subject.person }, ` as ${subject.kind}.`],
};

const sideOf = ({ record, book }: Roster, { seat }: BallotRecord): string => seatInText(record, book, seat ?? "");

export const COUNCIL_KINDS: { readonly [K in CouncilSubject["kind"]]: Kind<SubjectOf<K>> } = {
  ...{ captain: office, deputy: office, negotiator: office },
  relief: {
    ...aboutMember,
    asks: (_, { subject }) => [" proposes that ", { person: subject.person }, " negotiates for you no more."],
  },
  removal: {
    ...{ ...aboutMember, majority: halfOfTheCouncil(REMOVING) },
    asks: (_, { subject }) => [" proposes that ", { person: subject.person }, " leaves your council for good."],
  },
  rule: { ...council, asks: (_, { subject }) => [` proposes that from now on ${RULES[subject.rule]}.`] },
  offers: { ...council, asks: (_, { subject }) => [` proposes that from now on ${OFFERS[subject.offers]}.`] },
  admission: {
    ...{ ...council, majority: leadersOrTwo, time: () => 7 * DAY },
    title: "Somebody asks to join",
    asks: (campaign, ballot) => [
      ` asks to join ${sideOf(campaign, ballot)}. Whoever is let in reads the whole thread of your council and your hand, and may be a spy.`,
    ],
    labels: { yes: "Let in", no: "Refuse" },
  },
  placing: {
    ...{ ...council, secret: false, electorate: theInvited, majority: theirOwnWord, time: () => 7 * DAY, title: null },
    asks: (campaign, ballot) => [
      " asks ",
      { person: ballot.subject.person },
      ` to play with ${sideOf(campaign, ballot)}.`,
    ],
    labels: { yes: "Accept", no: "No, thanks" },
    results: { carried: "They do.", rejected: "The answer is no.", lapsed: "It is withdrawn." },
    closed: "This offer no longer stands.",
  },
};

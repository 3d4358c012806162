import type { CouncilMatter, CouncilRule, OfferedTo } from "../../store/council.ts";
import type { CouncilMatterRecord, Member, OutboxDraft, Rich } from "../../store/records.ts";
import type { Live } from "../live.ts";
import { blank, councilBox, personalBox, seatInText } from "../posting.ts";
import { isStopped, WAITS } from "../stopped.ts";

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

const RESULTS = {
  open: "",
  agreed: "\n**Agreed.**",
  refused: "\n**Refused.**",
  lapsed: "\n**Lapsed: too few have answered.**",
} as const;

const FORMER = "\n**Lapsed: whoever it is about has left your council.**";

/** The message of something that a council decides, in its thread, edited with each vote; whoever plays alone gets it. */
export function matterPost(
  { record, book, members }: Pick<Live, "record" | "book" | "members">,
  { number, seat, matter, asker, until, status, yes, no }: CouncilMatterRecord,
  { own, needed }: { readonly own: readonly Member[]; readonly needed: number },
): OutboxDraft {
  const isOpen = status === "open";
  const [alone, ...others] = own;
  const inThread = others.length > 0 || !alone;
  const nameOf = (person: string): Rich[number] => ({
    literal: members.find((member) => member.person === person)?.name ?? "somebody who has left",
  });
  const listed = (list: readonly string[]): Rich =>
    list.flatMap((one, i): Rich => [i === 0 ? ": " : ", ", nameOf(one)]);
  const waits = isOpen && isStopped(record);
  const time = waits ? WAITS : `Until <t:${Math.floor(until / 1000)}:f>.`;
  const how = isOpen ? [`\n-# ${neededText(matter, needed, inThread)} ${time}`] : [];
  const text: Rich = [
    ...askedText(matter, asker, seatInText(record, book, seat)),
    ...how,
    ...(yes.length + no.length === 0 ? [] : [`\nYes ${yes.length}`, ...listed(yes)]),
    ...(no.length === 0 ? [] : [` · No ${no.length}`, ...listed(no)]),
    status === "lapsed" && isAboutFormer({ matter }, own) ? FORMER : RESULTS[status],
  ];
  const admits = matter.kind === "admission";
  const controls = [
    { kind: "matter", matter: number, yes: true, label: admits ? "Let in" : "Agree" },
    { kind: "matter", matter: number, yes: false, label: "Refuse" },
  ] as const;
  const title = admits ? "Somebody asks to join" : "For your council to decide";
  const asks = {
    words: askedText(matter, asker, seatInText(record, book, seat)),
    until: isOpen && !waits ? until : null,
  };
  return {
    destination: inThread ? councilBox(record.id, seat) : personalBox(alone.person),
    slot: `matter:${number}`,
    payload: { kind: "post", post: { ...blank, title, text, asks, controls: isOpen && !waits ? controls : [] } },
  };
}

/** Whether it is about somebody who is not, or no longer, in the council; `own`: who is. */
export const isAboutFormer = (
  { matter }: Pick<CouncilMatterRecord, "matter">,
  own: readonly Pick<Member, "person">[],
): boolean =>
  "person" in matter &&
  matter.kind !== "admission" &&
  matter.kind !== "placing" &&
  own.every(({ person }) => person !== matter.person);

function askedText(matter: CouncilMatter, asker: string, side: string): Rich {
  const by: Rich[number] = { person: asker };
  switch (matter.kind) {
    case "admission":
      return [
        by,
        ` asks to join ${side}. Whoever is let in reads the whole thread of your council and your hand, and may be a spy.`,
      ];
    case "removal":
      return [by, " proposes that ", { person: matter.person }, " leaves your council for good."];
    case "placing":
      throw new Error("a lobby has no council that decides");
    case "rule":
      return [by, ` proposes that from now on ${RULES[matter.rule]}.`];
    case "offers":
      return [by, ` proposes that from now on ${OFFERS[matter.offers]}.`];
    case "relief":
      return [by, " proposes that ", { person: matter.person }, " negotiates for you no more."];
    case "captain":
    case "deputy":
    case "negotiator":
      return [by, " proposes ", { person: matter.person }, ` as ${matter.kind}.`];
  }
}

function neededText(matter: CouncilMatter, needed: number, inThread: boolean): string {
  if (matter.kind === "admission") return inThread ? "Captain, deputy, or two members decide." : "You decide.";
  const votes = `It takes ${needed} ${needed === 1 ? "vote" : "votes"}`;
  return "person" in matter ? `${votes}; whoever it is about has none.` : `${votes}.`;
}

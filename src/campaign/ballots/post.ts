/** The post of a ballot, edited with each vote: where all read it, or among those whose secret it is. */
import type { BallotRecord, Control, OutboxDraft, Rich } from "../../store/records.ts";
import { isOpen } from "../facts/live.ts";
import { blank, channelOf, councilBox, personalBox } from "../facts/posting.ts";
import { isStopped, WAITS } from "../time/stopped.ts";
import type { Lapse, Roster } from "./ballot.ts";
import { ownersOf, theInvited } from "./electorates.ts";
import { kindOf } from "./kinds.ts";

/** `why`: what became of it, more exactly. */
export function ballotPost(campaign: Roster, ballot: BallotRecord, at: number, { why, over }: Lapse = {}): OutboxDraft {
  const { record } = campaign;
  const kind = kindOf(ballot);
  const waits = isOpen(ballot) && isStopped(record);
  const isNew = isOpen(ballot) && [...ballot.yes, ...ballot.no].every((person) => person === ballot.asker);
  const voters = kind.electorate.voters(campaign, ballot, at);
  const ping = isNew ? [...new Set(kind.electorate.called(campaign, ballot, voters))] : [];
  const by = kind.secret ? { person: ballot.asker } : "somebody";
  const isTimed = kind.secret ? isOpen(ballot) : kind.electorate !== theInvited;
  const post = {
    ...{ ...blank, title: kind.title ?? record.name, text: ballotText(campaign, ballot, at, why), ping },
    asks: { words: [by, ...kind.asks(campaign, ballot)], until: isTimed && !waits ? ballot.until : null },
    controls: over || waits ? [] : controlsOf(ballot),
  };
  const { series, number } = ballot;
  return { destination: placeOf(campaign, ballot), slot: `${series}:${number}`, payload: { kind: "post", post } };
}

/** The thread of the council whose secret it is, or the messages of the one person who plays its seat. */
function placeOf(campaign: Roster, ballot: BallotRecord): string {
  if (!kindOf(ballot).secret) return channelOf(campaign.record);
  const [alone, ...others] = ownersOf(campaign, ballot);
  const isAlone = alone !== undefined && others.length === 0;
  return isAlone ? personalBox(alone) : councilBox(campaign.record.id, ballot.seat ?? "");
}

/** Who asks for what, what it takes or how it ended (`ended`: more exactly), and who has voted how. */
export function ballotText(campaign: Roster, ballot: BallotRecord, at: number, ended?: string): Rich {
  const kind = kindOf(ballot);
  const { status, yes, no } = ballot;
  const voters = kind.electorate.voters(campaign, ballot, at);
  const rule = isStopped(campaign.record) ? [WAITS] : kind.majority.text(campaign, ballot, voters, at);
  return [
    ...ballotLine(campaign, ballot),
    ...(status !== "open" ? [`\n**${ended ?? kind.results[status]}**`] : rule.length > 0 ? ["\n-# ", ...rule] : []),
    ...(kind.electorate === theInvited || yes.length + no.length === 0
      ? []
      : ["\nYes: ", ...named(campaign, yes), ...(no.length === 0 ? [] : [". No: ", ...named(campaign, no)]), "."]),
  ];
}

/** "Ada asks to pause the campaign until 3 December." */
export const ballotLine = (campaign: Roster, ballot: BallotRecord): Rich => [
  { person: ballot.asker },
  ...kindOf(ballot).asks(campaign, ballot),
];

/** As names: a vote calls nobody. */
const named = ({ members }: Roster, list: readonly string[]): Rich =>
  list.length === 0
    ? ["nobody yet"]
    : list.flatMap((person, i): Rich => {
        const name = members.find((member) => member.person === person)?.name ?? "somebody who has left";
        return [i === 0 ? "" : ", ", { literal: name }];
      });

function controlsOf(ballot: BallotRecord): readonly Control[] {
  const { series, number, status } = ballot;
  if (status === "lapsed" && series === "request") return [{ kind: "again", request: number, label: "Ask again" }];
  if (status !== "open") return [];
  const { labels } = kindOf(ballot);
  return ([true, false] as const).map((yes) => {
    const label = yes ? labels.yes : labels.no;
    return series === "request"
      ? { kind: series, request: number, yes, label }
      : { kind: series, matter: number, yes, label };
  });
}

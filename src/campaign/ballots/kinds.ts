/** All kinds of ballots: what everybody votes on in the open, and what councils decide among themselves. */
import type { BallotKind, BallotRecord } from "../../store/records.ts";
import type { Kind, SubjectOf } from "./ballot.ts";
import { COUNCIL_KINDS } from "./council-kinds.ts";
import { GENERAL_KINDS } from "./general-kinds.ts";

const KINDS: { readonly [K in BallotKind]: Kind<SubjectOf<K>> } = { ...GENERAL_KINDS, ...COUNCIL_KINDS };

export const kindOf = ({ subject }: Pick<BallotRecord, "subject">): Kind => KINDS[subject.kind];

/** Whether everybody may read it, and who has voted how. */
export const isPublic = (ballot: Pick<BallotRecord, "subject">): boolean => !kindOf(ballot).secret;

/** What a seat may commit to a battle in secret: J-4 as support or SAM, close air support, J-6, and whom it fires at. */
import { choice, type Frozen, game, integer, move, type Option } from "#engine";
import { type Pack, SEATS, type SeatId } from "../../content/types.ts";
import { type Eyes, type Lebanon, sideOf, type Table } from "../../state.ts";
import { holds } from "../chits/hand.ts";
import { handNow, handOf, type Pieces } from "../pieces/show.ts";
import { list, no, zoneName } from "../pieces/words.ts";
import { chancesToFireFirst } from "./advantage.ts";
import { battleWindow } from "./battle-chits.ts";
import { revealed } from "./facts.ts";
import { reached } from "./ratings.ts";
import { type Commitment, TARGET_POLICIES, type TargetPolicy } from "./types.ts";

const { action, question } = game<Lebanon>();
export const NOTHING: Commitment = {
  support: "none",
  closeAirSupport: false,
  networked: 0,
  sam: 0,
  targets: "weakest",
};

/** whether a seat may commit J-4 at all: not if it was ambushed, nor where it would reach none of its units. */
export function maySupport(content: Pack, { battle }: Frozen<Table>, seat: SeatId): boolean {
  if (!battle || (battle.kind === "ambush" && seat !== battle.attacker)) return false;
  return reached(content, battle, seat).length > 0;
}

/** close air support in any battle but an ambush, by whichever side. */
export const mayFly = ({ battle, held }: Frozen<Table>): boolean => battle?.kind !== "ambush" && held.idf > 0;

/** who has something to decide, for all that everyone sees: not a seat without chits, or to which all is barred. */
const mayCommit = (content: Pack, table: Frozen<Table>, seat: SeatId): boolean =>
  table.held[seat] > 0 && (table.optionalChits || mayFly(table) || maySupport(content, table, seat));

/** Seats that have not answered yet. */
export const toCommit = (s: Pieces): readonly SeatId[] =>
  SEATS.filter((seat) => mayCommit(s.content, s.current.table, seat) && handNow(s, seat).commitment === null);

const SUPPORT_LABELS = { none: "No J-4", j4: "J-4: +1 for all your units", at: "J-4 as anti-tank" } as const;

export function supports({ content, table, hand, seat }: Eyes): readonly Option<Commitment["support"]>[] {
  const { antiTank } = content.scenarios[table.scenario];
  const side = sideOf({ seat });
  const offered: Commitment["support"][] = ["none"];
  if (holds(hand, "J-4") > 0 && maySupport(content, table, side)) {
    offered.push("j4");
    if (antiTank !== null && side === "insurgent") offered.push("at");
  }
  return offered.map((value) => {
    const label =
      value === "at" ? `${SUPPORT_LABELS.at}: +${antiTank} until one of your dice shows 1` : SUPPORT_LABELS[value];
    return { value, label };
  });
}

export const canFly = ({ table, hand, seat }: Eyes): boolean =>
  seat === "idf" && mayFly(table) && holds(hand, "J-3") > 0;

type Chosen = Eyes & { readonly params: { readonly support?: Commitment["support"] } };

/** J-4 left for SAM: one may go into support. */
const spareSam = ({ hand, params }: Chosen): number =>
  holds(hand, "J-4") - (params.support === undefined || params.support === "none" ? 0 : 1);

const POLICY_LABELS: { readonly [policy in TargetPolicy]: string } = {
  weakest: "The easiest target",
  strongest: "The most valuable target",
  rockets: "Rockets and missiles first",
};

export const whomToFireAt = choice(TARGET_POLICIES.map((value) => ({ value, label: POLICY_LABELS[value] })));

const AIMS: { readonly [policy in TargetPolicy]: string } = {
  weakest: "",
  strongest: "; the most valuable first",
  rockets: "; rockets and missiles first",
};

/** what a seat commits to the battle, in secret; nothing is added later. */
export const commit = action("commit", "Commit to the battle", {
  help: "J-4 in support, close air support, SAM against it, and whom your units fire at. Both sides answer in secret.",
  common: true,
  when: ({ table }) => (table.battle?.step === "commit" ? null : no("No battle begins now.", "R-70", "not-now")),
})
  .optional(
    "support",
    "J-4 in support?",
    (c) => supports(c).length > 1,
    choice(supports),
    () => "none" as const,
  )
  .optional(
    "cas",
    "Close air support (J-3)?",
    canFly,
    choice([
      { value: "no", label: "No" },
      { value: "yes", label: "Yes: one firer rolls four dice" },
    ]),
    () => "no" as const,
  )
  .optional(
    "j6",
    "How many J-6?",
    ({ hand }) => holds(hand, "J-6") > 0,
    integer((c: Eyes) => [0, holds(c.hand, "J-6")]),
    () => 0,
  )
  .optional(
    "sam",
    "How many J-4 as SAM, if close air support comes?",
    (c) => c.seat === "insurgent" && mayFly(c.table) && spareSam(c) > 0,
    integer((c: Chosen) => [0, spareSam(c)]),
    () => 0,
  )
  .param("targets", "Whom do your units fire at?", whomToFireAt, () => "weakest" as const)
  .label((_, { support, cas, j6 = 0, sam = 0, targets }) => {
    const what = [
      ...(support === "j4" ? ["J-4"] : support === "at" ? ["J-4 as anti-tank"] : []),
      ...(cas === "yes" ? ["close air support"] : []),
      ...(j6 === 0 ? [] : [`${j6} J-6`]),
      ...(sam === 0 ? [] : [`${sam} J-4 as SAM`]),
    ];
    return `Commit ${what.length > 0 ? list(what) : "nothing"}${targets ? AIMS[targets] : ""}`;
  })
  .apply((s) => {
    const { support = "none", cas = "no", j6 = 0, sam = 0, targets } = s.params;
    handOf(s, sideOf(s)).commitment = { support, closeAirSupport: cas === "yes", networked: j6, sam, targets };
  });

/** Nothing is committed, and the units fire at the easiest targets. */
export const passCommit = action("pass-commit", "Commit nothing", {
  common: true,
  timedOut: "nothing committed",
}).apply((s) => {
  handOf(s, sideOf(s)).commitment = NOTHING;
});

/** W3: all at once; who has answered waits for the other. */
export const committing = question.window("committing", {
  window: battleWindow(
    "W3",
    "at the start of a battle (support)",
    ["J-3", "close air support"],
    ["J-4", "support or SAM"],
    ["J-6", "networks"],
  ),
  actions: [commit, passCommit],
  pass: passCommit,
  together: true,
  about: ({ table }) => table.battle,
  prompt: (view, battle) => ({
    question: `Battle in ${zoneName(view.content, battle.zone)}: what do you commit?`,
    facts: [...revealed(view, battle), `You fire first in ${chancesToFireFirst(view, battle)} of 36 cases.`],
  }),
  answers: () => [{ label: "Commit nothing", moves: [move(passCommit)] }],
  fallback: () => move(passCommit),
});

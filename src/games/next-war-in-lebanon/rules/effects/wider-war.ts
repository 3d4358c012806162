/** The effects that bring Syria into the war, and all IDF reinforcements at once: where their pieces arrive. */
import { game, type Refusal } from "#engine";
import type { HqId, Nation, Pieces, SeatId, UnitId, ZoneId } from "../../content/types.ts";
import { isSeat, type Lebanon } from "../../state.ts";
import { addNews } from "../news.ts";
import { findGroup, sizeOf } from "../pieces/groups.ts";
import { seatOfNation, unitOf } from "../pieces/units.ts";
import { count, hqName, list, unitName, zoneName } from "../pieces/words.ts";
import { type Arrival, arrivals, bringIn, type Place, type Placing } from "./arrivals.ts";
import { asking, type Board, effect, type Rules } from "./kind.ts";

const { action, form, told } = game<Lebanon>();

type Answer = { readonly how: "usual" } | { readonly how: "by-hand"; readonly arrivals: readonly Arrival[] };

/** Pieces of a nation that have not entered yet. */
const waiting = ({ content, table }: Board, nation: Nation): Pieces => ({
  hqs: table.waiting.hqs.filter((hq) => content.hqs[hq]?.nation === nation),
  units: table.waiting.units.filter((unit) => unitOf(content, unit).nation === nation),
});

/** Where a nation's pieces enter all at once: in Syria, or in Israel's sanctuary. */
const entryZone = ({ content }: Board, nation: "syria" | "israel"): ZoneId =>
  content.zonesOf[nation].find((zone) => content.zones[zone]?.sanctuary !== null) ?? "";

/** Syria's arrival raises C2 before its units are placed. */
const c2OnEntry = ({ table }: Board, nation: "syria" | "israel"): number =>
  nation === "syria" ? table.c2.insurgent + 1 : table.c2.idf;

function placing(board: Board, nation: "syria" | "israel"): Placing {
  const { content, table } = board;
  const { hqs, units } = waiting(board, nation);
  const zone = entryZone(board, nation);
  const there = content.hqIds.filter(
    (hq) => content.hqs[hq]?.nation === nation && (table.hqs[hq] === zone || hqs.includes(hq)),
  );
  const boxes = there.map((id): Place => {
    const room = c2OnEntry(board, nation) - sizeOf(findGroup(table.groups, id));
    return { id, label: `Box of ${hqName(content, id)}`, room };
  });
  return { units, n: units.length, places: [...boxes, { id: zone, label: "Loose", room: units.length }] };
}

/** Section 7: the deployment of the pack. */
function usualSyria({ content, table }: Board): readonly Arrival[] {
  const { units } = waiting({ content, table }, "syria");
  return content.scenarios[table.scenario].deployment.syria.flatMap((group) =>
    group.units
      .filter(({ unit }) => units.includes(unit))
      .map(({ unit, mode }): Arrival => ({ place: group.hq ?? group.zone, units: [unit], mode })),
  );
}

/** Section 7: in combat mode, as many as possible in boxes. */
function usualIsrael(board: Board): readonly Arrival[] {
  const { units, places } = placing(board, "israel");
  const left = [...units];
  return places.flatMap(({ id, room }): readonly Arrival[] => {
    const here = left.splice(0, room);
    return here.length > 0 ? [{ place: id, units: here, mode: "combat" }] : [];
  });
}

/** All pieces of a nation that wait enter at once; the zone of their HQ is theirs. */
function enterAll(s: Rules, nation: "syria" | "israel", all: readonly Arrival[]): { units: UnitId[]; hqs: HqId[] } {
  const { table } = s.state;
  const board = { content: s.content, table };
  const zone = entryZone(board, nation);
  const { hqs, units } = waiting(board, nation);
  for (const hq of hqs) table.hqs[hq] = zone;
  table.waiting = {
    hqs: table.waiting.hqs.filter((hq) => !hqs.includes(hq)),
    units: table.waiting.units.filter((unit) => !units.includes(unit)),
  };
  const seat = seatOfNation(nation);
  bringIn(s, seat, () => zone, all);
  addNews(table, { kind: "arrived", seat, zone, units: units.length });
  return { hqs: [...hqs], units: [...units] };
}

/** a sanctuary, all its pieces, and one more C2; they can be used from the next Insurgent phase on. */
function deploySyria(s: Rules, _seat: SeatId, answer: Answer): void {
  const { table } = s.state;
  const all = answer.how === "usual" ? usualSyria({ content: s.content, table }) : answer.arrivals;
  table.syria = "in";
  table.c2.insurgent++;
  addNews(table, { kind: "c2", by: 1 });
  if (table.phase === "operations" && table.phasing === "insurgent") table.syriaRests = true;
  const { units } = enterAll(s, "syria", all);
  s.emit({ chapter: "effects", kind: "syria-in", units: units.length, c2: table.c2.insurgent });
}

export const syriaEnters = effect("syria.enter", {}, () => ({
  isOver: ({ syria }) => syria !== "out",
  words: () => "Syria enters the war: its units come, and the Insurgents' C2 rises by 1",
  asks: asking<Answer>({
    answer: ceDeploySyria,
    seat: "insurgent",
    opens: () => true,
    mayPass: () => false,
    usual: () => ({ how: "usual" }),
    carryOut: deploySyria,
  }),
}));

/** R-145 All that wait come at once, in the modes and boxes that the IDF names. */
function escalate(s: Rules, _seat: SeatId, answer: Answer): void {
  const board = { content: s.content, table: s.state.table };
  const { units, hqs } = enterAll(s, "israel", answer.how === "usual" ? usualIsrael(board) : answer.arrivals);
  s.emit({
    chapter: "effects",
    kind: "escalated",
    units: units.length,
    hqs: hqs.length,
    zone: entryZone(board, "israel"),
  });
}

export const escalates = effect("idf.escalate", {}, () => ({
  isOver: ({ waiting: { hqs, units } }) => hqs.length + units.length === 0,
  words: () => "all IDF reinforcements enter Israel's sanctuary",
  asks: asking<Answer>({
    answer: ceEscalate,
    seat: "idf",
    opens: () => true,
    mayPass: () => false,
    usual: () => ({ how: "usual" }),
    carryOut: escalate,
  }),
}));

const whyNot = (isAsked: boolean): Refusal | null =>
  isAsked ? null : { code: "not-asked", text: "Nobody enters the map by an effect now." };
const whyNoSyrians = ({ table }: Board): Refusal | null => whyNot(syriaEnters.as(table.effect?.does) !== null);
const whyNoReinforcements = ({ table }: Board): Refusal | null => whyNot(escalates.as(table.effect?.does) !== null);

/** "9th Armored Division and 3 others". */
function shown(board: Board, all: readonly Arrival[]): string {
  const boxes = all.filter(({ place }) => board.content.hqs[place]);
  const names = [...new Set(boxes.map(({ place }) => place))].map((hq) => {
    const units = boxes.filter(({ place }) => place === hq).flatMap((arrival) => arrival.units);
    return `${hqName(board.content, hq)} with ${list(units.map((unit) => unitName(board.content, unit)))}`;
  });
  const loose = all.filter(({ place }) => !board.content.hqs[place]).reduce((sum, { units }) => sum + units.length, 0);
  return list([...names, ...(loose > 0 ? [`${count(loose, "unit")} loose`] : [])]);
}

export const ceDeploySyria = action("deploy-syrians", "Deploy the Syrians", {
  was: ["ce-deploy-syria"],
  help: "Their units stand in Syria, loose or in the box of their HQ; they act from your next phase on (R-130).",
  when: whyNoSyrians,
})
  .variants(
    "how",
    "How do the Syrians deploy?",
    (c) => [
      { value: "usual", label: "Suggested", description: shown(c, usualSyria(c)) },
      { value: "by-hand", label: "Place them yourself" },
    ],
    {
      usual: form(),
      "by-hand": form().param(
        "arrivals",
        "Who deploys how?",
        arrivals((c) => placing(c, "syria")),
      ),
    },
  )
  .apply((a) => {
    if (isSeat(a.seat)) deploySyria(a, a.seat, a.params);
  });

export const ceEscalate = action("bring-reinforcements", "Bring in the reinforcements", {
  was: ["ce-escalate"],
  help: "All reinforcements enter Israel's sanctuary at once, loose or in boxes (R-145).",
  when: whyNoReinforcements,
})
  .variants(
    "how",
    "How do the reinforcements enter?",
    (c) => [
      { value: "usual", label: "Suggested", description: shown(c, usualIsrael(c)) },
      { value: "by-hand", label: "Place them yourself" },
    ],
    {
      usual: form(),
      "by-hand": form().param(
        "arrivals",
        "Who enters how?",
        arrivals((c) => placing(c, "israel")),
      ),
    },
  )
  .apply((a) => {
    if (isSeat(a.seat)) escalate(a, a.seat, a.params);
  });

export const syriaEntered = told("syria-in", {
  about: { kind: "places", weight: 3 },
  line: (event) =>
    `**Syria is in the war**: ${count(event.units, "unit")} and a sanctuary. The Insurgents' C2 is ${event.c2}.`,
});

export const escalated = told("escalated", {
  about: { kind: "places", weight: 2 },
  line: (event, content) =>
    `Reinforcements of the IDF: ${count(event.units, "unit")} and ${count(event.hqs, "task force")} in ${zoneName(content, event.zone)}.`,
});

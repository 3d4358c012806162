/** The effect that closes a zone to IDF regulars for good: which zones qualify, and how one is chosen. */
import { z } from "zod";
import { choice, game, mustGet, type Refusal, type Says } from "#engine";
import { areAdjacent } from "#graph";
import type { SeatId, ZoneId } from "../../content/types.ts";
import { enemyOf, isSeat, type Lebanon } from "../../state.ts";
import { addNews } from "../news.ts";
import { getGroup, groupsIn } from "../pieces/groups.ts";
import { isSof } from "../pieces/units.ts";
import { the, verb, zoneName } from "../pieces/words.ts";
import { asking, type Board, effect, type Rules, type Sight, seat } from "./kind.ts";

const { action, told } = game<Lebanon>();

const says = { chooser: seat, adjacentTo: z.string() };
type Close = Says<typeof says>;
type Answer = { readonly zone: ZoneId };

/** Zones that are next to the one named, open, and no sanctuary: Syria is one, in the war or not. */
const open = ({ content, table }: Board, { adjacentTo }: Close): readonly ZoneId[] =>
  content.zoneIds.filter(
    (zone) =>
      areAdjacent(content.ways, adjacentTo, zone) &&
      mustGet(content.zones, zone).sanctuary === null &&
      !table.closed.includes(zone),
  );

/** a stack or box that the seat does not see as a whole may hold a regular, so that it counts as one. */
const closable = (sight: Sight, effect: Close): readonly ZoneId[] =>
  open(sight, effect).filter((zone) =>
    groupsIn(sight, enemyOf(effect.chooser), zone).every((group) => areAllSof(sight, group)),
  );

function areAllSof({ content, table, hand }: Sight, group: string): boolean {
  const { size = 1, top } = getGroup(table.groups, group);
  const known = Object.entries(hand.known).flatMap(([unit, at]) => (at.group === group ? [unit] : []));
  const visible = [...new Set([top.unit, ...known])];
  return visible.length === size && visible.every((unit) => isSof(content, unit));
}

/** What everyone can see does not bar it: whether more is known to the seat is its own business. */
const mayBeClosable = (board: Board, effect: Close): boolean =>
  open(board, effect).some((zone) =>
    groupsIn(board, enemyOf(effect.chooser), zone).every((group) =>
      isSof(board.content, getGroup(board.table.groups, group).top.unit),
    ),
  );

/** R-117 The Insurgents choose a zone that the Lebanese Army takes over. */
export const closes = effect("zone.closeToRegulars", says, (effect) => ({
  words: (content) =>
    `${the(effect.chooser)} ${verb(effect.chooser, "closes", "close")} a zone next to ${zoneName(content, effect.adjacentTo)} to IDF regulars for good`,
  check: (wrong, path, { zones }) => {
    if (!zones.includes(effect.adjacentTo)) wrong(`${path}.adjacentTo`, `there is no zone “${effect.adjacentTo}”`);
  },
  asks: asking<Answer>({
    answer: ceClose,
    seat: effect.chooser,
    opens: (board) => mayBeClosable(board, effect),
    mayPass: (sight) => closable(sight, effect).length === 0,
    usual: (sight) => {
      const [zone] = closable(sight, effect).toSorted((a, b) => barrier(sight, b) - barrier(sight, a));
      return zone === undefined ? null : { zone };
    },
    carryOut: close,
  }),
}));

/** Section 7: hills before cities, and those that most ways lead through. */
function barrier({ content }: Board, zone: ZoneId): number {
  const ways = content.zoneIds.filter(
    (other) => areAdjacent(content.ways, zone, other) && mustGet(content.zones, other).sanctuary === null,
  );
  return ways.length + (mustGet(content.zones, zone).terrain === "remote" ? content.zoneIds.length : 0);
}

function close(s: Rules, _seat: SeatId, { zone }: Answer): void {
  const { table } = s.state;
  table.closed.push(zone);
  addNews(table, { kind: "closed", zone });
  s.emit({ chapter: "effects", kind: "closed", zone });
}

const asked = ({ table }: Board): Close | null => closes.as(table.effect?.does);

const NOT_ASKED: Refusal = { code: "not-asked", text: "No zone is to be closed now.", rule: "R-117" };
const NONE: Refusal = { code: "no-choice", text: "You see no zone there without IDF regulars.", rule: "R-117" };

const candidates = (sight: Sight): readonly ZoneId[] => {
  const effect = asked(sight);
  return effect ? closable(sight, effect) : [];
};

export const ceClose = action("close-zone", "Close a zone to IDF regulars", {
  was: ["ce-close"],
  help: "The Lebanese Army moves in: only SOF and strikes get there for the rest of the game (R-117).",
  when: (view) => (!asked(view) ? NOT_ASKED : candidates(view).length === 0 ? NONE : null),
})
  .param(
    "zone",
    "Which zone is closed?",
    choice(
      (c) => candidates(c).map((value) => ({ value, label: zoneName(c.content, value) })),
      (c, word) => whyNot(c, word),
    ),
  )
  .apply((a) => {
    if (isSeat(a.seat)) close(a, a.seat, a.params);
  });

function whyNot(sight: Sight, word: string): Refusal | null {
  const effect = asked(sight);
  if (!effect || !Object.hasOwn(sight.content.zones, word)) return null;
  const name = zoneName(sight.content, word);
  const reason = open(sight, effect).includes(word)
    ? "may hold IDF regulars"
    : `is closed already, or not next to ${zoneName(sight.content, effect.adjacentTo)}`;
  return { code: "not-a-choice", text: `${name} ${reason}.`, rule: "R-117" };
}

export const closed = told("closed", {
  about: { kind: "places", weight: 2 },
  line: (event, content) =>
    `The Lebanese Army closes ${zoneName(content, event.zone)} to IDF regulars for the rest of the game.`,
});

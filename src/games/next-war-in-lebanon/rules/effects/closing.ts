import { choice, type Frozen, game, mustGet, type Refusal } from "../../../../engine/index.ts";
import { areAdjacent } from "../../../../graph/index.ts";
import type { PlainEffect, SeatId, ZoneId } from "../../content/types.ts";
import { enemyOf, isSeat, type Lebanon } from "../../state.ts";
import { addNews } from "../news.ts";
import { getGroup, groupsIn } from "../pieces/groups.ts";
import { isSof } from "../pieces/units.ts";
import { the, verb, zoneName } from "../pieces/words.ts";
import { asking, type Board, type Kind, type Rules, type Sight } from "./kind.ts";

const { action } = game<Lebanon>();

type Close = Frozen<Extract<PlainEffect, { kind: "zone.closeToRegulars" }>>;
type Answer = { readonly zone: ZoneId };

/** Zones that are next to the one named, open, and no sanctuary: Syria is one, in the war or not. */
const open = ({ content, table }: Board, { adjacentTo }: Close): readonly ZoneId[] =>
  content.zoneIds.filter(
    (zone) =>
      areAdjacent(content.ways, adjacentTo, zone) &&
      mustGet(content.zones, zone).sanctuary === null &&
      !table.closed.includes(zone),
  );

/** a stack or box of which the seat does not see every unit may hold a regular, so that it counts as one. */
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

export const closes: Kind<Close> = {
  ofChits: false,
  words: ({ chooser, adjacentTo }, content) =>
    `${the(chooser)} ${verb(chooser, "closes", "close")} a zone next to ${zoneName(content, adjacentTo)} to IDF regulars for good`,
  asks: asking<Close, Answer>({
    seat: ({ chooser }) => chooser,
    opens: mayBeClosable,
    mayPass: (sight, effect) => closable(sight, effect).length === 0,
    usual(sight, effect) {
      const [zone] = closable(sight, effect).toSorted((a, b) => barrier(sight, b) - barrier(sight, a));
      return zone === undefined ? null : { zone };
    },
    carryOut: close,
  }),
};

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

const asked = ({ table }: Board): Close | null =>
  table.effect?.does.kind === "zone.closeToRegulars" ? table.effect.does : null;

const NOT_ASKED: Refusal = { code: "not-asked", text: "No zone is to be closed now.", rule: "R-117" };
const NONE: Refusal = { code: "no-choice", text: "You see no zone there without IDF regulars.", rule: "R-117" };

const candidates = (sight: Sight): readonly ZoneId[] => {
  const effect = asked(sight);
  return effect ? closable(sight, effect) : [];
};

export const ceClose = action("ce-close", "Close a zone to IDF regulars", {
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

/** What a seat can look up: the odds of a firefight, what its chits can do now, and the score as it sees it. */
import { choice, game, integer, mustGet, type Option, type Params, type Query, type View } from "#engine";
import { CHIT_TYPES, type ChitType, type UnitId } from "../content/types.ts";
import { chitWords, holds, poolOf } from "../rules/chits/hand.ts";
import { firefightChances } from "../rules/combat/odds.ts";
import { isSupport, ratingOf } from "../rules/pieces/units.ts";
import { counter, unitName } from "../rules/pieces/words.ts";
import { playing } from "../rules/turn/playing.ts";
import { scoreNow } from "../rules/victory/score.ts";
import { idfLine, insurgentLine } from "../rules/victory/words.ts";
import { isSeat, type Lebanon, type SeenUnit } from "../state.ts";

const { form } = game<Lebanon>();
type Eyes = View<Lebanon>;

/** What each chit of the hand can do now, and what the pool holds. */
const chits: Query<Lebanon> = {
  name: "chits",
  title: "Your chits, what they can do now, and your pool",
  ...form(),
  answer: (view) => {
    const seat = isSeat(view.seat) ? view.seat : "idf";
    const pool = poolOf(view, seat, view.hand);
    const left = CHIT_TYPES.flatMap((type) => Array.from({ length: pool[type] }, () => type));
    const mine = CHIT_TYPES.filter((type) => holds(view.hand, type) > 0);
    return [
      `Your hand: ${chitWords(view.hand.chits.map(({ type }) => type)) || "none"}. Your pool: ${chitWords(left) || "none"}.`,
      ...mine.map((type) => `${type} (${view.content.chits[type].name}): ${uses(view, type)}.`),
    ].join("\n");
  },
};

/** The plays of a chit that are possible now, by their titles. */
function uses(view: Eyes, type: ChitType): string {
  const plays = playing.actions.filter(({ title }) => title.includes(type));
  const now = plays.filter((play) => !play.when(view)).map(({ title }) => title.replace(/ \(.*\)$/, "").toLowerCase());
  return now.length > 0 ? now.join(", ") : "nothing in your phase now; it may serve as a reaction";
}

/** What the asking side can count for itself: the Insurgents do not see which IDF units are reduced. */
const vp: Query<Lebanon> = {
  name: "vp",
  title: "Victory points as they stand",
  ...form(),
  answer: ({ content, table, seat, hand }) => {
    const { strategies } = content.scenarios[table.scenario];
    if (seat === "idf" && hand.strategy !== null) {
      const points = scoreNow({ content, table, idf: hand }, hand.strategy);
      return ["If the war ended now:", idfLine(points), insurgentLine(points)].join("\n");
    }
    const field = { content, table, idf: { units: {} } };
    const points = strategies.map((strategy) => scoreNow(field, strategy));
    const [first] = points;
    return [
      `If the war ended now, as far as you see${strategies.length > 1 ? " (the IDF has chosen one strategy in secret)" : ""}:`,
      ...points.map(idfLine),
      ...(first ? [`${insurgentLine(first)} Reduced IDF units, 1 VP each, cannot be seen.`] : []),
    ].join("\n");
  },
};

/** Nobody fires where no enemy is to be seen. */
const own = (c: Eyes): readonly Option<UnitId>[] =>
  (visible(c).length === 0 ? [] : Object.keys(c.hand.units))
    .filter((unit) => !isSupport(c.content, unit))
    .map((unit) => ({ value: unit, label: counter(c.content, { unit, ...mustGet(c.hand.units, unit) }) }));

/** Enemy units that the seat sees: on top, or known. */
const visible = (c: Eyes): readonly SeenUnit[] => [
  ...c.table.groups.map(({ top }) => top).filter(({ unit }) => !c.hand.units[unit]),
  ...Object.entries(c.hand.known)
    .map(([unit, { group: _, ...marks }]) => ({ unit, ...marks }))
    .filter(({ unit }) => !c.table.groups.some(({ top }) => top.unit === unit)),
];

const enemies = (c: Eyes): readonly Option<UnitId>[] =>
  visible(c).map((unit) => ({ value: unit.unit, label: counter(c.content, unit) }));

/** a firefight as one would work it out at the table. */
const odds: Query<Lebanon> = {
  name: "odds",
  title: "Odds of a firefight between a unit of yours and one of theirs",
  ...form()
    .param("mine", "Which unit of yours fires?", choice(own))
    .param("theirs", "At which of theirs?", choice(enemies))
    .param(
      "support",
      "How much support is added (J-4, CSUs)?",
      integer(() => [0, 12]),
      () => 0,
    )
    .param(
      "air",
      "With close air support?",
      choice(() => [
        { value: "no", label: "No" },
        { value: "yes", label: "Yes: the best of four dice" },
      ]),
      () => "no" as const,
    ),
  answer: (view, params) => {
    const mine = String(params.mine);
    const target = visible(view).find(({ unit }) => unit === params.theirs);
    const marks = view.hand.units[mine];
    if (!target || !marks) return "One of these units can no longer be seen.";
    return oddsText(view, { unit: mine, ...marks }, target, params);
  },
};

function oddsText({ content }: Eyes, firer: SeenUnit, target: SeenUnit, { support, air }: Params): string {
  if (firer.disrupted) return `${unitName(content, firer.unit)} is disrupted and cannot fire.`;
  if (firer.mode === "combat" && target.mode === "dispersed")
    return `${unitName(content, firer.unit)} is in combat mode and cannot fire at a dispersed unit.`;
  const attack = ratingOf(content, firer.unit, firer) + Number(support);
  const defence = ratingOf(content, target.unit, target, firer.mode) - (target.disrupted ? 1 : 0);
  const { wins, ties, losses, of } = firefightChances(
    attack,
    defence,
    air === "yes" ? content.figures.dice.closeAirSupport : 1,
  );
  const percent = (n: number): string => `${Math.round((100 * n) / of)}%`;
  return `${unitName(content, firer.unit)}, die + ${attack}, at ${unitName(content, target.unit)}, die + ${defence}: wins ${wins} of ${of} (${percent(wins)}), ties ${ties} (${percent(ties)}: both lose, collateral damage), loses ${losses} (${percent(losses)}).`;
}

export const queries: readonly Query<Lebanon>[] = [odds, chits, vp];

/** a firefight, one target at a time: the dice of its firers against the one die of the target. */
import type { Frozen, RulesContext } from "#engine";
import { type Pack, SEATS, type UnitId } from "../../content/types.ts";
import type { Lebanon, Marks, SeenUnit } from "../../state.ts";
import { disrupt, disruptAndReduce } from "../pieces/losses.ts";
import { mark } from "../pieces/placing.ts";
import { handNow } from "../pieces/show.ts";
import { isBrittle, isRocket, ratingOf, seatOf, unitOf } from "../pieces/units.ts";
import { battleOf, shown } from "./participants.ts";
import { type Field, fieldOf, supportFor } from "./ratings.ts";
import { answerTo, totalOf } from "./rolls.ts";
import { endAntiTank } from "./support.ts";
import { tell } from "./telling.ts";
import type { Casualty, Firefight, Roll, Shot, Supporter } from "./types.ts";

/*
 * A firefight, one target at a time. There is no table, but opposed dice:
 *
 *   a firer     die (with close air support the best of four) + rating + support + its supporters
 *   the target  one die against all firers + rating in the firer's mode + support, 1 less if disrupted
 *
 * The firer with the best margin decides (`verdictOf`, `inflictLosses`):
 *
 *   above 0     the target is disrupted; disrupted and reduced if that firer is in another mode
 *   0           the target and the firers with that margin are disrupted and reduced; collateral damage
 *   below 0     one firer loses like that; of several the target's owner chooses (W7, `casualty.ts`)
 *
 * `losses.ts`: a unit that is disrupted already is reduced instead; one that is reduced already, and any of Hezbollah's, is
 * eliminated where others are reduced; rockets, missiles, militia and Syrians are eliminated where others are disrupted.
 */

type Rules = RulesContext<Lebanon>;

const fighter = ({ battle }: Field, unit: UnitId): Frozen<SeenUnit> => {
  for (const seat of SEATS) for (const one of battle.fighters[seat]) if (one.unit === unit) return one;
  throw new Error(`${unit} does not fight`);
};

/**
 * each firer's die in the order of the plan, several with close air support, then the target's, and
 * nobody else's; `rolls.ts` adds up.
 */
export function rollFirefight(s: Rules, shots: readonly Shot[]): Firefight {
  const [first] = shots;
  const { table } = s.current;
  const { firing } = battleOf(table);
  if (!first || firing === null) throw new Error("nobody fires");
  const field = fieldOf({ content: s.content, table }, firing);
  const { unit: target, mode, disrupted = false, ...marks } = fighter(field, first.target);
  const thrown = shots.map((shot) => {
    const dice = s.dice.for("firer", shot.firer);
    return Array.from({ length: diceOf(s.content, shot) }, () => dice.die());
  });
  const die = s.dice.for("target", target).die();
  const support = supportFor(field, target);
  const rolls = shots.map((shot, i): Roll => {
    const roll = rollOf(field, shot, thrown[i] ?? []);
    const against = ratingOf(s.content, target, { mode, ...marks }, roll.mode);
    const answer = answerTo({ target, mode, die, support, disrupted }, { against });
    return { ...roll, against, total: totalOf({ ...roll, against }), answer };
  });
  // a rocket that has supported has fired
  for (const shot of shots)
    for (const unit of shot.supports) if (isRocket(s.content, unit)) mark(s, unit, { fired: true });
  return { target, mode, die, support, disrupted, rolls };
}

/** how many dice a firer throws; the best counts. */
export const diceOf = (
  { figures }: Pick<Pack, "figures">,
  { closeAirSupport }: Pick<Shot, "closeAirSupport">,
): number => (closeAirSupport ? figures.dice.closeAirSupport : 1);

function rollOf(
  field: Field,
  { firer, supports }: Shot,
  dice: readonly number[],
): Omit<Roll, "against" | "total" | "answer"> {
  const { content } = field;
  const { unit, ...marks } = fighter(field, firer);
  const supporters = supports.map((id): Supporter => {
    const { unit: own, ...its } = fighter(field, id);
    return { unit: own, rating: ratingOf(content, own, its), support: supportFor(field, own) };
  });
  const rating = ratingOf(content, unit, marks);
  return { firer, mode: marks.mode, dice, rating, support: supportFor(field, unit), supporters };
}

export const marginOf = ({ total, answer }: Pick<Roll, "total" | "answer">): number => total - answer;

/** who loses. */
export type Verdict =
  /** The target loses; `differ`: it and the winner are in different modes. */
  | { readonly kind: "hit"; readonly differ: boolean }
  /** The target and these firers lose, as if their modes differed. */
  | { readonly kind: "tie"; readonly firers: readonly UnitId[] }
  /** One of these firers loses. */
  | { readonly kind: "miss"; readonly firers: readonly UnitId[] };

export function verdictOf({ mode, rolls }: Frozen<Firefight>): Verdict {
  const best = Math.max(...rolls.map(marginOf));
  const tied = rolls.filter((roll) => marginOf(roll) === best);
  if (best > 0) return { kind: "hit", differ: tied.some((roll) => roll.mode !== mode) };
  const firers = (best === 0 ? tied : rolls).map(({ firer }) => firer);
  return { kind: best === 0 ? "tie" : "miss", firers };
}

/** What losing would do to a firer. */
export function consequence(content: Pack, unit: UnitId, marks: Frozen<Marks>, differ: boolean): Casualty["loss"] {
  if (isBrittle(content, unit)) return "eliminated";
  if (!differ && !marks.disrupted) return "disrupted";
  return marks.reduced || unitOf(content, unit).reduced === null ? "eliminated" : "reduced";
}

const GRAVITY = { eliminated: 0, reduced: 1, disrupted: 2 } as const;

/** Section 7, W7: the heaviest consequence, then the higher combat rating, then by id. */
export function usualCasualty(field: Field, { mode, rolls }: Frozen<Firefight>): UnitId {
  const [worst] = rolls
    .map(({ firer, mode: own }) => {
      const { unit, ...marks } = fighter(field, firer);
      const gravity = GRAVITY[consequence(field.content, unit, marks, own !== mode)];
      return { unit, gravity, combat: ratingOf(field.content, unit, marks, "combat") };
    })
    .toSorted((a, b) => a.gravity - b.gravity || b.combat - a.combat || (a.unit < b.unit ? -1 : 1));
  if (!worst) throw new Error("nobody fired");
  return worst.unit;
}

/** the losses of a firefight; `casualty`: which firer loses if the target wins. */
export function inflictLosses(s: Rules, firefight: Firefight, casualty: UnitId | null): void {
  const battle = battleOf(s.state.table);
  const { firing, zone } = battle;
  if (firing === null) throw new Error("nobody fires");
  const verdict = verdictOf(firefight);
  const { target, mode, rolls } = firefight;
  const fired = rolls
    .flatMap((roll) => roll.supporters.map(({ unit }) => unit))
    .filter((unit) => isRocket(s.content, unit));
  const casualties =
    verdict.kind === "hit"
      ? [strike(s, target, verdict.differ)]
      : verdict.kind === "tie"
        ? [target, ...verdict.firers].map((unit) => strike(s, unit, true))
        : rolls.filter(({ firer }) => firer === casualty).map((roll) => strike(s, roll.firer, roll.mode !== mode));
  battle.collateral ||= verdict.kind === "tie";
  for (const { unit, loss } of casualties) if (loss === "eliminated") battle.lost[seatOf(s.content, unit)]++;
  for (const seat of SEATS)
    battle.fighters[seat] = shown(
      s,
      seat,
      battle.fighters[seat].map(({ unit }) => unit),
    );
  tell(s, { chapter: "combat", kind: "firefight", zone, seat: firing, firefight, casualties, fired });
  endAntiTank(s, firefight, firing);
}

/** the loser is disrupted, and reduced too if the winner is in another mode. */
function strike(s: Rules, unit: UnitId, differ: boolean): Casualty {
  const was = handNow(s, seatOf(s.content, unit)).units[unit]?.disrupted ?? false;
  const loss = differ ? disruptAndReduce(s, unit) : disrupt(s, unit);
  return { unit, loss, disrupted: !was && loss !== "eliminated" };
}

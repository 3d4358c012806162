/** All kinds of effects, among them the simplest: a shorter game, rockets from Gaza, another card. */
import { game } from "#engine";
import type { Lebanon } from "../../state.ts";
import { addNews } from "../news.ts";
import { count, the } from "../pieces/words.ts";
import { scoring } from "../strikes/words.ts";
import { closed, closes } from "./closing.ts";
import { discardChoice, discarded, discardRandom, excess } from "./discards.ts";
import { draw, gained, select, selectOrAny } from "./gains.ts";
import { infiltrate, infiltrated } from "./infiltrate.ts";
import { effect, effects, seat, some } from "./kind.ts";
import { cuts, wasCut } from "./limits.ts";
import { returned, returns } from "./returning.ts";
import { escalated, escalates, syriaEntered, syriaEnters } from "./wider-war.ts";

const { told } = game<Lebanon>();

/** the present turn is the last if the new length is not beyond it. */
export const shorten = effect("game.shorten", { turns: some }, ({ turns }) => ({
  words: () => `the game is ${count(turns, "turn")} shorter`,
  does: (s) => {
    const { table } = s.state;
    table.length -= turns;
    s.emit({ chapter: "effects", kind: "shortened", length: table.length, isLast: table.turn >= table.length });
  },
}));

const shortened = told("shortened", {
  about: { weight: 3 },
  line: (event) =>
    event.isLast ? "**The game ends after this turn.**" : `**The game ends after turn ${event.length}.**`,
});

/** a point for each hit. */
const offMap = effect("rockets.offMap", { dice: some }, ({ dice: n }) => ({
  words: () => `${count(n, "die", "dice")} for rockets from Gaza: 1 VP for each hit`,
  does: (s) => {
    const dice = Array.from({ length: n }, () => s.dice.die());
    const vp = dice.filter((die) => s.content.figures.hits.rocket.includes(die)).length;
    s.state.table.vp += vp;
    addNews(s.state.table, { kind: "scored", vp });
    s.emit({ chapter: "effects", kind: "hamas", dice, vp });
  },
}));

const rocketsFromGaza = told("hamas", {
  about: ({ vp }) => scoring("Rockets from Gaza", vp),
  line: (event) => `**Rockets from Gaza**: ${event.dice.join(", ")}: ${event.vp} VP.`,
});

/** another card, as for collateral damage in an attack of this seat; the procedure of the cards draws it. */
export const again = effect("cascade.again", { collateralAttacker: seat }, ({ collateralAttacker }) => ({
  words: () => `another card, as for collateral damage in an attack of ${the(collateralAttacker)}`,
}));

/** another suit and rank. */
export const redraw = effect("redraw", {}, () => ({ words: () => "another card is drawn instead" }));

const ON_CHARTS = [
  draw,
  select,
  selectOrAny,
  discardChoice,
  discardRandom,
  infiltrate,
  returns,
  closes,
  syriaEnters,
  escalates,
  shorten,
  offMap,
  again,
  redraw,
] as const;

/** What rows of the Cascading Effects charts can do. A pack with another effect is refused. */
export const chartEffects = effects(ON_CHARTS);

/** These, and what the loss of an HQ can do. */
export const allEffects = effects([...ON_CHARTS, cuts, excess]);
export const { ruleOf } = allEffects;

/** What everyone is told of effects. */
export const effectsTold = [
  gained,
  discarded,
  infiltrated,
  returned,
  closed,
  syriaEntered,
  escalated,
  shortened,
  rocketsFromGaza,
  wasCut,
] as const;

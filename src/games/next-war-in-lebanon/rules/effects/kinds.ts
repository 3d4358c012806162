import type { Frozen } from "../../../../engine/index.ts";
import type { PlainEffect } from "../../content/types.ts";
import { addNews } from "../news.ts";
import { count, the } from "../pieces/words.ts";
import { closes } from "./closing.ts";
import { discardChoice, discardRandom, excess } from "./discards.ts";
import { draw, select, selectOrAny } from "./gains.ts";
import { infiltrate } from "./infiltrate.ts";
import type { Kind } from "./kind.ts";
import { cuts } from "./limits.ts";
import { returns } from "./returning.ts";
import type { Does } from "./types.ts";
import { escalates, syriaEnters } from "./wider-war.ts";

type Of<K extends PlainEffect["kind"]> = Frozen<Extract<PlainEffect, { kind: K }>>;

/** the present turn is the last if the new length is not beyond it. */
const shorten: Kind<Of<"game.shorten">> = {
  ofChits: false,
  words: ({ turns }) => `the game is ${count(turns, "turn")} shorter`,
  carryOut(s, { turns }) {
    const { table } = s.state;
    table.length -= turns;
    s.emit({ chapter: "effects", kind: "shortened", length: table.length, isLast: table.turn >= table.length });
  },
};

/** a point for each hit. */
const offMap: Kind<Of<"rockets.offMap">> = {
  ofChits: false,
  words: ({ dice }) => `${count(dice, "die", "dice")} for rockets from Gaza: 1 VP for each hit`,
  carryOut(s, { dice: n }) {
    const dice = Array.from({ length: n }, () => s.dice.die());
    const vp = dice.filter((die) => s.content.figures.hits.rocket.includes(die)).length;
    s.state.table.vp += vp;
    addNews(s.state.table, { kind: "scored", vp });
    s.emit({ chapter: "effects", kind: "hamas", dice, vp });
  },
};

/** another card, which the procedure of the cards draws. */
const again: Kind<Of<"cascade.again">> = {
  ofChits: false,
  words: ({ collateralAttacker }) =>
    `another card, as for collateral damage in an attack of ${the(collateralAttacker)}`,
};
const redraw: Kind<Of<"redraw">> = { ofChits: false, words: () => "another card is drawn instead" };

/** Every kind of effect there is. */
const KINDS: { readonly [K in Does["kind"]]: Kind<Extract<Does, { readonly kind: K }>> } = {
  "chit.draw": draw,
  "chit.select": select,
  "chit.selectOrAny": selectOrAny,
  "chit.discardChoice": discardChoice,
  "chit.discardRandom": discardRandom,
  "unit.infiltrate": infiltrate,
  "unit.return": returns,
  "zone.closeToRegulars": closes,
  "syria.enter": syriaEnters,
  "idf.escalate": escalates,
  "game.shorten": shorten,
  "rockets.offMap": offMap,
  "cascade.again": again,
  redraw,
  cut: cuts,
  excess,
};

/** The entry of an effect's kind, for this effect. */
export const kindOf = <D extends Does>(does: D): Kind<D> => KINDS[does.kind] as unknown as Kind<D>; // it stands under its own kind

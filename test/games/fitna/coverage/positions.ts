import { completed } from "#engine";
import { playEvent } from "../../../../src/games/fitna/rules/effects/play-event.ts";
import { destroy, hold, lift } from "../../../../src/games/fitna/rules/pieces/placing.ts";
import { endRebellion, pkkRebellion } from "../../../../src/games/fitna/rules/powers/pkk.ts";
import { placeWaiting } from "../../../../src/games/fitna/rules/reinforcements/arrivals.ts";
import { content } from "../packs.ts";
import { withCards } from "../rules/effects/builder.ts";
import { isEvent, whoPlays } from "../rules/effects/who-plays.ts";
import { clear, type Playing, phaseOf } from "../rules/powers/builder.ts";
import { answers, barred, battles, calledOff, lent, pursuit } from "./battles.ts";
import type { Coverage } from "./coverage.ts";
import { kurds, rising, strikeForbidden, worldWar } from "./events-of-powers.ts";
import { cardRow } from "./lists.ts";
import { cancels, heard, islamicState, jokerAnswers, lending } from "./others.ts";

/** Positions for what random play seldom or never comes to. */
export const POSITIONS: readonly ((coverage: Coverage) => void)[] = [
  events,
  battles,
  answers,
  calledOff,
  barred,
  pursuit,
  lent,
  jokers,
  waiting,
  rebels,
  shielded,
  cancels,
  jokerAnswers,
  islamicState,
  lending,
  worldWar,
  rising,
  kurds,
  strikeForbidden,
];

/** Every card that random play did not play as an event, in the first scenario in which a seat can. */
function events(coverage: Coverage): void {
  for (const card of Object.values(content.editions["2020"].cards).filter(isEvent)) {
    const rows = card.uses.map(({ when }) => cardRow(card.number, when));
    if (!rows.some((row) => coverage.lacks("Cards", row))) continue;
    const { game, seat } = whoPlays(card);
    game.dice(1).answer(seat, "play-event", completed(playEvent, game.view(seat), { card: String(card.number) }, {}));
    heard(coverage, game.until("end-events"));
  }
}

function jokers(coverage: Coverage): void {
  const play = withCards("1", "TUR", {}).answer("SYR", "play-joker", { draw: "1-1" });
  coverage.count("Actions", "play-joker");
  play.answer("SYR", "concede");
  coverage.count("Actions", "concede");
  heard(coverage, play);
}

/** */
function waiting(coverage: Coverage): void {
  const play = phaseOf("1", "SYR").change((game) => {
    lift(game, ["syr-5m"]);
    game.state.table.pools.SYR?.waiting.push("syr-5m");
  });
  play.do(() => {}).answer("SYR", "place-waiting", completed(placeWaiting, play.view("SYR"), { unit: "syr-5m" }, {}));
  coverage.count("Actions", "place-waiting");
  heard(coverage, play);
}

/** */
function rebels(coverage: Coverage): void {
  const play = phaseOf("2", "IRQ").change((game) => clear(game, "mardin"));
  play.call(pkkRebellion, { placer: "IRQ" });
  play.answer("IRQ", "place-rebels", { first: "mardin", second: "siirt" });
  coverage.count("Actions", "place-rebels");
  play.change((game) => {
    for (const id of Object.keys(game.state.table.kurds).filter((one) => one.startsWith("pkk"))) destroy(game, id);
    for (const space of ["mardin", "siirt"]) hold(game, space, "TUR");
  });
  heard(coverage, play.do(endRebellion));
}

const AIR_STRIKE = 38;
const AREA_DENIAL = 32;

/** a strike on those who are ready for it. */
function shielded(coverage: Coverage): void {
  const strike = (play: Playing) => play.answer("TUR", "play-event", { card: String(AIR_STRIKE), spaces: ["aleppo"] });
  const ready = withCards(
    "1",
    "TUR",
    { TUR: [AIR_STRIKE], SYR: [AREA_DENIAL] },
    {
      tension: 5,
      change: ({ state }) => {
        state.table.lasting.push({ seat: "SYR", card: state.hands.SYR?.cards.pop() ?? 0 });
        state.table.held.SYR = 0;
      },
    },
  );
  heard(coverage, strike(ready));
}

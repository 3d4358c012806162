import { submit } from "#engine";
import { jokerTargets } from "../../../../src/games/fitna/rules/effects/special-jokers.ts";
import { hold } from "../../../../src/games/fitna/rules/pieces/placing.ts";
import { activateIslamicState } from "../../../../src/games/fitna/rules/powers/daesh-call.ts";
import { fitna } from "../builder.ts";
import { book } from "../playing.ts";
import { withCards } from "../rules/effects/builder.ts";
import { movementOf, put } from "../rules/movement/builder.ts";
import { type Playing, phaseOf } from "../rules/powers/builder.ts";
import type { Coverage } from "./coverage.ts";

export function heard(coverage: Coverage, { told }: Pick<Playing, "told">): void {
  for (const event of told) coverage.hear(event);
}

/** whoever is asked cancels the card of another. */
export function cancels(coverage: Coverage): void {
  const plays = [
    { scenario: "1", card: 38, by: 25, params: { spaces: ["aleppo"] } },
    { scenario: "1", card: 38, by: 10, params: { spaces: ["aleppo"] } },
    { scenario: "2", card: 50, by: 27, params: {} },
    { scenario: "2", card: 43, by: 24, params: {} },
  ];
  for (const { scenario, card, by, params } of plays) {
    const play = withCards(scenario, "TUR", { TUR: [card], SYR: [by] });
    play.answer("TUR", "play-event", { card: String(card), ...params });
    heard(coverage, play.answer("SYR", "cancel-event", { card: String(by) }));
    coverage.count("Actions", "cancel-event");
  }
}

/** who is struck by a Special Joker answers with his own. */
export function jokerAnswers(coverage: Coverage): void {
  const struck = () => {
    const play = withCards("9", "ISR", { SYR: [10] });
    const four = jokerTargets(play.view("ISR"), "sj-isr").slice(0, 4);
    return play.answer("ISR", "play-special-joker", { joker: "sj-isr", spaces: four }).defaults("take-losses");
  };
  heard(coverage, struck().answer("SYR", "pass-joker"));
  const play = struck();
  const three = jokerTargets(play.view("SYR"), "sj-hzb").slice(0, 3);
  play.answer("SYR", "answer-joker", { joker: "sj-hzb", spaces: three });
  for (const action of ["play-special-joker", "pass-joker", "answer-joker"]) coverage.count("Actions", action);
  heard(coverage, play);
}

/** IS attacks, Al Baghdadi moves, and is attacked; a decoy is found. */
export function islamicState(coverage: Coverage): void {
  const play = phaseOf("2", "TUR").call(activateIslamicState, { seat: "TUR" });
  play.answer("TUR", "call-counters", { first: "rutba", second: "rutba", third: "rutba" });
  play.answer("TUR", "attack-with-is", { from: "rutba", counters: 1, target: "ramadi" }).until("move-leader");
  play.answer("TUR", "move-leader", { path: ["tabqa"] });
  heard(coverage, play.answer("TUR", "end-activation"));
  for (const action of ["call-counters", "attack-with-is", "move-leader", "end-activation"])
    coverage.count("Actions", action);
  for (const id of ["is-d1", "is-ab"]) {
    const units = { fallujah: { IS: [id] } };
    const game = fitna({ scenario: "2", seat: "IRQ", units }).attack("ramadi", "fallujah", ["irq-1m", "irq-10i"]);
    for (const event of game.events) coverage.hear(event);
  }
}

/** Syria asks for Hezbollah, and gets it. */
export function lending(coverage: Coverage): void {
  const start = movementOf("10", {
    seat: "SYR",
    change: (game) => {
      put(game, "SYR", "palmyra", "syr-rg");
      put(game, "IRN", "palmyra", "hzi-1");
      hold(game, "palmyra", "SYR");
    },
  });
  const acts = [
    { seat: "SYR", action: "ask-units", params: { space: "palmyra", purpose: "move" } },
    { seat: "IRN", action: "lend-units", params: { units: ["hzi-1"] } },
  ];
  let env = start;
  for (const act of acts) {
    const { state, happenings } = submit(book, env, { ...act, decision: null });
    env = state;
    const events = happenings.flatMap((one) => (one.kind === "event" ? (one.event ?? []) : []));
    coverage.see(env, events, act.action);
  }
}

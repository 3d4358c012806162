import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  Dice,
  anyMove,
  awaited,
  begin,
  completed,
  decisionsOf,
  refuse,
  submit,
  viewOf
} from "./chunk-Q6LHD3MV.js";

// src/campaign/selfplay.ts
var PLAYERS = ["sensible", "random"];
function playOut(book, play) {
  const { options, key, player, most } = play;
  const { definition } = book;
  const chosen = completed(definition.options, { content: book.content }, options, definition.defaults);
  const seats = definition.roster(chosen, book.content).map((seat) => seat.id);
  const controllers = Object.fromEntries(seats.map((seat, i) => [seat, `p${i + 1}`]));
  const dice = new Dice({ key: [...key].reverse().join(""), next: 0 });
  const start = begin(book, { seats, controllers, options: chosen, key }, play.names?.(0) ?? null);
  play.watch?.(start, 0);
  let env = start.state;
  let actions = 0;
  let time = 0n;
  while (!env.over && actions < most) {
    const [seat, decision] = nextQuestion(book, env, dice);
    const move = moveFor(book, env, seat, decision, player(seat), dice);
    const before = process.hrtime.bigint();
    const advance = submit(book, env, move, play.names?.(actions + 1) ?? null);
    time += process.hrtime.bigint() - before;
    env = advance.state;
    actions++;
    play.watch?.(advance, actions);
  }
  return { env, result: env.over, actions, time };
}
function nextQuestion(book, env, dice) {
  const offers = env.seats.flatMap((seat2) => decisionsOf(book, env, seat2).filter((decision2) => decision2.invited));
  const offer = offers.length > 0 ? dice.of(offers) : void 0;
  if (offer) return [offer.seat, offer];
  const seat = dice.of(awaited(env));
  const decision = decisionsOf(book, env, seat).find((d) => d.owed);
  return decision ? [seat, decision] : refuse("stuck", "somebody is waited for who is not asked");
}
function moveFor(book, env, seat, decision, player, dice) {
  const view = viewOf(book, env, seat);
  const sensible = player === "sensible" ? book.definition.bot(view, decision, dice) : null;
  const move = sensible ?? anyMove(book, view, decision, dice) ?? refuse("stuck", `${seat} has no legal move`);
  return { seat, decision: decision.actions.includes(move.action) ? decision.id : null, ...move };
}

// src/cli/bench/figures.ts
var now = () => Number(process.hrtime.bigint()) / 1e6;
var sorted = (values) => [...values].sort((a, b) => a - b);
function percentile(values, p) {
  const list = sorted(values);
  return list[Math.min(list.length - 1, Math.floor(p * list.length))] ?? Number.NaN;
}
var median = (values) => percentile(values, 0.5);
var rounded = (value) => Number(value.toPrecision(3));

export {
  PLAYERS,
  playOut,
  now,
  percentile,
  median,
  rounded
};

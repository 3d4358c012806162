/** Plays a game by computers from start to end, by its rules only. */
import {
  type Advance,
  anyMove,
  awaited,
  begin,
  completed,
  type Decision,
  Dice,
  decisionsOf,
  type Envelope,
  type GameTypes,
  type Move,
  type Names,
  type Result,
  type Rulebook,
  refuse,
  type Seat,
  type Submission,
  submit,
  viewOf,
} from "#engine";

/** How a seat is played: the game's own bot, or any legal move. */
export const PLAYERS = ["sensible", "random"] as const;
export type Player = (typeof PLAYERS)[number];

export interface SelfPlay {
  readonly options: { readonly [name: string]: unknown };
  /** 32 bytes in hex: the same key, the same game. */
  readonly key: string;
  player(seat: Seat): Player;
  /** A game that has not ended by then is stopped. */
  readonly most: number;
  /** What people are called in the pictures of an action (0: of the beginning); null, and where it is left out: none is made. */
  names?(action: number): Names | null;
  /** Looks on: after the beginning, and after every action. */
  watch?(advance: Advance<GameTypes>, action: number): void;
}

export interface PlayedOut {
  readonly env: Envelope<GameTypes>;
  readonly result: Result | null;
  readonly actions: number;
  /** Time inside `submit`, ns. */
  readonly time: bigint;
}

/** One game by computer players from start to end, rules only. */
export function playOut(book: Rulebook<GameTypes>, play: SelfPlay): PlayedOut {
  const { key, player, most } = play;
  const dice = diceOf(key);
  const start = beginning(book, play, play.names?.(0) ?? null);
  play.watch?.(start, 0);
  let env = start.state;
  let actions = 0;
  let time = 0n;
  while (!env.over && actions < most) {
    const [seat, decision] = nextQuestion(book, env, dice);
    const move = moveFor(book, env, seat, decision, player(seat), dice);
    const before = process.hrtime.bigint();
    const advance: Advance<GameTypes> = submit(book, env, move, play.names?.(actions + 1) ?? null);
    time += process.hrtime.bigint() - before;
    env = advance.state;
    actions++;
    play.watch?.(advance, actions);
  }
  return { env, result: env.over, actions, time };
}

/** A game with these options as it begins. Throws `Refused` if there is none. */
export function beginning(
  book: Rulebook<GameTypes>,
  { options, key }: Pick<SelfPlay, "options" | "key">,
  names: Names | null = null,
): Advance<GameTypes> {
  const { definition } = book;
  const chosen = completed(definition.options, { content: book.content }, options, definition.defaults);
  const seats = definition.roster(chosen, book.content).map((seat) => seat.id);
  const controllers = Object.fromEntries(seats.map((seat, i) => [seat, `p${i + 1}`]));
  return begin(book, { seats, controllers, options: chosen, key }, names);
}

/** The dice of computer players and of who is asked next, which are not those of the game. */
export const diceOf = (key: string): Dice => new Dice({ key: [...key].reverse().join(""), next: 0 });

/** One of the open questions: the seats that are waited for, and now and then somebody's offer. */
export function nextQuestion(
  book: Rulebook<GameTypes>,
  env: Envelope<GameTypes>,
  dice: Dice,
): readonly [Seat, Decision] {
  const offers = env.seats.flatMap((seat) => decisionsOf(book, env, seat).filter((decision) => decision.invited));
  const offer = offers.length > 0 ? dice.of(offers) : undefined;
  if (offer) return [offer.seat, offer];
  const seat = dice.of(awaited(env));
  const decision = decisionsOf(book, env, seat).find((d) => d.owed);
  return decision ? [seat, decision] : refuse("stuck", "somebody is waited for who is not asked");
}

/** What a seat plays at this level. */
export function moveFor(
  book: Rulebook<GameTypes>,
  env: Envelope<GameTypes>,
  seat: Seat,
  decision: Decision,
  player: Player,
  dice: Dice,
): Submission {
  const view = viewOf(book, env, seat);
  const sensible: Move | null = player === "sensible" ? book.definition.bot(view, decision, dice) : null;
  const move = sensible ?? anyMove(book, view, decision, dice) ?? refuse("stuck", `${seat} has no legal move`);
  return answering(decision, move);
}

/** A move as it is submitted: to the question, or outside it. */
export const answering = ({ seat, id, actions }: Decision, move: Move): Submission => ({
  seat,
  decision: actions.includes(move.action) ? id : null,
  ...move,
});

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { z } from "zod";
import {
  anyMove,
  awaited,
  begin,
  completed,
  type Definition,
  Dice,
  decisionsOf,
  type Envelope,
  type GameTypes,
  Refused,
  type Rulebook,
  submit,
  viewOf,
} from "#engine";
import type { Player } from "../../src/cli/play-out.ts";
import { openPinned, readShipped } from "../../src/packs/packs.ts";
import { stateText, textHash } from "../../src/proof/state-text.ts";

/*
 * A golden log is a game that was played once, and has to be played to the same states by every later change of the rules'
 * code that does not count up their version: those that run in somebody's database are replayed like it.
 */

/** Where they lie, a file a game. */
export const GOLDEN_FOLDER = fileURLToPath(new URL("../../test/fixtures/golden", import.meta.url));

const params = z.record(z.string(), z.json());
const act = z.strictObject({
  seat: z.string(),
  decision: z.string().nullable(),
  action: z.string(),
  params,
});

const log = z.strictObject({
  /** "2018, at random" */
  name: z.string(),
  options: params,
  seats: z.array(z.string()),
  controllers: z.record(z.string(), z.string()),
  /** Of the dice, 32 bytes in hex. */
  key: z.string(),
  dice: z.enum(["by purpose", "by counter"]).default("by counter"),
  acts: z.array(act),
  /** The beginning of the hash of the state after the start, and after every act. */
  states: z.array(z.string()),
});
export type GoldenLog = z.infer<typeof log>;
type GoldenAct = z.infer<typeof act>;

const golden = z.strictObject({
  game: z.string(),
  rules: z.string(),
  stateVersion: z.int(),
  /** Without what only pictures are drawn from. */
  pack: params,
  logs: z.array(log),
});
export type Golden = z.infer<typeof golden>;

type Game = Definition<GameTypes>;

/** How many characters of a hash tell two states apart. */
const HASH = 10;
/** A game that has not ended by then is stopped. */
const MOST_ACTS = 1200;

const fileOf = (game: string): string => `${GOLDEN_FOLDER}/${game}.json.gz`;

export const readGolden = ({ id }: Pick<Game, "id">): Golden =>
  golden.parse(JSON.parse(gunzipSync(readFileSync(fileOf(id))).toString()));

export const writeGolden = (made: Golden): void =>
  writeFileSync(fileOf(made.game), gzipSync(JSON.stringify(made), { level: 9 }));

/** What is played: which options, and by whom. */
export interface Recorded {
  readonly name: string;
  readonly options: GoldenLog["options"];
  readonly player: Player;
  readonly dice: GoldenLog["dice"];
}

/** Plays games with the pack of today, as far as rules read it. */
export function record(definition: Game, games: readonly Recorded[]): Golden {
  const { files } = readShipped(definition, null);
  const drawn = new Set(definition.drawnFrom ?? []);
  const pack = params.parse(Object.fromEntries(Object.entries(files).filter(([name]) => !drawn.has(name))));
  const book = openPinned(definition, pack);
  const { id, rules, stateVersion } = definition;
  return { game: id, rules, stateVersion, pack, logs: games.map((one, i) => played(book, one, i)) };
}

function played(book: Rulebook<GameTypes>, { name, options, player, dice: format }: Recorded, n: number): GoldenLog {
  const { definition, content } = book;
  const key = `${n + 1}`.padStart(64, "7");
  const dice = new Dice({ key: `${n + 1}`.padStart(64, "3"), next: 0 });
  const chosen = completed(definition.options, { content }, options, definition.defaults);
  const seats = definition.roster(chosen, content).map(({ id }) => id);
  const controllers = Object.fromEntries(seats.map((seat, i) => [seat, `p${i + 1}`]));
  const start = { options: params.parse(chosen), seats, controllers, key, dice: format };
  let { state } = begin(book, start);
  const acts: GoldenAct[] = [];
  const states = [nameOf(state)];
  while (!state.over && acts.length < MOST_ACTS) {
    const done = nextAct(book, state, dice, player);
    const before = state;
    state = submit(book, before, done).state;
    acts.push(done);
    states.push(nameOf(state, before));
  }
  return { name, ...start, acts, states };
}

const nameOf = (state: Envelope<GameTypes>, before?: Envelope<GameTypes>): string =>
  textHash(stateText(state, before)).slice(0, HASH);

/** What one of those does that the game waits for, or that an offer invites. */
function nextAct(book: Rulebook<GameTypes>, env: Envelope<GameTypes>, dice: Dice, player: Player): GoldenAct {
  const waiting = awaited(env);
  const open = env.seats.flatMap((seat) =>
    decisionsOf(book, env, seat).filter(({ owed, invited, answered }) => (owed && !answered) || invited),
  );
  const decision = dice.of(open.filter(({ seat, invited }) => invited || waiting.includes(seat)));
  const view = viewOf(book, env, decision.seat);
  const sensible = player === "sensible" ? book.definition.bot(view, decision, dice) : null;
  const move = sensible ?? anyMove(book, view, decision, dice);
  if (!move) throw new Error(`${decision.seat} has no legal move`);
  const answers = decision.actions.includes(move.action);
  return act.parse({ seat: decision.seat, decision: answers ? decision.id : null, ...move });
}

type Look = (book: Rulebook<GameTypes>, state: Envelope<GameTypes>) => void;

/** Where today's rules leave a golden log. */
interface Departure {
  /** The number of the act; 0: the start. */
  readonly act: number;
  readonly why: string;
}

/** Null: they play all of it to the same states. `look`: at every state. */
function departure(
  book: Rulebook<GameTypes>,
  { acts, states, ...start }: GoldenLog,
  look: Look = () => {},
): Departure | null {
  let done = 0;
  try {
    let { state } = begin(book, start);
    for (let before: typeof state | undefined; ; done++) {
      if (nameOf(state, before) !== states[done]) return { act: done, why: "it leads to another state" };
      look(book, state);
      const next = acts[done];
      if (!next) return null;
      before = state;
      state = submit(book, before, next).state;
    }
  } catch (error) {
    if (error instanceof Refused) return { act: done + 1, why: `it is refused: ${error.message}` };
    throw error;
  }
}

/** What is wrong with the golden logs of a game, and what to do; null: nothing. */
export function complaint(definition: Game, made: Golden, look?: Look): string | null {
  const { id, name, rules, stateVersion } = definition;
  const isCounted = made.rules !== rules || made.stateVersion !== stateVersion;
  if (isCounted)
    return `${name}: the golden logs are of rules ${made.rules}, and these are ${rules}: run "${RENEW} ${id}"`;
  const book = openPinned(definition, made.pack);
  for (const one of made.logs) {
    const left = departure(book, one, look);
    if (!left) continue;
    const { seat, action } = one.acts[left.act - 1] ?? { seat: "nobody", action: "start" };
    return (
      `${name} (${one.name}), act ${left.act}, ${action} of ${seat}: ${left.why}, though the rules still say that they are ` +
      `version ${rules}. If that is no mistake, count up \`rules\` in the definition of the game, so that running campaigns ` +
      `go on from their stored states and are told of it, and run "${RENEW} ${id}".`
    );
  }
  return null;
}

const RENEW = "npm run golden --";

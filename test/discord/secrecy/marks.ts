import {
  type AnyProcedure,
  canonical,
  copy,
  type Definition,
  type Dice,
  type Frozen,
  type GameTypes,
  type Json,
  type Known,
  mustGet,
  type Seat,
  type State,
} from "#engine";
import type { Scene } from "#scene";

type Game = Definition<GameTypes>;
type Stage = Parameters<AnyProcedure<GameTypes>["run"]>[1];
type Teller = Pick<Stage, "emit">;

export const mark = (seat: Seat): string => `⟦${seat}⟧`;

/** Seats whose own words are in a text. */
export const marksIn = (text: string): readonly Seat[] => [
  ...new Set([...text.matchAll(/⟦(\w+)⟧/g)].map(([, seat = ""]) => seat)),
];

const markedScene = (scene: Scene, seat: Seat): Scene => ({
  ...scene,
  alt: `${scene.alt} ${mark(seat)}`,
  text: `${scene.text} ${mark(seat)}`,
});

const markedLine = (secret: object, line: string | null): string | null =>
  line === null ? null : `${line} ${mark(String((secret as { readonly whose?: Seat }).whose))}`;

const markedKnown: (game: Game, ...of: Parameters<NonNullable<Game["knowledge"]>["known"]>) => readonly Known[] = (
  { knowledge },
  view,
  heard,
) => knowledge?.known(view, heard).map((one) => ({ ...one, text: `${one.text} ${mark(view.seat)}` })) ?? [];

/** The game, with the mark of its seat on all words that are made from what only that seat may see or is told. */
export function marked(game: Game): Game {
  const { guide } = game;
  return {
    ...wrapped(game, (teller) => teller),
    hand: (view) => markedScene(game.hand(view), view.seat),
    board: (view, frame) => {
      const scene = game.board(view, frame);
      return view.seat === null ? scene : markedScene(scene, view.seat);
    },
    describePrivate: (secret, content) => markedLine(secret, game.describePrivate(secret, content)),
    describeLogged: (secret, content) => markedLine(secret, game.describeLogged?.(secret, content) ?? null),
    ...(game.knowledge
      ? { knowledge: { ...game.knowledge, known: (view, heard) => markedKnown(game, view, heard) } }
      : {}),
    readPrivate: (stored) => {
      const { whose, ...secret } = stored as { readonly whose?: Seat; readonly [member: string]: Json | undefined };
      const read = game.readPrivate ? game.readPrivate(secret as Json) : (secret as unknown as GameTypes["Secret"]);
      return { ...read, whose };
    },
    queries: game.queries.map((query) => ({
      ...query,
      answer: (view, params) => `${query.answer(view, params)} ${mark(view.seat)}`,
    })),
    guide: {
      ...guide,
      welcome: (view) => guide.welcome(view).map((line) => `${line} ${mark(view.seat)}`),
      prompt: (view, decision) => {
        const { question, facts } = guide.prompt(view, decision);
        return { question, facts: facts.map((fact) => `${fact} ${mark(view.seat)}`) };
      },
    },
  };
}

/** The same game; what its rules tell seats privately says whose it is, and `after` sees what each stage has left. */
function wrapped(game: Game, after: (stage: Stage, before: string) => void): Game {
  const procedures = game.procedures.map((one) => ({
    ...one,
    run(name: string, stage: Stage) {
      const before = canonical(stage.state.hands);
      const next = one.run(name, telling(stage));
      after(stage, before);
      return next;
    },
  }));
  const actions = game.actions.map((one) => ({
    ...one,
    apply: (a: Parameters<typeof one.apply>[0]) => one.apply(telling(a)),
  }));
  return { ...game, procedures, actions };
}

const telling = <D extends Teller>(teller: D): D => ({
  ...teller,
  emit: (event, secrets = {}) =>
    teller.emit(
      event,
      Object.fromEntries(Object.entries(secrets).map(([seat, secret]) => [seat, { ...secret, whose: seat }])),
    ),
});

/**
 * The game with what is hidden from a viewer dealt otherwise once, at the first stage that deals to all whose hands are
 * otherwise then: the worlds part in the midst of a deal, before anybody is told of it.
 */
export function partingAtDeal(game: Game, viewer: Seat, dice: Dice): Game {
  let parted = false;
  return wrapped(game, ({ state, content }, before) => {
    if (parted || canonical(state.hands) === before) return;
    const now = copy({ table: state.table, hands: state.hands, box: state.box }) as Frozen<State<GameTypes>>;
    const { hands, box } = game.possible(now, viewer, dice, content);
    const untouched = JSON.parse(before) as Frozen<State<GameTypes>["hands"]>; // it was made of them
    const isDealt = (seat: string): boolean => canonical(untouched[seat]) !== canonical(state.hands[seat]);
    if (Object.keys(hands).some((seat) => !isDealt(seat) && canonical(hands[seat]) !== canonical(state.hands[seat])))
      return;
    parted = true;
    for (const seat of Object.keys(hands)) state.hands[seat] = mustGet(hands, seat);
    for (const name of Object.keys(state.box)) Reflect.deleteProperty(state.box, name);
    Object.assign(state.box, box);
  });
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Definition, Dice, type Envelope, type GameTypes, type Params, type Rulebook, type Seat } from "#engine";
import { readState } from "../../../src/proof/state-text.ts";
import { Clock, type Model, startSandbox } from "../../../src/sandbox/index.ts";
import { interaction, type Service, service } from "../../campaign/harness.ts";
import { anyAct, type Position } from "../../kit/play.ts";
import { randomPlay } from "../../kit/random-play.ts";
import { keyOf, type Subject } from "../../kit/subject.ts";

/** Persons enough for every seat, and one more who plays nothing. */
const PEOPLE = ["Ada", "Ben", "Cleo", "Dov", "Eve", "Finn"] as const;
export const ONLOOKER = "Zoe";
/** Those who hold a seat together with the person who plays it: the last one. */
export const COUNCIL = ["Gus", "Hal"] as const;

/** What is to be played. */
export interface Tale {
  readonly definition: Definition<GameTypes>;
  readonly options: Params;
  /** Names the dice of everything that is random here. */
  readonly seed: string;
  /** Acts before the worlds part. */
  readonly acts: number;
}

/** A campaign that was played at random for a while, only in the store: nothing of it has been sent. */
export interface Past {
  readonly tale: Tale;
  readonly folder: string;
  readonly file: string;
  readonly game: string;
  readonly seats: readonly Seat[];
  /** The one that several people hold. */
  readonly council: Seat;
  /** Discord as it is then: its people and places. */
  readonly model: Model;
  readonly now: number;
}

/** The person who plays a seat. */
export const nameOf = (seats: readonly Seat[], seat: Seat): string => PEOPLE[seats.indexOf(seat)] ?? "";

export async function played(tale: Tale): Promise<Past> {
  const folder = mkdtempSync(join(tmpdir(), "umpire-worlds-"));
  const file = join(folder, "past.sqlite");
  const sandbox = await startSandbox({ people: [...PEOPLE, ...COUNCIL, ONLOOKER], clock: new Clock({ frozen: true }) });
  const { guildId, channelId } = sandbox;
  const of = await service(file, [tale.definition]);
  const named = (name: string) => ({ id: sandbox.person(name).id, name });
  const own = (i: number) => named(PEOPLE[i] ?? "");
  try {
    const head = { game: tale.definition.id, name: "Tigris", guild: guildId, channel: channelId, pace: 24 };
    const council = { people: 3, joining: "open", later: "closed", rule: "anyone", offers: "captain" } as const;
    const wish = { ...head, host: own(0), options: tale.options, council, talks: { talks: "secret" } as const };
    const { id: game } = await of.campaigns.people.create({ ...wish, interaction: interaction() });
    const seats = (await of.campaigns.showing.status(game)).seats.map(({ id }) => id);
    for (const [i, seat] of seats.entries())
      await of.campaigns.people.join({ game, person: own(i), seat, word: null, interaction: interaction() });
    const last = seats.at(-1) ?? "";
    for (const name of COUNCIL)
      await of.campaigns.people.join({ game, person: named(name), seat: last, word: null, interaction: interaction() });
    await of.campaigns.people.start(game, own(0), false, interaction());
    const dice = new Dice({ key: keyOf(tale.seed, "past"), next: 0 });
    for (let n = 0; n < tale.acts; n++) await step(of, game, dice, (seat) => own(seats.indexOf(seat)).id);
    return {
      tale,
      folder,
      file,
      game,
      seats,
      council: last,
      model: structuredClone(sandbox.model),
      now: of.clock.now(),
    };
  } finally {
    await of.campaigns.stop();
    of.database.close();
    await sandbox.close();
  }
}

export const forget = ({ folder }: Past): void => rmSync(folder, { recursive: true });

/** Something that anybody does; now and then an order is given. */
async function step({ campaigns, ...of }: Service, game: string, dice: Dice, idOf: (seat: Seat) => string) {
  const position = await positionOf({ ...of }, game, dice);
  if (position.env.over) return;
  if (dice.below(8) === 0) return await order({ campaigns }, game, position, idOf);
  const { seat, decision, ...move } = anyAct(position);
  await campaigns.acting.submit({
    game,
    person: idOf(seat),
    seat,
    decision,
    moves: [move],
    interaction: interaction(),
  });
}

async function order(
  { campaigns }: Pick<Service, "campaigns">,
  game: string,
  { book, env, dice }: Position<GameTypes>,
  idOf: (seat: Seat) => string,
): Promise<void> {
  const seat = dice.of(env.seats);
  const { name, form } = dice.of(book.definition.orders);
  const { view } = await campaigns.showing.seatView(game, idOf(seat), seat);
  await campaigns.acting.setOrder(game, idOf(seat), seat, name, randomPlay(form, view, dice).params, interaction());
}

/** Where a campaign stands, as the test kit looks at games. */
export async function positionOf(
  { repository, books }: Pick<Service, "repository" | "books">,
  game: string,
  dice: Dice,
): Promise<Position<GameTypes>> {
  const [record, snapshot] = await Promise.all([repository.game(game), repository.snapshot(game)]);
  if (!record || !snapshot) throw new Error("the campaign is not there");
  const book = await books.pinned(record);
  const env: Envelope<GameTypes> = readState(snapshot.state, record.rules);
  const nothing = { seq: env.seq, seat: null, action: "", params: {}, happenings: [] };
  const last = { ...nothing, state: env, reveals: true, tells: false, asks: "nobody" } as const;
  return { subject: subjectOf(book), book, env, last, acts: [], dice };
}

const subjectOf = (book: Rulebook<GameTypes>): Subject<GameTypes> => ({
  name: book.definition.id,
  book,
  pieces: () => [],
});

import { type Decision, Dice, decisionsOf, decisionToCome, type GameTypes, Refused, type Seat, viewOf } from "#engine";
import { interaction } from "../../campaign/harness.ts";
import { answer, type Position } from "../../kit/play.ts";
import { moveFor, randomPlay } from "../../kit/random-play.ts";
import { keyOf } from "../../kit/subject.ts";
import { COUNCIL, nameOf } from "./past.ts";
import type { World } from "./world.ts";

/** What people do among themselves, otherwise in each of two worlds: nobody else may learn of it. */
export interface Aside {
  readonly what: string;
  /** `n`: of the two worlds; `viewer`: who takes no part. False: it cannot be done now. */
  run(world: World, viewer: Seat, n: number): Promise<boolean>;
  /** What a leak would tell of it. */
  word(world: World): Promise<string>;
}

const WORDS = ["We stop at the river.", "Nobody of ours goes to Tikrit."];
const wordOf = (n: number): string => WORDS[n] ?? "";

const playerOf = ({ past }: World, seat: Seat): string => nameOf(past.seats, seat);
const askedBy = (world: World, name: string) => ({
  person: { id: world.person(name).id, name },
  interaction: interaction(),
});
const diceFor = (what: string, n: number, seq = 0): Dice => new Dice({ key: keyOf(what, n, seq), next: 0 });

/** Those who may be up to something without this seat. */
const othersThan = ({ past }: World, viewer: Seat): readonly Seat[] => past.seats.filter((seat) => seat !== viewer);

/** The newest lines in a thread, as somebody inside reads them. */
const linesIn = (world: World, name: string, thread: string | null | undefined): string =>
  thread
    ? JSON.stringify(
        world
          .person(name)
          .messages(thread)
          .map(({ content, components }) => [content, components]),
      )
    : "";

async function threadOfCouncil(world: World): Promise<string | null> {
  const { past, service } = world;
  return (await service.repository.meeting(past.game, past.council))?.thread ?? null;
}

const council: Aside = {
  what: "a council talks, and votes on its deputy",
  async run(world, viewer, n) {
    const { past, service } = world;
    const thread = await threadOfCouncil(world);
    if (past.council === viewer || thread === null) return false;
    const [first = "", second = ""] = COUNCIL;
    world.person(first).say({ channel: thread, content: wordOf(n) });
    const [candidate = ""] = n === 0 ? [first] : [second];
    const matter = { kind: "deputy", person: world.person(candidate).id } as const;
    await service.campaigns.councils.propose(past.game, matter, askedBy(world, first));
    return true;
  },
  word: async (world) => linesIn(world, COUNCIL[0] ?? "", await threadOfCouncil(world)),
};

const ballot: Aside = {
  what: "a council votes on how it acts",
  async run(world, viewer, n) {
    const { past, service } = world;
    const { councils } = service.campaigns;
    if (past.council === viewer) return false;
    const [first = "", second = ""] = n === 0 ? COUNCIL : COUNCIL.toReversed();
    const rule = { kind: "rule", rule: "captain" } as const;
    await councils.propose(past.game, n === 0 ? rule : { kind: "offers", offers: "council" }, askedBy(world, first));
    const number = (await service.repository.ballots(past.game)).length;
    await councils.answer(past.game, { number, yes: false }, askedBy(world, second));
    return true;
  },
  word: async ({ service, past }) => JSON.stringify(await service.repository.ballots(past.game)),
};

/** Opens the private talk of two seats, or finds it. */
async function talkOf(world: World, viewer: Seat): Promise<{ id: string; thread: string; by: Seat; to: Seat } | null> {
  const [by, to] = othersThan(world, viewer).filter((seat) => seat !== world.past.council);
  if (by === undefined || to === undefined) return null;
  const { past, service } = world;
  const { negotiation } = service.campaigns;
  const id = await negotiation.talk(past.game, { seat: by, others: [to] }, askedBy(world, playerOf(world, by)));
  await world.settled();
  const thread = (await service.repository.talks(past.game)).find((talk) => talk.id === id)?.thread;
  return thread ? { id, thread, by, to } : null;
}

const talk: Aside = {
  what: "two sides talk alone",
  async run(world, viewer, n) {
    const found = await talkOf(world, viewer);
    if (!found) return false;
    world.person(playerOf(world, found.to)).say({ channel: found.thread, content: wordOf(n) });
    return true;
  },
  async word(world) {
    const [found] = await world.service.repository.talks(world.past.game);
    return found ? linesIn(world, playerOf(world, found.by), found.thread) : "";
  },
};

const promise: Aside = {
  what: "a promise between two sides",
  async run(world, viewer, n) {
    const found = await talkOf(world, viewer);
    if (!found) return false;
    const { by, to, id } = found;
    const wish = { seat: by, to: [to], text: wordOf(n), ending: "campaign", talk: id } as const;
    await world.service.campaigns.negotiation.promise(world.past.game, wish, askedBy(world, playerOf(world, by)));
    return true;
  },
  word: async ({ service, past }) => (await service.repository.promises(past.game)).at(-1)?.text ?? "",
};

const drafter = (world: World, viewer: Seat): Seat => othersThan(world, viewer).at(-1) ?? "";

const draft: Aside = {
  what: "a sheet half filled in",
  async run(world, viewer, n) {
    const { past, service } = world;
    const seat = drafter(world, viewer);
    const person = world.person(playerOf(world, seat)).id;
    await service.campaigns.acting.keepSheet(past.game, person, seat, "free", { rows: [wordOf(n)] });
    return true;
  },
  async word({ service, past }) {
    const sheets = past.seats.map((seat) => service.repository.sheet(past.game, { seat, decision: "free" }));
    return JSON.stringify(await Promise.all(sheets));
  },
};

const order: Aside = {
  what: "a standing order",
  async run(world, viewer, n) {
    const { past, service } = world;
    const { book, env } = await world.position(diceFor("order", n));
    const seat = othersThan(world, viewer)[0] ?? "";
    const person = world.person(playerOf(world, seat)).id;
    const { view } = await service.campaigns.showing.seatView(past.game, person, seat, false);
    const asked = decisionsOf(book, env, seat);
    const silent = book.definition.orders.flatMap(({ name, form, decide }) => {
      const { params } = randomPlay(form, view, diceFor(name, n));
      return asked.some((decision) => decide(view, decision, params)) ? [] : [{ name, params }]; // others see what is answered
    });
    const chosen = silent[n % Math.max(1, silent.length)];
    if (!chosen) return false;
    await service.campaigns.acting.setOrder(past.game, person, seat, chosen.name, chosen.params, interaction());
    return true;
  },
  async word({ service, past }) {
    const orders = await service.repository.orders(past.game);
    return JSON.stringify(orders.map(({ name, params }) => [name, params]));
  },
};

const prepared: Aside = {
  what: "an answer prepared",
  async run(world, viewer, n) {
    const { past, service } = world;
    const { book, env } = await world.position(diceFor("prepared", n));
    for (const seat of othersThan(world, viewer)) {
      const view = viewOf(book, env, seat);
      const [question] = book.definition.guide.upcoming(view);
      const move = question && moveFor(book, question.view, decisionToCome(question), diceFor("prepared", n, env.seq));
      if (!question || !move) continue;
      const { action, params } = move;
      const answered = { moves: [{ action, params }], key: question.key, interaction: interaction() };
      await service.campaigns.acting.prepare({
        ...{ game: past.game, seat, person: world.person(playerOf(world, seat)).id },
        ...answered,
      });
      return true;
    }
    return false;
  },
  word: async ({ service, past }) => JSON.stringify(await service.repository.prepared(past.game)),
};

const withdrawn: Aside = {
  what: "an answer in secret that is taken back",
  async run(world, viewer, n) {
    const position = await world.position(diceFor("withdrawn", n));
    const { book, env } = position;
    const open = othersThan(world, viewer).flatMap((seat) => decisionsOf(book, env, seat));
    const secret = open.find(({ kind, answered }) => kind === "sealed" && answered === null);
    return secret !== undefined && (await takenBack(world, position, secret));
  },
  async word({ service, past }) {
    const rows = await service.repository.log(past.game);
    return JSON.stringify(rows.slice(-2).map(({ action, params }) => [action, params]));
  },
};

async function takenBack(world: World, position: Position<GameTypes>, decision: Decision): Promise<boolean> {
  const { past, service } = world;
  const act = answer(position, decision);
  const others = position.env.seats.filter((seat) => seat !== decision.seat);
  const isLast = others.every((seat) => decisionsOf(position.book, position.env, seat).every(({ owed }) => !owed));
  if (!act || isLast) return false; // it would lay all of them open
  const { seat, action, params } = act;
  const person = world.person(playerOf(world, seat)).id;
  const game = { game: past.game, person };
  await service.campaigns.acting.submit({
    ...{ ...game, seat, decision: decision.id, moves: [{ action, params }] },
    interaction: interaction(),
  });
  await service.campaigns.acting.undo({ ...game, row: null, interaction: interaction() });
  return true;
}

export const ASIDES = { council, ballot, talk, promise, draft, order, prepared, withdrawn } as const;

/** Does it in all worlds, in each in its own way; says in how many of them it could be done. */
export async function doneApart(aside: Aside, worlds: readonly World[], viewer: Seat): Promise<number> {
  let done = 0;
  for (const [n, world] of worlds.entries()) {
    await world.settled();
    done += Number(await aside.run(world, viewer, n).catch(refused));
  }
  return done;
}

function refused(error: unknown): false {
  if (error instanceof Refused) return false;
  throw error;
}

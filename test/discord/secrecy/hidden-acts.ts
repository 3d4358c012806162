import { Dice, decisionsOf, type Seat, viewOf } from "#engine";
import { interaction } from "../../campaign/harness.ts";
import { answer } from "../../kit/play.ts";
import { keyOf } from "../../kit/subject.ts";
import type { Aside } from "./asides.ts";
import { nameOf } from "./past.ts";
import type { World } from "./world.ts";

/** Somebody who plays nothing, and is named moderator. */
const MODERATOR = "Finn";
const MINUTE = 60_000;

const diceFor = (what: string, n: number): Dice => new Dice({ key: keyOf(what, n), next: 0 });

async function submitted(world: World, seat: Seat, decision: string, action: string, params: object): Promise<void> {
  const { past, service } = world;
  const person = world.person(nameOf(past.seats, seat)).id;
  const moves = [{ action, params: params as never }];
  await service.campaigns.acting.submit({ game: past.game, person, seat, decision, moves, interaction: interaction() });
}

/** Questions that are answered in secret, and stay open when one of these seats answers. */
async function secretly(world: World, n: number, but: Seat) {
  const position = await world.position(diceFor("secretly", n));
  const { book, env } = position;
  const all = env.seats.flatMap((seat) => decisionsOf(book, env, seat)).filter(({ kind }) => kind === "sealed");
  const open = all.filter(({ seat, answered }) => seat !== but && answered === null);
  return { position, open, isLast: all.filter(({ answered }) => answered === null).length < 2 };
}

/** In the second world more often, and later. */
export const replaced: Aside = {
  what: "an answer in secret that is replaced, more than once, and later",
  async run(world, viewer, n) {
    const { position, open, isLast } = await secretly(world, n, viewer);
    const [decision] = open;
    if (!decision || isLast) return false;
    for (let times = 0; times < 2 + 2 * n; times++) {
      world.service.clock.advance(MINUTE * (1 + n));
      const act = answer(position, decision);
      if (!act) return false;
      await submitted(world, act.seat, decision.id, act.action, act.params);
    }
    return true;
  },
  word: async ({ service, past }) =>
    JSON.stringify((await service.repository.log(past.game)).map(({ action, params }) => [action, params])),
};

/** A card that was to be discarded is put right into another hand: in the first world its answer falls by that. */
export const lapsed: Aside = {
  what: "an answer in secret that falls by a correction",
  async run(world, viewer, n) {
    const { past, service } = world;
    const { position, open, isLast } = await secretly(world, n, viewer);
    const [, decision] = open;
    const to = past.seats.find((seat) => seat !== viewer && seat !== decision?.seat);
    if (!decision || isLast || to === undefined) return false;
    const { hand } = viewOf(position.book, position.env, decision.seat);
    const { cards } = hand as { readonly cards: readonly string[] }; // Iraqi Conflict's
    await submitted(world, decision.seat, decision.id, "commit", { discard: [cards[n]] });
    const host = { id: world.person("Ada").id, name: "Ada" };
    const [person, wish] = [
      { id: world.person(MODERATOR).id, name: MODERATOR },
      { game: past.game, staffOf: null },
    ];
    await service.campaigns.moderation.appoint({ ...wish, person: host.id, interaction: interaction() }, person.id);
    const change = { name: "give-card", params: { card: cards[0] ?? "", to }, reason: "it lay in the wrong hand" };
    await service.campaigns.moderation.correct(past.game, change, { person, interaction: interaction() });
    return true;
  },
  word: async ({ service, past }) => JSON.stringify(await service.repository.toldAlone(past.game, past.seats)),
};

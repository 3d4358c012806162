import { expect } from "vitest";
import { type Decision, Dice, decisionsOf, type GameTypes, type Seat, submit } from "#engine";
import { interaction } from "../../campaign/harness.ts";
import { imagined } from "../../kit/claims/secrecy.ts";
import { type Act, lineOf } from "../../kit/lines.ts";
import { answer, freeAct, type Position } from "../../kit/play.ts";
import { keyOf } from "../../kit/subject.ts";
import { same } from "../../kit/violation.ts";
import { ASIDES, type Aside, doneApart } from "./asides.ts";
import { type Deed, Hand, looking, typing, writing } from "./deeds.ts";
import type { Leak } from "./leaks.ts";
import { marksIn, partingAtDeal } from "./marks.ts";
import { nameOf, ONLOOKER, type Past } from "./past.ts";
import { World } from "./world.ts";

const HOUR = 3_600_000;
/** In how many hours everybody's time is up. */
const DAY = 30;

/** Something that was done, the same in both worlds. */
interface Step {
  readonly what: string;
  /** What whoever did it was shown, in each world. */
  readonly shown: readonly unknown[];
  /** Whether that was somebody who plays nothing. */
  readonly byOnlooker?: boolean;
}

interface Who {
  readonly id: string;
  readonly name: string;
}

/**
 * Two worlds that a viewer cannot tell apart, and in which the same happens before their eyes. As long as the rules let
 * the viewer know the same of both, all that the bot sends and answers is the same.
 */
export class Pair {
  readonly past: Past;
  readonly viewer: Seat;
  readonly worlds: readonly [World, World];
  readonly #dice: Dice;
  readonly #hand: Hand;
  #haveActedApart = false;
  /** What was done so far, for whoever has to find out. */
  readonly story: string[] = [];

  private constructor(past: Past, viewer: Seat, worlds: readonly [World, World], dice: Dice) {
    this.past = past;
    this.viewer = viewer;
    this.worlds = worlds;
    this.#dice = dice;
    this.#hand = new Hand(nameOf(past.seats, viewer));
  }

  /**
   * Null: what is hidden cannot be otherwise. `when`: at once, while the next deal is made, or only by what people do.
   */
  static async part(
    past: Past,
    viewer: Seat,
    real: Position<GameTypes>,
    when: "now" | "at-deal" | "by-asides",
    leak: Leak | null = null,
  ): Promise<Pair | null> {
    const dice = new Dice({ key: keyOf(past.tale.seed, viewer, "pair"), next: 0 });
    const other = when === "now" ? imagined({ ...real, dice }, viewer) : real;
    if (!other) return null;
    const { definition } = past.tale;
    const dealt = when === "at-deal" ? partingAtDeal(definition, viewer, dice) : definition;
    const worlds = [
      await World.open(past, `real-${viewer}`, real.env, definition, leak),
      await World.open(past, `other-${viewer}`, other.env, dealt, leak),
    ] as const;
    return new Pair(past, viewer, worlds, dice);
  }

  async close(): Promise<void> {
    for (const world of this.worlds) await world.close();
  }

  /** Goes on for a number of steps; says how many of them looked the same in worlds that were not. */
  async goOn(steps: number): Promise<number> {
    let compared = 0;
    for (let n = 0; n < steps; n++) {
      const step = await this.#step(await this.#differ());
      if (!step) continue;
      this.story.push(step.what);
      for (const world of this.worlds) await world.settled();
      if (this.#haveActedApart || (await this.#toldApart())) break;
      if (!(await this.#differ())) continue;
      await this.#compare(step);
      compared++;
      const looker = this.#dice.of([this.#hand.name, ONLOOKER, null]);
      if (looker !== null) await this.#compare(await this.#does(looking(looker)));
    }
    for (const { sandbox } of this.worlds) expect(sandbox.complaints()).toEqual([]);
    return compared;
  }

  /** Somebody does this among themselves, otherwise in each world; false: it cannot be done. */
  async apart(aside: Aside): Promise<boolean> {
    if ((await doneApart(aside, this.worlds, this.viewer)) < this.worlds.length) return false;
    for (const world of this.worlds) await world.settled();
    await this.#compare({ what: aside.what, shown: [] });
    return true;
  }

  /** It is looked at from all sides: by the viewer, and by who plays nothing. */
  async looked(): Promise<void> {
    for (const name of [this.#hand.name, ONLOOKER]) await this.#compare(await this.#does(looking(name)));
  }

  /** Somebody asks all who play for a pause, alike in both, and the viewer answers: that is everybody's to read. */
  async asked(): Promise<void> {
    const [first = ""] = this.past.seats.filter((seat) => seat !== this.viewer);
    const deeds = [
      async ({ service }: World, { id, name }: Who) =>
        await service.campaigns.requests.ask(this.past.game, { id, name }, { kind: "pause", days: 3 }, interaction()),
      async ({ service }: World, { id, name }: Who) =>
        await service.campaigns.requests.answer(this.past.game, { id, name }, { number: 1, yes: false }, interaction()),
    ];
    for (const [i, deed] of deeds.entries()) {
      const name = nameOf(this.past.seats, i === 0 ? first : this.viewer);
      for (const world of this.worlds) {
        await deed(world, { id: world.person(name).id, name });
        await world.settled();
      }
      await this.#compare({ what: i === 0 ? "somebody asks for a pause" : "the viewer refuses it", shown: [] });
    }
  }

  /**
   * Somebody else acts, alike in both, so that what is in the channel is brought up to date; false: this tells them
   * apart.
   */
  async goesOn(): Promise<boolean> {
    const step = await this.#others();
    for (const world of this.worlds) await world.settled();
    if (!step || (await this.#toldApart())) return false;
    await this.#compare(step);
    return true;
  }

  async #differ(): Promise<boolean> {
    const [a, b] = await Promise.all(this.worlds.map((world) => world.hidden(this.viewer)));
    return a !== b;
  }

  /** Until the worlds have parted, the game is brought on; then it is looked at from all sides. */
  async #step(parted: boolean): Promise<Step | null> {
    if (!parted) return (await this.#others()) ?? (await this.#time(DAY));
    const roll = this.#dice.below(12);
    if (roll >= 10) return await this.#aside();
    const deed = roll < 6 ? await this.#deed(roll) : null;
    if (deed) return await this.#does(deed);
    return roll < 9 ? await this.#others() : await this.#time(1 + this.#dice.below(DAY));
  }

  /** What others do among themselves; null: it cannot be done. */
  async #aside(): Promise<Step | null> {
    const aside = this.#dice.of(Object.values(ASIDES));
    const done = await doneApart(aside, this.worlds, this.viewer);
    this.#haveActedApart ||= done === 1; // one of them cannot do it, by what is hidden
    return done === 0 ? null : { what: aside.what, shown: [] };
  }

  async #does({ what, who, run }: Deed): Promise<Step> {
    const shown = [];
    for (const world of this.worlds) shown.push(await run(world));
    return { what: `${who}: ${what}`, shown, byOnlooker: who === ONLOOKER };
  }

  /** Something that the viewer does at their client; null: there is nothing of the kind. */
  async #deed(roll: number): Promise<Deed | null> {
    if (roll < 3) return this.#hand.press(this.worlds[0], this.#dice);
    return roll < 4 ? await this.#written() : typing(this.worlds[0], this.#hand.name, this.#dice);
  }

  /** Something that the viewer may do, as an order. */
  async #written(): Promise<Deed | null> {
    const position = await this.worlds[0].position(this.#dice);
    const asked = decisionsOf(position.book, position.env, this.viewer);
    const acts = [...asked.map((decision) => answer(position, decision)), freeAct(position, this.viewer)];
    const possible = acts.flatMap((act) => act ?? []);
    if (possible.length === 0) return null;
    const [, line = ""] = lineOf(position.book, this.#dice.of(possible)).split(/^[^:]+: /);
    return writing(this.#hand.name, line);
  }

  /** Somebody else acts: alike where it is seen, in their own way where it is sealed. */
  async #others(): Promise<Step | null> {
    const [here, there] = await Promise.all(this.worlds.map((world) => world.position(this.#dice)));
    if (!here || !there) throw new Error("two worlds are two");
    const asked = here.env.seats
      .filter((seat) => seat !== this.viewer)
      .flatMap((seat) => decisionsOf(here.book, here.env, seat));
    const open = asked.filter(({ answered }) => answered === null);
    if (open.length === 0) return null;
    const decision = this.#dice.of(open);
    const acts = actsAlike(here, there, decision);
    if (!acts) return null;
    const { game } = this.past;
    for (const [i, { seat, decision, ...move }] of acts.entries()) {
      const world = this.worlds[i] ?? this.worlds[0];
      const person = world.person(nameOf(this.past.seats, seat)).id;
      await world.service.campaigns.acting.submit({
        ...{ game, person, seat, decision, moves: [move] },
        interaction: interaction(),
      });
    }
    return {
      what: `${decision.seat}: ${acts.map(({ action, params }) => `${action} ${JSON.stringify(params)}`).join(" / ")}`,
      shown: [],
    };
  }

  async #time(hours: number): Promise<Step> {
    for (const { service } of this.worlds) {
      service.clock.advance(hours * HOUR);
      await service.campaigns.tick();
    }
    return { what: `${hours} hours pass`, shown: [] };
  }

  /** The rules themselves have shown the viewer a difference, or somebody's own order did something. */
  async #toldApart(): Promise<boolean> {
    const [a, b] = await Promise.all(this.worlds.map((world) => world.knowledge(this.viewer)));
    const [ordersA, ordersB] = await Promise.all(this.worlds.map((world) => world.ordersOfOthers(this.viewer)));
    return a !== b || ordersA !== ordersB;
  }

  async #compare({ what, shown, byOnlooker = false }: Step): Promise<void> {
    await this.#alike(`what is shown after “${what}”`, byOnlooker ? [] : [this.viewer], (world) =>
      world.plain(shown[this.worlds.indexOf(world)] ?? null),
    );
    await this.#alike(`what ${this.viewer} sees after “${what}”`, [this.viewer], (world) =>
      world.sight(this.#hand.name),
    );
    await this.#alike(`what everyone sees after “${what}”`, [], (world) => world.sight(ONLOOKER));
    await this.#alike(`the log after “${what}”`, [], async (world) => world.logged().join("\n"));
    await this.#alike(`what a page without log is made of after “${what}”`, [], async ({ service }) =>
      JSON.stringify(await service.campaigns.showing.posted(this.past.game)),
    );
    await this.#alike(`the schedule after “${what}”`, [], (world) => this.#schedule(world));
  }

  /** Who has how long, and who has kept others waiting: what reminders, default answers and silence come of. */
  async #schedule({ service: { campaigns, repository } }: World): Promise<string> {
    const { game } = this.past;
    const { awaited, deadline, members } = await campaigns.showing.status(game);
    const waiting = members.map(({ seat, away, waited, silent, standIn }) => [seat, away, waited, silent, standIn]);
    const clocks = (await repository.clocks(game)).filter(({ seat }) => awaited.includes(seat)); // others tell who can react
    return JSON.stringify([awaited, deadline, waiting, clocks]);
  }

  /** The same in both worlds, and without words of other seats than these. */
  async #alike(what: string, own: readonly Seat[], shown: (world: World) => Promise<string>): Promise<void> {
    const [a = "", b = ""] = await Promise.all(this.worlds.map(shown));
    same("leak", what, a, b);
    expect(own, `whose words are in ${what}`).toEqual(expect.arrayContaining([...marksIn(a)]));
  }
}

/** What a seat does in both worlds; null: what it does in the one cannot be done in the other. */
function actsAlike(here: Position<GameTypes>, there: Position<GameTypes>, decision: Decision): readonly Act[] | null {
  const act = answer(here, decision);
  if (!act) return null;
  if (decision.kind !== "sealed" && decision.kind !== "reaction") return accepts(there, act) ? [act, act] : null;
  const other = answer(there, decision);
  return other?.action === act.action ? [act, { ...other, regardless: act.regardless ?? false }] : null;
}

function accepts({ book, env }: Position<GameTypes>, act: Act): boolean {
  try {
    submit(book, env, act);
    return true;
  } catch {
    return false;
  }
}

import { AsyncLocalStorage } from "node:async_hooks";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Campaigns } from "../../src/campaign/campaigns.ts";
import type { Repository } from "../../src/store/repository.ts";
import { CHANNEL, GUILD, interaction, person, type Service, service, startedGame } from "./harness.ts";

/** Somebody looks, somebody else changes what is looked at. */
type Who = "looks" | "changes";

/** What two people do at the same time, in an order that is chosen answer by answer of the store. */
class Meeting {
  readonly #who = new AsyncLocalStorage<Who>();
  readonly #held: { readonly who: Who; readonly go: () => void }[] = [];

  /** A store whose answers come when their turn comes. */
  store(repository: Repository): Repository {
    const held = this.#hold.bind(this);
    return new Proxy(repository, {
      get(object, name) {
        const member: unknown = Reflect.get(object, name);
        if (typeof member !== "function") return member;
        return async (...given: unknown[]) => held(await Reflect.apply(member, object, given));
      },
    });
  }

  #hold<T>(answer: T): T | Promise<T> {
    const who = this.#who.getStore();
    return who === undefined ? answer : new Promise((resolve) => this.#held.push({ who, go: () => resolve(answer) }));
  }

  /** Lets both act; `order`: whose answers come next, and whoever is left after that. */
  async run(order: readonly Who[], looks: () => Promise<unknown>, changes: () => Promise<unknown>): Promise<void> {
    const going = { looks: true, changes: true };
    const end = (who: Who) => (): void => {
      going[who] = false;
    };
    const both = Promise.all([
      this.#who.run("looks", looks).finally(end("looks")),
      this.#who.run("changes", changes).finally(end("changes")),
    ]);
    both.catch(() => undefined); // thrown below
    for (const who of order) {
      await settled();
      this.#release(who);
    }
    while (going.looks || going.changes) {
      await settled();
      this.#release("looks");
      this.#release("changes");
    }
    await both;
  }

  #release(who: Who): void {
    const mine = this.#held.filter((held) => held.who === who);
    for (const held of mine) {
      this.#held.splice(this.#held.indexOf(held), 1);
      held.go();
    }
  }
}

/** Until nothing goes on by itself. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Answers of the store that one of them needs at most. */
const STEPS = { looks: 3, changes: 6 } as const;

/** Every order in which the answers of both can come. */
function* alignments(looks: number = STEPS.looks, changes: number = STEPS.changes): Generator<readonly Who[]> {
  if (looks === 0 && changes === 0) yield [];
  if (looks > 0) for (const rest of alignments(looks - 1, changes)) yield ["looks", ...rest];
  if (changes > 0) for (const rest of alignments(looks, changes - 1)) yield ["changes", ...rest];
}

const REFUGE = "100000000000000009";
const SEATS = ["us", "insurgents"];

let s: Service;
let meeting: Meeting;
let campaigns: Campaigns;
let game: string;

beforeEach(async () => {
  s = await service();
  game = await startedGame(s, SEATS, { pace: 24 });
  meeting = new Meeting();
  const { books, clock } = s;
  const logger = pino({ level: "silent" });
  campaigns = new Campaigns({ repository: meeting.store(s.repository), books, clock, logger, botDelay: 0 });
});
afterEach(() => s.database.close());

/** What a process that has read nothing before sees. */
const afresh = (): Campaigns =>
  new Campaigns({
    repository: s.repository,
    books: s.books,
    clock: s.clock,
    logger: pino({ level: "silent" }),
    botDelay: 0,
  });

const seatView = (of: Campaigns) => of.showing.seatView(game, person(0).id, "us");
const LOOKS = {
  "at the status": (of: Campaigns) => of.showing.status(game),
  "at their seat": seatView,
} as const;

/** Each done and, the next time, undone. */
const CHANGES = {
  "moves the campaign": async (to: boolean) => {
    const asked = { game, person: person(0).id, staffOf: null, interaction: interaction() };
    const rank = { staff: false, roles: [], places: [] };
    await campaigns.people.move({ ...asked, guild: GUILD, rank, channel: to ? REFUGE : CHANNEL });
  },
  acts: async (to: boolean) => {
    const mine = { game, person: person(0).id, interaction: interaction() };
    if (!to) return await campaigns.acting.undo({ ...mine, row: null });
    return await campaigns.acting.submit({
      ...mine,
      seat: "us",
      decision: null,
      moves: [{ action: "commit", params: { discard: [] } }],
    });
  },
  "gives a standing order": async (to: boolean) => {
    s.clock.advance(2000); // nobody may do more within a minute
    const mine = [game, person(0).id, "us", "ready"] as const;
    if (to) await campaigns.acting.setOrder(...mine, {}, interaction());
    else await campaigns.acting.clearOrder(...mine, interaction());
  },
} as const;

const keysOf = <K extends string>(record: { readonly [key in K]: unknown }): readonly K[] => Object.keys(record) as K[]; // no others

/** All that can be seen of the campaign, as text; without the content, which is the same for every campaign of a rulebook. */
async function seenBy(of: Campaigns): Promise<string> {
  const { book: _, view, ...mine } = await seatView(of);
  const { content: __, ...seen } = view;
  return JSON.stringify([await of.showing.record(game), mine, seen, await of.acting.orders(game, person(0).id, "us")]);
}

describe.each(keysOf(LOOKS))("while somebody looks %s", (looking) => {
  it.each(keysOf(CHANGES))("and somebody else %s, nothing old is kept", async (changing) => {
    const wrong: string[] = [];
    let to = true;
    for (const order of alignments()) {
      await meeting.run(
        order,
        () => LOOKS[looking](campaigns),
        () => CHANGES[changing](to),
      );
      if ((await seenBy(campaigns)) !== (await seenBy(afresh()))) wrong.push(order.join(" "));
      to = !to;
      s.clock.advance(2000); // nobody may change as much as this within a minute
    }
    expect(wrong).toEqual([]);
  });
});

it("a campaign that ends while somebody asks what there is to do is left out", async () => {
  for (const looked of [0, 1, 2, 3]) {
    const order = [...Array<Who>(looked).fill("looks"), ...Array<Who>(STEPS.changes).fill("changes")];
    const ends = await startedGame(s, SEATS);
    let open: readonly string[] = [];
    const ask = async () => {
      open = (await campaigns.showing.todo(person(0).id)).found.map(({ record }) => record.id);
    };
    await meeting.run(order, ask, () => campaigns.people.abandon(ends, person(0), interaction()));
    expect(open).toContain(game);
  }
});

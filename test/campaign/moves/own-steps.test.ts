import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { type Definition, Dice, type Fact, type GameTypes, type Move, Refused, type Seat, wholeAnswers } from "#engine";
import { Campaigns } from "../../../src/campaign/campaigns.ts";
import { Rulebooks } from "../../../src/campaign/packs/rulebooks.ts";
import type { SeatView } from "../../../src/campaign/service.ts";
import { games } from "../../../src/games/registry.ts";
import type { PlannedMove, PreparedRecord } from "../../../src/store/records.ts";
import { writeBehind } from "../../write-behind.ts";
import { interaction, person, type Service, service, startedWith } from "../harness.ts";

let s: Service;
afterEach(() => s.database.close());

/** A campaign that computers' moves bring on, with a person in each seat. */
class Table {
  readonly game: string;
  readonly #people: ReadonlyMap<Seat, string>;
  readonly #dice = new Dice({ key: "5a".repeat(32), next: 0 });

  private constructor(game: string, people: ReadonlyMap<Seat, string>) {
    this.game = game;
    this.#people = people;
  }

  static async open(game: string, seats: readonly (Seat | null)[], definitions = games): Promise<Table> {
    s = await service(":memory:", definitions);
    const options = game === "battle-for-baghdad" ? { seats: "3" } : {};
    const id = await startedWith(s, { game, options, pace: null }, seats as Seat[]); // null: drawn by lot
    const people = new Map<Seat, string>();
    for (const i of seats.keys())
      for (const seat of await s.campaigns.showing.seatsOf(id, person(i).id)) people.set(seat, person(i).id);
    return new Table(id, people);
  }

  person = (seat: Seat): string => this.#people.get(seat) ?? "";
  view = (seat: Seat): Promise<SeatView> => s.campaigns.showing.seatView(this.game, this.person(seat), seat);
  rehearse = (seat: Seat, step: string): Promise<SeatView> =>
    s.campaigns.acting.rehearse(this.game, this.person(seat), seat, step);
  rows = async () => (await s.repository.log(this.game)).filter(({ kind }) => kind !== "start");
  awaited = async (): Promise<readonly Seat[]> => (await s.campaigns.showing.status(this.game)).awaited;

  prepare(seat: Seat, key: string, moves: readonly PlannedMove[], ends: boolean): Promise<void> {
    const who = { game: this.game, person: this.person(seat), seat };
    return s.campaigns.acting.prepareStep({ ...who, key, moves, ends, interaction: interaction() });
  }

  /** A computer's move for the first that is waited for, or this one. */
  async goesOn(move: Move | null = null): Promise<void> {
    const [seat = ""] = await this.awaited();
    const { book, view, decisions } = await this.view(seat);
    const decision = decisions.find(({ owed, answered }) => owed && !answered);
    const next = move ?? (decision && book.definition.bot(view, decision, this.#dice));
    if (!decision || !next) throw new Error("nobody is asked");
    const answers = decision.actions.includes(next.action);
    await s.campaigns.acting.submit({
      ...{ game: this.game, person: this.person(seat), seat, decision: answers ? decision.id : null },
      moves: [next],
      interaction: interaction(),
    });
  }

  /** Until that holds. */
  async until(holds: () => Promise<boolean>): Promise<void> {
    for (let moves = 0; !(await holds()); moves++) {
      if (moves > 300) throw new Error("it never comes to that");
      await this.goesOn();
    }
  }
}

/** The first complete answer of a kind that is possible in a step. */
function first({ book, view, decisions }: SeatView, ...actions: readonly string[]): PlannedMove {
  for (const { preset } of decisions)
    for (const name of actions) {
      const [answer] = wholeAnswers(book, view, { actions: [name], preset }, 500) ?? [];
      const [move] = answer?.moves ?? [];
      if (move) return { action: move.action, params: move.params };
    }
  throw new Error(`no ${actions.join(" or ")} is possible`);
}

const [baghdad] = games.filter(({ id }) => id === "battle-for-baghdad");
if (!baghdad) throw new Error("there is no Baghdad");

/** The game as a later release tells it. */
const otherWords: Definition<GameTypes> = {
  ...baghdad,
  describePublic(event, content) {
    const line = baghdad.describePublic(event, content);
    return line === null ? null : `It was reported: ${line}`;
  },
  guide: { ...baghdad.guide, label: (view, move) => `An act: ${baghdad.guide.label(view, move) ?? move.action}` },
};

const refusal = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
  throw new Error("it is not refused");
};

/** Which has read nothing yet. */
async function anotherProcess(definitions: readonly Definition<GameTypes>[] = games): Promise<void> {
  const { repository, clock } = s;
  const books = await Rulebooks.open(repository, definitions, null, ({ id }) => s.books.codes.get(id) ?? "");
  const logger = pino({ level: "silent" });
  s = { ...s, campaigns: new Campaigns({ repository, books, clock, logger, botDelay: 0 }) };
}

/** Baghdad in the Coalition of its first turn. */
async function coalition(): Promise<Table> {
  const table = await Table.open("battle-for-baghdad", [null, null, null]);
  await table.until(async () => (await table.view((await table.awaited())[0] ?? "")).phase.name === "Coalition");
  return table;
}

const acts = async (table: Table, seat: Seat) =>
  (await table.rows()).flatMap((row) => (row.seat === seat && row.action !== "ready" ? [row] : []));

describe("a step that a seat takes alone", () => {
  it("can be seen before its turn, by its seat, and nothing of that is stored", async () => {
    const table = await coalition();
    const before = await s.repository.snapshot(table.game);
    const { steps, decisions } = await table.view("sunni");
    expect(steps).toEqual([{ key: "action.1", title: "Action", ready: true }]);
    const there = await table.rehearse("sunni", "action.1");
    expect(there.phase.name).toBe("Action");
    expect(there.decisions.map(({ actions }) => actions.includes("recruit"))).toEqual([true]);
    expect(there.view.hand).toEqual((await table.view("sunni")).view.hand);
    expect(await s.repository.snapshot(table.game)).toEqual(before);
    expect((await table.view("sunni")).decisions).toEqual(decisions);
    const other = s.campaigns.acting.rehearse(table.game, table.person("shiite"), "sunni", "action.1");
    expect(await refusal(other)).toBe("not-your-seat");
  });

  it("is taken as it was prepared when its turn comes, and ended, in one write with what came before", async () => {
    const table = await coalition();
    const moves = [first(await table.rehearse("sunni", "action.1"), "recruit")];
    await table.prepare("sunni", "action.1", moves, true);
    await table.until(async () => (await acts(table, "sunni")).some(({ kind }) => kind === "order"));
    const own = (await acts(table, "sunni")).filter(({ kind }) => kind === "order");
    expect(own[0]?.action).toBe("recruit");
    expect(own.slice(1).every(({ action }) => action.startsWith("end"))).toBe(true);
    expect(own.length).toBeGreaterThan(1);
    expect(new Set(own.map(({ input }) => input)).size).toBe(1);
    expect(await table.awaited()).not.toEqual(["sunni"]);
    expect((await table.view("sunni")).prepared).toEqual([]);
  });

  it("is asked for where a row would bring something else by then, and what was prepared stays", async () => {
    const table = await coalition();
    const moves = [first(await table.rehearse("sunni", "action.1"), "recruit")];
    await table.prepare("sunni", "action.1", moves, true);
    const [prepared] = await s.repository.prepared(table.game);
    if (!prepared) throw new Error("nothing is prepared");
    const altered = { ...prepared, facts: prepared.facts.map((fact) => ({ ...(fact as Fact), said: [["4711"]] })) };
    await writeBehind(s.repository, { game: table.game, prepared: { set: [altered], clear: [] }, at: 0 });
    await anotherProcess();
    await table.until(async () => (await table.view("sunni")).step === "action.1");
    expect(await table.awaited()).toEqual(["sunni"]);
    expect((await acts(table, "sunni")).filter(({ action }) => action === "recruit")).toEqual([]);
    expect((await table.view("sunni")).prepared.map(({ key }) => key)).toEqual(["action.1"]);
    await table.goesOn(); // whatever the seat does itself takes the place of it
    expect((await table.view("sunni")).prepared).toEqual([]);
  });

  it.each([
    ["in other words by then", (kept: PreparedRecord) => kept.facts, otherWords],
    ["as a release kept it that knew its words alone", (_: PreparedRecord, said: string) => [said], baghdad],
  ] as const)("is taken where a row brings the same %s", async (_, factsOf, today) => {
    const table = await coalition();
    const moves = [first(await table.rehearse("sunni", "action.1"), "recruit")];
    await table.prepare("sunni", "action.1", moves, true);
    const [prepared] = await s.repository.prepared(table.game);
    const who = { game: table.game, person: table.person("sunni"), seat: "sunni" };
    const [row] = (await s.campaigns.acting.trial({ ...who, step: "action.1", moves })).rows;
    if (!prepared || !row) throw new Error("nothing is prepared");
    const said = [row.called ?? row.line, ...row.told, ...row.remarks].join(" ");
    const kept = { ...prepared, facts: factsOf(prepared, said) };
    await writeBehind(s.repository, { game: table.game, prepared: { set: [kept], clear: [] }, at: 0 });
    await anotherProcess([today]);
    await table.until(async () => (await acts(table, "sunni")).some(({ kind }) => kind === "order"));
    const own = (await acts(table, "sunni")).filter(({ kind }) => kind === "order");
    expect(own[0]?.action).toBe("recruit");
  });

  it("is refused with the first row that is not possible, and forgotten with no row at all", async () => {
    const table = await coalition();
    const good = first(await table.rehearse("sunni", "action.1"), "recruit");
    const bad = { ...good, params: { ...good.params, zone: "nowhere" } };
    expect(await refusal(table.prepare("sunni", "action.1", [good, bad], false))).not.toBe("");
    expect((await table.view("sunni")).prepared).toEqual([]);
    await table.prepare("sunni", "action.1", [good], false);
    expect((await table.view("sunni")).prepared).toHaveLength(1);
    await table.prepare("sunni", "action.1", [], false);
    expect((await table.view("sunni")).prepared).toEqual([]);
    expect(await refusal(table.rehearse("sunni", "action.2"))).toBe("stale");
  });

  it.each([
    ["next-war-in-lebanon", ["idf", "insurgent"]],
    ["fitna", ["TUR", "SYR"]],
  ])(
    "comes in %s for one side while the other is in its own, but not in the midst of a battle",
    async (game, seats) => {
      const table = await Table.open(game, seats);
      const seen = new Set<string>();
      const other = seats[1] ?? "";
      await table.until(async () => {
        const { steps } = await table.view(other);
        for (const { key, ready } of steps) {
          const said = ready ? "" : await refusal(table.rehearse(other, key));
          if (ready) expect((await table.rehearse(other, key)).decisions).not.toEqual([]);
          seen.add(`${key} ${ready ? "can be seen" : said}`);
        }
        return (await table.view(other)).step !== null;
      });
      expect([...seen].every((one) => /^phase\.1 (can be seen|not-now)$/.test(one))).toBe(true);
      expect(seen).toContain("phase.1 can be seen");
      await table.until(async () => (await table.view(seats[0] ?? "")).steps.length > 0);
      expect((await table.view(seats[0] ?? "")).steps[0]?.key).toBe("phase.2");
    },
  );

  it("goes on without those whose names cannot be given", async () => {
    const definitions = games.map((one) => ({
      ...one,
      ownSteps: (one.ownSteps ?? []).map((step) => ({
        ...step,
        key: () => {
          throw new Error("no name");
        },
      })),
    }));
    const table = await Table.open("next-war-in-lebanon", ["idf", "insurgent"], definitions);
    await table.until(async () => (await table.view("insurgent")).phase.turn === 2);
    expect((await table.view("insurgent")).steps).toEqual([]);
  });
});

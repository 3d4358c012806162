import { setImmediate as soon } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { byDefault, canonical, Dice, decisionsOf, viewOf } from "#engine";
import type { SettledAhead } from "../../../src/campaign/facts/inherited.ts";
import { computerInput } from "../../../src/campaign/moves/computers.ts";
import { verify } from "../../../src/campaign/record/verify.ts";
import type { GameFile } from "../../../src/campaign/service.ts";
import { playOut } from "../../../src/cli/play-out.ts";
import { games } from "../../../src/games/registry.ts";
import { readShipped } from "../../../src/packs/packs.ts";
import { chainHash, NO_ROW } from "../../../src/proof/history.ts";
import { interaction, person, type Service, service, startedGame } from "../harness.ts";

const SEATS = ["sunni", "shia", "kurds"];
let s: Service;
let game: string;
beforeEach(async () => {
  s = await service();
  game = await startedGame(s, SEATS, { pace: 24 });
});
afterEach(() => s.database.close());

const act = (n: number, action: string, params = {}): Promise<unknown> =>
  s.campaigns.acting.submit({
    ...{ game, person: person(n).id, seat: SEATS[n] ?? "", moves: [{ action, params }] },
    interaction: interaction(),
  });
const log = () => s.repository.log(game);
const done = async (seat: string): Promise<readonly string[]> =>
  (await log()).filter((row) => row.seat === seat).map(({ kind, action }) => `${kind} ${action}`);

const handOf = async (n: number): Promise<readonly string[]> => {
  const { view } = await s.campaigns.showing.seatView(game, person(n).id, SEATS[n] ?? "");
  return (view.hand as { readonly cards: readonly string[] }).cards; // a hand of Iraqi Conflict
};

/** The Shia are away, and the other two have replaced cards; then the computer has time to do what it likes. */
async function openMarket(): Promise<void> {
  await s.campaigns.time.goAway(game, person(1), 3, interaction(), "computer");
  for (const n of [0, 2]) await act(n, "commit", { discard: (await handOf(n)).slice(0, 1) });
  await expect.poll(() => done("shia")).toContain("stand-in ready");
}

describe("a computer that minds a seat for somebody who is away", () => {
  it("answers what is asked, and offers nothing of a hand that is not its own", async () => {
    await openMarket();
    expect(await done("shia")).toEqual(["stand-in commit", "stand-in ready"]);
  });

  it("accepts nothing, however good it is: who is absent declines", async () => {
    await openMarket();
    await act(0, "propose", { to: "shia", give: (await handOf(0)).slice(0, 2), want: "nothing" });
    await expect.poll(async () => (await done("shia")).at(-1)).toBe("stand-in decline");
  });

  it("plays in full once the seat is left for good", async () => {
    await s.campaigns.people.leave(game, person(1), interaction());
    for (const n of [0, 2]) await act(n, "commit", { discard: [] });
    await expect.poll(() => done("shia")).toContain("bot ready");
    expect(await done("shia")).toContain("bot propose");
  });
});

describe("what the holder of a minded seat has settled ahead", () => {
  const settles = (name: string) => s.campaigns.acting.setOrder(game, person(1).id, "shia", name, {}, interaction());

  it("answers before the computer does", async () => {
    await settles("discard-unusable");
    await settles("ready");
    await s.campaigns.time.goAway(game, person(1), 3, interaction(), "computer");
    for (const n of [0, 2]) await act(n, "commit", { discard: [] });
    for (let i = 0; i < 50; i++) await soon();
    expect(await done("shia")).toEqual(["order commit", "order ready"]);
  });

  it("answers again after a way back, where nobody is there to be asked first", async () => {
    await s.campaigns.moderation.appoint({ game, person: person(0).id, interaction: interaction() }, person(7).id);
    await settles("ready");
    await s.campaigns.time.goAway(game, person(1), 3, interaction(), "computer");
    for (const n of [0, 2]) await act(n, "commit", { discard: [] });
    await expect.poll(() => done("shia")).toEqual(["stand-in commit", "order ready"]);
    const row = (await log()).find(({ kind, seat }) => kind === "act" && seat === "kurds")?.seq ?? -1;
    const mod = { person: person(7), interaction: interaction() };
    await s.campaigns.moderation.rewind(game, { row, reason: "once more" }, mod);
    await act(2, "commit", { discard: [] });
    await expect.poll(async () => (await done("shia")).slice(2)).toContain("order ready");
    for (let i = 0; i < 50; i++) await soon();
    expect((await done("shia")).filter((one) => one === "stand-in ready")).toEqual([]);
  });
});

/** What a computer player soon spends that lies in a hand. */
const PIECES: { readonly [game: string]: RegExp } = {
  "battle-for-baghdad": /"offense":"[a-z]/,
  fitna: /"cards":\["\d/,
  "iraqi-conflict": /"discard":\["/,
  "next-war-in-lebanon": /"J-\d"/,
};

/** Found once. */
function known<T>(find: () => T): () => T {
  let found: T | null = null;
  return () => {
    found ??= find();
    return found;
  };
}

describe.each(games)("a computer that minds a seat of $id", (definition) => {
  const { book } = readShipped(definition, null);
  /** What it answers to each question of half a turn or more, without and with something settled ahead. */
  const answers = known(() => {
    const found: {
      readonly byDefault: string;
      readonly plain: string;
      readonly asked: string | null;
      readonly keeping: string;
    }[] = [];
    playOut(book, {
      ...{ options: {}, key: "7".repeat(64), most: 120, player: () => "sensible" },
      watch: ({ state }) => {
        for (const seat of state.seats) {
          const decision = decisionsOf(book, state, seat).find(({ owed, answered }) => owed && !answered);
          if (!decision) continue;
          const view = viewOf(book, state, seat);
          const answer = (ahead: Partial<SettledAhead>): string => {
            const dice = new Dice({ key: "8".repeat(64), next: 0 });
            const input = computerInput(book, state, seat, { role: "minds", orders: [], prepared: [], ...ahead }, dice);
            expect(input).toMatchObject({ kind: "stand-in", decision: decision.id });
            return canonical({ action: input?.action ?? "", params: input?.params ?? {} });
          };
          const about = definition.orders.find((order) => order.isAbout?.(decision));
          const order = { params: {}, ask: true, phase: null, turn: null, given: 0 };
          const moves = [{ action: "later", params: { pieces: JSON.parse(JSON.stringify(view.hand)) } }];
          found.push({
            byDefault: canonical(byDefault(book, view, decision)),
            plain: answer({}),
            asked: about ? answer({ orders: [{ seat, name: about.name, ...order }] }) : null,
            keeping: answer({ prepared: [{ seat, key: "later", moves, facts: [], ends: false }] }),
          });
        }
      },
    });
    return found;
  });

  it("does more than let time run out", () => {
    expect(answers().some(({ plain, byDefault }) => plain !== byDefault)).toBe(true);
  });

  it("leaves what its holder wants to be asked to the default answer", () => {
    const asked = answers().filter((one) => one.asked !== null);
    expect(asked).not.toEqual([]);
    expect(asked.filter((one) => one.asked !== one.byDefault)).toEqual([]);
  });

  it("spends nothing that its holder has prepared for later", () => {
    const changed = answers().filter(({ plain, keeping }) => plain !== keeping);
    expect(changed).not.toEqual([]);
    expect(changed.map(({ plain }) => plain).join()).toMatch(PIECES[definition.id] ?? "");
    expect(changed.filter(({ keeping, byDefault }) => keeping !== byDefault)).toEqual([]);
  });
});

describe("the file of a campaign in which a seat was minded", () => {
  let file: GameFile;
  beforeEach(async () => {
    await openMarket();
    await act(2, "propose", { to: "sunni", give: (await handOf(2)).slice(0, 1), want: "nothing" });
    await act(0, "accept", { offer: `o${(await log()).at(-1)?.seq}` });
    await s.campaigns.people.abandon(game, person(0), interaction());
    file = JSON.parse(JSON.stringify(await s.campaigns.showing.export(game)));
  });

  const said = (raw: GameFile): string => {
    const { verdict, lines } = verify(raw, games);
    return [verdict, ...lines].join("\n");
  };
  /** Chained again as whoever has the secret can do it. */
  function forged(at: number, change: Partial<GameFile["rows"][number]>): GameFile {
    let before = NO_ROW;
    const rows = file.rows.map((row) => {
      const made = row.seq === at ? { ...row, ...change } : row;
      before = chainHash(before, made);
      return { ...made, hash: before };
    });
    return { ...file, rows };
  }
  const first = (kind: string, action: string): number =>
    file.rows.find((row) => row.kind === kind && row.action === action)?.seq ?? -1;

  it("is proved, what was answered for it included", () => {
    expect(said(file)).toMatch(/^proved\n/);
    expect(said(file)).toContain(
      "2 rows are said to be a default answer or a computer's move: this release answers the same there.",
    );
  });

  it("names an act that is passed off as its answer", () => {
    const at = first("act", "commit");
    expect(said(forged(at, { kind: "stand-in" }))).toContain(
      `This release would not have answered as row ${at} (sunni, for its holder): another release did, or somebody.`,
    );
  });

  const WRONG = "a computer that minds a seat does nothing unasked";

  it("is wrong where it is said to have done something unasked", () => {
    const at = first("act", "propose");
    expect(said(forged(at, { kind: "stand-in" }))).toMatch(new RegExp(`^wrong\\n.*row ${at}: ${WRONG}`, "s"));
  });

  it("is wrong where it is said to have made a deal", () => {
    const at = first("act", "accept");
    const passedOff = forged(at, { kind: "stand-in", decision: `o${at - 1}` });
    expect(said(passedOff)).toMatch(new RegExp(`^wrong\\n.*row ${at}: ${WRONG}, and makes no deals`, "s"));
  });
});

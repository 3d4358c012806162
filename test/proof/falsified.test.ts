import { beforeAll, describe, expect, it } from "vitest";
import { anyMove, Dice, type Envelope, type GameTypes, type Json, type Rulebook } from "#engine";
import { verify } from "../../src/campaign/record/verify.ts";
import type { GameFile } from "../../src/campaign/service.ts";
import { games } from "../../src/games/registry.ts";
import { drawnToday, openPinned } from "../../src/packs/packs.ts";
import { checksOf } from "../../src/proof/checks.ts";
import { chainHash, eventsHash, NO_ROW, type Onlooker, replayed, type StartParams } from "../../src/proof/history.ts";
import { upgradedState } from "../../src/proof/origin.ts";
import { readProofFile } from "../../src/proof/reading-file.ts";
import { stateHash } from "../../src/proof/state-text.ts";
import { person, service, startedGame } from "../campaign/harness.ts";

type Row = GameFile["rows"][number];
type State = Envelope<GameTypes>;

const [iraq] = games.filter(({ id }) => id === "iraqi-conflict");
if (!iraq) throw new Error("the game is missing");

/** A campaign of Iraqi Conflict played to its end, and the state after each row. */
let file: GameFile;
let states: readonly State[];
let book: Rulebook<GameTypes>;

beforeAll(async () => {
  const s = await service();
  const game = await startedGame(s, ["us", "insurgents"]);
  const dice = new Dice({ key: "7".padStart(64, "0"), next: 0 });
  while ((await s.campaigns.showing.record(game)).status === "running") {
    const [seat = ""] = (await s.campaigns.showing.status(game)).awaited;
    const who = person(["us", "insurgents"].indexOf(seat)).id;
    const { book, view, decisions } = await s.campaigns.showing.seatView(game, who, seat);
    const decision = decisions.find(({ owed }) => owed);
    const move = decision && anyMove(book, view, decision, dice);
    if (!move) throw new Error(`${seat} cannot move`);
    s.clock.advance(60_000);
    await s.campaigns.acting.submit({
      game,
      person: who,
      seat,
      decision: decision.id,
      moves: [move],
      interaction: null,
    });
  }
  file = JSON.parse(JSON.stringify(await s.campaigns.showing.export(game)));
  book = openPinned(iraq, file.pack);
  states = [...replayed(book, file.rows, file.secret)].map(({ state }) => state);
  s.database.close();
});

/** The file with other rows, numbered and chained again as whoever has the secret can do it. */
function forged(rows: readonly Row[], more: Partial<GameFile> = {}): GameFile {
  let before = NO_ROW;
  const chained = rows.map((row, seq) => {
    const hash = chainHash(before, { ...row, seq });
    before = hash;
    return { ...row, seq, hash };
  });
  return { ...file, rows: chained, ...more };
}

const changed = (at: number, change: Partial<Row>): readonly Row[] =>
  file.rows.map((row, i) => (i === at ? { ...row, ...change } : row));

const middle = (): number => Math.floor(file.rows.length / 2);

/** The row by which a release takes a campaign over after row `at`, with the state that it makes of this one. */
function upgradedAfter(at: number, change: (state: State) => State, rules = iraq?.rules ?? ""): Row {
  const before = states[at];
  const row = file.rows[at];
  if (!before || !row || !iraq) throw new Error("no such row");
  const state = { ...change(upgradedState(book, { ...before, seq: at + 1 }).state), rules };
  const own = { kind: "upgraded", seat: null, action: "upgraded", decision: null, regardless: false } as const;
  return { ...row, ...own, params: state as unknown as Json, rules, state: stateHash(state), events: eventsHash([]) };
}

/** Cut after a row, with what comes of an upgrade there in place of the rest. */
const takenOver = (rows: readonly Row[], origin: Row): GameFile => forged([...rows, origin], { complete: false });

const said = (falsified: GameFile, posted: readonly string[] = []): string => {
  const { verdict, lines } = verify(falsified, games, posted);
  return `${verdict}: ${lines.at(-1)}`;
};

/** The checks of a file step by step, and what whoever looks on was given. */
function watched(whole: GameFile) {
  const seen: string[] = [];
  const onlooker: Onlooker = {
    names: () => ({}),
    begin: ({ hash }) => void seen.push(hash),
    take: ({ row }) => void seen.push(`row ${row.seq}`),
  };
  const engines = { offered: [], run: () => expect.unreachable() };
  const given = { posted: [], engines, drawn: drawnToday, computer: () => null, onlooker };
  const checks = iraq ? [...checksOf(readProofFile(whole), iraq, given)] : [];
  return { checks, seen };
}

describe("a file that is as it was downloaded", () => {
  it("is looked on at by whoever wants to, row by row", () => {
    expect(watched(file).seen).toEqual([file.content, ...file.rows.map(({ seq }) => `row ${seq}`)]);
  });

  it("is proved, and says how the campaign ended", () => {
    expect(said(file)).toBe(`proved: The campaign ended with row ${file.rows.length - 1}.`);
  });

  it("is proved with an upgrade that changes nothing but the number of the next row", () => {
    const rows = file.rows.slice(0, middle());
    expect(
      said(
        takenOver(
          rows,
          upgradedAfter(middle() - 1, (state) => state),
        ),
      ),
    ).toMatch(/^proved: /);
  });

  it("agrees with every hash that was posted", () => {
    const posted = file.rows.map(({ hash }) => hash.slice(0, 16));
    expect(verify(file, games, posted).verdict).toBe("proved");
  });
});

describe("a row of a kind that is no longer written", () => {
  it("is read as it was: a move that was made for a seat", () => {
    const at = file.rows.findIndex(({ kind }) => kind === "act");
    expect(said(forged(changed(at, { kind: "gm" })))).toMatch(/^proved: /);
  });
});

describe("what rows have told", () => {
  it("is proved as their states are, and its digest cannot be exchanged or left out", () => {
    const { lines } = verify(file, games);
    expect(lines).toContain(`Rows 0 to ${file.rows.length - 1} tell what happens when they are played again.`);
    const at = middle();
    expect(said(forged(changed(at, { events: "f".repeat(64) })))).toBe(`wrong: row ${at}: it tells something else.`);
    const silent = changed(at, { format: 1, events: null });
    expect(said({ ...file, rows: silent })).toBe(`wrong: row ${at}: it was changed after it was written.`);
    expect(said(forged(silent))).toBe(`wrong: row ${at}: it does not say what it told, though rows before it do.`);
  });
});

describe("rows that claim to be of rules that are gone", () => {
  const relabelled = (): readonly Row[] => file.rows.map((row) => ({ ...row, rules: "0", state: "f".repeat(64) }));

  it("prove nothing, and say so", () => {
    const { verdict, lines } = verify(forged(relabelled()), games);
    expect([verdict, lines.join(" ")]).toEqual(["chain only", expect.stringContaining("made by rules 0")]);
  });

  it("do not hide a false row among rows of these rules", () => {
    const rows = file.rows.map((row, i) => (i < middle() ? { ...row, rules: "0" } : row));
    const falsified = rows.map((row, i) => (i === 2 ? { ...row, state: "f".repeat(64) } : row));
    expect(said(forged(falsified))).toBe("wrong: row 2: the state differs.");
  });

  it("do not come after later ones", () => {
    expect(said(forged(changed(middle(), { rules: "0" })))).toMatch(/^wrong: row \d+: rules 0 come after rules 1\.$/);
  });

  it("do not make a state out of nothing: what is taken over from them is not proved", () => {
    const rows = relabelled().slice(0, middle());
    const richer = upgradedAfter(middle() - 1, (state) => ({ ...state, table: { ...state.table, turn: 9 } }));
    const { verdict, lines } = verify(takenOver(rows, richer), games);
    expect([verdict, lines.join(" ")]).toEqual([
      "chain only",
      expect.stringContaining(`Row ${middle()} takes over the state that other rules have left`),
    ]);
  });
});

describe("an upgrade", () => {
  it("makes of a state what this release makes of it, and nothing else", () => {
    const rows = file.rows.slice(0, middle());
    const richer = upgradedAfter(middle() - 1, (state) => ({ ...state, table: { ...state.table, turn: 9 } }));
    expect(said(takenOver(rows, richer))).toMatch(/^wrong: .*not what the upgrade makes of the one before\.$/);
  });

  it.each<[string, RegExp, (state: State) => State]>([
    ["the key of the dice", /key of the dice/, (s) => ({ ...s, random: { ...s.random, key: "a".repeat(64) } })],
    ["the next row", /number of the next row/, (s) => ({ ...s, seq: s.seq + 1 })],
    ["the seats", /the seats/, (s) => ({ ...s, seats: [...s.seats].reverse() })],
    ["who plays a seat", /who plays which seat/, (s) => ({ ...s, controllers: { us: "p2", insurgents: "p1" } })],
    ["the pack", /the game/, (s) => ({ ...s, content: "b".repeat(64) })],
    ["the shape of all states", /no whole state/, (s) => ({ ...s, frames: "none" as unknown as State["frames"] })],
  ])("never changes %s, even after rows that cannot be played", (_, why, change) => {
    const rows = file.rows.slice(0, middle()).map((row) => ({ ...row, rules: "0", state: "f".repeat(64) }));
    const result = said(takenOver(rows, upgradedAfter(middle() - 1, change)));
    expect(result).toMatch(/^wrong: /);
    expect(result).toMatch(why);
  });
});

describe("a log that was cut off", () => {
  const cut = (): readonly Row[] => file.rows.slice(0, -2);

  it("is wrong where the campaign is said to have ended", () => {
    expect(said(forged(cut()))).toMatch(/^wrong: .*rows are missing\.$/);
  });

  it("says where it ends, if the campaign is said to go on", () => {
    expect(said(forged(cut(), { complete: false }))).toMatch(/^proved: .*what came later is not in this file\.$/);
  });

  it("lacks the hash that was posted last", () => {
    const last = file.rows.at(-1)?.hash.slice(0, 16) ?? "";
    expect(said(forged(cut(), { complete: false }), [last])).toMatch(/^wrong: .*ends before it\.$/);
  });

  it("is wrong where it has ended and is said to go on", () => {
    expect(said({ ...file, complete: false })).toMatch(/^wrong: .*its log has ended\.$/);
  });

  it("has nothing after its end", () => {
    const last = file.rows.at(-1);
    const end: Row[] = last
      ? [{ ...last, kind: "end", seat: null, action: "abandon", params: {}, decision: null }]
      : [];
    expect(said(forged([...file.rows.slice(0, 3), ...end, ...file.rows.slice(3)]))).toMatch(
      /nothing comes after the end/,
    );
  });
});

describe("a row that was changed and chained again", () => {
  it("ends the check of its step, which says how far it has come; nobody is shown the row", () => {
    const { checks, seen } = watched(forged(changed(middle(), { state: "c".repeat(64) })));
    const [done, of] = [middle(), file.rows.length];
    const lines = [`row ${done}: the state differs.`];
    expect(checks.at(-1)).toEqual({ step: "states", done, of, verdict: "wrong", lines });
    expect(seen.at(-1)).toBe(`row ${done - 1}`);
  });

  it.each<[string, Partial<Row>, RegExp]>([
    ["a kind that nobody writes", { kind: "option" }, /no release writes rows of the kind “option”/],
    ["another start", { kind: "start" }, /a game begins once/],
    ["an answer of nobody", { seat: null }, /names no seat/],
    ["an answer of a stranger", { seat: "russia" }, /names no seat/],
    [
      "a way back to a row that is not there",
      { kind: "rewind", decision: null, params: { to: 900 } },
      /no row that it could/,
    ],
    ["a false state", { state: "c".repeat(64) }, /the state differs/],
  ])("is found: %s", (_, change, why) => {
    const result = said(forged(changed(middle(), change)));
    expect(result).toMatch(/^wrong: row \d+: /);
    expect(result).toMatch(why);
  });

  it.each<[string, Partial<Row>]>([
    ["who answered", { kind: "bot" }],
    ["when", { at: 1 }],
  ])("is found by the hashes that were posted, where nothing else can tell: %s", (_, change) => {
    const falsified = forged(changed(middle(), change));
    expect(verify(falsified, games).verdict).toBe("proved");
    const posted = file.rows.at(-1)?.hash.slice(0, 16) ?? "";
    expect(said(falsified, [posted])).toMatch(/^wrong: The log has no row with the posted hash/);
  });

  it("tells of a date that lies before the row in front", () => {
    const { lines } = verify(forged(changed(middle(), { at: 1 })), games);
    expect(lines.join(" ")).toMatch(new RegExp(`Row ${middle()} is dated before`));
  });

  it("is found in the start: a seat too many, seats in another order, another seed phrase", () => {
    const start = file.rows[0]?.params as unknown as StartParams;
    const begun = (change: Partial<StartParams>): string =>
      said(forged(changed(0, { params: { ...start, ...change } as unknown as Json })));
    expect(begun({ controllers: { ...start.controllers, kurds: "p3" } })).toMatch(
      /^wrong: the seat kurds does not exist/,
    );
    expect(begun({ seats: [...start.seats].reverse() })).toMatch(/^wrong: the seats are not those of the options/);
    const [first, ...others] = start.entries;
    const entries = first ? [{ ...first, word: "luck" }, ...others] : [];
    expect(begun({ entries })).toMatch(/^wrong: row 0: the state differs/);
  });

  it("a posted hash that is none is refused", () => {
    expect(said(file, ["3f9"])).toMatch(/^wrong: “3f9” is not a hash from a post/);
  });
});

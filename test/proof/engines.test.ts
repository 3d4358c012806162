import { beforeAll, describe, expect, it } from "vitest";
import type { Definition, GameTypes, Json } from "#engine";
import type { GameFile } from "../../src/campaign/service.ts";
import { games } from "../../src/games/registry.ts";
import { type AskedEngine, EngineProblem } from "../../src/proof/asked-engine.ts";
import { verdictOn } from "../../src/proof/checks.ts";
import type { OfferedEngine } from "../../src/proof/file-engines.ts";
import { chainHash, NO_ROW, type ProvenRow } from "../../src/proof/history.ts";
import { type About, answering, type Replayed } from "../../src/proof/replaying.ts";
import { textHash } from "../../src/proof/state-text.ts";
import type { Verdict } from "../../src/proof/verdict.ts";
import { interaction, person, service, startedGame } from "../campaign/harness.ts";

const [iraq] = games.filter(({ id }) => id === "iraqi-conflict");
if (!iraq) throw new Error("the game is missing");

/** The rules that have played the campaign, and those of a release that cannot: its states have another shape. */
const former: Definition<GameTypes> = { ...iraq, rules: "3" };
const today: Definition<GameTypes> = { ...iraq, rules: "4", stateVersion: iraq.stateVersion + 1 };

/** A campaign that has begun, with an answer of each seat, as rows of the former rules. */
let file: GameFile;
beforeAll(async () => {
  const s = await service();
  const game = await startedGame(s, ["us", "insurgents"]);
  for (const [n, seat] of ["us", "insurgents"].entries())
    await s.campaigns.acting.submit({
      ...{ game, person: person(n).id, seat, decision: null },
      ...{ moves: [{ action: "commit", params: { discard: [] } }], interaction: interaction() },
    });
  const exported: GameFile = JSON.parse(JSON.stringify(await s.campaigns.showing.export(game)));
  s.database.close();
  file = chained(exported, (row) => ({ ...row, rules: "3" }));
});

type Row = GameFile["rows"][number];

/** The file with changed rows, chained again as whoever has the secret can do it. */
function chained(whole: GameFile, change: (row: Row) => Row): GameFile {
  let before = NO_ROW;
  const rows = whole.rows.map((row) => {
    const made = change(row);
    before = chainHash(before, made);
    return { ...made, hash: before };
  });
  return { ...whole, rows };
}

const falsified = (seq: number, change: Partial<Row>): GameFile =>
  chained(file, (row) => (row.seq === seq ? ({ ...row, ...change } as Row) : row));

/** What an engine of the former rules says, with something else in it. */
interface Otherwise {
  readonly about?: Partial<About>;
  readonly replayed?: Partial<Replayed>;
}

/** How an engine's text is run: it is what the engine says otherwise, as JSON. */
function run(text: string): AskedEngine {
  const answer = answering(former);
  const asked = <T>(question: object): T => JSON.parse(answer(JSON.stringify(question))) as T;
  const { about, replayed }: Otherwise = JSON.parse(text);
  return {
    about: () => ({ ...asked<About>({ ask: "about" }), ...about }),
    replay: (question) => ({ ...asked<Replayed>({ ...question, ask: "replay" }), ...replayed }),
    upgrade() {
      throw new EngineProblem("no upgrade");
    },
  };
}

const textOf = (otherwise: Otherwise = {}): string => JSON.stringify(otherwise);

const offering = (text: string, isOwn = false): OfferedEngine => ({
  ...{ hash: textHash(text), text, place: isOwn ? "the database" : "a stranger", isOwn },
});

interface Tried {
  readonly of?: GameFile;
  /** The engine that the file names. */
  readonly named?: string;
  readonly offered?: readonly OfferedEngine[];
  /** The last row that it is said to have played. */
  readonly to?: number;
}

function verdict({ of = file, named = textOf(), offered = [offering(named)], to = 99 }: Tried): Verdict {
  const engines = [{ from: 0, to, engine: textHash(named) }];
  const given = { posted: [], engines: { offered, run }, drawn: () => ({}), computer: () => null };
  return verdictOn({ ...of, engines }, [today], given);
}

const said = (tried: Tried): string => {
  const { verdict: standing, lines } = verdict(tried);
  return [standing, ...lines].join("\n");
};
const short = (text: string): string => textHash(text).slice(0, 16);

describe("a campaign of rules that this release cannot play", () => {
  it("is proved by the engine that has played it: on trust, where that is not the verifier's own", () => {
    const played = (by: string) =>
      `Rows 0 to ${file.rows.length - 1} play again to the same states, by the engine ${short("{}")} of rules 3 (from ${by}).`;
    const [own, others] = [said({ offered: [offering("{}", true)] }), said({})];
    expect(own).toMatch(/^proved\n/);
    expect(own).toContain(played("the database"));
    expect(own).not.toContain("nothing proves their states");
    expect(others).toMatch(/^on trust\n/);
    expect(others).toContain(played("a stranger"));
    expect(others).toContain("This is as good as your trust in a stranger: an engine can agree with anything.");
    expect(said({ offered: [offering("{}"), offering("{}", true)] })).toBe(own);
  });

  it("is proved in what it told as well, and only as far as it said it", () => {
    const told = `Rows 0 to ${file.rows.length - 1} tell what happens when they are played again.`;
    expect(said({})).toContain(told);
    const silent = chained(file, (row) => ({ ...row, format: 1, events: null }));
    expect(said({ of: silent, named: textOf({ about: { interface: 1 } }) })).toMatch(/^on trust\n/);
    expect(said({ of: silent })).not.toContain(" tell what happens");
  });

  it("is proved up to the row that the engine is said to have played, and a chain from there on", () => {
    const result = said({ to: 0 });
    expect(result).toMatch(/^chain only\n/);
    expect(result).toContain("Row 0 plays again to the same state, by ");
    expect(result).toContain(`Rows 1 to ${file.rows.length - 1} were made by rules 3, and rules 4 of this release`);
    expect(said({ of: falsified(1, { state: "f".repeat(64) }), to: 0 })).toMatch(/^chain only\n/);
    expect(said({ to: file.rows.length - 2 })).toMatch(
      /Row \d+ was made by rules 3, .* play it again: nothing proves its state\./,
    );
  });

  it("is wrong where the engine plays another state, or tells something else", () => {
    const by = `by the engine ${short("{}")} of rules 3 (from a stranger)`;
    expect(said({ of: falsified(1, { state: "f".repeat(64) }) })).toMatch(/^wrong\n/);
    expect(verdict({ of: falsified(1, { state: "f".repeat(64) }) }).lines.at(-1)).toBe(
      `row 1: the state differs ${by}.`,
    );
    expect(verdict({ of: falsified(1, { events: "f".repeat(64) }) }).lines.at(-1)).toBe(
      `row 1: it tells something else ${by}.`,
    );
    const unplayable = falsified(1, { params: { discard: ["No such card"] } as Json });
    expect(verdict({ of: unplayable }).lines.at(-1)).toMatch(
      /^row 1: the state differs by .* \(row 1: the rules refuse it/,
    );
  });

  it("is wrong where the engine is of another game, or of rules that came before", () => {
    expect(said({ named: textOf({ about: { game: "fitna" } }) })).toMatch(/^wrong\n.* is that of another game\.$/s);
    expect(said({ named: textOf({ about: { rules: "2" } }) })).toMatch(
      /^wrong\n.*row 0: .* cannot have played it: it is of rules 3\.$/s,
    );
  });
});

describe("an engine that proves nothing", () => {
  const chainOnly = (tried: Tried): string => {
    const result = said(tried);
    expect(result).toMatch(/^chain only\n/);
    expect(result).toContain("nothing proves their states");
    return result;
  };

  it("is asked for where it is not at hand, whatever others there are", () => {
    const [named, other] = [textOf({ about: {} }), textOf({ replayed: {} })];
    const wanted = `With the engine ${short(named)} they could be played again (--engine FILE).`;
    expect(chainOnly({ named, offered: [] })).toContain(wanted);
    expect(chainOnly({ named, offered: [offering(other)] })).toContain(wanted);
  });

  it("is not run where it was changed", () => {
    const changed = { ...offering("{}"), text: textOf({ about: {} }) };
    expect(chainOnly({ offered: [changed] })).toContain(`The engine ${short("{}")} from a stranger was changed`);
    expect(said({ offered: [changed, offering("{}", true)] })).toMatch(/^proved\n/);
  });

  it.each<[string, Otherwise, string]>([
    [
      "asks for what nobody knows",
      { about: { interface: 3 } },
      "is of no use: this release does not know how to ask it",
    ],
    ["does not say what rows told", { about: { interface: 1 } }, "it does not say what its rows have told"],
    ["leaves another state than it says", { replayed: { last: "{}" } }, "its states are not what it says"],
    ["leaves no state", { replayed: { last: null } }, "its states are not what it says"],
  ])("is named where it %s", (_, otherwise, why) => {
    expect(chainOnly({ named: textOf(otherwise) })).toContain(why);
  });

  it.each(["{", "null", '{"seats":7}'])("is named where it leaves %s, which is no state", (last) => {
    const end = textHash(last);
    const states = file.rows.map(({ state }, i) => (i === file.rows.length - 1 ? end : state));
    const of = falsified(file.rows.length - 1, { state: end });
    expect(chainOnly({ of, named: textOf({ replayed: { states, last } }) })).toContain("its last state is none");
  });
});

describe("what an engine is asked", () => {
  it("is answered for the rows that it could play, with the reason why it stopped", () => {
    const { pack, content, secret } = file;
    const rows = falsified(2, { params: { discard: ["No such card"] } as Json }).rows as readonly ProvenRow[];
    const { states, events, stopped } = run("{}").replay({ pack, content, drawn: {}, secret, rows });
    expect(states).toEqual(file.rows.slice(0, 2).map(({ state }) => state));
    expect(events).toEqual(file.rows.slice(0, 2).map((row) => row.events));
    expect(stopped).toMatch(/^row 2: the rules refuse it/);
  });
});

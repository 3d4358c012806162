/** A campaign's file checked step by step, without trusting whoever wrote it: for the command line, and for a page in a browser. */
import { commitment, type Definition, type GameTypes, type PackFiles } from "#engine";
import { FileEngines, type TrustedEngines } from "./file-engines.ts";
import { checkChain, gameKey, type Onlooker, ToldOtherwise } from "./history.ts";
import { packHash, pinnedBook } from "./pinned-pack.ts";
import { type ProofFile, readProofFile, startOf } from "./reading-file.ts";
import { checkStart } from "./seats.ts";
import { type Check, plainLine, type Standing, type Verdict, wrongLine } from "./verdict.ts";
import { actLines, type Computer } from "./verify-acts.ts";
import { partsChecked } from "./verify-parts.ts";
import { checkEnd, checkPosted, checkRows, datedBack, endOf } from "./verify-rows.ts";

/** What checks need besides the file. */
export interface Given {
  /** Hashes that stood in the channel, or their beginnings; each must be that of a row. */
  readonly posted: readonly string[];
  /** For rows of rules that are gone: a file's own word never makes any code run. */
  readonly engines: TrustedEngines;
  /** Today's files that only pictures are drawn from, for packs that lack them. */
  drawn(definition: Definition<GameTypes>): PackFiles;
  readonly computer: Computer;
  /** Left out: nobody looks on. */
  readonly onlooker?: Onlooker;
}

type Progress = Pick<Check, "step" | "done" | "of">;

/** Checks a file step by step; what is wrong ends it. Returns what comes of it. */
export function* checksOf(
  file: ProofFile,
  definition: Definition<GameTypes>,
  given: Given,
): Generator<Check, Standing, undefined> {
  let at: Progress = { step: "promise", done: 0, of: 1 };
  try {
    const checks = steps(file, definition, given, (begun) => {
      at = begun;
    });
    for (let next = checks.next(); ; next = checks.next()) {
      if (next.done) return next.value;
      at = next.value;
      yield { ...next.value, lines: next.value.lines.map(plainLine) };
    }
  } catch (error) {
    const step = error instanceof ToldOtherwise ? "told" : at.step;
    yield { ...at, step, verdict: "wrong", lines: [wrongLine(error)] };
    return "wrong";
  }
}

/** Throws for the first thing that is wrong. `begin`: is told of each step before it begins. */
function* steps(
  file: ProofFile,
  definition: Definition<GameTypes>,
  given: Given,
  begin: (step: Progress) => void,
): Generator<Check, Exclude<Standing, "wrong">, undefined> {
  const { rows, secret } = file;
  const of = rows.length;
  const proved = { verdict: "proved", lines: [] } as const;
  if (commitment(secret) !== file.commitment) throw new Error("The secret is not the one that was promised");
  yield { step: "promise", done: 1, of: 1, ...proved, lines: ["The secret is the one that was promised."] };

  begin({ step: "pack", done: 0, of: 1 });
  if (packHash(file.pack) !== file.content) throw new Error("The pack is not the one that the game was played with");
  yield { step: "pack", done: 1, of: 1, ...proved, lines: ["The pack is the one that the game was played with."] };

  begin({ step: "chain", done: 0, of });
  checkChain(rows);
  yield { step: "chain", done: of, of, verdict: null, lines: [`${of} rows form an unbroken chain.`] };
  const posted = given.posted.map((hash) => checkPosted(rows, hash));
  yield { step: "chain", done: of, of, verdict: null, lines: posted };
  const start = startOf(file);
  checkRows(rows, start.seats);
  yield { step: "chain", done: of, of, ...proved };

  begin({ step: "seats", done: 0, of: 1 });
  const book = pinnedBook(definition, file.pack, () => given.drawn(definition));
  checkStart(book, start, file);
  yield { step: "seats", done: 1, of: 1, ...proved, lines: ["Options and seats are those of the start."] };

  begin({ step: "states", done: 0, of });
  const { seats, controllers } = start;
  const { game, content } = file;
  const lasting = { game, content, seats, controllers, key: gameKey(secret, start) };
  const drawn = given.engines.offered.length > 0 ? given.drawn(definition) : {};
  const engines = new FileEngines(file.engines, given.engines, file, drawn);
  const { computer, onlooker = null } = given;
  const parts = yield* partsChecked({ book, rows, secret, lasting, engines, computer, onlooker });
  const verdict = !parts.proved ? "chain only" : parts.elsewhere.length > 0 ? "on trust" : "proved";
  yield { step: "states", done: of, of, verdict, lines: [] };
  const telling = rows.filter(({ format }) => format > 1).length;
  yield { step: "told", done: telling, of: telling, verdict: telling > 0 ? verdict : "chain only", lines: [] };

  begin({ step: "acts", done: 0, of });
  const end = endOf(rows, parts.last);
  checkEnd(end, file.complete);
  const acts = [...actLines(rows, parts.remarks), ...datedBack(rows), end.line];
  const trust = `This is as good as your trust in ${parts.elsewhere.join(" and ")}: an engine can agree with anything.`;
  yield { step: "acts", done: of, of, ...proved, lines: verdict === "on trust" ? [...acts, trust] : acts };
  return verdict;
}

/** All checks of a file of one of these games, and what they have said. */
export function verdictOn(raw: unknown, definitions: readonly Definition<GameTypes>[], given: Given): Verdict {
  const lines: string[] = [];
  try {
    const file = readProofFile(raw);
    const definition = definitions.find(({ id }) => id === file.game);
    if (!definition) throw new Error(`This release does not know the game ${file.game}`);
    const checks = checksOf(file, definition, given);
    for (let next = checks.next(); ; next = checks.next()) {
      if (next.done) return { verdict: next.value, lines };
      lines.push(...next.value.lines);
    }
  } catch (error) {
    return { verdict: "wrong", lines: [...lines, wrongLine(error)] };
  }
}

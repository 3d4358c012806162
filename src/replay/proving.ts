/** Everything that is checked of a campaign that is shown again, as a page's worker does it: log and pictures. */
import type { Definition, GameTypes, PackFiles } from "#engine";
import { computerOnItsOwn } from "../campaign/moves/computers.ts";
import { checksOf } from "../proof/checks.ts";
import type { TrustedEngines } from "../proof/file-engines.ts";
import type { NamesAt } from "../proof/history.ts";
import { pinnedBook } from "../proof/pinned-pack.ts";
import { readProofFile } from "../proof/reading-file.ts";
import { type Check, type Standing, wrongLine } from "../proof/verdict.ts";
import { type GivenPicture, picturesChecked } from "./picture-checks.ts";

/** A campaign as a page carries it. Nothing in it is trusted. */
export interface Carried {
  /** As it was exported. */
  readonly file: unknown;
  /** Files that pictures alone are drawn from, should the campaign's pack lack them. */
  readonly drawn: PackFiles;
  readonly names: NamesAt;
  readonly pictures: readonly GivenPicture[];
  /** Hashes that stood in the channel, as whoever looks has typed them. */
  readonly posted: readonly string[];
  readonly engines: TrustedEngines;
}

/** Checks log and pictures of a campaign of this game step by step; what is wrong ends it. */
export function* proving(definition: Definition<GameTypes>, carried: Carried): Generator<Check, Standing, undefined> {
  const { drawn, names, pictures, posted, engines } = carried;
  try {
    const file = readProofFile(carried.file);
    const given = { posted, engines, drawn: () => drawn, computer: computerOnItsOwn };
    const log = yield* checksOf(file, definition, given);
    if (log === "wrong" || log === "chain only") return log;
    const book = pinnedBook(definition, file.pack, () => drawn);
    const shown = yield* picturesChecked({ book, rows: file.rows, secret: file.secret, names, proved: true }, pictures);
    return shown === "proved" ? log : shown;
  } catch (error) {
    yield { step: "promise", done: 0, of: 1, verdict: "wrong", lines: [wrongLine(error)] };
    return "wrong";
  }
}

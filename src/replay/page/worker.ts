/** What the page's worker does: proves the campaign that the page carries, and that the page shows what it proves. */
import { canonical, type Definition, type GameTypes, type Json } from "#engine";
import { pinnedBook } from "../../proof/pinned-pack.ts";
import { readProofFile } from "../../proof/reading-file.ts";
import { type Check, type Standing, wrongLine } from "../../proof/verdict.ts";
import { type CarriedPage, pageParts } from "../carried.ts";
import { proving } from "../proving.ts";

/** What the worker says. */
export type Said =
  | { readonly kind: "check"; readonly check: Check }
  | { readonly kind: "end"; readonly verdict: Standing };

/** So often, ms, it says how far a check has come. */
const OFTEN = 100;

/** Waits for the page to give what it carries. */
export function check(definition: Definition<GameTypes>): void {
  self.onmessage = ({ data }: MessageEvent<CarriedPage>) => {
    let last = 0;
    const tell = (said: Said): void => self.postMessage(said);
    const checks = checking(definition, data);
    for (let next = checks.next(); ; next = checks.next()) {
      if (next.done) return tell({ kind: "end", verdict: next.value });
      const now = performance.now();
      if (next.value.verdict === null && next.value.lines.length === 0 && now - last < OFTEN) continue;
      last = now;
      tell({ kind: "check", check: next.value });
    }
  };
}

/** The campaign first, then what the page shows of it. */
export function* checking(definition: Definition<GameTypes>, page: CarriedPage): Generator<Check, Standing, undefined> {
  const campaign = yield* proving(definition, {
    ...page.campaign,
    names: namesOf(page),
    posted: [],
    engines: NO_ENGINES,
  });
  if (campaign === "wrong" || campaign === "chain only") return campaign;
  const of = { step: "page", done: 1, of: 1 } as const;
  yield { ...of, done: 0, verdict: null, lines: [] };
  const wrong = oddIn(definition, page);
  yield {
    ...of,
    verdict: wrong === null ? "proved" : "wrong",
    lines: [wrong ?? "The story, the log and all boards of this page follow from the rows."],
  };
  return wrong === null ? campaign : "wrong";
}

const namesOf =
  ({ about }: CarriedPage) =>
  (row: number): { readonly [seat: string]: string } =>
    about.names.findLast(({ from }) => from <= row)?.names ?? {};

/** What the page shows that its rows do not make; null: nothing. */
function oddIn(definition: Definition<GameTypes>, page: CarriedPage): string | null {
  try {
    const file = readProofFile(page.campaign.file);
    const book = pinnedBook(definition, file.pack, () => page.campaign.drawn);
    const honest = pageParts({ book, file, about: page.about });
    if (canonical(honest.show as unknown as Json) !== canonical(page.show as Json))
      return "The page tells another story, or another log, than its rows.";
    if (honest.pictures !== page.pictures) return "The page shows other boards than its rows.";
    return null;
  } catch (error) {
    return wrongLine(error);
  }
}

const NO_ENGINES = {
  offered: [],
  run: () => {
    throw new Error("engines of other releases are run by `umpire verify` alone");
  },
};

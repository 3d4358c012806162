/** Proves the campaign that a page carries, and that the page shows what it proves. */
import { canonical, type Definition, type GameTypes, type Json } from "#engine";
import { type Check, type Standing, wrongLine } from "../proof/verdict.ts";
import { type CarriedPage, namesIn, Telling } from "./carried.ts";
import { SceneComparison, scenesIn } from "./pictures.ts";
import { proving } from "./proving.ts";

/** The campaign first, then what the page shows of it. */
export function* checking(definition: Definition<GameTypes>, page: CarriedPage): Generator<Check, Standing, undefined> {
  const { about } = page;
  const tellings: Telling[] = [];
  const campaign = yield* proving(
    definition,
    { ...page.campaign, names: namesIn(about), posted: [], engines: NO_ENGINES },
    (book, file) => {
      const telling = new Telling({ book, file, about });
      tellings.push(telling);
      return (row) => telling.take(row);
    },
  );
  const telling = tellings.at(-1);
  if (campaign === "wrong" || campaign === "chain only" || !telling) return campaign;
  return (yield* pageChecked(telling, page)) === "proved" ? campaign : "wrong";
}

/** Whether the page shows what its rows make. */
function* pageChecked(telling: Telling, page: CarriedPage): Generator<Check, Standing, undefined> {
  const of = telling.steps + 1;
  let done = 0;
  const said = (verdict: Standing | null, ...lines: readonly string[]): Check => ({
    ...{ step: "page", done, of, verdict, lines },
  });
  yield said(null);
  try {
    if (canonical(telling.show() as unknown as Json) !== canonical(page.show as Json))
      throw new Error("The page tells another story, or another log, than its rows");
    const shown = scenesIn(page.pictures);
    const comparison = new SceneComparison();
    for (const scene of telling.scenes()) {
      if (!comparison.isSame(scene, shown[done])) break;
      done++;
      yield said(null);
    }
    if (done !== telling.steps || done !== shown.length) throw new Error("The page shows other boards than its rows");
    done++;
    yield said("proved", "The story, the log and all boards of this page follow from the rows.");
    return "proved";
  } catch (error) {
    yield said("wrong", wrongLine(error));
    return "wrong";
  }
}

const NO_ENGINES = {
  offered: [],
  run: () => {
    throw new Error("engines of other releases are run by `umpire verify` alone");
  },
};

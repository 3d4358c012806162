/** What the page's worker does: proves the campaign that the page carries, and that the page shows what it proves. */
import type { Definition, GameTypes, PackFiles, Seat } from "#engine";
import type { Scene } from "#scene";
import type { ReplayAbout } from "../../campaign/log/replay-about.ts";
import { pinnedBook } from "../../proof/pinned-pack.ts";
import { readProofFile } from "../../proof/reading-file.ts";
import type { Check, Standing } from "../../proof/verdict.ts";
import type { CarriedPage } from "../carried.ts";
import { compactIn } from "../file/compact.ts";
import { rowsIn } from "../file/rows-block.ts";
import { Hands } from "../hands.ts";
import { checking } from "../page-proving.ts";
import type { GivenPicture } from "../picture-checks.ts";

/** What the worker is asked: a whole check, or first for all hands, and then for single ones. */
export type Asked =
  | { readonly kind: "check"; readonly page: CarriedTexts }
  | { readonly kind: "hands"; readonly page: CarriedTexts }
  | { readonly kind: "hand"; readonly step: number; readonly seat: Seat };

/** What the worker says. */
export type Said =
  | { readonly kind: "check"; readonly check: Check }
  | { readonly kind: "end"; readonly verdict: Standing }
  | { readonly kind: "hand"; readonly step: number; readonly seat: Seat; readonly scene: Scene };

/** The blocks of a page as they were unpacked. Nothing in them is trusted. */
export interface CarriedTexts {
  readonly show: string;
  readonly pictures: string;
  readonly pack: string;
  readonly rows: string;
}

/** How often, ms, it says how far a check has come. */
const OFTEN = 100;

/** Waits for the page to give what it carries. */
export function answer(definition: Definition<GameTypes>): void {
  let hands: Hands | null = null;
  self.onmessage = ({ data }: MessageEvent<Asked>) => {
    if (data.kind === "check") check(definition, data.page);
    else if (data.kind === "hands") hands = handsOf(definition, data.page);
    else if (hands) tell({ ...data, scene: hands.at(data.step, data.seat) });
  };
}

const tell = (said: Said): void => self.postMessage(said);

function check(definition: Definition<GameTypes>, page: CarriedTexts): void {
  let last = 0;
  const checks = checking(definition, carriedIn(page));
  for (let next = checks.next(); ; next = checks.next()) {
    if (next.done) {
      tell({ kind: "end", verdict: next.value });
      return;
    }
    const now = performance.now();
    if (next.value.verdict === null && next.value.lines.length === 0 && now - last < OFTEN) continue;
    last = now;
    tell({ kind: "check", check: next.value });
  }
}

/** Throws where the campaign cannot be played again. */
export function handsOf(definition: Definition<GameTypes>, page: CarriedTexts): Hands {
  const { campaign, about } = carriedIn(page);
  const file = readProofFile(campaign.file);
  return new Hands(
    pinnedBook(definition, file.pack, () => campaign.drawn),
    file,
    about,
  );
}

/** Throws where a block cannot be read. */
function carriedIn({ show, pictures, pack, rows }: CarriedTexts): CarriedPage {
  const { file, about, sketches } = rowsIn(rows);
  const { files, drawn } = compactIn(pack) as { readonly files: unknown; readonly drawn: PackFiles }; // nothing is trusted
  return {
    campaign: { file: { ...file, pack: files }, drawn, pictures: sketches as readonly GivenPicture[] },
    about: about as ReplayAbout,
    show: JSON.parse(show),
    pictures,
  };
}

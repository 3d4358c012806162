/** The worker that plays the campaign again, asked from the page. */
import type { Check, Standing, Step } from "../../proof/verdict.ts";
import { blockText, unpacked } from "./read.ts";
import type { Asked, CarriedTexts, Said } from "./worker.ts";

/** One check, as far as it has come. */
export interface Checked {
  readonly step: Step;
  /** What it is about, and what was found. */
  readonly text: string;
  readonly state: "running" | "right" | "unsure" | "wrong";
  /** How much of it is done, 0 to 1. */
  readonly part: number;
}

interface Outcome {
  readonly checks: readonly Checked[];
  readonly result: string;
}

/** What each check is about, until it has something to say. */
const ABOUT: { readonly [step in Step]: string } = {
  promise: "The secret behind the dice is the one that was promised before anybody joined.",
  pack: "Cards, maps and charts are those of the first day.",
  chain: "The rows of the log form an unbroken chain.",
  seats: "The seats are those that were drawn.",
  states: "Every act was legal, and every state follows from the rules.",
  told: "Every row told what the rules tell.",
  acts: "What people did beside the rules.",
  pictures: "Every picture is the one that the campaign makes.",
  page: "What this page shows follows from the rows.",
};

const RESULTS: { readonly [verdict in Standing]: string } = {
  proved: "The campaign was played by its rules, with the dice that were promised, and this page shows what happened.",
  "on trust": "The campaign was played by its rules, if the engines of earlier releases are what they say they are.",
  "chain only":
    "Nothing contradicts this campaign, but an earlier release has played a part of it, which this page cannot play: `umpire verify` may.",
  wrong: "Something in this page is not what the campaign's rules make: see the check that is crossed.",
};

/** Runs all checks; `tell` is given what is known so far whenever there is news. */
export async function checkCampaign(tell: (checks: readonly Checked[]) => void): Promise<Outcome> {
  const known = new Map<Step, Checked>();
  try {
    const { worker, end } = await startWorker();
    const page = await carried();
    const done = new Promise<string>((resolve, reject) => {
      worker.onerror = (event) => reject(new Error(event.message));
      worker.onmessage = ({ data }: MessageEvent<Said>) => {
        if (data.kind === "end") return resolve(RESULTS[data.verdict]);
        if (data.kind !== "check") return;
        known.set(data.check.step, after(known.get(data.check.step), data.check));
        tell([...known.values()]);
      };
    });
    ask(worker, { kind: "check", page });
    const result = await done.finally(end);
    return { checks: [...known.values()], result };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { checks: [...known.values()], result: `The check could not be finished: ${why}.` };
  }
}

interface Started {
  readonly worker: Worker;
  end(): void;
}

/** A worker that runs the page's own rules. Throws where it has none. */
export async function startWorker(): Promise<Started> {
  const address = URL.createObjectURL(new Blob([await blockOf("code")], { type: "text/javascript" }));
  const worker = new Worker(address);
  return {
    worker,
    end: () => {
      worker.terminate();
      URL.revokeObjectURL(address);
    },
  };
}

export const ask = (worker: Worker, asked: Asked): void => worker.postMessage(asked);

/** What is known of a check after it has said more. */
function after(before: Checked | undefined, { step, done, of, verdict, lines }: Check): Checked {
  const said = before && before.text !== ABOUT[step] ? [before.text] : [];
  return {
    step,
    text: [...said, ...lines].join("\n") || ABOUT[step],
    state: verdict === null ? (before?.state ?? "running") : stateOf(verdict),
    part: of > 0 ? done / of : 1,
  };
}

const stateOf = (verdict: Standing): Checked["state"] =>
  verdict === "proved" ? "right" : verdict === "wrong" ? "wrong" : "unsure";

/** All that the page carries, for its worker to read. */
export async function carried(): Promise<CarriedTexts> {
  const [show = "", pictures = "", pack = "", rows = ""] = await Promise.all(
    (["show", "pictures", "pack", "rows"] as const).map(blockOf),
  );
  return { show, pictures, pack, rows };
}

/** What was in the channel, and can be compared with it. */
export interface PostedHashes {
  /** In the lobby's post: the promise of the dice. */
  readonly commitment: string;
  /** Of the last row, as the last post shows its beginning. */
  readonly last: string;
}

export async function postedHashes(): Promise<PostedHashes> {
  const { commitment, lastHash } = JSON.parse(await blockOf("rows"));
  return { commitment: String(commitment), last: String(lastHash) };
}

async function blockOf(id: "show" | "pictures" | "pack" | "rows" | "code"): Promise<string> {
  const text = blockText(id);
  if (text === null) throw new Error(`the page has no block ${id}`);
  return await unpacked(text);
}

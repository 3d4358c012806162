/** The worker that plays the campaign again, asked from the page. */

import { blockText, unpacked } from "./read.ts";
import type { Said } from "./worker.ts";

/** One check, as far as it has come. */
export interface Checked {
  readonly step: string;
  readonly text: string;
  readonly state: "running" | "right" | "wrong";
  /** How much of it is done, 0 to 1; null: nobody knows. */
  readonly part: number | null;
}

interface Outcome {
  readonly checks: readonly Checked[];
  readonly result: string;
}

/** Runs all checks; `tell` is given what is known so far whenever there is news. */
export async function checkCampaign(tell: (checks: readonly Checked[]) => void): Promise<Outcome> {
  const known = new Map<string, Checked>();
  try {
    const worker = new Worker(URL.createObjectURL(new Blob([await codeText()], { type: "text/javascript" })));
    const done = new Promise<string>((resolve, reject) => {
      worker.onerror = (event) => reject(new Error(event.message));
      worker.onmessage = ({ data }: MessageEvent<Said>) => {
        if (data.kind === "end") return resolve(data.result);
        known.set(data.check.step, data.check);
        tell([...known.values()]);
      };
    });
    worker.postMessage({
      pack: blockText("pack"),
      rows: blockText("rows"),
      pictures: blockText("pictures"),
      show: blockText("show"),
    });
    const result = await done.finally(() => worker.terminate());
    return { checks: [...known.values()], result };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { checks: [...known.values()], result: `The check could not be finished: ${why}.` };
  }
}

async function codeText(): Promise<string> {
  const text = blockText("code");
  if (text === null) throw new Error("the page does not hold the rules");
  return await unpacked(text);
}

/** A side's hand at the moment that is shown, made by the page's worker from the campaign's rows. */
import { type ComponentChild, h } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Scene } from "#scene";
import { Board } from "./board.ts";
import { ask, carried, startWorker } from "./checking.ts";
import type { Reader } from "./state.ts";
import { marked } from "./words.ts";
import type { Said } from "./worker.ts";

/** Answers as they come; only the last request is answered. */
class HandWorker {
  #worker: Worker | null = null;
  #end = (): void => {};

  async start(seen: (said: Said) => void, failed: (why: string) => void): Promise<void> {
    const { worker, end } = await startWorker();
    this.#end = end;
    this.#worker = worker;
    worker.onerror = (event) => failed(event.message);
    worker.onmessage = ({ data }: MessageEvent<Said>) => seen(data);
    ask(worker, { kind: "hands", page: await carried() });
  }

  look(step: number, seat: string): void {
    if (this.#worker) ask(this.#worker, { kind: "hand", step, seat });
  }

  end(): void {
    this.#end();
    this.#worker = null;
  }
}

interface Seen {
  readonly step: number;
  readonly seat: string;
  readonly scene: Scene;
}

/** Hidden until somebody chooses a side. */
export function Hand({ reader: { show, state } }: { readonly reader: Reader }): ComponentChild {
  const worker = useRef<HandWorker | null>(null);
  const [seat, setSeat] = useState("");
  const [isReady, setReady] = useState(false);
  const [why, setWhy] = useState("");
  const [seen, setSeen] = useState<Seen | null>(null);
  const fail = (error: unknown): void =>
    setWhy(`No hand can be shown: ${error instanceof Error ? error.message : String(error)}.`);
  useEffect(() => {
    if (seat === "" || worker.current) return;
    worker.current = new HandWorker();
    worker.current.start((said) => said.kind === "hand" && setSeen(said), fail).then(() => setReady(true), fail);
  }, [seat]);
  useEffect(() => () => worker.current?.end(), []);
  useEffect(() => {
    if (isReady && seat !== "") worker.current?.look(state.step, seat);
  }, [isReady, seat, state.step]);
  const isNow = seen !== null && seen.seat === seat && seen.step === state.step;
  return h(
    "section",
    { class: "hand" },
    h("h2", null, "In hand"),
    h(
      "select",
      {
        "aria-label": "Whose hand",
        onChange: (event: Event) => setSeat((event.currentTarget as HTMLSelectElement).value), // its own
      },
      h("option", { value: "", selected: seat === "" }, "Nobody's"),
      show.sides.map((side) =>
        h("option", { key: side.seat, value: side.seat, selected: side.seat === seat }, side.name),
      ),
    ),
    h("p", { class: "hint", role: "status" }, hint(seat, why, isNow)),
    seat !== "" && seen?.seat === seat
      ? [
          h(Board, { key: "hand", scene: seen.scene, label: seen.scene.alt }),
          h(
            "details",
            { key: "words" },
            h("summary", null, "This hand in words"),
            h("p", null, marked(seen.scene.text)),
          ),
        ]
      : null,
  );
}

function hint(seat: string, why: string, isNow: boolean): string {
  if (why !== "") return why;
  if (seat === "") return "What a side saw and nobody else, at the moment that is shown.";
  return isNow ? "" : "The campaign is played again up to here …";
}

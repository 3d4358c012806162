/**
 * Starts the page of a replay: it shows what the file holds, and until then, or where that cannot be, what it holds
 * without script.
 */
import { h, render } from "preact";
import { App } from "./app.ts";
import { START } from "./moment.ts";
import { readShown } from "./read.ts";

async function start(): Promise<void> {
  const root = document.getElementById("app");
  if (!root) return;
  root.hidden = false;
  try {
    const [shown] = await Promise.all([readShown(), facesLoaded()]);
    render(h(App, { shown }), root);
    document.getElementById("still")?.remove();
    document.body.classList.add("ready");
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    root.textContent = `The rest of this replay cannot be shown in this browser: ${why}.`;
  }
}

/** A canvas draws with the faces that there are: all of them lie in the page, and are taken up before the first picture. */
const facesLoaded = (): Promise<unknown> => Promise.all([...document.fonts].map((face) => face.load()));

if (location.hash === `#${START}`) document.getElementById("still")?.remove(); // it tells how the campaign ends
if (document.readyState === "loading")
  addEventListener("DOMContentLoaded", () => void start()); // the blocks come after it
else void start();

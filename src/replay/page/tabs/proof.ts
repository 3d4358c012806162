/** The proof: plays the whole campaign again in the reader's browser, and says what that shows and what not. */
import { type ComponentChild, h } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Checked, checkCampaign, type PostedHashes, postedHashes } from "../checking.ts";
import { blockText } from "../read.ts";

interface Checks {
  readonly isRunning: boolean;
  readonly checks: readonly Checked[];
  readonly result: string | null;
}

export function Proof(): ComponentChild {
  const [{ isRunning, checks, result }, set] = useState<Checks>({ isRunning: false, checks: [], result: null });
  const [hashes, setHashes] = useState<PostedHashes | null>(null);
  const hasRows = blockText("rows") !== null;
  useEffect(() => {
    if (hasRows) void postedHashes().then(setHashes, () => undefined); // the check says what is wrong with the rows
  }, [hasRows]);
  if (!hasRows)
    return h(
      "p",
      null,
      "This page was made of what stands in the channel alone. The whole log, with all that can be checked, comes out when the campaign is over and its host opens it.",
    );
  const run = async (): Promise<void> => {
    set({ isRunning: true, checks: [], result: null });
    const last = await checkCampaign((known) => set({ isRunning: true, checks: known, result: null }));
    set({ isRunning: false, ...last });
  };
  return h(
    "div",
    null,
    h("h2", null, "Check this campaign"),
    h(
      "p",
      null,
      "Your browser plays the whole campaign again with the rules that it was played by, and compares the promised dice, the seats, every row, every state, every line and every picture. Nothing leaves this page.",
    ),
    h(
      "button",
      { type: "button", class: "large", disabled: isRunning, onClick: () => void run() },
      checks.length > 0 && !isRunning ? "Check it again" : "Check this campaign",
    ),
    h(
      "ol",
      { class: "checks", "aria-live": "polite" },
      checks.map(({ step, text, state, part }) =>
        h(
          "li",
          { key: step, class: state },
          h("span", null, text),
          state === "running" ? h("progress", { value: part, max: 1 }) : null,
        ),
      ),
    ),
    result === null ? null : h("p", { class: "verdict", role: "status" }, result),
    h("h2", null, "What this proves, and what not"),
    h(
      "p",
      null,
      "It proves what followed from these acts. It does not prove who made them, or when, nor that the operator did not look. It does not protect you from somebody who forged this whole page, its ticks included: for that, run the command below with the released program, and compare the two hashes with the bot's first and last post.",
    ),
    h("pre", null, "umpire verify replay.html"),
    hashes === null
      ? null
      : h(
          "dl",
          { class: "hashes" },
          h("dt", null, "The promise, as the lobby's post shows it"),
          h("dd", null, hashes.commitment),
          h("dt", null, "The last row, whose first letters the last post shows as the hash of the whole log"),
          h("dd", null, hashes.last),
        ),
  );
}

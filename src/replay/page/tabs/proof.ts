/** The proof: plays the whole campaign again in the reader's browser, and says what that shows and what not. */
import { type ComponentChild, h } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Show } from "../../show.ts";
import { type Checked, checkCampaign, type PostedHashes, postedHashes } from "../checking.ts";
import { blockText } from "../read.ts";

interface Checks {
  readonly isRunning: boolean;
  readonly checks: readonly Checked[];
  readonly result: string | null;
}

export function Proof({ show: { lacksLog } }: { readonly show: Pick<Show, "lacksLog"> }): ComponentChild {
  const [{ isRunning, checks, result }, set] = useState<Checks>({ isRunning: false, checks: [], result: null });
  const [hashes, setHashes] = useState<PostedHashes | null>(null);
  const hasRows = blockText("rows") !== null;
  useEffect(() => {
    if (hasRows) void postedHashes().then(setHashes, () => undefined); // the check says what is wrong with the rows
  }, [hasRows]);
  if (lacksLog !== null || !hasRows) return h(NoLog, { lacksLog: lacksLog ?? "for good" });
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

/** Why there is nothing to check, and what can be checked. */
function NoLog({ lacksLog }: { readonly lacksLog: NonNullable<Show["lacksLog"]> }): ComponentChild {
  return h(
    "div",
    null,
    h("h2", null, "This page cannot check itself"),
    h(
      "p",
      null,
      "It was made of what stands in the campaign's channel: the boards and what everyone was told. Whoever wants to check a campaign needs its whole log, and from that log every hidden card and every secret answer follows. So the log is not in here, and nothing here is proved.",
    ),
    h("p", null, AFTER[lacksLog]),
  );
}

const AFTER: { readonly [lacksLog in NonNullable<Show["lacksLog"]>]: string } = {
  "until the end":
    "When the campaign has ended, /game replay gives this page with the whole log, and with a check that plays all of it again.",
  "other rules":
    "An earlier release of the bot has played a part of this campaign by rules which the release that made this page plays otherwise, so it cannot play all of it again. /game export gives the campaign's file, and umpire verify checks that with the engines that it was played by.",
  "for good":
    "This campaign keeps its secrets after its end, too: its host chose so when it was set up. Only whoever runs the bot can check it.",
};

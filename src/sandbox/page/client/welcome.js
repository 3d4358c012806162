import { h } from "preact";
import { CampaignForm } from "./campaign-form.js";

/** @typedef {import("./store.js").Store} Store */

/** What greets a visitor as long as no campaign has begun. @param {{ store: Store, channel: string }} props */
export function Welcome({ store, channel }) {
  return h(
    "section",
    { class: "welcome", "aria-labelledby": "welcome" },
    h("h2", { id: "welcome" }, "Play a wargame"),
    h(CampaignForm, { store, channel }),
    h(
      "p",
      { class: "hint" },
      "This is a small Discord of your own, on this machine only. You are ",
      h("strong", null, store.nameOf(store.me.id)),
      ". To play somebody else too, press a name above: each player has a tab of their own. Umpire, the bot that moderates, deals ",
      "hands by direct message, asks, refuses what the rules forbid, and draws the board.",
    ),
  );
}

import { h } from "preact";
import { CampaignForm } from "./campaign-form.js";

/** @typedef {import("./store.js").Store} Store */

/** What greets a visitor as long as no campaign has begun. @param {{ store: Store, channel: string }} props */
export function Welcome({ store, channel }) {
  return h(
    "section",
    { class: "welcome", "aria-labelledby": "welcome" },
    h("h2", { id: "welcome" }, "Welcome to the sandbox"),
    h(
      "p",
      null,
      "This is a small Discord of your own, on this machine only. Umpire, a bot that moderates wargame campaigns, is really here: ",
      "it deals hands by direct message, asks, refuses what the rules forbid, resolves and draws the board.",
    ),
    h(
      "p",
      null,
      "You are ",
      h("strong", null, store.nameOf(store.me.id)),
      ". To be somebody else too, open one of the names above: every player has a tab.",
    ),
    h(CampaignForm, { store, channel }),
  );
}

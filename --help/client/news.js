import { h } from "preact";
import { channelTitle } from "./sidebar.js";

/** @typedef {import("./store.js").Store} Store */

/** Where something new was said: a press goes there. Where the list of channels is in sight, it says the same. @param {{ store: Store }} props */
export function News({ store }) {
  const fresh = store.fresh;
  if (fresh.length === 0) return null;
  return h(
    "nav",
    { class: "news", "aria-label": "Unread" },
    fresh.map((channel) => {
      const count = store.unread.count(channel.id);
      return h(
        "button",
        {
          key: channel.id,
          type: "button",
          class: "news-chip",
          onClick: () => store.attempt(() => store.show(channel.id)),
        },
        h("span", { class: "name" }, channelTitle(channel)),
        count > 0
          ? h("span", { class: "badge", "aria-label": `${count} new for you` }, count > 99 ? "99+" : count)
          : h("span", { class: "dot", role: "img", "aria-label": "new" }),
      );
    }),
  );
}

import { Fragment, h } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { CampaignDialog } from "./campaign-form.js";
import { Composer } from "./composer.js";
import { Messages } from "./messages.js";
import { ModalDialog } from "./modal.js";
import { News } from "./news.js";
import { PeopleBar } from "./people-bar.js";
import { Picture } from "./picture.js";
import { channelTitle, Sidebar } from "./sidebar.js";

/** @typedef {import("./store.js").Store} Store */

/** The whole page, drawn anew whenever the store changes. @param {{ store: Store }} props */
export function App({ store }) {
  const [, setVersion] = useState(0);
  const [drawer, setDrawer] = useState(false);
  // before the page is drawn: what is read until then would not be shown
  useLayoutEffect(() => store.subscribe(() => setVersion((version) => version + 1)), [store]);
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      store.markRead();
      store.changed();
    };
    addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [store]);
  // as soon as it is open, not a picture later: a quick Escape would be lost, and the list would stay in the way
  useLayoutEffect(() => {
    if (!drawer) return undefined;
    const close = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && setDrawer(false);
    addEventListener("keydown", close);
    return () => removeEventListener("keydown", close);
  }, [drawer]);
  const waiting = store.unread.total();
  const name = store.me.global_name ?? store.me.username;
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ""}${name} · Sandbox – not Discord`;
  }, [waiting, name]);

  return h(
    Fragment,
    null,
    h("a", { class: "skip", href: "#message" }, "Skip to the message box"),
    h(PeopleBar, { store, drawer, onDrawer: () => setDrawer(!drawer) }),
    h(
      "div",
      { class: drawer ? "columns open" : "columns" },
      h(Sidebar, { store, onGo: () => setDrawer(false) }),
      drawer
        ? h("button", { class: "shade", "aria-label": "Close the list of channels", onClick: () => setDrawer(false) })
        : null,
      h(Main, { store }),
    ),
    h("div", { class: "hidden", role: "status", "aria-live": "polite" }, store.announcement),
    store.starting ? h(CampaignDialog, { store }) : null,
    store.picture ? h(Picture, { store, picture: store.picture }) : null,
    store.modal ? h(ModalDialog, { store, modal: store.modal, key: store.modal.interactionId }) : null,
  );
}

/** @param {{ store: Store }} props */
function Main({ store }) {
  const channel = store.channel(store.here);
  return h(
    "main",
    null,
    h(
      "header",
      { class: "place" },
      h("h1", null, channel ? channelTitle(channel) : "Connecting…"),
      channel?.thread_metadata?.archived ? h("span", { class: "tag" }, "archived") : null,
      channel?.topic ? h("p", null, channel.topic) : null,
      h(News, { store }),
    ),
    store.online ? null : h("p", { class: "offline", role: "alert" }, "The sandbox does not answer; trying again…"),
    h("div", { class: "talk" }, h(Messages, { store, key: store.here ?? "" })),
    channel ? h(Composer, { store, channel, key: `box ${channel.id}` }) : null,
  );
}

import { h } from "preact";
import { useState } from "preact/hooks";
import { useDialog } from "./dialog.js";

/** @typedef {import("./store.js").Store} Store */

/** On a phone a picture as wide as the window is no larger than it was. */
const NARROW = "(max-width: 46rem)";

/** A picture as large as the window or, at a press, in its own size. @param {{ store: Store, picture: { src: string, alt: string } }} props */
export function Picture({ store, picture }) {
  const [full, setFull] = useState(matchMedia(NARROW).matches);
  const close = () => {
    store.picture = null;
    store.changed();
  };
  const dialog = useDialog(close);
  const zoom = () => setFull(!full);
  return h(
    "dialog",
    {
      ref: dialog,
      class: full ? "lightbox full" : "lightbox",
      "aria-label": picture.alt,
      onClick: (/** @type {Event} */ event) => event.target === event.currentTarget && close(),
    },
    h("div", { class: "lightbox-view", tabIndex: 0 }, h("img", { src: picture.src, alt: picture.alt, onClick: zoom })),
    h(
      "p",
      null,
      h("button", { type: "button", class: "button secondary", onClick: zoom }, full ? "Fit the window" : "Full size"),
      h("a", { class: "button link", href: picture.src, target: "_blank", rel: "noopener" }, "Open in a tab"),
      h("button", { type: "button", class: "button secondary", onClick: close }, "Close"),
    ),
  );
}

import { h } from "preact";
import { useDialog } from "./dialog.js";

/** @typedef {import("./store.js").Store} Store */

/** A picture as large as the window. @param {{ store: Store, picture: { src: string, alt: string } }} props */
export function Picture({ store, picture }) {
  const close = () => {
    store.picture = null;
    store.changed();
  };
  const dialog = useDialog(close);
  return h(
    "dialog",
    { ref: dialog, class: "lightbox", "aria-label": picture.alt, onClick: close },
    h("img", { src: picture.src, alt: picture.alt }),
    h(
      "p",
      null,
      h(
        "a",
        {
          href: picture.src,
          target: "_blank",
          rel: "noopener",
          onClick: (/** @type {Event} */ event) => event.stopPropagation(),
        },
        "Open in a tab",
      ),
      h("button", { type: "button", onClick: close }, "Close"),
    ),
  );
}

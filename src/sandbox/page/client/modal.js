import { h } from "preact";
import { useState } from "preact/hooks";
import { useDialog } from "./dialog.js";
import { ModalField } from "./modal-field.js";
import { Rich } from "./rich.js";

/** @typedef {import("./store.js").Store} Store */

/** A form that the bot has opened. @param {{ store: Store, modal: import("./api.js").Modal }} props */
export function ModalDialog({ store, modal }) {
  const [fields, setFields] = useState(/** @type {Record<string, unknown>} */ ({}));
  const [sending, setSending] = useState(false);
  const close = () => {
    if (store.modal === modal) store.modal = null;
    store.changed();
  };
  const dialog = useDialog(close);
  const change = (/** @type {string} */ id, /** @type {unknown} */ value) =>
    setFields((before) => ({ ...before, [id]: value }));
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setSending(true);
    const fine = await store.use(null, () => store.client.modal(modal.interactionId, fields));
    setSending(false);
    if (fine) close();
  };
  return h(
    "dialog",
    { ref: dialog, class: "modal", "aria-labelledby": "modal-title" },
    h(
      "form",
      { onSubmit: submit },
      h("h2", { id: "modal-title" }, modal.title),
      modal.components.map((part, i) => {
        if (part.type === 10) return h(Rich, { key: i, store, text: part.content });
        if (part.type === 18) {
          const { label, description, component } = part;
          return h(ModalField, { key: i, store, label, description, field: component, change });
        }
        if (part.type !== 1) return null;
        return part.components.map((field) =>
          h(ModalField, { key: field.custom_id, store, label: field.label ?? "", field, change }),
        );
      }),
      store.notice ? h("p", { class: "notice", role: "alert" }, store.notice) : null,
      h(
        "div",
        { class: "modal-foot" },
        h("button", { type: "button", class: "button secondary", onClick: close }, "Cancel"),
        h("button", { type: "submit", class: "button primary", disabled: sending }, "Submit"),
      ),
    ),
  );
}

import { h } from "preact";
import { useState } from "preact/hooks";
import { useDialog } from "./dialog.js";
import { ModalField, problemOf } from "./modal-field.js";
import { Rich } from "./rich.js";

/**
 * @typedef {import("./store.js").Store} Store
 * @typedef {import("./api.js").ModalPart} ModalPart
 * @typedef {import("./modal-field.js").Field} Field
 */

/** A form that the bot has opened. @param {{ store: Store, modal: import("./api.js").Modal }} props */
export function ModalDialog({ store, modal }) {
  const [fields, setFields] = useState(/** @type {Record<string, unknown>} */ ({}));
  const [checked, setChecked] = useState(false);
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
    setChecked(true);
    const wrong = modal.components.flatMap(fieldsOf).some((field) => problemOf(store, field, fields[field.custom_id]));
    if (wrong) return;
    setSending(true);
    const fine = await store.use(null, () =>
      store.outcomes.after(() => store.client.modal(modal.interactionId, fields)),
    );
    setSending(false);
    if (fine) close();
  };
  const entry = (/** @type {Field} */ field, /** @type {string} */ label, /** @type {string} */ description = "") => {
    const value = fields[field.custom_id];
    const problem = checked ? problemOf(store, field, value) : "";
    return h(ModalField, { key: field.custom_id, store, label, description, field, value, problem, change });
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
        if (part.type === 18) return entry(part.component, part.label, part.description);
        return part.components.map((field) => entry(field, field.label ?? ""));
      }),
      store.notice ? h("p", { class: "notice", role: "alert" }, store.notice) : null,
      h(
        "div",
        { class: "modal-foot" },
        h("button", { type: "button", class: "button secondary", onClick: close }, "Cancel"),
        h(
          "button",
          { type: "submit", class: "button primary", disabled: sending, "aria-busy": sending },
          sending ? "Sending…" : "Submit",
        ),
      ),
    ),
  );
}

/** @param {ModalPart} part @returns {readonly Field[]} */
function fieldsOf(part) {
  if (part.type === 18) return [part.component];
  return part.type === 1 ? part.components : [];
}

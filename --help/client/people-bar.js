import { h } from "preact";
import { useState } from "preact/hooks";
import { Avatar } from "./avatar.js";
import { nextTheme, theme } from "./theme.js";

/** @typedef {import("./store.js").Store} Store */

const THEME_NAMES = { system: "Like the system", dark: "Dark", light: "Light" };
const THEME_SIGNS = { system: "◐", dark: "☾", light: "☀" };

/**
 * What this is, who the person of this tab is, and a way to be another one in a tab of their own.
 * @param {{ store: Store, drawer: boolean, onDrawer: () => void }} props
 */
export function PeopleBar({ store, drawer, onDrawer }) {
  const [now, setNow] = useState(theme());
  const change = () => {
    nextTheme();
    setNow(theme());
  };
  const begin = () => {
    store.notice = "";
    store.starting = true;
    store.changed();
  };
  return h(
    "header",
    { class: "people-bar" },
    h(
      "button",
      { type: "button", class: "icon menu", "aria-expanded": drawer, "aria-label": "Channels", onClick: onDrawer },
      "☰",
      store.fresh.length > 0 ? h("span", { class: "dot" }) : null,
    ),
    h("p", { class: "brand" }, h("strong", null, "Sandbox"), h("span", null, " – not Discord")),
    h(
      "nav",
      { "aria-label": "People" },
      h(
        "ul",
        { class: "people" },
        store.people.map((person) => h("li", { key: person.id }, tab(store, person))),
      ),
    ),
    h("button", { type: "button", class: "button primary begin", onClick: begin }, "New campaign"),
    h(
      "button",
      { type: "button", class: "icon theme", title: `Colours: ${THEME_NAMES[now]}`, onClick: change },
      h("span", { "aria-hidden": true }, THEME_SIGNS[now]),
      h("span", { class: "hidden" }, `Colours: ${THEME_NAMES[now]}. Change`),
    ),
  );
}

/** @param {Store} store @param {import("./api.js").Profile} person */
function tab(store, person) {
  const name = person.global_name ?? person.username;
  const avatar = h(Avatar, { id: person.id, name, small: true });
  if (person.id === store.me.id)
    return h("span", { class: "person me", "aria-current": "page" }, avatar, name, " (you)");
  const href = `/?as=${encodeURIComponent(name)}`;
  const title = `Be ${name} in a new tab`;
  return h("a", { class: "person", href, target: `sandbox-${person.id}`, title }, avatar, name);
}

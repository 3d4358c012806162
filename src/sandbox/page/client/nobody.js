import { h } from "preact";

/**
 * Where the address names somebody who does not live here: who does.
 * @param {{ wish: string, players: readonly import("./api.js").Profile[] }} props
 */
export function Nobody({ wish, players }) {
  const names = players.map(({ global_name, username }) => global_name ?? username);
  return h(
    "main",
    { class: "nobody" },
    h("h1", null, `Nobody here is called “${wish}”`),
    h("p", null, "These people live in this sandbox. Choose who you are:"),
    h(
      "ul",
      null,
      names.map((name) => h("li", { key: name }, h("a", { href: `/?as=${encodeURIComponent(name)}` }, name))),
    ),
  );
}

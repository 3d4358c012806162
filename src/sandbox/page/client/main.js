import { h, render } from "preact";
import { people } from "./api.js";
import { App } from "./app.js";
import { Nobody } from "./nobody.js";
import { Store } from "./store.js";
import { applyTheme } from "./theme.js";

applyTheme();
const root = document.getElementById("app");
if (root) {
  try {
    await begin(root);
  } catch (error) {
    root.textContent = `The sandbox’s page could not start: ${error instanceof Error ? error.message : error}`;
  }
}

/** Takes the person that the address names, by name or id; where it names nobody, the first whom somebody would play. @param {Element} root */
async function begin(root) {
  const everybody = await people();
  const owners = everybody.filter((person) => person.guilds.some((guild) => guild.owner));
  const players = [...everybody.filter((person) => !owners.includes(person)), ...owners];
  const wish = new URLSearchParams(location.search).get("as") ?? "";
  const named = players.find(({ id, global_name }) => id === wish || global_name === wish);
  if (named === undefined && wish !== "") return render(h(Nobody, { wish, players }), root); // nobody is somebody else
  const me = named ?? players[0];
  if (me === undefined) throw new Error("nobody lives in this sandbox");
  if (me.global_name !== wish) history.replaceState(null, "", `/?as=${encodeURIComponent(me.global_name ?? me.id)}`);
  const store = new Store(me, players);
  render(h(App, { store }), root);
  store.start();
}

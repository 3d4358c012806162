import { h } from "preact";
import { useEffect, useState } from "preact/hooks";
import { linesOf } from "./commands.js";
import { choicesFor, gamesOf, startDemo } from "./demo.js";
import { capital } from "./store.js";

/** @typedef {import("./store.js").Store} Store */

/** What greets a visitor as long as no campaign has begun. @param {{ store: Store, channel: string }} props */
export function Welcome({ store, channel }) {
  const lines = linesOf(store.commands);
  const games = gamesOf(lines);
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
    games.length > 0
      ? h(DemoForm, { store, channel, lines, games })
      : h(
          "p",
          { class: "waiting" },
          "The bot has brought no commands yet. It may still be starting. ",
          h(Again, { store }),
        ),
  );
}

/** @param {{ store: Store }} props */
function Again({ store }) {
  const look = () => store.attempt(() => store.show(store.here ?? ""));
  useEffect(() => {
    const timer = setInterval(look, 2000);
    return () => clearInterval(timer);
  });
  return h("button", { type: "button", class: "button secondary", onClick: look }, "Look again");
}

/**
 * @param {{ store: Store, channel: string, lines: readonly import("./commands.js").Line[],
 *   games: readonly import("./api.js").Choice[] }} props
 */
function DemoForm({ store, channel, lines, games }) {
  const [game, setGame] = useState(String(games[0]?.value ?? ""));
  const [open, setOpen] = useState(/** @type {Awaited<ReturnType<typeof choicesFor>>} */ ([]));
  const [options, setOptions] = useState(/** @type {Record<string, string>} */ ({}));
  const [count, setCount] = useState(1);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    setOptions({});
    void store.attempt(async () => setOpen(await choicesFor(store.client, channel, lines, game)));
  }, [game]);
  const others = store.people.filter(({ id, guilds }) => id !== store.me.id && !guilds.some((guild) => guild.owner));
  const people = [store.me, ...others].slice(0, count);
  const start = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    const chosen = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== ""));
    await store.attempt(() => startDemo({ channel, people: people.map(({ id }) => id), options: { game, ...chosen } }));
    setBusy(false);
  };
  const ask = (/** @type {Awaited<ReturnType<typeof choicesFor>>[number]} */ { option, choices }) =>
    choice(
      option.name,
      labelOf(option),
      options[option.name] ?? "",
      [{ name: "As the game suggests", value: "" }, ...choices],
      (value) => setOptions({ ...options, [option.name]: value }),
    );
  const guests = people.slice(1).map(({ global_name }) => global_name);
  return h(
    "form",
    { onSubmit: start, "aria-label": "Start a demo campaign" },
    h("h3", null, "Start a demo campaign"),
    choice("game", "Game", game, games, setGame),
    open.slice(0, 1).map(ask),
    choice("people", "People, you among them", String(count), peopleChoices(others.length + 1), (value) =>
      setCount(Number(value)),
    ),
    h(
      "p",
      { class: "hint" },
      "Computers play all other seats, a move every two seconds.",
      guests.length > 0
        ? ` ${guests.join(", ")} ${guests.length > 1 ? "join" : "joins"} too: a player, a tab.`
        : " Your seat is drawn by lot.",
    ),
    open.length > 1 ? h("details", null, h("summary", null, "More options"), open.slice(1).map(ask)) : null,
    h("button", { type: "submit", class: "button primary", disabled: busy }, busy ? "Starting…" : "Start the campaign"),
    h(
      "p",
      { class: "hint" },
      "Or do it by hand as on Discord: ",
      h("code", null, "/game create"),
      ", ",
      h("code", null, "/game join"),
      ", ",
      h("code", null, "/game start"),
      " in the box below.",
    ),
  );
}

/** Several games may ask for the same in words of their own. @param {import("./commands.js").Option} option */
const labelOf = ({ name, description }) =>
  description.includes(" / ") ? capital(name) : description.replace(/^.*?: /, "");

/** @param {number} most */
function peopleChoices(most) {
  return Array.from({ length: most }, (_, i) => ({
    name: i === 0 ? "1 – only you" : String(i + 1),
    value: String(i + 1),
  }));
}

/**
 * @param {string} name
 * @param {string} label
 * @param {string} value
 * @param {readonly import("./api.js").Choice[]} choices
 * @param {(value: string) => void} set
 */
function choice(name, label, value, choices, set) {
  const onChange = (/** @type {Event} */ event) => set(/** @type {HTMLSelectElement} */ (event.currentTarget).value);
  return h(
    "p",
    { class: "field", key: name },
    h("label", { htmlFor: `demo-${name}` }, label),
    h(
      "select",
      { id: `demo-${name}`, value, onChange },
      choices.map((one) => h("option", { key: one.value, value: String(one.value) }, one.name)),
    ),
  );
}

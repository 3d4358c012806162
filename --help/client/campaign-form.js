import { h } from "preact";
import { useEffect, useId, useState } from "preact/hooks";
import { linesOf } from "./commands.js";
import { choicesFor, gamesOf, startDemo } from "./demo.js";
import { useDialog } from "./dialog.js";
import { capital } from "./store.js";

/**
 * @typedef {import("./store.js").Store} Store
 * @typedef {import("./commands.js").Line} Line
 */

const LOOK_MS = 2000;

/** Asks for a campaign in any text channel, at any time. @param {{ store: Store }} props */
export function CampaignDialog({ store }) {
  const tables = store.channels.filter(({ type }) => type === 0);
  const [channel, setChannel] = useState(store.table?.id ?? "");
  const close = () => {
    store.starting = false;
    store.changed();
  };
  const dialog = useDialog(close);
  const onStarted = () => {
    close();
    void store.attempt(() => store.show(channel));
  };
  return h(
    "dialog",
    { ref: dialog, class: "modal", "aria-label": "New campaign" },
    tables.length > 1
      ? choice(
          "campaign-channel",
          "Channel",
          channel,
          tables.map(({ id, name = "" }) => ({ name: `#${name}`, value: id })),
          setChannel,
        )
      : null,
    h(CampaignForm, { store, channel, key: channel, onStarted }),
    store.notice ? h("p", { class: "notice", role: "alert" }, store.notice) : null,
    h(
      "div",
      { class: "modal-foot" },
      h("button", { type: "button", class: "button secondary", onClick: close }, "Close"),
    ),
  );
}

/** What a campaign needs to begin, once the bot has brought its commands. @param {{ store: Store, channel: string, onStarted?: () => void }} props */
export function CampaignForm({ store, channel, onStarted = () => undefined }) {
  const [lines, setLines] = useState(/** @type {readonly Line[]} */ ([]));
  const games = gamesOf(lines);
  const look = () =>
    store.attempt(async () => {
      const commands = await store.client.commands(channel);
      setLines(linesOf(commands));
      if (store.here === channel) store.commands = commands;
    });
  useEffect(() => {
    if (games.length > 0) return undefined;
    void look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [games.length > 0]);
  if (games.length > 0) return h(Questions, { store, channel, lines, games, onStarted });
  return h(
    "p",
    { class: "waiting" },
    "The bot has brought no commands yet. It may still be starting. ",
    h("button", { type: "button", class: "button secondary", onClick: look }, "Look again"),
  );
}

/**
 * @param {{ store: Store, channel: string, lines: readonly import("./commands.js").Line[],
 *   games: readonly import("./api.js").Choice[], onStarted: () => void }} props
 */
function Questions({ store, channel, lines, games, onStarted }) {
  const id = useId();
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
    await store.attempt(async () => {
      await startDemo({ channel, people: people.map(({ id }) => id), options: { game, ...chosen } });
      onStarted();
    });
    setBusy(false);
  };
  const ask = (/** @type {Awaited<ReturnType<typeof choicesFor>>[number]} */ { option, choices }) =>
    choice(
      `${id}-${option.name}`,
      labelOf(option),
      options[option.name] ?? "",
      [{ name: "As the game suggests", value: "" }, ...choices],
      (value) => setOptions({ ...options, [option.name]: value }),
    );
  const guests = people.slice(1).map(({ global_name }) => global_name);
  return h(
    "form",
    { onSubmit: start, "aria-label": "Start a campaign" },
    h("h3", null, "Start a campaign"),
    choice(`${id}-game`, "Game", game, games, setGame),
    open.slice(0, 1).map(ask),
    choice(`${id}-people`, "People, you among them", String(count), peopleChoices(others.length + 1), (value) =>
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
      " in the message box.",
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
 * @param {string} id
 * @param {string} label
 * @param {string} value
 * @param {readonly import("./api.js").Choice[]} choices
 * @param {(value: string) => void} set
 */
function choice(id, label, value, choices, set) {
  const onChange = (/** @type {Event} */ event) => set(/** @type {HTMLSelectElement} */ (event.currentTarget).value);
  return h(
    "p",
    { class: "field", key: id },
    h("label", { htmlFor: id }, label),
    h(
      "select",
      { id, value, onChange },
      choices.map((one) => h("option", { key: one.value, value: String(one.value) }, one.name)),
    ),
  );
}

import { h } from "preact";
import { useEffect, useId, useState } from "preact/hooks";
import { linesOf } from "./commands.js";
import { choicesFor, gamesOf, lessonOf, startDemo, startLesson } from "./demo.js";
import { useDialog } from "./dialog.js";
import { boardOf, SHOWN } from "./games.js";
import { capital } from "./store.js";

/**
 * @typedef {import("./store.js").Store} Store
 * @typedef {import("./commands.js").Line} Line
 * @typedef {import("./api.js").Choice} Choice
 * @typedef {Awaited<ReturnType<typeof choicesFor>>[number]} Asked
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
    { ref: dialog, class: "modal", "aria-labelledby": "new-campaign" },
    h("h2", { id: "new-campaign" }, "New campaign"),
    tables.length > 1
      ? choice(
          "campaign-channel",
          "Channel",
          channel,
          tables.map(({ id, name = "" }) => ({ name: `#${name}`, value: id })),
          setChannel,
        )
      : null,
    h(CampaignForm, { store, channel, key: channel, onStarted, onClose: close }),
    store.notice ? h("p", { class: "notice", role: "alert" }, store.notice) : null,
  );
}

/**
 * What a campaign needs to begin, once the bot has brought its commands. `onClose`: where it lies over the page and can be
 * closed; its fields are at hand there, and nothing has to lead to them.
 * @param {{ store: Store, channel: string, onStarted?: () => void, onClose?: () => void }} props
 */
export function CampaignForm({ store, channel, onStarted = () => undefined, onClose }) {
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
  if (games.length > 0) return h(Questions, { store, channel, lines, games, onStarted, onClose });
  return h(
    "p",
    { class: "waiting" },
    "The bot has registered no commands yet. It may still be starting. ",
    h("button", { type: "button", class: "button secondary", onClick: look }, "Look again"),
    onClose ? h(CloseButton, { onClose }) : null,
  );
}

/** @param {{ onClose: () => void }} props */
function CloseButton({ onClose }) {
  return h("button", { type: "button", class: "button secondary", onClick: onClose }, "Close");
}

/**
 * @param {{ store: Store, channel: string, lines: readonly import("./commands.js").Line[],
 *   games: readonly import("./api.js").Choice[], onStarted: () => void, onClose: (() => void) | undefined }} props
 */
function Questions({ store, channel, lines, games, onStarted, onClose }) {
  const id = useId();
  const [game, setGame] = useState(String(games[0]?.value ?? ""));
  const [open, setOpen] = useState(/** @type {Awaited<ReturnType<typeof choicesFor>>} */ ([]));
  const [options, setOptions] = useState(/** @type {Record<string, string>} */ ({}));
  const [lesson, setLesson] = useState(/** @type {Choice | undefined} */ (undefined));
  const [count, setCount] = useState(1);
  const [busy, setBusy] = useState(false);
  const given = Object.fromEntries(Object.entries(options).filter(([name, value]) => value !== "" && name !== "pace"));
  useEffect(() => setOptions({}), [game]);
  useEffect(() => {
    void store.attempt(async () => setLesson(await lessonOf(store.client, channel, lines, game)));
  }, [game]);
  useEffect(() => {
    void store.attempt(async () => {
      const found = await choicesFor(store.client, channel, lines, game, given);
      setOpen(found);
      const gone = goneFrom(found, given);
      if (gone.length > 0) setOptions((now) => ({ ...now, ...Object.fromEntries(gone.map((name) => [name, ""])) }));
    });
  }, [game, JSON.stringify(given)]);
  const others = store.people.filter(({ id, guilds }) => id !== store.me.id && !guilds.some((guild) => guild.owner));
  const scenario =
    open.find(({ option }) => option.name === "scenario") ?? open.find(({ option }) => option.name === "seats");
  const who = whoPlays(store, others, seatsOf(scenario, options, game));
  const people = [store.me, ...others].slice(0, Math.min(count, who.length));
  const start = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    const chosen = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== ""));
    await store.attempt(async () => {
      await startDemo({ channel, people: people.map(({ id }) => id), options: { game, ...chosen } }, (use) =>
        store.unasked.add(use),
      );
      onStarted();
    });
    setBusy(false);
  };
  const learn = async () => {
    setBusy(true);
    await store.attempt(async () => {
      if (lesson) await startLesson(store.client, channel, lesson);
      onStarted();
    });
    setBusy(false);
  };
  const ask = (/** @type {Asked} */ asked) =>
    question(`${id}-${asked.option.name}`, asked, options[asked.option.name] ?? "", (value) =>
      setOptions({ ...options, [asked.option.name]: value }),
    );
  const more = open.filter((asked) => asked !== scenario);
  const board = boardOf(game);
  const first = `${id}-${scenario?.option.name ?? "people"}`;
  const chosen = [
    scenario === undefined ? "" : nameOf(scenario.choices, options[scenario.option.name] ?? ""),
    people.length > 1 ? (who[people.length - 1]?.name ?? "") : "",
    options.pace ? nameOf(PACES, options.pace) : "",
  ].filter((name) => name !== "");
  return h(
    "form",
    { class: "start", onSubmit: start, "aria-label": "Start a campaign" },
    board === null ? null : h("img", { class: "board", src: board, alt: `The board of ${nameOf(games, game)}` }),
    h(
      "fieldset",
      { class: "games" },
      h("legend", { class: "hidden" }, "Game"),
      games.map((one) => h(GameChoice, { key: one.value, game: one, name: id, on: one.value === game, set: setGame })),
    ),
    scenario === undefined ? null : ask(scenario),
    choice(`${id}-people`, "Who plays", String(people.length), who, (value) => setCount(Number(value))),
    choice(`${id}-pace`, "Pace", options.pace ?? "", PACES, (value) => setOptions({ ...options, pace: value })),
    more.length > 0 ? h("details", null, h("summary", null, "More options"), more.map(ask)) : null,
    h(
      "p",
      { class: "hint" },
      "Seats are drawn by lot. Computers make a move every two seconds. You can also type, as on Discord: ",
      h("code", null, "/game create"),
      ", ",
      h("code", null, "/game join"),
      ", ",
      h("code", null, "/game start"),
      ".",
    ),
    h(
      "p",
      { class: "start-foot" },
      onClose
        ? null
        : h(
            "button",
            { type: "button", class: "chosen", onClick: () => showField(first) },
            chosen.join(" · ") ||
              (scenario?.option.name === "scenario" ? "Scenario, players, pace…" : "Seats, players, pace…"),
          ),
      h(
        "button",
        { type: "submit", class: "button primary", disabled: busy },
        busy ? "Starting…" : `Start ${nameOf(games, game)}`,
      ),
      lesson
        ? h("button", { type: "button", class: "button secondary", disabled: busy, onClick: learn }, "Learn it first")
        : null,
      onClose ? h(CloseButton, { onClose }) : null,
    ),
  );
}

/** What was chosen and cannot be any more. @param {readonly Asked[]} found @param {Readonly<Record<string, string>>} given */
const goneFrom = (found, given) =>
  found.flatMap(({ option: { name }, choices }) => {
    const value = given[name];
    const isThere = value === undefined || choices.length === 0 || choices.some((one) => String(one.value) === value);
    return isThere ? [] : [name];
  });

/** To what can be chosen, which may lie below what is seen. @param {string} id */
function showField(id) {
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}

/** A game with its sentence, to be chosen. @param {{ game: Choice, name: string, on: boolean, set: (id: string) => void }} props */
function GameChoice({ game: { name: title, value }, name, on, set }) {
  const id = String(value);
  const shown = Object.hasOwn(SHOWN, id) ? SHOWN[id] : undefined;
  return h(
    "label",
    { class: "game" },
    h("input", { type: "radio", name, value: id, checked: on, onChange: () => set(id) }),
    h(
      "span",
      null,
      h("strong", null, title),
      " ",
      shown ? h("small", { class: "meta" }, `${shown.players} · ${shown.time}`) : null,
      shown ? h("span", { class: "sentence" }, shown.sentence) : null,
    ),
  );
}

/** @param {readonly Choice[]} games @param {string} id */
const nameOf = (games, id) => games.find(({ value }) => String(value) === id)?.name ?? "";

const SUGGESTED = "As the game suggests";
/** What counts where nothing is chosen, as the bot marks it. @param {Choice} choice */
const isDefault = ({ name }) => name.endsWith(" (default)");

/** How long a seat has for each phase; after that the game's default answer counts. */
const PACES = [
  { name: "No deadlines", value: "" },
  { name: "Live: 10 minutes", value: "live" },
  { name: "1 hour for each phase", value: "1" },
  { name: "1 day for each phase", value: "24" },
  { name: "3 days for each phase", value: "72" },
];

/**
 * How many seats there are, as far as what is chosen says it: "Civil War: 6 turns – 2 seats", "3 – Civil War Only", else
 * the most that the game takes.
 * @param {Asked | undefined} asked @param {Readonly<Record<string, string>>} options @param {string} game
 */
function seatsOf(asked, options, game) {
  const usual = asked?.choices.find(isDefault)?.name ?? "";
  const chosen = asked === undefined ? "" : nameOf(asked.choices, options[asked.option.name] ?? "") || usual;
  const most = Object.hasOwn(SHOWN, game) ? SHOWN[game]?.players : undefined;
  const [, seats = "6"] =
    /(\d+) seats/.exec(chosen) ?? /^(\d+) – /.exec(chosen) ?? /(\d+) players$/.exec(most ?? "") ?? [];
  return Number(seats);
}

/**
 * "You and Ben; computers play the rest", by the number of people.
 * @param {import("./store.js").Store} store @param {readonly import("./api.js").Profile[]} others @param {number} seats
 */
function whoPlays(store, others, seats) {
  const names = others.map(({ id }) => store.nameOf(id));
  return Array.from({ length: Math.min(others.length + 1, seats) }, (_, i) => {
    const all = ["You", ...names.slice(0, i)];
    const who = i === 0 ? "You" : `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
    const rest = i + 1 === seats ? "" : "; computers play the rest";
    const alone = seats === 2 ? "You against the computer" : "You against computers";
    return { name: i === 0 ? alone : `${who}${rest}`, value: String(i + 1) };
  });
}

/**
 * A question of the game: what it means stands below its name where several games ask for the same in words of their own.
 * @param {string} id @param {Asked} asked @param {string} value @param {(value: string) => void} set
 */
function question(id, { option, choices }, value, set) {
  const title = labelOf(option);
  const meaning = option.description.includes(" / ") ? (option.description.split(" / ")[0] ?? "") : "";
  if (choices.length === 0) return number(id, title, option, value, set);
  const named = choices.map((one) => (isDefault(one) ? { ...one, value: "" } : one));
  const offered = choices.some(isDefault) ? named : [{ name: SUGGESTED, value: "" }, ...choices];
  return choice(id, title, value, offered, set, option.name === "scenario" || option.name === "seats" ? "" : meaning);
}

/** @param {string} id @param {string} label @param {import("./commands.js").Option} option @param {string} value @param {(value: string) => void} set */
function number(id, label, option, value, set) {
  const { min_value: min, max_value: max } = /** @type {{ min_value?: number, max_value?: number }} */ (option);
  const onInput = (/** @type {Event} */ event) => set(/** @type {HTMLInputElement} */ (event.currentTarget).value);
  const field = { id, type: "number", min, max, value, onInput, placeholder: SUGGESTED };
  return h("p", { class: "field", key: id }, h("label", { htmlFor: id }, label), h("input", field));
}

/** Several games may ask for the same in words of their own. @param {import("./commands.js").Option} option */
const labelOf = ({ name, description }) =>
  description.includes(" / ") ? capital(name) : description.replace(/^.*?: /, "");

/**
 * @param {string} id
 * @param {string} label
 * @param {string} value
 * @param {readonly import("./api.js").Choice[]} choices
 * @param {(value: string) => void} set
 * @param {string} meaning
 */
function choice(id, label, value, choices, set, meaning = "") {
  const onChange = (/** @type {Event} */ event) => set(/** @type {HTMLSelectElement} */ (event.currentTarget).value);
  return h(
    "p",
    { class: "field", key: id },
    h("label", { htmlFor: id }, label, meaning === "" ? null : h("small", null, meaning)),
    h(
      "select",
      { id, value, onChange },
      choices.map((one) => h("option", { key: one.value, value: String(one.value) }, one.name)),
    ),
  );
}

import { Client, Refused } from "./api.js";

/**
 * @typedef {import("./api.js").Choice} Choice
 * @typedef {import("./commands.js").Option} Option
 * @typedef {import("./commands.js").Line} Line
 * @typedef {import("./api.js").Used} Used
 */

const INTEGER = 4;

/** Options of `/game create` that belong to no single game. */
const COMMON = ["game", "name", "pace"];

/** The games that the command offers. @param {readonly Line[]} lines @returns {readonly Choice[]} */
export function gamesOf(lines) {
  const game = optionsOfCreate(lines).find((option) => option.name === "game");
  return game && "choices" in game ? (game.choices ?? []) : [];
}

/** @param {readonly Line[]} lines */
const optionsOfCreate = (lines) => lines.find(({ line }) => line === "game create")?.options ?? [];

/**
 * What this game leaves open, and the choices for it: listed in the command, or what the bot proposes.
 * @param {Client} client
 * @param {string} channel
 * @param {readonly Line[]} lines
 * @param {string} game
 * @param {Readonly<Record<string, string>>} given what was chosen before: other choices may depend on it
 * @returns {Promise<{ option: Option, choices: readonly Choice[] }[]>}
 */
export async function choicesFor(client, channel, lines, game, given) {
  const others = gamesOf(lines).filter(({ value }) => value !== game);
  const own = optionsOfCreate(lines)
    .filter(({ name }) => !COMMON.includes(name))
    .filter(({ description }) => !others.some(({ name }) => description.startsWith(`${name}: `)));
  const asked = own.map(async (option) => ({
    option,
    choices: await choicesOf(client, channel, option, { ...given, game }),
  }));
  return (await Promise.all(asked)).filter(({ option, choices }) => choices.length > 0 || option.type === INTEGER);
}

/**
 * @param {Client} client @param {string} channel @param {Option} option
 * @param {Readonly<Record<string, string>>} given @returns {Promise<readonly Choice[]>}
 */
async function choicesOf(client, channel, option, given) {
  if ("choices" in option && option.choices?.length) return option.choices;
  if (!("autocomplete" in option) || option.autocomplete !== true) return [];
  const options = { ...given, [option.name]: "" };
  return await client.autocomplete({ channel, command: "game create", options, focused: option.name });
}

/**
 * Opens a campaign, lets people join, and has computers play the other seats: all by the commands that anybody has.
 * @param {{ channel: string, people: readonly string[], options: Record<string, string | number> }} wish ids of people,
 *   the first of whom is the host
 * @param {(use: string) => void} made is told of each of these uses but the last, whose answer says where it goes on
 */
export async function startDemo({ channel, people, options }, made) {
  const uses = /** @type {string[]} */ ([]);
  /** Waits for what the bot says to a command. @param {Promise<Used>} used */
  const done = async (used) => {
    const { use, seen } = await used;
    uses.push(use);
    for (const sign of seen) if (sign.kind === "failed") throw new Refused(`${sign.reason}.`);
  };
  const [host, ...guests] = people.map((id) => new Client(id));
  if (host === undefined) throw new Refused("Nobody is there to play.");
  const before = await joinable(host, channel);
  await done(host.slash({ channel, command: "game create", options: { pace: "none", ...options } }));
  const game = (await joinable(host, channel)).find((one) => !before.includes(one));
  const which = game === undefined ? {} : { game };
  for (const [i, client] of [host, ...guests].entries()) {
    // with a word for the dice, no question about the seat comes back: it is drawn by lot
    await done(client.slash({ channel, command: "game join", options: { word: `demo${i + 1}`, ...which } }));
  }
  await done(host.slash({ channel, command: "game start", options: { bots: true, ...which } }));
  for (const use of uses.slice(0, -1)) made(use);
}

/** The command that begins lessons, where the bot has any. */
const LEARN = "game learn";

/**
 * The first lesson of a game, as the bot proposes it; undefined: there is none.
 * @param {Client} client @param {string} channel @param {readonly import("./commands.js").Line[]} lines @param {string} game
 * @returns {Promise<Choice | undefined>}
 */
export async function lessonOf(client, channel, lines, game) {
  if (!lines.some(({ line }) => line === LEARN)) return undefined;
  const wish = { channel, command: LEARN, options: { lesson: "" }, focused: "lesson" };
  return (await client.autocomplete(wish)).find(({ value }) => String(value).startsWith(`${game}.`));
}

/**
 * Begins a lesson: it comes by direct message.
 * @param {Client} client @param {string} channel @param {Choice} lesson
 */
export async function startLesson(client, channel, { value }) {
  const { seen } = await client.slash({ channel, command: LEARN, options: { lesson: value } });
  for (const sign of seen) if (sign.kind === "failed") throw new Refused(`${sign.reason}.`);
}

/** @param {Client} client @param {string} channel */
async function joinable(client, channel) {
  const wish = { channel, command: "game join", options: { game: "" }, focused: "game" };
  return (await client.autocomplete(wish)).map(({ value }) => String(value));
}

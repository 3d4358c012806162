/**
 * @typedef {import("./api.js").Command} Command
 * @typedef {import("./api.js").OptionValue} OptionValue
 * @typedef {import("discord-api-types/v10").APIApplicationCommandBasicOption} Option
 * @typedef {{ line: string, description: string, options: readonly Option[] }} Line
 */

const SUBCOMMAND = 1;
const GROUP = 2;
const CHAT_INPUT = 1;

/** Every command that can be typed, subcommands one by one. @param {readonly Command[]} commands @returns {Line[]} */
export function linesOf(commands) {
  return commands
    .filter((command) => command.type === CHAT_INPUT)
    .flatMap(({ name, description, options = [] }) => linesBelow(name, description, options));
}

/**
 * @param {string} line
 * @param {string} description
 * @param {readonly import("discord-api-types/v10").APIApplicationCommandOption[]} options
 * @returns {Line[]}
 */
function linesBelow(line, description, options) {
  const below = options.flatMap((option) =>
    option.type === SUBCOMMAND || option.type === GROUP
      ? linesBelow(`${line} ${option.name}`, option.description, option.options ?? [])
      : [],
  );
  if (below.length > 0) return below;
  return [{ line, description, options: /** @type {Option[]} */ (options) }];
}

/** The commands that what is typed so far may become, the likeliest first. @param {readonly Line[]} lines @param {string} typed */
export function matching(lines, typed) {
  const words = typed.replace(/^\//, "").toLowerCase().trim().replaceAll(/\s+/g, " ");
  const starts = lines.filter(({ line }) => line.startsWith(words));
  const holds = lines.filter(({ line }) => !line.startsWith(words) && line.includes(words));
  const says = lines.filter(
    ({ line, description }) => !line.includes(words) && description.toLowerCase().includes(words),
  );
  return [...starts, ...holds, ...says];
}

/**
 * A command written out with its options, `/game create game:iraqi-conflict pace:0`; null if it is none.
 * @param {readonly Line[]} lines
 * @param {string} text
 * @returns {{ line: Line, values: Record<string, string> } | null}
 */
export function readTyped(lines, text) {
  const typed = text.replace(/^\//, "").trim();
  const line = lines
    .filter((one) => typed === one.line || typed.startsWith(`${one.line} `))
    .sort((a, b) => b.line.length - a.line.length)[0];
  if (line === undefined) return null;
  const rest = typed.slice(line.line.length);
  const names = line.options.map((option) => option.name);
  const marks = [...rest.matchAll(/\s([\w-]+):/g)].filter((mark) => names.includes(mark[1] ?? ""));
  if (marks.length === 0) return rest.trim() === "" ? { line, values: {} } : null;
  if (rest.slice(0, marks[0]?.index).trim() !== "") return null;
  const values = marks.map((mark, i) => {
    const value = rest.slice(mark.index + mark[0].length, marks[i + 1]?.index).trim();
    return [mark[1], value];
  });
  return { line, values: Object.fromEntries(values) };
}

const BOOLEAN = 5;
const NUMBERS = [4, 10];

/** A value in the type that its option takes. @param {Option} option @param {string} text @returns {OptionValue} */
export function typedValue(option, text) {
  if (NUMBERS.includes(option.type) && text.trim() !== "" && Number.isFinite(Number(text))) return Number(text);
  if (option.type === BOOLEAN) return text.toLowerCase() === "true";
  if (!("choices" in option) || !option.choices) return text;
  return option.choices.find((choice) => choice.name === text)?.value ?? text;
}

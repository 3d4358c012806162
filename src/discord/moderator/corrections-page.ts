/** The page and the window with which a moderator sets something right in a campaign. */
import { type Correction, type GameTypes, refuse } from "#engine";
import type { Given } from "../commands/typing/command.ts";
import { optionName } from "../commands/typing/param-options.ts";
import { fillTyped } from "../commands/typing/typed.ts";
import { writePress } from "../screen/custom-id.ts";
import type { PressOf } from "../screen/payloads.ts";
import { button, note, option, page, row, type Screen, select } from "../screen/screen.ts";
import { labelled, typed, type Window, windowOf } from "../screen/window.ts";
import type { Asker } from "../services/asker.ts";
import type { Services } from "../services/services.ts";

/** What can be set right in a campaign, each a window with a line for every choice. */
export async function correctionsPage({ campaigns }: Services, { person }: Asker, game: string): Promise<Screen> {
  const { list } = await campaigns.moderation.corrections(game, person.id);
  if (list.length === 0) return note("Nothing can be set right in this game.");
  const menu = list.map(({ name, title }) => option(name, title));
  const text =
    "Type the choices into the window, however you spell them. Everyone reads in the channel what was set right, and why. " +
    "`/moderate correct` does the same, and proposes the choices while you type.";
  return page("Set something right", text, [
    row(select(writePress({ kind: "moderate", game, does: "correct" }), "What is to be set right?", menu)),
    row(button(writePress({ kind: "moderate", game }), "Back")),
  ]);
}

/** Whether a choice on that page opens a window. */
export const isCorrection = ({ does }: PressOf<"moderate">, values: readonly string[]): boolean =>
  does === "correct" && values.length > 0;

/**
 * How many lines a window has room for beside the reason: choices beyond them are typed into the last, separated by
 * commas.
 */
const MOST_LINES = 4;

type Choice = Correction<GameTypes>["entries"][number];

/** The choices that each line of the window takes. */
function linesOf({ entries }: Correction<GameTypes>): readonly (readonly Choice[])[] {
  const last = entries.slice(MOST_LINES - 1);
  const alone = entries.slice(0, MOST_LINES - 1).map((entry) => [entry]);
  return last.length === 0 ? alone : [...alone, last];
}

/** What was typed for each choice of a line. */
const wordsIn = (own: readonly Choice[], line: string): readonly string[] =>
  own.length === 1 ? [line.trim()] : line.split(",").map((word) => word.trim());

/** The window in which a moderator says what is to be set right, and why. */
export async function correctionWindow(
  { campaigns }: Services,
  { person }: Asker,
  game: string,
  name: string,
): Promise<Window> {
  const { list } = await campaigns.moderation.corrections(game, person.id);
  const correction = named(list, name);
  const lines = linesOf(correction).map((own, i) => {
    const field = { required: i === 0, ...(own.length > 1 ? { placeholder: COMMAS } : {}) };
    return labelled(own.map(({ title }) => title).join(" "), typed(String(i), field));
  });
  const why = labelled("Why? Everyone reads it in the channel", typed("why", { required: true }));
  return windowOf(writePress({ kind: "moderate", game, does: "corrected", correction: name }), correction.title, [
    ...lines,
    why,
  ]);
}

const COMMAS = "with a comma between them";

/** What was typed there: the lines of the choices, and the reason. Returns the line that everyone reads. */
export async function corrected(
  services: Services,
  asker: Asker,
  game: string,
  { name, lines }: { readonly name: string; readonly lines: readonly string[] },
): Promise<string> {
  const { list } = await services.campaigns.moderation.corrections(game, asker.person.id);
  const correction = named(list, name);
  const grouped = linesOf(correction);
  const given = Object.fromEntries(
    grouped.flatMap((own, at) => {
      const words = wordsIn(own, lines[at] ?? "");
      return own.flatMap(({ name: choice }, i) => (words[i] ? [[optionName(choice), words[i]]] : []));
    }),
  );
  const reason = lines[grouped.length] ?? "";
  return await setRight(services, asker, game, { correction, given, reason, where: () => "Fill in that line, too." });
}

const named = (list: readonly Correction<GameTypes>[], name: string): Correction<GameTypes> =>
  list.find((one) => one.name === name) ?? refuse("unknown-correction", "There is no such correction in this game.");

/** Something to be set right, as it was typed. */
interface Typed {
  readonly correction: Correction<GameTypes>;
  readonly given: Given;
  readonly reason: string;
  /** Where a choice that is missing is given; its place among the choices, from 0. */
  readonly where: (at: number) => string;
}

/** Sets something right; refused as long as a choice is missing. */
export async function setRight(
  { campaigns }: Services,
  { person, interaction }: Asker,
  game: string,
  { correction, given, reason, where }: Typed,
): Promise<string> {
  const { view } = await campaigns.moderation.corrections(game, person.id);
  const { filled } = fillTyped(correction, view, {}, given);
  const missing = filled.fields.find(({ value }) => value === null);
  if (missing || !filled.params) {
    const at = correction.entries.findIndex(({ name }) => name === missing?.name);
    return refuse("incomplete", `**${missing?.title ?? correction.title}** ${where(at)}`);
  }
  const wish = { name: correction.name, params: filled.params, reason };
  return await campaigns.moderation.correct(game, wish, { person, interaction });
}

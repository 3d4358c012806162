import type { Sandbox } from "../../src/sandbox/index.ts";
import type { Diary } from "./diary.ts";
import type { Note } from "./notes.ts";

/** The request that tells somebody what came of a press or a command. */
const ANSWER = /\/webhooks\/\d+\/([^/]+)\/messages\/(?:%40|@)original/;

/** Knows, by what a bot notes, the answers to presses and commands by which somebody has acted. */
export class ActAnswers {
  readonly #tokens = new Map<string, string>();
  readonly #written = new Set<string>();

  hear(note: Note): void {
    if (note.kind === "acknowledged") this.#tokens.set(note.token, note.interaction);
    if (note.kind === "written" && note.interaction !== null && note.rows.some(({ kind }) => kind === "act"))
      this.#written.add(note.interaction);
  }

  /** Whether a PATCH of this path is one of them. */
  isOne(path: string): boolean {
    const [, token = ""] = path.match(ANSWER) ?? [];
    return this.#written.has(this.#tokens.get(token) ?? "");
  }
}

/** Whether a bot answers an act by this request that was done on somebody's page: the answer turns that. */
export function turnsPage(bot: Pick<Diary, "notes">, { model }: Pick<Sandbox, "model">, path: string): boolean {
  const [, token = ""] = path.match(ANSWER) ?? [];
  const use = Object.values(model.interactions).find((one) => one.token === token);
  if (!use || use.guildId !== null || use.messageId === null) return false; // in direct messages nothing else is pressed
  const answers = new ActAnswers();
  for (const note of bot.notes()) answers.hear(note);
  return answers.isOne(path);
}

import { ButtonStyle } from "discord.js";
import type { Todo } from "../../campaign/service.ts";
import { writePress } from "../custom-id.ts";
import { grouped } from "../grouped.ts";
import { LIMIT } from "../limits.ts";
import { literal, literalName, relative } from "../rich.ts";
import { button, page, type Row, row, type Screen } from "../screen.ts";
import { type Command, commandJson } from "./command.ts";

/** `/todo`: what a person owes in all their campaigns. */
export const todoCommand: Command = {
  json: commandJson("todo", "What you have to decide, in all your campaigns", []),
  run: async ({ campaigns }, { asker }) => todoPage(await campaigns.todo(asker.person.id)),
  complete: () => Promise.resolve([]),
};

export function todoPage(todos: readonly Todo[]): Screen {
  if (todos.length === 0) return page("To do", "Nothing: nobody waits for you.");
  const games = [...grouped(todos, (todo) => todo.record.id).values()];
  const buttons = games.slice(0, LIMIT.rows * LIMIT.buttons).flatMap(([first]) => {
    if (!first) return [];
    const { id, name } = first.record;
    const label = games.length === 1 ? "Act" : `Act: ${name}`;
    return [button(writePress({ kind: "act", game: id }), label, ButtonStyle.Primary)];
  });
  const rows: Row[] = [];
  for (let i = 0; i < buttons.length; i += LIMIT.buttons) rows.push(row(...buttons.slice(i, i + LIMIT.buttons)));
  return page("To do", todos.map(lineOf).join("\n"), rows);
}

function lineOf(todo: Todo): string {
  const { record, seatName, title, owed, deadline } = todo;
  const what = owed ? `**${literal(title)}**` : `Proposal: ${literal(title)}`;
  const until = deadline === null ? "" : ` · ${relative(deadline)}`;
  return `• **${literalName(record.name)}** (${seatName}) – ${what}${until} · ${placeOf(todo)}`;
}

/** A link to the post that says whom the campaign waits for; to its channel if there is none. */
const placeOf = ({ record: { guild, channel }, message }: Todo): string =>
  message === null ? `<#${channel}>` : `[show](https://discord.com/channels/${guild ?? "@me"}/${channel}/${message})`;

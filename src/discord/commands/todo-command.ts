/** `/todo`: what a person has to answer in all their campaigns. */
import { ButtonStyle } from "discord.js";
import type { InEach, Todo } from "../../campaign/service.ts";
import { writePress } from "../screen/custom-id.ts";
import { grouped } from "../screen/grouped.ts";
import { LIMIT } from "../screen/limits.ts";
import { literal, literalName, relative } from "../screen/rich.ts";
import { button, buttonRows, page, type Screen } from "../screen/screen.ts";
import { type Command, commandJson } from "./typing/command.ts";

export const todoCommand: Command = {
  json: commandJson("todo", "What you have to answer, in all your campaigns", []),
  run: async ({ campaigns }, { asker }) => todoPage(await campaigns.showing.todo(asker.person.id)),
  complete: () => Promise.resolve([]),
};

export function todoPage({ found: todos, unread }: InEach<Todo>): Screen {
  const unknown = unread.map(({ name }) => `• ⚠️ **${literalName(name)}** cannot be read just now.`);
  const nothing = todos.length === 0 ? [unknown.length === 0 ? NOTHING : NOTHING_ELSEWHERE] : [];
  const games = [...grouped(todos, (todo) => todo.record.id).values()];
  const buttons = games.slice(0, LIMIT.rows * LIMIT.buttons).flatMap(([first]) => {
    if (!first) return [];
    const { id, name } = first.record;
    const label = games.length === 1 ? "My seat" : `My seat: ${name}`;
    return [button(writePress({ kind: "act", game: id }), label, ButtonStyle.Primary)];
  });
  return page("To do", [...nothing, ...todos.map(lineOf), ...unknown].join("\n"), buttonRows(buttons));
}

const NOTHING = "Nothing: nobody is waiting on you.";
const NOTHING_ELSEWHERE = "Nobody is waiting on you in your other campaigns.";

function lineOf(todo: Todo): string {
  const { record, seatName, title, owed, deadline } = todo;
  const what = owed ? `**${literal(title)}**` : `Offer: ${literal(title)}`;
  const until = deadline === null ? "" : ` · ${relative(deadline)}`;
  return `• **${literalName(record.name)}** (${seatName}) – ${what}${until} · ${placeOf(todo)}`;
}

/** A link to the campaign's last post; to its channel if there is none. */
const placeOf = ({ record: { guild, channel }, message }: Todo): string =>
  message === null
    ? `<#${channel}>`
    : `[go there](https://discord.com/channels/${guild ?? "@me"}/${channel}/${message})`;

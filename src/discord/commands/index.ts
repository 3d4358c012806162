/** All slash commands, by name. Throws if two games want the same one. */
import type { Definition, GameTypes } from "#engine";
import { awayCommand } from "./away-command.ts";
import { councilCommand } from "./council-command.ts";
import { dealsCommand } from "./deals-command.ts";
import { gameCommand } from "./game-command.ts";
import { helpCommand } from "./help-command.ts";
import { handCommand, mapCommand } from "./look-commands.ts";
import { moderateCommand } from "./moderate-command.ts";
import { ordersCommand } from "./orders-command.ts";
import { privacyCommand } from "./privacy-command.ts";
import { promiseCommand } from "./promise-command.ts";
import { recapCommand } from "./recap-command.ts";
import { rulesCommand } from "./rules-command.ts";
import { termsCommand } from "./terms-command.ts";
import { todoCommand } from "./todo-command.ts";
import type { Command } from "./typing/command.ts";
import { umpireCommand } from "./umpire-command.ts";

export function commandsFor(games: readonly Definition<GameTypes>[]): ReadonlyMap<string, Command> {
  const list = [
    gameCommand(games),
    handCommand,
    mapCommand,
    ordersCommand,
    todoCommand,
    recapCommand,
    awayCommand,
    helpCommand(games),
    termsCommand,
    privacyCommand,
    umpireCommand,
    moderateCommand,
    councilCommand,
    promiseCommand,
    dealsCommand,
    ...games.map(rulesCommand),
  ];
  const commands = new Map(list.map((command) => [command.json.name, command]));
  if (commands.size !== list.length) throw new Error("two commands have the same name");
  return commands;
}

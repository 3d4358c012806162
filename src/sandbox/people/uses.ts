/** How a person uses the bot: commands, autocomplete, buttons, menus and forms, checked as their client would. */
import {
  type APIComponentInMessageActionRow,
  ApplicationCommandType,
  ButtonStyle,
  ComponentType,
} from "discord-api-types/v10";
import type { InteractionBroker } from "../interactions/broker.ts";
import {
  countWithin,
  type FieldValues,
  filledModal,
  mustOffer,
  resolveSelected,
} from "../interactions/modal-fields.ts";
import { chosenOptions, completeOptions, type OptionValues, partialOptions } from "../interactions/options.ts";
import { Refusal } from "../interactions/refusal.ts";
import { Resolved } from "../interactions/resolved.ts";
import { Use } from "../interactions/use.ts";
import { visibleCommands } from "../interactions/visible-commands.ts";
import type { Channel, Command, Message, Modal } from "../model.ts";
import { interactiveIn } from "../spec/component-limits.ts";

export function slash(
  broker: InteractionBroker,
  userId: string,
  channel: Channel,
  line: string,
  values: OptionValues,
): Use {
  const { command, path } = named(broker, userId, channel, line);
  const resolved = resolvedFor(broker, userId, channel);
  const options = completeOptions(chosenOptions(command, path), values, resolved);
  return send(broker, userId, channel, "command", command, { options, ...resolved.json() });
}

export function autocomplete(
  broker: InteractionBroker,
  userId: string,
  channel: Channel,
  line: string,
  values: OptionValues,
  focused: string,
): Use {
  const { command, path } = named(broker, userId, channel, line);
  const options = partialOptions(chosenOptions(command, path), values, focused);
  return send(broker, userId, channel, "autocomplete", command, { options });
}

export function menu(
  broker: InteractionBroker,
  userId: string,
  channel: Channel,
  name: string,
  target: { user: string } | { message: Message },
): Use {
  const type = "user" in target ? ApplicationCommandType.User : ApplicationCommandType.Message;
  const command = visibleCommands(broker.world, channel, userId).find((c) => c.type === type && c.name === name);
  if (command === undefined) throw new Refusal(`the menu has no entry "${name}" here`);
  const resolved = resolvedFor(broker, userId, channel);
  const target_id = "user" in target ? resolved.user(target.user) : resolved.message(target.message);
  return send(broker, userId, channel, "command", command, { target_id, ...resolved.json() });
}

export function press(broker: InteractionBroker, userId: string, message: Message, customId: string): Use {
  const component = usable(message, customId);
  if (component.type !== ComponentType.Button) throw new Refusal(`"${customId}" is not a button`);
  return touch(broker, userId, message, { component_type: component.type, custom_id: customId, id: component.id });
}

export function select(
  broker: InteractionBroker,
  userId: string,
  message: Message,
  customId: string,
  values: readonly string[],
): Use {
  const component = usable(message, customId);
  if (component.type === ComponentType.Button) throw new Refusal(`"${customId}" is a button`);
  if (new Set(values).size < values.length) throw new Refusal("a value can be chosen only once");
  countWithin(customId, values.length, component, 1, 1);
  const resolved = resolvedFor(broker, userId, broker.world.channel(message.channelId));
  for (const value of values) {
    if (component.type === ComponentType.StringSelect) mustOffer(customId, component.options, value);
    else resolveSelected(component, value, resolved);
  }
  if (broker.clients.shows(userId, message, customId, values))
    throw new Refusal(`"${customId}" shows that choice already: choosing it again sends nothing`);
  broker.clients.chose(userId, message, component, values);
  const data = { component_type: component.type, custom_id: customId, id: component.id, values: [...values] };
  return touch(broker, userId, message, { ...data, ...resolved.json() });
}

export function submitModal(broker: InteractionBroker, userId: string, modal: Modal, fields: FieldValues): Use {
  const opener = broker.world.model.interactions[modal.interactionId];
  if (opener?.modal?.customId !== modal.customId || opener.userId !== userId) {
    throw new Refusal("no such form is open for this person");
  }
  const channel = broker.world.channel(opener.channelId);
  const resolved = resolvedFor(broker, userId, channel);
  const components = filledModal(opener.modal, fields, resolved);
  const interaction = broker.open({
    kind: "modal",
    userId,
    channelId: channel.id,
    messageId: opener.messageId,
    openedBy: opener.id,
    data: { custom_id: modal.customId, components, ...resolved.json() },
  });
  return new Use(broker, interaction.id);
}

function named(
  broker: InteractionBroker,
  userId: string,
  channel: Channel,
  line: string,
): { command: Command; path: string[] } {
  const [name = "", ...path] = line.replace(/^\//, "").split(" ");
  const command = visibleCommands(broker.world, channel, userId).find(
    (c) => c.type === ApplicationCommandType.ChatInput && c.name === name,
  );
  if (command === undefined) throw new Refusal(`there is no command /${name} for this person in this channel`);
  return { command, path };
}

function send(
  broker: InteractionBroker,
  userId: string,
  channel: Channel,
  kind: "command" | "autocomplete",
  command: Command,
  more: object,
): Use {
  const guild = command.guild_id === undefined ? {} : { guild_id: command.guild_id };
  const data = { id: command.id, name: command.name, type: command.type, ...guild, ...more };
  return new Use(broker, broker.open({ kind, userId, channelId: channel.id, commandName: command.name, data }).id);
}

function touch(broker: InteractionBroker, userId: string, message: Message, data: object): Use {
  if (message.authorId !== broker.world.botId) throw new Refusal("only the bot's messages have components");
  const opened = broker.open({ kind: "component", userId, channelId: message.channelId, messageId: message.id, data });
  return new Use(broker, opened.id);
}

function usable(message: Message, customId: string): Exclude<APIComponentInMessageActionRow, { custom_id?: never }> {
  const found = interactiveIn(message.components).find((c) => "custom_id" in c && c.custom_id === customId);
  if (found === undefined) throw new Refusal(`the message has no component "${customId}"`);
  if (found.disabled === true) throw new Refusal(`"${customId}" is disabled`);
  if (
    found.type === ComponentType.Button &&
    (found.style === ButtonStyle.Link || found.style === ButtonStyle.Premium)
  ) {
    throw new Refusal("a link button sends nothing to the bot");
  }
  return found;
}

function resolvedFor(broker: InteractionBroker, userId: string, channel: Channel): Resolved {
  const guild = channel.kind === "dm" ? null : broker.world.guild(channel.guildId);
  return new Resolved(broker.world, { guild, channelId: channel.id, userId });
}

/** Brings every interaction to what it asks for. Nothing is kept here but what is under way. */
import { setTimeout as sleep } from "node:timers/promises";
import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  ComponentType,
  type Interaction,
  type Message,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
} from "discord.js";
import { Refused, refuse } from "#engine";
import { plainError } from "../../campaign/service/plain-error.ts";
import { type Call, type Command, matching } from "../commands/typing/command.ts";
import { pickedCall, pickPage, Several } from "../commands/typing/pick.ts";
import { CODE, isCode } from "../delivery/faults.ts";
import { type Press, pressOf, readPress } from "../screen/custom-id.ts";
import type { PressOf } from "../screen/payloads.ts";
import { componentsOf, type Screen } from "../screen/screen.ts";
import type { Window } from "../screen/window.ts";
import type { Activity } from "../services/activity.ts";
import type { About } from "../services/rule-names.ts";
import type { Services } from "../services/services.ts";
import { answer, excuse, type ReplyMode } from "./answering.ts";
import { askerOf, placesOf } from "./asker-of.ts";
import { callOf, callsOf } from "./call-of.ts";
import { type Admitted, aboutOf, admit, chosenWindow, goesByPage, opensPage, pressed, windowFor } from "./presses.ts";

/** How many interactions are remembered, to drop those that the gateway delivers twice. */
const REMEMBERED = 1000;
/** The longest, in ms, that a press waits for an earlier one of the same page. */
const TIMEOUT = 5000;

/** What else had been done to a message, or was under way, when a press of one of its controls came. */
interface Before {
  /** How often the person's message had been changed. */
  readonly changes: number;
  /** Earlier presses of that message. */
  readonly presses: Promise<unknown> | undefined;
}

/** A press that turns a page or brings a message. */
interface Turning {
  readonly interaction: MessageComponentInteraction | ModalSubmitInteraction;
  readonly press: Press;
  readonly before: Before;
  readonly admission: () => Promise<Admitted>;
  /** What was chosen or typed. Throws `Refused`. */
  readonly values: () => readonly string[];
}

export class Router {
  readonly #services: Services;
  readonly #commands: ReadonlyMap<string, Command>;
  readonly #activity: Activity;
  readonly #api: string | null;
  readonly #running = new Set<Promise<void>>();
  readonly #seen = new Set<string>();
  /** By message: the presses of its controls that are under way. */
  readonly #pressing = new Map<string, Promise<unknown>>();
  /** Those of them that were waited for in vain: nobody waits for them again. */
  readonly #overdue = new WeakSet<Promise<unknown>>();
  #closed = false;

  /** `api`: Discord's, with whose files those of commands lie; null: the real one. */
  constructor(
    services: Services,
    commands: ReadonlyMap<string, Command>,
    activity: Activity,
    api: string | null = null,
  ) {
    this.#services = services;
    this.#api = api;
    this.#commands = commands;
    this.#activity = activity;
  }

  /** Begins work on an interaction. Never throws. */
  take(interaction: Interaction): void {
    if (this.#closed || !this.#isNew(interaction.id)) return;
    this.#activity.note(interaction.user.id, placesOf(interaction));
    const work = this.#afterOthers(interaction)
      .catch((error: unknown) => {
        this.#services.logger.error({ interaction: interaction.id, error: plainError(error) }, "routing failed");
      })
      .finally(() => this.#running.delete(work));
    this.#running.add(work);
  }

  /** Notes, before anything is waited for, what is under way with the message whose control was pressed. */
  async #afterOthers(interaction: Interaction): Promise<void> {
    const changes = this.#activity.changesOf(interaction.user.id);
    const message = interaction.isMessageComponent() || interaction.isModalSubmit() ? interaction.message?.id : null;
    if (!message) return await this.#route(interaction, { changes, presses: undefined });
    const pressing = this.#pressing.get(message);
    const presses = pressing && this.#overdue.has(pressing) ? undefined : pressing;
    const run = this.#route(interaction, { changes, presses });
    const all = Promise.allSettled([presses, run]);
    this.#pressing.set(message, all);
    await all;
    if (this.#pressing.get(message) === all) this.#pressing.delete(message);
    await run;
  }

  /** Does not hear what is pressed or typed from now on. */
  takeNoMore(): void {
    this.#closed = true;
  }

  /** Takes nothing more, and waits for what is under way. */
  async close(): Promise<void> {
    this.takeNoMore();
    await Promise.all(this.#running);
  }

  #isNew(id: string): boolean {
    if (this.#seen.has(id)) return false;
    this.#seen.add(id);
    const [oldest] = this.#seen;
    if (this.#seen.size > REMEMBERED && oldest !== undefined) this.#seen.delete(oldest);
    return true;
  }

  async #route(interaction: Interaction, before: Before): Promise<void> {
    if (interaction.isAutocomplete()) await this.#complete(interaction);
    else if (interaction.isChatInputCommand()) await this.#command(interaction);
    else if (interaction.isMessageComponent()) await this.#press(interaction, before);
    else if (interaction.isModalSubmit()) await this.#typed(interaction, before);
  }

  async #command(interaction: ChatInputCommandInteraction): Promise<void> {
    const { commandName: name } = interaction;
    const calls = callsOf(() => callOf(interaction, this.#api));
    if (await this.#open(interaction, () => this.#windowOf(name, calls.made()), calls.about)) return;
    await answer(this.#services, interaction, "message", () => this.#run(name, calls.made()), calls.about);
  }

  /** The window that answers a command; null: none. */
  async #windowOf(name: string, call: Call): Promise<Window | null> {
    return (await this.#commands.get(name)?.window?.(this.#services, call)) ?? null;
  }

  /** Does what a command says; where it may mean several campaigns or seats, asks which. */
  async #run(name: string, call: Call): Promise<Screen> {
    const command = this.#commands.get(name) ?? refuse("no-command", "There is no such command.");
    try {
      return await command.run(this.#services, call);
    } catch (error) {
      if (error instanceof Several) return pickPage(name, call, error);
      throw error;
    }
  }

  /** Whatever goes wrong, proposals are a courtesy: the list stays empty. */
  async #complete(interaction: AutocompleteInteraction): Promise<void> {
    const { logger } = this.#services;
    const { name, value } = interaction.options.getFocused(true);
    try {
      const call = callOf(interaction, this.#api);
      const typing = { name, text: String(value) };
      const choices = await this.#commands.get(interaction.commandName)?.complete(this.#services, call, typing);
      const filtered = name === "game" || name === "seat" ? matching(choices ?? [], typing.text) : (choices ?? []);
      await interaction.respond([...filtered]);
    } catch (error) {
      if (!(error instanceof Refused)) logger.debug({ name, error: plainError(error) }, "autocomplete failed");
      await interaction.respond([]).catch(() => {}); // too late is as good as nothing to propose
    }
  }

  async #press(interaction: MessageComponentInteraction, before: Before): Promise<void> {
    const press = await this.#read(interaction);
    if (!press) return;
    const pick = press.kind === "pick" && pressOf("pick", press);
    if (pick) return await this.#picked(interaction, pick);
    const chosen = goesByPage(press) ? textsOn(interaction.message) : valuesOf(interaction);
    const admission = this.#admission(interaction, press);
    const window = async () => windowFor(this.#services, await admission(), chosen);
    const opens = interaction.isButton() || chosenWindow(press, chosen);
    if (opens && (await this.#open(interaction, window, () => aboutOf(press)))) return;
    const values = () => (goesByPage(press) ? chosen : chosenIn(interaction));
    await this.#turn({ interaction, press, before, admission, values });
  }

  /** A command goes on with the campaign or seat that was chosen for it. */
  async #picked(interaction: MessageComponentInteraction, press: PressOf<"pick">): Promise<void> {
    const { command: name } = press;
    const values = valuesOf(interaction);
    const calls = callsOf(() => pickedCall(askerOf(interaction), press, values));
    if (await this.#open(interaction, async () => await this.#windowOf(name, calls.made()), calls.about)) return;
    await answer(this.#services, interaction, "page", async () => await this.#run(name, calls.made()), calls.about);
  }

  async #typed(interaction: ModalSubmitInteraction, before: Before): Promise<void> {
    const press = await this.#read(interaction);
    if (!press) return;
    const admission = this.#admission(interaction, press);
    await this.#turn({ interaction, press, before, admission, values: () => typedIn(interaction) });
  }

  /** Asks once whether the person may know of the campaign, when that is first wanted. */
  #admission(interaction: Turning["interaction"], press: Press): Turning["admission"] {
    let admitted: Promise<Admitted> | null = null;
    return async () => {
      admitted ??= admit(this.#services, askerOf(interaction), press);
      return await admitted;
    };
  }

  /** Does what a press asks for. The message that shows somebody's seat is not changed by others meanwhile. */
  async #turn({ interaction, press, before, admission, values }: Turning): Promise<void> {
    const mode = await this.#modeOf(interaction, press);
    const { message, user } = interaction;
    const earlier = mode === "page" ? before.presses : undefined;
    let notice = "";
    /** How often the page had been changed before it was turned. */
    let sent: number | null = null;
    const work = async (): Promise<string> => {
      const turned = async (): Promise<Screen> => {
        if (earlier) await this.#done(earlier);
        const screen = await pressed(this.#services, await admission(), values());
        notice = screen.notice ?? "";
        await this.#activity.changed(user.id);
        sent = this.#activity.changesOf(user.id);
        const same = earlier === undefined && sent === before.changes;
        return same ? screen : { ...screen, anew: true };
      };
      await answer(this.#services, interaction, mode, turned, () => aboutOf(press));
      return notice;
    };
    if (mode !== "message" && message?.flags.has(MessageFlags.Ephemeral) === false) {
      await this.#activity.turn(user.id, press.game, work);
      const isNewest = sent === null || this.#activity.changesOf(user.id) <= sent + 1;
      if (!isNewest) await this.#services.campaigns.deliveries.show(press.game, user.id); // it hides what has come meanwhile
      return;
    }
    await work();
    this.#activity.saw(user.id, press.game);
  }

  /** Waits for earlier presses, but not for ever. */
  async #done(presses: Promise<unknown>): Promise<void> {
    const isLate = await Promise.race([presses.then(() => false), sleep(TIMEOUT, true, { ref: false })]);
    if (isLate) this.#overdue.add(presses);
  }

  /** A private page is turned; what others may see is never overwritten with what one person may see. */
  async #modeOf(interaction: MessageComponentInteraction | ModalSubmitInteraction, press: Press): Promise<ReplyMode> {
    if (opensPage(press)) return "message";
    const { message, guildId, channelId, user } = interaction;
    if (message?.flags.has(MessageFlags.Ephemeral) === true || (message && guildId === null)) return "page";
    const own = await this.#services.campaigns.deliveries.mailbox(press.game, user.id);
    return own !== null && own === channelId ? "page" : "message";
  }

  /** What a control means; controls that we never made are refused privately. */
  async #read(interaction: MessageComponentInteraction | ModalSubmitInteraction): Promise<Press | null> {
    try {
      return readPress(interaction.customId);
    } catch (error) {
      await answer(this.#services, interaction, "message", () => Promise.reject(error));
      return null;
    }
  }

  /** Shows the window that a button or a command opens; says whether it has one. */
  async #open(
    interaction: MessageComponentInteraction | ChatInputCommandInteraction,
    window: () => Promise<Window | null>,
    about: () => About | null,
  ): Promise<boolean> {
    const { logger } = this.#services;
    try {
      const modal = await window();
      if (!modal) return false;
      await interaction.showModal(modal);
    } catch (error) {
      if (error instanceof Several) return false; // the person is asked which one
      if (error instanceof Refused && error.code === "stale") return false; // the press itself says so
      if (isCode(error, CODE.acknowledged, CODE.unknownInteraction)) {
        logger.debug({ error: plainError(error) }, "a window came too late");
        return true;
      }
      const screen = await excuse(this.#services, interaction.id, error, about());
      const flags = MessageFlags.Ephemeral | MessageFlags.IsComponentsV2;
      await interaction.reply({ components: componentsOf(screen), flags }).catch(() => {});
    }
    return true;
  }
}

/** What was typed into the fields of a window or chosen there, in their order; several choices with commas between. */
function typedIn({ fields }: ModalSubmitInteraction): readonly string[] {
  const typed = [...fields.fields.values()].flatMap((field) => {
    if (field.type === ComponentType.TextInput) return [field.value];
    if (field.type === ComponentType.StringSelect) return [field.values.join(",")];
    return field.type === ComponentType.RadioGroup ? [field.value ?? ""] : [];
  });
  if (typed.length > 0) return typed;
  return refuse("unknown-control", "This window has expired. Use the commands instead.");
}

const valuesOf = (interaction: MessageComponentInteraction): readonly string[] =>
  interaction.isStringSelectMenu() ? interaction.values : [];

/** What a page of ours says. */
const textsOn = ({ components }: Message): readonly string[] =>
  components.flatMap((part) => (part.type === ComponentType.TextDisplay ? [part.content] : []));

/** What was chosen from a menu. Refused where that is a bot: menus of people are for people. */
function chosenIn(interaction: MessageComponentInteraction): readonly string[] {
  if (interaction.isStringSelectMenu()) return interaction.values;
  if (!interaction.isUserSelectMenu()) return [];
  if (interaction.users.some(({ bot }) => bot)) refuse("not-a-person", "Choose a person: a bot does not play.");
  return interaction.values;
}

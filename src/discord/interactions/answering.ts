import { randomBytes } from "node:crypto";
import {
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
} from "discord.js";
import { plainError } from "../../campaign/plain-error.ts";
import { Refused } from "../../engine/index.ts";
import { CODE, isCode } from "../delivery/faults.ts";
import { note, reply, type Screen } from "../screen.ts";
import type { Services } from "../services.ts";
import { refusalText } from "../wizard/trail.ts";

export type Answerable = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction;

/** How an interaction is answered: a new private message, or a change of the page that the control lies on. */
export type Manner = "message" | "page";

/** Acknowledges at once, works, shows what came of it. Never throws. */
export async function answer(
  services: Services,
  interaction: Answerable,
  manner: Manner,
  work: () => Promise<Screen>,
): Promise<void> {
  if (!(await acknowledge(services, interaction, manner))) return;
  try {
    await show(services, interaction, await work());
  } catch (error) {
    await excuse(services, interaction, manner, error);
  }
}

/** False if it is too late, or somebody else has it: then nothing may be done, for nobody would be told. */
async function acknowledge({ logger }: Services, interaction: Answerable, manner: Manner): Promise<boolean> {
  try {
    if (manner === "page" && !interaction.isChatInputCommand()) await interaction.deferUpdate();
    else await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    return true;
  } catch (error) {
    const facts = { interaction: interaction.id, error: plainError(error) };
    // acknowledged already: perhaps by our own first try, whose answer was lost. What it does, it does once anyway
    if (isCode(error, CODE.acknowledged)) {
      logger.debug(facts, "an interaction had been acknowledged before");
      return true;
    }
    if (isCode(error, CODE.unknownInteraction)) logger.debug(facts, "an interaction came too late");
    else logger.warn(facts, "an interaction could not be acknowledged");
    return false;
  }
}

/**
 * What was done stays done, even if its answer does not arrive: commands show it again. Not by `editReply`, which
 * refuses where discord.js has not seen the acknowledgement succeed.
 */
async function show(services: Services, interaction: Answerable, screen: Screen): Promise<void> {
  const { logger } = services;
  try {
    await interaction.webhook.editMessage("@original", reply(screen));
  } catch (error) {
    logger.warn({ interaction: interaction.id, error: plainError(error) }, "an answer could not be shown");
    // a page that Discord does not take is our mistake: nobody shall wait for it
    if (error instanceof DiscordAPIError && error.code === CODE.invalidForm && screen !== UNSHOWN)
      await show(services, interaction, UNSHOWN);
  }
}

const UNSHOWN = note("⚠️ This page could not be shown; what was done is done. `/todo` says what is open.");

/** Tells the person what went wrong; a page stays as it is. */
async function excuse(services: Services, interaction: Answerable, manner: Manner, error: unknown): Promise<void> {
  const screen = note(excuseFor(services, interaction.id, error));
  if (manner === "message") return await show(services, interaction, screen);
  try {
    const { embeds } = reply(screen);
    await interaction.webhook.send({ embeds: embeds ?? [], flags: MessageFlags.Ephemeral });
  } catch (worse) {
    services.logger.warn({ interaction: interaction.id, error: plainError(worse) }, "a refusal could not be shown");
  }
}

/** A refusal in the rules' words; for anything else a number to ask about, and a line in the log. */
export function excuseFor({ logger }: Services, interaction: string, error: unknown): string {
  if (error instanceof Refused) return `⚠️ ${refusalText(error)}`;
  const id = randomBytes(3).toString("hex");
  logger.error({ id, interaction, error: plainError(error) }, "an interaction failed");
  return `Something went wrong on our side (id ${id}); nothing was changed.`;
}

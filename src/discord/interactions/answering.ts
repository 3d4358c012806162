/** Answers interactions: acknowledges at once, does the work, shows what came of it or why not. */
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type APIMessage, DiscordAPIError, Message, MessageFlags, type WebhookMessageEditOptions } from "discord.js";
import { Refused } from "#engine";
import { plainError } from "../../campaign/service/plain-error.ts";
import { Damaged } from "../../store/problems.ts";
import { asksForWords, CODE, faultOf, isCode, passes } from "../delivery/faults.ts";
import { marked, markIn } from "../delivery/message.ts";
import { threadsOn } from "../delivery/threads.ts";
import { refusalText } from "../screen/refusals.ts";
import { componentsOf, note, type Screen } from "../screen/screen.ts";
import { heldFiles } from "../services/held-files.ts";
import { type Drawn, drawn, inWords } from "../services/pictures.ts";
import { type About, inRuleNames } from "../services/rule-names.ts";
import type { Services } from "../services/services.ts";
import { type Confirmed, printOf } from "../services/shown-messages.ts";
import type { Answerable } from "./answerable.ts";
import { chosenMenus, freed, freeMenus } from "./free-menus.ts";

/** How an interaction is answered: a new private message, or a change of the page that the control lies on. */
export type ReplyMode = "message" | "page";

/**
 * The pauses, in ms, before what only failed on its way is tried again; Discord takes an answer for a quarter of an
 * hour.
 */
const PAUSES = [250, 1000, 3000] as const;
const ASLEEP =
  "⚠️ What you pressed is done, but this page cannot be turned: the thread that it lies in is closed, and I may not open it. " +
  "`/hand` shows your page.";
/** Nobody knows whether an acknowledgement arrived: if it did, somebody looks at "thinking…" and waits. */
const UNHEARD = "⚠️ Discord was slow to take this, so nothing was done: please press or type it once more.";

/** Acknowledges at once, works, shows what came of it. `about`: what it is about, once that is known. Never throws. */
export async function answer(
  services: Services,
  interaction: Answerable,
  mode: ReplyMode,
  work: () => Promise<Screen>,
  about: () => About | null = () => null,
): Promise<void> {
  const acknowledged = await acknowledge(services, interaction, mode);
  if (acknowledged === "unknown") await tell(services, interaction, mode, note(UNHEARD));
  if (acknowledged !== "yes") return;
  try {
    await show(services, interaction, mode, await inRuleNames(services, await work(), about()));
  } catch (error) {
    await tell(services, interaction, mode, await excuse(services, interaction.id, error, about()));
  }
}

/** Anything but yes, and nothing may be done, for nobody would be told. no: it is too late, or somebody else has it. */
async function acknowledge(
  { logger }: Services,
  interaction: Answerable,
  mode: ReplyMode,
): Promise<"yes" | "no" | "unknown"> {
  try {
    if (mode === "page" && !interaction.isChatInputCommand()) await interaction.deferUpdate();
    else await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    return "yes";
  } catch (error) {
    const facts = { interaction: interaction.id, error: plainError(error) };
    // acknowledged already: perhaps by our own first try, whose answer was lost. What it does, it does once anyway
    if (isCode(error, CODE.acknowledged)) {
      logger.debug(facts, "an interaction had been acknowledged before");
      return "yes";
    }
    if (isCode(error, CODE.unknownInteraction)) {
      logger.debug(facts, "an interaction came too late");
      return "no";
    }
    logger.warn(facts, "an interaction could not be acknowledged");
    return passes(faultOf(error)) ? "unknown" : "no";
  }
}

/**
 * What was done stays done, even if its answer does not arrive: commands show it again. Not by `editReply`, which
 * refuses where discord.js has not seen the acknowledgement succeed.
 */
async function show(services: Services, interaction: Answerable, mode: ReplyMode, screen: Screen): Promise<void> {
  const { logger } = services;
  try {
    await edit(services, interaction, mode, screen);
  } catch (error) {
    const facts = { interaction: interaction.id, error: plainError(error) };
    // a new message has taken the page's place meanwhile, and is shown again with what came of the press
    if (mode === "page" && isCode(error, CODE.unknownMessage))
      return logger.debug(facts, "the page of an answer was replaced");
    logger.warn(facts, "an answer could not be shown");
    if (mode === "page" && isCode(error, CODE.threadArchived, CODE.threadsFull))
      return await tell(services, interaction, mode, note(ASLEEP));
    // a page that Discord does not take is our mistake: nobody should wait for it
    if (error instanceof DiscordAPIError && error.code === CODE.invalidForm && screen !== UNSHOWN)
      await show(services, interaction, mode, UNSHOWN);
  }
}

/**
 * What the page has already need not go up again, unless Discord says that the page no longer has it: somebody else has
 * changed it since the press. What Discord finds too large is told in words.
 */
async function edit(services: Services, interaction: Answerable, mode: ReplyMode, screen: Screen): Promise<void> {
  const page = mode === "page" && !interaction.isChatInputCommand() ? (interaction.message?.components ?? []) : [];
  const before = page.map((part) => part.toJSON());
  const held = screen.anew === true ? NONE : heldFiles({ attachments: [], components: before });
  const mark = markIn(before); // the message of an outbox row stays recognisable as that
  const changed = mode === "page" ? sharedPage(interaction) : null;
  const send = async (wanted: Screen, having: ReadonlyMap<string, string>): Promise<void> => {
    const ready = await drawn(services, wanted, new Set(having.keys()));
    const menus = mode === "page" ? chosenMenus(interaction) : [];
    const body = bodyOf(ready, having, mark, menus);
    const put = () => awake(interaction, () => patiently(() => interaction.webhook.editMessage("@original", body)));
    const print = ready.screen === screen ? printOf(screen) : null;
    if (changed === null) await put();
    else await services.shown.change(changed, print, async () => asConfirmed(await put()));
  };
  try {
    await send(screen, held).catch(async (error: unknown) => {
      if (!isCode(error, CODE.invalidForm) || !screen.pictures.some(({ name }) => held.has(name))) throw error;
      await send(screen, NONE);
    });
  } catch (error) {
    if (screen.pictures.length === 0 || !asksForWords(error)) throw error;
    await send(inWords(screen), NONE);
  }
}

const NONE: ReadonlyMap<string, string> = new Map();

/** The message that a press turns, where it is one of the outbox: others change it, too. */
function sharedPage(interaction: Answerable): string | null {
  if (interaction.isChatInputCommand() || !interaction.message) return null;
  const { id, flags } = interaction.message;
  return flags.has(MessageFlags.Ephemeral) ? null : id;
}

/** A message as discord.js reads it, in Discord's own words. */
function asConfirmed(message: Message | APIMessage): Confirmed {
  if (!(message instanceof Message)) return message;
  const { id, editedAt, createdAt, attachments, components } = message;
  return {
    id,
    edited_timestamp: editedAt?.toISOString() ?? null,
    timestamp: createdAt.toISOString(),
    attachments: attachments.map((file) => ({ id: file.id, filename: file.name })),
    components: components.map((part) => part.toJSON()),
  };
}

/** A page in a thread that has fallen asleep is turned once that is awake: whoever presses it is waiting. */
async function awake<T>(interaction: Answerable, work: () => Promise<T>): Promise<T> {
  const { client, channelId } = interaction;
  try {
    return await work();
  } catch (error) {
    if (!isCode(error, CODE.threadArchived) || channelId === null) throw error;
    if ((await threadsOn(client.rest, client.user.id).rouse(channelId)) !== "awake") throw error;
    return await work();
  }
}

/** The screen as an answer; it replaces all that the answer held before. */
const bodyOf = (
  { screen, uploads }: Drawn,
  held: ReadonlyMap<string, string>,
  mark: number | null,
  menus: readonly string[],
): WebhookMessageEditOptions => ({
  flags: MessageFlags.IsComponentsV2,
  components: freed(marked(componentsOf(screen), mark), menus),
  attachments: screen.pictures.flatMap(({ name }) => (held.has(name) ? [{ id: held.get(name) ?? "" }] : [])),
  files: uploads.map(({ name, data }) => ({ attachment: data, name })),
});

const UNSHOWN = note("⚠️ This page could not be shown; what was done is done. `/todo` says what is open.");

/** Says something to the person; a page stays as it is, but that what was refused can be chosen there again. */
async function tell(services: Services, interaction: Answerable, mode: ReplyMode, screen: Screen): Promise<void> {
  if (mode === "message") return await show(services, interaction, mode, screen);
  try {
    const components = componentsOf(screen);
    const flags = MessageFlags.Ephemeral | MessageFlags.IsComponentsV2;
    await patiently(() => interaction.webhook.send({ components, flags }));
    const page = sharedPage(interaction);
    if (page !== null) services.shown.forget(page);
    await patiently(() => freeMenus(interaction));
  } catch (error) {
    services.logger.warn(
      { interaction: interaction.id, error: plainError(error) },
      "a refusal, or the page that it is about, could not be shown",
    );
  }
}

/** Does what may be done twice, until it is done or is known to be hopeless. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await work();
    } catch (error) {
      if (!passes(faultOf(error))) throw error;
    }
    await sleep(pause);
  }
  return await work();
}

/** A refusal in the rules' words; for anything else a number to ask about, and a line in the log. */
export async function excuse(
  services: Services,
  interaction: string,
  error: unknown,
  about: About | null,
): Promise<Screen> {
  const screen = note(excuseFor(services, interaction, error));
  try {
    return await inRuleNames(services, screen, about);
  } catch (problem) {
    services.logger.error({ interaction, error: plainError(problem) }, "a refusal is shown with numbers of rules");
    return screen;
  }
}

function excuseFor({ logger }: Services, interaction: string, error: unknown): string {
  if (error instanceof Refused) return `⚠️ ${refusalText(error)}`;
  const id = randomBytes(3).toString("hex");
  logger.error({ id, interaction, error: plainError(error) }, "an interaction failed");
  if (error instanceof Damaged)
    return `⚠️ The stored data of this is damaged, so nothing was done; whoever runs this bot can find it in the log (id ${id}).`;
  return `Something went wrong on our side (id ${id}); nothing was changed.`;
}

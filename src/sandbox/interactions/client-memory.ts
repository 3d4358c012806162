/** What a person's Discord client keeps for itself: forms that it has shown, and choices in menus. */
import { isDeepStrictEqual } from "node:util";
import type { APIComponentInMessageActionRow } from "discord-api-types/v10";
import type { Message, Modal } from "../model.ts";
import { interactiveIn } from "../spec/component-limits.ts";
import type { World } from "../world.ts";

/** What somebody has chosen from a menu, as long as it is shown there. */
type Kept = { customId: string; values: readonly string[]; presets: unknown };

/**
 * What the clients of people keep for themselves, each person's own; it is gone with the process, as it is when
 * somebody restarts their app.
 */
export class ClientMemory {
  readonly #forms = new Map<string, Pick<Modal, "title" | "components">>();
  /** By message, then by person. */
  readonly #choices = new Map<string, Map<string, Kept[]>>();

  constructor(world: World) {
    world.listen(({ t, d }) => {
      const { id = "" } = d as { id?: string };
      if (t === "MESSAGE_DELETE") this.#choices.delete(id);
      if (t === "MESSAGE_UPDATE" && this.#choices.has(id)) this.#edited(id, world.findMessage(id)?.components ?? []);
    });
  }

  /**
   * The form as its person sees it. A phone shows what it showed under this custom id for the first time, whatever the
   * bot has sent since (discord/discord-api-docs#7554); computers show what was sent.
   */
  shown(userId: string, modal: Modal): Modal {
    const key = `${userId} ${modal.customId}`;
    const { title, components } = this.#forms.get(key) ?? modal;
    this.#forms.set(key, { title, components });
    return { ...modal, title, components };
  }

  /**
   * Whether the person's menu shows just this already, because they chose it there before: then choosing it again sends
   * nothing (discord/discord-api-docs#4801, #7765).
   */
  shows(userId: string, message: Message, customId: string, values: readonly string[]): boolean {
    const kept = this.#choices.get(message.id)?.get(userId) ?? [];
    return kept.some(
      (one) => one.customId === customId && isDeepStrictEqual([...one.values].sort(), [...values].sort()),
    );
  }

  chose(userId: string, message: Message, menu: APIComponentInMessageActionRow, values: readonly string[]): void {
    const customId = idOf(menu);
    const people = this.#choices.get(message.id) ?? new Map<string, Kept[]>();
    const others = (people.get(userId) ?? []).filter((one) => one.customId !== customId);
    people.set(userId, [...others, { customId, values, presets: presetsOf(menu) }]);
    this.#choices.set(message.id, people);
  }

  /**
   * After an edit a menu with the same custom id goes on showing what was chosen there
   * (discord/discord-api-docs#7536), unless the bot presets something else than before (#6532).
   */
  #edited(messageId: string, components: Message["components"]): void {
    const menus = interactiveIn(components);
    const stays = ({ customId, presets }: Kept): boolean =>
      menus.some((menu) => idOf(menu) === customId && isDeepStrictEqual(presetsOf(menu), presets));
    for (const [person, kept] of this.#choices.get(messageId) ?? [])
      this.#choices.get(messageId)?.set(person, kept.filter(stays));
  }
}

const idOf = (component: APIComponentInMessageActionRow): string =>
  "custom_id" in component ? (component.custom_id ?? "") : "";

function presetsOf(menu: APIComponentInMessageActionRow): unknown {
  if ("options" in menu) return menu.options.filter((option) => option.default === true).map(({ value }) => value);
  return "default_values" in menu ? (menu.default_values ?? []).map(({ id }) => id) : [];
}

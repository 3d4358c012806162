import type { Modal } from "../model.ts";

/**
 * What the clients of people keep for themselves, each person's own; it is gone with the process, as it is when
 * somebody restarts their app.
 */
export class ClientMemory {
  readonly #forms = new Map<string, Pick<Modal, "title" | "components">>();

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
}

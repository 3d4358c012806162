import { controlRows } from "../../../src/discord/delivery/controls.ts";
import { readPress } from "../../../src/discord/screen/custom-id.ts";
import type { Screen } from "../../../src/discord/screen/screen.ts";
import type { Rich } from "../../../src/store/records.ts";
import { person, type Service } from "../../campaign/harness.ts";
import { asker, hold, servicesOf } from "../bench.ts";
import { pressed, windowFor } from "../presses.ts";

export const wordsOf = (text: Rich): string =>
  text.map((part) => (typeof part === "string" ? part : "literal" in part ? part.literal : "@")).join("");

/** A campaign in which people promise each other something: person 0 plays the first seat, and so on. */
export class Promising {
  readonly s: Service;
  readonly game: string;
  readonly seats: readonly string[];

  constructor(s: Service, game: string, seats: readonly string[]) {
    this.s = s;
    this.game = game;
    this.seats = seats;
  }

  /** Fills in the window of a promise; `to`: seats with commas between. */
  async promise(n: number, text: string, { to = "", until = "next" } = {}): Promise<Screen> {
    const id = readPress(
      await this.#windowId(n).then((window) => {
        if (window === null) throw new Error("no window");
        return window;
      }),
    );
    return hold(await pressed(servicesOf(this.s), asker(n), id, [text, to, until]));
  }

  async #windowId(n: number): Promise<string | null> {
    const press = { kind: "promise", game: this.game, seat: this.seats[n] ?? "", step: "new" } as const;
    const window = await windowFor(servicesOf(this.s), asker(n), { ...press, decision: null, name: null });
    return window?.custom_id ?? null;
  }

  /** The newest promise, as its post shows it. */
  async newest(): Promise<{
    readonly id: string;
    readonly text: string;
    readonly buttons: ReadonlyMap<string, string>;
  }> {
    const id = (await this.s.repository.promises(this.game)).at(-1)?.id ?? "";
    const post = await this.s.campaigns.deliveries.promise(this.game, id);
    if (!post) throw new Error("no promise");
    const buttons = new Map<string, string>();
    for (const { components } of controlRows(post.controls, this.game))
      for (const c of components) if ("label" in c && c.label && "custom_id" in c) buttons.set(c.label, c.custom_id);
    return { id, text: wordsOf(post.text), buttons };
  }

  async press(n: number, label: string): Promise<Screen> {
    const { buttons } = await this.newest();
    return await this.pressId(n, buttons.get(label) ?? "");
  }

  async pressId(n: number, id: string, values: readonly string[] = []): Promise<Screen> {
    return hold(await pressed(servicesOf(this.s), asker(n), readPress(id), values));
  }

  async deals(n: number, step = ""): Promise<Screen> {
    const press = { kind: "deals", game: this.game, decision: null, seat: null, name: null, step } as const;
    return hold(await pressed(servicesOf(this.s), asker(n), press, []));
  }

  /** The post of the phase as everyone reads it. */
  async post(): Promise<string> {
    const { number = 0 } = (await this.s.repository.livePost(this.game, null)) ?? {};
    const post = await this.s.campaigns.deliveries.live(this.game, number);
    return post ? wordsOf(post.text) : "";
  }

  async does(n: number, action: string, params: object): Promise<void> {
    const who = { game: this.game, person: person(n).id, seat: this.seats[n] ?? "", interaction: null };
    const move = { action, params: params as { readonly [param: string]: string } }; // checked when it is done
    await this.s.campaigns.acting.submit({ ...who, moves: [move], decision: null, ahead: [], end: false });
  }
}

import type {
  APIButtonComponentWithCustomId,
  APIModalInteractionResponseCallbackData,
  APIStringSelectComponent,
} from "discord.js";
import { ComponentType } from "discord.js";
import { expect } from "vitest";
import { readPress } from "../../../src/discord/screen/custom-id.ts";
import { componentsOf, type Screen } from "../../../src/discord/screen/screen.ts";
import { seatPage } from "../../../src/discord/seat/page/seat-page.ts";
import type { Services } from "../../../src/discord/services/services.ts";
import { person, type Service } from "../../campaign/harness.ts";
import { asker, servicesOf } from "../bench.ts";
import { pressed, windowFor } from "../presses.ts";

interface Node {
  readonly type: number;
  readonly content?: string;
  readonly components?: readonly Node[];
  readonly accessory?: Node;
}

function all(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => [node, ...all(node.components ?? []), ...all(node.accessory ? [node.accessory] : [])]);
}

/** Somebody who presses what is on the page of their seat, as Discord would send it. */
export class Guest {
  readonly #services: Services;
  readonly #person: number;
  readonly #game: string;
  screen: Screen = { title: "", parts: [], footer: "", pictures: [] };

  constructor(service: Service, n: number, game: string) {
    this.#services = servicesOf(service);
    this.#person = n;
    this.#game = game;
  }

  /** `notice`: what a press says that opens it. */
  async open(seat: string | null = null, notice = ""): Promise<this> {
    return this.#show(await seatPage(this.#services, person(this.#person).id, this.#game, seat, notice));
  }

  #show(screen: Screen): this {
    this.screen = screen;
    const nodes = this.#nodes();
    expect(nodes.length).toBeLessThanOrEqual(40);
    expect(this.text.length).toBeLessThanOrEqual(4000);
    const ids = [...this.buttons(), ...this.menus()].map(({ custom_id }) => custom_id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id.length).toBeLessThanOrEqual(100);
    return this;
  }

  #nodes(): Node[] {
    return all(componentsOf(this.screen) as readonly Node[]); // what we send
  }

  get text(): string {
    return this.#nodes()
      .flatMap(({ content }) => content ?? [])
      .join("\n");
  }

  buttons(): APIButtonComponentWithCustomId[] {
    return this.#nodes().filter(
      ({ type }) => type === ComponentType.Button,
    ) as unknown as APIButtonComponentWithCustomId[];
  }

  menus(): APIStringSelectComponent[] {
    return this.#nodes().filter(
      ({ type }) => type === ComponentType.StringSelect,
    ) as unknown as APIStringSelectComponent[];
  }

  labels(): string[] {
    return this.buttons().map(({ label = "" }) => label);
  }

  button(label: string): APIButtonComponentWithCustomId {
    const found = this.buttons().find((one) => one.label?.startsWith(label));
    if (!found) throw new Error(`no button “${label}” among ${this.labels().join(", ")}`);
    return found;
  }

  menu(title: string): APIStringSelectComponent {
    const found = this.menus().find(({ placeholder = "" }) => placeholder.includes(title));
    if (!found)
      throw new Error(
        `no menu “${title}” among ${this.menus()
          .map((m) => m.placeholder)
          .join(", ")}`,
      );
    return found;
  }

  async press(label: string): Promise<this> {
    const { custom_id, disabled } = this.button(label);
    if (disabled) throw new Error(`“${label}” is disabled`);
    return await this.send(custom_id, []);
  }

  /** Picks entries of a menu by what they are called. */
  async choose(title: string, ...labels: string[]): Promise<this> {
    const { custom_id, options } = this.menu(title);
    const values = labels.map((label) => {
      const option = options.find((one) => one.label.includes(label));
      if (!option) throw new Error(`no “${label}” in “${title}”: ${options.map((o) => o.label).join(", ")}`);
      return option.value;
    });
    return await this.send(custom_id, values);
  }

  /** Fills in the window that a button opens, from its first field on. */
  async type(label: string, ...values: readonly string[]): Promise<this> {
    const { custom_id } = await this.#window(label);
    return await this.send(custom_id, values);
  }

  /** What a window holds as it opens. */
  async typed(label: string): Promise<string> {
    const found = /"value":("(?:[^"\\]|\\.)*")/.exec(JSON.stringify((await this.#window(label)).components));
    return found?.[1] === undefined ? "" : String(JSON.parse(found[1]));
  }

  async #window(label: string): Promise<APIModalInteractionResponseCallbackData> {
    const press = readPress(this.button(label).custom_id);
    const modal = await windowFor(this.#services, asker(this.#person), press);
    if (!modal) throw new Error(`“${label}” opens no window`);
    return modal;
  }

  async send(id: string, values: readonly string[]): Promise<this> {
    return this.#show(await pressed(this.#services, asker(this.#person), readPress(id), values));
  }
}

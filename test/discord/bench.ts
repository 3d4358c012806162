import { type APIButtonComponentWithCustomId, type APIStringSelectComponent, ComponentType } from "discord.js";
import { pino } from "pino";
import { expect } from "vitest";
import { readPress } from "../../src/discord/screen/custom-id.ts";
import { componentsOf, type Screen, weight } from "../../src/discord/screen/screen.ts";
import type { Asker } from "../../src/discord/services/asker.ts";
import type { Services } from "../../src/discord/services/services.ts";
import { ShownMessages } from "../../src/discord/services/shown-messages.ts";
import { CHANNEL, GUILD, interaction, person, type Service } from "../campaign/harness.ts";
import { illustratorOf } from "../illustrator.ts";
import { pressed, windowFor } from "./presses.ts";

export const servicesOf = (of: Service): Services => ({
  campaigns: of.campaigns,
  illustrator: illustratorOf(of),
  logger: pino({ level: "silent" }),
  shown: new ShownMessages(() => of.clock.now()),
});

export const asker = (n: number, where: Partial<Asker> = {}): Asker => ({
  person: person(n),
  guild: GUILD,
  channel: CHANNEL,
  interaction: interaction(),
  places: [CHANNEL],
  sees: (channel) => (channel === CHANNEL ? "visible" : "hidden"),
  permits: [],
  staff: false,
  invite: null,
  readsThreads: false,
  roles: [],
  ...where,
});

/** Everything that can be pressed or opened, in order. */
export const controls = (screen: Screen) =>
  screen.parts.flatMap((part) =>
    part.kind === "row" ? part.row.components : part.kind === "section" ? [part.button] : [],
  );

export function buttonOf(screen: Screen, label: string): APIButtonComponentWithCustomId {
  for (const c of controls(screen))
    if (c.type === ComponentType.Button && "custom_id" in c && c.label === label) return c;
  throw new Error(`no button “${label}” on ${textOf(screen)}`);
}

export const buttons = (screen: Screen): string[] =>
  controls(screen).flatMap((c) => (c.type === ComponentType.Button && "label" in c ? (c.label ?? "") : []));

/** The menu that is called so; the first one if no name is given. */
export function menuOf(screen: Screen, title = ""): APIStringSelectComponent {
  for (const c of controls(screen))
    if (c.type === ComponentType.StringSelect && (c.placeholder ?? "").includes(title)) return c;
  throw new Error(`no menu “${title}” on ${textOf(screen)}`);
}

/** Title and texts; the small print at the end is no part of them. */
export const textOf = ({ title, parts }: Screen): string =>
  [title, ...parts.flatMap((part) => ("text" in part ? [part.text] : []))].join("\n");

/** Holds a screen to all that Discord limits. */
export function hold(screen: Screen): Screen {
  const shown = JSON.stringify(componentsOf(screen));
  const texts = [...shown.matchAll(/"content":("(?:[^"\\]|\\.)*")/g)].map((match) =>
    String(JSON.parse(match[1] ?? "")),
  );
  expect(texts.join("").length).toBeLessThanOrEqual(4000);
  expect(texts.every((text) => text.length > 0)).toBe(true);
  const frame = 2 + (screen.pictures.length > 0 ? 1 : 0) + (screen.file ? 1 : 0);
  expect(screen.parts.reduce((sum, part) => sum + weight(part), frame)).toBeLessThanOrEqual(40);
  expect(screen.pictures.length).toBeLessThanOrEqual(10);
  for (const { name } of screen.pictures) expect(name).toMatch(/^[\w.-]+$/);
  for (const part of screen.parts) {
    if (part.kind !== "row") continue;
    const { components } = part.row;
    expect(components.length).toBeGreaterThan(0);
    const menu = components.some((c) => c.type === ComponentType.StringSelect);
    expect(components.length).toBeLessThanOrEqual(menu ? 1 : 5);
  }
  const ids = controls(screen).map((c) => ("custom_id" in c ? c.custom_id : ""));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^.{1,100}$/u);
  for (const c of controls(screen)) {
    if (c.type === ComponentType.Button && "label" in c) expect(c.label).toMatch(/^.{1,80}$/u);
    if (c.type === ComponentType.StringSelect) holdMenu(c);
  }
  return screen;
}

function holdMenu({ options, min_values = 1, max_values = 1, placeholder = "" }: APIStringSelectComponent): void {
  expect(options.length).toBeGreaterThan(0);
  expect(options.length).toBeLessThanOrEqual(25);
  expect(new Set(options.map((o) => o.value)).size).toBe(options.length);
  expect(placeholder.length).toBeLessThanOrEqual(150);
  expect(min_values).toBeLessThanOrEqual(max_values);
  expect(max_values).toBeLessThanOrEqual(options.length);
  for (const { label, value, description = "" } of options)
    for (const [text, least] of [
      [label, 1],
      [value, 1],
      [description, 0],
    ] as const) {
      expect(text.length).toBeGreaterThanOrEqual(least);
      expect(text.length).toBeLessThanOrEqual(100);
    }
}

/** A person who presses what is on their page, as Discord would send it. */
export class Hand {
  readonly #services: Services;
  readonly #person: number;
  page: Screen;

  constructor(services: Services, person: number, page: Screen) {
    this.#services = services;
    this.#person = person;
    this.page = hold(page);
  }

  async press(label: string): Promise<Screen> {
    return await this.send(buttonOf(this.page, label).custom_id, []);
  }

  /** Chooses from the menu that is called so. */
  async choose(title: string, ...values: string[]): Promise<Screen> {
    return await this.send(menuOf(this.page, title).custom_id, values);
  }

  /** Presses a button that opens a window and fills that in. */
  async type(label: string, text: string): Promise<Screen> {
    const modal = await windowFor(this.#services, asker(this.#person), readPress(buttonOf(this.page, label).custom_id));
    if (!modal) throw new Error(`“${label}” opens no window`);
    return await this.send(modal.custom_id, [text]);
  }

  async send(id: string, values: readonly string[]): Promise<Screen> {
    this.page = hold(await pressed(this.#services, asker(this.#person), readPress(id), values));
    return this.page;
  }
}

/** What a button of a page leads to. */
export const pressedOn = async (of: Service, who: Asker, screen: Screen, label: string): Promise<Screen> =>
  await pressed(servicesOf(of), who, readPress(buttonOf(screen, label).custom_id), []);

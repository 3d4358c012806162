import {
  type APIButtonComponentWithCustomId,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
} from "discord.js";
import { expect } from "vitest";
import { type Dice, Refused } from "#engine";
import { readPress } from "../../../src/discord/screen/custom-id.ts";
import type { Screen } from "../../../src/discord/screen/screen.ts";
import { seatPage } from "../../../src/discord/seat/page/seat-page.ts";
import type { Asker } from "../../../src/discord/services/asker.ts";
import type { Services } from "../../../src/discord/services/services.ts";
import { person } from "../../campaign/harness.ts";
import { asker, controls, hold, textOf } from "../bench.ts";
import { pressed, windowFor } from "../presses.ts";

type Usable = APIButtonComponentWithCustomId | APIStringSelectComponent;

/** What leads on: whoever looks for an answer presses it sooner or later. */
const LEADING = /^(submit|confirm|send|end)\./;
/** Looks that answer nothing. */
const ASIDE: ReadonlySet<string> = new Set(["map", "plan", "hand", "card", "orders", "undo", "write", "tryout"]);

const usable = (screen: Screen): Usable[] =>
  controls(screen).flatMap((control): Usable[] => {
    if (control.type === ComponentType.StringSelect) return [control];
    return control.type === ComponentType.Button && "custom_id" in control && !control.disabled ? [control] : [];
  });

/** Somebody who presses and chooses at random what lies on their page and can be pressed. */
export class Presser {
  /** What was pressed, for whoever has to find out. */
  readonly trail: string[] = [];
  readonly #services: Services;
  readonly #person: number;
  readonly #game: string;
  readonly #dice: Dice;
  #page: Screen | null = null;
  /** When the page was shown. */
  #at = -1;

  constructor(services: Services, n: number, game: string, dice: Dice) {
    this.#services = services;
    this.#person = n;
    this.#game = game;
    this.#dice = dice;
  }

  get asker(): Asker {
    return asker(this.#person);
  }

  /** One press on the page of this seat; `at`: the number of the log's last row, by which an old page is known. */
  async press(seat: string, at: number): Promise<void> {
    if (this.#page && usable(this.#page).length === 0) this.#page = null; // a word beside the page, which is still there
    this.#page ??= hold(await seatPage(this.#services, person(this.#person).id, this.#game, seat));
    const control = this.#choice(this.#page);
    const { label, values } = this.#use(control);
    this.trail.push(`${seat}: ${label} [${values.join(", ")}]`);
    const shown = await this.#answer(control.custom_id, values);
    if (shown && this.#at === at) expect(textOf(shown)).not.toContain("has expired");
    this.#page = shown;
    this.#at = at;
  }

  #choice(screen: Screen): Usable {
    const all = usable(screen);
    const on = all.filter(({ custom_id }) => !ASIDE.has(readPress(custom_id).kind));
    const leading = on.filter((one) => this.#leads(one));
    const calm = on.filter((one) => !leading.includes(one));
    const [first, second] = this.#dice.below(5) === 0 ? [leading, calm] : [calm, leading];
    const from = this.#dice.below(20) === 0 ? all : first.length > 0 ? first : second.length > 0 ? second : all;
    if (from.length === 0) throw new Error(`nothing can be pressed on ${JSON.stringify(screen.parts)}`);
    return this.#dice.of(from);
  }

  #leads(control: Usable): boolean {
    const { kind, step } = readPress(control.custom_id);
    if (kind === "answer" || LEADING.test(step)) return true;
    return control.type === ComponentType.Button && control.style === ButtonStyle.Success;
  }

  #use(control: Usable): { readonly label: string; readonly values: readonly string[] } {
    if (control.type === ComponentType.Button) return { label: control.label ?? "", values: [] };
    const { options, min_values: least = 1, max_values: most = 1, placeholder = "" } = control;
    const count = least + this.#dice.below(most - least + 1);
    const values = this.#dice
      .shuffled(options)
      .slice(0, count)
      .map(({ value }) => value);
    return { label: placeholder, values };
  }

  /** Types into the window if the button opens one. A refusal is told to the person; the page stays as it is. */
  async #answer(id: string, values: readonly string[]): Promise<Screen | null> {
    const { asker: who } = this;
    try {
      const press = readPress(id);
      const window = values.length === 0 ? await windowFor(this.#services, who, press) : null;
      if (!window) return this.#turned(press.kind, await pressed(this.#services, who, press, values));
      const typed = this.#typed(JSON.stringify(window));
      this.trail.push(`  types ${typed}`);
      return hold(await pressed(this.#services, who, readPress(window.custom_id), [typed]));
    } catch (error) {
      if (!(error instanceof Refused) || !ASIDE.has(readPress(id).kind)) throw error; // a seat's page says it itself
      this.trail.push(`  refused: ${error.text}`);
      return null;
    }
  }

  /** What lies aside is a page of its own. */
  #turned(kind: string, screen: Screen): Screen | null {
    hold(screen);
    return ["map", "plan", "hand", "card", "orders", "tryout"].includes(kind) ? null : screen;
  }

  #typed(window: string): string {
    const [, min = "0", max = "0"] = /(-?\d+) to (-?\d+)/.exec(window) ?? [];
    const low = Number(min);
    return this.#dice.below(5) === 0 ? "nonsense, 12" : String(low + this.#dice.below(Number(max) - low + 1));
  }
}

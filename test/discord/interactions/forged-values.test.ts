import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Refused } from "#engine";
import { commandsFor } from "../../../src/discord/commands/index.ts";
import type { Command } from "../../../src/discord/commands/typing/command.ts";
import { PRESSES, readPress } from "../../../src/discord/screen/custom-id.ts";
import type { Services } from "../../../src/discord/services/services.ts";
import { amount } from "../../amounts.ts";
import { CHANNEL, GUILD, person, type Service, service, startedGame } from "../../campaign/harness.ts";
import { asker, hold, servicesOf } from "../bench.ts";
import { pressed, windowFor } from "../presses.ts";

let s: Service;
let services: Services;
beforeEach(async () => {
  s = await service();
  services = servicesOf(s);
});
afterEach(() => s.database.close());

/** Every word that a control says of itself, whatever its kind. */
const STEPS = [
  ...["", "choose", "join", "word", "typed", "again", "seat", "set", "clear", "open", "menu", "edit", "show"],
  ...["submit.0.0", "typed.0.0", "type.0.0", "set.0.0", "row.0", "add.0", "written.0", "write.0", "quick.aaaaaa"],
];
/** Those that are tried with each field filled up. */
const LENGTHENED = amount(["", "choose", "submit.0.0"], STEPS);
/** Where menus say what is meant. */
const MENUS = ["choose", "seat", "set", "clear", "menu"];
const ODD = ["__proto__", "us:x", "-1", "…", "x".repeat(100), "{}", '{"game":"x"}', "ready", ""];
const VALUES = amount(["us:x", "-1"], ODD);

/** Ids of a kind, as long as Discord takes them: one field of each filled up. */
function ids(game: string, step: string): string[] {
  return PRESSES.flatMap((kind) => {
    const plain = ["1", kind, game, "", "us", "", step];
    const room = 100 - plain.join(":").length;
    const long = (LENGTHENED.includes(step) ? [3, 4, 5] : []).map((at) =>
      plain.map((field, i) => (i === at ? field + "x".repeat(room) : field)),
    );
    return [plain, ...long, ["1", kind, game, "", "", "", step]].map((fields) => fields.join(":"));
  });
}

/** What went wrong, for which nobody could be told the reason. */
async function mistakes(game: string): Promise<string[]> {
  const found: string[] = [];
  const tries = STEPS.flatMap((step) => {
    const values = MENUS.includes(step) ? VALUES : VALUES.slice(0, 1);
    return ids(game, step).flatMap((id) => values.map((value) => ({ press: readPress(id), id, value })));
  });
  for (const { press, id, value } of tries)
    try {
      if ((await windowFor(services, asker(0), press)) === null)
        hold(await pressed(services, asker(0), press, [value]));
    } catch (error) {
      if (!(error instanceof Refused)) found.push(`${id} with “${value}”: ${String(error)}`);
    }
  return found;
}

interface Options {
  readonly name: string;
  readonly options?: readonly Options[];
}

/** Every command with one of its options, or one that it has not. */
function calls(): { readonly command: Command; readonly sub: string | null; readonly name: string }[] {
  return [...commandsFor(s.campaigns.books.definitions).values()].flatMap((command) => {
    const { options = [] } = command.json as Options; // what all kinds of options have
    const subs = options.some((one) => "options" in one) ? options : [];
    const own = (sub: string | null, list: readonly Options[]) =>
      [...list.map(({ name }) => name), "__proto__"].map((name) => ({ command, sub, name }));
    return [...own(null, options), ...subs.flatMap((one) => own(one.name, one.options ?? []))];
  });
}

const TYPED = ["…", "x".repeat(5000), "", -1, 0.5, 1e12, true];

describe("a forged control, and a choice that no menu offers", () => {
  it("meet a refusal in a lobby", async () => {
    const place = { guild: GUILD, channel: CHANNEL, host: person(0), name: "Test", pace: null, interaction: null };
    const { id } = await s.campaigns.people.create({
      ...place,
      game: "iraqi-conflict",
      options: { seats: "2", turns: 2 },
    });
    expect(await mistakes(id)).toEqual([]);
    expect(await s.campaigns.showing.record(id)).toMatchObject({ status: "lobby" });
  });

  it("meet a refusal where a menu goes on with a command, whatever it says was typed", async () => {
    await startedGame(s, ["us", "insurgents"]);
    const found: string[] = [];
    for (const { command, sub, name } of calls())
      for (const value of TYPED)
        try {
          const call = { asker: asker(0, { staff: true }), sub, given: { [name]: value } };
          if (!(await command.window?.(services, call))) hold(await command.run(services, call));
        } catch (error) {
          if (!(error instanceof Refused))
            found.push(`/${command.json.name} ${sub} ${name}=${String(value).slice(0, 9)}: ${String(error)}`);
        }
    expect(found).toEqual([]);
  });

  it("meet a refusal in a campaign that runs", async () => {
    expect(await mistakes(await startedGame(s, ["us", "insurgents"]))).toEqual([]);
  });
});

import type { APIMessage } from "discord-api-types/v10";
import { controlsOf } from "../../src/cli/robot/controls.ts";
import { readPress } from "../../src/discord/screen/custom-id.ts";
import type { Person } from "../../src/sandbox/index.ts";
import type { Observer } from "./observer.ts";
import type { People, Step } from "./people.ts";

const PUBLICLY = "Nobody of ours goes there.";
const PRIVATELY = "We stop at the river.";

/**
 * The first and the last of them talk in private, promise each other something there and in public, and one calls that
 * broken.
 */
export function negotiate(people: People, observer: Observer): Step[] {
  const [first = "", second = "", ...others] = people.seats;
  const last = others.at(-1);
  if (last === undefined) return []; // two have nobody to hide from
  const look = async () => {
    const game = await people.game();
    return await observer.look(async ({ repository }) => ({
      talks: await repository.talks(game),
      promises: await repository.promises(game),
    }));
  };
  const thread = async (): Promise<string> => (await look()).talks[0]?.thread ?? "";
  return [
    {
      what: `a talk of ${first} and ${last}`,
      done: async () => (await look()).talks.some((talk) => talk.inside.length > 1),
      act: async () => {
        await people.read();
        const person = people.of(first);
        const sheet = await pressed(person, person.messages(person.dm().id), "talk", "");
        const menu = controlsOf(sheet).find(({ custom_id }) => readPress(custom_id).step === "with");
        if (!menu) throw new Error("nobody to talk with");
        const chosen = await person.select({ message: sheet, customId: menu.custom_id, values: [last] }).reply();
        await pressed(person, [chosen], "talk", "open");
        await people.read();
      },
    },
    {
      what: `a promise in the talk of ${first} and ${last}`,
      done: async () => (await look()).promises.some(({ talk }) => talk !== null),
      act: async () => {
        await people.read();
        const person = people.of(first);
        const message = found(person.messages(await thread()), "talk", "promise");
        const modal = await person.press(message).modal();
        await person.submitModal({ modal, fields: { text: PRIVATELY } }).reply();
      },
    },
    {
      what: `a promise of ${second} in public`,
      done: async () => (await look()).promises.some(({ talk }) => talk === null),
      act: () => people.type(second, "promise", { text: PUBLICLY, to: first, until: "campaign" }),
    },
    {
      what: `${last} calls a promise broken`,
      done: async () => (await look()).promises.some(({ judged }) => judged.length > 0),
      act: async () => {
        await people.read();
        const person = people.of(last);
        await pressed(person, person.messages(await thread()), "promise", "broken");
      },
    },
  ];
}

/** The newest control of a kind, whose step begins like this. */
function found(messages: readonly APIMessage[], kind: string, step: string) {
  for (const message of messages.toReversed()) {
    const control = controlsOf(message).find(({ custom_id }) => {
      const press = readPress(custom_id);
      return press.kind === kind && (step === "" ? press.step === "" : press.step.startsWith(step));
    });
    if (control) return { message, customId: control.custom_id };
  }
  throw new Error(`nothing to press: ${kind} ${step}`);
}

const pressed = (person: Person, messages: readonly APIMessage[], kind: string, step: string): Promise<APIMessage> =>
  person.press(found(messages, kind, step)).reply();

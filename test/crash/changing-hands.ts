import { controlsOf } from "../../src/cli/robot/controls.ts";
import { readPress } from "../../src/discord/screen/custom-id.ts";
import type { Person } from "../../src/sandbox/index.ts";
import { NEWCOMER, type People, type Step } from "./people.ts";

/** The seat that changes hands: that of the last who has joined. */
const passed = (people: People): string => people.seats.at(-1) ?? "";

/** How often the seat has changed hands by then; a campaign that is over has nothing left to change. */
async function hasChanged(people: People, times: number): Promise<boolean> {
  if ((await people.status()) !== "running") return true;
  const { members, handovers } = await people.seating();
  const seat = passed(people);
  const isNew = members.some((one) => one.seat === seat && one.person === people.sandbox.person(NEWCOMER).id);
  people.succeed(seat, isNew ? NEWCOMER : null);
  return handovers >= times;
}

/** The holder of the seat asks the newcomer by this command, who accepts: the nth time that it changes hands. */
function given(people: People, command: "game lend" | "game replace", times: number): Step[] {
  const seat = passed(people);
  const newcomer = people.sandbox.person(NEWCOMER);
  return [
    {
      what: `${command}: ${seat} is offered to ${NEWCOMER}`,
      done: async () => (await hasChanged(people, times)) || (await people.seating()).isOffered,
      act: () => people.type(seat, command, { with: newcomer.id }),
    },
    {
      what: `${command}: ${NEWCOMER} accepts ${seat}`,
      done: () => hasChanged(people, times),
      act: async () => {
        await people.read();
        await press(people, newcomer, (id) => /:handover:.*take\./.test(id));
      },
    },
  ];
}

/** The holder of a seat lends it to somebody who has not played before. */
export const lend = (people: People): Step[] => given(people, "game lend", 1);

/** Whoever has lent it takes it back by the button of the post that said so. */
export function takeBackSeat(people: People): Step {
  const seat = passed(people);
  const lender = people.sandbox.person(people.names[people.seats.indexOf(seat)] ?? "");
  return {
    what: `${lender.name} takes ${seat} back`,
    done: () => hasChanged(people, 2),
    act: async () => {
      await people.read();
      await press(people, lender, (id) => readPress(id).kind === "reclaim");
    },
  };
}

/** The holder of a seat passes it on for good, to whoever has played it for them. */
export const handOver = (people: People): Step[] => given(people, "game replace", 3);

async function press(people: People, person: Person, isIt: (customId: string) => boolean): Promise<void> {
  for (const message of person.messages(people.sandbox.channelId).toReversed()) {
    const button = controlsOf(message).find(({ custom_id }) => isIt(custom_id));
    if (button) return void (await person.press({ message, customId: button.custom_id }).reply());
  }
  throw new Error(`${person.name} finds no such button in the channel`);
}

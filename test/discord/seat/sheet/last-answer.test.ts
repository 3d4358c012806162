import { afterEach, describe, expect, it } from "vitest";
import { person, type Service, service } from "../../../campaign/harness.ts";
import { goingOn } from "../../../campaign/played-on.ts";
import { Guest } from "../guest.ts";
import { started } from "../kit-table.ts";

let s: Service;
afterEach(() => s.database.close());

const CLOSED = /This button has expired:\*\* .*that question is closed\. You have answered: .+\. Now: .+\./;
const CHANGEABLE = /(It|Your answer) can be changed/;

/** Those who have not answered what all answer in secret, each on their own page; empty: nobody is asked so now. */
async function asked(game: string): Promise<readonly Guest[]> {
  const { awaited, members } = await s.campaigns.showing.status(game);
  const guests: Guest[] = [];
  for (const seat of awaited) {
    const who = members.find((member) => member.seat === seat)?.person ?? "";
    const { decisions } = await s.campaigns.showing.seatView(game, who, seat);
    if (!decisions.some(({ kind, owed }) => kind === "sealed" && owed)) return [];
    const n = Array.from({ length: 9 }, (_, i) => i).find((i) => person(i).id === who) ?? 0;
    guests.push(await new Guest(s, n, game).open(seat));
  }
  return guests.length > 1 ? guests : [];
}

/** The game goes on to the next question that several answer in secret. */
async function sealedIn(game: string, options: Parameters<typeof started>[2]): Promise<readonly Guest[]> {
  s = await service();
  const id = await started(s, game, options);
  const goesOn = goingOn(s, id);
  for (let guests = await asked(id); ; guests = await asked(id)) {
    if (guests.length > 0) return guests;
    await goesOn();
  }
}

/** Presses an answer, or takes the first of a menu of them. */
async function answers(guest: Guest, label: string): Promise<void> {
  const [menu] = guest.menus();
  if (label !== "") await guest.press(label);
  else await guest.send(menu?.custom_id ?? "", [menu?.options[0]?.value ?? ""]);
}

describe("the last answer to what all answer in secret", () => {
  it.each([
    ["iraqi-conflict", { seats: "2", turns: 2 }, "Keep all", "Next: Negotiations."],
    ["battle-for-baghdad", { seats: "3" }, "Suggested", ""],
    ["next-war-in-lebanon", {}, "Suggested", "Next: IDF phase."],
    ["fitna", { scenario: "11", bids: "always" }, "", "Next: "],
  ] as const)(
    "says what it closed, and not that it can be changed; a page that is behind says so, too: %s",
    async (game, options, label, next) => {
      const guests = await sealedIn(game, options);
      const [first, last] = [guests[0], guests.at(-1)];
      if (!first || !last) return expect.fail("nobody is asked");
      for (const guest of guests) {
        await answers(guest, label);
        if (guest !== last) expect(guest.text).toMatch(CHANGEABLE);
      }
      expect(last.text).toMatch(new RegExp(`✅ .+\\nThat was the last answer: it cannot be changed any more.*${next}`));
      expect(last.text.split("**")[0]).not.toMatch(CHANGEABLE); // what comes next may be open again
      const answering = ({ custom_id }: { readonly custom_id: string }) => /^1:(answer|form)/.test(custom_id);
      const behind = [...first.buttons().filter(({ disabled }) => !disabled), ...first.menus()].filter(answering);
      expect(behind.length).toBeGreaterThan(0); // the private page lies there as it was
      for (const control of behind) {
        await first.send(control.custom_id, "options" in control ? [control.options[0]?.value ?? ""] : []);
        expect(first.text).toMatch(CLOSED);
      }
    },
    60_000,
  );
});

import { MessageType } from "discord-api-types/v10";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Phone } from "../../../src/sandbox/index.ts";
import { SixSeats } from "../negotiation/six-seats.ts";
import { said } from "../stage.ts";

let six: SixSeats;
let phones: readonly Phone[];
let thread = "";
beforeAll(async () => {
  six = await SixSeats.open("announced");
  phones = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Zed"].map((name) => new Phone(six.who(name), Date.now));
});
afterAll(async () => {
  expect(six.stage.sandbox.complaints()).toEqual([]);
  await six.stage.close();
});

/** What phones have shown of the talk since they were last looked at. */
const heard = (): readonly string[] =>
  phones.flatMap(({ person, pushes }) =>
    pushes.splice(0).flatMap(({ channel, text }) => (channel === thread ? [`${person.name}: ${text}`] : [])),
  );
const inside = (name: string) => six.who(name).messages(thread);

describe("whoever comes into a private talk", () => {
  it("is let in and notified by one message, which says of which campaign it is, and nothing of who talks", async () => {
    const chosen = await six.choose("Ben", await six.sheet("Ben"), ["shiite", "ngo"]);
    await six.press("Ben", chosen, "Open");
    await six.stage.settled();
    [thread = ""] = six.who("Ben").privateThreads();
    const words = "Tigris: you are asked to talk in private. @Ada @Ben @Finn /deals";
    expect(heard()).toEqual(["Ada", "Ben", "Finn"].map((name) => `${name}: ${words}`));
    expect(inside("Ada").filter(({ type }) => type === MessageType.RecipientAdd)).toEqual([]);
  });

  it("writes nothing by coming or going: no turn is told after it", async () => {
    await six.press(
      "Finn",
      await six.press("Finn", await six.stage.posted(six.who("Finn"), "Private talk", thread), "Leave"),
      "Leave",
    );
    await six.toNextTurn();
    expect(inside("Ben").at(-1)?.type).toBe(MessageType.RecipientRemove);
  });

  it("is told of to the others by the message that lets them in, where they come later", async () => {
    const { campaigns } = six.stage.service;
    const [ben, zed] = ["Ben", "Zed"].map((name) => ({ id: six.who(name).id, name }));
    if (!ben || !zed) throw new Error("nobody is there");
    heard();
    await campaigns.people.offerSeats(six.game, ben, { taker: zed, lends: false }, null);
    await campaigns.people.answerSeatOffer(six.game, zed, { number: 1, takes: true }, null);
    await six.stage.settled();
    const others = ["shiite", "ngo"];
    await campaigns.negotiation.talk(six.game, { seat: "sunni", others }, { person: zed, interaction: null });
    await six.stage.settled();
    const words = (name: string): string => `${name}: Tigris: you take part in one more private talk. @${name} /deals`;
    expect(heard()).toEqual(["Finn", "Zed"].map(words)); // Finn had left it, and his seat is asked again
    expect(inside("Zed").map(said)).toContainEqual(expect.stringContaining("plays a seat of this talk now"));
    expect(six.who("Ben").privateThreads()).not.toContain(thread);
  });
});

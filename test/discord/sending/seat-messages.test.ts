import type { APIMessage } from "discord-api-types/v10";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Refused } from "#engine";
import { button, buttonRows, page, rowPart, type Screen } from "../../../src/discord/screen/screen.ts";
import { picturesOf } from "../../../src/discord/services/pictures.ts";
import { Permission } from "../../../src/sandbox/index.ts";
import { MINUTE, OutboxStage, picture, powerFails } from "../outbox-stage.ts";
import { files, labels, pictures, said } from "../stage.ts";

/** What the seat's page shows; drawn up by other code. */
let show: () => Screen;

const seatPage = (words: string): Screen => ({
  ...page("Tigris", words, [], "You play the Insurgents"),
  parts: [{ kind: "text", text: words }, ...buttonRows([button("1:act:x::::", "Pass")]).map(rowPart)],
});

let stage: OutboxStage;
beforeEach(async () => {
  show = () => seatPage("Your turn.");
  stage = await OutboxStage.open(async () => show());
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

const mail = (place = stage.ben.dm().id): APIMessage[] =>
  stage.ben.messages(place).filter((m) => said(m).includes("Tigris"));
const message = (place?: string): APIMessage => {
  const [only, ...more] = mail(place);
  if (!only || more.length > 0) throw new Error(`${mail(place).length} messages`);
  return only;
};
/** New messages notify; edits do not. */
const notifications = (): number => stage.requests("POST", /messages$/).length;
/** Ben uses something of the bot's. */
const press = () => stage.ben.slash({ channel: stage.channel, command: "help" }).reply();

describe("the message of a seat", () => {
  beforeEach(() => stage.forget());

  it("is one message, edited while nobody is newly waited for", async () => {
    await stage.seats(null);
    const { id } = message();
    show = () => seatPage("Dan is waited for.");
    await stage.seats(null);
    expect(message().id).toBe(id);
    expect(said(message())).toContain("Dan is waited for.");
    expect(said(message())).toMatch(/\n-# You play the Insurgents$/);
    expect(notifications()).toBe(1);
  });

  it("notifies once for each wait, by a message that takes the old one's place", async () => {
    await stage.seats(null);
    const { id } = message();
    await stage.seats("1");
    const second = message().id;
    expect(second).not.toBe(id);
    expect(stage.notified).toBe("1");
    await stage.seats("1");
    await stage.seats("1");
    await stage.seats(null);
    expect(message().id).toBe(second);
    expect(notifications()).toBe(2);
    await stage.seats("2");
    expect(notifications()).toBe(3);
    expect(mail()).toHaveLength(1);
  });

  it("is edited for those at the controls, who are notified when they have gone without looking", async () => {
    await stage.seats("1");
    const { id } = message();
    await press();
    stage.forget();
    await stage.seats("2");
    await stage.pass(2 * MINUTE);
    expect(message().id).toBe(id);
    expect(notifications()).toBe(0);
    await stage.pass(2 * MINUTE);
    await expect.poll(() => stage.notified).toBe("2");
    await stage.settled();
    expect(notifications()).toBe(1);
    await stage.pass(10 * MINUTE);
    expect(notifications()).toBe(1);
  });

  it("notifies nobody later who is waited for no more", async () => {
    await stage.seats("1");
    await press();
    stage.forget();
    await stage.seats("2");
    await stage.seats(null);
    await stage.pass(4 * MINUTE);
    expect(notifications()).toBe(0);
  });

  it("is brought up to date ten minutes late at most where nobody waits for its reader, by one edit for all of it", async () => {
    stage.service.clock.now = stage.now;
    await stage.seats("1");
    await stage.pass(5 * MINUTE);
    stage.forget();
    for (const words of ["Cat has passed.", "Dan has passed."]) {
      show = () => seatPage(words);
      await stage.seats(null);
      await stage.pass(4 * MINUTE);
    }
    expect(said(message())).toContain("Your turn.");
    await stage.pass(3 * MINUTE);
    await expect.poll(() => said(message())).toContain("Dan has passed.");
    expect(stage.requests("PATCH", /messages/)).toHaveLength(1);
    expect(notifications()).toBe(0);
  });

  it("is late by ten minutes from its first change since it was shown, not from one that was shown already", async () => {
    stage.service.clock.now = stage.now;
    await stage.seats("1");
    await stage.pass(5 * MINUTE);
    await stage.seats(null);
    await stage.seats("2"); // shown, with all that had changed
    await stage.pass(9 * MINUTE);
    await stage.seats(null);
    expect(await stage.service.campaigns.deliveries.untilDue()).toBeGreaterThan(9 * MINUTE);
  });

  it("is brought up to date at once where its reader has just pressed something", async () => {
    await stage.seats("1");
    await press();
    show = () => seatPage("Done.");
    await stage.seats(null);
    expect(said(message())).toContain("Done.");
  });

  it("is sent again where it is gone", async () => {
    await stage.seats("1");
    stage.sandbox.controls.deleteMessage(message().id);
    await stage.seats("1");
    expect(said(message())).toContain("Your turn.");
  });

  it("keeps the hand's picture as long as the hand is the same", async () => {
    const withHand = async (id: number): Promise<() => Screen> => {
      const { source } = picture(id);
      const wanted = { source, game: stage.game, person: stage.ben.id, kind: "hand", view: "hand", told: null };
      const pictures = await picturesOf(stage.services, wanted);
      return () => ({ ...seatPage("Your turn."), pictures });
    };
    show = await withHand(1);
    await stage.seats(null);
    await stage.seats(null);
    expect(stage.drawings).toBe(1);
    expect(pictures(message())).toBe(1);
    show = await withHand(2);
    await stage.seats(null);
    expect(stage.drawings).toBe(2);
    expect(files(message())).toHaveLength(1);
    await stage.seats("1");
    expect(pictures(message())).toBe(1);
    const sizes = stage.requests("PATCH", /messages/).map(({ files }) => files.length);
    expect(sizes).toEqual([1, 0, 1, 1]); // new messages have theirs by their first edit
  });

  it("loses its controls when the person has no part in the campaign any more", async () => {
    await stage.seats("1");
    const { id } = message();
    await stage.seats(null, "none");
    expect(message().id).toBe(id);
    expect(labels(message())).toEqual([]);
    expect(said(message())).toContain("You no longer hold a seat in this campaign.");
    await stage.seats("1");
    show = () => {
      throw new Refused({ code: "no-seat", text: "You hold no seat." });
    };
    await stage.seats("2");
    expect(labels(message())).toEqual([]);
  });
});

describe("a bot that dies while a message takes another's place", () => {
  const died = async (where: "before" | "after", what: "send" | "remove"): Promise<void> => {
    await stage.seats(null);
    await stage.offline();
    stage.forget();
    await stage.queueSeats("1");
    await stage.dieSending("seats", (client) => ({
      [what]: async (...given: never[]) => {
        if (where === "after") await Reflect.apply(client[what], client, given);
        return await powerFails();
      },
    }));
    await stage.online();
    await stage.settled();
  };

  it.each([
    ["before", "send"],
    ["after", "send"],
    ["before", "remove"],
    ["after", "remove"],
  ] as const)("%s it could %s one leaves one message, and has notified once", async (where, what) => {
    await died(where, what);
    expect(said(message())).toContain("Your turn.");
    expect(notifications()).toBe(1);
    expect(stage.notified).toBe("1");
  });
});

describe("somebody whose direct messages are closed", () => {
  const thread = (): string => {
    const [found] = stage.ben.channels().flatMap((channel) => (channel.type === 12 ? [channel.id] : []));
    if (found === undefined) throw new Error("no private thread");
    return found;
  };
  const pings = (): readonly string[] => message(thread()).mentions.map(({ id }) => id);
  beforeEach(() => stage.sandbox.controls.setDms(stage.ben.id, false));

  it("has the message in a private thread, with a ping for each wait and none for an edit", async () => {
    await stage.seats("1");
    expect(pings()).toEqual([stage.ben.id]);
    const { id } = message(thread());
    await stage.seats("1");
    expect([message(thread()).id, pings()]).toEqual([id, []]);
    await stage.seats("2");
    expect(message(thread()).id).not.toBe(id);
    expect(pings()).toEqual([stage.ben.id]);
    expect(mail()).toEqual([]);
  });

  it("has it by direct message again with the first wait after they open and their owner has pressed something", async () => {
    await stage.seats("1");
    const there = thread();
    stage.sandbox.controls.setDms(stage.ben.id, true);
    await stage.seats("2");
    expect(mail(there)).toHaveLength(1);
    await press();
    await stage.pass(4 * MINUTE);
    await stage.seats("3");
    expect(mail(there)).toEqual([]);
    expect(said(message())).toContain("Your turn.");
  });

  it("finds a notice there as well that has to say something else later, whichever way serves then", async () => {
    const notice = (title: string) => ({ title, text: [title], controls: [], ping: [], thread: null });
    const says = (title: string) =>
      stage.queue({
        destination: `person:${stage.ben.id}`,
        slot: "notice",
        payload: { kind: "post", post: notice(title) },
      });
    await says("I cannot post");
    await stage.settled();
    const there = thread();
    stage.sandbox.controls.setDms(stage.ben.id, true);
    await press();
    await says("I am back");
    await stage.settled();
    const texts = [there, stage.ben.dm().id].flatMap((place) => stage.ben.messages(place).map(said));
    expect(texts.filter((text) => /I cannot post|I am back/.test(text))).toEqual([
      expect.stringContaining("I am back"),
    ]);
  });

  it("is told in the channel, once, where no private thread may be opened", async () => {
    for (const role of Object.values(stage.sandbox.model.guilds[stage.sandbox.guildId]?.roles ?? {}))
      if (role.botId !== null || role.id === stage.sandbox.guildId)
        stage.sandbox.controls.setRolePermissions(
          stage.sandbox.guildId,
          role.id,
          BigInt(role.permissions) & ~Permission.CreatePrivateThreads,
        );
    await stage.seats("1");
    await stage.seats("2");
    const notices = stage.ada.messages(stage.channel).filter((m) => said(m).includes("direct messages are closed"));
    expect(notices.map((m) => m.mentions.map(({ id }) => id))).toEqual([[stage.ben.id]]);
    expect(await stage.service.repository.outbox.parked(stage.game)).toBeGreaterThan(0);
    expect(stage.notified).toBeNull();
  });
});

describe("a destination that Discord limits for long", () => {
  it("gets the message as it is then, once", async () => {
    await stage.seats(null);
    stage.forget();
    stage.sandbox.controls.failNext({ method: "PATCH", route: "/messages", how: "429", retryAfter: 4 });
    await stage.queueSeats(null);
    show = () => seatPage("Much later.");
    await stage.settled();
    expect(said(message())).toContain("Much later.");
    expect(stage.requests("PATCH", /messages/)).toHaveLength(1);
  });
});

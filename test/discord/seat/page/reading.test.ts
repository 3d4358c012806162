import type { APIMessage } from "discord-api-types/v10";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "../../../../src/sandbox/index.ts";
import { EPHEMERAL, forge, outcome, refused, state } from "../../forging.ts";
import { controlsOf, files, pictures, pictureUrl, Stage, said } from "../../stage.ts";

const MENU = "Read a card…";

let stage: Stage;
let game = "";
beforeEach(async () => {
  stage = await Stage.open();
  game = await stage.started();
  await stage.settled();
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

/** The menu of cards on a page, with its entries by name. */
function menuOf(message: APIMessage) {
  const menu = controlsOf(message).find((one) => (one as { placeholder?: string }).placeholder?.startsWith(MENU));
  if (!menu?.options) throw new Error(`no “${MENU}” on ${said(message)}`);
  return { customId: menu.custom_id, options: menu.options };
}

const read = async (who: Person, message: APIMessage, card: string): Promise<APIMessage> =>
  await who.select({ message, customId: menuOf(message).customId, values: [card] }).reply();

/** The words under a picture, for those who see none. */
const told = (message: APIMessage): string => JSON.stringify(message.components);

const held = async (who: Person, seat: string): Promise<readonly string[]> => {
  const { view } = await stage.service.campaigns.showing.seatView(game, who.id, seat);
  return (view.hand as { cards: readonly string[] }).cards; // Iraqi Conflict's hand
};

/** A card that this hand holds, and one that the other does. */
async function cards(): Promise<{ readonly mine: string; readonly theirs: string; readonly label: string }> {
  const [[mine = ""], [theirs = ""]] = [await held(stage.ada, "us"), await held(stage.ben, "insurgents")];
  const all = await stage.service.campaigns.looks.cards(game, stage.ada.id, "us");
  return { mine, theirs, label: all.find(({ value }) => value === mine)?.label ?? "" };
}

describe("a menu under the hand", () => {
  it("lists every card that is held, and shows one of them alone, large, to its holder only", async () => {
    const { ada } = stage;
    const { mine, label } = await cards();
    const hand = await stage.command(ada, "hand");
    const { options } = menuOf(hand);
    expect(options.map(({ value }) => value).sort()).toEqual([...(await held(ada, "us"))].sort());
    const page = await read(ada, hand, mine);
    expect(page.id).not.toBe(hand.id);
    expect((page.flags ?? 0) & EPHEMERAL).toBe(EPHEMERAL);
    expect(pictures(page)).toBe(1);
    expect(files(page)[0]).toMatch(/^card-[0-9a-f]{16}\.png$/);
    expect(told(page)).toContain(label);
    expect((await fetch(pictureUrl(page))).headers.get("content-type")).toBe("image/png");
  });

  it("lies under the hand of a seat's page as well, which stays as it is", async () => {
    const { ada } = stage;
    const { mine, label } = await cards();
    const mail = await stage.posted(ada, "· US", ada.dm().id);
    const page = await read(ada, mail, mine);
    expect(page.id).not.toBe(mail.id);
    expect(told(page)).toContain(label);
    expect(said(await stage.posted(ada, "· US", ada.dm().id))).toBe(said(mail));
  });

  it("lies on the card's page, too: the next one takes its place", async () => {
    const { ada } = stage;
    const [first = "", second = ""] = await held(ada, "us");
    const page = await read(ada, await stage.command(ada, "hand"), first);
    const next = await read(ada, page, second);
    expect(next.id).toBe(page.id);
    expect(files(next)).not.toEqual(files(page));
    const shown = menuOf(next).options.find((one) => (one as { default?: boolean }).default);
    expect(shown?.value).toBe(second);
  });
});

describe("/hand card:", () => {
  it("shows the card that a word means, or tells it in words", async () => {
    const { ada } = stage;
    const { mine, label } = await cards();
    for (const word of [mine, label, label.toLowerCase()]) {
      const page = await stage.command(ada, "hand", { card: word });
      expect(told(page), word).toContain(label);
      expect(pictures(page)).toBe(1);
    }
    const words = await stage.command(ada, "hand", { card: mine, text: true });
    expect(pictures(words)).toBe(0);
    expect(said(words)).toContain(`**${label}** (in your hand)`);
  });

  it("proposes the cards of one's own hand while one types", async () => {
    const { ada, channel } = stage;
    const { mine, label } = await cards();
    const proposed = async (card: string) =>
      await ada.autocomplete({ channel, command: "hand", options: { card }, focused: "card" }).choices();
    expect(await proposed(label.slice(0, 4))).toContainEqual(expect.objectContaining({ value: mine, name: label }));
    const all = (await proposed("")).map(({ value }) => value);
    expect(all.sort()).toEqual([...(await held(ada, "us"))].sort());
  });

  it("asks one who holds several seats for which, and goes on with the card", async () => {
    const { ada } = stage;
    const options = {
      game: "iraqi-conflict",
      seats: "2",
      turns: 2,
      name: "Delta",
      pace: "none",
      "several-seats": true,
    };
    await stage.command(ada, "game create", options);
    const delta = (await stage.service.campaigns.showing.find({ channel: stage.channel })).find(
      ({ name }) => name === "Delta",
    );
    const id = delta?.id ?? "";
    for (const seat of ["us", "insurgents"]) await stage.command(ada, "game join", { seat, game: id });
    await stage.command(ada, "game start", { game: id });
    const own = await stage.service.campaigns.looks.cards(id, ada.id, "us");
    const asked = await stage.command(ada, "hand", { game: id, card: own[0]?.value ?? "" });
    expect(said(asked)).toContain("Which seat?");
    const [menu] = controlsOf(asked);
    const us = menu?.options?.find(({ label }) => label === "US")?.value ?? "";
    const page = await ada.select({ message: asked, customId: menu?.custom_id ?? "", values: [us] }).reply();
    expect(told(page)).toContain(own[0]?.label);
  });
});

describe("a card that one does not hold", () => {
  it("is refused by menu and by name as one that does not exist: neither says which is which", async () => {
    const { ada } = stage;
    const { theirs } = await cards();
    const hand = await stage.command(ada, "hand");
    const { customId } = menuOf(hand);
    const before = state(stage);
    const answers: string[] = [];
    for (const id of [customId, `${customId}next`])
      for (const values of [[theirs], ["no-such-card"], ["__proto__"], ["constructor"], [""], ["x".repeat(300)], []]) {
        const answer = await outcome(forge(stage, { who: ada, message: hand, id, values }));
        if (!answer) throw new Error("a window");
        refused(answer, `${values} by ${id}`);
        expect(pictures(answer)).toBe(0);
        answers.push(said(answer).trim());
      }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain("You can read the cards that you hold or have been shown");
    const typed = async (card: string): Promise<string> => {
      const answer = await stage.command(ada, "hand", { card });
      refused(answer, card);
      return said(answer).replaceAll(card, "…").replaceAll(card.replaceAll("-", " "), "…");
    };
    const [refusal, ...others] = [await typed(theirs), await typed("q7-zx-9"), await typed("xyzzy")];
    for (const other of others) expect(other).toBe(refusal);
    expect(state(stage)).toEqual(before);
  });

  it("is not read by the one who plays another seat, nor by a stranger, whose seat's control they bring", async () => {
    const { ada, ben, sandbox } = stage;
    const { mine, theirs } = await cards();
    const hand = await stage.command(ada, "hand");
    const { customId } = menuOf(hand);
    const before = state(stage);
    for (const who of [ben, sandbox.person("Dov")])
      for (const card of [mine, theirs, "no-such-card"])
        for (const id of [customId, `${customId}next`]) {
          const answer = await outcome(
            forge(stage, { who, message: await stage.posted(ada, "Waiting on"), id, values: [card] }),
          );
          if (!answer) throw new Error("a window");
          refused(answer, `${who.name} reads ${card}`);
          expect(said(answer)).toContain("That is for the US alone.");
        }
    refused(await stage.command(sandbox.person("Dov"), "hand", { card: mine }), "a stranger's word");
    expect(state(stage)).toEqual(before);
  });

  it("can be read once it is offered, and no longer when the offer is gone", async () => {
    const { ada, ben } = stage;
    await stage.talks();
    const [given = ""] = await held(ben, "insurgents");
    refused(await stage.command(ada, "hand", { card: given }), "before the offer");
    await stage.command(ben, "iraq propose", { to: "us", give: given, want: "nothing" });
    const page = await stage.command(ada, "hand", { card: given, text: true });
    expect(said(page)).toContain("offered by the Insurgents");
    const { decisions } = await stage.service.campaigns.showing.seatView(game, ada.id, "us");
    const offer = decisions.find(({ kind }) => kind === "offer")?.id ?? "";
    await stage.command(ada, "iraq decline", { offer });
    refused(await stage.command(ada, "hand", { card: given }), "after the offer");
  });
});

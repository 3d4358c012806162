import { ComponentType } from "discord.js";
import { expect, it } from "vitest";
import { page } from "../../../../src/discord/screen/screen.ts";
import { cardMenu } from "../../../../src/discord/seat/page/reading.ts";
import { hold, menuOf } from "../../bench.ts";

const cards = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ value: `card-${i}`, label: `Card ${i}`, description: "in your hand" }));
const shown = (count: number, chosen: string | null = null) =>
  hold(page("", "", cardMenu({ game: "k7f3x", seat: "us", cards: cards(count) }, chosen)));

it("no cards have no menu", () => {
  expect(shown(0).parts).toEqual([]);
});

it("a menu has as many cards as Discord takes, and says where the others are", () => {
  expect(menuOf(shown(25))).toMatchObject({ type: ComponentType.StringSelect, placeholder: "Read a card…" });
  const menu = menuOf(shown(40));
  expect(menu.options).toHaveLength(25);
  expect(menu.placeholder).toBe("Read a card… (the rest: /hand)");
});

it("the menu of a card's own page turns that page, and names the card", () => {
  const [hand, card] = [menuOf(shown(3)), menuOf(shown(3, "card-1"))];
  expect(card.custom_id).not.toBe(hand.custom_id);
  expect(card.options.filter((one) => one.default).map(({ value }) => value)).toEqual(["card-1"]);
});

import { afterEach, expect, it } from "vitest";
import type { Service } from "../../../campaign/harness.ts";
import { inAction, rowsOn } from "../action-table.ts";
import type { Guest } from "../guest.ts";

let s: Service;
afterEach(() => s.database.close());

const titles = (guest: Guest): string[] => guest.menus().map(({ placeholder = "" }) => placeholder);

it("R-32, R-38 in Battle for Baghdad the menus of recruits and purchases stay after a Move, and a recruit goes before it", async () => {
  const { guest, ...table } = await inAction();
  s = table.s;
  const before = titles(guest);
  const moves = before.find((title) => title.startsWith("Move")) ?? expect.fail(before.join(", "));
  const [first] = guest.menu(moves).options;
  await guest.choose(moves, first?.label ?? "");
  const to = titles(guest).find((title) => title.includes("Move") && title.includes("·"));
  if (rowsOn(guest).length === 0 && to) await guest.choose(to, guest.menu(to).options[0]?.label ?? "");
  expect(rowsOn(guest)).toHaveLength(1);
  const after = titles(guest);
  const others = before.filter((title) => !title.startsWith("Move"));
  expect(others.some((title) => title.startsWith("Recruit"))).toBe(true);
  expect(after).toEqual(expect.arrayContaining(others));
  const recruits = others.find((title) => title.startsWith("Recruit")) ?? "";
  await guest.choose(recruits, guest.menu(recruits).options[0]?.label ?? "");
  expect(rowsOn(guest)).toHaveLength(2);
  expect(rowsOn(guest).map((row) => /recruit/i.test(row))).toEqual([true, false]);
});

it("the menu of Moves stays after a purchase, though nobody knows the card before it is bought", async () => {
  const { guest, ...table } = await inAction();
  s = table.s;
  const before = titles(guest);
  await guest.choose("Purchases", "Buy a card");
  expect(rowsOn(guest)).toHaveLength(1);
  expect(titles(guest)).toEqual(expect.arrayContaining(before.filter((title) => title.startsWith("Move"))));
});

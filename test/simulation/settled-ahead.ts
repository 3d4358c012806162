import type { APIMessage } from "discord-api-types/v10";
import type { Dice, Seat } from "#engine";
import { controlsOf, isMenu, textOf } from "../../src/cli/robot/controls.ts";
import type { Page } from "../../src/cli/robot/page.ts";
import { Presser } from "../../src/cli/robot/presser.ts";
import { readPress } from "../../src/discord/screen/custom-id.ts";
import type { Person } from "../../src/sandbox/people/person.ts";
import type { GameRecord } from "../../src/store/records.ts";

/** How many orders are tried: those that have a form are left as they are. */
const TRIES = 3;

/** Gives a seat a standing order, or several by one press. Whether any was set. */
export async function giveOrders(
  person: Person,
  { id: game, channel }: GameRecord,
  seat: Seat,
  dice: Dice,
): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    const orders = await person.slash({ channel, command: "orders list", options: { seat, game } }).reply();
    const given = await giveOne(new Presser(person), orders, dice);
    if (given !== null && textOf(given).includes("✅")) return true;
  }
  return false;
}

/** Null: there is nothing to give. */
async function giveOne(presser: Presser, orders: APIMessage, dice: Dice): Promise<APIMessage | null> {
  const ways = controlsOf(orders).filter(({ custom_id }) => {
    const { kind, step } = readPress(custom_id);
    return kind === "orders" && (step === "set" || step === "preset");
  });
  if (ways.length === 0) return null;
  const way = dice.of(ways);
  return isMenu(way)
    ? await presser.choose(orders, way, [dice.of(way.options).value])
    : await presser.press(orders, way);
}

/** How many of a thousand who take a seat over keep what was settled there. */
const KEEP = 500;

/** Says what becomes of orders and answers that a seat was taken over with; null: there is nothing to say. */
export async function decideInherited(page: Page, dice: Dice): Promise<"kept" | "dropped" | null> {
  const keeps = dice.below(1000) < KEEP;
  const button = { kind: "page", name: null, step: keeps ? "inherited.keep" : "inherited.drop" } as const;
  if (!page.has(button)) return null;
  await page.press(button);
  return keeps ? "kept" : "dropped";
}

/** `/orders`: written orders, and the page on which standing orders are set and cleared. */
import { ButtonStyle } from "discord.js";
import { type GameTypes, nameToday, type OrderPreset, refuse } from "#engine";
import type { SeatView } from "../../campaign/service.ts";
import type { StandingOrderRecord } from "../../store/records.ts";
import { writePress } from "../screen/custom-id.ts";
import type { PressOf } from "../screen/payloads.ts";
import { literalName } from "../screen/rich.ts";
import { button, option, page, type Row, row, type Screen, select } from "../screen/screen.ts";
import { orderWords } from "../seat/ahead/undecided.ts";
import { pageOf } from "../seat/page/seat-page.ts";
import { writingWindow } from "../seat/press/written-rows.ts";
import { seatContext, withSheet } from "../seat/sheet/context.ts";
import { setAside } from "../seat/state/state.ts";
import { withSeat } from "../seat/state/which-seat.ts";
import type { Asker } from "../services/asker.ts";
import type { Services } from "../services/services.ts";
import { type Call, type Command, commandJson, completed, matching, subcommand, textOf } from "./typing/command.ts";
import { meant } from "./typing/typed.ts";
import { findGame, findSeat, GAME, gameChoices, mySeats, SEAT } from "./typing/which.ts";

const ORDER = completed("order", "Which standing order?");

/** `/orders`: what is to be decided for a seat the moment a question opens. */
export const ordersCommand: Command = {
  json: commandJson("orders", "Written orders, and standing orders for when you are away", [
    subcommand("list", "Your standing orders", [SEAT, GAME]),
    subcommand("set", "Set a standing order", [ORDER, SEAT, GAME]),
    subcommand("write", "Write orders in notation, one per line, and submit them all at once", [SEAT, GAME]),
    subcommand("clear", "Clear a standing order", [{ ...ORDER, required: true }, SEAT, GAME]),
  ]),
  async run(services, call) {
    const typed = textOf(call.given, "order");
    if (typed === null && textOf(call.given, "seat") === null) {
      const { id } = await findGame(services.campaigns, call.asker, textOf(call.given, "game"));
      return await openOrders(services, call.asker, id, null);
    }
    const seatView = await seatViewOf(services, call);
    if (call.sub === "list" || typed === null) return await ordersPage(services, call.asker, seatView, "");
    const name = meant(orderChoices(seatView), typed);
    return call.sub === "set"
      ? await setOrder(services, call.asker, seatView, name)
      : await clearOrder(services, call.asker, seatView, name);
  },
  async window(services, { asker, sub, given }) {
    if (sub !== "write") return null;
    const record = await findGame(services.campaigns, asker, textOf(given, "game"));
    const seat = await findSeat(services.campaigns, asker, record, textOf(given, "seat"));
    return await writingWindow(services, asker, record.id, seat);
  },
  async complete(services, call, typing) {
    const { campaigns } = services;
    if (typing.name === "game") return await gameChoices(campaigns, call.asker);
    if (typing.name === "order") {
      const seatView = await seatViewOf(services, call);
      const set = call.sub === "clear" ? await mine(services, call.asker, seatView) : null;
      const orders = orderChoices(seatView).filter(({ value }) => set === null || set.some((o) => o.name === value));
      return matching(
        orders.map(({ value, label }) => ({ value, name: label })),
        typing.text,
      );
    }
    return await mySeats(campaigns, call.asker, (await findGame(campaigns, call.asker, textOf(call.given, "game"))).id);
  },
};

async function seatViewOf({ campaigns }: Services, { asker, given }: Call): Promise<SeatView> {
  const record = await findGame(campaigns, asker, textOf(given, "game"));
  const seat = await findSeat(campaigns, asker, record, textOf(given, "seat"));
  return await campaigns.showing.seatView(record.id, asker.person.id, seat);
}

const orderChoices = (seatView: SeatView): { readonly value: string; readonly label: string }[] =>
  seatView.book.definition.orders.map(({ name, title }) => ({ value: name, label: title }));

const mine = ({ campaigns }: Services, asker: Asker, seatView: SeatView): Promise<readonly StandingOrderRecord[]> =>
  campaigns.acting.orders(seatView.record.id, asker.person.id, seatView.view.seat);

/** The orders of the seat that somebody means. */
const openOrders = (services: Services, asker: Asker, game: string, seat: string | null): Promise<Screen> =>
  withSeat(services, asker, game, seat, "orders", async (own) =>
    ordersPage(services, asker, await services.campaigns.showing.seatView(game, asker.person.id, own), ""),
  );

/** The orders of a seat, with menus to set and to clear. */
async function ordersPage(services: Services, asker: Asker, seatView: SeatView, notice: string): Promise<Screen> {
  const { definition } = seatView.book;
  const set = await mine(services, asker, seatView);
  const title = (name: string): string => definition.orders.find((o) => o.name === name)?.title ?? name;
  const lines = set.map((order) => `• ${orderWords(definition, order)}`);
  const waiting = seatView.undecided.orders.map((order) => `• ${orderWords(definition, order)} – not yet kept by you`);
  const press = { kind: "orders", game: seatView.record.id, seat: seatView.view.seat } as const;
  const presets = definition.orderPresets ?? [];
  const rows: Row[] = presets.length === 0 ? [] : [row(...presets.map((preset) => presetButton(preset, press)))];
  const all = orderChoices(seatView).map(({ value, label }) => option(value, label));
  if (all.length > 0) rows.push(row(select(writePress({ ...press, does: "set" }), "Set a standing order", all)));
  const given = set.map(({ name }) => option(name, title(name)));
  if (given.length > 0) rows.push(row(select(writePress({ ...press, does: "clear" }), "Clear one", given)));
  const none = all.length > 0 ? "You have given none." : "This game has no standing orders.";
  const meanings = presets.map((preset) => `-# **${preset.title}**: ${preset.summary(seatView.view)}`);
  const text = [notice, ...(lines.length > 0 ? lines : [none]), ...waiting, ...meanings].filter((line) => line !== "");
  return page("Standing orders", text.join("\n"), rows, seatView.seatName);
}

const presetButton = (
  { name, title }: OrderPreset<GameTypes>,
  press: { readonly kind: "orders"; readonly game: string; readonly seat: string },
) => button(writePress({ ...press, does: "preset", preset: name }), title, ButtonStyle.Secondary);

/** Opens that page; presses within it. */
export async function pressOrders(
  services: Services,
  asker: Asker,
  press: PressOf<"orders">,
  [value = ""]: readonly string[],
): Promise<Screen> {
  const { game } = press;
  if (press.does === null) return await openOrders(services, asker, game, press.seat);
  if (press.does === "seat") return await openOrders(services, asker, game, value);
  const record = await services.campaigns.showing.record(game);
  const seat = await findSeat(services.campaigns, asker, record, press.seat);
  const seatView = await services.campaigns.showing.seatView(game, asker.person.id, seat);
  const { orders, orderPresets = [] } = seatView.book.definition;
  const order = nameToday(orders, value);
  if (press.does === "preset")
    return await givePreset(services, asker, seatView, nameToday(orderPresets, press.preset));
  return press.does === "set"
    ? await setOrder(services, asker, seatView, order)
    : await clearOrder(services, asker, seatView, order);
}

/** Sets an order that has nothing to fill in; opens the form of another. */
async function setOrder(services: Services, asker: Asker, seatView: SeatView, name: string): Promise<Screen> {
  const order =
    seatView.book.definition.orders.find((one) => one.name === name) ??
    refuse("no-order", `There is no standing order “${literalName(name)}” in this game.`);
  const { id: game } = seatView.record;
  const { seat } = seatView.view;
  if (order.form.entries.length === 0) {
    await services.campaigns.acting.setOrder(game, asker.person.id, seat, name, {}, asker.interaction);
    return await ordersPage(services, asker, seatView, `✅ ${order.title}: set.`);
  }
  const context = await seatContext(services, asker.person.id, game, seat);
  const form = { kind: "order", name, decision: null } as const;
  const kept = seatView.orders.find((one) => one.seat === seat && one.name === name);
  const values = kept && !kept.ask ? kept.params : {}; // whoever changes an order begins with it
  return await pageOf(await withSheet(context, { ...setAside(context.sheet), form, values }), "");
}

async function givePreset(services: Services, asker: Asker, seatView: SeatView, name: string): Promise<Screen> {
  await services.campaigns.acting.usePreset(
    seatView.record.id,
    asker.person.id,
    seatView.view.seat,
    name,
    asker.interaction,
  );
  const title = seatView.book.definition.orderPresets?.find((one) => one.name === name)?.title ?? name;
  return await ordersPage(services, asker, seatView, `✅ ${title}: set. Each order can be changed.`);
}

async function clearOrder(services: Services, asker: Asker, seatView: SeatView, name: string): Promise<Screen> {
  await services.campaigns.acting.clearOrder(
    seatView.record.id,
    asker.person.id,
    seatView.view.seat,
    name,
    asker.interaction,
  );
  return await ordersPage(services, asker, seatView, "✅ It is taken back.");
}

/** A menu of people, or what leads to one: who moderates, who plays where, who takes a seat. */
import { refuse } from "#engine";
import { requireMay } from "../../../campaign/facts/permissions.ts";
import type { Status } from "../../../campaign/service.ts";
import { settingsPage } from "../../council/settings.ts";
import { writePress } from "../../screen/custom-id.ts";
import type { PressOf } from "../../screen/payloads.ts";
import { unknownControl } from "../../screen/refusals.ts";
import { literalName, mention } from "../../screen/rich.ts";
import { note, page, personMenu, row, type Screen } from "../../screen/screen.ts";
import { type Asker, staffOf } from "../../services/asker.ts";
import type { Services } from "../../services/services.ts";
import type { Named } from "../typing/command.ts";
import { backOn, isDate } from "./away-page.ts";
import { lendSeat, offerSeat, replaceOther } from "./handover.ts";

export async function pressPerson(
  services: Services,
  asker: Asker,
  press: PressOf<"person">,
  [who]: readonly string[],
): Promise<Screen> {
  const { game } = press;
  const named = who === undefined ? undefined : { person: { id: who, name: "" }, bot: false };
  switch (press.for) {
    case null:
      return await findPage(services, asker, game);
    case "sides":
      return await sidesPage(services, asker, game);
    case "moderator":
      return await moderated(services, asker, game, who ?? null);
    case "pass":
      return await offerSeat(services, asker, game, { named, seat: null });
    case "lend":
      return await lendSeat(services, asker, game, { named, until: null });
    case "lend-until":
      return await lent(services, asker, game, named, press.until);
    case "replace":
      if (named === undefined) return unknownControl();
      return await replaceOther(services.campaigns, asker, game, { seat: press.seat, to: named.person });
    case "place":
      if (named === undefined) return unknownControl();
      return await placed(services, asker, game, { seat: press.seat, person: named.person.id });
  }
}

/** Somebody else plays until a date. */
async function lent(
  services: Services,
  asker: Asker,
  game: string,
  named: Named | undefined,
  day: string,
): Promise<Screen> {
  if (!isDate(day)) return unknownControl();
  const until = backOn(await services.campaigns.showing.record(game), day);
  return await lendSeat(services, asker, game, { named, until });
}

/** Those who play, or their moderator, look for somebody in the place of whoever is silent. */
async function findPage({ campaigns }: Services, { person }: Asker, game: string): Promise<Screen> {
  const { record, members, seats } = await campaigns.showing.status(game);
  const plays = members.some((member) => member.person === person.id && member.seat !== null);
  if (record.moderator !== person.id) requireMay(plays ? ["player"] : [], "ask");
  const silent = seats.filter(({ id }) => members.some((member) => member.seat === id && member.silent !== null));
  if (silent.length === 0) return refuse("not-silent", "Nobody is silent any more.");
  const menus = silent.map(({ id, name }) =>
    row(personMenu(writePress({ kind: "person", game, seat: id, for: "replace" }), `Who is to play ${name}?`)),
  );
  const text = "They are asked in the channel of the campaign, and take the seat over with its hand if they accept.";
  return page(`Find somebody · ${literalName(record.name)}`, text, menus);
}

/** Where the host puts people on sides: a menu of people a side. */
async function sidesPage({ campaigns }: Services, { person }: Asker, game: string, news = ""): Promise<Screen> {
  const { record, sides } = await campaigns.showing.status(game);
  requireMay(record.host === person.id ? ["host"] : [], "share");
  if (record.status !== "lobby") refuse("not-a-lobby", "This campaign has already started.");
  const menus = (sides ?? []).map((side) =>
    row(personMenu(writePress({ kind: "person", game, seat: side.id, for: "place" }), `${side.name}: ask somebody`)),
  );
  const text = `${news}Whoever you choose is asked in the channel, and belongs to the side once they press **Accept**.\n\n${standing(sides)}`;
  return page(`Put people on sides · ${literalName(record.name)}`, text, menus);
}

const standing = (sides: Status["sides"]): string =>
  (sides ?? [])
    .map(({ name, people }) => `**${name}** – ${people.map((one) => literalName(one.name)).join(", ") || "nobody yet"}`)
    .join("\n");

/** The host has chosen whom to ask for a side. */
async function placed(
  services: Services,
  asker: Asker,
  game: string,
  wish: { readonly seat: string; readonly person: string },
): Promise<Screen> {
  const { person, interaction } = asker;
  await services.campaigns.councils.place(game, wish, { person, interaction });
  return await sidesPage(services, asker, game, `✅ ${mention(wish.person)} is asked.\n`);
}

/** Somebody looks after the campaign without playing, or nobody any more. */
async function moderated(services: Services, asker: Asker, game: string, who: string | null): Promise<Screen> {
  const { campaigns } = services;
  const { person, interaction } = asker;
  await campaigns.moderation.appoint({ game, person: person.id, staffOf: staffOf(asker), interaction }, who);
  const { host, status } = await campaigns.showing.record(game);
  if (host === person.id && status === "lobby") return await settingsPage(services, asker, game);
  return note(who === null ? "✅ This campaign has no moderator any more." : `✅ ${mention(who)} is the moderator.`);
}

/** The sheet of private talks: whom one could talk with in private, who could read it, and offers within a talk. */
import { ButtonStyle } from "discord.js";
import { refuse } from "#engine";
import type { TalkForm } from "../../campaign/service.ts";
import { writePress } from "../screen/custom-id.ts";
import type { PressOf } from "../screen/payloads.ts";
import { unknownControl } from "../screen/refusals.ts";
import { literalName, mention } from "../screen/rich.ts";
import { button, note, option, page, row, type Screen, select } from "../screen/screen.ts";
import type { Window } from "../screen/window.ts";
import { namesOf, promiseModalFor, readPromise } from "../seat/form/promise-window.ts";
import { pageOf, seatPage } from "../seat/page/seat-page.ts";
import { seatContext, withSheet } from "../seat/sheet/context.ts";
import { setAside } from "../seat/state/state.ts";
import type { Asker } from "../services/asker.ts";
import { lackingForTalks } from "../services/permits.ts";
import type { Services } from "../services/services.ts";
import { ledgerPage } from "./ledger-page.ts";
import { promised } from "./press-promise.ts";

/** A press on the sheet of talks, or below the first message of one. */
export async function pressTalk(
  services: Services,
  asker: Asker,
  press: PressOf<"talk">,
  values: readonly string[],
): Promise<Screen> {
  const { negotiation } = services.campaigns;
  const { person, interaction } = asker;
  const { game } = press;
  if ("others" in press) {
    const { seat, others } = press;
    const id = await negotiation.talk(game, { seat, others }, { person, interaction });
    const { talks } = await negotiation.talkForm(game, person.id, seat);
    const thread = talks.find((talk) => talk.id === id)?.thread ?? null;
    const where =
      thread === null
        ? "its thread is being opened, and calls everyone in it once it is there; if that takes longer, I tell you why"
        : `it is <#${thread}>`;
    return note(`✅ Your private talk: ${where}. I read nothing that is written there.`);
  }
  if ("seat" in press) return await talkSheet(services, asker, game, press.seat, values);
  const { does, talk } = press;
  const seats = await negotiation.talkSeats(game, talk, person.id);
  const own = await ownSeat(services, asker, game, seats);
  if (does === "deals") return await ledgerPage(services, asker, game);
  if (does === "said") return await promised(services, asker, game, own, { ...readPromise(values), talk });
  if (does === "offer") return await offerPage(services, asker, game, own, seats);
  if (does === "leave") return leavingPage(game, talk);
  if (does !== "left") return unknownControl();
  await negotiation.leaveTalk(game, talk, { person, interaction });
  return note("You have left this talk. **Talk** on your page opens it again.");
}

/** The window of a promise that is made in a talk; null: the press opens none. */
export async function talkWindow(services: Services, asker: Asker, press: PressOf<"talk">): Promise<Window | null> {
  if (press.does !== "promise") return null;
  const { game, talk } = press;
  const seats = await services.campaigns.negotiation.talkSeats(game, talk, asker.person.id);
  const seat = await ownSeat(services, asker, game, seats);
  const id = writePress({ kind: "talk", game, does: "said", talk });
  return await promiseModalFor(services, asker, { game, seat, talk }, id);
}

/** The one of a talk's seats that somebody plays. */
async function ownSeat({ campaigns }: Services, { person }: Asker, game: string, seats: readonly string[]) {
  const mine = await campaigns.showing.seatsOf(game, person.id);
  return seats.find((seat) => mine.includes(seat)) ?? refuse("not-your-seat", "You play no seat of this talk.");
}

/** Whom somebody could talk with in private, and who could read it. */
async function talkSheet(
  services: Services,
  asker: Asker,
  game: string,
  seat: string,
  chosen: readonly string[] = [],
): Promise<Screen> {
  const form = await services.campaigns.negotiation.talkForm(game, asker.person.id, seat);
  const { name } = await services.campaigns.showing.record(game);
  const names = await namesOf(services, game);
  const named = (seats: readonly string[]): string => seats.map((one) => names.get(one) ?? one).join(", ");
  const entries = form.seats.map((one) => option(one, names.get(one) ?? one, "", chosen.includes(one)));
  const missing = asker.guild === null ? [] : lackingForTalks(asker.permits);
  const lacks = missing.length > 0;
  const lines = [
    form.isAnnounced
      ? "Others are told that a talk exists, not what is said."
      : "Nobody outside is told that a talk exists.",
    staffLine(form, names),
    ...(lacks
      ? [`⚠️ I cannot open private threads here. Missing: **${missing.join("**, **")}**. Offers work without.`]
      : []),
    ...(form.computers.length === 0
      ? []
      : [`Played by the computer: ${named(form.computers)}. Make them an offer instead.`]),
    ...(form.minded.length === 0
      ? []
      : [`Minded by the computer while somebody is gone: ${named(form.minded)}. It makes no deals.`]),
    ...threads(form, seat, named),
  ];
  const menu = select(writePress({ kind: "talk", game, seat, does: "with" }), "With…", entries, {
    min: 1,
    max: Math.max(1, entries.length),
  });
  const opens = writePress({ kind: "talk", game, seat, does: "open", others: chosen });
  const open = button(opens, "Open", ButtonStyle.Success, chosen.length === 0 || lacks);
  const deals = button(writePress({ kind: "deals", game }), "Deals");
  return page(
    `Talk · ${literalName(name)} · ${names.get(seat) ?? seat} · ${form.opened} of ${form.most} opened`,
    lines.join("\n"),
    [row(menu), row(open, deals)],
  );
}

/** Who could read along: staff, and those of them who play. */
function staffLine({ readers }: TalkForm, names: ReadonlyMap<string, string>): string {
  if (readers.length === 0)
    return "Staff of this server can read private threads. Nobody who plays here is known to be staff.";
  const who = readers
    .map(({ person, seat }) => `${mention(person)} (${names.get(seat ?? "") ?? "no side"})`)
    .join(", ");
  return `⚠️ Staff of this server can read private threads, and ${who} ${readers.length === 1 ? "is" : "are"} staff here.`;
}

const threads = ({ talks }: TalkForm, seat: string, named: (seats: readonly string[]) => string): readonly string[] =>
  talks.flatMap(({ seats, thread }) =>
    thread === null ? [] : [`• <#${thread}> with ${named(seats.filter((one) => one !== seat))}`],
  );

/** The form of an offer with the others of a talk filled in; where the game makes none now, the seat's page. */
async function offerPage(
  services: Services,
  { person }: Asker,
  game: string,
  seat: string,
  seats: readonly string[],
): Promise<Screen> {
  const context = await seatContext(services, person.id, game, seat);
  const { offering } = context.seatView.book.definition;
  if (!offering || !context.seatView.free.includes(offering.action))
    return await seatPage(
      services,
      person.id,
      game,
      seat,
      "⚠️ No offers are made now: these are the things you can do.",
    );
  const form = { kind: "do", name: offering.action, decision: null } as const;
  const { param, kind } = offering.partners;
  const others = seats.filter((one) => one !== seat);
  const [only = "", ...more] = others;
  const values = kind === "seats" ? { [param]: others } : more.length === 0 ? { [param]: only } : {};
  return await pageOf(await withSheet(context, { ...setAside(context.sheet), form, values }), "");
}

const leavingPage = (game: string, talk: string): Screen =>
  page("Leave this talk?", "You read nothing more of it until you open it again. The others stay.", [
    row(button(writePress({ kind: "talk", game, does: "left", talk }), "Leave", ButtonStyle.Danger)),
  ]);

/** How players leave a running campaign, lend, offer or take back a seat, and how others take it. */
import { ButtonStyle } from "discord.js";
import { matchName, refuse } from "#engine";
import type { CampaignService, Person } from "../../../campaign/service.ts";
import type { GameRecord } from "../../../store/records.ts";
import { sideChoice } from "../../council/joining.ts";
import { writePress } from "../../screen/custom-id.ts";
import type { PressOf } from "../../screen/payloads.ts";
import { date, literalName } from "../../screen/rich.ts";
import { button, note, option, page, personMenu, type Row, row, type Screen, select } from "../../screen/screen.ts";
import type { Asker } from "../../services/asker.ts";
import type { Services } from "../../services/services.ts";
import type { Named } from "../typing/command.ts";

/** What becomes of the seat of whoever leaves, in their own page. */
const THEN = {
  council: "Your council plays on without you; you leave its thread.",
  computer: "The computer plays your seat in full until somebody takes it over.",
  waits: "The campaign waits until somebody takes your seat, or the other side lets the computer play it.",
  returns: "You play this seat for somebody else, who gets it back.",
  ends: "Nobody else plays in this campaign: it ends without a result.",
} as const;

/** What becomes of what they held and had planned. */
const AHEAD = "your standing orders and what you have prepared";
const GOES = `Your hand stays with the seat, ${AHEAD} go`;
const STAYS: { readonly [then in keyof typeof THEN]: string } = {
  council: `Your hand, ${AHEAD} stay with the seat`,
  computer: GOES,
  waits: GOES,
  returns: `The hand goes back with it, whoever gets it keeps or drops ${AHEAD} there`,
  ends: `Your hand, ${AHEAD} stay with the seat`,
};

/** Asks whoever wants to leave a running campaign whether they are sure. */
export async function leavingPage(services: Services, { person }: Asker, game: string): Promise<Screen> {
  const { campaigns } = services;
  if ((await campaigns.showing.seatsOf(game, person.id)).length === 0)
    return refuse("not-in", "You hold no seat in this campaign.");
  const becomes = await campaigns.people.afterLeaving(game, person.id);
  const { record, definition } = await campaigns.showing.status(game);
  const stays = `${STAYS[becomes]}, and you cannot take another seat in this campaign.`;
  const forces = becomes === "computer" || becomes === "waits" ? definition.leaving : undefined;
  const text = [THEN[becomes], ...(forces === undefined ? [] : [forces]), stays].join(" ");
  const sure = button(writePress({ kind: "leave", game, sure: true }), "Leave for good", ButtonStyle.Danger);
  const offers = becomes === "returns" || becomes === "council" ? [] : offerMenus(game);
  return page(`Leave ${literalName(record.name)}?`, text, [...offers, row(sure)]);
}

/** To somebody one knows, for good or until it is taken back. */
const offerMenus = (game: string): Row[] => [
  row(personMenu(writePress({ kind: "person", game, for: "pass" }), "Or ask somebody to take your seat over")),
  row(personMenu(writePress({ kind: "person", game, for: "lend" }), "Or ask somebody to play until you are back")),
];

/** The seats of a running campaign that can be taken. */
export async function freeSeatChoice({ campaigns }: Services, { person }: Asker, game: string): Promise<Screen> {
  const free = await campaigns.people.seatsFor(game, person.id);
  const status = await campaigns.showing.status(game);
  const { record, definition, sides } = status;
  if (sides) {
    const mine = sides.map((side) => ({
      ...side,
      closed: free.some(({ id }) => id === side.id) ? null : ("full" as const),
    }));
    return sideChoice(status, mine);
  }
  const menu = free.map((place) => option(place.id, place.name, place.summary));
  const text = `${definition.summary}\n\nThis campaign is under way. Whoever takes a seat gets its hand.`;
  const id = writePress({ kind: "seat", game, does: "choose" });
  return page(`Join ${literalName(record.name)}`, text, [row(select(id, "Which seat?", menu))]);
}

/** The seat chosen: there is nothing more to say, for the dice are settled. */
export function takingPage(record: GameRecord, name: string, join: string): Screen {
  const buttons = [
    button(join, "Take the seat", ButtonStyle.Success),
    button(writePress({ kind: "seat", game: record.id, does: "again" }), "Another seat"),
  ];
  return page(`Join ${literalName(record.name)}`, `You take **${name}**.`, [row(...buttons)]);
}

/** The computer plays what nobody plays. */
export async function fill({ campaigns }: Services, { person, interaction }: Asker, game: string): Promise<Screen> {
  await campaigns.people.fill(game, person, interaction);
  return note("✅ The computer takes care of it: the post in the channel says how, and until when.");
}

/** Whoever has lent a seat plays it again. */
export async function reclaim({ campaigns }: Services, { person, interaction }: Asker, game: string): Promise<Screen> {
  await campaigns.people.takeBack(game, person, interaction);
  return note("✅ You play your seat again: **My seat** shows where it stands.");
}

/** Asks somebody, in the campaign's channel, to play for whoever asks until they take their seat back, or until a time. */
export async function lendSeat(
  { campaigns }: Services,
  { person, interaction }: Asker,
  game: string,
  { named, until }: { readonly named: Named | undefined; readonly until: number | null },
): Promise<Screen> {
  if (!named || named.bot) return refuse("not-a-person", NO_PERSON);
  const wish = { taker: named.person, lends: true, ...(until === null ? {} : { until }) };
  await campaigns.people.offerSeats(game, person, wish, interaction);
  const back = until === null ? "" : `The seat comes back by itself on ${date(until)}; sooner, if `;
  const takes = `you press **Take it back** there, or use \`/game back\`.`;
  return note(
    "✅ They are asked in the channel of the campaign. Once they accept they see your hand and play for you, and you see " +
      `nothing of it ${until === null ? `until ${takes}` : `meanwhile. ${back}${takes}`} Until they accept, **No, thanks** withdraws it.`,
  );
}

const NO_PERSON = "Name a person: a bot cannot play.";

/** Asks somebody, in the campaign's channel, to take the seat of whoever asks. */
export async function offerSeat(
  { campaigns }: Services,
  { person, interaction }: Asker,
  game: string,
  { named, seat }: { readonly named: Named | undefined; readonly seat: string | null },
): Promise<Screen> {
  if (!named || named.bot) return refuse("not-a-person", NO_PERSON);
  if (seat !== null && !(await isOwn(campaigns, person.id, game, seat))) {
    const { seats } = await campaigns.showing.status(game);
    const { meant } = matchName(seats, ({ id, name }) => [name, id], seat);
    if (meant === null)
      return refuse("no-seat", `There is no such seat; there are ${seats.map(({ name }) => name).join(", ")}.`);
    return await replaceOther(campaigns, { person, interaction }, game, { seat: meant.id, to: named.person });
  }
  await campaigns.people.offerSeats(game, person, { taker: named.person, lends: false }, interaction);
  return note(
    "✅ They are asked in the channel of the campaign. The seat is yours until they accept; **No, thanks** there withdraws it.",
  );
}

/** Another one's seat: a moderator asks whoever is to take it; those who play first ask each other. */
export async function replaceOther(
  campaigns: CampaignService,
  asked: Pick<Asker, "person" | "interaction">,
  game: string,
  { seat, to }: { readonly seat: string; readonly to: Person },
): Promise<Screen> {
  const { person, interaction } = asked;
  const [mine, { members }] = await Promise.all([
    campaigns.showing.seatsOf(game, person.id),
    campaigns.showing.status(game),
  ]);
  if (mine.length > 0 && members.some((member) => member.seat === seat && member.silent !== null)) {
    await campaigns.requests.ask(game, person, { kind: "replace", seat, to: to.id }, interaction);
    return note(
      "✅ The others are asked in the channel of the campaign; if they agree, so is whoever is to take the seat.",
    );
  }
  await campaigns.moderation.replace(game, { seat, to }, asked);
  return note("✅ They are asked in the channel of the campaign. The seat changes hands when they accept.");
}

/** Whether a seat that somebody names is one of theirs. */
async function isOwn(campaigns: CampaignService, person: string, game: string, named: string): Promise<boolean> {
  const [mine, { seats }] = await Promise.all([
    campaigns.showing.seatsOf(game, person),
    campaigns.showing.status(game),
  ]);
  const { meant } = matchName(seats, ({ id, name }) => [name, id], named);
  return meant !== null && mine.includes(meant.id);
}

/** The answer of whoever was asked to take seats over. */
export async function answerOffer({ campaigns }: Services, asker: Asker, press: PressOf<"handover">): Promise<Screen> {
  const { game, offer: number } = press;
  const takes = press.does === "take";
  await campaigns.people.answerSeatOffer(game, asker.person, { number, takes }, asker.interaction);
  const { name } = await campaigns.showing.record(game);
  return note(takes ? `✅ You play in **${literalName(name)}** from now on.` : "Nothing has changed.");
}

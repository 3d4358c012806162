/** What a moderator can do about a seat and its council, and the requests that wait for the players' answers. */
import type { CouncilSeat } from "../../campaign/service.ts";
import { writePress } from "../screen/custom-id.ts";
import type { PressOf } from "../screen/payloads.ts";
import { unknownControl } from "../screen/refusals.ts";
import { markdown, mention } from "../screen/rich.ts";
import { button, note, option, page, personMenu, type Row, row, type Screen, select } from "../screen/screen.ts";
import type { Asker } from "../services/asker.ts";
import type { Services } from "../services/services.ts";

type Does = Extract<PressOf<"moderate">, { readonly seat: string }>["does"];
const id = (game: string, does: Does, seat: string): string => writePress({ kind: "moderate", game, seat, does });

/** What a moderator can do about a seat. */
export async function seatPage(
  { campaigns }: Services,
  { person }: Asker,
  game: string,
  seat: string,
  notice = "",
): Promise<Screen> {
  const [{ seats, members }, council] = await Promise.all([
    campaigns.showing.status(game),
    campaigns.moderation.council(game, seat, person.id),
  ]);
  const info = seats.find((one) => one.id === seat);
  if (!info) return unknownControl();
  const people = members.filter((member) => member.seat === seat);
  const who = people.map((one) => (one.bot ? "the computer" : mention(one.person))).join(", ");
  const holders = people.filter(({ bot }) => !bot);
  const lines = [
    ...(notice === "" ? [] : [notice, ""]),
    `Played by ${who === "" ? "nobody" : who}.`,
    ...captainLines(council),
    ...(holders.length === 1
      ? ["", `To ask somebody to take it over: \`/game replace seat:${info.name} with:@somebody\``]
      : []),
  ];
  const replace = personMenu(writePress({ kind: "person", game, seat, for: "replace" }), "Replace…");
  return page(info.name, lines.join("\n"), [
    ...(holders.length === 1 ? [row(replace)] : []),
    row(
      button(id(game, "look", seat), "Look at the hand…"),
      ...(holders.length > 0 ? [button(id(game, "computer", seat), "The computer plays")] : []),
      ...councilButtons(council, game, seat),
      button(writePress({ kind: "moderate", game }), "Back"),
    ),
  ]);
}

function captainLines(council: CouncilSeat | null): readonly string[] {
  const captain = council?.members.find(({ office }) => office === "captain");
  return captain ? [`${mention(captain.person)} is captain.`] : [];
}

const councilButtons = (council: CouncilSeat | null, game: string, seat: string) => [
  ...(council && council.members.length > 0 ? [button(id(game, "captain", seat), "Captain…")] : []),
  ...(council && council.asking.length > 0 ? [button(id(game, "admit", seat), "Let in…")] : []),
];

/** Who of a council is to be its captain. */
export async function captainPage(services: Services, asker: Asker, game: string, seat: string): Promise<Screen> {
  const council = await services.campaigns.moderation.council(game, seat, asker.person.id);
  const others = (council?.members ?? []).filter(({ office }) => office !== "captain");
  if (others.length === 0) return note("Nobody else belongs to that council.");
  const menu = others.map(({ person, name, office }) => option(person, name, office ?? ""));
  return page("Who is to be captain?", "They answer for their council where its vote does not. The channel is told.", [
    row(select(id(game, "captained", seat), "Captain", menu)),
    backRow(game, seat),
  ]);
}

/** Who of those that have asked is to be let in. */
export async function admitPage(services: Services, asker: Asker, game: string, seat: string): Promise<Screen> {
  const council = await services.campaigns.moderation.council(game, seat, asker.person.id);
  const asking = council?.asking ?? [];
  if (asking.length === 0) return note("Nobody asks to join that council.");
  const menu = asking.map(({ number, name }) => option(String(number), name));
  const text =
    "Whoever is let in reads the whole thread of that council and its hand, and may be a spy. The channel is told.";
  return page("Who is to be let in?", text, [
    row(select(id(game, "admitted", seat), "Let in", menu)),
    backRow(game, seat),
  ]);
}

const backRow = (game: string, seat: string): Row => row(button(id(game, "seat", seat), "Back"));

/** What people ask of each other: only they answer it. */
export async function requestsPage({ campaigns }: Services, { person }: Asker, game: string): Promise<Screen> {
  const { requests } = await campaigns.moderation.oversight(game, person.id);
  const text =
    requests.length === 0 ? "No request is open." : requests.map(({ whole }) => markdown(whole)).join("\n\n");
  return page("Requests", text, [row(button(writePress({ kind: "moderate", game }), "Back"))]);
}

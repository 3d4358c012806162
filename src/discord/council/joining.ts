/** How somebody joins a side that many play: what they choose from, and what they are told afterwards. */
import { ButtonStyle } from "discord.js";
import type { Side } from "../../campaign/facts/sides.ts";
import type { Status } from "../../campaign/service.ts";
import { writePress } from "../screen/custom-id.ts";
import { literalName } from "../screen/rich.ts";
import { button, buttonRows, note, page, type Screen } from "../screen/screen.ts";
import type { Asker } from "../services/asker.ts";
import type { Services } from "../services/services.ts";
import { noteReader } from "./readers.ts";

/** How many of a side are named before somebody joins it. */
const MOST_NAMED = 3;

/** Which side somebody joins: a press a side, grey where it cannot take them. */
export function sideChoice({ record }: Status, sides: readonly Side[]): Screen {
  const game = record.id;
  const id = (does: "side" | "word", seat: string | null = null): string =>
    writePress({ kind: "seat", game, seat, does });
  const isOpen = sides.some(({ closed }) => closed === null);
  const buttons = [
    button(id("side"), "Where I am needed", ButtonStyle.Success, !isOpen),
    ...sides.map(({ id: seat, name, people, closed }) =>
      button(id("side", seat), `${name} ${people.length}`, ButtonStyle.Primary, closed !== null),
    ),
    ...(record.status === "lobby" ? [button(id("word"), "With a word for the dice…")] : []),
  ];
  const even = record.council?.joining === "balanced" ? " Sides stay within two of each other." : "";
  const text = `It is yours for the whole campaign.${even}\n\n${sides.map(sideLine).join("\n")}`;
  return page(`Which side? · ${literalName(record.name)}`, text, buttonRows(buttons));
}

function sideLine({ name, summary, people }: Side): string {
  const named = people.slice(0, MOST_NAMED).map((member) => literalName(member.name));
  const more = people.length - named.length;
  const [captain, ...others] = named;
  const who = captain === undefined ? "nobody yet" : [`${captain} is captain`, ...others].join(", ");
  return `**${name}** – ${summary} (${who}${more > 0 ? ` and ${more} more` : ""})`;
}

/** Somebody joins a side; null: where they are needed. */
export async function joinSide(
  { campaigns }: Services,
  asker: Asker,
  game: string,
  seat: string | null,
): Promise<Screen> {
  const { person, interaction } = asker;
  await campaigns.people.join({ game, person, seat, word: null, interaction });
  await noteReader({ campaigns }, asker, game);
  const status = await campaigns.showing.status(game);
  return afterJoining(status, person.id);
}

/** What somebody is told who has joined, or asked to. */
export const afterJoining = (status: Status, person: string): Screen =>
  status.record.status === "running" ? cameTo(status, person) : joinedSide(status, person);

/** What somebody is told who has come to a side of a running campaign, or has asked to. */
function cameTo({ record, sides }: Status, person: string): Screen {
  const side = sides?.find(({ people }) => people.some((member) => member.person === person));
  if (!side) return note("✅ Its council is asked to let you in; you are told in the campaign's channel when it does.");
  const place = side.people.length > 1 ? "its council's thread is open to you" : "you play it alone, by direct message";
  return note(`✅ You play in **${literalName(record.name)}** from now on: ${side.inText ?? side.name}; ${place}.`);
}

/** What somebody is told who has joined a side. */
function joinedSide({ record, sides }: Status, person: string): Screen {
  const side = sides?.find(({ people }) => people.some((member) => member.person === person));
  if (!side) return note(`✅ You have joined **${literalName(record.name)}**.`);
  const [captain] = side.people;
  const lead = captain && captain.person !== person ? `${literalName(captain.name)} is captain` : "you are its captain";
  return note(
    `✅ You are one of **${side.inText ?? side.name}**; ${lead}. Once the host starts the campaign, your council meets in a private thread here.`,
  );
}

/** Where a campaign stands, for everyone's eyes. */
import type { Seat, SeatInfo } from "#engine";
import { captainOf } from "../../../campaign/facts/council.ts";
import { phaseTitle } from "../../../campaign/facts/names.ts";
import { opensAtEnd } from "../../../campaign/record/opened.ts";
import type { Status } from "../../../campaign/service.ts";
import { barOf, isStopped } from "../../../campaign/time/stopped.ts";
import { absenceLines, timetableLines } from "../../../campaign/time/timetable-words.ts";
import { date, literalName, mention, moment, relative } from "../../screen/rich.ts";
import { page, type Screen } from "../../screen/screen.ts";

export function statusPage(status: Status): Screen {
  const { record, definition } = status;
  const chapters = [
    [
      `${definition.name} · hosted by ${mention(record.host)}${moderatedBy(record)} · ${stateText(status)}`,
      ...phaseText(status),
    ],
    waitingText(status),
    standingsText(status),
    ["**Seats**", ...takenBy(status), ...undrawn(status)],
    [...paceText(status), ...helpText(status), diceText(status)],
  ];
  const text = chapters.flatMap((lines) => (lines.length > 0 ? [lines.join("\n")] : [])).join("\n\n");
  return page(literalName(record.name), text, [], `Campaign ${record.id} · rules ${record.rules}`);
}

/** What help there is: only of games that have any. */
const helpText = ({ record: { help, status }, definition }: Status): string[] =>
  definition.planning && (status === "lobby" || status === "running")
    ? [help === "none" ? "🧪 No try-outs." : "🧪 Try-outs are allowed: **Try it** on the page of your seat."]
    : [];

const moderatedBy = ({ moderator }: Status["record"]): string =>
  moderator === null ? "" : ` · moderated by ${mention(moderator)}`;

/** Who plays what: until the campaign begins, groups of seats that one person plays stand together. */
const takenBy = (status: Status): string[] =>
  (status.record.started === null ? status.places : status.seats).map((seat) => seatText(status, seat));

function stateText({ record, members, places, sides, seats, result }: Status): string {
  switch (record.status) {
    case "lobby":
      return sides
        ? `waiting for players (${members.length} on ${sides.length} sides)`
        : `waiting for players (${members.length} of ${places.length})`;
    case "running":
      if (isStopped(record)) return "stopped by its moderator";
      if (record.cutOff !== null) return "standing still: I cannot be in its channel";
      return `${record.paused === null ? "running" : `paused until ${moment(record.paused)}`}${barText(record)}`;
    case "lesson":
      return "played by yourself, apart from all campaigns";
    case "abandoned":
      return "ended without a result";
    case "damaged":
      return "set aside because its stored data is damaged";
    case "over": {
      const won = (result?.victories ?? []).map(({ title, seats: winners }) => {
        const names = winners.map((id) => seats.find((s) => s.id === id)?.name ?? id);
        return `${title}: ${names.length > 0 ? names.join(" and ") : "nobody"}`;
      });
      return `over. ${won.join(". ")}`;
    }
  }
}

/** Whether the bot may not post in the campaign's channel, and what that means. */
function barText(record: Status["record"]): string {
  const bar = barOf(record);
  if (bar === null) return "";
  const until = bar.ended === null ? `, so it stands still until I can, or until ${moment(bar.until)}` : "";
  return `; I cannot post in its channel${until}`;
}

function phaseText({ phase }: Status): string[] {
  return phase === null ? [] : [`**${phaseTitle(phase)}**`];
}

function waitingText({ record, awaited, deadline, members, sides, seats }: Status): string[] {
  if (record.status !== "running") return [];
  if (awaited.length === 0) return deadline === null ? [] : [`⏳ Reactions are open until ${moment(deadline)}.`];
  const who = awaited.map((id) => {
    const people = playersOf({ members, sides }, id);
    const name = seats.find((seat) => seat.id === id)?.name ?? id;
    return people.length > 0 ? `**${name}** (${people.join(", ")})` : `**${name}**`;
  });
  const until =
    deadline === null
      ? "."
      : `, until ${moment(deadline)} (${relative(deadline)}); ${AFTERWARDS[record.timetable?.atLimit ?? "default"]}`;
  return [`⏳ Waiting on ${who.join(", ")}${until}`];
}

const AFTERWARDS = {
  default: "then the default action is taken for whoever has not answered.",
  computer: "then the computer answers for whoever has not.",
  wait: "and on after that.",
} as const;

function standingsText({ standings, record: { status } }: Status): string[] {
  if (standings === null || (standings.lead === "" && standings.lines.length === 0)) return [];
  const title = status === "running" ? "Standings" : "Final standings";
  return [
    `**${title}**${standings.lead === "" ? "" : ` – ${standings.lead}`}`,
    ...standings.lines.map((l) => `• ${l}`),
  ];
}

/** Who plays a seat; of a council, how many they are and who leads it. */
function playersOf({ members, sides }: Pick<Status, "members" | "sides">, seat: Seat): string[] {
  const own = members.filter((m) => m.seat === seat);
  const people = own.filter(({ bot }) => !bot);
  if (sides && people.length > 1) {
    const captain = captainOf(people);
    return [`council of ${people.length}${captain ? `, captain ${mention(captain.person)}` : ""}`];
  }
  return own.map((m) => {
    const player = m.bot ? "the computer" : `${mention(m.person)}${leaveOf(m)}`;
    return m.lender === null ? player : `${player} for ${mention(m.lender.person)}`;
  });
}

function leaveOf({ away, standIn }: Status["members"][number]): string {
  const gone = [
    ...(away === null ? [] : [`on leave until ${date(away)}`]),
    ...(standIn === "computer" ? ["the computer minds the seat"] : []),
  ];
  return gone.length === 0 ? "" : ` (${gone.join(": ")})`;
}

function seatText(status: Status, { id, name }: SeatInfo): string {
  const who = playersOf(status, id);
  if (who.length === 0) return `• **${name}** – free`;
  const open = status.free.some(({ seats }) => seats.includes(id));
  const free = status.sides ? ", open to more" : ", until somebody takes the seat";
  return `• **${name}** – ${who.join(", ")}${open ? free : ""}`;
}

function undrawn({ members }: Status): string[] {
  const people = members.filter((m) => m.seat === null && !m.bot).map((m) => mention(m.person));
  return people.length > 0 ? [`• A seat by lot: ${people.join(", ")}`] : [];
}

function paceText({ record }: Status): string[] {
  const { timetable, status } = record;
  if (status !== "lobby" && status !== "running") return [];
  return [[...timetableLines(timetable), ...absenceLines(record)].join(" ")];
}

/** What everyone can check the dice with, in one line. */
function diceText({ record }: Status): string {
  const { commitment, secret, status } = record;
  const ended = status === "over" || status === "abandoned";
  if (ended && !opensAtEnd(record))
    return `-# Dice commitment, given before anybody joined: \`${commitment}\`. The secret behind it is kept, as the host settled before the start, so that what was hidden stays so.`;
  return ended
    ? `-# Dice: the secret was \`${secret}\`; its SHA-256 is the dice commitment \`${commitment}\`, given before anybody joined. How to check them: \`/help topic:dice\`.`
    : `-# Dice commitment, given before anybody joined: \`${commitment}\`. What it is for: \`/help topic:dice\`.`;
}

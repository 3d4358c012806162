import type { Status } from "../../campaign/service.ts";
import type { SeatInfo } from "../../engine/index.ts";
import { literalName, mention, moment, relative } from "../rich.ts";
import { page, type Screen } from "../screen.ts";

/** Where a campaign stands, for everyone's eyes. */
export function statusPage(status: Status): Screen {
  const { record, definition, phase, deadline } = status;
  const { host, status: state, pace } = record;
  const lines = [
    `${definition.name} · hosted by ${mention(host)} · ${stateText(status)}`,
    ...(phase === null
      ? []
      : [`**${phase.name}**, turn ${phase.turn}${phase.turns === null ? "" : ` of ${phase.turns}`}`]),
    "",
    ...status.seats.map((seat) => seatText(status, seat)),
    ...undrawn(status),
    "",
    ...(deadline === null
      ? []
      : [`Until ${moment(deadline)} (${relative(deadline)}); then the default answer counts.`]),
    ...(state === "lobby" || state === "running"
      ? [pace === null ? "No deadlines." : `${pace} hours a question.`]
      : []),
    diceText(status),
  ];
  return page(literalName(record.name), lines.join("\n"), [], `${record.id} · rules ${record.rules}`);
}

function stateText({ record, members, seats, result }: Status): string {
  switch (record.status) {
    case "lobby":
      return `waiting for players (${members.length} of ${seats.length})`;
    case "running":
      return "running";
    case "abandoned":
      return "ended without a result";
    case "over": {
      const won = (result?.victories ?? []).map(({ title, seats: winners }) => {
        const names = winners.map((id) => seats.find((s) => s.id === id)?.name ?? id);
        return `${title}: ${names.length > 0 ? names.join(" and ") : "nobody"}`;
      });
      return `over. ${won.join(". ")}`;
    }
  }
}

function seatText({ record, members, awaited }: Status, { id, name }: SeatInfo): string {
  const who = members.filter((m) => m.seat === id).map((m) => (m.bot ? "the computer" : mention(m.person)));
  const waited = record.status === "running" && awaited.includes(id) ? " ⏳" : "";
  return `**${name}** – ${who.length > 0 ? who.join(", ") : "free"}${waited}`;
}

function undrawn({ members }: Status): string[] {
  const people = members.filter((m) => m.seat === null && !m.bot).map((m) => mention(m.person));
  return people.length > 0 ? [`A seat by lot: ${people.join(", ")}`] : [];
}

/** What everyone can check the dice with. */
function diceText({ record: { commitment, secret, status } }: Status): string {
  const ended = status === "over" || status === "abandoned";
  const shown = ended
    ? `The secret was \`${secret}\`: its SHA-256 is that sum. \`umpire verify\` plays the file of \`/game export\` again.`
    : "The secret is shown at the end; then anyone can check that its SHA-256 is that sum, and play the game again with `umpire verify`.";
  return `-# Dice: promised before anybody joined, by the SHA-256 sum \`${commitment}\`. ${shown}`;
}

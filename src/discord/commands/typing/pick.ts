/** The menu that asks which campaign or seat a command means, and the command as it goes on with the choice. */
import { z } from "zod";
import { Refused, refuse } from "#engine";
import { writePress } from "../../screen/custom-id.ts";
import { LIMIT } from "../../screen/limits.ts";
import type { PressOf } from "../../screen/payloads.ts";
import { option, page, row, type Screen, select } from "../../screen/screen.ts";
import type { Asker } from "../../services/asker.ts";
import type { Call, Given } from "./command.ts";

/** One of several campaigns or seats that may be meant. */
export interface Candidate {
  readonly value: string;
  readonly label: string;
  readonly description: string;
}

/** A command may mean several campaigns or seats: whoever typed it is shown a menu, and it goes on with their choice. */
export class Several extends Refused {
  /** The option that would have said which. */
  readonly option: "game" | "seat";
  readonly candidates: readonly Candidate[];

  constructor(wanted: "game" | "seat", candidates: readonly Candidate[]) {
    const names = candidates.map(({ label }) => label).join(", ");
    const question = wanted === "game" ? "Which campaign?" : "Which seat?";
    super({ code: `which-${wanted}`, text: `${question} Give the option \`${wanted}\`: ${names}.` });
    this.name = "Several";
    this.option = wanted;
    this.candidates = candidates;
  }
}

/** The menu that asks which one is meant; what was typed with the command lies in the menu's values. */
export function pickPage(command: string, { sub, given }: Call, { option: wanted, candidates }: Several): Screen {
  const listed = candidates.slice(0, LIMIT.selectOptions);
  const whole = listed.map(({ value }) => JSON.stringify({ ...given, [wanted]: value }));
  const fits = whole.every((text) => text.length <= LIMIT.optionText);
  const menu = listed.map(({ value, label, description }, i) =>
    option((fits ? whole[i] : undefined) ?? JSON.stringify({ [wanted]: value }), label, description),
  );
  const [title, placeholder] =
    wanted === "game" ? ["Which campaign?", "Choose a campaign"] : ["Which seat?", "Choose a seat"];
  const id = writePress({ kind: "pick", game: "all", command, sub });
  const lost = fits ? "" : "What else you typed is too long to be kept: you will be asked for it again.";
  return page(title, lost, [row(select(id, placeholder, menu))]);
}

const Picked = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** The command again, with what was chosen. Throws `Refused` for what we never offered. */
export function pickedCall(asker: Asker, { sub }: PressOf<"pick">, values: readonly string[]): Call {
  return { asker, sub, given: readPicked(values[0] ?? "") };
}

function readPicked(value: string): Given {
  try {
    return Picked.parse(JSON.parse(value));
  } catch {
    return refuse("unknown-control", "This menu has expired: type the command again.");
  }
}

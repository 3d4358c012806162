/** The windows in which a promise is written, and what was put into them. */
import { type APILabelComponent, ComponentType } from "discord.js";
import { ENDINGS, type Ending } from "../../../campaign/contract/negotiation.ts";
import type { PromiseForm } from "../../../campaign/service.ts";
import { LONGEST_PROMISE } from "../../../campaign/talks/promise.ts";
import { writePress } from "../../screen/custom-id.ts";
import { unknownControl } from "../../screen/refusals.ts";
import { option, select } from "../../screen/screen.ts";
import { labelled, typed, type Window, windowOf } from "../../screen/window.ts";
import type { Asker } from "../../services/asker.ts";
import type { Services } from "../../services/services.ts";

/** A promise before it is given. */
export interface Promised {
  /** The private talk that it is made in; null: everyone hears it. */
  readonly talk: string | null;
  readonly text: string;
  readonly to: readonly string[];
  readonly ending: Ending;
}

/** The window of a promise in front of everyone. */
export async function promiseWindow(services: Services, asker: Asker, game: string, seat: string): Promise<Window> {
  const id = writePress({ kind: "promise", game, seat, does: "said" });
  return await promiseModalFor(services, asker, { game, seat, talk: null }, id);
}

/** The window of a promise; `talk`: the one that it is made in. */
export async function promiseModalFor(
  services: Services,
  { person }: Asker,
  { game, ...wish }: { readonly game: string; readonly seat: string; readonly talk: string | null },
  id: string,
): Promise<Window> {
  const form = await services.campaigns.negotiation.promiseForm(game, { ...wish, person: person.id });
  return promiseModal(id, form, await namesOf(services, game));
}

/** What the seats of a campaign are called. */
export async function namesOf({ campaigns }: Services, game: string): Promise<ReadonlyMap<string, string>> {
  const { seats } = await campaigns.showing.status(game);
  return new Map(seats.map(({ id, name }) => [id, name]));
}

/** Sentence, receivers and end at once, the last two filled in. */
function promiseModal(id: string, { seats, ...now }: PromiseForm, names: ReadonlyMap<string, string>): Window {
  const receivers = seats.map((seat) => option(seat, names.get(seat) ?? seat, "", true));
  const to = select("to", "To whom?", receivers, { min: 1, max: receivers.length });
  const [what, until] = sentenceFields(now);
  return windowOf(id, TITLE, [what, labelled("To whom?", to), until]);
}

/** The window of a sentence that goes with an offer, with what it said before. */
export const sentenceModal = (id: string, now: Turns, text: string): Window =>
  windowOf(id, TITLE, sentenceFields(now, text));

type Turns = Pick<PromiseForm, "turn" | "turns">;

const TITLE = "A promise";

function sentenceFields({ turn, turns }: Turns, before = ""): readonly [APILabelComponent, APILabelComponent] {
  const ends = [
    { value: "turn", label: `The end of this turn (${turn})` },
    ...(turns === null || turn + 1 < turns
      ? [{ value: "next", label: `The end of turn ${turn + 1}`, default: true }]
      : []),
    { value: "campaign", label: "The end of the campaign" },
  ];
  const preset = ends.some((end) => "default" in end) ? ends : ends.map((end, i) => ({ ...end, default: i === 0 }));
  const text = typed("text", {
    long: true,
    min_length: 1,
    max_length: LONGEST_PROMISE,
    required: true,
    value: before,
  });
  const until = { type: ComponentType.RadioGroup, custom_id: "until", options: preset, required: true } as const;
  return [
    labelled("What do you promise?", text, `Only said: no rule enforces it. ${LONGEST_PROMISE} letters at most.`),
    labelled("Until when?", until),
  ];
}

/** What was put into that window. */
export function readPromise([text = "", to = "", until = ""]: readonly string[]): Promised {
  return { talk: null, text, to: to === "" ? [] : to.split(","), ending: endingOf(until) };
}

export const endingOf = (value: string): (typeof ENDINGS)[number] =>
  ENDINGS.find((one) => one === value) ?? unknownControl();

/** Orders that somebody writes in lines: the window, the preview, and how they are given. */
import { ButtonStyle } from "discord.js";
import { type Forgone, Refused } from "#engine";
import type { CheckedLine, RowOutcome, SeatView } from "../../../campaign/service.ts";
import { fingerprint, writePress } from "../../screen/custom-id.ts";
import { clip, LIMIT } from "../../screen/limits.ts";
import type { PressOf } from "../../screen/payloads.ts";
import { refusalText } from "../../screen/refusals.ts";
import { button, page, row, type Screen } from "../../screen/screen.ts";
import { labelled, typed, type Window, windowOf } from "../../screen/window.ts";
import type { Asker } from "../../services/asker.ts";
import type { Services } from "../../services/services.ts";
import { seatPage } from "../page/seat-page.ts";
import { seatContext, withSheet } from "../sheet/context.ts";
import { forgoneWarning, forgoneWords } from "../sheet/forgone.ts";

/** Whose orders are written. */
export interface Writer {
  readonly game: string;
  readonly seat: string;
  readonly person: string;
}

const linesOf = (text: string): string[] => text.split(/\r?\n/);

/** What was written and not given yet; it outlives a restart. */
async function draftOf(services: Services, { game, person, seat }: Writer): Promise<string> {
  return (await seatContext(services, person, game, seat)).sheet.written;
}

async function keepDraft(services: Services, { game, person, seat }: Writer, written: string): Promise<void> {
  const context = await seatContext(services, person, game, seat);
  await withSheet(context, { ...context.sheet, written });
}

/** The window in which orders are written, with what was written before. */
export async function writingWindow(services: Services, asker: Asker, game: string, seat: string): Promise<Window> {
  const seatView = await services.campaigns.showing.seatView(game, asker.person.id, seat);
  const kept = await draftOf(services, { game, seat, person: asker.person.id });
  const names = [...seatView.decisions.flatMap(({ actions }) => actions), ...seatView.free];
  const field = typed("typed", {
    long: true,
    max_length: LIMIT.modalText,
    required: true,
    placeholder: clip(`Now: ${[...new Set(names)].join(", ")}`, LIMIT.optionText),
    value: kept,
  });
  const id = writePress({ kind: "write", game, seat, does: "typed" });
  return windowOf(id, `Orders of ${seatView.seatName}`, [labelled("One order per line", field)]);
}

/** What the window and the buttons of the page do. */
export async function pressWritten(
  services: Services,
  asker: Asker,
  press: PressOf<"write">,
  values: readonly string[],
): Promise<Screen> {
  const { game, seat } = press;
  const { campaigns } = services;
  const writer = { game, seat, person: asker.person.id };
  const seatView = await campaigns.showing.seatView(game, writer.person, seat);
  if (press.does === "typed") {
    const text = (values[0] ?? "").slice(0, LIMIT.modalText);
    await keepDraft(services, writer, text);
    return await preview(services, seatView, writer, text, "");
  }
  if (press.does === "cancel") {
    await keepDraft(services, writer, "");
    return await seatPage(services, writer.person, game, seat, "Nothing was done.");
  }
  const text = await draftOf(services, writer);
  if (text === "") return await seatPage(services, writer.person, game, seat, "⚠️ These orders are gone.");
  if (press.does !== "submit") return await preview(services, seatView, writer, text, "");
  if (fingerprint([text]) !== press.shown)
    return await preview(
      services,
      seatView,
      writer,
      text,
      "⚠️ That page was out of date; this is what you have written.",
    );
  return await submitRows(services, asker, seatView, writer, text);
}

async function submitRows(
  services: Services,
  asker: Asker,
  seatView: SeatView,
  writer: Writer,
  text: string,
): Promise<Screen> {
  const { campaigns } = services;
  const { game, seat } = writer;
  try {
    const lines = linesOf(text);
    const done = await campaigns.acting.submit({ ...writer, lines, interaction: asker.interaction });
    await keepDraft(services, writer, "");
    const numbers = lines.flatMap((line, i) => (line.trim() === "" ? [] : [i + 1])); // as its writer counts
    const given = done.rows.map((order, i) => givenOrder(numbers[i] ?? 0, order));
    const notice = done.repeated ? "This has been done already." : given.join("\n");
    return await seatPage(services, writer.person, game, seat, clip(notice, LIMIT.content));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return await preview(services, seatView, writer, text, "⚠️ Nothing was done.");
  }
}

/** Every line in canonical form, and why one is refused. */
async function preview(
  services: Services,
  seatView: SeatView,
  writer: Writer,
  text: string,
  notice: string,
): Promise<Screen> {
  const { game, seat } = writer;
  const lines = await looked(services, writer, text);
  const possible = lines.length > 0 && lines.every((line) => line.state !== "refused");
  const forgone = possible ? await forgoneByLines(services, seatView, writer, lines) : null;
  const warnings = [
    ...new Set(lines.flatMap(({ confirm }) => (confirm === null ? [] : [`**${confirm}**`]))),
    ...(forgone ? [forgoneWarning(forgone)] : []),
  ];
  const id = (does: "edit" | "cancel"): string => writePress({ kind: "write", game, seat, does });
  const submits = writePress({ kind: "write", game, seat, does: "submit", shown: fingerprint([text]) });
  const buttons = [
    forgone
      ? button(submits, forgoneWords({ ...forgone, act: "Submit all" }), ButtonStyle.Secondary)
      : button(submits, "Submit all", ButtonStyle.Success, !possible),
    button(id("edit"), "Edit", ButtonStyle.Primary),
    button(id("cancel"), "Cancel"),
  ];
  const parts = [notice, ...(lines.length === 0 ? ["⚠️ There are no orders in it."] : lines.map(checked)), ...warnings];
  return page(
    "Written orders",
    parts.filter((part) => part !== "").join("\n"),
    [row(...buttons)],
    `${seatView.seatName} · ${game}`,
  );
}

/** What was paid for and is lost by these orders: as the first that ends a step finds it. */
async function forgoneByLines(
  { campaigns }: Services,
  { book, view }: SeatView,
  writer: Writer,
  lines: readonly CheckedLine[],
): Promise<Forgone | null> {
  const { forgone } = book.definition.guide;
  const moves = lines.flatMap(({ move }) => move ?? []);
  const end = moves.findIndex(({ action }) => book.actions.get(action)?.ends === true);
  if (!forgone || end < 0) return null;
  const before = moves.slice(0, end);
  const there = before.length === 0 ? view : (await campaigns.acting.trial({ ...writer, moves: before })).after.view;
  return forgone(there, moves, false, view);
}

async function looked({ campaigns }: Services, writer: Writer, text: string): Promise<readonly CheckedLine[]> {
  try {
    return await campaigns.acting.check({ ...writer, lines: linesOf(text) });
  } catch (error) {
    if (error instanceof Refused && error.code === "empty") return [];
    throw error;
  }
}

const LINE = 300;
const code = (line: string): string => `\`${clip(line, LINE).replaceAll("`", "'")}\``;

function checked({ number, line, state, refused }: CheckedLine): string {
  switch (state) {
    case "possible":
      return `${number}. ✓ ${code(line)}`;
    case "refused":
      return `${number}. ✗ ${code(line)} – ${refused ? refusalText(refused) : ""}`;
    case "later":
      return `${number}. · ${code(line)} – checked once the lines above are done`;
  }
}

function givenOrder(number: number, { line, state, refused }: RowOutcome): string {
  if (state === "possible" || state === "stops") return `✅ ${code(line)}`;
  const why = refused ? refusalText(refused) : "the line above was refused";
  return `⚠️ Line ${number} was not done: ${code(line)} – ${why}`;
}

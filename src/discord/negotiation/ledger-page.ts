/** The page of deals, open offers and promises: what binds, what was only said, and whether it was kept. */
import { ButtonStyle } from "discord.js";
import { refuse } from "#engine";
import type { Ledger } from "../../campaign/service.ts";
import { writePress } from "../screen/custom-id.ts";
import { LIMIT } from "../screen/limits.ts";
import type { PressOf } from "../screen/payloads.ts";
import { unknownControl } from "../screen/refusals.ts";
import { literal, literalName, markdown } from "../screen/rich.ts";
import { button, buttonRows, option, page, type Row, row, type Screen, select } from "../screen/screen.ts";
import type { Asker } from "../services/asker.ts";
import type { Services } from "../services/services.ts";
import { judged } from "./press-promise.ts";

/** Lines of a page. */
const LINES = 20;
/** Earlier turns that have a button. */
const TURNS = 3;

/** Which part of a ledger somebody looks at. */
interface Look {
  /** Null: the present turn. */
  readonly turn: number | null;
  readonly everyone: boolean;
  /** From 0. */
  readonly page: number;
}

const FIRST: Look = { turn: null, everyone: false, page: 0 };

/** The control that leads to that part. */
const lookId = (game: string, { turn, everyone, page: at }: Look): string =>
  writePress({ kind: "deals", game, whose: everyone ? "all" : "mine", turn: turn ?? "now", page: at });

/** A press on a ledger: another part of it, or a promise that is to be judged. */
export async function pressDeals(
  services: Services,
  asker: Asker,
  press: PressOf<"deals">,
  [chosen = ""]: readonly string[],
): Promise<Screen> {
  const { game } = press;
  if ("promise" in press) return await ledgerPage(services, asker, game, FIRST, await judged(services, asker, press));
  if ("whose" in press) {
    const { whose, turn, page: at } = press;
    const look = { turn: turn === "now" ? null : turn, everyone: whose === "all", page: at };
    return await ledgerPage(services, asker, game, look);
  }
  switch (press.does) {
    case null:
      return await ledgerPage(services, asker, game);
    case "judge":
      return await judgingPage(services, asker, game, chosen);
    case "let":
    case "read":
      return await talkChosen(services, asker, game, press.does, chosen);
  }
}

/** What binds, what is open and what was only said: one's own part, or what everyone sees. */
export async function ledgerPage(
  { campaigns }: Services,
  { person }: Asker,
  game: string,
  look: Look = FIRST,
  notice = "",
): Promise<Screen> {
  const { name } = await campaigns.showing.record(game);
  const ledger = await campaigns.negotiation.ledger(game, person.id, look);
  const lines = linesOf(ledger);
  const pages = Math.max(1, Math.ceil(lines.length / LINES));
  const at = Math.min(look.page, pages - 1);
  const shown = lines.slice(at * LINES, (at + 1) * LINES);
  const whose = ledger.whose ?? "what everyone sees";
  const judging = ledger.said.filter(({ judges }) => judges);
  return page(
    `Deals · ${literalName(name)} · turn ${ledger.turn} · ${whose}`,
    [...(notice === "" ? [] : [notice]), ...shown, ...(pages > 1 ? [`-# Page ${at + 1} of ${pages}`] : [])].join("\n"),
    [...judgeRow(game, judging), ...talkRows(game, ledger), ...turning(game, ledger, { ...look, page: at }, pages)],
  );
}

function linesOf({ binding, open, said, talks }: Ledger): readonly string[] {
  const numbered = (list: readonly string[], from: number): readonly string[] =>
    list.length === 0 ? ["None."] : list.map((line, i) => `${from + i}. ${line}`);
  const now = binding === null ? [] : ["**BINDING** (the rules enforce it)", ...numbered(binding.map(literal), 1)];
  const first = (binding?.length ?? 0) + 1;
  const offered =
    open === null ? [] : ["**OPEN** (offers that wait for an answer)", ...numbered(open.map(markdown), first)];
  const next = first + (open?.length ?? 0);
  const past = binding === null ? ["-# What bound then, and which offers were made, is in `/game log`."] : [];
  const promises = said.map(({ text }) => markdown(text));
  return [
    ...now,
    ...offered,
    "**ONLY SAID** (no rule enforces it)",
    ...numbered(promises, next),
    ...past,
    ...talkLines(talks),
  ];
}

const talkLines = (talks: Ledger["talks"]): readonly string[] =>
  talks.length === 0
    ? []
    : [
        "**PRIVATE TALKS**",
        ...talks.map(({ title, isOpen, thread }) => {
          const state = isOpen ? "everyone may read it" : "closed";
          return `• ${literal(title)} · ${thread === null ? state : `<#${thread}>`}`;
        }),
      ];

/** After the end: own talks that can be opened, and opened ones that can be read. */
function talkRows(game: string, { talks }: Ledger): readonly Row[] {
  const menu = (does: "let" | "read", title: string, list: Ledger["talks"]): readonly Row[] => {
    const entries = list.slice(0, LIMIT.selectOptions).map((talk) => option(talk.id, talk.title));
    return entries.length === 0 ? [] : [row(select(writePress({ kind: "deals", game, does }), title, entries))];
  };
  return [
    ...menu(
      "let",
      "Let everyone read…",
      talks.filter(({ mayOpen }) => mayOpen),
    ),
    ...menu(
      "read",
      "Read a talk…",
      talks.filter(({ isOpen, thread }) => isOpen && thread === null),
    ),
  ];
}

/** What was chosen there. */
async function talkChosen(
  services: Services,
  asker: Asker,
  game: string,
  does: "let" | "read",
  talk: string,
): Promise<Screen> {
  if (!/^[\da-f]{1,40}$/.test(talk)) return unknownControl();
  const { negotiation } = services.campaigns;
  const { person, interaction } = asker;
  if (does === "let") {
    await negotiation.letRead(game, talk, { person, interaction });
    return await ledgerPage(services, asker, game, FIRST, "✅ It opens to everyone once all of its sides have let it.");
  }
  await negotiation.readTalk(game, talk, { person, interaction });
  return await ledgerPage(services, asker, game, FIRST, "✅ You are let in: its thread comes up in a moment.");
}

function judgeRow(game: string, judging: Ledger["said"]): readonly Row[] {
  if (judging.length === 0) return [];
  const entries = judging.slice(-LIMIT.selectOptions).map(({ id, label }) => option(id, label));
  return [row(select(writePress({ kind: "deals", game, does: "judge" }), "Say whether a promise was kept…", entries))];
}

function turning(game: string, { now, turn, turns, plays }: Ledger, look: Look, pages: number): readonly Row[] {
  const to = (label: string, change: Partial<Look>) => button(lookId(game, { ...look, page: 0, ...change }), label);
  const others = turns.filter((one) => one !== turn).slice(0, TURNS);
  return buttonRows([
    ...(look.page > 0 ? [to("◀ Page", { page: look.page - 1 })] : []),
    ...(look.page + 1 < pages ? [to("Page ▶", { page: look.page + 1 })] : []),
    ...(turn === now ? [] : [to(`Turn ${now}, now`, { turn: null })]),
    ...others.map((one) => to(`Turn ${one}`, { turn: one })),
    ...(plays ? [to(look.everyone ? "My part" : "What everyone sees", { everyone: !look.everyone })] : []),
  ]);
}

/** One promise of the ledger, with both verdicts. */
async function judgingPage({ campaigns }: Services, { person }: Asker, game: string, id: string): Promise<Screen> {
  if (!/^[\da-f]{1,40}$/.test(id)) return unknownControl();
  const { said } = await campaigns.negotiation.ledger(game, person.id, { turn: null, everyone: false });
  const promise = said.find((one) => one.id === id && one.judges);
  if (!promise) return refuse("stale", "You cannot judge that promise any more.");
  const says = (does: "kept" | "broken"): string => writePress({ kind: "deals", game, does, promise: id });
  return page("Was it kept?", markdown(promise.text), [
    row(
      button(says("kept"), "Kept", ButtonStyle.Success),
      button(says("broken"), "Broken", ButtonStyle.Danger),
      button(lookId(game, FIRST), "Back"),
    ),
  ]);
}

/** What a lobby's post says of its councils: how many people each side has, and who acts for it. */
import type { GameTypes, Rulebook } from "#engine";
import type { CouncilSettings } from "../../store/council.ts";
import type { Control, GameRecord, Member, Rich } from "../../store/records.ts";
import { type Side, sidesOf } from "../facts/sides.ts";
import { canImagine } from "../try-outs/imagining.ts";

/** How many seed phrases are shown in a lobby of many. */
const MOST_WORDS = 20;

/** What the lobby's post says of councils; null: each seat is held by one person. */
export interface CouncilLobby {
  readonly head: string;
  readonly lines: Rich;
  /** Under the post once the campaign is under way. */
  readonly controls: readonly Control[];
}

/** The post of a campaign whose sides are joined by many: how they are, and how many each has. */
export function councilLobby(
  record: Pick<GameRecord, "options" | "council" | "status">,
  book: Rulebook<GameTypes>,
  members: readonly Member[],
): CouncilLobby | null {
  const { council, status } = record;
  if (council === null) return null;
  const sides = sidesOf(book, record, council, members);
  const takesMore = status === "running" && council.later !== "closed" && sides.some((side) => side.closed !== "full");
  return {
    head: `${sides.length} sides of up to ${council.people} people each. ${ruleInWords(council)}`,
    lines: [countLine(sides), ...wordLines(members), ...readerLine(members, sides)],
    controls: takesMore ? [{ kind: "join", label: "Join a side" }] : [],
  };
}

/** Who acts for the sides, in a sentence. */
export function ruleInWords({ rule, offers }: Pick<CouncilSettings, "rule" | "offers">): string {
  const dealing = offers === "captain" ? "the captain answers offers" : "it answers offers the same way";
  if (rule === "anyone") return "Whoever comes first acts for a side.";
  if (rule === "captain") return `The captain acts for a side.`;
  if (rule === "vote") return `Each side votes on what it does; ${dealing}.`;
  return `In twos and threes whoever comes first acts for a side, larger ones vote; there ${dealing}.`;
}

/** What everybody may have of the campaign when it has ended; nothing where its host was not asked. */
export function endLines({ atEnd }: Pick<GameRecord, "atEnd">): readonly string[] {
  if (atEnd === null) return [];
  return atEnd === "open"
    ? [
        "When the campaign has ended, everybody here can have all of it as a page: every hand, every sealed answer, and the time of every press.",
      ]
    : [
        "What is hidden stays hidden when the campaign has ended: only whoever runs this bot has its log, and can check the dice.",
      ];
}

/** How well computers play; nothing where they play as ever. */
export function levelLines({ level }: Pick<GameRecord, "level">): readonly string[] {
  if (level === "easy") return [];
  const thinks = level === "hard" ? "up to two seconds" : "an instant";
  return [`Computers play at the level **${level}**: they think ahead for ${thinks} before they move.`];
}

/** What help people may have, where the game has any. */
export function helpLines({ help }: Pick<GameRecord, "help">, book: Rulebook<GameTypes>): readonly string[] {
  if (!canImagine(book)) return [];
  return help === "none"
    ? ["Nobody may try out what comes: there is no **Try it** in this campaign."]
    : ["With **Try it** people try out what comes, in private, from what their seat knows."];
}

const countLine = (sides: readonly Side[]): string =>
  `\n${sides.map(({ name, people }) => `${name} **${people.length}**`).join(" · ")}`;

function wordLines(members: readonly Member[]): Rich {
  const given = members.filter(({ word }) => word !== null);
  const shown = given
    .slice(0, MOST_WORDS)
    .flatMap(
      ({ person, word }, i): Rich => [
        `${i === 0 ? "\n-# Seed phrases: " : ", "}“`,
        { literal: word ?? "" },
        "” (",
        { person },
        ")",
      ],
    );
  return given.length > MOST_WORDS ? [...shown, ` and ${given.length - MOST_WORDS} more`] : shown;
}

/** Who plays and could read the others' private threads. */
function readerLine(members: readonly Member[], sides: readonly Side[]): Rich {
  const readers = members.filter(({ readsThreads, bot }) => readsThreads && !bot);
  const [first] = readers;
  if (!first) return [];
  const who = [...new Set(readers.map(({ person }) => person))].flatMap(
    (person, i): Rich => [
      i === 0 ? "\n-# " : ", ",
      { person },
      ` (${sides.find(({ people }) => people.some((one) => one.person === person))?.name ?? "no side"})`,
    ],
  );
  return [...who, " can read all private threads here: plans stay behind **Look**."];
}

/** The post at the end of a campaign: who has won, how the dice can be checked, and what can be done next. */
import { type GameTypes, publicView, type Result, type Rulebook } from "#engine";
import type { Control, GameRecord, Member, Rich } from "../../store/records.ts";
import { namedInText, seatName, whoPlays } from "../facts/names.ts";
import { blank, channelOf, lastPost } from "../facts/posting.ts";
import type { Announcement } from "../moves/announcement.ts";
import { opensAtEnd } from "../record/opened.ts";
import { personsOf, shortHash } from "./live-post.ts";

/** Who has won, how everyone stands, and how the dice can be checked. */
export function resultPost({ talks, ...a }: Announcement, result: Result): ReturnType<typeof lastPost> {
  const { record, book, members, after, rows } = a;
  const { lines } = book.definition.guide.standings(publicView(book, after));
  const standings = lines.length > 0 ? lines.join("\n") : scoresText(record, book, result);
  return lastPost(channelOf(record), {
    ...blank,
    title: `${record.name}: the campaign is over`,
    text: [
      ...victoriesText(record, book, members, result),
      `\n${standings}\n${talkedText(a, talks)}\n-# Whole log \`${shortHash(rows.at(-1)?.hash)}\`. ${diceLine(record)}`,
    ],
    ping: personsOf(members),
    controls: [
      ...afterwards(record),
      ...(talks.length > 0 ? [{ kind: "deals", label: "Deals and talks" } as const] : []),
    ],
  });
}

/** Below the last post of a campaign. */
export const afterwards = (record: Pick<GameRecord, "atEnd">): readonly Control[] => [
  { kind: "rematch", label: "Again" },
  { kind: "story", label: "The story" },
  ...(opensAtEnd(record) ? [{ kind: "export", label: "Export" } as const] : []),
];

/** Who has talked with whom in private: until now perhaps nobody else was told. */
export const talkedText = (game: Pick<Announcement, "record" | "book">, talks: Announcement["talks"]): string =>
  talks.length === 0 ? "" : `Private talks: ${talks.map(({ seats }) => namedInText(game, seats)).join("; ")}.\n`;

function victoriesText(
  record: GameRecord,
  book: Rulebook<GameTypes>,
  members: readonly Member[],
  { victories }: Result,
): Rich {
  return victories.flatMap(({ title, seats }): Rich => {
    const who = seats.flatMap((seat, i): Rich => [i === 0 ? "" : " and ", ...whoPlays(record, book, members, seat)]);
    const end = seats.length > 1 ? " share the victory.\n" : ".\n";
    return [`**${title}**: `, ...(seats.length === 0 ? ["nobody"] : who), end];
  });
}

/** The highest first. */
const scoresText = (record: GameRecord, book: Rulebook<GameTypes>, { scores }: Result): string =>
  Object.entries(scores)
    .sort(([, a], [, b]) => b - a)
    .map(([seat, score]) => `${seatName(record, book, seat)} ${score}`)
    .join(" · ");

/** How anybody can check the dice once a campaign has ended; where its secrets are kept, that nobody can. */
export const diceLine = ({ commitment, secret, atEnd }: Pick<GameRecord, "commitment" | "secret" | "atEnd">): string =>
  opensAtEnd({ atEnd })
    ? openLine({ commitment, secret })
    : `Dice: commitment \`${commitment.slice(0, 12)}…\`. What was hidden stays so, as the host settled before the start: only whoever runs this bot can check the dice. \`/game replay\` shows again what stood in the channel.`;

const openLine = ({ commitment, secret }: Pick<GameRecord, "commitment" | "secret">): string =>
  `Dice: commitment \`${commitment.slice(0, 12)}…\`, secret \`${secret}\`; \`/game replay\` shows the whole campaign again and checks it.`;

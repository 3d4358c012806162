import { isDeepStrictEqual } from "node:util";
import type { APIMessage } from "discord-api-types/v10";
import { pino } from "pino";
import { postInWords } from "../../src/campaign/facts/words.ts";
import { piecesOf, textOf } from "../../src/cli/robot/controls.ts";
import { liveScreen, markIn, markOf } from "../../src/discord/delivery/message.ts";
import { componentsOf, type Screen } from "../../src/discord/screen/screen.ts";
import { endedPage } from "../../src/discord/seat/page/ended-page.ts";
import { seatLostPage } from "../../src/discord/sending/seat-messages.ts";
import { ShownMessages } from "../../src/discord/services/shown-messages.ts";
import type { Person } from "../../src/sandbox/index.ts";
import type { GameRecord, LivePostRecord, OutboxRow } from "../../src/store/records.ts";
import { bookToday, postedBy } from "../told.ts";
import { dot } from "./dot.ts";
import { mailOf } from "./mail.ts";
import { lineOf } from "./notes.ts";
import type { Eye } from "./observer.ts";

/** What a screen looks like once it is sent: all of its text, and its pictures' words. */
interface Looks {
  readonly text: string;
  readonly pictures: readonly string[];
}

type Shown = Parameters<typeof piecesOf>[0];

function looksOf(message: Shown & Partial<APIMessage>): Looks {
  return {
    text: textOf(message as APIMessage), // nothing but its components is read
    pictures: piecesOf(message).flatMap((piece) =>
      piece.kind === "pictures" ? piece.pictures.map(({ words }) => words) : [],
    ),
  };
}

const services = {
  ...{ illustrator: dot(), logger: pino({ level: "silent" }) },
  shown: new ShownMessages(Date.now),
};

const meant = (screen: Screen): Looks =>
  looksOf({ content: "", components: componentsOf(screen) as APIMessage["components"] & object });

/** Posts of phases that are not as the game has them: their text, their pictures, their order. */
export async function misdrawn(eye: Eye, record: GameRecord, messages: readonly APIMessage[]): Promise<string[]> {
  const found: string[] = [];
  let above = 0n;
  for (const { number } of await postsOf(eye, record)) {
    const row = lastRow(eye, (one) => one.slot === `live:${number}`);
    const live = await eye.campaigns.deliveries.live(record.id, number);
    const message = row && messages.find(({ components = [] }) => markIn(components) === markOf(row));
    if (!row || !live || !message) {
      found.push(`the post ${number} is not there`);
      continue;
    }
    found.push(
      ...differences(`the post ${number}`, looksOf(message), meant(await liveScreen(services, live, record.id))),
    );
    if (BigInt(message.id) < above) found.push(`the post ${number} stands above the one before`);
    above = BigInt(message.id);
  }
  return found;
}

/** Everyone has one message, and it says how the campaign has ended. */
export async function misaddressed(eye: Eye, record: GameRecord, people: readonly Person[]): Promise<string[]> {
  const { campaigns, repository } = eye;
  const ended = meant({ ...(await endedPage({ ...services, campaigns }, record.id, "")), footer: "" });
  const members = await repository.members(record.id);
  const rows = new Set(eye.outbox().flatMap((row) => (row.payload.kind === "seats" ? [markOf(row)] : [])));
  return people.flatMap((person) => {
    const pages = mailOf(person).filter(({ components = [] }) => rows.has(markIn(components) ?? 0));
    const [page] = pages;
    if (!page || pages.length > 1) return [`${person.name} has ${pages.length} messages of the campaign`];
    const left = meant({ ...seatLostPage(record), footer: "" });
    const should = members.some((member) => member.person === person.id) ? ended : left;
    return differences(`the message of ${person.name}`, looksOf(page), should);
  });
}

/** Every line that everyone was told stands once in the posts. */
export async function lostLines(eye: Eye, record: GameRecord): Promise<string[]> {
  const book = bookToday(record.game);
  const told = (await eye.repository.log(record.id)).flatMap((row) =>
    postedBy(book, row).map((line) => lineOf(row.seq, line)),
  );
  const posted = (await postsOf(eye, record)).flatMap((post) =>
    postInWords(book, post).lines.map(({ seq, text }) => lineOf(seq, text)),
  );
  const count = (lines: readonly string[], line: string): number => lines.filter((one) => one === line).length;
  return [...new Set([...told, ...posted])].flatMap((line) =>
    count(told, line) === count(posted, line)
      ? []
      : [`“${line}” was told ${count(told, line)} times, and stands there ${count(posted, line)} times`],
  );
}

export async function postsOf(
  { repository }: Pick<Eye, "repository">,
  { id }: Pick<GameRecord, "id">,
): Promise<readonly LivePostRecord[]> {
  const posts: LivePostRecord[] = [];
  for (let number = 1; ; number++) {
    const post = await repository.livePost(id, number);
    if (!post) return posts;
    posts.push(post);
  }
}

const lastRow = ({ outbox }: Eye, which: (row: OutboxRow) => boolean): OutboxRow | undefined =>
  outbox().findLast((row) => row.status === "sent" && row.message !== null && which(row));

function differences(what: string, is: Looks, should: Looks): string[] {
  return isDeepStrictEqual(is, should)
    ? []
    : [`${what} is ${JSON.stringify(is)} and should be ${JSON.stringify(should)}`];
}

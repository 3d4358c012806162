import { createHash } from "node:crypto";
import type { APIMessage } from "discord-api-types/v10";
import { canonical } from "#engine";
import { piecesOf, textOf } from "../../src/cli/robot/controls.ts";
import type { Sandbox } from "../../src/sandbox/index.ts";
import { withoutLogHash } from "../log-hash.ts";
import { gameIn, isPost, isRetired } from "./checks.ts";
import { postsOf } from "./live-checks.ts";
import { councilThreads, mailOf, talkThreads } from "./mail.ts";
import type { Eye, Observer } from "./observer.ts";
import { rowOf } from "./sights.ts";

/** What happened in a campaign, told so that two runs with the same choices tell the same. */
export interface Story {
  readonly rows: readonly string[];
  /** Hash of the last state. */
  readonly state: string;
  /** What is kept besides the log: posts with their pictures, what seats were told privately and have said ahead. */
  readonly kept: readonly string[];
  /** What is in the channel and in the direct messages at the end, without what a moved post has left behind. */
  readonly messages: readonly string[];
}

export async function storyOf(observer: Observer, sandbox: Sandbox): Promise<Story> {
  return await observer.look(async (eye) => {
    const { id } = await gameIn(eye, sandbox.channelId);
    const log = await eye.repository.log(id);
    const people = sandbox.people();
    const channel = (people[0]?.messages(sandbox.channelId) ?? []).filter((one) => isPost(one) && !isRetired(one));
    const phases = new Set(eye.outbox().flatMap(({ id: row, payload }) => (payload.kind === "live" ? [row] : [])));
    const isOfPhase = (message: APIMessage): boolean => phases.has(rowOf(message) ?? Number.NaN);
    const slots = new Set(eye.outbox().flatMap(({ id: row, slot }) => (slot === null ? [] : [row])));
    const isPlain = (message: APIMessage): boolean => !slots.has(rowOf(message) ?? Number.NaN);
    return {
      rows: log.map(({ seq, kind, seat, action, params, told, format, events, input }) =>
        canonical([seq, kind, seat, action, params, told, format, events, input]),
      ),
      state: (await eye.repository.snapshot(id))?.hash ?? "none",
      kept: await keptOf(eye, id),
      messages: [
        ...channel.filter(isOfPhase).map((one) => told(one, id)),
        ...channel.filter((one) => !isOfPhase(one)).map((one) => told(one, id)), // the phase's post may move below them, now or later
        ...people.flatMap((person) =>
          [
            ...mailOf(person).filter(isPost),
            ...[...councilThreads(person), ...talkThreads(person)].flatMap((thread) =>
              apart(person.messages(thread).filter(isPost), isPlain),
            ),
          ].map((one) => `${person.name}: ${told(one, id)}`),
        ),
      ],
    };
  });
}

/**
 * What is in a council's thread: first what is written once, in its order, then what is edited (the post with the
 * question, motions, reminders). Of the latter a newer row takes the place in line of one that was not sent yet, and the
 * post is drawn up when it is sent: whoever sends late sends the post of a question before a notice that came between this
 * question and the one before, and neither says anything else for that.
 */
function apart(messages: readonly APIMessage[], isPlain: (message: APIMessage) => boolean): readonly APIMessage[] {
  const edited = messages.filter((message) => !isPlain(message));
  return [...messages.filter(isPlain), ...edited.toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1))];
}

async function keptOf({ repository }: Eye, id: string): Promise<readonly string[]> {
  const kept: string[] = [];
  for (const { number, title, lines, open } of await postsOf({ repository }, { id })) {
    const pictures = (await repository.pictures(id, number)).map(({ seq, caption }) => ({ seq, caption }));
    kept.push(canonical({ number, title, lines, open, pictures }));
  }
  const said = (await repository.promises(id)).map(({ seat, text, state, judged }) => ({
    ...{ seat, text, state },
    judged: judged.map(({ seat: by, verdict }) => ({ by, verdict })),
  }));
  const orders = (await repository.orders(id)).map(({ at, ...order }) => order); // two campaigns are played one after the other
  const [news, prepared] = [repository.news(id), repository.prepared(id)];
  return [...kept, canonical(said), canonical(await news), canonical(orders), canonical(await prepared)];
}

/** What is read and seen of a message; ids and keys of dice are drawn afresh in every sandbox. */
function told(message: APIMessage, game: string): string {
  const pictures = piecesOf(message).flatMap((piece) =>
    piece.kind === "pictures" ? piece.pictures.map(({ words }) => words) : [],
  );
  const text = withoutLogHash(textOf(message))
    .replaceAll(game, "#")
    .replaceAll(/<t:\d+/g, "<t:#")
    .replaceAll(/\d{17,19}/g, "#");
  const digest = createHash("sha256").update(text).digest("hex").slice(0, 12);
  return `${text.split("\n")[0]} · ${digest} · ${pictures.length} pictures`;
}

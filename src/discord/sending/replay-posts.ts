/** The last post of a campaign once more, with its replay: the message is edited as soon as that is made. */
import { isOpened } from "../../campaign/facts/opened.ts";
import type { MadeReplay } from "../../replay-maker/made.ts";
import type { OutboxRow } from "../../store/records.ts";
import { HeldBack } from "../delivery/held-back.ts";
import { postScreen } from "../delivery/message.ts";
import type { Publisher } from "../delivery/publisher.ts";
import { LIMIT } from "../screen/limits.ts";
import { literalName } from "../screen/rich.ts";
import { above, type Screen, text } from "../screen/screen.ts";
import type { Services } from "../services/services.ts";

/** The post itself is still on its way: it is looked for again after so many ms. */
const SOON = 10_000;
/** So long, in ms, it is waited for. */
const PATIENCE = 24 * 3_600_000;

const OPENED =
  "The whole campaign as a page: save it and open it in a browser, with or without a net. It holds everything that was secret, and when everybody pressed.";

const KEPT_SECRET =
  "The campaign as a page: save it and open it in a browser, with or without a net. It is made of what stood in the channel; what was hidden stays hidden.";

export class ReplayPosts {
  readonly #services: Services;
  readonly #publisher: Publisher;

  constructor(services: Services, publisher: Publisher) {
    this.#services = services;
    this.#publisher = publisher;
  }

  /** Null: there is no message that could show it. */
  async bring(row: OutboxRow): Promise<string | null> {
    const { campaigns, replays } = this.#services;
    const last = await campaigns.replays.lastPost(row.game);
    if (!last?.post) return null;
    const { channel, message } = last;
    if (message === null) {
      if (campaigns.now() - row.created > PATIENCE) return null;
      throw new HeldBack("the post at the end is still to be sent", SOON, false);
    }
    const made = (await replays?.kept(row.game)) ?? null;
    const shown = withReplay(
      await postScreen(this.#services, last.post, row.game),
      made,
      isOpened(await campaigns.showing.record(row.game)),
    );
    if (!(await this.#publisher.edit(row, channel, message, shown))) return null; // somebody has deleted it
    await campaigns.replays.shown(row.game, message);
    return message;
  }
}

/** A post with the replay of its campaign; null: there is none that could be shown. */
function withReplay(post: Screen, made: MadeReplay | null, isOpen: boolean): Screen {
  if (made === null) return post;
  const story = made.story.map(literalName).join(" ");
  const screen = { ...post, parts: above(post.parts, [text(story)]) };
  if (Buffer.byteLength(made.html) > LIMIT.file) return screen;
  return { ...screen, file: { name: "replay.html", text: made.html, note: isOpen ? OPENED : KEPT_SECRET } };
}

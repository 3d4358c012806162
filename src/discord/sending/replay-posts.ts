/** The last post of a campaign once more, with its replay: the message is edited as soon as that is made. */
import { createHash } from "node:crypto";
import type { Film, MadeReplay } from "../../replay-maker/made.ts";
import type { OutboxRow } from "../../store/records.ts";
import { HeldBack } from "../delivery/held-back.ts";
import { postScreen } from "../delivery/message.ts";
import type { Publisher } from "../delivery/publisher.ts";
import { LIMIT } from "../screen/limits.ts";
import { literalName } from "../screen/rich.ts";
import { above, type Picture, type Screen, text } from "../screen/screen.ts";
import type { Services } from "../services/services.ts";

/** How soon, in ms, to look again for the post itself, which is still on its way. */
const SOON = 10_000;
/** How long, in ms, to wait for it. */
const PATIENCE = 24 * 3_600_000;

/** Characters that tell one film from another. */
const DIGEST = 12;

const KEPT_SECRET =
  "The campaign as a page: save it and open it in a browser, with or without a net. It is made of what stood in the channel; what was hidden stays hidden.";

/** By why it lacks the log, if it does. */
const NOTES: { readonly [lacksLog in NonNullable<MadeReplay["lacksLog"]> | "none"]: string } = {
  none: "The whole campaign as a page: save it and open it in a browser, with or without a net. It holds everything that was secret, and when everybody pressed.",
  "other rules":
    "The campaign as a page: save it and open it in a browser, with or without a net. It is made of what stood in the channel, for an earlier release has played a part of the campaign by other rules.",
  "for good": KEPT_SECRET,
  "until the end": KEPT_SECRET,
};

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
    const post = await postScreen(this.#services, last.post, row.game);
    const shown = made ? withReplay(post, made, row.game) : post;
    if (!(await this.#publisher.edit(row, channel, message, shown))) return null; // somebody has deleted it
    await campaigns.replays.shown(row.game, message);
    return message;
  }
}

function withReplay(post: Screen, { html, story, lacksLog, film }: MadeReplay, game: string): Screen {
  const words = text(story.map(literalName).join(" "));
  const pictures = [...(film ? [filmed(film, game)] : []), ...post.pictures];
  const screen = { ...post, parts: above(post.parts, [words]), pictures };
  if (Buffer.byteLength(html) > LIMIT.file) return screen;
  return { ...screen, file: { name: "replay.html", text: html, note: NOTES[lacksLog ?? "none"] } };
}

/** Called by what it shows: one that names somebody is not taken for another that does not. */
function filmed({ gif, alt }: Film, game: string): Picture {
  const digest = createHash("sha256").update(gif).digest("hex").slice(0, DIGEST);
  const draw = async () => Buffer.from(gif.buffer, gif.byteOffset, gif.byteLength);
  return { name: `film-${digest}.gif`, alt, large: true, words: "", told: "/game replay", game, draw };
}

import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { APIMessage } from "discord-api-types/v10";
import { pino } from "pino";
import { controlsOf, piecesOf, textOf } from "../../src/cli/robot/controls.ts";
import { readPress, sameControl } from "../../src/discord/screen/custom-id.ts";
import { componentsOf } from "../../src/discord/screen/screen.ts";
import { seatPage } from "../../src/discord/seat/page/seat-page.ts";
import { ShownMessages } from "../../src/discord/services/shown-messages.ts";
import type { Person, Sandbox } from "../../src/sandbox/index.ts";
import { dot } from "./dot.ts";
import { mailOf } from "./mail.ts";
import type { Eye, Observer } from "./observer.ts";
import type { CampaignBot } from "./watched-bot.ts";

/**
 * How long, in ms, after the bot was started, or Discord has refused an answer, pages may show what is no longer so.
 */
const MAY_BE_STALE = 10_000;
const LOOK_AGAIN = 50;

const services = {
  ...{ illustrator: dot(), logger: pino({ level: "silent" }) },
  ...{ shown: new ShownMessages(Date.now), unasked: true as const },
};

/** Whether everyone's page shows what is so now. */
export class TruePages {
  /** Pages that did not, in time, in words. */
  readonly stale: string[] = [];
  readonly #sandbox: Sandbox;
  readonly #observer: Observer;
  readonly #bot: Pick<CampaignBot, "alive">;

  constructor(sandbox: Sandbox, observer: Observer, bot: Pick<CampaignBot, "alive">) {
    this.#sandbox = sandbox;
    this.#observer = observer;
    this.#bot = bot;
  }

  /** Waits until they all do, if the bot lives that long. */
  async areTrue(when: string): Promise<void> {
    const end = Date.now() + MAY_BE_STALE;
    for (;;) {
      const { id: game = "" } = (await this.#observer.record(this.#sandbox.channelId)) ?? {};
      const found = await this.#observer.look((eye) => stalePages(eye, game, this.#sandbox));
      if (found.length === 0 || !this.#bot.alive) return;
      if (Date.now() > end) return void this.stale.push(...found.map((one) => `${when}, ${one}`));
      await sleep(LOOK_AGAIN);
    }
  }
}

/**
 * The pages of a running campaign that show something else than what is so now, in words. A page that nobody waits for may
 * be late; not that of whoever has pressed or typed something last.
 */
async function stalePages(eye: Eye, game: string, sandbox: Sandbox): Promise<readonly string[]> {
  const { campaigns, repository } = eye;
  if ((await repository.game(game))?.status !== "running") return [];
  const found: string[] = [];
  for (const person of sandbox.people()) {
    if ((await campaigns.deliveries.seatMessage(game, person.id)) === null) continue; // no seat, or a council's
    const rows = eye.outbox().filter((row) => row.slot !== null && row.destination === `person:${person.id}`);
    const own = rows.filter((row) => row.game === game && row.payload.kind === "seats");
    if (own.some(({ status }) => status === "held") && !isLastToPress(sandbox, person)) continue;
    const id = own.findLast(({ status, message }) => status === "sent" && message !== null)?.message;
    const message = mailOf(person).find((one) => one.id === id);
    const now = looksOf(await pageNow(eye, person, game));
    const shown = message ? looksOf(message) : null;
    if (!shown || !isSame(shown, now))
      found.push(`the page of ${person.name} shows ${JSON.stringify(shown)}, and it is ${JSON.stringify(now)}`);
  }
  return found;
}

async function pageNow({ campaigns }: Eye, { id }: Person, game: string): Promise<APIMessage> {
  const components = componentsOf(await seatPage({ ...services, campaigns }, id, game, null));
  return { content: "", components } as APIMessage; // nothing else of it is read
}

/**
 * What a page asks and offers, whatever it says of what has happened: that depends on who looks, and when. Others' acts turn
 * no page because of what can no longer be taken back: whoever presses that is told.
 */
interface Looks {
  readonly title: string;
  readonly controls: readonly string[];
  /** The first of them, which is the seat's own: the others show what is public, and may be older. */
  readonly picture: string;
}

const looksOf = (message: APIMessage): Looks => ({
  title: textOf(message).split("\n")[0] ?? "",
  controls: controlsOf(message).flatMap(({ custom_id }) => (readPress(custom_id).kind === "undo" ? [] : custom_id)),
  picture:
    piecesOf(message).flatMap((piece) =>
      piece.kind === "pictures" ? piece.pictures.map(({ words }) => words) : [],
    )[0] ?? "",
});

/** A menu that was chosen from has another id than before. */
const isSame = (one: Looks, other: Looks): boolean =>
  isDeepStrictEqual({ ...one, controls: [] }, { ...other, controls: [] }) &&
  one.controls.length === other.controls.length &&
  one.controls.every((id, i) => sameControl(id, other.controls[i] ?? ""));

function isLastToPress({ model }: Sandbox, { id }: Person): boolean {
  const uses = Object.values(model.interactions).filter(({ kind }) => kind !== "autocomplete");
  const last = uses.toSorted((a, b) => a.createdAt - b.createdAt).at(-1);
  return last?.userId === id;
}

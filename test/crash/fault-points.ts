import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { closeSync, openSync, writeSync } from "node:fs";
import { z } from "zod";
import type { Outbox } from "../../src/store/outbox.ts";
import type { Repository } from "../../src/store/repository.ts";
import { ActAnswers } from "./act-answers.ts";
import type { Note } from "./notes.ts";
import { noting } from "./noting.ts";

/** When the process is to die: at the nth fault point of all, or at the nth of a name; null: never by itself. */
export const Doom = z
  .union([z.strictObject({ nth: z.int().positive() }), z.strictObject({ point: z.string(), nth: z.int().positive() })])
  .nullable();
export type Doom = z.infer<typeof Doom>;

/** What marks the line of the point at which the process died. */
export const DEATH = "† ";
/** What marks a line that tells of something else. */
export const NOTE = "· ";

/** Places where the power may fail. Every one that is passed is written down before anything else happens. */
export class FaultPoints {
  readonly #doom: Doom;
  readonly #file: number;
  readonly #answers = new ActAnswers();
  #passed = 0;

  constructor(doom: Doom, diary: string) {
    this.#doom = doom;
    this.#file = openSync(diary, "a");
  }

  pass(point: string): void {
    const doom = this.#doom;
    if (doom && (!("point" in doom) || doom.point === point) && ++this.#passed === doom.nth) {
      writeSync(this.#file, `${DEATH}${point}\n`);
      closeSync(this.#file);
      process.kill(process.pid, "SIGKILL");
    }
    writeSync(this.#file, `${point}\n`);
  }

  /** Something that is no point, for whoever reads the diary. */
  note(fact: Note): void {
    this.#answers.hear(fact);
    writeSync(this.#file, `${NOTE}${JSON.stringify(fact)}\n`);
  }

  /** A request to Discord: where it tells somebody what came of an act, that is a point of its own. */
  request(when: string, method: string, path: string): void {
    this.pass(`${when} ${method} ${routeOf(path)}`);
    if (method === "PATCH" && this.#answers.isOne(path)) this.pass(`${when} answering an act`);
  }

  close(): void {
    closeSync(this.#file);
  }

  async around<T>(what: string, work: () => Promise<T>): Promise<T> {
    this.pass(`before ${what}`);
    const result = await work();
    this.pass(`after ${what}`);
    return result;
  }
}

/** What only looks: a crash there is as good as one before the next write. */
const LOOKS = new Set<PropertyKey>([
  "handled",
  "game",
  "games",
  "members",
  "formerHolders",
  "seatOffers",
  "ballots",
  "dueGames",
  "dueParts",
  "dueBy",
  "councils",
  "meeting",
  "votes",
  "motions",
  "motionsOf",
  "sentSince",
  "promises",
  "talks",
  "reasons",
  "slotOf",
  "underWay",
  "setAsideTurns",
  "alone",
  "openedSince",
  "head",
  "count",
  "unreadable",
  "enginesDue",
  "actors",
  "snapshot",
  "log",
  "told",
  "chronicle",
  "turns",
  "acts",
  "toldSince",
  "toldAfter",
  "checkpoint",
  "result",
  "pack",
  "orders",
  "clocks",
  "prepared",
  "sheet",
  "acted",
  "livePost",
  "pictures",
  "keptPictures",
  "keptPicture",
  "hasPictures",
  "news",
  "notified",
  "threadOf",
  "mailbox",
  "gameOfThread",
  "heads",
  "nextDue",
  "inFlight",
  "extend",
  "messageOf",
  "payloadOf",
  "parked",
  "pending",
  "guildSettings",
  "traces",
] satisfies (keyof Repository | keyof Outbox)[]);

/** A fault point before and after every write, those included that are not written yet. */
export function crashingStore(store: Repository, points: FaultPoints): Repository {
  const noted = noting(store, (fact) => points.note(fact));
  return watched({ ...noted, outbox: watched(noted.outbox, "outbox.", points) }, "", points);
}

function watched<T extends object>(target: T, prefix: string, points: FaultPoints): T {
  return new Proxy(target, {
    get(object, name) {
      const member: unknown = Reflect.get(object, name);
      if (typeof member !== "function" || LOOKS.has(name)) return member;
      return (...given: unknown[]) =>
        points.around(`${prefix}${String(name)}`, async () => await Reflect.apply(member, object, given));
    },
  });
}

/** What undici tells of a request; the rest of its messages is of no use here. */
const Told = z.object({ request: z.object({ method: z.string(), path: z.string() }) });

/**
 * A fault point before every request to Discord leaves and after its answer came, before anyone has read it; until what it
 * returns is called.
 */
export function watchRequests(points: FaultPoints): () => void {
  const pass = (when: string) => (message: unknown) => {
    const { method, path } = Told.parse(message).request;
    points.request(when, method, path);
    const answer = when === "before" ? answerIn(method, path) : null;
    if (answer) points.note(answer);
  };
  const [before, after] = [pass("before"), pass("after")];
  subscribe("undici:request:create", before);
  subscribe("undici:request:headers", after);
  return () => {
    unsubscribe("undici:request:create", before);
    unsubscribe("undici:request:headers", after);
  };
}

/** What somebody is told who has pressed or typed something: that it is being worked on, or what came of it. */
function answerIn(method: string, path: string): Note | null {
  const [, interaction = "", ack = ""] = path.match(/\/interactions\/(\d+)\/([^/]+)\/callback/) ?? [];
  if (ack !== "") return { kind: "acknowledged", interaction, token: ack };
  const [, token = ""] = path.match(/\/webhooks\/\d+\/([^/]+)\/messages\/(?:%40|@)original/) ?? [];
  return method === "PATCH" && token !== "" ? { kind: "answered", token } : null;
}

/** "/api/v10/channels/123/messages?limit=50" → "/channels/:id/messages". */
export const routeOf = (path: string): string =>
  path
    .replace(/^\/api\/v\d+/, "")
    .replace(/\?.*$/, "")
    .replaceAll(/\/\d{17,19}(?=\/|$)/g, "/:id")
    .replace(/(\/(?:interactions|webhooks)\/:id)\/[^/]+/, "$1/:token")
    .replace("%40original", "@original");

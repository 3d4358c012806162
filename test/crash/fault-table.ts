import { setTimeout as sleep } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import type { APIMessage } from "discord-api-types/v10";
import type { Sought } from "../../src/cli/robot/controls.ts";
import { liveMessage } from "../../src/cli/robot/page.ts";
import type { Fault } from "../../src/sandbox/controls/faults.ts";
import { Permission } from "../../src/sandbox/index.ts";
import { databaseOf } from "../../src/store/sqlite/storage.ts";
import { fillDisk, makeRoom } from "../store/disk.ts";
import type { FaultBench } from "./fault-bench.ts";

/** A request that a step of a turn makes. */
export type Request = Pick<Fault, "method" | "route">;

/** One step of a turn, disturbed at one of its requests. */
export interface Target {
  readonly name: string;
  /** Somebody presses or types there and then. */
  readonly pressed: boolean;
  request(bench: FaultBench): Request;
  /** Plays what comes before, undisturbed; then does the step, with `disturb` right before it. Returns the moves made. */
  play(bench: FaultBench, disturb: () => void): Promise<number>;
}

export interface Trouble {
  readonly name: string;
  /** It makes requests fail. */
  readonly failing: boolean;
  /** It makes the bot refuse what people do. */
  readonly refuses?: boolean;
  begin(bench: FaultBench, request: Request): void;
  /** Whether it takes away what people press. */
  readonly takesControls?: boolean;
  /** What somebody does about it, if it does not pass by itself. */
  end?(bench: FaultBench): Promise<void>;
}

const ACK: Request = { method: "POST", route: "/callback" };
const ANSWER: Request = { method: "PATCH", route: "/webhooks/" };

const command = async (bench: FaultBench, disturb: () => void): Promise<number> => {
  disturb();
  const channel = bench.sandbox.channelId;
  await bench.insist(() => bench.ada.slash({ channel, command: "iraq commit", options: { discard: "-" } }));
  return 1;
};

const openPage = (bench: FaultBench) => {
  const post = bench.actPost(bench.ada);
  return bench.insist(() => bench.ada.press({ message: post, customId: bench.control(post, { kind: "act" }) }));
};

const CARDS: Sought = { kind: "form", step: "set.0.0" };
const SUBMIT: Sought = { kind: "form", step: "submit.0.0" };

const button = async (bench: FaultBench, disturb: () => void): Promise<number> => {
  disturb();
  const page = await openPage(bench);
  bench.control(page, CARDS);
  return 0;
};

async function choose(bench: FaultBench, disturb: () => void) {
  let page: APIMessage | null = await openPage(bench);
  const { view } = await bench.umpire.campaigns.showing.seatView(bench.game, bench.ada.id, "us");
  const values = (view.hand as { cards: readonly string[] }).cards.slice(0, 1); // the game's own hand
  disturb();
  return await bench.insist(async () => {
    const shown = page ?? (await openPage(bench)); // a menu sends the same choice once
    page = null;
    return bench.ada.select({ message: shown, customId: bench.control(shown, CARDS), values });
  });
}

const select = async (bench: FaultBench, disturb: () => void): Promise<number> => {
  const form = await choose(bench, disturb);
  bench.control(form, SUBMIT);
  return 0;
};

const submit = async (bench: FaultBench, disturb: () => void): Promise<number> => {
  const form = await choose(bench, () => {});
  disturb();
  await bench.insist(() => bench.ada.press({ message: form, customId: bench.control(form, SUBMIT) }));
  return 1;
};

/** On the message that she has among her direct messages. */
const answer = async (bench: FaultBench, disturb: () => void): Promise<number> => {
  const message = liveMessage(bench.ada, bench.game);
  if (!message) throw new Error("Ada has no message");
  disturb();
  const customId = bench.control(message, { kind: "answer", label: "Keep all" });
  await bench.insist(() => bench.ada.press({ message, customId }));
  return 1;
};

/** What somebody at the controls answers while others are still asked: their own message is edited. */
const own = async (bench: FaultBench, disturb: () => void): Promise<number> => {
  await bench.ada.slash({ channel: bench.sandbox.channelId, command: "help" }).reply();
  disturb();
  await bench.move(bench.ada, "commit");
  return 1;
};

/** The last answer, which ends the phase: posts, a thread, messages. */
const endPhase = (action: "commit" | "ready") => async (bench: FaultBench, disturb: () => void) => {
  if (action === "ready") for (const person of [bench.ada, bench.ben]) await bench.move(person, "commit");
  await bench.move(bench.ada, action);
  await bench.silence();
  disturb();
  await bench.move(bench.ben, action);
  return action === "ready" ? 4 : 2;
};

const channelMessages = ({ sandbox }: FaultBench): string => `/channels/${sandbox.channelId}/messages`;

export const TARGETS: readonly Target[] = [
  { name: "the acknowledgement of a command", pressed: true, request: () => ACK, play: command },
  { name: "the answer to a command", pressed: true, request: () => ANSWER, play: command },
  { name: "the acknowledgement of a button", pressed: true, request: () => ACK, play: button },
  { name: "the answer to a button", pressed: true, request: () => ANSWER, play: button },
  { name: "the acknowledgement of a choice", pressed: true, request: () => ACK, play: select },
  { name: "the answer to a choice", pressed: true, request: () => ANSWER, play: select },
  { name: "the acknowledgement of a submit", pressed: true, request: () => ACK, play: submit },
  { name: "the answer to a submit", pressed: true, request: () => ANSWER, play: submit },
  { name: "the acknowledgement of an answer", pressed: true, request: () => ACK, play: answer },
  { name: "the page after an answer", pressed: true, request: () => ANSWER, play: answer },
  {
    name: "a post",
    pressed: false,
    request: (bench) => ({ method: "POST", route: channelMessages(bench) }),
    play: endPhase("commit"),
  },
  {
    name: "the edit of a post",
    pressed: false,
    request: (bench) => ({ method: "PATCH", route: channelMessages(bench) }),
    play: endPhase("commit"),
  },
  {
    name: "a direct message",
    pressed: false,
    request: ({ ben }) => ({ method: "POST", route: `/channels/${ben.dm().id}/messages` }),
    play: endPhase("ready"),
  },
  {
    name: "the deletion of the message before",
    pressed: false,
    request: ({ ben }) => ({ method: "DELETE", route: `/channels/${ben.dm().id}/messages` }),
    play: endPhase("ready"),
  },
  {
    name: "the edit of a person's message",
    pressed: false,
    request: ({ ada }) => ({ method: "PATCH", route: `/channels/${ada.dm().id}/messages` }),
    play: own,
  },
  {
    name: "the opening of a thread",
    pressed: false,
    request: () => ({ method: "POST", route: "/threads" }),
    play: endPhase("commit"),
  },
  {
    name: "the closing of a thread",
    pressed: false,
    request: (bench) => ({ method: "PATCH", route: `/channels/${openThread(bench)}` }),
    play: endPhase("ready"),
  },
];

/** The thread of the negotiations that go on. */
const openThread = ({ ada }: FaultBench): string =>
  ada.channels().find((c) => "thread_metadata" in c && !c.thread_metadata?.archived)?.id ?? "none";

const failing = (name: string, fault: Fault): Trouble => ({
  name,
  failing: true,
  begin: ({ sandbox }, request) => sandbox.controls.failNext({ ...fault, ...request }),
});

const calling = (name: string, begin: Trouble["begin"]): Trouble => ({ name, failing: false, begin });

/** discord.js tries a 5xx four times. */
export const TROUBLES: readonly Trouble[] = [
  failing("a rate limit", { how: "429", retryAfter: 0.3 }),
  failing("an error of the server", { how: "5xx" }),
  failing("an error of the server after it was done", { how: "5xx", apply: true }),
  failing("errors of the server", { how: "5xx", times: 4 }),
  failing("errors of the server after it was done", { how: "5xx", times: 4, apply: true }),
  failing("a proxy's page in place of an answer", { how: "html" }),
  failing("a proxy's page in place of an answer after it was done", { how: "html", apply: true }),
  failing("a proxy's page that pretends success", { how: "html", status: 200 }),
  failing("a closed socket", { how: "close" }),
  failing("a closed socket after it was done", { how: "close", apply: true }),
  calling("a dropped connection", ({ sandbox }) => sandbox.controls.dropConnections()),
  calling("a request to reconnect", ({ sandbox }) => sandbox.controls.askToReconnect()),
  calling("an invalid session that can be resumed", ({ sandbox }) =>
    sandbox.controls.invalidateSessions({ resumable: true }),
  ),
  calling("an invalid session", ({ sandbox }) => sandbox.controls.invalidateSessions({ resumable: false })),
  calling("a redelivered interaction", (bench) => {
    bench.afterPress = (use) => bench.sandbox.controls.redeliver(use.id);
  }),
];

/** Takes storage away; what it gives brings it back. */
type Seizure = (bench: FaultBench) => () => void;

/** Nothing can be stored; some time after the first write has met that, everything can be again. */
function withoutStorage(name: string, seize: Seizure, ms: number): Trouble {
  let release = (): void => {};
  return {
    ...calling(name, (bench) => {
      const giveBack = seize(bench);
      let met: number | null = null;
      const watch = setInterval(() => {
        if (bench.umpire.trouble() !== null) met ??= Date.now();
        if (met !== null && Date.now() - met >= ms) release();
      }, 25);
      release = () => {
        clearInterval(watch);
        release = () => {};
        giveBack();
      };
    }),
    refuses: true,
    async end({ umpire }) {
      release();
      for (const last = Date.now() + 20_000; umpire.trouble() !== null; await sleep(25))
        if (Date.now() > last) throw new Error(`still in trouble: ${umpire.trouble()}`);
    },
  };
}

const fullDisk: Seizure = ({ umpire: { storage } }) => {
  const database = databaseOf(storage);
  fillDisk(database);
  return () => makeRoom(database);
};

const foreignLock: Seizure = ({ file }) => {
  const other = new Sqlite(file, { timeout: 5000 });
  other.exec("BEGIN IMMEDIATE");
  return () => other.close();
};

/** What becomes of the machine that the bot runs on. */
export const STORAGE_TROUBLES: readonly Trouble[] = [
  withoutStorage("a full disk", fullDisk, 500),
  withoutStorage("a database that another program keeps locked", foreignLock, 300),
  calling("a database that another program locks for a moment", (bench) => {
    setTimeout(foreignLock(bench), 600);
  }),
];

const repair = async ({ sandbox, ada, game }: FaultBench): Promise<void> => {
  await ada.slash({ channel: sandbox.channelId, command: "game repair", options: { game } }).reply();
};

const forbidding = (name: string, deny: bigint): Trouble => ({
  ...calling(name, ({ sandbox }) =>
    sandbox.controls.setOverwrites(sandbox.channelId, [{ id: sandbox.applicationId, type: 1, deny }]),
  ),
  async end(bench) {
    await bench.silence();
    bench.sandbox.controls.setOverwrites(bench.sandbox.channelId, []);
    await repair(bench);
  },
});

/** What people do to a place. Somebody must undo it, and the host repairs the campaign. */
export const LASTING_TROUBLES: readonly Trouble[] = [
  {
    ...calling("closed direct messages", ({ sandbox, ben }) => sandbox.controls.setDms(ben.id, false)),
    end: async ({ sandbox, ben }) => sandbox.controls.setDms(ben.id, true),
  },
  forbidding("no permission to write", Permission.SendMessages | Permission.SendMessagesInThreads),
  forbidding("no permission to open threads", Permission.CreatePublicThreads),
  forbidding("no permission to manage threads", Permission.ManageThreads),
  forbidding("no permission to see the channel", Permission.ViewChannel),
  {
    ...calling("a deleted post", (bench) => bench.sandbox.controls.deleteMessage(bench.actPost(bench.ben).id)),
    takesControls: true,
    end: repair,
  },
  {
    ...calling("a deleted thread", (bench) => bench.deleteThread(openThread(bench))),
    end: repair,
  },
  {
    ...calling("a deleted channel", (bench) => {
      bench.deleteChannel();
    }),
    takesControls: true,
    async end(bench) {
      await bench.silence();
      const { channelId: channel } = bench.sandbox;
      await bench.ada.slash({ channel, command: "game move", options: { game: bench.game } }).reply();
    },
  },
];

/** They take longer: discord.js gives up a request after 15 seconds. */
export const SLOW_TROUBLES: readonly Trouble[] = [
  failing("no answer at all", { how: "hang" }),
  failing("no answer after it was done", { how: "hang", apply: true }),
];

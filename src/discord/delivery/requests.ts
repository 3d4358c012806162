/** How requests to Discord are made, held back near its limits, and aborted when this process has to stop. */
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { RESTJSONErrorCodes as Code, DefaultRestOptions, REST, type RESTOptions, type ResponseLike } from "discord.js";
import { HeldBack } from "./held-back.ts";
import { InvalidRequests } from "./invalid-requests.ts";

/** Somebody between us and Discord has answered in its place: a proxy, a firewall, a page that wants a log-in. */
export class ForeignAnswer extends Error {
  /** Not `status`: discord.js takes any error with a status of 401 for Discord's refusal of the token. */
  readonly answered: number;

  constructor(status: number) {
    super(`an answer that is not Discord's: status ${status}, and no JSON of its kind`);
    this.name = "ForeignAnswer";
    this.answered = status;
  }
}

/**
 * How every request to Discord is made; `api` null: to the real one. `permit` is asked before those that change something,
 * and throws where this process has to leave that to another. Once `gone` is aborted none is made any more, and those under
 * way are aborted. `send`: what carries them; the network if left out. `refusals` counts what Discord holds against us,
 * and slows requests down.
 */
export const requestsTo = (
  api: string | null,
  permit: () => void = () => {},
  gone: AbortSignal = NEVER,
  send: RESTOptions["makeRequest"] = DefaultRestOptions.makeRequest,
  refusals = new InvalidRequests(),
): Partial<RESTOptions> => ({
  ...(api === null ? {} : { api }),
  async makeRequest(url, init) {
    if (!isAcknowledgement(url)) await ownTurn(refusals, gone);
    gone.throwIfAborted();
    if (init.method !== "GET") permit();
    const signal = AbortSignal.any([gone, ...(init.signal ? [init.signal] : [])]);
    const response = await send(url, { ...init, signal });
    refusals.note(response);
    return await discordsOwn(response);
  },
});

/** For a press or a command: Discord waits three seconds for it, and it counts towards none of its limits. */
const isAcknowledgement = (url: string): boolean => /\/interactions\/[^/]+\/[^/]+\/callback/.test(url);

let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * One request begins in each turn of the event loop, first come, first served. discord.js lets go of all that waited for
 * Discord's limit at once; presses that come in meanwhile are acknowledged in between.
 */
async function ownTurn(refusals: InvalidRequests, gone: AbortSignal): Promise<void> {
  lastTurn = lastTurn.then(async () => {
    const { pause } = refusals;
    if (pause > 0) await sleep(pause, null, { ref: false, signal: gone }).catch(() => {}); // then it is not made at all
    await nextTurn();
  });
  await lastTurn;
}

const NEVER = new AbortController().signal;

/** discord.js forgets the token with the first 401 and refuses to ask again; but a 401 may pass, as other errors do. */
export class DiscordRest extends REST {
  override setToken(token: string | null): this {
    return token === null ? this : super.setToken(token);
  }
}

/**
 * Throws `ForeignAnswer` for what Discord would never say. discord.js takes a page with status 200 for success, and one
 * with 403 for Discord's last word.
 */
async function discordsOwn(response: ResponseLike): Promise<ResponseLike> {
  const { status, headers } = response;
  if (status === 204 || status >= 500) return response; // the latter are tried again whoever gave them
  if (status === 429 && isNumber(headers.get("retry-after"))) return await limited(response); // its front gives these without JSON, too
  if (status >= 300 && status < 400) return await reject(response);
  if (headers.get("content-type")?.startsWith("application/json") !== true) return await reject(response);
  if (response.ok) return response;
  const text = await response.text();
  if (codeOf(text) === null) throw new ForeignAnswer(status);
  return new Response(text, {
    status,
    statusText: response.statusText,
    headers: { "content-type": "application/json" },
  });
}

/** A limit of edits of one old message is no reason to hold back those of others: discord.js would let all of the channel wait. */
async function limited(response: ResponseLike): Promise<ResponseLike> {
  const text = await response.text();
  const { status, statusText, headers } = response;
  if (codeOf(text) === Code.MaximumNumberOfEditsToMessagesOlderThanOneHourReached)
    throw new HeldBack("edits of old messages are limited", Number(headers.get("retry-after")) * 1000);
  return new Response(text, { status, statusText, headers });
}

/** The body is read to its end, or its connection would stay taken. */
async function reject(response: ResponseLike): Promise<never> {
  await response.text();
  throw new ForeignAnswer(response.status);
}

const isNumber = (text: string | null): boolean => text !== null && text.trim() !== "" && Number.isFinite(Number(text));

/** Each of Discord's errors has a number; null: this is not one of them. */
function codeOf(text: string): number | null {
  try {
    const error: unknown = JSON.parse(text);
    if (typeof error !== "object" || error === null || !("code" in error)) return null;
    return typeof error.code === "number" ? error.code : null;
  } catch {
    return null;
  }
}

import { setImmediate as nextTurn } from "node:timers/promises";
import { DefaultRestOptions, REST, type RESTOptions, type ResponseLike } from "discord.js";

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
 * way are broken off. `send`: what carries them; the network if left out.
 */
export const requestsTo = (
  api: string | null,
  permit: () => void = () => {},
  gone: AbortSignal = NEVER,
  send: RESTOptions["makeRequest"] = DefaultRestOptions.makeRequest,
): Partial<RESTOptions> => ({
  ...(api === null ? {} : { api }),
  async makeRequest(url, init) {
    if (!isAcknowledgement(url)) await ownTurn();
    gone.throwIfAborted();
    if (init.method !== "GET") permit();
    const signal = AbortSignal.any([gone, ...(init.signal ? [init.signal] : [])]);
    return await discordsOwn(await send(url, { ...init, signal }));
  },
});

/** Of a press or a command: Discord waits three seconds for it, and it counts towards none of its limits. */
const isAcknowledgement = (url: string): boolean => /\/interactions\/[^/]+\/[^/]+\/callback/.test(url);

let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * One request begins in each turn of the event loop, first come, first served. discord.js lets go of all that waited for
 * Discord's limit at once; presses that come in meanwhile are acknowledged in between.
 */
async function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => nextTurn());
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
  if (status === 429 && isNumber(headers.get("retry-after"))) return response; // its front gives these without JSON, too
  if (status >= 300 && status < 400) return await reject(response);
  if (headers.get("content-type")?.startsWith("application/json") !== true) return await reject(response);
  if (response.ok) return response;
  const text = await response.text();
  if (!hasCode(text)) throw new ForeignAnswer(status);
  return new Response(text, {
    status,
    statusText: response.statusText,
    headers: { "content-type": "application/json" },
  });
}

/** The body is read to its end, or its connection would stay taken. */
async function reject(response: ResponseLike): Promise<never> {
  await response.text();
  throw new ForeignAnswer(response.status);
}

const isNumber = (text: string | null): boolean => text !== null && text.trim() !== "" && Number.isFinite(Number(text));

/** Each of Discord's errors has a number. */
function hasCode(text: string): boolean {
  try {
    const error: unknown = JSON.parse(text);
    return typeof error === "object" && error !== null && "code" in error && typeof error.code === "number";
  } catch {
    return false;
  }
}

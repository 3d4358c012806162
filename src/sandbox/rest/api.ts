/** How the REST API answers a request: token, rate limit and specification are checked, and everything is recorded. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { ErrorResponseSchema, RatelimitedResponseSchema } from "discord-api-spec/zod";
import type { Fault, Faults } from "../controls/faults.ts";
import { ApiError, invalid, isErrorCode } from "../errors.ts";
import type { SessionStarts } from "../gateway/starts.ts";
import type { InteractionBroker } from "../interactions/broker.ts";
import { isSnowflake } from "../snowflake.ts";
import { inWords, violations } from "../spec/check.ts";
import type { World } from "../world.ts";
import { type Payload, readPayload } from "./payload.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { Records, RequestRecord } from "./record.ts";
import type { Reply, Route } from "./route.ts";
import { findRoute } from "./routes.ts";

export const API_PREFIX = "/api/v10";

export type Api = {
  world: World;
  starts: SessionStarts;
  broker: InteractionBroker;
  records: Records;
  faults: Faults;
  limits: RateLimits;
};

type Found = { route: Route; params: Record<string, string> } | undefined;
export type Answer = Reply & { headers?: OutgoingHttpHeaders };

/** A request of the bot, however it has come. `path`: below `API_PREFIX`. */
export type ApiRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  authorization: string | undefined;
  /** Reads what it carries. */
  payload(): Promise<Payload>;
};

/** Answers one request of the bot, and writes down what it was and how it went. */
export async function serveApi(api: Api, request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
  const asked: ApiRequest = {
    method: request.method ?? "GET",
    path: url.pathname.slice(API_PREFIX.length),
    query: url.searchParams,
    authorization: request.headers.authorization,
    payload: () => readPayload(request),
  };
  const { found, record } = received(api, asked);
  const fault = api.faults.take(asked.method, asked.path, record.route);
  const injected = fault === undefined ? undefined : () => fail(fault, request, response);
  if (fault !== undefined && fault.apply !== true) {
    await asked.payload().catch(() => undefined);
    record.verdict = "injected";
    record.status = injected?.() ?? 0;
    return;
  }
  const answer = await answerTo(api, asked, found, record);
  if (injected !== undefined) {
    record.verdict = "injected";
    record.status = injected();
    return;
  }
  send(response, answer);
}

/** Answers a request that has come by no connection. */
export async function answerRequest(api: Api, request: ApiRequest): Promise<Answer> {
  const { found, record } = received(api, request);
  return await answerTo(api, request, found, record);
}

function received(api: Api, { method, path }: ApiRequest): { found: Found; record: RequestRecord } {
  const found = findRoute(method, path);
  const record: RequestRecord = {
    at: api.world.clock.now(),
    method,
    route: found?.route.path ?? path,
    path,
    body: undefined,
    files: [],
    status: 0,
    code: null,
    verdict: "ok",
    problems: [],
    warnings: [],
  };
  api.records.add(record);
  return { found, record };
}

async function answerTo(api: Api, request: ApiRequest, found: Found, record: RequestRecord): Promise<Answer> {
  const answer = await worked(api, request, found, record);
  record.status = answer.status;
  return answer;
}

async function worked(api: Api, request: ApiRequest, found: Found, record: RequestRecord): Promise<Answer> {
  try {
    // The body is read before anything is decided, or a refused upload would break the connection.
    const payload = await request.payload();
    record.body = payload.body;
    record.files = payload.files.map(({ name, contentType, bytes }) => ({ name, contentType, size: bytes.byteLength }));
    if (found === undefined) return unknownRoute(record);
    if (found.route.auth) authorise(api, request);
    const { headers, retryAfter, isOfAll } = api.limits.count(found.route, found.params);
    if (retryAfter !== null) return refused(record, { status: 429, body: tooFast(retryAfter, isOfAll), headers });
    return { ...run(api, request.query, found, payload, record), headers };
  } catch (error) {
    if (error instanceof ApiError) return refused(record, { status: error.status, body: error.body() }, error);
    throw error;
  }
}

function run(
  api: Api,
  query: URLSearchParams,
  found: NonNullable<Found>,
  payload: Payload,
  record: RequestRecord,
): Reply {
  const { route, params } = found;
  try {
    const { world, broker, starts } = api;
    const { warnings } = record;
    checkIds(params);
    const reply = route.run({ world, starts, broker, params, query, ...payload, warnings });
    checkReply(route, reply, record);
    return reply;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refused(record, { status: error.status, body: error.body() }, error);
  }
}

/** Apart from tokens and emoji, what is in an address is an id. */
function checkIds(params: Record<string, string>): void {
  for (const [name, value] of Object.entries(params)) {
    const isWord = value === "@me" || value === "@original";
    if (name === "token" || name === "emoji" || isWord || isSnowflake(value)) continue;
    throw invalid([name], `Value "${value}" is not snowflake.`, "NUMBER_TYPE_COERCE");
  }
}

/** The sandbox's own answers are held against the specification too, so that it cannot teach the bot a mistake. */
function checkReply(route: Route, reply: Reply, record: RequestRecord): void {
  const schema = route.replies[reply.status];
  if (schema === null) return;
  if (schema === undefined) {
    record.verdict = "fault";
    record.problems.push(`status ${reply.status} is not documented`);
    return;
  }
  const wrong = violations(schema, reply.body);
  if (wrong.length === 0) return;
  record.verdict = "fault";
  record.problems.push(...wrong);
}

function refused(record: RequestRecord, reply: Answer, error?: ApiError): Answer {
  record.verdict = "refused";
  record.code = error?.code ?? null;
  const details = (error?.problems ?? []).map(inWords);
  record.problems.push(...(details.length > 0 ? details : [error?.message ?? "rate limited"]));
  if (violations(reply.status === 429 ? RatelimitedResponseSchema : ErrorResponseSchema, reply.body).length > 0)
    record.verdict = "fault";
  return reply;
}

function unknownRoute(record: RequestRecord): Answer {
  record.verdict = "unknown route";
  record.problems.push("no such route");
  return { status: 501, body: { message: `The sandbox has no ${record.method} ${record.path}`, code: 0 } };
}

function authorise(api: Api, { authorization }: ApiRequest): void {
  if (authorization !== `Bot ${api.world.model.application.token}`) throw new ApiError(0);
}

/** Lets a request fail as a test wished; returns the status that goes on record. */
function fail(fault: Fault, request: IncomingMessage, response: ServerResponse): number {
  switch (fault.how) {
    case "429": {
      const retryAfter = fault.retryAfter ?? 0.1;
      const headers = { "retry-after": String(retryAfter), "x-ratelimit-scope": "user" };
      send(response, { status: 429, body: { ...tooFast(retryAfter), code: fault.code ?? 0 }, headers });
      return 429;
    }
    case "5xx":
      send(response, { status: fault.status ?? 502, body: { message: "502: Bad Gateway", code: 0 } });
      return fault.status ?? 502;
    case "html": {
      const status = fault.status ?? 403;
      response.writeHead(status, { "content-type": "text/html" }).end(`<h1>${status}</h1><p>The proxy says no.</p>`);
      return status;
    }
    case "refused": {
      const code = fault.code ?? 50013;
      const known = isErrorCode(code) ? new ApiError(code) : null;
      const status = known?.status ?? fault.status ?? 400;
      send(response, { status, body: known?.body() ?? { message: "The sandbox was told to refuse this", code } });
      return status;
    }
    case "close":
      request.socket.destroy();
      return 0;
    case "hang":
      return 0;
  }
}

function tooFast(retryAfter: number, global = false) {
  return { message: "You are being rate limited.", retry_after: retryAfter, global, code: 0 };
}

export function send(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  if (status === 413) response.setHeader("connection", "close"); // what is still on its way is not read
  // An answer without a body must not claim to be JSON: discord.js would try to parse it.
  if (body === undefined) {
    response.writeHead(status, headers).end();
    return;
  }
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

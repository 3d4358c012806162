/** What a REST route declares: its method and path, the body it takes, and what it replies. */
import type { Upload } from "../acts/files.ts";
import { ApiError, type Problem } from "../errors.ts";
import type { SessionStarts } from "../gateway/starts.ts";
import type { InteractionBroker } from "../interactions/broker.ts";
import { type Checked, check, type Schema } from "../spec/check.ts";
import type { World } from "../world.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A file of a multipart body; `slot` is the n of `files[n]`. */
export type SentFile = Upload & { slot: string };

/** A request as it came in, with its body not yet checked. */
export type RawCall = {
  world: World;
  starts: SessionStarts;
  broker: InteractionBroker;
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  files: SentFile[];
  /** Collects what Discord takes and a careful bot does not send, in words: keys that the specification does not know. */
  warnings: string[];
};

export type Call<B> = Omit<RawCall, "body"> & { body: B };

export type Reply = { status: number; body?: unknown };

export type Route = {
  method: Method;
  path: string;
  /** Interaction and webhook routes carry their token in the address and need no header. */
  auth: boolean;
  pattern: RegExp;
  /** The published schema of each answer; null for one without a body. */
  replies: Readonly<Record<number, Schema | null>>;
  run: (call: RawCall) => Reply;
};

type Definition<C> = Pick<Route, "method" | "path" | "replies"> & { auth?: boolean; handle: (call: C) => Reply };

/** A route that takes no body. */
export function route(definition: Definition<Omit<RawCall, "body">>): Route {
  const { handle } = definition;
  return { ...routeBase(definition), run: (call) => handle(call) };
}

/** A route whose body is checked before it is handled. */
export function bodyRoute<B>(parse: (value: unknown) => Checked<B>, definition: Definition<Call<B>>): Route {
  const { handle } = definition;
  return {
    ...routeBase(definition),
    run: (call) => {
      const checked = parse(call.body);
      if (!checked.ok) throw new ApiError(50035, checked.problems);
      call.warnings.push(...checked.unknownKeys.map((key) => `the specification has no key ${key}`));
      return handle({ ...call, body: checked.value });
    },
  };
}

function routeBase({
  method,
  path,
  replies,
  auth = true,
}: Pick<Route, "method" | "path" | "replies"> & { auth?: boolean }) {
  return { method, path, auth, replies, pattern: patternOf(path) };
}

export function ok(body: unknown, status = 200): Reply {
  return { status, body };
}

export const NO_CONTENT: Reply = { status: 204 };

/** A body checked by one schema of the specification. */
export function bodyOf<B>(schema: Schema<B>): (value: unknown) => Checked<B> {
  return (value) => check(schema, value ?? {});
}

/** A query number within bounds, as Discord checks `limit`. */
export function limitOf(query: URLSearchParams, fallback: number, max: number): number {
  const text = query.get("limit");
  if (text === null) return fallback;
  const limit = Number(text);
  if (Number.isInteger(limit) && limit >= 1 && limit <= max) return limit;
  const message = `int value should be between 1 and ${max}.`;
  throw new ApiError(50035, [{ path: ["limit"], code: "NUMBER_TYPE_RANGE", message }]);
}

export function param(call: { params: Record<string, string> }, name: string): string {
  const value = call.params[name];
  if (value === undefined) throw new Error(`the route has no parameter ${name}`);
  return value;
}

export function refuseIf(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ApiError(50035, problems);
}

function patternOf(path: string): RegExp {
  const source = path.replaceAll(/:(\w+)/g, (_whole, name: string) => `(?<${name}>[^/]+)`);
  return new RegExp(`^${source}$`);
}

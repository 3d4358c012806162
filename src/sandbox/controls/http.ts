/** Serves the sandbox's test controls over HTTP: for lost connections, failing requests, changed permissions and more. */
import type { IncomingMessage, ServerResponse } from "node:http";
import * as z from "zod";
import { failure, readJson } from "../people/http.ts";
import { Id } from "../people/requests.ts";
import { send } from "../rest/api.ts";
import type { Controls } from "./controls.ts";

const Bits = z.string().transform((text) => BigInt(text));
const Membership = z.object({ guild: Id, user: Id, roles: z.array(z.string()).default([]) });
const FaultBody = z.object({
  method: z.string().optional(),
  route: z.string().optional(),
  times: z.number().int().positive().optional(),
  how: z.enum(["429", "5xx", "html", "hang", "close", "refused"]),
  code: z.number().int().optional(),
  status: z.number().optional(),
  retryAfter: z.number().optional(),
  apply: z.boolean().optional(),
});

type Control = (controls: Controls, body: unknown) => unknown;

/** Every control by the name it has in the address. */
const CONTROLS = new Map<string, Control>(
  Object.entries({
    drop: control(z.object({}), (c) => c.dropConnections()),
    reconnect: control(z.object({}), (c) => c.askToReconnect()),
    invalidate: control(z.object({ resumable: z.boolean() }), (c, body) => c.invalidateSessions(body)),
    "refuse-logins": control(z.object({ code: z.nullable(z.number()) }), (c, { code }) => c.refuseLogins(code)),
    "ignore-resume": control(z.object({ on: z.boolean() }), (c, { on }) => c.ignoreResume(on)),
    redeliver: control(z.object({ interaction: Id }), (c, body) => c.redeliver(body.interaction)),
    fail: control(FaultBody, (c, fault) => c.failNext(fault)),
    "clear-failures": control(z.object({}), (c) => c.clearFailures()),
    dms: control(z.object({ user: Id, open: z.boolean() }), (c, { user, open }) => c.setDms(user, open)),
    quarantine: control(z.object({ on: z.boolean() }), (c, { on }) => c.setQuarantine(on)),
    roles: control(Membership, (c, { guild, user, roles }) => c.setRoles(guild, user, roles)),
    "role-permissions": control(
      z.object({ guild: Id, role: Id, permissions: Bits }),
      (c, { guild, role, permissions }) => c.setRolePermissions(guild, role, permissions),
    ),
    overwrites: control(
      z.object({
        channel: Id,
        overwrites: z.array(z.object({ id: Id, type: z.union([z.literal(0), z.literal(1)]), allow: Bits, deny: Bits })),
      }),
      (c, { channel, overwrites }) => c.setOverwrites(channel, overwrites),
    ),
    "delete-channel": control(z.object({ channel: Id }), (c, { channel }) => c.deleteChannel(channel)),
    lock: control(z.object({ channel: Id, locked: z.boolean().default(true) }), (c, { channel, locked }) =>
      c.lock(channel, locked),
    ),
    "limit-threads": control(z.object({ guild: Id, most: z.nullable(z.number().int()) }), (c, { guild, most }) =>
      c.limitThreads(guild, most),
    ),
    archive: control(z.object({ channel: Id }), (c, { channel }) => c.archive(channel)),
    "delete-message": control(z.object({ message: Id }), (c, { message }) => c.deleteMessage(message)),
    "remove-bot": control(z.object({ guild: Id }), (c, { guild }) => c.removeBot(guild)),
    join: control(Membership, (c, { guild, user, roles }) => c.join(guild, user, roles)),
    leave: control(Membership, (c, { guild, user }) => c.leave(guild, user)),
    advance: control(z.object({ ms: z.number().nonnegative() }), (c, { ms }) => c.advance(ms)),
  }),
);

/** Serves /sandbox/control/…; POST acts, GET requests | complaints | sessions reports. */
export async function serveControls(
  controls: Controls,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  const name = /^\/sandbox\/control\/([\w-]+)$/.exec(url.pathname)?.[1];
  if (name === undefined) return false;
  try {
    const body = request.method === "GET" ? report(controls, name) : await act(controls, name, request);
    if (body === undefined) return false;
    send(response, { status: 200, body });
  } catch (error) {
    send(response, failure(error));
  }
  return true;
}

function report(controls: Controls, name: string): unknown {
  switch (name) {
    case "requests":
      return controls.requests();
    case "complaints":
      return controls.complaints();
    case "sessions":
      return controls.sessions();
    default:
      return undefined;
  }
}

async function act(controls: Controls, name: string, request: IncomingMessage): Promise<unknown> {
  const perform = request.method === "POST" ? CONTROLS.get(name) : undefined;
  if (perform === undefined) return undefined;
  perform(controls, await readJson(request));
  return {};
}

function control<T>(schema: z.ZodType<T>, perform: (controls: Controls, body: T) => void): Control {
  return (controls, body) => perform(controls, schema.parse(body));
}

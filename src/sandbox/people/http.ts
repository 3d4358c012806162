/** The sandbox's people over HTTP: what their clients show, and what they do. */
import type { IncomingMessage, ServerResponse } from "node:http";
import * as z from "zod";
import { ApiError } from "../errors.ts";
import type { InteractionBroker } from "../interactions/broker.ts";
import { Refusal } from "../interactions/refusal.ts";
import { Use } from "../interactions/use.ts";
import { send } from "../rest/api.ts";
import { parseJson, readBytes } from "../rest/payload.ts";
import { wireRole } from "../wire/guild.ts";
import { wireMembers } from "../wire/user.ts";
import { streamAllSights, streamSights } from "./events.ts";
import { Person } from "./person.ts";
import * as bodies from "./requests.ts";

type Ask = { person: Person; broker: InteractionBroker; query: URLSearchParams };

/** What can be read of a person's client. */
const READS = new Map<string, (ask: Ask) => unknown>(
  Object.entries<(ask: Ask) => unknown>({
    "": ({ person }) => person.profile(),
    channels: ({ person }) => person.channels(),
    messages: ({ person, query }) => person.messages(idIn(query, "channel")),
    commands: ({ person, query }) => person.commands(idIn(query, "channel")),
    members: ({ person, broker, query }) => guildFor(person, broker, idIn(query, "guild")),
    seen: ({ person, broker, query }) => seenBy(person, broker, idIn(query, "use")),
  }),
);

type Act = (person: Person, broker: InteractionBroker, body: unknown) => unknown;

/** What a person does. Uses answer with the first sign of life; what follows comes over the event stream. */
const ACTS = new Map<string, Act>(
  Object.entries({
    slash: act(bodies.Slash, (person, wish) => firstSign(person.slash(wish))),
    autocomplete: act(bodies.Autocomplete, (person, wish) => firstSign(person.autocomplete(wish))),
    menu: act(bodies.Menu, (person, { user, message, ...wish }) =>
      firstSign(
        person.menu({
          ...wish,
          ...(user === undefined ? {} : { user }),
          ...(message === undefined ? {} : { message }),
        }),
      ),
    ),
    press: act(bodies.Press, (person, wish) => firstSign(person.press(wish))),
    select: act(bodies.Select, (person, wish) => firstSign(person.select(wish))),
    modal: act(bodies.SubmitModal, (person, { interaction, fields }, broker) => {
      const { modal } = broker.world.interaction(interaction);
      if (modal === null) throw new Refusal("that use opened no form");
      return firstSign(person.submitModal({ modal, fields }));
    }),
    say: act(bodies.Say, (person, { replyTo, ...wish }) =>
      person.say({ ...wish, ...(replyTo === undefined ? {} : { replyTo }) }),
    ),
    react: act(bodies.React, (person, wish) => {
      person.react(wish);
      return {};
    }),
    dm: act(bodies.Nothing, (person) => person.dm()),
  }),
);

/** Serves /sandbox/people…; false for any other address. */
export async function servePeople(
  broker: InteractionBroker,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  if (request.method === "GET" && url.pathname === "/sandbox/people/events") {
    streamAllSights(broker, response);
    return true;
  }
  const match = /^\/sandbox\/people(?:\/(?<id>\d+)(?:\/(?<what>\w+))?)?$/.exec(url.pathname);
  if (match === null) return false;
  const { id, what = "" } = match.groups ?? {};
  try {
    if (id === undefined) {
      const people = Object.values(broker.world.model.users).filter((user) => !user.bot);
      send(response, { status: 200, body: people.map((user) => new Person(broker, user.id).profile()) });
      return true;
    }
    if (broker.world.user(id).bot) throw new Refusal("the bot is not a person");
    const person = new Person(broker, id);
    if (request.method === "GET" && what === "events") {
      streamSights(person, response);
      return true;
    }
    const body = await answerFor(broker, person, what, request, url);
    if (body === undefined) return false;
    send(response, { status: 200, body });
  } catch (error) {
    send(response, failure(error));
  }
  return true;
}

async function answerFor(
  broker: InteractionBroker,
  person: Person,
  what: string,
  request: IncomingMessage,
  url: URL,
): Promise<unknown> {
  if (request.method === "GET") return READS.get(what)?.({ person, broker, query: url.searchParams });
  const perform = request.method === "POST" ? ACTS.get(what) : undefined;
  return perform?.(person, broker, await readJson(request));
}

/** Only JSON, which another site's page cannot send without this server's consent. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (request.headers["content-type"]?.startsWith("application/json") !== true) throw new Refusal("send JSON");
  const text = (await readBytes(request)).toString("utf8");
  return text === "" ? {} : parseJson(text);
}

/** Refusals are 409, malformed requests 400; anything else is the sandbox's own fault. */
export function failure(error: unknown): { status: number; body: { message: string } } {
  if (error instanceof Refusal) return { status: 409, body: { message: error.message } };
  if (error instanceof ApiError) return { status: error.status, body: { message: error.message } };
  if (error instanceof z.ZodError) return { status: 400, body: { message: z.prettifyError(error) } };
  throw error;
}

function act<T>(schema: z.ZodType<T>, perform: (person: Person, wish: T, broker: InteractionBroker) => unknown): Act {
  return (person, broker, body) => perform(person, schema.parse(body), broker);
}

async function firstSign(use: Use) {
  await use.acknowledged();
  return { use: use.id, seen: use.seen() };
}

function seenBy(person: Person, broker: InteractionBroker, useId: string) {
  if (broker.world.interaction(useId).userId !== person.id) throw new Refusal("that was somebody else's doing");
  return new Use(broker, useId).seen();
}

/** Names for the pickers of users and roles. */
function guildFor(person: Person, broker: InteractionBroker, guildId: string) {
  const guild = broker.world.guild(guildId);
  if (guild.members[person.id] === undefined) throw new Refusal(`${person.name} is not a member of that guild`);
  return {
    members: wireMembers(broker.world, guild),
    roles: Object.values(guild.roles).map(wireRole),
  };
}

function idIn(query: URLSearchParams, name: string): string {
  return bodies.Id.parse(query.get(name));
}

/** Streams what people see as Server-Sent Events, for one person or for everybody. */
import type { ServerResponse } from "node:http";
import type { InteractionBroker } from "../interactions/broker.ts";
import { Person, type Sight } from "./person.ts";

/** Streams what a person sees as Server-Sent Events: the event's name is the gateway's, its data the payload. */
export function streamSights(person: Person, response: ServerResponse): void {
  begin(response);
  const stop = person.watch(({ t, d }) => response.write(`event: ${t}\ndata: ${JSON.stringify(d)}\n\n`));
  response.on("close", stop);
}

/**
 * What everybody sees, in one stream: a browser opens only six to one server, and there may be more tabs than that.
 * Each event says whose eyes it is for.
 */
export function streamAllSights(broker: InteractionBroker, response: ServerResponse): void {
  begin(response);
  const people = Object.values(broker.world.model.users).filter((user) => !user.bot);
  const stops = people.map(({ id }) =>
    new Person(broker, id).watch((sight: Sight) =>
      response.write(`event: SANDBOX_SIGHT\ndata: ${JSON.stringify({ person: id, ...sight })}\n\n`),
    ),
  );
  response.on("close", () => {
    for (const stop of stops) stop();
  });
}

function begin(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
  // Sent at once, so that a reader knows from when on nothing is missed; it is to come back within a second.
  response.write("retry: 1000\nevent: SANDBOX_WATCHING\ndata: {}\n\n");
}

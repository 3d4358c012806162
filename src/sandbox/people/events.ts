import type { ServerResponse } from "node:http";
import type { Person } from "./person.ts";

/** Streams what a person sees as Server-Sent Events: the event's name is the gateway's, its data the payload. */
export function streamSights(person: Person, response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
  // Sent at once, so that a reader knows from when on nothing is missed.
  response.write("event: SANDBOX_WATCHING\ndata: {}\n\n");
  const stop = person.watch(({ t, d }) => response.write(`event: ${t}\ndata: ${JSON.stringify(d)}\n\n`));
  response.on("close", stop);
}

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Fault } from "../../src/sandbox/controls/faults.ts";
import type { OutboxPayload } from "../../src/store/records.ts";
import { OutboxStage } from "./outbox-stage.ts";

let stage: OutboxStage;
beforeEach(async () => {
  stage = await OutboxStage.open();
});
afterEach(() => stage.close());

const payload: OutboxPayload = {
  kind: "post",
  post: { title: "News", text: [], scene: null, controls: [], ping: [], thread: null },
};

/** Posts in the channel what the host would be told about it, too, if it were put aside. */
async function post(fault: Omit<Fault, "method" | "route">): Promise<void> {
  stage.sandbox.controls.failNext({ method: "POST", route: `/channels/${stage.channel}/messages`, ...fault });
  await stage.queue({ destination: `channel:${stage.channel}`, slot: null, payload });
}

const posted = () =>
  stage.ada.messages(stage.channel).filter((message) => JSON.stringify(message).includes("News")).length;

describe("an answer that is not Discord's", () => {
  it("tells in words what a proxy finds too large, as Discord's own would", async () => {
    const scene = { layout: { kind: "row", children: [] }, alt: "map", text: "the map in words" } as const;
    const route = `/channels/${stage.channel}/messages`;
    stage.sandbox.controls.failNext({ method: "POST", route, how: "html", status: 413 });
    await stage.queue({
      destination: `channel:${stage.channel}`,
      slot: null,
      payload: { ...payload, post: { ...payload.post, scene } },
    });
    await stage.settled();
    expect(JSON.stringify(stage.ada.messages(stage.channel))).toContain("the map in words");
  });

  it.each([
    ["a firewall's 403", { how: "html", status: 403 }],
    ["a proxy's 404", { how: "html", status: 404 }],
    ["a proxy's 413", { how: "html", status: 413 }],
    ["a proxy that wants a log-in", { how: "html", status: 401 }],
    ["a proxy that leads elsewhere", { how: "html", status: 302 }],
    ["a page that pretends success", { how: "html", status: 200 }],
    ["a limit that does not say how long", { how: "html", status: 429 }],
    ["Discord itself that knows our token no more, once", { how: "5xx", status: 401 }],
  ] as const)("holds a post up, and loses nothing: %s", async (_, fault) => {
    await post(fault);
    await stage.settled();
    expect(posted()).toBe(1);
    expect(await stage.service.repository.outbox.parked(stage.game)).toBe(0);
    expect(stage.ada.messages(stage.ada.dm().id)).toEqual([]);
  });
});

import type { APIMessage } from "discord-api-types/v10";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Stage, said } from "../../stage.ts";

const KEPT = "You have answered: Keep all";

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open();
  await stage.started();
  await stage.settled();
});
afterEach(() => stage.close());

const page = (): APIMessage => stage.ada.messages(stage.ada.dm().id).at(-1) ?? expect.fail("Ada has no page");
/** Changes of Ada's page that Discord counts. */
const edits = (): number =>
  stage.sandbox.requests().filter(({ method, path }) => method === "PATCH" && path.includes(stage.ada.dm().id)).length;
const calls = (): number =>
  stage.sandbox.requests().filter(({ method, path }) => method === "POST" && path.includes(stage.ada.dm().id)).length;

describe("the page of whoever presses it", () => {
  it("is turned by the answer, and not edited once more for what the press has changed", async () => {
    const before = edits();
    await stage.press(stage.ada, page(), "Keep all");
    await expect.poll(() => said(page())).toContain(KEPT);
    await stage.settled();
    expect(edits()).toBe(before);
    expect(stage.sandbox.complaints()).toEqual([]);
  });

  it.each([
    ["is refused", { how: "refused", code: 10015 }],
    ["comes to an interaction that Discord knows no more", { how: "refused", code: 10062 }],
    ["is not taken", { how: "refused", code: 50035 }],
    ["does not arrive", { how: "close", apply: false }],
  ] as const)("is brought up to date where the answer %s: once, and without a call", async (_, fault) => {
    const before = { edits: edits(), calls: calls() };
    stage.sandbox.controls.failNext({ method: "PATCH", route: "/webhooks/", times: 8, ...fault });
    await stage.press(stage.ada, page(), "Keep all");
    await expect.poll(() => said(page()), { timeout: 10_000 }).toContain(KEPT);
    await stage.settled();
    expect({ edits: edits(), calls: calls() }).toEqual({ ...before, edits: before.edits + 1 });
  });

  it("goes on in time while Discord lets its answer hang, and stays so once that has arrived late", async () => {
    stage.sandbox.controls.failNext({ method: "PATCH", route: "/webhooks/", how: "hang" });
    const before = calls();
    await stage.press(stage.ada, page(), "Keep all");
    await expect.poll(() => said(page()), { timeout: 10_000 }).toContain(KEPT);
    await stage.command(stage.ben, "iraq commit", { discard: "-" });
    await expect.poll(() => said(page()), { timeout: 2000 }).toContain("Negotiations");
    const answers = stage.sandbox
      .requests()
      .filter(({ method, path }) => method === "PATCH" && path.includes("/webhooks/"));
    const hung = answers.find(({ verdict }) => verdict === "injected")?.path;
    const hasArrived = (): boolean =>
      stage.sandbox.requests().some(({ path, status }) => path === hung && status === 200);
    await expect.poll(hasArrived).toBe(true);
    await expect.poll(() => said(page()), { timeout: 2000 }).toContain("Negotiations");
    await stage.settled();
    expect([said(page()), calls()]).toEqual([expect.stringContaining("Negotiations"), before]);
  });
});

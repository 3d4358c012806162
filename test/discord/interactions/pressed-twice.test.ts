import { type APIMessage, ComponentType, MessageFlags } from "discord-api-types/v10";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { controlsOf, files, Stage, said } from "../stage.ts";

let stage: Stage;
/** Ada's private page: she holds both seats, and the page shows the hand of one. */
let page: APIMessage;
beforeEach(async () => {
  stage = await Stage.open();
  await stage.lobby();
  for (const seat of ["us", "insurgents"]) await stage.command(stage.ada, "game join", { seat });
  await stage.command(stage.ada, "game start");
  page = await stage.press(stage.ada, await stage.posted(stage.ada, "Waiting on"), "My seat").reply();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await stage.close();
});

function turnTo(seat: string) {
  const menu = controlsOf(page).find(({ options = [] }) => options.some(({ value }) => value === seat));
  return stage.ada.select({ message: page, customId: menu?.custom_id ?? "", values: [seat] });
}

/** The page as it is now. */
const now = () => stage.ada.messages(stage.channel).find(({ id }) => id === page.id) ?? page;

/** Another process changes the page: its pictures are gone. */
async function changedByAnother(): Promise<void> {
  const { model, url, applicationId } = stage.sandbox;
  const opened = Object.values(model.interactions).find(({ originalMessageId }) => originalMessageId === page.id);
  const answer = await fetch(`${url}/api/v10/webhooks/${applicationId}/${opened?.token}/messages/@original`, {
    method: "PATCH",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      flags: MessageFlags.IsComponentsV2,
      components: [{ type: ComponentType.TextDisplay, content: "Somebody else was here." }],
      attachments: [],
    }),
  });
  expect(answer.status).toBe(200);
}

describe("a page with pictures", () => {
  it("shows what came of the last of two presses that were made at the same time", async () => {
    const presses = [turnTo("insurgents"), turnTo("us")];
    await Promise.all(presses.map((press) => press.reply()));
    expect(said(now())).toContain("· Commitment · US");
    expect(files(now())).toEqual(files(page));
    expect(stage.sandbox.complaints()).toEqual([]);
  });

  it("shows them also if they were taken from it between a press and its answer", async () => {
    const { campaigns } = stage.service;
    const look = campaigns.showing.seatView;
    vi.spyOn(campaigns.showing, "seatView").mockImplementationOnce(async (...asked) => {
      await changedByAnother();
      return await look(...asked);
    });
    await turnTo("us").reply();
    expect(said(now())).toContain("· Commitment · US");
    expect(files(now())).toEqual(files(page));
  });
});

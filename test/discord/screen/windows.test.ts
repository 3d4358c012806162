import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ComponentType } from "discord-api-types/v10";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readPress, writePress } from "../../../src/discord/screen/custom-id.ts";
import { LIMIT } from "../../../src/discord/screen/limits.ts";
import { labelled, typed, windowOf } from "../../../src/discord/screen/window.ts";
import type { Modal } from "../../../src/sandbox/model.ts";
import { Stage } from "../stage.ts";

describe("a window's custom id", () => {
  const id = fc.constantFrom(
    writePress({ kind: "write", game: "abcdef", seat: "us", does: "typed" }),
    writePress({ kind: "settings", game: "abcdef", does: "timed" }),
  );
  const made = (of: string, title: string, value: string) =>
    windowOf(of, title, [labelled("Line", typed("0", { value }))]);

  it("is another one for another content, the same for the same, and means the same press", () => {
    fc.assert(
      fc.property(id, fc.string({ maxLength: 50 }), fc.string(), fc.string(), (of, title, before, after) => {
        const [first, second] = [made(of, title, before), made(of, title, after)];
        expect(first.custom_id === second.custom_id).toBe(before === after);
        expect(first).toEqual(made(of, title, before));
        expect(readPress(first.custom_id)).toEqual(readPress(of));
        expect(first.custom_id.length).toBeLessThanOrEqual(LIMIT.customId);
      }),
    );
  });

  /** Whoever shows a window needs one that was made there: the type has a mark that nothing else can write. */
  it("is written in one place, for every window that the bot shows", () => {
    const root = new URL("../../../src/discord/", import.meta.url).pathname;
    const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
    const having = (words: RegExp): string[] => sources.flatMap(({ file, text }) => (words.test(text) ? [file] : []));
    expect(having(/as Window\b/)).toEqual(["screen/window.ts"]);
    expect(having(/showModal\(/)).toEqual(["interactions/router.ts"]);
    expect(having(/type: ComponentType\.(TextInput|Label)\b/)).toEqual(["screen/window.ts"]);
    expect(having(/ModalBuilder|APIModalInteractionResponseCallbackData/)).toEqual([]);
  });
});

describe("on a phone", () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await Stage.open();
  });
  afterEach(async () => {
    expect(stage.sandbox.complaints(), "no phone goes on showing an earlier window").toEqual([]);
    await stage.close();
  });

  const written = (modal: Modal): string | undefined => {
    const [field] = modal.components;
    return field?.type === ComponentType.Label && field.component.type === ComponentType.TextInput
      ? field.component.value
      : undefined;
  };

  it("the window of written orders shows what is kept of them, not what was there when it was opened first", async () => {
    await stage.started();
    const open = () =>
      stage.ada.slash({ channel: stage.channel, command: "orders write", options: { seat: "us" } }).modal();
    expect(written(await open())).toBeUndefined();
    for (const orders of ["ready\nnonsense", "unready\nnonsense"]) {
      await stage.ada.submitModal({ modal: await open(), fields: { typed: orders } }).reply();
      expect(written(await open())).toBe(orders);
    }
  });
});

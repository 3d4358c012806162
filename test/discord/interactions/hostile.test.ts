import type { APIMessage } from "discord-api-types/v10";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PRESSES } from "../../../src/discord/screen/custom-id.ts";
import type { Person } from "../../../src/sandbox/index.ts";
import { amount } from "../../amounts.ts";
import { EPHEMERAL, forge, idsOn, menusOn, outcome, refused, state } from "../forging.ts";
import { Stage, said } from "../stage.ts";

const NASTY = "**bold** @everyone <@1> <@&2> <#3> [x](https://x.y) ||spoil|| `code`";
const SHORT = "**bold** @everyone <@1> [x](https://x.y)";

let stage: Stage;
let logged = "";

beforeEach(async () => {
  logged = "";
  const write = (line: string): void => {
    logged += line;
  };
  const logger = pino({ level: "trace" }, { write });
  stage = await Stage.open({}, { logger });
});
afterEach(() => stage.close());

const cardsOf = async (game: string, who: Person, seat: string): Promise<readonly string[]> => {
  const { view } = await stage.service.campaigns.showing.seatView(game, who.id, seat);
  return (view.hand as { cards: readonly string[] }).cards; // Iraqi Conflict's hand
};

/** Nothing that the bot wrote down gives a secret away. */
async function logIsClean(game: string): Promise<void> {
  const { secret } = await stage.service.campaigns.showing.record(game);
  expect(logged).not.toContain(secret);
  expect(logged).not.toContain(stage.sandbox.token);
  for (const [who, seat] of [
    [stage.ada, "us"],
    [stage.ben, "insurgents"],
  ] as const)
    for (const card of await cardsOf(game, who, seat)) expect(logged).not.toContain(card);
  expect(logged).not.toMatch(/"level":[56]0/);
}

/** Of controls that do the same kind of thing one: its kind and what it does. */
function varied(ids: readonly string[]): string[] {
  const kinds = new Map(
    ids.map((id) => [
      id
        .split(":")
        .flatMap((f, i) => (i === 1 || i === 6 ? f.split(".")[0] : []))
        .join(),
      id,
    ]),
  );
  return [...kinds.values()];
}

function forgeModal(who: Person, channelId: string, id: string, field: object) {
  const data = { custom_id: id, components: [{ type: 1, id: 1, components: [{ type: 4, id: 2, ...field }] }] };
  return stage.sandbox.controls.forge({ kind: "modal", userId: who.id, channelId, data });
}

/** A valid id with each of its fields changed in turn. */
function changed(id: string, elsewhere: string): string[] {
  const fields = id.split(":");
  const others: readonly (readonly string[])[] = [
    ["0", "2", ""],
    ["act", "answer", "form", "page", "undo", "write", "pick", "privacy", "__proto__"],
    ["zzzzz", elsewhere, "", "__proto__", "../x"],
    ["9999", "o1", "free", "constructor"],
    ["us", "insurgents", "nobody", "__proto__"],
    ["commit", "propose", "ready", "constructor", "x".repeat(40)],
    ["seat", "submit.0.0", "confirm.0.0", "send.0", "open", "quick.aaaaaa", "menu"],
  ];
  const ids = others.flatMap((list, at) => list.map((word) => fields.map((f, i) => (i === at ? word : f)).join(":")));
  return [
    ...new Set([
      ...ids,
      `${id}:`,
      id.slice(0, -1),
      `${id} `,
      "",
      `1:act:${"x".repeat(80)}`,
      "1:act:k7f3x::ü🎲:\u0000:",
    ]),
  ];
}

/** Of the changes to one id after the other every third: each change is tried with a third of the ids. */
const sample = (ids: readonly string[], from: number): readonly string[] =>
  ids.filter((_, at) => (at + from) % amount(3, 1) === 0);

/** The board that everyone sees, and the page of one's own seat. */
const isOwn = (who: Person, id: string, answer: APIMessage): boolean =>
  (id.startsWith("1:map:") && said(answer).includes("The board")) ||
  (who.name === "Ben" && said(answer).includes("· Insurgents"));

describe("somebody who forges controls", () => {
  it("gets nothing from the ids of others, whichever field is changed", async () => {
    const game = await stage.started();
    const status = await stage.talks();
    await stage.settled();
    const { ada, ben, sandbox } = stage;
    const dov = sandbox.person("Dov");
    const other = await stage.service.campaigns.people.create({
      game: "iraqi-conflict",
      name: "Elsewhere",
      options: {},
      host: { id: ada.id, name: "Ada" },
      guild: "100000000000000009",
      channel: "100000000000000008",
      pace: null,
      interaction: null,
    });
    await stage.settled();
    const mine = await stage.press(ada, status, "My seat").reply();
    const orders = await stage.press(ada, mine, "Orders").reply();
    const form = await stage.press(ada, mine, "Make an offer…").reply();
    const [step, say] = [`1:step:${game}:aaaaaa:us:12:add.0`, `1:say:${game}:aaaaaa:us:ready:set`];
    const ids = varied([
      ...idsOn(status),
      ...idsOn(mine),
      ...idsOn(orders),
      ...idsOn(form),
      step,
      say,
      `1:write:${game}::us::submit.aaaaaa`,
      `1:undo:${game}::us::1`,
    ]);
    expect(new Set(ids.map((id) => id.split(":")[1]))).toEqual(
      new Set([
        "answer",
        "act",
        "hand",
        "card",
        "map",
        "orders",
        "undo",
        "page",
        "form",
        "step",
        "say",
        "write",
        "tryout",
      ]),
    );
    const before = state(stage);
    const secrets = await cardsOf(game, ada, "us");
    const tries = [...new Set(ids.flatMap((valid, i) => [valid, ...sample(changed(valid, other.id), i)]))].map((id) => {
      const own = ["insurgents", ""].includes(id.split(":")[4] ?? ""); // for one's own seat one may act
      return { who: own || id.length % 4 === 0 ? dov : ben, id, message: status };
    });
    expect(tries.length).toBeGreaterThan(amount(180, 500));
    for (const forged of tries) {
      const answer = await outcome(forge(stage, forged));
      if (!answer) throw new Error(`${forged.who.name} gets a window by ${forged.id}`);
      for (const card of secrets) expect(JSON.stringify(answer)).not.toContain(card);
      expect((answer.flags ?? 0) & EPHEMERAL, forged.id).toBe(EPHEMERAL);
      if (!isOwn(forged.who, forged.id, answer)) refused(answer, `${forged.who.name}: ${forged.id}`);
    }
    expect(state(stage)).toEqual(before);
    await logIsClean(game);
    expect(sandbox.complaints()).toEqual([]);
  }, 120_000);

  it("does not find campaigns of another server, by control or by name", async () => {
    const game = await stage.started();
    const { sandbox } = stage;
    const { guildId, channelIds } = sandbox.addGuild({ name: "Elsewhere", members: ["Dov"] });
    const dov = sandbox.person("Dov");
    sandbox.controls.leave(sandbox.guildId, dov.id);
    const channel = channelIds[0] ?? "";
    expect(guildId).not.toBe(sandbox.guildId);
    const page = await stage.command(dov, "help", {}, channel);
    const before = state(stage);
    for (const kind of PRESSES) {
      const answer = await outcome(forge(stage, { who: dov, message: page, id: `1:${kind}:${game}:::ready:x.y` }));
      if (answer) refused(answer, kind);
    }
    for (const place of [channel, dov.dm().id])
      for (const command of [
        "game status",
        "game log",
        "hand",
        "map",
        "game join",
        "game start",
        "orders list",
        "iraq act",
      ])
        refused(await stage.command(dov, command, { game }, place), command);
    expect(state(stage)).toEqual(before);
    await logIsClean(game);
    expect(sandbox.complaints()).toEqual([]);
  });

  it("cannot fill in what a menu or a window would not take", async () => {
    const game = await stage.started();
    const status = await stage.talks();
    const { ada, sandbox } = stage;
    const mine = await stage.press(ada, status, "My seat").reply();
    const orders = await stage.press(ada, mine, "Orders").reply();
    const menus = [mine, orders].flatMap((message) => menusOn(message).map((id) => ({ message, id })));
    const before = state(stage, false); // what is begun and not submitted is one's own affair
    const nasty = [["nonsense"], ["__proto__"], ["-1"], ["9".repeat(400)], [NASTY], Array<string>(60).fill("x"), [""]];
    for (const { message, id } of menus)
      for (const values of nasty) await staysPrivate(forge(stage, { who: ada, message, id, values }));
    const form = await stage.press(ada, mine, "Make an offer…").reply();
    for (const id of menusOn(form))
      for (const values of nasty) await staysPrivate(forge(stage, { who: ada, message: form, id, values }));
    for (const field of [
      {},
      { custom_id: "typed", value: "x".repeat(100_000) },
      { custom_id: "other", value: "ready" },
      { custom_id: "typed", value: NASTY },
    ])
      for (const id of [
        `1:write:${game}::us::typed`,
        `1:form:${game}:aaaaaa:us::typed.0.0`,
        `1:step:${game}:aaaaaa:us:12:written.0`,
        `1:seat:${game}::us::typed`,
      ])
        await staysPrivate(forgeModal(ada, stage.channel, id, { custom_id: "none", value: "", ...field }));
    expect(state(stage, false)).toEqual(before);
    await logIsClean(game);
    expect(sandbox.complaints()).toEqual([]);
  });

  it("overwrites no public post with what is theirs alone, whatever control they put on it", async () => {
    await stage.started();
    const status = await stage.talks();
    const { ada } = stage;
    const mine = await stage.press(ada, status, "My seat").reply();
    for (const id of idsOn(mine)) {
      const got = await forge(stage, { who: ada, message: status, id, values: ["-"] }).response();
      if (got.kind === "modal") continue;
      expect(got.kind, id).toBe("message");
      expect(((got.kind === "message" && got.message.flags) || 0) & EPHEMERAL, id).toBe(EPHEMERAL);
    }
    await stage.settled();
    const posts = ada.messages(stage.channel).filter(({ flags = 0 }) => (flags & EPHEMERAL) === 0);
    for (const post of posts) expect(said(post)).not.toMatch(/· US\n|Your hand/);
  });

  it("changes nothing by the controls of another phase, and sees what is asked now", async () => {
    const game = await stage.started();
    const { ada } = stage;
    const old = await stage.press(ada, await stage.posted(ada, "Waiting on"), "My seat").reply();
    const status = await stage.talks();
    await stage.settled();
    const before = state(stage);
    const own = idsOn(old).filter((id) => /^1:(answer|form|page):/.test(id));
    expect(own.length).toBeGreaterThan(0);
    for (const id of own) {
      const answer = await outcome(forge(stage, { who: ada, message: status, id, values: ["-"] }));
      expect(answer && said(answer), id).toContain("**This button has expired");
      expect(answer && said(answer), id).toContain("Trade, or say");
    }
    expect(state(stage)).toEqual(before);
    await logIsClean(game);
  });

  it("is refused commands in the wrong place and options out of range", async () => {
    const game = await stage.started();
    const { ada, sandbox } = stage;
    const dov = sandbox.person("Dov");
    const before = state(stage);
    refused(await stage.command(ada, "game create", { game: "iraqi-conflict" }, ada.dm().id), "create in a DM");
    refused(await stage.command(dov, "hand"), "a hand without a seat");
    refused(await stage.command(dov, "iraq ready"), "an action without a seat");
    refused(await stage.command(dov, "orders write"), "orders without a seat");
    refused(await stage.command(dov, "game abandon", { sure: true }), "the end by a stranger");
    refused(await stage.command(ada, "game join", { seat: "us" }), "a join after the start");
    const command = sandbox.model.commands.find((c) => c.name === "game");
    const call = (sub: string, options: object[]) =>
      outcome(
        sandbox.controls.forge({
          kind: "command",
          userId: ada.id,
          channelId: stage.channel,
          commandName: "game",
          data: { id: command?.id, name: "game", type: 1, options: [{ type: 1, name: sub, options }] },
        }),
      );
    const option = (name: string, value: string | number) => ({ type: typeof value === "string" ? 3 : 4, name, value });
    const create = (...more: object[]) => call("create", [option("game", "iraqi-conflict"), ...more]);
    for (const [what, answer] of [
      ["a pace below", await create(option("pace", "-5"))],
      ["a pace above", await create(option("pace", "99999"))],
      ["too many seats", await create(option("seats", "77"))],
      ["too many turns", await create(option("turns", 99_999))],
      ["an unknown option", await create(option("moon", "full"))],
      ["too long a name", await create(option("name", "x".repeat(4000)))],
      ["an unknown game", await call("create", [option("game", "__proto__")])],
      ["an unknown subcommand", await call("constructor", [])],
    ] as const) {
      if (!answer) throw new Error(what);
      refused(answer, what);
    }
    expect(state(stage)).toEqual(before);
    await logIsClean(game);
  });
});

describe("what people type", () => {
  it("is shown to the letter: nothing pings, nothing is markup", async () => {
    const { ada, ben, sandbox } = stage;
    for (const who of [ada, ben]) who.user.name = SHORT.slice(0, 30);
    const options = { game: "iraqi-conflict", seats: "2", turns: 1, name: SHORT, pace: "none" };
    await stage.command(ada, "game create", options);
    const word = "# @here <@1> __x__ https://x.y";
    await stage.command(ada, "game join", { seat: "us", word });
    await stage.command(ben, "game join", { seat: "insurgents" });
    await stage.command(ada, "game start");
    await stage.settled();
    for (const who of [ada, ben]) await stage.command(who, "iraq commit", { discard: "-" });
    const status = await stage.posted(ada, "Talk in the thread");
    const modal = await ada.slash({ channel: stage.channel, command: "orders write", options: {} }).modal();
    await ada.submitModal({ modal, fields: { typed: `${NASTY}\n# heading\n"${NASTY}"` } }).reply();
    for (const [command, given] of [
      ["game status", {}],
      ["game log", {}],
      ["todo", {}],
      ["hand", { text: true }],
      ["map", { text: true }],
      ["map", { zone: NASTY }],
      ["orders list", {}],
      ["game status", { game: NASTY }],
      ["hand", { seat: NASTY }],
      ["orders set", { order: NASTY }],
      ["orders clear", { order: NASTY }],
      ["iraq propose", { to: NASTY }],
      ["game join", { seat: NASTY }],
    ] as const)
      await stage.command(ada, command, given);
    await stage.command(ada, "game abandon", { sure: true });
    await stage.settled();
    const places = [stage.channel, ada.dm().id, status.id];
    const all = places.flatMap((place) => ada.messages(place)).filter((m) => m.author.id !== ada.id);
    expect(all.length).toBeGreaterThan(15);
    for (const message of all) {
      expect(message.mention_everyone).toBe(false);
      expect(message.mentions.filter((user) => user.id !== ada.id && user.id !== ben.id)).toEqual([]);
      expect(message.mention_roles).toEqual([]);
      for (const text of shown(message)) {
        expect(text).not.toMatch(/(?<!\\)\*\*?bold/);
        expect(text).not.toMatch(/@(everyone|here)|<@1>|<@&2>|<#3>|(?<!\\)__x|(?<!\\)\|\|spoil/);
        expect(text).not.toMatch(/\]\(https:\/\/x\.y|(?<![\w\\:])https:\/\/x\.y|^# /m);
      }
    }
    expect(sandbox.complaints()).toEqual([]);
  });
});

/** The part of a message that is rendered as markdown, code left out. */
const shown = (message: APIMessage): string[] => [said(message).replaceAll(/`[^`\n]*`/g, "")];

async function staysPrivate(use: ReturnType<typeof forge>): Promise<void> {
  const answer = await outcome(use);
  expect((answer?.flags ?? 0) & EPHEMERAL).toBe(EPHEMERAL);
  expect(answer && said(answer)).not.toContain("Something went wrong on our side");
}

import { afterEach, expect, it } from "vitest";
import type { Definition, GameTypes, Move, Params } from "#engine";
import { textOf } from "../../src/cli/robot/controls.ts";
import { liveMessage } from "../../src/cli/robot/page.ts";
import { Robot, type Wanted } from "../../src/cli/robot/robot.ts";
import type { Person } from "../../src/sandbox/index.ts";
import { serviceFor, startedIn } from "../discord/seat/kit-table.ts";
import { Stage } from "../discord/stage.ts";
import { summitSubject } from "../kit/games/summit/index.ts";

let stage: Stage;
let game: string;

afterEach(() => stage.close());

/** Ada and Ben play these seats in one of the games of the kit. `dms`: whether Ada takes direct messages. */
async function opened(
  id: string,
  [first, second] = ["red", "blue"],
  { definitions, dms = true }: { readonly definitions?: readonly Definition<GameTypes>[]; readonly dms?: boolean } = {},
): Promise<readonly [Robot, Robot]> {
  stage = await Stage.open({}, {}, await serviceFor(definitions));
  const { service, sandbox, ada, ben, channel } = stage;
  sandbox.controls.setDms(ada.id, dms);
  game = await startedIn(service, id, {}, [ada, ben], { guild: sandbox.guildId, channel });
  for (const who of [ada, ben]) await expect.poll(() => liveMessage(who, game), { timeout: 10_000 }).toBeDefined();
  const of = (person: Person, seat: string) =>
    new Robot(person, (what) => what(service.campaigns), game, seat, channel);
  return [of(ada, first), of(ben, second)];
}

const acts = async (): Promise<Move[]> => {
  const rows = await stage.service.repository.log(game, { from: 0 });
  const moves = rows.flatMap(({ kind, action, params }) => (kind === "act" && action ? [{ action, params }] : []));
  return moves as Move[]; // as they were taken
};

/** How many taps it takes a robot; what it wants must have been done. */
async function taps(robot: Robot, wanted: Wanted, page = robot.page()): Promise<number> {
  await stage.settled();
  const [before, already] = [robot.taps, (await acts()).length];
  await robot.answer(wanted, page);
  expect((await acts()).slice(already, already + wanted.moves.length)).toEqual(wanted.moves);
  return robot.taps - before;
}

const act = (action: string, params: Params = {}): Move => ({ action, params });

const form = (step: string) => ({ kind: "form", step }) as const;

it("fills in a way, a choice of several and a ranking in the fewest taps", async () => {
  const [red, blue] = await opened("skirmish");
  const move = (units: readonly string[], ...path: string[]) => act("move", { from: "north", units, path });
  expect(await taps(red, { moves: [move(["red-1", "red-3"], "east", "hill")] })).toBe(11);
  expect(await taps(blue, { moves: [act("plan", { zones: ["swamp", "hill", "south"] })] })).toBe(9);
  expect(await taps(red, { moves: [move(["red-2"], "hill")] })).toBe(9);
  expect(await taps(blue, { moves: [act("rest")] })).toBe(1);
});

it("fills in rows, answer by answer", async () => {
  const [red, blue] = await opened("skirmish");
  const units = ["red-1", "red-3"];
  await taps(red, { moves: [act("move", { from: "north", units, path: ["hill"] })] });
  await taps(blue, { moves: [act("rest")] });
  await red.answer({ moves: [act("move", { from: "hill", units, path: ["south"], bonus: 0 })] });
  for (const robot of [blue, red]) {
    await stage.settled();
    await robot.answer({ moves: [act("pass")] });
  }
  const shot = (firer: string, power: number, ...targets: string[]) => ({ firer, targets, power });
  const both = [shot("blue-3", 1, "red-1"), shot("blue-1", 2, "red-1", "red-3")];
  expect(await taps(blue, { moves: [act("barrage", { shots: both, order: "" })] })).toBe(22);
  const page = red.page();
  await page.choose({ kind: "page", step: "open", offers: "barrage" }, ["barrage"]);
  await page.choose(form("set.0.0"), ["red-2"]);
  expect(await taps(red, { moves: [act("barrage", { shots: [shot("red-1", 2, "blue-1")], order: "Fire!" })] })).toBe(
    14,
  );
});

it("sets right what is half filled in, and leaves another form", async () => {
  const [red, blue] = await opened("skirmish");
  const page = red.page();
  const planned = async (...zones: string[]) => {
    await page.choose({ kind: "page", step: "open", offers: "plan" }, ["plan"]);
    for (const zone of zones) await page.choose(form("set.0.0"), [zone]);
  };
  await planned("swamp", "south");
  expect(await taps(red, { moves: [act("plan", { zones: ["swamp", "north"] })] })).toBe(4);
  await taps(blue, { moves: [act("rest")] });
  await planned("swamp");
  expect(await taps(red, { moves: [act("move", { from: "north", units: ["red-2"], path: ["hill"] })] })).toBe(9);
});

it("counts kinds, and presses what fills in most", async () => {
  const [red, blue] = await opened("raiders");
  const supply = (scouts: number, raids: number, feints: number) => act("supply", { scouts, raids, feints });
  expect(await taps(red, { moves: [supply(1, 2, 0)] })).toBe(4);
  expect(await taps(blue, { moves: [supply(0, 2, 1)] })).toBe(4);
});

it("puts rows on a sheet, and sets right what stands there", async () => {
  const [red, blue] = await opened("raiders");
  const supplies = async () => {
    for (const robot of [red, blue]) await taps(robot, { moves: [act("supply", { scouts: 1, raids: 1, feints: 1 })] });
  };
  const march = (band: string, to: string) => act("march", { band, to });
  const standing = async (robot: Robot, ...rows: readonly string[]) => {
    await stage.settled();
    for (const row of rows) await robot.page().choose({ kind: "step", offers: `march.${row}` }, [`march.${row}`]);
  };
  await supplies();
  await standing(red, "red-2.ford");
  const onFirst = { moves: [march("red-1", "plain"), march("red-3", "pass")], end: true };
  expect(await taps(red, onFirst)).toBe(6);
  await standing(blue, "blue-1.plain", "blue-2.plain");
  const onAll = { moves: [march("blue-1", "pass"), march("blue-2", "pass")], end: true };
  expect(await taps(blue, onAll)).toBe(6);
  await supplies();
  await standing(red, "red-2.ford", "red-1.ford");
  expect(await taps(red, { moves: [march("red-1", "ford")], end: true })).toBe(4);
  await standing(blue, "blue-1.hills", "blue-2.hills");
  expect(await taps(blue, { moves: [march("blue-1", "hills"), march("blue-3", "hills")], end: true })).toBe(4);
});

it("says yes to what is asked once more", async () => {
  const [west, east] = await opened("scouts", ["west", "east"]);
  expect(await taps(west, { moves: [act("advance", { piece: "west-h2", steps: 2 })] })).toBe(2);
  expect(await taps(east, { moves: [act("concede")] })).toBe(3); // it is the last entry of a menu
});

it("submits the form behind a button, in which its only answer stands", async () => {
  const definition = summitSubject.book.definition as unknown as Definition<GameTypes>; // a game of any types is a game
  const two = {
    ...definition,
    readPack: (...files: Parameters<typeof definition.readPack>) => ({
      ...definition.readPack(...files),
      jokers: ["duel", "duel"],
    }),
    roster: (...how: Parameters<typeof definition.roster>) => definition.roster(...how).slice(0, 2),
    actions: definition.actions.map((one) => (one.name === "duel" ? { ...one, common: true } : one)),
  };
  const [ash] = await opened("summit", ["ash", "birch"], { definitions: [two] });
  expect(await taps(ash, { moves: [act("duel", { foe: "birch" })] })).toBe(2);
});

it("turns a private copy of the page in its place", async () => {
  const [red] = await opened("skirmish");
  expect(await taps(red, { moves: [act("plan", { zones: ["hill", "swamp"] })] }, await red.copy())).toBe(7);
});

it("opens a window once more where the page had changed since it was drawn", async () => {
  const [red, blue] = await opened("raiders");
  for (const robot of [red, blue]) await taps(robot, { moves: [act("supply", { scouts: 1, raids: 1, feints: 1 })] });
  await stage.settled();
  const copy = await red.copy();
  await red.page().choose({ kind: "step", offers: "march.red-2.ford" }, ["march.red-2.ford"]);
  await copy.type({ kind: "step", step: "write.0" }, "march red-1 plain");
  expect((await red.eyes.glance()).sheet.rows.map(({ words }) => words)).toEqual(["Red 1 to Plain"]);
  expect(textOf(copy.message)).not.toContain("had changed");
});

it("finds the page of somebody whose direct messages are closed", async () => {
  const [red] = await opened("skirmish", ["red", "blue"], { dms: false });
  expect(await taps(red, { moves: [act("rest")] })).toBe(1);
});

it("says ahead what waits behind a button, and what the page says already at no tap", async () => {
  const [red] = await opened("raiders");
  const ambushes = { order: "ambushes", value: "ambush" };
  await stage.settled();
  await red.say(ambushes);
  expect(red.taps).toBe(3);
  expect((await red.eyes.glance()).seatView.orders).toMatchObject([{ name: "ambushes", seat: "red" }]);
  await red.say(ambushes);
  expect(red.taps).toBe(3);
});

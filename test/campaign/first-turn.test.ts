import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { mustGet, type Said, take } from "#engine";
import { battleForBaghdad } from "../../src/games/battle-for-baghdad/index.ts";
import type { Table } from "../../src/games/battle-for-baghdad/state.ts";
import type { PlannedMove } from "../../src/store/records.ts";
import { interaction, person, type Service, service, startedWith } from "./harness.ts";

const SEATS = ["shiite", "sunni", "government"] as const;
type Seat = (typeof SEATS)[number];

/** The Sunnis and the Government hold cards that claim the Initiative, the Shiites none. */
const HANDS = ["network", "network", "surge-jihad", "network", "network", "surge-jihad", "lookouts"];

const definition: typeof battleForBaghdad = {
  ...battleForBaghdad,
  setup(setup) {
    const state = battleForBaghdad.setup(setup);
    state.box.bazaar = [...HANDS.map((card) => take(state.box.bazaar, card)), ...state.box.bazaar];
    return state;
  },
};

let s: Service;
let game = "";
const holder = (seat: Seat): string => person(SEATS.indexOf(seat)).id;
const by = (seat: Seat) => ({ game, person: holder(seat), seat, interaction: interaction() });
const seatView = (seat: Seat) => s.campaigns.showing.seatView(game, holder(seat), seat);
const table = async (): Promise<Table> => (await seatView("shiite")).view.table as Table; // the game's own
const awaited = async (): Promise<readonly string[]> => (await s.campaigns.showing.status(game)).awaited;
const guide = definition.guide as typeof battleForBaghdad.guide;

/** Presses the button of this name under the question that is open. */
async function press(seat: Seat, label: string): Promise<void> {
  const { view, decisions } = await seatView(seat);
  const [decision] = decisions;
  const shortcut = decision && guide.shortcuts(view as never, decision).find((one) => one.label === label);
  if (!shortcut) throw new Error(`${seat} has no ${label}`);
  const { moves, ahead = [] } = shortcut;
  await s.campaigns.acting.submit({
    ...by(seat),
    decision: decision.id,
    moves: moves as PlannedMove[],
    ahead,
    end: false,
  });
}

const say = (seat: Seat, ...ahead: readonly Said[]): Promise<unknown> =>
  s.campaigns.acting.submit({ ...by(seat), decision: null, moves: [], ahead, end: false });

/** All at once, before anybody's turn comes: everything into the first Zone. */
async function place(seat: Seat): Promise<void> {
  const { view, decisions } = await seatView(seat);
  const { sides } = view.table as Table; // likewise
  const zone = mustGet({ shiite: "sadr-city", sunni: "mansour", government: "karrada" }, seat);
  const moves = [{ action: "deployAll", params: { zones: [{ zone, ...mustGet(sides, seat).toDeploy }] } }];
  if (decisions.length > 0)
    await s.campaigns.acting.submit({ ...by(seat), decision: decisions[0]?.id ?? null, moves, ahead: [], end: false });
  else await s.campaigns.acting.prepare({ ...by(seat), key: "deployment", moves, ahead: [] });
}

beforeEach(async () => {
  s = await service(":memory:", [definition]);
  const options = { seats: "3", reactions: [] };
  game = await startedWith(s, { game: definition.id, options, pace: 24 }, SEATS);
});
afterEach(() => s.database.close());

describe("the first turn of Battle for Baghdad, by what people press", () => {
  it("R-04: all place their units at once, whoever is first", async () => {
    await place("government");
    await place("sunni");
    expect(await awaited()).toEqual(["shiite"]);
    await place("shiite");
    expect(await awaited()).toEqual(SEATS);
    expect((await table()).phase).toBe("claims");
  });

  it("R-18 to R-21: a press each, and the Initiative is settled", async () => {
    for (const seat of ["government", "sunni", "shiite"] as const) await place(seat);
    await press("sunni", "Up to 3");
    await press("government", "Pass");
    expect(await awaited()).toEqual(["shiite"]);
    await press("shiite", "Pass");
    expect(await table()).toMatchObject({ initiative: "sunni", firstPlayer: "sunni", price: 1, phase: "bazaar" });
    expect(await awaited()).toEqual(["sunni"]);
  });

  it("R-22: who wants to be asked after a claim is, though it has said how far it goes; the others are not", async () => {
    for (const seat of ["government", "sunni", "shiite"] as const) await place(seat);
    await say("government", { order: "if-claimed", value: "ask" });
    await press("government", "Up to 3");
    await press("shiite", "Bid 0");
    await press("sunni", "Claim with Surge/Jihad");
    expect(await awaited()).toEqual(["government"]);
    await press("government", "Claim with Surge/Jihad");
    expect(await table()).toMatchObject({ initiative: "government", price: 1, firstPlayer: "government" });
  });
});

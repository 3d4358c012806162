import { type APIMessage, MessageFlags } from "discord-api-types/v10";
import { afterEach, expect, it } from "vitest";
import { Dice, type Seat } from "#engine";
import { interaction } from "../../campaign/harness.ts";
import { CouncilTable } from "../council/council-table.ts";
import { controlsOf, labels, pictures, said } from "../stage.ts";

const SIDES = { shiite: ["Ada"], sunni: ["Ben", "Cleo", "Ira", "Max"], government: ["Gus"] } as const;
const COUNCIL = "sunni";

let table: CouncilTable;
afterEach(async () => {
  expect(table.stage.sandbox.complaints()).toEqual([]);
  await table.stage.close();
});

const campaigns = () => table.stage.service.campaigns;
const idOf = (name: string): string => table.who(name).id;
const sunni = (name: string) => ({ game: table.game, person: idOf(name), seat: COUNCIL, interaction: interaction() });
const awaited = async () => (await campaigns().showing.status(table.game)).awaited;
const acts = async () =>
  (await table.stage.service.repository.log(table.game)).filter(({ kind, seat }) => kind === "act" && seat === COUNCIL);

/** Whoever is waited for does what a computer would; the council by the votes of three. */
async function goesOn(dice: Dice): Promise<void> {
  const [seat = ""] = await awaited();
  const [first = ""] = SIDES[seat as keyof typeof SIDES]; // one of the three
  const { book, view, decisions } = await campaigns().showing.seatView(table.game, idOf(first), seat);
  const decision = decisions.find(({ owed, answered }) => owed && !answered);
  const move = decision && book.definition.bot(view, decision, dice);
  if (!decision || !move) throw new Error("nobody is asked");
  const answer = { moves: [{ action: move.action, params: move.params }], ahead: [], end: false };
  if (seat !== COUNCIL) {
    const who = { game: table.game, person: idOf(first), seat, interaction: interaction() };
    await campaigns().acting.submit({ ...who, decision: null, ...answer });
    return;
  }
  const { motion } = await campaigns().motions.propose({ ...sunni("Ben"), question: decision.id, ...answer });
  const key = { vote: motion?.vote ?? 0, motion: motion?.number ?? 0 };
  for (const name of ["Cleo", "Ira"]) await campaigns().motions.support({ ...sunni(name), ...key });
}

async function until(dice: Dice, holds: () => Promise<boolean>): Promise<void> {
  for (let moves = 0; !(await holds()); moves++) {
    if (moves > 200) throw new Error("it never comes to that");
    await goesOn(dice);
  }
}

const read = (name: string, words: string): Promise<APIMessage> => table.read(name, COUNCIL, words);
const press = (name: string, message: APIMessage, label: string) =>
  table.stage.press(table.who(name), message, labels(message).find((one) => one.startsWith(label)) ?? label).reply();

/** Opens the first menu that adds a row and takes its first entry. */
async function withRow(name: string, page: APIMessage): Promise<APIMessage> {
  const menu = controlsOf(page).find(({ custom_id, options }) => /:add\./.test(custom_id) && options !== undefined);
  const value = menu?.options?.[0]?.value;
  if (!menu || value === undefined) throw new Error(`nothing can be added: ${said(page)}`);
  return await table
    .who(name)
    .select({ message: page, customId: menu.custom_id, values: [value] })
    .reply();
}

it("Battle for Baghdad: an Action is planned, voted on before the turn, copied by another member, and goes at its turn", async () => {
  const dice = new Dice({ key: "5a".repeat(32), next: 0 });
  table = await CouncilTable.open(SIDES, {
    game: "battle-for-baghdad",
    options: { seats: "3", pace: "none", "council-rule": "vote" },
  });
  const isToPlan = async (seat: Seat) => {
    const { steps } = await campaigns().showing.seatView(table.game, idOf("Ben"), seat);
    return steps.some(({ ready }) => ready) && !(await awaited()).includes(seat);
  };
  await until(dice, () => isToPlan(COUNCIL));
  await table.stage.settled();

  const seat = await press("Ira", await read("Ira", "council of 4"), "My seat");
  const plan = await press("Ira", seat, "Plan our");
  expect(said(plan)).toContain("Before your turn");
  const proposed = await press("Ira", await withRow("Ira", plan), "Propose");
  expect(said(proposed)).toContain("Your vote: **Motion 1** (1 of 3).");

  const motion = await read("Ben", "Motion 1 ·");
  expect(said(motion)).toMatch(/Motion 1 · Action, turn 1 · Ira/);
  expect(said(motion)).toContain("Goes when your turn comes");
  expect(((motion.flags ?? 0) & MessageFlags.SuppressNotifications) !== 0).toBe(true);
  expect(labels(motion)).toEqual(["Support · 1", "Object", "Change it"]);
  expect(pictures(motion), "its rows on the own map").toBe(1);

  const copy = await press("Max", motion, "Change it");
  expect(said(copy)).toContain("A copy of **Motion 1**");
  expect(said(copy)).toContain("Before your turn");
  expect(labels(copy)).toEqual(expect.arrayContaining(["Remove", "Propose", "Back to now"]));

  const before = (await acts()).length;
  for (const name of ["Cleo", "Ben"]) await press(name, motion, "Support");
  expect(said(await read("Ben", "Motion 1 ·"))).toContain("For 3: Ira, Cleo, Ben · Against 0");
  expect((await acts()).length).toBe(before);
  await until(dice, async () => (await acts()).length > before);
  expect((await acts())[before]?.person).toBe(idOf("Ira"));
  const sent = await read("Ben", "Motion 1 · sent");
  expect(said(sent)).toContain("3 for.");
  expect(pictures(sent)).toBe(0);
}, 120_000);

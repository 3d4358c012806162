import { afterEach, describe, expect, it } from "vitest";
import { Dice } from "#engine";
import { interaction, person, type Service, service, startedWith } from "../../../campaign/harness.ts";
import { writeBehind } from "../../../write-behind.ts";
import { inCoalition, restarted, rowsOn } from "../action-table.ts";
import { Guest } from "../guest.ts";

let own: Service;
afterEach(() => own.database.close());

/** The Sunnis of three factions in the Coalition, and the others. */
async function sunnis(): Promise<{ game: string; sunni: Guest; others: readonly Guest[] }> {
  const { s, game, guests } = await inCoalition();
  own = s;
  const [shiite, sunni, government] = guests;
  if (!shiite || !sunni || !government) throw new Error("three play");
  return { game, sunni: await sunni.open(), others: [shiite, government] };
}

/** The Coalition ends, and the Shiites, who act first, do nothing: the Sunnis' turn has come. */
async function turnOf(sunni: Guest, [shiite, government]: readonly Guest[]): Promise<void> {
  for (const guest of [shiite, sunni, government]) await (await guest?.open())?.press("Ready");
  await (await shiite?.open())?.press("Recruit and move nothing");
}

const rowsOf = async (game: string, ...kinds: readonly string[]): Promise<string[]> =>
  (await own.repository.log(game)).filter(({ kind }) => kinds.includes(kind)).map(({ action }) => action);

describe("a step that is prepared", () => {
  it("is filled in as at its turn, and submitted then", async () => {
    const { game, sunni, others } = await sunnis();
    await sunni.press("Prepare my Action");
    expect(sunni.text).toContain("**Before your turn:**");
    expect(sunni.text).toContain("The game is waiting for your answer to another question");
    expect(sunni.labels()).not.toContain("Start again");
    await sunni.choose("Recruit", "Security · Ghazaliya");
    await sunni.press("+1");
    expect(rowsOn(sunni)).toEqual([expect.stringContaining("2 Security in Ghazaliya (2 + 2 = 4 PP, 6 → 2)")]);
    await sunni.press("At my turn: submit and end my Action");
    expect(sunni.text).toContain("✅ Prepared: 1 row");
    expect(sunni.text).toContain("or are you ready?");
    expect(await rowsOf(game, "act", "order")).not.toContain("recruit");
    await turnOf(sunni, others);
    expect((await rowsOf(game, "order")).slice(-3)).toEqual(["recruit", "endRecruitment", "endMovement"]);
    expect((await sunni.open()).text).toContain("The Sunnis recruit 2 Security in Ghazaliya");
    expect(sunni.labels()).not.toContain("Change my prepared Action");
  });

  it("can be changed and forgotten until then", async () => {
    const { game, sunni, others } = await sunnis();
    await sunni.press("Prepare my Action");
    await sunni.choose("Recruit", "Security · Ghazaliya");
    await sunni.press("At my turn: submit, go on");
    await sunni.press("Change my prepared Action");
    expect(rowsOn(sunni)).toHaveLength(1);
    await sunni.press("+1");
    await sunni.press("At my turn: submit, go on");
    const [{ moves = [] } = {}] = await own.repository.prepared(game);
    expect(moves.map(({ params }) => params.count)).toEqual([2]);
    await sunni.press("Change my prepared Action");
    await sunni.press("Forget it");
    expect(await own.repository.prepared(game)).toEqual([]);
    await turnOf(sunni, others);
    expect((await sunni.open()).text).toContain("The game waits for you");
    expect(rowsOn(sunni)).toEqual([]);
  });

  it("is on the sheet at its turn where it would bring something else, and where it was never kept", async () => {
    const { game, sunni } = await sunnis();
    await sunni.press("Prepare my Action");
    await sunni.choose("Recruit", "Security · Ghazaliya");
    await sunni.press("At my turn: submit and end my Action");
    for (const answer of await own.repository.prepared(game)) {
      const dearer = { ...answer, facts: answer.facts.map((fact) => String(fact).replace("PP", "PP more")) };
      await writeBehind(own.repository, { game, prepared: { set: [dearer], clear: [] }, at: 0 });
    }
    own = await restarted(own);
    const [shiite, later, government] = [0, 1, 2].map((n) => new Guest(own, n, game));
    if (!shiite || !later || !government) throw new Error("three play");
    await government.open();
    await government.press("Prepare my Action");
    await government.choose("Recruit", "Security · Karrada");
    await government.press("Back to now");
    await turnOf(
      later,
      [shiite, government].map((guest) => guest),
    );
    expect((await later.open()).text).toContain("What you filled in before your turn is on your sheet, not sent");
    expect(rowsOn(later)).toEqual([expect.stringContaining("1 Security in Ghazaliya")]);
    await later.press("Submit and end my Action");
    expect(await rowsOf(game, "order")).not.toContain("recruit");
    expect((await government.open()).text).toContain("not sent");
    expect(rowsOn(government)).toEqual([expect.stringContaining("1 Security in Karrada")]);
    await government.press("Remove");
    expect(rowsOn(await government.open())).toEqual([]);
  });

  it("does nothing by any of its buttons, and keeps nobody from answering what is asked", async () => {
    const { game, sunni } = await sunnis();
    const ready = sunni.button("Ready").custom_id;
    const rows = (await own.repository.log(game)).length;
    await sunni.press("Prepare my Action");
    for (const { custom_id } of sunni.buttons()) {
      await sunni.send(custom_id, []).catch(() => undefined); // windows are opened otherwise
      await (await sunni.open()).press(
        sunni.labels().includes("Prepare my Action") ? "Prepare my Action" : "Back to now",
      );
      if (sunni.labels().includes("Prepare my Action")) await sunni.press("Prepare my Action");
    }
    expect((await own.repository.log(game)).length).toBe(rows);
    await sunni.press("Back to now");
    await sunni.send(ready, []);
    expect(sunni.text).toContain("✅ Ready");
  });

  it("begins in Fitna with what its plan pays for, and goes on with moves where nothing hidden decides", async () => {
    own = await service();
    const game = await startedWith(own, { game: "fitna", options: {}, pace: null }, ["TUR", "SYR"]);
    const syria = new Guest(own, 1, game);
    for (const _ of Array.from({ length: 60 })) {
      await (await syria.open()).press("Prepare my phase").catch(() => undefined); // somebody fights, or it is not offered
      if (syria.labels().some((label) => label.startsWith("Spend"))) {
        await syria.press("Spend");
        expect(syria.text).toContain("**First:** ");
        if (syria.menus().some(({ placeholder }) => placeholder?.startsWith("Move"))) break;
        expect(syria.text).toContain("you are asked then");
        expect(syria.labels()).toContain("At my turn: submit");
        await syria.press("Start again");
        await syria.press("Back to now");
      }
      await computersMove(game);
    }
    const [move] = syria.menus();
    await syria.send(move?.custom_id ?? "", [move?.options[0]?.value ?? ""]);
    while (!syria.labels().some((label) => label.startsWith("At my turn: submit, go on") || label.includes(" lost"))) {
      const menu = syria.menus().find(({ placeholder = "" }) => !placeholder.startsWith("Read"));
      await syria.send(menu?.custom_id ?? "", [menu?.options[0]?.value ?? ""]);
    }
    await syria.press("At my turn");
    const [{ moves = [] } = {}] = await own.repository.prepared(game);
    expect(moves.map(({ action }) => action).slice(0, 2)).toEqual(["plan", expect.stringContaining("move")]);
  });
});

const dice = new Dice({ key: "5b".repeat(32), next: 0 });

/** A computer's move for whoever is waited for. */
async function computersMove(game: string): Promise<void> {
  const { awaited, members } = await own.campaigns.showing.status(game);
  const { seat, person: id = "" } = members.find((member) => member.seat === awaited[0]) ?? {};
  if (!seat || id === "") throw new Error(`nobody is waited for but ${person(0).id}`);
  const { book, view, decisions } = await own.campaigns.showing.seatView(game, id, seat);
  const decision = decisions.find(({ owed, answered }) => owed && !answered);
  const move = decision && book.definition.bot(view, decision, dice);
  if (!move) throw new Error("nothing is asked");
  const answers = decision.actions.includes(move.action) ? decision.id : null;
  await own.campaigns.acting.submit({
    game,
    person: id,
    seat,
    decision: answers,
    moves: [move],
    interaction: interaction(),
  });
}

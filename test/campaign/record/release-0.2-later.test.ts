import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import Sqlite from "better-sqlite3";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anyMove, Dice } from "#engine";
import { verify } from "../../../src/campaign/record/verify.ts";
import { type Checked, checkRunning } from "../../../src/campaign/service/restart.ts";
import { sheetNow } from "../../../src/discord/seat/sheet/sheet-now.ts";
import { SHEET } from "../../../src/discord/seat/state/state.ts";
import { games } from "../../../src/games/registry.ts";
import { amount, isLong } from "../../amounts.ts";
import { IS_SERVED } from "../../postgres/databases.ts";
import { CHANNEL, type Service, service } from "../harness.ts";
import { calledAsOfOld, calledOtherwise, changedRule } from "../other-release.ts";

const DATABASE = fileURLToPath(new URL("../../fixtures/release-0.2/umpire.sqlite.gz", import.meta.url));

/** How many acts of every campaign; in the long run as many as it takes to the end. */
const MOST = amount(6, 3000);

const RELEASES = [
  {
    title: "in which procedures, stages, questions, actions, params, orders and options have other names",
    definitions: games.map(calledOtherwise),
    prepare: calledAsOfOld,
  },
  { title: "in which a rule has changed", definitions: games.map(changedRule), prepare: () => {} },
] as const;

// release 0.2 wrote files alone
describe.skipIf(IS_SERVED).each(RELEASES)(
  "a database of release 0.2 under a release $title",
  ({ definitions, prepare }) => {
    let folder = "";
    let s: Service;
    let outcomes: readonly Checked[] = [];
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), "umpire-release-"));
      const file = join(folder, "umpire.sqlite");
      writeFileSync(file, gunzipSync(readFileSync(DATABASE)));
      const sqlite = new Sqlite(file);
      prepare(sqlite);
      sqlite.close();
      s = await service(file, definitions);
      s.clock.at = Date.UTC(2027, 0, 1);
      outcomes = await checkRunning(s.repository, s.books, s.clock, pino({ level: "silent" }));
    }, 120_000);
    afterAll(() => {
      s.database.close();
      rmSync(folder, { recursive: true });
    });

    it("sets no campaign aside, and each goes on from the state that it had", async () => {
      const all = await s.campaigns.showing.find({ channel: CHANNEL });
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set(["running"]));
      expect(outcomes.map(({ outcome }) => outcome)).toEqual(all.map(() => "upgraded"));
    });

    it("knows every order, option and sheet that was left", async () => {
      for (const record of await s.campaigns.showing.find({ channel: CHANNEL })) {
        const { definition, content } = await s.books.pinned(record);
        for (const { name, params } of await s.repository.orders(record.id)) {
          const form = definition.orders.find((one) => one.name === name)?.form;
          expect(form?.entries.map((entry) => entry.name)).toEqual(expect.arrayContaining(Object.keys(params)));
        }
        expect(definition.roster(record.options, content).length).toBeGreaterThan(1);
        const known = definition.options.entries.map(({ name }) => name);
        expect(known).toEqual(expect.arrayContaining(Object.keys(record.options)));
        let rows = 0;
        for (const { person, seat } of (await s.campaigns.showing.status(record.id)).members) {
          if (seat === null) continue;
          const stored = await s.repository.sheet(record.id, { seat, decision: SHEET });
          const seatView = await s.campaigns.showing.seatView(record.id, person, seat);
          const { sheet } = sheetNow(stored, seatView);
          for (const row of sheet.rows) {
            expect(seatView.book.actions.get(row.action)?.entries.map(({ name }) => name)).toEqual(
              expect.arrayContaining(Object.keys(row.params)),
            );
            rows++;
          }
        }
        expect(rows, `${record.name}: rows of sheets`).toBeGreaterThan(0);
      }
    });

    it("lets every campaign be played on, and verifies it", { timeout: 1_200_000 }, async () => {
      const dice = new Dice({ key: "3".padStart(64, "0"), next: 0 });
      for (const { id: game, name } of await s.campaigns.showing.find({ channel: CHANNEL })) {
        let acts = 0;
        for (; (await s.campaigns.showing.record(game)).status === "running" && acts < MOST; acts++) {
          const { awaited, members } = await s.campaigns.showing.status(game);
          const seat = dice.of(awaited);
          const person = members.find((member) => member.seat === seat)?.person ?? "";
          const { book, view, decisions } = await s.campaigns.showing.seatView(game, person, seat);
          const decision = decisions.find(({ owed }) => owed);
          const move = decision ? anyMove(book, view, decision, dice) : null;
          if (!decision || !move) throw new Error(`${name}: ${seat} cannot move`);
          await s.campaigns.acting.submit({
            game,
            person,
            seat,
            decision: decision.id,
            moves: [move],
            interaction: null,
          });
        }
        expect(acts, name).toBeGreaterThan(0);
        if (isLong) expect((await s.campaigns.showing.record(game)).status, name).toBe("over");
        const { verdict, lines } = verify(
          JSON.parse(JSON.stringify(await s.campaigns.showing.export(game))),
          definitions,
        );
        expect(verdict, `${name}: ${lines.join("\n")}`).toBe("chain only");
      }
    });
  },
);

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { isDetail, publicView } from "#engine";
import { wordsOf } from "../../src/campaign/facts/words.ts";
import type { GameFile } from "../../src/campaign/service.ts";
import { games } from "../../src/games/registry.ts";
import { openPinned } from "../../src/packs/packs.ts";
import { replayed } from "../../src/proof/history.ts";
import { stateHash } from "../../src/proof/state-text.ts";
import { type Film, filming, filmOf, OtherRules, type Recorded } from "../../src/replay/film.ts";
import { momentsOf } from "../../src/replay/story/moments.ts";
import { sceneFrom } from "../sketched.ts";
import { EDITIONS, eventful } from "./recorded.ts";

const RELEASE = fileURLToPath(new URL("../fixtures/release-0.2", import.meta.url));

/** An exported game of release 0.2, as far as a film needs it. */
function exported(name: string): Recorded {
  const file = JSON.parse(gunzipSync(readFileSync(`${RELEASE}/${name}.json.gz`)).toString()) as GameFile; // as it was exported
  const definition = games.find(({ id }) => id === file.game);
  if (!definition) throw new Error("there is no such game");
  const rows = file.rows.map((row) => ({ ...row, format: 1 as const, events: null }));
  return { book: openPinned(definition, file.pack), rows, secret: file.secret, names: null };
}

describe.each(EDITIONS)("the film of a campaign of $name", (edition) => {
  let campaign: Awaited<ReturnType<typeof eventful>>;
  let recorded: Recorded;
  let film: Film;
  beforeAll(async () => {
    campaign = await eventful(edition);
    recorded = campaign.recorded;
    film = filmOf(recorded);
  });

  it("leads to the state of every row, in whatever order they are asked for", () => {
    const kinds = new Set(recorded.rows.map(({ kind }) => kind));
    expect([...kinds]).toEqual(expect.arrayContaining(["start", "act", "rewind", "adjust", "handover"]));
    const [odd, even] = [1, 0].map((rest) => recorded.rows.filter(({ seq }) => seq % 2 === rest));
    for (const row of [...(odd ?? []), ...(even ?? []).toReversed()])
      expect(stateHash(film.stateAt(row.seq)), `row ${row.seq}`).toBe(row.state);
    expect(() => film.stateAt(recorded.rows.length)).toThrow(`the film has no row ${recorded.rows.length}`);
  });

  it("shows the very pictures that were posted", () => {
    const shots = film.shots.filter(({ row }) => film.takenBackBy(row) === null);
    const { posted, back } = campaign;
    expect(posted.length).toBeGreaterThan(3);
    const shown = shots.map((shot) => ({
      row: shot.row,
      caption: shot.caption,
      stays: shot.stays,
      sketch: film.sketchOf(shot) as string,
    }));
    for (const picture of posted) expect(shown).toContainEqual(picture);
    const missing = shown.filter((one) => !posted.some((other) => other.sketch === one.sketch));
    expect(missing.filter(({ row }) => row >= back)).toEqual([]); // before, those went that a later one of their post had replaced
    const [shot] = shots.slice(-1);
    if (!shot) throw new Error("there is no picture");
    expect(film.sceneOf(shot)).toEqual(sceneFrom(recorded.book, film.sketchOf(shot)));
  });

  it("gives each picture once as it is played, under the name by which it can be had again", () => {
    const names = new Set(film.shots.map(({ row, which }) => `${row} ${which}`));
    expect(names.size).toBe(film.shots.length);
    const seen = [...filming(recorded)].flatMap(({ shots, sketches }) => shots.map((shot, i) => [shot, sketches[i]]));
    expect(seen).toEqual(film.shots.map((shot) => [shot, film.sketchOf(shot)]));
  });

  it("tells what everyone was told of acts, and what the moderator set right", () => {
    const { book } = recorded;
    const told = campaign.rows.flatMap((row) =>
      row.told.flatMap((one) =>
        typeof one !== "string" || row.kind === "adjust" ? [[row.seq, wordsOf(book, one)]] : [],
      ),
    );
    expect(film.lines.map(({ row, text }) => [row, text])).toEqual(told);
    for (const { row, phase, about } of film.lines) {
      expect([about.turn, about.phase], `row ${row}`).toEqual([phase.turn, phase.name]);
    }
  });

  it("says who decided, and which rows were taken back", () => {
    expect(film.decided).toEqual(
      recorded.rows.map(({ seq: row, seat, decision, action, kind, at }) => ({
        row,
        seat,
        decision,
        action,
        kind,
        at,
      })),
    );
    const rewind = recorded.rows.findIndex(({ kind }) => kind === "rewind");
    const { back } = campaign;
    const taken = recorded.rows.flatMap(({ seq }) => (film.takenBackBy(seq) === null ? [] : [seq]));
    expect(taken).toEqual(Array.from({ length: rewind - back }, (_, i) => back + i));
    expect(new Set(taken.map((seq) => film.takenBackBy(seq)))).toEqual(new Set([rewind]));
  });

  it("is told as a story without what was taken back, and with who took a seat over", () => {
    const rows = [...filming(recorded)];
    const isBack = (row: number): boolean => film.takenBackBy(row) !== null;
    const moments = momentsOf(recorded.book, rows, isBack);
    const lines = film.lines.filter(({ row, text }) => !isBack(row) && !isDetail(text));
    expect(moments.flatMap((moment) => moment.lines).map(({ row, text }) => [row, text])).toEqual(
      lines.map(({ row, text }) => [row, text]),
    );
    expect(moments.flatMap(({ handedOver }) => handedOver)).toHaveLength(1);
    expect(moments.flatMap(({ overdue }) => overdue)).toEqual([]); // windows have passed, and nobody had a limit
    expect(moments.map(({ rows: { to } }) => to)).toEqual(
      moments.map(({ rows: { to } }) => to).toSorted((a, b) => a - b),
    );
    const shots = film.shots.filter(({ row }) => !isBack(row));
    const ways = recorded.rows.filter(({ kind }) => kind === "rewind").map(({ seq }) => seq);
    expect(moments).toHaveLength(shots.filter(({ row }) => !ways.includes(row)).length);
  });

  it("can be shown from the last origin on", () => {
    const at = recorded.rows.findIndex(({ kind }) => kind === "rewind") + 2;
    const state = film.stateAt(at);
    const origin = { ...recorded.rows[at], kind: "upgraded", params: JSON.parse(JSON.stringify(state)) };
    const rows = [origin, ...recorded.rows.slice(at + 1)] as Recorded["rows"];
    const later = filmOf({ ...recorded, rows });
    expect(later.shots).toEqual(film.shots.filter(({ row }) => row > at));
    const shot = later.shots.at(-1);
    if (shot) expect(later.sketchOf(shot)).toBe(film.sketchOf(shot));
    const last = recorded.rows.length - 1;
    expect(publicView(recorded.book, later.stateAt(last))).toEqual(publicView(recorded.book, film.stateAt(last)));
  });

  it("does not show what leads to another state", () => {
    const changed = recorded.rows.map((row) => (row.seq === 30 ? { ...row, state: "0".repeat(64) } : row));
    expect(() => filmOf({ ...recorded, rows: changed })).toThrow("row 30: the state differs");
    expect(filmOf({ ...recorded, rows: changed, proved: true }).shots).toEqual(film.shots);
  });
});

describe("the film of a game that release 0.2 has exported", () => {
  it.each(["baghdad", "fitna-2018", "fitna-2020", "iraq", "lebanon"])(
    "%s shows every state, or says who could",
    (name) => {
      const recorded = exported(name);
      const [first] = recorded.rows;
      const isCorrected = first?.rules !== recorded.book.definition.rules;
      let film: Film | null = null;
      try {
        film = filmOf(recorded);
      } catch (error) {
        expect([isCorrected, error]).toEqual([true, expect.any(OtherRules)]);
        expect(String(error)).toContain("it takes the engine of that release to show the campaign again");
      }
      if (!film) return;
      const states = [...replayed(recorded.book, recorded.rows, recorded.secret)].map(({ state }) => stateHash(state));
      expect(recorded.rows.map(({ seq }) => stateHash((film as Film).stateAt(seq)))).toEqual(states);
      expect(() => (film as Film).sketchOf(film?.shots[0] ?? { row: 0, which: 0 })).toThrow("without names");
    },
  );
});

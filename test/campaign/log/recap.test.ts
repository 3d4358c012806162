import { describe, expect, it } from "vitest";
import type { Envelope, GameTypes } from "#engine";
import { aboutRow } from "../../../src/campaign/facts/about.ts";
import { lineOf, toldBy } from "../../../src/campaign/facts/words.ts";
import { type Chronicle, chronicleOf, matching } from "../../../src/campaign/log/lines.ts";
import { sinceThen, turnInShort } from "../../../src/campaign/log/recap.ts";
import type { Names } from "../../../src/campaign/log/weighed-lines.ts";
import { bookOf } from "../../../src/cli/arguments.ts";
import { playOut } from "../../../src/cli/play-out.ts";
import { games } from "../../../src/games/registry.ts";
import type { ChronicleRow, LineAbout } from "../../../src/store/records.ts";

const KEY = "7".padStart(64, "0");

/** The log of a campaign by computer players. */
function played(id: string, most: number) {
  const book = bookOf(id);
  const rows: ChronicleRow[] = [];
  let before: Envelope<GameTypes> | null = null;
  const { env } = playOut(book, {
    options: {},
    key: KEY,
    player: () => "sensible",
    most,
    watch(advance) {
      const { seq, seat, action } = advance;
      const about = aboutRow(book, advance, "act", before);
      const row = { seq, seat, action, at: seq, back: null, told: toldBy(book, advance), about };
      rows.push({ ...row, kind: seat === null ? "start" : "act" });
      before = advance.state;
    },
  });
  const places = new Map(book.definition.places?.(book.content).map((place) => [place.id, place.name]));
  const names: Names = {
    seat: (seat) => seat,
    place: (place) => places.get(place) ?? place,
    settled: (action) => action,
  };
  return { rows, names, book, seats: env.seats };
}

/** What is left of a line of a recap without the place that is put before it, and where it was cut. */
const bare = (line: string): string =>
  line
    .replace(/…$/, "")
    .replace(/^[^:]+: /, "")
    .replace(/^the /, "The ");

/** How often something was counted, by hand. */
function counted({ lines }: Chronicle, turn: number, many: string): number {
  const sums = lines.flatMap((line) => (line.turn === turn && line.sum?.many === many ? [line.sum.n] : []));
  return sums.reduce((all, n) => all + n, 0);
}

describe.each(games)("recaps of $name", ({ id }) => {
  const { rows, names, ...reader } = played(id, 700);
  const chronicle = chronicleOf(reader, rows);
  const turns = [...chronicle.standings.keys()].map((turn) => turn - 1).filter((turn) => turn > 0);

  it("tell a turn in at most ten lines, and begin with who leads", () => {
    expect(turns.length).toBeGreaterThan(1);
    for (const turn of turns) {
      const told = turnInShort(chronicle, turn, names);
      expect(told.length, told.join("\n")).toBeLessThanOrEqual(10);
      expect(told[0]).toBe(chronicle.standings.get(turn + 1)?.lead);
      for (const line of told.slice(1)) expect(line.length).toBeLessThanOrEqual(140);
    }
  });

  const told = turns.flatMap((turn) =>
    turnInShort(chronicle, turn, names)
      .slice(1)
      .map((line) => ({ line, turn, own: chronicle.lines.filter((one) => one.turn === turn) })),
  );

  it("are facts of the log: each line was told in that turn", () => {
    for (const { line, own } of told) {
      if (line.includes(" · ") || line.startsWith("Also: ")) continue; // numbers, which have tests of their own
      const words = [bare(line), line.replace(/…$/, "")];
      const isTold = own.some(({ short, text }) =>
        words.some((some) => [short ?? "", text].some((one) => one.startsWith(some))),
      );
      expect(isTold, line).toBe(true);
    }
  });

  it("count no more than there was", () => {
    const sums = told.filter(({ line }) => line.startsWith("Also: "));
    for (const { line, own, turn } of sums)
      for (const part of line.replace(/^Also: |[.…]$/g, "").split(", ")) {
        const [, n = "", what = ""] = /^(\d+) (.+)$/.exec(part) ?? [];
        const sum = own.find((one) => one.sum?.one === what || one.sum?.many === what)?.sum;
        expect(Number(n), part).toBeLessThanOrEqual(counted(chronicle, turn, sum?.many ?? ""));
      }
  });

  it("give everyone's number with its change since the turn before", () => {
    for (const turn of turns) {
      const [now, before] = [chronicle.standings.get(turn + 1), chronicle.standings.get(turn)];
      const line = turnInShort(chronicle, turn, names).find((one) => one.includes(" · ") && !one.includes(": "));
      for (const [seat, score] of Object.entries(now?.scores ?? {})) {
        const more = score - (before?.scores[seat] ?? score);
        const change = more === 0 ? "" : ` (${more > 0 ? `+${more}` : `−${-more}`})`;
        expect(line).toContain(`${seat} ${score}${change}`);
      }
    }
  });

  it("tell who comes back to a seat what has happened since, in at most ten lines", () => {
    const [seat = ""] = reader.seats;
    const from = chronicle.lines[Math.floor(chronicle.lines.length / 2)]?.seq ?? 0;
    const since = sinceThen(chronicle, { seat, from }, names);
    expect(since.length).toBeGreaterThan(0);
    expect(since.length).toBeLessThanOrEqual(10);
  });

  it("are the same where an earlier release has stored some of the rows, in words", () => {
    const all = new Set(reader.seats);
    const stored = rows.map((row) => {
      const lines = row.told.flatMap((told) =>
        typeof told === "string" ? [] : (lineOf(reader.book, told, all) ?? []),
      );
      const about = { ...row.about, lines: lines.map((line) => line.about) };
      return row.seq % 3 === 0 ? row : { ...row, told: lines.map(({ text }) => text), about };
    });
    expect(chronicleOf(reader, stored)).toEqual(chronicle);
  });
});

describe("lines of a log", () => {
  const reader = { book: bookOf("iraqi-conflict"), seats: ["a", "b", "c", "d"] };
  const about = (turn: number, more: Partial<LineAbout> = {}): LineAbout => ({
    ...{ turn, phase: "Action", kind: "other", weight: 1, seats: [], places: [] },
    ...more,
  });
  const row = (seq: number, text: string, more: Partial<ChronicleRow> = {}): ChronicleRow => ({
    ...{ seq, seat: "a", kind: "act", action: "go", at: seq, told: [text], back: null },
    ...{ about: { lines: [about(1)] } },
    ...more,
  });
  const names: Names = { seat: (seat) => seat.toUpperCase(), place: (place) => place, settled: (action) => action };

  it("leave out what was taken back, and that it was", () => {
    const rows = [
      row(1, "A goes."),
      row(2, "A stays."),
      row(3, "taken back", { kind: "rewind", back: 2 }),
      row(4, "A runs."),
    ];
    expect(chronicleOf(reader, rows).lines.map(({ text }) => text)).toEqual(["A goes.", "A runs."]);
  });

  it("are found by turn, side, place and kind, and by who was answered for", () => {
    const rows = [
      row(1, "A goes.", { about: { lines: [about(1, { seats: ["a"], places: ["x"] })] } }),
      row(2, "B beats A.", {
        seat: "b",
        about: { lines: [about(2, { kind: "battles", seats: ["a", "b"], places: ["y"] })] },
      }),
      row(3, "C passes.", { seat: "c", kind: "default", about: { lines: [about(2)], overdue: "c" } }),
      row(4, "A Combat begins.", { seat: "d", about: { lines: [about(3)] } }), // d has let it pass, which nobody may know
    ];
    const { lines } = chronicleOf(reader, rows);
    const found = (filter: Parameters<typeof matching>[0]) => lines.filter(matching(filter)).map(({ seq }) => seq);
    expect(found({ turn: 2 })).toEqual([2, 3]);
    expect(found({ seat: "a" })).toEqual([1, 2]);
    expect(found({ place: "y" })).toEqual([2]);
    expect(found({ kind: "battles" })).toEqual([2]);
    expect(found({ kind: "defaults" })).toEqual([3]);
    expect(found({ seat: "c" })).toEqual([3]);
    expect(found({ seat: "d" })).toEqual([]);
    expect(found({ turn: 2, seat: "b", kind: "battles" })).toEqual([2]);
  });

  it("say for whom time ran out, and whoever comes back reads first what was decided for them", () => {
    const standing = { turn: 2, lead: "A leads.", scores: { a: 3, b: 1 } };
    const rows = [
      row(1, "A goes.", {
        about: { lines: [about(1)], standing: { turn: 1, lead: "Nobody leads.", scores: { a: 1, b: 1 } } },
      }),
      row(2, "B stays.", {
        seat: "b",
        kind: "default",
        action: "stay",
        about: { lines: [about(1)], standing, overdue: "b" },
      }),
    ];
    const chronicle = chronicleOf(reader, rows);
    expect(turnInShort(chronicle, 1, names)).toEqual(["A leads.", "A 3 (+2) · B 1", "Time ran out for B: stay."]);
    expect(sinceThen(chronicle, { seat: "b", from: 0 }, names)[0]).toBe("Time ran out for B: stay.");
  });

  it("warn only as long as what they warn of can still happen", () => {
    const begun = (turn: number) => ({ turn, lead: "", scores: {} });
    const warning = about(1, { weight: 3, warns: true });
    const told = (now: number) => {
      const rows = [
        row(1, "Beware of A.", { about: { lines: [warning], standing: begun(2) } }),
        ...(now > 2 ? [row(2, "A goes.", { about: { lines: [about(2)], standing: begun(3) } })] : []),
      ];
      const chronicle = chronicleOf(reader, rows);
      return [turnInShort(chronicle, 1, names), sinceThen(chronicle, { seat: "b", from: 0 }, names)].flat();
    };
    expect(told(2).filter((line) => line.startsWith("Beware"))).toHaveLength(2);
    expect(told(3).filter((line) => line.startsWith("Beware"))).toEqual([]);
  });

  it("of releases that noted less are told all the same", () => {
    const rows = [row(1, "**A wins**", { about: null }), row(2, "A goes.", { about: null })];
    expect(chronicleOf(reader, rows).lines.map(({ weight, turn }) => [weight, turn])).toEqual([
      [2, 0],
      [1, 0],
    ]);
  });
});

import type { GameTypes, Rulebook } from "#engine";
import { postInWords } from "../../src/campaign/facts/words.ts";
import type { Change } from "../../src/store/change.ts";
import type { Repository } from "../../src/store/repository.ts";
import { bookToday, postedBy } from "../told.ts";
import { lineOf, type Note, type Written } from "./notes.ts";

/** A store that notes what is done with it. */
export function noting(store: Repository, note: (fact: Note) => void): Repository {
  return {
    ...store,
    async write(change, from) {
      const outcome = await store.write(change, from);
      if (outcome === "written") {
        const record = await store.game(change.game);
        note(writtenBy(bookToday(record?.game ?? ""), change));
      }
      return outcome;
    },
    async keepSheet(...given) {
      note({ kind: "sheet" });
      await store.keepSheet(...given);
    },
    async keepNotified(game, person, wait) {
      note({ kind: "notified", person, wait, at: Date.now() });
      await store.keepNotified(game, person, wait);
    },
    outbox: {
      ...store.outbox,
      async claim(ids, by) {
        for (const row of ids) note({ kind: "sending", row });
        return await store.outbox.claim(ids, by);
      },
      async takeOver(...given) {
        const rows = await store.outbox.takeOver(...given);
        for (const row of rows) note({ kind: "sending", row: row.id });
        return rows;
      },
      async sent(row, message) {
        note({ kind: "sent", row: row.id, message, at: Date.now() });
        await store.outbox.sent(row, message);
      },
    },
  };
}

const writtenBy = (
  book: Rulebook<GameTypes>,
  { interaction = null, rows = [], posts = [], outbox = [], ...rest }: Change,
): Written => ({
  kind: "written",
  interaction,
  at: Date.now(),
  rows: rows.map(({ seq, kind }) => ({ seq, kind })),
  told: rows.flatMap((row) => postedBy(book, row).map((line) => lineOf(row.seq, line))),
  lines: posts.flatMap((post) =>
    postInWords(book, { game: rest.game, ...post }).lines.map(({ seq, text }) => lineOf(seq, text)),
  ),
  posts: posts.map(({ number }) => number),
  slots: outbox.flatMap(({ slot }) => slot ?? []),
  beside: Object.entries(besides(rest)).flatMap(([name, parts]) => (parts.length > 0 ? name : [])),
});

type Besides = Pick<Change, "orders" | "prepared" | "sheets" | "news" | "pictures">;

const besides = ({
  orders,
  prepared,
  sheets = [],
  news = {},
  pictures = [],
}: Besides): { [name: string]: unknown[] } => ({
  orders: [...(orders?.set ?? []), ...(orders?.clear ?? [])],
  prepared: [...(prepared?.set ?? []), ...(prepared?.clear ?? [])],
  sheets: [...sheets],
  news: Object.keys(news),
  pictures: [...pictures],
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { layout } from "../../src/render/layout/layout.ts";
import type { Scene } from "../../src/scene/index.ts";
import { drain, person, type Service, service, startedGame } from "./harness.ts";

let s: Service;
let game: string;

beforeEach(async () => {
  s = await service();
  game = await startedGame(s, ["us", "insurgents"]);
});
afterEach(() => s.database.close());

/** The pictures of the posts of a game. */
async function pictures(id: string): Promise<readonly Scene[]> {
  const post = await s.campaigns.deliveries.live(id, 1);
  return post?.pictures.map(({ scene }) => scene) ?? [];
}

const count = (): unknown => s.database.sqlite.prepare("SELECT count(*) FROM bases").pluck().get();

describe("what pictures have in common", () => {
  it("is stored once, beside the pictures and not in them", async () => {
    const other = await startedGame(s, ["us", "insurgents"]);
    expect([...(await pictures(game)), ...(await pictures(other))].filter(({ base }) => base)).toHaveLength(2);
    expect(count()).toBe(1);
    const texts = s.database.sqlite.prepare("SELECT scene FROM pictures").pluck().all();
    expect(texts).toHaveLength(2);
    expect(texts.join()).not.toContain('"polygons"');
  });

  it("comes back with every picture", async () => {
    const drawn = await s.campaigns.board(game, person(0).id, null);
    const [scene] = await pictures(game);
    expect(scene?.base).toEqual(drawn.base);
    expect(scene && layout(scene).ops.length).toBeGreaterThan(100);
  });

  it("stays with a post that an earlier release stored whole", async () => {
    const [board] = await pictures(game);
    if (!board) throw new Error("no picture was taken");
    const { base, ...rest } = board;
    const whole = JSON.parse(JSON.stringify(rest).replace('"base":"scene"', `"base":${JSON.stringify(base)}`));
    const payload = { kind: "post", post: { title: "", text: [], scene: whole, controls: [], ping: [], thread: null } };
    await drain(s);
    s.database.sqlite
      .prepare(
        `INSERT INTO outbox (game, destination, slot, payload, base, status, attempts, due, created)
         VALUES (?, 'channel:1', NULL, ?, NULL, 'waiting', 0, 0, 0)`,
      )
      .run(game, JSON.stringify(payload));
    const [again] = await s.campaigns.deliveries.heads();
    const read = again?.payload.kind === "post" ? again.payload.post.scene : null;
    expect(read && layout(read)).toEqual(layout(board));
  });
});

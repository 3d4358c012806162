import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { layout } from "../../src/render/layout/layout.ts";
import type { OutboxRow } from "../../src/store/records.ts";
import { drain, person, type Service, service, startedGame } from "./harness.ts";

let s: Service;
let game: string;

beforeEach(async () => {
  s = await service();
  game = await startedGame(s, ["us", "insurgents"]);
});
afterEach(() => s.database.close());

const sceneOf = ({ payload }: OutboxRow) => (payload.kind === "post" ? payload.post.scene : null);
const rows = async () => (await drain(s)).filter((row) => sceneOf(row)?.base);
const count = (): unknown => s.database.sqlite.prepare("SELECT count(*) FROM bases").pluck().get();

describe("what pictures have in common", () => {
  it("is stored once, beside the posts and not in them", async () => {
    await startedGame(s, ["us", "insurgents"]);
    const boards = await rows();
    expect(boards).toHaveLength(2);
    expect(count()).toBe(1);
    for (const { id } of boards) {
      const text = s.database.sqlite.prepare("SELECT payload FROM outbox WHERE id = ?").pluck().get(id);
      expect(text).not.toContain('"polygons"');
    }
  });

  it("comes back with every post, also with one that a crash left on its way", async () => {
    const { deliveries } = s.campaigns;
    const drawn = await s.campaigns.board(game, person(0).id, null);
    const [board] = await rows();
    const scene = board && sceneOf(board);
    expect(scene?.base).toEqual(drawn.base);
    expect(scene && layout(scene).ops.length).toBeGreaterThan(100);
    if (board) await deliveries.sending(board);
    const [inFlight] = await deliveries.inFlight();
    expect(inFlight && sceneOf(inFlight)).toEqual(scene);
  });

  it("stays with a post that an earlier release stored whole", async () => {
    const [board] = await rows();
    const scene = board && sceneOf(board);
    if (!board || !scene) throw new Error("no picture was posted");
    const { base, ...rest } = scene;
    const whole = JSON.stringify(rest).replace('"base":"scene"', `"base":${JSON.stringify(base)}`);
    const payload = JSON.stringify({ ...board.payload, post: { scene: JSON.parse(whole) } });
    const old = s.database.sqlite.prepare(
      "UPDATE outbox SET payload = ?, base = NULL, status = 'waiting' WHERE id = ?",
    );
    old.run(payload, board.id);
    const [again] = await s.campaigns.deliveries.heads();
    const read = again && sceneOf(again);
    expect(read && layout(read)).toEqual(layout(scene));
  });
});

/** How often what people do waits for the server, counted on the wire. */
import { connect, createServer, type Server, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { Dice } from "#engine";
import { campaignsOn, nextMove, startCampaign } from "../../scripts/bench/campaign.ts";
import type { Campaigns } from "../../src/campaign/campaigns.ts";
import { Rulebooks } from "../../src/campaign/packs/rulebooks.ts";
import { games } from "../../src/games/registry.ts";
import { openStorage } from "../../src/store/open.ts";
import type { Storage } from "../../src/store/storage.ts";
import { onServer } from "./server.ts";

const server = inject("postgres");
const PERSON = { id: "1", name: "Ada" };

/** Between the bot and the server: what goes to the server while nothing is waited for begins a flight. */
class Wire {
  flights = 0;
  readonly #waiting = new Set<Socket>();
  readonly #sockets = new Set<Socket>();
  readonly #proxy: Server;

  constructor(path: string) {
    this.#proxy = createServer((client) => {
      const upstream = connect(path);
      for (const socket of [client, upstream]) {
        this.#sockets.add(socket);
        socket.on("error", () => undefined);
        socket.on("close", () => {
          client.destroy();
          upstream.destroy();
          this.#waiting.delete(client);
        });
      }
      client.on("data", (bytes) => {
        if (this.#waiting.size === 0) this.flights++;
        this.#waiting.add(client);
        upstream.write(bytes);
      });
      upstream.on("data", (bytes) => {
        this.#waiting.delete(client);
        client.write(bytes);
      });
    });
  }

  /** On which port it listens. */
  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.#proxy.listen(0, "127.0.0.1", resolve));
    const address = this.#proxy.address();
    return typeof address === "object" && address ? address.port : 0;
  }

  async during(work: () => Promise<unknown>): Promise<number> {
    const before = this.flights;
    await work();
    return this.flights - before;
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#proxy.close();
  }
}

describe("what people do waits for the server", () => {
  const wire = new Wire(`${new URL(server).searchParams.get("host")}/.s.PGSQL.5432`);
  let storage: Storage;
  let campaigns: Campaigns;

  /** A service that has no campaign in memory. */
  const fresh = async (): Promise<Campaigns> =>
    campaignsOn(storage.repository, await Rulebooks.open(storage.repository, games, null));

  beforeAll(async () => {
    const name = `flights_${process.pid}`;
    await onServer(server, `CREATE DATABASE ${name}`);
    storage = await openStorage(`postgres://umpire@127.0.0.1:${await wire.listen()}/${name}`);
    campaigns = await fresh();
  });
  afterAll(async () => {
    await storage.close();
    wire.close();
  });

  it.each(games.map(({ id }) => id))(
    "once for an act and a page of %s, twice for one that nobody has looked at since the start",
    async (game) => {
      const id = await startCampaign(campaigns, game, [PERSON]);
      const dice = new Dice({ key: "5".repeat(64), next: 0 });
      const acts: number[] = [];
      for (let n = 0; n < 4; n++) {
        const move = await nextMove(campaigns, id, dice);
        const given = { game: id, ...move, interaction: `${game} ${n}` };
        acts.push(await wire.during(() => campaigns.acting.submit(given)));
      }
      expect(acts.slice(1)).toEqual([1, 1, 1]); // the first of a process looks when it was there last
      const { seat } = await nextMove(campaigns, id, dice);
      const look = (of: Campaigns) => wire.during(() => of.showing.seatView(id, PERSON.id, seat));
      expect(await look(campaigns)).toBeLessThanOrEqual(1);
      const other = await fresh();
      expect(await look(other)).toBe(2);
      expect(await look(other)).toBeLessThanOrEqual(1);
    },
  );
});

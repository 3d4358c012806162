import { describe, expect, it } from "vitest";
import { publicView, viewOf } from "../../../src/engine/index.ts";
import { closeUps } from "../../../src/games/battle-for-baghdad/map/close-up.ts";
import { queries } from "../../../src/games/battle-for-baghdad/queries.ts";
import { inspect } from "../../../src/render/inspect.ts";
import { layout } from "../../../src/render/layout/layout.ts";
import { baghdad, book, type Game } from "./builder.ts";
import { CROWDED } from "./crowded.ts";

const screen = (game: Game, faction: string): string =>
  queries.find(({ name }) => name === "screen")?.answer(viewOf(book, game.env, "shiite"), { faction }) ?? "";
const zone = (game: Game, id: string) => closeUps.show(publicView(book, game.env), id);

describe("/baghdad screen", () => {
  it("says what every faction can do and what wins, without ids", () => {
    const game = baghdad({ seats: 6 });
    for (const seat of game.seats) {
      const text = screen(game, seat);
      expect(text).not.toMatch(/[a-z]-(city|ab|zone|mosque|street|baghdad)\b|undefined|\[object/);
      expect(text.length).toBeLessThan(2000);
    }
  });

  it("R-82 tells the special victory of the US in words", () => {
    expect(screen(baghdad({ seats: 6 }), "us")).toContain(
      "it must Control Green Zone and Baghdad Airport (BIAP), it must have Infrastructure in 5 Zones or more",
    );
  });

  it("marks Commands that are Neutralized", () => {
    const game = baghdad().change(({ table }) => {
      const side = table.sides.shiite;
      side?.neutralized.push(...side.active.splice(0, 1));
    });
    expect(screen(game, "shiite")).toContain("Office of the Martyr Sadr 5U (Neutralized)");
  });
});

describe("/map zone:", () => {
  it("can be read for every Zone of a full city", () => {
    const game = CROWDED();
    for (const { value } of closeUps.zones(publicView(book, game.env))) {
      const scene = zone(game, value);
      expect(inspect(layout(scene))).toEqual([]);
      expect(scene.alt.length).toBeLessThanOrEqual(1024);
    }
  });

  it("names units, neighbours by land and by bridge, and who can recruit there", () => {
    const { text } = zone(CROWDED(), "green-zone");
    expect(text).toContain("US: 3 Security and 4 Infrastructure.");
    expect(text).toContain("By land: Mansour, Haifa Street and Bayaa.");
    expect(text).toContain("Over a bridge: Rusafa and Karrada.");
    expect(text).toContain("Nobody Controls it.\nThere will be Combat");
    expect(text).toContain("Security can be recruited here by: US.");
  });

  it("R-34 lists a seat that Controls a Zone with Infrastructure", () => {
    const game = baghdad().units({ jadriya: { government: [1, 1] } });
    expect(zone(game, "jadriya").text).toContain("Security can be recruited here by: Government.");
    expect(zone(game.units({ jadriya: { government: [1, 0] } }), "jadriya").text).toContain(
      "Security can be recruited here by: nobody.\nInfrastructure can be recruited here by: Government.",
    );
  });
});

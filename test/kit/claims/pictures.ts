import { type GameTypes, type PictureFrame, publicView, viewOf } from "../../../src/engine/index.ts";
import { inspect, misshapen } from "../../../src/render/inspect.ts";
import { layout } from "../../../src/render/layout/layout.ts";
import type { Scene } from "../../../src/scene/index.ts";
import type { Claim } from "../journey.ts";
import { violate } from "../violation.ts";

/** Names as people type them. */
const NAMES = ["Ashworth", "Marguerite de la Rochefoucauld-XI", "Zoë ✓ 12", "The Quartermaster of the Second Army"];

/** Pictures are laid out, not painted: that is where labels and pieces find their places. */
export const drawsWell = <G extends GameTypes>(): Claim<G> => ({
  title: "draws boards, their parts and hands that can be read, in the shape of the place where they are seen",
  every: 40,
  at({ book, env, dice }) {
    const { definition } = book;
    const names = Object.fromEntries(env.seats.map((seat, i) => [seat, NAMES[i % NAMES.length] ?? ""]));
    const frame: PictureFrame = { caption: "As it stands", names };
    const seat = dice.of(env.seats);
    look("the board", definition.board(publicView(book, env), frame));
    look(`the hand of ${seat}`, definition.hand(viewOf(book, env, seat)));
    const { closeUps } = definition;
    const view = publicView(book, env);
    const zones = closeUps?.zones(view) ?? [];
    if (!closeUps || zones.length === 0) return;
    const { value } = dice.of(zones);
    look(`the close-up of ${value}`, closeUps.show(view, value));
  },
});

function look(what: string, { beside = [], ...main }: Scene): void {
  for (const scene of [main, ...beside]) {
    const laidOut = layout(scene);
    const [fault] = [...inspect(laidOut), ...misshapen(laidOut, scene.frame === "board")];
    if (fault) violate("picture", `${what}: ${fault.kind} “${fault.text}” (${fault.detail})`);
  }
}

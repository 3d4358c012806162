import { type GameTypes, type PictureFrame, publicView, viewOf } from "../../../src/engine/index.ts";
import { inspect, misshapen } from "../../../src/render/inspect.ts";
import { layout } from "../../../src/render/layout/layout.ts";
import type { Scene } from "../../../src/scene/index.ts";
import type { Claim } from "../play.ts";
import { violate } from "../violation.ts";
import { draftAt } from "./plans.ts";

/** Names as people type them. */
const NAMES = ["Ashworth", "Marguerite de la Rochefoucauld-XI", "Zoë ✓ 12", "The Quartermaster of the Second Army"];

/** One position in so many is drawn, where a game does not say otherwise. */
const EVERY = 20;

/** Pictures are laid out, not painted: that is where labels and pieces find their places. What everyone sees, what each seat holds, every card of one seat's alone, a plan of each, and a part of the board. */
export function drawsWell<G extends GameTypes>(): Claim<G> {
  let inspected = 0;
  let least = 1;
  const look = (what: string, { beside = [], ...main }: Scene): void => {
    for (const scene of [main, ...beside]) {
      const laidOut = layout(scene);
      const [fault] = [...inspect(laidOut), ...misshapen(laidOut, scene.frame === "board")];
      if (fault) violate("picture", `${what}: ${fault.kind} “${fault.text}” (${fault.detail})`);
      inspected++;
    }
  };
  return {
    title:
      "draws boards, their parts, plans, hands and the cards in them that can be read, in the shape of the place where they are seen",
    at(position) {
      const { subject, book, env, acts, dice } = position;
      const { pictures } = subject;
      least = pictures?.least ?? least;
      if (acts.length > 0 && dice.below(pictures?.every ?? EVERY) > 0) return;
      const { definition } = book;
      const names = Object.fromEntries(env.seats.map((seat, i) => [seat, NAMES[i % NAMES.length] ?? ""]));
      const frame: PictureFrame = { caption: "As it stands", names };
      const seen = publicView(book, env);
      look("the board", definition.board(seen, frame));
      for (const seat of env.seats) {
        look(`the hand of ${seat}`, definition.hand(viewOf(book, env, seat)));
        const plan = draftAt(position, seat, dice);
        if (plan) look(`the plan of ${seat}`, plan);
      }
      const { reading, closeUps } = definition;
      const holder = viewOf(book, env, env.seats[acts.length % env.seats.length] ?? "");
      if (reading)
        for (const { value, label } of reading.cards(holder))
          look(`the card ${label} of ${holder.seat}`, reading.show(holder, value));
      const parts = closeUps?.zones(seen) ?? [];
      if (!closeUps || parts.length === 0) return;
      const part = dice.of(parts);
      look(`the close-up of ${part.label}`, closeUps.show(seen, part.value));
    },
    atLast() {
      if (inspected < least) violate("picture", `${inspected} were inspected, ${least} ought to be`);
    },
  };
}

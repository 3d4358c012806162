import { createHash } from "node:crypto";
import {
  type Envelope,
  type GameTypes,
  type Motif,
  type PictureFrame,
  type PublicView,
  publicView,
  type Rulebook,
  sceneOf,
  sketch,
  submit,
  type View,
  viewOf,
} from "#engine";
import type { Scene } from "#scene";
import { inspect, misshapen } from "../../../src/render/inspect.ts";
import { layout } from "../../../src/render/layout/layout.ts";
import { amount } from "../../amounts.ts";
import type { Claim, Position } from "../play.ts";
import { sameValue, violate } from "../violation.ts";
import { speaks } from "./alts.ts";
import { planAt } from "./plans.ts";

/** Names as people type them. */
const NAMES = ["Ashworth", "Marguerite de la Rochefoucauld-XI", "Zoë ✓ 12", "The Quartermaster of the Second Army"];

/**
 * One position in this many is drawn, where a game does not say otherwise; and after one act in this many what it has
 * posted to stay.
 */
const EVERY = amount(40, 20);
const POSTED = 3;

/** What the last act has posted to stay, with names in it: no position is drawn so. */
function reported<G extends GameTypes>(
  { subject, acts, last }: Position<G>,
  before: Envelope<G> | null,
): readonly Scene[] {
  const act = acts.at(-1);
  if (
    !subject.reports ||
    !before ||
    !act ||
    acts.length % POSTED > 0 ||
    !last.happenings.some(({ kind }) => kind === "picture")
  )
    return [];
  const names = Object.fromEntries(before.seats.map((seat, i) => [seat, NAMES[i % NAMES.length] ?? ""]));
  const { happenings } = submit(subject.book, before, act, names);
  return happenings.flatMap((one) =>
    one.kind === "picture" && one.stays && one.sketch ? [sceneOf(subject.book, one.sketch)] : [],
  );
}

/** `again`: the same from its sketch, as it is posted. */
type Look = (what: string, scene: Scene, again?: () => Scene) => void;

/** One picture in this many is made again from its sketch. */
const AGAIN = 3;

/** The picture as a drawing thread makes it. */
const fromSketch =
  <G extends GameTypes>(book: Rulebook<G>, motif: Motif, view: View<G> | PublicView<G>) =>
  (): Scene =>
    sceneOf(book, sketch(book, motif, view));

/** Every card of just one seat, and a part of the board. */
function details<G extends GameTypes>({ book, env, acts, dice }: Position<G>, look: Look): void {
  const { reading, closeUps } = book.definition;
  const seen = publicView(book, env);
  const holder = viewOf(book, env, env.seats[acts.length % env.seats.length] ?? "");
  if (reading)
    for (const { value, label } of reading.cards(holder))
      look(
        `the card ${label} of ${holder.seat}`,
        reading.show(holder, value),
        fromSketch(book, { kind: "card", card: value }, holder),
      );
  const { legend } = book.definition;
  if (legend && acts.length === 0) look("the legend", legend(seen), fromSketch(book, { kind: "legend" }, seen));
  const parts = closeUps?.zones(seen) ?? [];
  if (!closeUps || parts.length === 0) return;
  const part = dice.of(parts);
  const motif = { kind: "close-up", zone: part.value } as const;
  look(`the close-up of ${part.label}`, closeUps.show(seen, part.value), fromSketch(book, motif, seen));
}

/** Pictures in which nothing is wrong: hands and cards are often drawn as they were before, in other games too. */
const sound = new Set<string>();

/** Bases of maps, which make many pictures alike: each is as long as all else in them. */
const bases = new WeakMap<object, string>();
let known = 0;

function digestOf({ base, ...own }: Scene): string {
  const name = base ? (bases.get(base) ?? `base ${known++}`) : "";
  if (base) bases.set(base, name);
  return createHash("sha256").update(name).update(JSON.stringify(own)).digest("base64");
}

/** Pictures are laid out, not painted: that is where labels and pieces find their places. What everyone sees, what each seat holds, every card of one seat's alone, a plan of each, and a part of the board; and reports as they were posted on the way. */
export function drawsWell<G extends GameTypes>(): Claim<G> {
  let inspected = 0;
  let least = 1;
  let before: Envelope<G> | null = null;
  let made = 0;
  const look: Look = (what, whole, again) => {
    if (again && made++ % AGAIN === 0) sameValue("picture", `${what}, where it is made from a sketch,`, whole, again());
    const { beside = [], ...main } = whole;
    for (const scene of [main, ...beside]) {
      inspected++;
      const drawn = digestOf(scene);
      if (sound.has(drawn)) continue;
      speaks(what, scene);
      const laidOut = layout(scene);
      const [fault] = [...inspect(laidOut), ...misshapen(laidOut, scene.frame === "board")];
      if (fault) violate("picture", `${what}: ${fault.kind} “${fault.text}” (${fault.detail})`);
      sound.add(drawn);
    }
  };
  return {
    title:
      "draws boards, their parts, plans, hands and the cards in them that can be read, in the shape of the place where they are seen",
    at(position) {
      const { subject, env, acts, dice } = position;
      const { book, pictures } = subject;
      least = pictures?.least ?? least;
      for (const scene of reported(position, before)) look("a picture", scene);
      before = env;
      if (acts.length > 0 && dice.below(pictures?.every ?? EVERY) > 0) return;
      const { definition } = book;
      const names = Object.fromEntries(env.seats.map((seat, i) => [seat, NAMES[i % NAMES.length] ?? ""]));
      const frame: PictureFrame = { caption: "As it stands", names };
      const seen = publicView(book, env);
      look("the board", definition.board(seen, frame), fromSketch(book, { kind: "board", ...frame }, seen));
      for (const seat of env.seats) {
        const view = viewOf(book, env, seat);
        look(`the hand of ${seat}`, definition.hand(view), fromSketch(book, { kind: "hand" }, view));
        const plan = planAt(position, seat, dice);
        const motif = { kind: "plan", rows: plan, caption: "As planned", names: {} } as const;
        if (!definition.draft || plan.length === 0) continue;
        look(`the plan of ${seat}`, definition.draft(view, plan, motif), fromSketch(book, motif, view));
      }
      details(position, look);
    },
    atLast() {
      if (inspected < least) violate("picture", `${inspected} were inspected, ${least} ought to be`);
    },
  };
}

import { Builder, type Traits } from "./action.ts";
import { defining } from "./define.ts";
import type { GameTypes } from "./game-types.ts";
import { orderOf } from "./order.ts";
import { procedure, type TraitsOf } from "./procedure.ts";
import { questions } from "./question.ts";
import { toldBy, toldIn } from "./told.ts";

/** Binds all declarations to a game's types. */
export function game<G extends GameTypes>() {
  return {
    action: (name: string, title: string, traits: Traits<G> = {}) =>
      new Builder<unknown, G>({ name, title, ...traits }),
    /** A row of several params, or a form of options or of a query. */
    form: () => new Builder<unknown, G>(null),
    procedure: <D>(name: string, ...traits: TraitsOf<D>) => procedure<G, D>(name, ...traits),
    question: questions<G>(),
    order: orderOf<G>(),
    told: toldIn<G>(),
    toldBy: <N>(namesOf: Parameters<typeof toldBy<G, N>>[0]) => toldBy<G, N>(namesOf),
    define: defining<G>(),
  };
}

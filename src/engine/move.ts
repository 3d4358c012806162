import type { Move } from "./decision.ts";
import type { Params } from "./inputs.ts";

/** An action by its name, with the type of what it is done with. */
interface Doable<P> {
  readonly name: string;
  readonly _p?: P;
}

/** What an action is done with: nothing where it has no params. */
type With<P> = unknown extends P ? readonly [] : readonly [params: P];

/** An action with its params; a wrong name or value does not compile. */
export const move = <P>({ name }: Doable<P>, ...[params]: With<NoInfer<P>>): Move => ({
  action: name,
  params: (params ?? {}) as Params, // what its form accepts is plain
});

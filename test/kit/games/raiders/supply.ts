import { integer, mustGet, type Params, type Seat, type State } from "#engine";
import { action, KINDS, type Kind, POOL, type Raiders } from "./table.ts";

/** How many are chosen in all. */
const CHOSEN = 3;

type Chosen = { readonly [kind in Kind]?: number };

/** How many of this kind can still be chosen: at least what the kinds after it cannot make up. */
function bounds(chosen: Chosen, kind: Kind): readonly [number, number] {
  const left = CHOSEN - Object.values(chosen).reduce((sum, n) => sum + n, 0);
  const after = (KINDS.length - 1 - KINDS.indexOf(kind)) * POOL;
  return [Math.max(0, left - after), Math.min(POOL, left)];
}

const PRESETS: readonly { readonly label: string; readonly params: Params }[] = [
  { label: "One of each", params: { scouts: 1, raids: 1, feints: 1 } },
  { label: "Two raids, a scout", params: { scouts: 1, raids: 2, feints: 0 } },
];

export const supply = action("supply", "Choose supplies", { total: () => CHOSEN, presets: () => PRESETS })
  .param(
    "scouts",
    "Scouts",
    integer(() => bounds({}, "scouts")),
  )
  .param(
    "raids",
    "Raids",
    integer(({ params }) => bounds({ scouts: params.scouts }, "raids")),
  )
  .param(
    "feints",
    "Feints",
    integer(({ params }) => bounds({ scouts: params.scouts, raids: params.raids }, "feints")),
  )
  .apply(({ state, seat, params }) => hold(state, seat, params));

function hold({ table, hands }: Readonly<State<Raiders>>, seat: Seat, chosen: Raiders["Hand"]): void {
  Object.assign(mustGet(hands, seat), chosen);
  table.held[seat] = CHOSEN;
}

/** Every way to hold this many. */
export const splits = (held: number): Raiders["Hand"][] =>
  [0, 1, 2].flatMap((scouts) =>
    [0, 1, 2].flatMap((raids) => {
      const feints = held - scouts - raids;
      return feints >= 0 && feints <= POOL ? [{ scouts, raids, feints }] : [];
    }),
  );

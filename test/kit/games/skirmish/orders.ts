import { choice, draw, integer, ranking, route, rows, subset, text } from "#engine";
import { combat } from "./combat.ts";
import { action, enemyIn, form, loseStep, ownUnitsAt, ownZones, unitsAt } from "./table.ts";

export const move = action("move", "Move", { help: "Moves units along a path." })
  .param(
    "from",
    "From where?",
    choice(({ table, seat }) => ownZones(table, seat)),
  )
  .param(
    "units",
    "Which units?",
    subset(({ table, seat, params }) => ownUnitsAt(table, seat, params.from), { min: 1, max: 2 }),
  )
  .param(
    "path",
    "By which way?",
    route(({ content, table, seat, params }, path) => {
      const at = path.at(-1) ?? params.from;
      if (path.length === 3 || (path.length > 0 && enemyIn(table, seat, at))) return [];
      return (content.zones[at] ?? [])
        .filter((zone) => zone !== params.from && !path.includes(zone))
        .map((zone) =>
          zone === "swamp" ? { value: zone, refused: { code: "swamp", text: "nobody crosses the swamp" } } : zone,
        );
    }),
  )
  .optional(
    "bonus",
    "How much more force?",
    ({ table, seat, params }) => enemyIn(table, seat, params.path.at(-1) ?? "") !== undefined,
    integer(({ params }) => [0, params.units.length]),
  )
  .apply(({ state, seat, params, emit, call }) => {
    const zone = params.path.at(-1) ?? params.from;
    const defender = enemyIn(state.table, seat, zone);
    for (const id of params.units) Object.assign(state.table.units[id] ?? {}, { at: zone });
    emit({ kind: "moved", units: params.units, path: params.path });
    if (defender) call(combat, { zone, attacker: seat, defender, bonus: params.bonus ?? 0 });
  });

interface Shot {
  readonly firer: string;
  readonly targets: readonly string[];
  readonly power: number;
}

export const barrage = action("barrage", "Barrage", {
  when: ({ table }) => (table.round > 1 ? null : { code: "early", text: "not in the first round" }),
})
  .param(
    "shots",
    "Who fires?",
    rows(({ table, seat }, earlier: readonly Shot[]) =>
      earlier.length === 2
        ? null
        : form()
            .param(
              "firer",
              "Which unit fires?",
              choice(() =>
                ownZones(table, seat)
                  .flatMap((zone) => ownUnitsAt(table, seat, zone))
                  .map((id) =>
                    earlier.some((shot) => shot.firer === id)
                      ? { value: id, refused: { code: "fired", text: "it fires already" } }
                      : id,
                  ),
              ),
            )
            .param(
              "targets",
              "At whom?",
              subset(({ params }) => {
                const at = table.units[params.firer]?.at ?? "";
                return unitsAt(table, at).filter((id) => table.units[id]?.seat !== seat);
              }),
            )
            .param(
              "power",
              "With how many dice?",
              integer(() => [1, 2]),
            ),
    ),
  )
  .param("order", "What is the order?", text(20))
  .apply(({ state, params, dice, emit }) => {
    if (params.order !== "") state.table.notes = [params.order];
    for (const { targets, power } of params.shots) {
      for (const id of targets.filter((target) => state.table.units[target])) {
        const rolls = Array.from({ length: power }, () => dice.die());
        if (!rolls.includes(6)) continue;
        loseStep(state, id);
        emit({ kind: "hit", unit: id, rolls });
      }
    }
  });

export const plan = action("plan", "Plan", { help: "Says where to go first, and where then." })
  .param(
    "zones",
    "Which Zones, in which order?",
    ranking(({ content }) => Object.keys(content.zones).sort(), { min: 1, max: 3 }),
  )
  .apply(({ state, params }) => {
    state.table.notes = [...params.zones];
  });

export const rest = action("rest", "Rest", { common: true }).apply(({ state, seat, dice, emit }) => {
  const card = draw(state.box.deck, dice);
  if (card !== undefined) {
    state.hands[seat]?.cards.push(card);
    state.table.cards[seat] = (state.table.cards[seat] ?? 0) + 1;
    state.table.deck--;
  }
  emit({ kind: "rested", seat }, card === undefined ? {} : { [seat]: { kind: "drew", card } });
});

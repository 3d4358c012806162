import { z } from "zod";
import { choice, type Seat, take } from "#engine";
import { action, loseStep, ownUnitsAt, ownZones, procedure } from "./table.ts";

export interface Battle {
  zone: string;
  attacker: Seat;
  defender: Seat;
  bonus: number;
}

export const play = action("play", "Play a card")
  .param(
    "card",
    "Which card?",
    choice(({ hand }) =>
      [...new Set(hand.cards)].map((card) =>
        card === "dud" ? { value: card, refused: { code: "dud", text: "it does nothing" } } : card,
      ),
    ),
  )
  .apply(({ state, seat, params, emit, call }) => {
    take(state.hands[seat]?.cards ?? [], params.card);
    state.table.cards[seat] = (state.table.cards[seat] ?? 0) - 1;
    state.table.discard.push(params.card);
    emit({ kind: "played", seat, card: params.card });
    if (params.card === "ambush") call(ambush, { victim: state.table.seats.find((s) => s !== seat) ?? seat });
  });

export const pass = action("pass", "Pass").apply(() => undefined);

export const lose = action("lose", "Lose a step")
  .param(
    "unit",
    "Which unit?",
    choice(({ table, seat }) => ownZones(table, seat).flatMap((zone) => ownUnitsAt(table, seat, zone))),
  )
  .apply(({ state, params, emit }) => {
    loseStep(state, params.unit);
    emit({ kind: "hit", unit: params.unit, rolls: [] });
  });

export const ambush = procedure<{ victim: Seat }>("ambush", { notes: z.strictObject({ victim: z.string() }) })({
  victim: (s) => {
    if (ownZones(s.state.table, s.data.victim).length > 0)
      s.ask({ kind: "turn", seats: [s.data.victim], actions: ["lose"] });
    return "over";
  },
  over: () => "done",
});

export const combat = procedure<Battle>("combat", {
  notes: z.strictObject({ zone: z.string(), attacker: z.string(), defender: z.string(), bonus: z.int() }),
})({
  window: (s) => {
    const { attacker, defender } = s.data;
    const others = s.state.table.seats.filter((seat) => seat !== attacker && seat !== defender);
    const seats = [defender, attacker, ...others].filter((seat) => (s.state.table.cards[seat] ?? 0) > 0);
    s.ask({ kind: "reaction", seats, actions: ["play", "pass"], pass: "pass", window: "combat" });
    return "played";
  },
  played: (s) => {
    const [play] = s.outcome;
    if (!play) return "fire";
    s.data.bonus += play.seat === s.data.attacker ? 1 : -1;
    return "window";
  },
  fire: (s) => {
    const roll = s.dice.die() + s.data.bonus;
    const loser = roll >= 4 ? s.data.defender : s.data.attacker;
    const [unit] = ownUnitsAt(s.state.table, loser, s.data.zone);
    if (unit) {
      loseStep(s.state, unit);
      s.emit({ kind: "hit", unit, rolls: [roll] });
    }
    s.picture("The field after the fight");
    return "done";
  },
});

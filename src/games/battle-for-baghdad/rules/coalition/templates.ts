import { mustGet, type Preset, type Refusal, type Seat, type View } from "../../../../engine/index.ts";
import { the, verb } from "../../content/factions.ts";
import type { Baghdad } from "../../state.ts";
import type { Draft } from "./clause-form.ts";
import { ownCards } from "./held.ts";

/** Offers as they are made most often: what the buttons of the sheet fill in once the partners are chosen. */
export function templates(view: View<Baghdad>, partners: readonly Seat[]): readonly Preset[] {
  const { table, seat } = view;
  const [partner] = partners;
  if (partner === undefined) return [];
  const all = table.seats.filter((other) => other === seat || partners.includes(other));
  const truce: Draft = partners.length === 1 ? { kind: "truce" } : { kind: "truce", seats: all };
  const only = partners.length === 1 ? null : no("several", "This one is between two: choose one partner.");
  return [
    preset("Truce", [truce]),
    preset("Truce, no attack", [truce, spare(seat, partner), spare(partner, seat)], only),
    preset("PP for Truce", [truce, pay(seat, partner, 1)], only ?? broke(view, seat)),
    cardForPP(view, partner, only),
  ];
}

/** The first card that is free, for the price of a card this turn, as far as the partner has it. */
function cardForPP(view: View<Baghdad>, partner: Seat, only: Refusal | null): Preset {
  const { table, seat } = view;
  const card = ownCards(view).find(({ refused }) => !refused)?.value;
  const refused = only ?? broke(view, partner);
  const price = Math.min(table.price, mustGet(table.sides, partner).pp);
  if (card === undefined) return preset("Card for PP", [], refused ?? no("no-cards", "You hold no card that is free."));
  return preset("Card for PP", [{ kind: "give", card, to: partner }, pay(partner, seat, price)], refused);
}

const pay = (from: Seat, to: Seat, amount: number): Draft => ({ kind: "pay", from, to, amount });
const spare = (seat: Seat, other: Seat): Draft => ({ kind: "spare", seat, other });

const preset = (label: string, clauses: readonly Draft[], refused: Refusal | null = null): Preset => ({
  label,
  params: { clauses: clauses.map((clause) => ({ ...clause })) },
  ...(refused ? { refused } : {}),
});

function broke({ table, seat }: View<Baghdad>, payer: Seat): Refusal | null {
  if (mustGet(table.sides, payer).pp > 0) return null;
  return no("no-pp", payer === seat ? "You have no PP." : `${the(payer)} ${verb(payer, "have", "has")} no PP.`);
}

const no = (code: string, text: string): Refusal => ({ code, text, rule: "R-30" });

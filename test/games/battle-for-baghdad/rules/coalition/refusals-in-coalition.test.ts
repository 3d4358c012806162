import type { Params } from "#engine";
import type { Game } from "../../builder.ts";
import { bazaar, firstOffer, HANDS, refuses } from "../mistakes.ts";

const SIX = ["car-bomb", "network", "curfew", "jammers", "lookouts", "infowar"];
/** A card that an offer names cannot be used otherwise, whatever for. */
const HELD = "That card is named in an open offer and held for it, until it is done or withdrawn. (R-30)";

const dealing = (hands: Parameters<typeof bazaar>[0] = HANDS) =>
  bazaar()
    .until(({ table }) => table.phase === "coalition")
    .give(hands)
    .change(({ table }) => {
      for (const side of Object.values(table.sides)) side.pp = 6;
    });

const truce = { kind: "truce" };
const pay = (amount: number, from = "shiite", to = "sunni") => ({ kind: "pay", from, to, amount });
const ask = (cards: number) => ({ kind: "ask", from: "sunni", to: "shiite", cards });
const give = (card: string) => ({ kind: "give", card, to: "sunni" });
const offer = (...clauses: readonly Params[]): Params => ({ parties: ["sunni"], clauses });
const offering = (game: Game, ...clauses: readonly Params[]) => game.act("shiite", "propose", offer(...clauses));
/** Three seats are asked for a Truce, and one of them has accepted. */
const accepted = () => {
  const game = dealing().act("shiite", "propose", {
    parties: ["sunni", "government"],
    clauses: [{ ...truce, seats: ["shiite", "sunni"] }],
  });
  return game.act("sunni", "accept", { offer: firstOffer(game) });
};

refuses(
  {
    coalition: [
      [
        "dealing in another phase",
        bazaar,
        "shiite",
        "propose",
        offer(truce),
        "**Making an offer** belongs to the Coalition Phase, in which alone seats deal; now it is the Arms Bazaar Phase. (R-30)",
      ],
      [
        "ready twice",
        () => dealing().act("shiite", "ready"),
        "shiite",
        "ready",
        {},
        "You are ready already. Possible: “Not ready”, and answers to offers. (R-30)",
      ],
      [
        "not ready when one is not",
        dealing,
        "shiite",
        "unready",
        {},
        "You are not ready: the others wait for you already. (R-30)",
      ],
      [
        "ready unless offered, with an offer open",
        () => offering(dealing(), truce),
        "sunni",
        "readyUnless",
        {},
        "An open offer names you: answer it first, or be ready all the same. (R-30)",
      ],
      [
        "an offer of a seat that is ready",
        () => dealing().act("shiite", "ready"),
        "shiite",
        "propose",
        offer(truce),
        "You are ready, so you make no offers: choose “Not ready” first. (R-30)",
      ],
      [
        "a fourth offer",
        () => offering(offering(offering(dealing(), truce), truce), truce),
        "shiite",
        "propose",
        offer(truce),
        "3 of your offers are open, the most at once: withdraw one first. (R-30)",
      ],
      [
        "an offer to nobody",
        dealing,
        "shiite",
        "propose",
        { parties: [], clauses: [truce] },
        "An offer names at least one other seat that it is made to. (R-30)",
      ],
      [
        "an offer to oneself",
        dealing,
        "shiite",
        "propose",
        { parties: ["shiite"], clauses: [truce] },
        "**Shiites**: that is you. Possible: Sunnis or Government. (R-01)",
      ],
      [
        "an offer without clauses",
        dealing,
        "shiite",
        "propose",
        offer(),
        "An offer needs at least one clause: what are its terms? (R-30)",
      ],
      [
        "an unknown clause",
        dealing,
        "shiite",
        "propose",
        offer({ kind: "marry" }),
        "“marry” is not possible here. Possible: PP now: one of us pays another, Cards now: I give a card, Cards now: another gives cards of its choice, Truce: our units let each other's Moves pass this turn, Keep out: one of us does not enter some Zones, No attack: one of us does not attack another by choice, PP later: one of us pays another this turn, First Player: whom the next Initiative winner names or Bids: one of us bids no more than agreed.",
      ],
      [
        "paying more than one has",
        dealing,
        "shiite",
        "propose",
        offer(pay(7)),
        "**7 PP**: the Shiites have 6 PP left for this offer. Possible: 1 to 6. (R-39)",
      ],
      [
        "paying it twice",
        dealing,
        "shiite",
        "propose",
        offer(pay(6), pay(1)),
        "That leaves the Shiites no PP to pay with: all clauses of an offer are paid together. (R-39)",
      ],
      [
        "asking for more cards than there are",
        dealing,
        "shiite",
        "propose",
        offer(ask(2)),
        "**2 cards**: the Sunnis have 1 that are not held for an offer. Possible: 1. (R-30)",
      ],
      [
        "asking who has none",
        () => dealing({ ...HANDS, sunni: [] }),
        "shiite",
        "propose",
        offer(ask(1)),
        "That leaves the Sunnis no card that is not held for an offer. (R-30)",
      ],
      [
        "giving a card one does not hold",
        dealing,
        "shiite",
        "propose",
        offer(give("infowar")),
        "**InfoWar** is not in your hand. Possible: Network. (R-30)",
      ],
      [
        "giving with an empty hand",
        () => dealing({ ...HANDS, shiite: [] }),
        "shiite",
        "propose",
        offer(give("infowar")),
        "You have no card that you could give. (R-30)",
      ],
      [
        "giving a card twice",
        () => offering(dealing(), give("network")),
        "shiite",
        "propose",
        offer(give("network")),
        "That card is named in an open offer and held for it, until it is done or withdrawn. (R-30)",
      ],
      [
        "keeping out of nowhere",
        dealing,
        "shiite",
        "propose",
        offer({ kind: "keepOut", seat: "sunni", zones: [] }),
        "A seat keeps out of at least one Zone: which? (R-30)",
      ],
      [
        "a Zone that there is not",
        dealing,
        "shiite",
        "propose",
        offer({ kind: "keepOut", seat: "sunni", zones: ["basra"] }),
        "“basra” is not possible here. Did you mean Bayaa? Possible: Baghdad Airport (BIAP), Ghazaliya, Shu'la, Hurriya, Kadhimiya, Amiriya, Mansour, Grand Mosque, Haifa Street, Green Zone, Bayaa, Doura and 11 more.",
      ],
      [
        "a sum that is too high for a limit",
        dealing,
        "shiite",
        "propose",
        offer({ kind: "maxBid", seat: "sunni", amount: 100 }),
        "**100** is not possible here: possible are 0 to 99.",
      ],
      [
        "a First Player agreed on twice",
        dealing,
        "shiite",
        "propose",
        offer(
          { kind: "chooseFirst", seat: "sunni", choice: "sunni" },
          { kind: "chooseFirst", seat: "sunni", choice: "shiite" },
        ),
        "It is settled already who acts first if the Sunnis win. (R-30)",
      ],
      [
        "accepting where nothing is offered",
        dealing,
        "sunni",
        "accept",
        { offer: "o1" },
        "No open offer asks for your answer. (R-30)",
      ],
      [
        "accepting twice",
        () => accepted(),
        "sunni",
        "accept",
        { offer: "" },
        "You have accepted what is offered to you; others have still to accept. (R-30)",
      ],
      [
        "accepting more cards than the hand holds",
        () => offering(dealing({ ...HANDS, sunni: SIX }), give("network")),
        "sunni",
        "accept",
        {},
        "You would hold 7 cards of 6 at most: discard first. (R-13)",
      ],
      [
        "naming no card that is asked for",
        () => offering(dealing(), ask(1)),
        "sunni",
        "accept",
        { cards: [] },
        "The offer asks you for 1 more card. (R-30)",
      ],
      [
        "declining where nothing is offered",
        dealing,
        "sunni",
        "reject",
        { offer: "o1" },
        "No open offer of another seat names you, so there is none to decline. (R-30)",
      ],
      [
        "withdrawing where one has offered nothing",
        dealing,
        "sunni",
        "withdraw",
        { offer: "o1" },
        "You have no open offer to withdraw. (R-30)",
      ],
      [
        "discarding a card that is offered",
        () => offering(dealing(), give("network")),
        "shiite",
        "discard",
        { card: "network" },
        "That card is named in an open offer and held for it, until it is done or withdrawn. (R-30)",
      ],
      [
        "discarding from an empty hand",
        () => dealing({ ...HANDS, shiite: [] }),
        "shiite",
        "discard",
        { card: "network" },
        "Your hand is empty: there is nothing to discard. (R-13)",
      ],
      [
        "discarding a card one does not hold",
        dealing,
        "shiite",
        "discard",
        { card: "infowar" },
        "**InfoWar** is not in your hand. Possible: Network. (R-13)",
      ],
    ],
  },
  HELD,
);

import type { Term } from "../../../engine/index.ts";

/** The words that a newcomer does not know. */
export const glossary: readonly Term[] = [
  {
    term: "(U 4)",
    text: "A card's letter and its Force Value. The letter says for whom the card counts, the number how much: U 4 adds 4 to the sum of the US.",
  },
  {
    term: "Letters",
    text: "U counts for the US alone, I for the Insurgents alone, N for the Sunni, H for the Shia, K for the Kurds. E counts for the three ethnic groups (Sunni, Shia, Kurds), M for everybody but the US, A for everybody (R-02).",
  },
  { term: "FV", text: "Force Value, from 1 to 5: what a card adds to the sum of a hand in which it counts." },
  {
    term: "Counts for me",
    text: "A card adds its Force Value to your sum only if its letter is one of yours: US U, A; Insurgents I, M, A; Sunni N, E, M, A; Shia H, E, M, A; Kurds K, E, M, A. Each side has 45 such cards in the full deck.",
  },
  {
    term: "Sum",
    text: "The Force Values of all cards in a hand that count for its seat. It decides the points of the turn.",
  },
  {
    term: "VP",
    text: "Victory points. The highest sum of a turn gets 5, the next 4, 3 and 2; the lowest always gets 0. Equal sums get the same (R-10).",
  },
  {
    term: "Situation",
    text: "The beginning of a turn: everybody is dealt ten new cards. Nothing is kept from the turn before (R-06).",
  },
  {
    term: "Commitment",
    text: "Everybody discards up to five cards face down, all at once, and draws as many new ones (R-07).",
  },
  {
    term: "Negotiations",
    text: "Any two seats may trade: any number of cards for any number. The phase ends when everybody is ready (R-08).",
  },
  {
    term: "Ground",
    text: "All hands are shown, with the discards of this turn, and the sums are added up (R-09). With three seats everybody chooses a side first.",
  },
  { term: "Score", text: "Victory points by the order of the sums; then all hands are discarded (R-10)." },
  {
    term: "Insurgency",
    text: "The contest between the US and the Insurgents: whoever has more victory points after the last turn wins it. Level points share it (R-11).",
  },
  {
    term: "Civil War",
    text: "The contest between Sunni, Shia and Kurds: the group with the most victory points after the last turn wins it. Level points share it (R-11).",
  },
  {
    term: "Side",
    text: "With three seats nobody plays the US or the Insurgents. Each turn you choose which of the two you side with: its cards (U or I) count besides your own, those of the other do not (R-04).",
  },
  {
    term: "Offer",
    text: "Cards of yours for cards of another seat. Only the two of you see it. Once it is accepted everybody learns that you traded and how many cards, but not which (ruling K).",
  },
  { term: "Gift", text: "An offer that asks for nothing in return. The other seat still has to accept it." },
  {
    term: "Of their choice",
    text: "You ask for a number of cards, and the other seat chooses which. You learn what they are when it accepts.",
  },
  {
    term: "Ready",
    text: "You make no more offers this turn. Those of others still reach you, and you can say “Not ready” until the last seat is ready (ruling L).",
  },
  {
    term: "Lapsed",
    text: "An offer that has come to nothing, because a card it gives went elsewhere or the phase is over. An offer does not lapse because the other seat lacks a card it asks for: that would give the hand away (ruling I).",
  },
  {
    term: "Draw pile",
    text: "The cards to be dealt. When it is empty and a card is due, the discards are shuffled to make a new one (ruling J).",
  },
  {
    term: "Discards",
    text: "Cards out of play until the draw pile is empty. Those of the Commitment lie face down until the Ground phase (ruling F).",
  },
];

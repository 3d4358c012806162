/**
 * What the first screen says of the games that it knows, by their ids; others have their name alone. The times are those
 * of one sitting, by the rulebooks and by what a person has to decide.
 * @type {{ readonly [id: string]: { readonly sentence: string, readonly players: string, readonly time: string } }}
 */
export const SHOWN = {
  "iraqi-conflict": {
    sentence: "A card game of deals: trade away what helps others for what helps you.",
    players: "2–5 players",
    time: "about 1 hour",
  },
  "battle-for-baghdad": {
    sentence: "Six factions raise forces, bargain and fight for the Zones of the city.",
    players: "3–6 players",
    time: "2–4 hours",
  },
  "next-war-in-lebanon": {
    sentence: "Israel against Hezbollah: hidden units, rockets, orders chosen in secret.",
    players: "2 players",
    time: "2–4 hours",
  },
  fitna: {
    sentence: "The wars for Syria, Iraq and their neighbours, in short and long scenarios.",
    players: "2–6 players",
    time: "2–6 hours",
  },
};

/** @param {string} id */
export const boardOf = (id) => (Object.hasOwn(SHOWN, id) ? `/page/board-${id}.png` : null);

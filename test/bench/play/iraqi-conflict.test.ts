import { playsWithin } from "./goal.ts";

playsWithin("iraqi-conflict", {
  stops: 2,
  posts: 6,
  notifications: 3,
  requests: 3.4, // with its end; 3.3 is what an input costs before
  taps: {
    usualTurn: 8,
    keepAll: 1,
    discardWhatDoesNotCount: 2,
    offerTwoCardsForTwo: 9,
    accept: 1,
    acceptForTwoCards: 1,
    decline: 1,
    ready: 1,
  },
});

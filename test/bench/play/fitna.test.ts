import { playsWithin } from "./goal.ts";

playsWithin("fitna", {
  stops: 2,
  posts: 4,
  notifications: 2,
  requests: 2.1,
  taps: {
    usualTurn: 40,
    fromPlanToEndWithSixAttacks: 40,
    suggestedFirstHand: 1,
    suggestedPlan: 1,
    moveOfAStack: 3,
    attack: 3,
  },
});

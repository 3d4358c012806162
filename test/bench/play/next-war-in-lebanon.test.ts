import { playsWithin } from "./goal.ts";

playsWithin("next-war-in-lebanon", {
  stops: 2,
  posts: 4,
  notifications: 2,
  requests: 2.4,
  taps: {
    usualTurn: 25,
    strategyAndDeployment: 2,
    deploymentOfThreeChanges: 60,
    suggestedChits: 1,
    chitsByHand: 6,
    moveOfATaskForce: 3,
    moveOfLooseUnits: 3,
    strike: 3,
    changeOfMode: 6,
    examineChits: 3,
    rockets: 3,
    endOfPhase: 1,
  },
});
